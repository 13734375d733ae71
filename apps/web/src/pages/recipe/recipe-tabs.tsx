import type { Recipe } from '@larder/contract/recipe';
import { Tabs } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Method } from '../../features/cooking/method.tsx';
import type { Cooking } from '../../features/cooking/use-cooking.ts';
import { IngredientList } from './ingredients/ingredient-list.tsx';
import type { useServings } from './ingredients/use-servings.ts';
import { Overview } from './overview/overview.tsx';

const TABS = ['overview', 'ingredients', 'method'] as const;
export type RecipeTab = (typeof TABS)[number];

type RecipeTabsProps = {
  recipe: Recipe;
  searchResult: Recipe | null;
  portions: ReturnType<typeof useServings>;
  cooking: Cooking;
  tab: RecipeTab;
  onTab: (tab: RecipeTab) => void;
};

/** Also shown while another tab is selected in print, and without scripts, which change tabs. */
const HIDDEN_PANEL = 'rounded-card noscript:mt-8 noscript:block! not-print:data-[state=inactive]:hidden';

/** Overview, ingredients and method. In print the last two are columns. */
export function RecipeTabs({ recipe, searchResult, portions, cooking, tab, onTab }: RecipeTabsProps) {
  const { t } = useTranslation();
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(next) => onTab(next as RecipeTab)}
      className="print:gap-x-8 sm:print:grid sm:print:grid-cols-[2fr_3fr]"
    >
      <Tabs.List
        aria-label={t('recipe.tabs.label')}
        className="mb-6 flex justify-between border-b border-line sm:justify-start sm:gap-2 print:hidden noscript:hidden"
      >
        {TABS.map((name) => (
          <Tabs.Trigger
            key={name}
            value={name}
            className="-mb-px min-h-13 border-b-3 border-transparent px-2 font-semibold text-quiet transition-colors duration-150 hover:text-ink data-[state=active]:border-leaf data-[state=active]:text-ink sm:px-5 sm:text-lg"
          >
            {t(`recipe.tabs.${name}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="overview" className="rounded-card print:hidden">
        <Overview recipe={recipe} servings={portions.servings} />
      </Tabs.Content>
      <Tabs.Content value="ingredients" forceMount className={HIDDEN_PANEL}>
        <IngredientList recipe={recipe} searchResult={searchResult} portions={portions} />
      </Tabs.Content>
      <Tabs.Content value="method" forceMount className={`print:mt-6 sm:print:mt-0 ${HIDDEN_PANEL}`}>
        <h2 className="sr-only print:not-sr-only print:text-xl noscript:not-sr-only noscript:text-2xl">
          {t('recipe.tabs.method')}
        </h2>
        <Method instructions={portions.instructions} cooking={cooking} />
        {recipe.tip && (
          <p className="mt-3 hidden print:block">
            <b className="block">{t('recipe.tip')}</b>
            {recipe.tip}
          </p>
        )}
      </Tabs.Content>
    </Tabs.Root>
  );
}
