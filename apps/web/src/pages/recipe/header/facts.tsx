import { DIFFICULTY, type Recipe } from '@larder/contract/recipe';
import { ChefHat, Clock, Flame, type LucideIcon, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { formatMinutes } from '../../../i18n/format-minutes.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

/** Time, servings, calories and difficulty. */
export function Facts({ recipe, servings }: { recipe: Recipe; servings: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const kcal = formatNumber(Math.round(recipe.calories), language);
  const { ingredients, uncountedIngredients, given } = recipe;
  const isUnknown = uncountedIngredients.length === ingredients.length && !given.includes('calories');
  const marked = (field: Recipe['given'][number], value: string) =>
    recipe.given.includes(field) ? t('recipe.asGiven', { value }) : value;
  return (
    <dl className="figures grid grid-cols-2 overflow-hidden rounded-card border border-line bg-card lg:grid-cols-4 sm:print:grid-cols-4">
      <Fact icon={Clock} name={t('recipe.time')} value={marked('prepTime', formatMinutes(recipe.prepTime, t))} />
      <Fact icon={Users} name={t('recipe.servings')} value={formatNumber(servings, language)} />
      <Fact
        icon={Flame}
        name={t('recipe.calories')}
        value={isUnknown ? '–' : marked('calories', t('recipe.kcal', { count: kcal }))}
      />
      <Fact icon={ChefHat} name={t('recipe.difficulty')} value={t(`recipe.difficulties.${DIFFICULTY}`)} />
    </dl>
  );
}

function Fact({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value: string }) {
  return (
    <div className="-mt-px -ml-px flex min-w-0 flex-col border-t border-l border-line px-4 py-2.5">
      <dt className="flex items-center gap-1.5 text-sm text-quiet">
        <Icon aria-hidden className="size-4 shrink-0" />
        {name}
      </dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
