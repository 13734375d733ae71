import { AUTH_BANNER_CODES } from '@larder/contract/error';
import { TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../i18n/use-texts.ts';

type BannerKind = 'network' | 'domain' | 'other';

const KINDS: Record<(typeof AUTH_BANNER_CODES)[number], BannerKind> = {
  'network-request-failed': 'network',
  'unauthorized-domain': 'domain',
  'invalid-action': 'domain',
};

/** Shows a failed sign-in with an OpenID provider until it is dismissed. docs/specification.md §8, Auth banner. */
export function AuthErrorBanner({ code }: { code: string }) {
  useTexts(['auth']);
  const { t } = useTranslation();
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  const known = AUTH_BANNER_CODES.find((name) => name === code);
  const kind = known ? KINDS[known] : 'other';
  return (
    <div className="page-width pt-2">
      <div
        role="alert"
        className="flex items-start gap-3 rounded-card border border-tomato bg-tomato-wash py-3 pr-3 pl-5"
      >
        <TriangleAlert aria-hidden className="mt-2.5 size-5 shrink-0 text-tomato" />
        <div className="flex-1 py-2">
          <p className="font-semibold">{t(`authBanner.${kind}.title`)}</p>
          <p>{t(`authBanner.${kind}.text`)}</p>
        </div>
        <button
          type="button"
          aria-label={t('authBanner.dismiss')}
          onClick={() => setDismissed(true)}
          className="grid size-11 shrink-0 place-items-center rounded-chip hover:bg-card"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
    </div>
  );
}
