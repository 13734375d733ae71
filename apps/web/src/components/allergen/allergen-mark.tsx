import '../../styles/allergen-mark.css';
import type { Allergen } from '@larder/contract/allergen';
import type { AllergenVerdict } from '@larder/contract/verdict';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { allergenBadge } from './allergen-icons.ts';

type AllergenMarkProps = {
  allergen: Allergen;
  state: AllergenVerdict['state'];
  /** Whether the name stands beside the icon; it is always told to screen readers. */
  named?: boolean;
};

/** An allergen's badge: filled where the recipe contains it, broken-edged with a "?" where that can't be told. */
export function AllergenMark({ allergen, state, named = false }: AllergenMarkProps) {
  const { t } = useTranslation();
  const { icon: Icon, hue } = allergenBadge(allergen);
  const name = t(`allergen.${allergen}`);
  const sentence = t(`allergenState.${state}`, { name });
  return (
    <span
      className={`allergen-mark ${named ? 'px-3' : ''}`}
      data-state={state}
      style={{ '--hue': hue } as CSSProperties}
      title={sentence}
    >
      <Icon aria-hidden className="size-4" strokeWidth={2} />
      {named && <span aria-hidden>{name}</span>}
      {state === 'cant-tell' && (
        <span aria-hidden className="font-bold">
          ?
        </span>
      )}
      <span className="sr-only">{sentence}</span>
    </span>
  );
}
