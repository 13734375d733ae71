import { Popover } from 'radix-ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { allergenName } from '../../../i18n/allergen-name.ts';
import { Evidence, type EvidenceProps } from './evidence.tsx';

/** The evidence of a verdict in a popover, initially open. */
export function EvidencePopover({ trigger, ...evidence }: EvidenceProps & { trigger: ReactElement }) {
  const { t } = useTranslation();
  const name = allergenName(evidence.verdict.allergen, t);
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={t(`allergenState.${evidence.state}`, { name })}
          sideOffset={4}
          collisionPadding={16}
          className="z-30 max-w-80 animate-appear rounded-card border border-line bg-card p-4 shadow-lift outline-none"
        >
          <Evidence {...evidence} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
