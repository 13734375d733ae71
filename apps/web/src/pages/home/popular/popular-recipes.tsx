import type { CategoryFilter } from '@larder/contract/category';
import type { PopularRecipe } from '@larder/contract/recipe';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../components/link.tsx';
import { RecipePicture } from '../../../components/recipe-picture.tsx';
import { paths } from '../../../lib/paths.ts';
import { usePopularRecipes } from './use-popular-recipes.ts';

const SHOWN = 6;
type PopularRecipesProps = { category: CategoryFilter; placeholder: ReactNode };

/** Popular recipes; renders nothing if they can't be loaded. */
export function PopularRecipes({ category, placeholder }: PopularRecipesProps) {
  const { data, isPending } = usePopularRecipes(category);
  if (isPending) return placeholder;
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6">
      {data?.slice(0, SHOWN).map((recipe) => (
        <PopularCard key={recipe.id} recipe={recipe} />
      ))}
    </ul>
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
