import type { Recipe, RecipeIngredient } from '@larder/contract/recipe';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../components/link.tsx';
import { RecipePicture } from '../../../components/recipe-picture.tsx';

import { RecipeRating } from '../../../features/saved-recipes/recipe-rating.tsx';
import { SaveButton } from '../../../features/saved-recipes/save-toggle.tsx';
import { paths } from '../../../lib/paths.ts';
import { RESTORE_SCROLL } from '../../../lib/restore-scroll.ts';
import { useIsHydrated } from '../../../lib/use-browser-state.ts';
import { ImageFeedback } from '../image-feedback/lazy-image-feedback.ts';
import { ShareButton } from '../sharing/share-button.tsx';
import { DietTags } from './diet-tags.tsx';

import { Facts } from './facts.tsx';
import { Origin } from './origin.tsx';
import { PrintButton } from './print-button.tsx';

type RecipeHeaderProps = { recipe: Recipe; servings: number; ingredients: readonly RecipeIngredient[] };

/** Picture, title, facts and actions. */
export function RecipeHeader({ recipe, servings, ingredients }: RecipeHeaderProps) {
  const { t } = useTranslation();
  const kinds = [
    recipe.subcategory === 'None' || recipe.subcategory === 'All'
      ? t(`category.${recipe.category}`)
      : t(`subcategory.${recipe.subcategory}`),
    recipe.cuisine && t(`cuisine.${recipe.cuisine}`),
  ];
  return (
    <header className="flex flex-col gap-1">
      <Link
        to={paths.home}
        state={RESTORE_SCROLL}
        className="-ml-2 inline-flex min-h-11 items-center gap-1.5 self-start rounded-field px-2 text-quiet underline-offset-4 hover:text-ink hover:underline print:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('recipe.back')}
      </Link>
      <div className="grid gap-x-12 gap-y-5 md:grid-cols-2 lg:items-center lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] print:block">
        <div className="flex flex-col gap-1 print:hidden">
          <div className="aspect-4/3 overflow-hidden rounded-card bg-sunk md:aspect-square lg:aspect-4/3">
            <RecipePicture recipe={recipe} eager />
          </div>
          <div className="min-h-11">
            <BrowserOnly>
              <Suspense fallback={null}>
                <ImageFeedback key={recipe.id} recipe={recipe} />
              </Suspense>
            </BrowserOnly>
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <div className="flex flex-col gap-1.5">
            <p className="font-semibold text-plum">{kinds.filter(Boolean).join(' · ')}</p>
            <h1 className="hyphens-auto text-4xl md:text-5xl">{recipe.title}</h1>
            <div className="-ml-3 print:hidden noscript:hidden">
              <RecipeRating recipe={recipe} />
            </div>
          </div>
          <Facts recipe={recipe} servings={servings} />
          <div className="-my-1 flex flex-wrap items-center gap-2 print:hidden noscript:hidden">
            <SaveButton recipe={recipe} />
            <ShareButton recipe={recipe} ingredients={ingredients} />
            <PrintButton />
          </div>
          <p className="max-w-prose text-lg">{recipe.description}</p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <DietTags recipe={recipe} />
            <Origin source={recipe.source} />
          </div>
        </div>
      </div>
    </header>
  );
}

/** A component of its own, so that hydration does not render the whole header again. */
function BrowserOnly({ children }: { children: ReactNode }) {
  return useIsHydrated() && children;
}
