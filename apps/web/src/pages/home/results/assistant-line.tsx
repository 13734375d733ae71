import { type AssistantPart, COMPATIBLE_SERVER } from '@larder/contract/analyze';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../i18n/use-texts.ts';

/** Whether a language model answered, and whose. While it writes, the line is as high as afterwards, so that nothing below it moves. */
export function AssistantLine({ part: { state, provider, model } }: { part: AssistantPart }) {
  useTexts(['assistant']);
  const { t } = useTranslation();
  const whose = { model, provider: provider === COMPATIBLE_SERVER ? t('assistant.compatibleServer') : provider };
  return (
    <p role="status" className="flex max-w-prose items-start gap-2 text-sm text-quiet">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="grid *:[grid-area:1/1]">
        <span>{t(`assistant.${state}`, whose)}</span>
        {state === 'writing' && (
          <span aria-hidden className="invisible">
            {t('assistant.answered', whose)}
          </span>
        )}
      </span>
    </p>
  );
}
