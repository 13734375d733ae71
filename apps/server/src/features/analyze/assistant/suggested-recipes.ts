import type { AnalyzeEvents, AnalyzeResponse, AssistantPart } from '@larder/contract/analyze';
import type { Recipe } from '@larder/contract/recipe';
import type { UnmetWish } from '@larder/contract/search/understood';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { type CanonicalRecipe, isComposed } from '@larder/food/recipe';
import type { Adapted } from '@larder/recipe-search/adaptation/adapt-recipe';
import { verifyDrafts } from '@larder/recipe-search/response/verify-drafts';
import { applyWishes } from '@larder/recipe-search/wishes/apply-wishes';
import type { Assistant, AssistantUse } from '../../../ai/assistant.ts';
import { isNeverHidden, ModelFailure, toAppError } from '../../../ai/calls/model-failure.ts';
import type { Spender } from '../../../ai/cost/budget.ts';
import type { RecipeRequest } from '../../../ai/recipes/recipe-request.ts';

/** Sends the events of an answer as they come, but the last. */
export type SendEvent = <Name extends 'start' | 'recipe'>(name: Name, data: AnalyzeEvents[Name]) => void;

/** The built-in service's answer to the same search. */
type BuiltIn = {
  recipes: readonly Adapted[];
  /** The response around the recipes. */
  response: Omit<AnalyzeResponse, 'recipes'>;
};

export type SuggestionSearch = {
  request: Omit<RecipeRequest, 'count'>;
  builtIn: BuiltIn;
  present: (adapted: Adapted) => Recipe;
  keep: (recipes: readonly CanonicalRecipe[]) => Promise<void>;
  spender: Spender;
  signal: AbortSignal;
  /** Null: the answer is sent as a whole. */
  send: SendEvent | null;
};

/** Dishes of the cookbook at the top of an answer, and recipes that the model is asked for. */
const COUNTS = { cookbook: 6, beside: 6, alone: 12 };

/** Wishes that only the texts of a model's recipe could show. */
const TAKEN_ON_TRUST: readonly UnmetWish[] = ['course', 'cuisine', 'useFirst'];

/**
 * An answer of a language model: fitting dishes of the cookbook first, which are sent before the model is asked, then
 * its own. When it fails the built-in service's answer takes its place, and the answer says so.
 * @throws AppError for a failure that is never hidden, and for any without a fallback, where nothing could be sent yet
 */
export async function answerWithAssistant(
  { assistant, withCookbook, fallback }: AssistantUse,
  search: SuggestionSearch,
  kb: KnowledgeBase,
): Promise<AnalyzeResponse> {
  const { builtIn, present, keep, send } = search;
  const part = (state: AssistantPart['state'], more: Partial<AssistantPart> = {}) => ({
    ...builtIn.response,
    assistant: { state, ...assistant.name, ...more },
  });
  const fitting = withCookbook && builtIn.response.exact ? builtIn.recipes.filter(isFromCookbook) : [];
  const first = fitting.slice(0, COUNTS.cookbook);
  await keep(first.map(({ recipe }) => recipe));
  const shown = first.map(present);
  const isSent = send !== null && shown.length > 0;
  if (isSent) send('start', { ...part('writing'), recipes: shown });
  try {
    const count = withCookbook ? COUNTS.beside : COUNTS.alone;
    const suggested = await suggest(assistant, { ...search, count, shown: first, isStarted: isSent }, kb);
    const recipes = [...shown, ...suggested];
    return {
      ...part('answered'),
      exact: true,
      unsuited: null,
      unmet: suggested.length > 0 ? [] : builtIn.response.unmet,
      recipes,
    };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const failure = toAppError(error);
    const mustBeSeen = isNeverHidden(error) || !fallback;
    if (mustBeSeen && (send === null || (!fallback && !isSent))) throw failure;
    const others = fallback ? builtIn.recipes.filter((recipe) => !first.includes(recipe)) : [];
    await keep(others.map(({ recipe }) => recipe));
    const recipes = [...shown, ...others.map(present)];
    if (!mustBeSeen) return { ...part('fallback'), recipes };
    return { ...part('failed', { failure: failure.body }), recipes };
  }
}

type Suggesting = SuggestionSearch & { count: number; shown: readonly Adapted[]; isStarted: boolean };

/** The model's recipes that meet the wishes, each kept before it is sent, so that its link resolves. */
async function suggest(assistant: Assistant, search: Suggesting, kb: KnowledgeBase): Promise<Recipe[]> {
  const { request, builtIn, present, keep, spender, signal, send, count, shown } = search;
  const suggested: Recipe[] = [];
  let isStarted = search.isStarted;
  let sending: Promise<void> = Promise.resolve();
  const take = async (recipe: CanonicalRecipe) => {
    const [verified] = verifyDrafts([{ recipe }], request.restrictions, kb);
    if (!verified || !meetsWishes(verified.recipe, request, kb)) return;
    await keep([verified.recipe]);
    const presented = present(verified);
    suggested.push(presented);
    if (send === null) return;
    if (!isStarted) {
      const response = { ...builtIn.response, exact: true, unsuited: null, unmet: [] };
      send('start', { ...response, assistant: { state: 'writing', ...assistant.name }, recipes: [] });
    }
    isStarted = true;
    send('recipe', presented);
  };
  await assistant.suggest(
    { ...request, count },
    {
      spender,
      signal,
      avoidTitles: shown.map(({ recipe }) => recipe.title.en),
      onRecipe: (recipe) => {
        sending = sending.then(() => take(recipe));
        sending.catch(() => {});
      },
    },
  );
  await sending;
  if (suggested.length === 0) throw new ModelFailure('invalid-output', 'no recipe met the wishes');
  return suggested;
}

function meetsWishes(recipe: CanonicalRecipe, { understood, have }: Suggesting['request'], kb: KnowledgeBase): boolean {
  const { unmet } = applyWishes([recipe], understood, have ?? [], kb);
  return unmet.every((wish) => TAKEN_ON_TRUST.includes(wish));
}

/** A recipe of the cookbook, as it is or with substitutes. */
function isFromCookbook({ recipe }: Adapted): boolean {
  return recipe.source === 'cookbook' || (recipe.source === 'composer' && !isComposed(recipe));
}

/** True for an answer that an equal search may get, too. */
export function isRepeatable({ assistant }: AnalyzeResponse): boolean {
  return assistant === undefined || assistant.state === 'answered';
}
