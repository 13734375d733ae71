import '../../styles/allergen-badge.css';
import type { Allergen } from '@larder/contract/allergen';
import type { AllergenVerdict } from '@larder/contract/verdict/verdict';
import { useTranslation } from 'react-i18next';
import { allergenName } from '../../i18n/allergen-name.ts';
import { allergenAppearance } from './allergen-icons.ts';

type AllergenBadgeProps = {
  allergen: Allergen;
  state: AllergenVerdict['state'];
  /** Whether the name is visible; screen readers always get it. */
  showName?: boolean;
};

/** An allergen's badge: filled for "contains", with a dashed border and a "?" for "can't tell". */
export function AllergenBadge({ allergen, state, showName = false }: AllergenBadgeProps) {
  const { t } = useTranslation();
  const { icon: Icon, hue } = allergenAppearance(allergen);
  const name = allergenName(allergen, t);
  const sentence = t(`allergenState.${state}`, { name });
  return (
    <span className={`allergen-badge ${hue} ${showName ? 'px-3' : ''}`} data-state={state} data-tooltip={sentence}>
      <Icon aria-hidden className="size-4" strokeWidth={2} />
      {showName && <span aria-hidden>{name}</span>}
      {state === 'cant-tell' && (
        <span aria-hidden className="font-bold">
          ?
        </span>
      )}
      <span className="sr-only">{sentence}</span>
    </span>
  );
}
