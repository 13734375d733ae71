import type { Recipe } from '@larder/contract/recipe';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { isBeingCooked, useCooking } from '../../features/cooking/use-cooking.ts';
import { useCookingShortcuts } from '../../features/cooking/use-cooking-shortcuts.ts';
import { useSession } from '../../features/session/use-session.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { repeatEarlyInput } from '../../lib/early-input.ts';
import { lazyWithRetry } from '../../lib/loading/lazy-with-retry.ts';
import { useBrowserState } from '../../lib/use-browser-state.ts';
import { Allergens } from './allergens/allergens.tsx';
import { RecipeHeader } from './header/recipe-header.tsx';
import { useServings } from './ingredients/use-servings.ts';
import { CookingBar, prefetchCooking } from './lazy-cooking.ts';
import { MatchPanel } from './match/match-panel.tsx';
import { summariseMatch } from './match/summarise-match.ts';
import { type RecipeTab, RecipeTabs } from './recipe-tabs.tsx';

const DeveloperPanel = lazyWithRetry(
  () => import('./developer/developer-panel.tsx'),
  ({ DeveloperPanel }) => DeveloperPanel,
);

const PREFETCH_DELAY_MS = 2_000;

type RecipeViewProps = {
  recipe: Recipe;
  /** The recipe as the last search returned it. */
  searchResult: Recipe | null;
  isFetching: boolean;
};

export function RecipeView({ recipe, searchResult, isFetching }: RecipeViewProps) {
  const language = useLanguage();
  const prefetch = usePrefetchCooking();
  const portions = useServings(recipe);
  const { ingredients, instructions } = portions;
  const cooking = useCooking({ id: recipe.id, instructions });
  const { timer, act } = cooking;
  const [tab, setTab] = useBrowserState<RecipeTab>(
    () => (isBeingCooked(recipe.id, instructions.length) ? 'method' : 'overview'),
    'overview',
  );
  const showTab = (next: RecipeTab) => {
    prefetch();
    setTab(next);
  };
  const summary = summariseMatch(searchResult, recipe);
  useLayoutEffect(repeatEarlyInput, []);

  useCookingShortcuts({
    active: timer !== null,
    onPauseOrResume: () => act({ type: timer?.status === 'running' ? 'pause' : 'resume' }),
    onMove: (by) => {
      const step = (timer?.step ?? 0) + by;
      if (step >= 0 && step < instructions.length) act({ type: 'go', step });
    },
  });

  return (
    <div className="flex min-h-[80dvh] flex-col">
      <article
        aria-busy={isFetching}
        lang={recipe.language === language ? undefined : recipe.language}
        className="page-width flex flex-1 flex-col gap-6 md:gap-12"
      >
        <RecipeHeader recipe={recipe} servings={portions.servings} ingredients={ingredients} />
        <div className={`grid items-start gap-3 md:gap-6 ${summary ? 'md:grid-cols-2 print:block' : ''}`}>
          {summary && (
            <MatchPanel
              summary={summary}
              matched={searchResult?.matchedIngredients ?? 0}
              total={searchResult?.totalIngredients ?? 0}
            />
          )}
          <Allergens verdicts={recipe.allergenVerdicts} ingredients={ingredients} />
        </div>
        <RecipeTabs
          recipe={recipe}
          searchResult={searchResult}
          portions={portions}
          cooking={cooking}
          tab={tab}
          onTab={showTab}
        />
      </article>
      <DeveloperTools recipe={recipe} />
      {timer && (
        <Suspense fallback={null}>
          <CookingBar
            cooking={cooking}
            timer={timer}
            texts={instructions.map(({ step }) => step)}
            language={recipe.language}
            onShowStep={() => showTab('method')}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Loads the code for scaling and cooking after a delay, or when the returned function is called. */
function usePrefetchCooking(): () => void {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => prefetchCooking(client), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [client]);
  return () => prefetchCooking(client);
}

/** A component of its own, so that a change of the session does not render the whole recipe again. */
function DeveloperTools({ recipe }: { recipe: Recipe }) {
  const { user } = useSession();
  if (!user?.isDeveloper) return null;
  return (
    <Suspense fallback={null}>
      <DeveloperPanel recipe={recipe} />
    </Suspense>
  );
}
