import type { Diet } from '@larder/contract/diet';
import { Banana, Beef, Carrot, Check, EggFried, Fish, type LucideIcon, Vegan } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const ICONS: Record<Diet, LucideIcon> = {
  Meat: Beef,
  Fish,
  Vegetarian: Carrot,
  Vegan,
  Keto: EggFried,
  'Low FODMAP': Banana,
};

type DietCardProps = { diet: Diet; chosen: boolean; onToggle: () => void };

/** A card that is a checkbox for a diet. */
export function DietCard({ diet, chosen, onToggle }: DietCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const Icon = ICONS[diet];
  return (
    <label className="group relative flex min-h-20 items-center gap-4 rounded-card border border-line-strong bg-card p-4 transition-colors duration-150 hover:border-ink has-checked:border-leaf has-checked:bg-leaf-wash has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight]">
      <input
        type="checkbox"
        checked={chosen}
        onChange={onToggle}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-note`}
        className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-card opacity-0 disabled:cursor-not-allowed"
      />
      <Icon aria-hidden className="size-8 shrink-0 text-quiet group-has-checked:text-leaf" strokeWidth={1.5} />
      <span className="flex flex-1 flex-col">
        <span id={`${id}-name`} className="text-lg font-semibold">
          {t(`diets.${diet}`)}
        </span>
        <span id={`${id}-note`} className="text-sm text-quiet">
          {t(`profile.diets.notes.${diet}`)}
        </span>
      </span>
      <CheckboxMark chosen={chosen} />
    </label>
  );
}

/** The visible state of a checkbox whose input is transparent. */
export function CheckboxMark({ chosen }: { chosen: boolean }) {
  return (
    <span
      aria-hidden
      className={`grid size-6 shrink-0 place-items-center rounded-[6px] border-2 ${chosen ? 'border-leaf bg-leaf text-on-leaf' : 'border-line-strong bg-card'}`}
    >
      {chosen && <Check className="size-4" strokeWidth={3} />}
    </span>
  );
}
