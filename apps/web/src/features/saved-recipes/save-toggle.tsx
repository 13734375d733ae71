import type { Recipe } from '@larder/contract/recipe';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/button.tsx';
import { useSaved } from './actions/use-saved.ts';

type SaveToggleProps = { recipe: Recipe; className?: string };

/** A round button that saves or removes a recipe. */
export function SaveToggle({ recipe, className = '' }: SaveToggleProps) {
  const { t } = useTranslation();
  const { isSaved, toggle } = useSaved(recipe);
  const label = t('saving.toggle', { title: recipe.title });
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={label}
      data-tooltip={label}
      onClick={toggle}
      className={`grid size-11 place-items-center rounded-chip border border-line bg-card text-ink transition-colors hover:border-ink aria-pressed:text-plum ${className}`}
    >
      <Bookmark aria-hidden className={`size-5 ${isSaved ? 'fill-plum' : ''}`} />
    </button>
  );
}

/** The save toggle with a label, for the recipe's page. */
export function SaveButton({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation();
  const { isSaved, toggle } = useSaved(recipe);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      onClick={toggle}
      className={buttonClass('secondary', 'aria-pressed:border-plum aria-pressed:bg-plum-wash aria-pressed:text-plum')}
    >
      <Bookmark aria-hidden className={`size-4 ${isSaved ? 'fill-plum' : ''}`} />
      {t('saving.save')}
    </button>
  );
}
