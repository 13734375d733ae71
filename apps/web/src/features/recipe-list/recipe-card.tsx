import type { Recipe } from '@larder/contract/recipe';
import { ArrowLeftRight, ChefHat, Clock, Flame, Sparkles } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { AllergenBadge } from '../../components/allergen/allergen-badge.tsx';
import { Link } from '../../components/link.tsx';
import { MatchRing } from '../../components/match-ring.tsx';
import { RecipePicture } from '../../components/recipe-picture.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { formatMinutes } from '../../i18n/format-minutes.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { RecipeRating } from '../saved-recipes/recipe-rating.tsx';
import { SaveToggle } from '../saved-recipes/save-toggle.tsx';
import { matchCount } from './last-ingredients.ts';
import { MissingIngredients } from './missing-ingredients.tsx';

type RecipeCardProps = {
  recipe: Recipe;
  eager: boolean;
  /** Further props of the list item. */
  item?: ComponentProps<'li'>;
};

/** A recipe in a list. The whole card is a link, except for the save toggle and the rating. */
export function RecipeCard({ recipe, eager, item }: RecipeCardProps) {
  return (
    <li
      {...item}
      className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-card transition-colors duration-200 hover:border-line-strong has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-leaf"
    >
      <CardContent recipe={recipe} eager={eager} />
    </li>
  );
}

/** Memoised, because lists render again at each key press in a search field. */
const CardContent = memo(function CardContent({ recipe, eager }: Omit<RecipeCardProps, 'item'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const count = matchCount(recipe);
  return (
    <>
      <div className="aspect-4/3 overflow-hidden bg-sunk">
        <RecipePicture recipe={recipe} eager={eager} />
      </div>
      {count && (
        <div className="-mt-7 ml-4 w-fit">
          <MatchRing {...count} close={recipe.match?.close.map(({ needs }) => needs) ?? []} />
        </div>
      )}
      <div className={`flex flex-1 flex-col gap-2 p-5 ${count ? 'pt-3' : ''}`}>
        <h3 className="text-xl">
          <Link
            to={paths.recipe(recipe.id)}
            className="line-clamp-2 underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
          >
            {recipe.title}
          </Link>
        </h3>
        <p className="figures flex flex-wrap gap-x-4 text-sm text-quiet">
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden className="size-4" />
            {formatMinutes(recipe.prepTime, t)}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Flame aria-hidden className="size-4" />
            {t('card.calories', { count: formatNumber(Math.round(recipe.calories), language) })}
          </span>
          {recipe.source === 'composer' && !recipe.match?.swaps.length && (
            <span className="inline-flex items-center gap-1.5 text-plum">
              <ChefHat aria-hidden className="size-4" />
              {t('card.invented')}
            </span>
          )}
          {recipe.source === 'assistant' && (
            <span className="inline-flex items-center gap-1.5 text-plum">
              <Sparkles aria-hidden className="size-4" />
              {t('card.byModel')}
            </span>
          )}
        </p>
        {recipe.match && <MissingIngredients missing={recipe.match.missing} />}
        {recipe.match?.swaps.map(({ from, to }) => (
          <p key={from} className="flex items-baseline gap-1.5 text-sm text-plum">
            <ArrowLeftRight aria-hidden className="size-4 shrink-0 translate-y-0.5" />
            {t('card.swap', { from, to })}
          </p>
        ))}
        <div className="mt-auto flex flex-col gap-1 pt-2">
          <CardAllergens recipe={recipe} />
          <div className="relative -mx-3 -mb-3 self-start">
            <RecipeRating recipe={recipe} />
          </div>
        </div>
      </div>
      <SaveToggle recipe={recipe} className="absolute top-3 right-3" />
    </>
  );
});

function CardAllergens({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation();
  const shown = recipe.allergenVerdicts.filter(({ state }) => state !== 'none-found');
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t('card.allergens')} className="flex flex-wrap gap-1.5">
      {shown.map(({ allergen, state }) => (
        <li key={allergen} className="relative">
          <AllergenBadge allergen={allergen} state={state} />
        </li>
      ))}
    </ul>
  );
}
