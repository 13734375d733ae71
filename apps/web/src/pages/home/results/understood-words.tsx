import type { AnalyzeResponse } from '@larder/contract/analyze';
import { Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../i18n/format.ts';
import { restrictionName } from '../../../i18n/restriction-name.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Search } from '../search/use-search.ts';
import { useSearchActions } from '../search/use-search-actions.ts';
import type { SearchForm } from '../search/use-search-form.ts';
import { KeepAllergens } from './keep-allergens.tsx';
import { type UnderstoodChip, understoodChips } from './understood-chips.ts';

type UnderstoodWordsProps = { form: SearchForm; search: Search; response: AnalyzeResponse };

/**
 * The interpretation of a search by text: chips for its restrictions and wishes, each with a button that removes it,
 * restrictions that were not understood, and wishes that the results can't meet.
 */
export function UnderstoodWords({ form, search, response }: UnderstoodWordsProps) {
  useTexts(['understood', 'cuisine']);
  const { t } = useTranslation();
  const { submit } = useSearchActions(form, search);
  const { text = '', ignored = [] } = search.request ?? {};
  const chips = understoodChips(response, t);
  const unread = response.notUnderstood.filter(({ kind }) => kind === 'restriction');
  return (
    <>
      {unread.map(({ text: words }) => (
        <Notice key={words} isAlert>
          {t('understood.notUnderstood', { text: words })}
        </Notice>
      ))}
      {chips.length > 0 && (
        <ul aria-label={t('understood.label')} className="flex flex-wrap gap-2">
          {chips.map((chip) => (
            <Chip key={chip.key} chip={chip} onRemove={() => submit(text, [...ignored, chip.key])} />
          ))}
        </ul>
      )}
      <Limits response={response} />
      <KeepAllergens allergens={response.understood.excludedAllergens} />
    </>
  );
}

function Chip({ chip: { label, isRestriction }, onRemove }: { chip: UnderstoodChip; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <li
      className={`inline-flex items-center rounded-chip pl-4 font-medium ${isRestriction ? 'bg-saffron-wash text-saffron-ink' : 'bg-leaf-wash text-leaf-deep'}`}
    >
      {label}
      <button
        type="button"
        aria-label={t('understood.remove', { name: label })}
        onClick={onRemove}
        className="grid size-11 place-items-center rounded-chip hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}

/** Conflicts and unmet wishes of the results, and the limits of the rules on ingredients. */
function Limits({ response: { understood, conflicts, unmet } }: { response: AnalyzeResponse }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const rules = (['halal', 'kosher'] as const).filter((rule) => understood[rule]);
  const reasons = (because: readonly string[]): string =>
    formatList(
      because.map((reason) => restrictionName(reason, t)),
      language,
      'unit',
    );
  return (
    <>
      {conflicts.map(({ id, name, because }) => (
        <Notice key={id}>{t('understood.conflict', { name, because: reasons(because) })}</Notice>
      ))}
      {[...rules, ...(understood.audience ? [understood.audience] : [])].map((rule) => (
        <Notice key={rule}>{t(`understood.limits.${rule}`)}</Notice>
      ))}
      {unmet.map((wish) => (
        <Notice key={wish}>{t(`understood.unmet.${wish}`)}</Notice>
      ))}
    </>
  );
}

function Notice({ isAlert = false, children }: { isAlert?: boolean; children: ReactNode }) {
  const Icon = isAlert ? TriangleAlert : Info;
  return (
    <p
      role={isAlert ? 'alert' : undefined}
      className={`flex max-w-prose items-start gap-2 ${isAlert ? 'rounded-card bg-saffron-wash p-4 font-medium text-saffron-ink' : 'text-sm text-quiet'}`}
    >
      <Icon aria-hidden className={`mt-0.5 shrink-0 ${isAlert ? 'size-5' : 'size-4'}`} />
      <span>{children}</span>
    </p>
  );
}
