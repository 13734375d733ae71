import '../../../styles/allergen-badge.css';
import type { Allergen } from '@larder/contract/allergen';
import { useTranslation } from 'react-i18next';
import { allergenAppearance } from '../../../components/allergen/allergen-icons.ts';
import { allergenName } from '../../../i18n/allergen-name.ts';
import { CheckboxMark } from './diet-card.tsx';

type AllergenChoiceProps = { allergen: Allergen; chosen: boolean; onToggle: (chosen: boolean) => void };

/** A checkbox for an allergen to exclude, with its icon and colour. */
export function AllergenChoice({ allergen, chosen, onToggle }: AllergenChoiceProps) {
  const { t } = useTranslation();
  const { icon: Icon, hue } = allergenAppearance(allergen);
  return (
    <label className="relative flex min-h-12 items-center gap-1.5 rounded-field border border-line bg-card px-1.5 sm:gap-2.5 sm:px-2.5 transition-colors duration-150 hover:border-ink has-checked:border-leaf has-checked:bg-leaf-wash has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight]">
      <input
        type="checkbox"
        checked={chosen}
        onChange={(event) => onToggle(event.target.checked)}
        className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-field opacity-0 disabled:cursor-not-allowed"
      />
      <CheckboxMark chosen={chosen} />
      <span className={`allergen-badge ${hue}`} data-state="contains">
        <Icon aria-hidden className="size-4" strokeWidth={2} />
      </span>
      <span className="min-w-0 hyphens-auto font-medium max-sm:text-sm">{allergenName(allergen, t)}</span>
    </label>
  );
}
