import type { CategoryFilter } from '@larder/contract/category';
import type { PopularRecipe } from '@larder/contract/recipe';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { RecipePicture } from '../../../components/recipe-picture.tsx';
import { usePopularRecipes } from '../api/popular-recipes.ts';

const SHOWN = 6;
const PLACES = Array.from({ length: SHOWN }, (_, index) => index);

/** What others cook, for as long as nothing has been asked. Not shown where it can't be fetched. */
export function PopularRecipes({ category }: { category: CategoryFilter }) {
  const { t } = useTranslation();
  const { data, isPending } = usePopularRecipes(category);
  if (!isPending && !data?.length) return null;
  return (
    <div className="page-width">
      <div className="flex flex-col gap-6 border-t border-line pt-10">
        <div className="flex flex-col gap-1">
          <h2 className="text-3xl">{t('search.popularTitle')}</h2>
          <p className="text-quiet">{t('search.popularLead')}</p>
        </div>
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6">
          {data
            ? data.slice(0, SHOWN).map((recipe) => <PopularCard key={recipe.id} recipe={recipe} />)
            : PLACES.map((place) => <PopularSkeleton key={place} />)}
        </ul>
      </div>
    </div>
  );
}

function PopularCard({ recipe }: { recipe: PopularRecipe }) {
  const { t } = useTranslation();
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-card transition-colors duration-200 hover:border-line-strong has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-leaf">
      <div className="aspect-4/3 overflow-hidden bg-sunk">
        <RecipePicture recipe={recipe} />
      </div>
      <div className="p-4">
        <h3 className="text-lg leading-snug">
          <Link
            to={paths.recipe(recipe.id)}
            className="line-clamp-2 underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
          >
            {recipe.title}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-quiet">{t(`subcategory.${recipe.subcategory}`)}</p>
      </div>
    </li>
  );
}

function PopularSkeleton() {
  return (
    <li aria-hidden="true" className="animate-breathe overflow-hidden rounded-card border border-line bg-card">
      <div className="aspect-4/3 bg-sunk" />
      <div className="flex flex-col gap-2 p-4">
        <div className="h-6 w-3/4 rounded-field bg-sunk" />
        <div className="h-5 w-1/3 rounded-field bg-sunk" />
      </div>
    </li>
  );
}
