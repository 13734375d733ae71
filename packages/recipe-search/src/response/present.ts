import type { Language } from '@larder/contract/language';
import type { MeasurementSystem } from '@larder/contract/measurement';
import type { Recipe, RecipeIngredient } from '@larder/contract/recipe';
import type { Match } from '@larder/contract/search/match';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { Verdict } from '@larder/food/verifier/verify';
import { countMatch, matchRecipe, type RecipeMatch } from '../ranking/match-recipe.ts';
import { imageOf } from './image-of.ts';
import { type Rendered, renderOnce } from './render-once.ts';
import type { FixedFields, LineState, MatchFields, SharedFields, SharedLine, SharedParts } from './shared-parts.ts';

export type Presentation = {
  verdict: Verdict;
  /** Ids of the available ingredients; null outside a search by ingredients. */
  have: readonly string[] | null;
  language: Language;
  measurementSystem: MeasurementSystem;
  /** The recipe's own number by default. */
  servings?: number | undefined;
};

/** A presented recipe in parts, most of which many answers share. */
export type PresentedParts = {
  fixed: SharedFields;
  lines: readonly SharedLine[];
  own: MatchFields;
};

/** A canonical recipe as a payload of the contract, without the marks of any user. */
export function presentRecipe(recipe: CanonicalRecipe, presentation: Presentation, kb: KnowledgeBase): Recipe {
  const { verdict, have, language, measurementSystem, servings } = presentation;
  const rendered = renderOnce(recipe, verdict, { language, measurementSystem, servings }, kb);
  rendered.parts ??= {
    fixed: { value: fixedFieldsOf(recipe, rendered, presentation, kb) },
    lines: rendered.ingredients.map(() => ({})),
  };
  const { fixed } = rendered.parts;
  const match = have === null ? null : matchRecipe(recipe, have, kb);
  const lines = sharedLines(rendered.parts, rendered, match, kb);
  const { matched, total } = match ? countMatch(match) : { matched: 0, total: recipe.lines.length };
  const own: MatchFields = {
    matchedIngredients: matched,
    totalIngredients: total,
    match: match && presentMatch(recipe, match, rendered.ingredients, language, kb),
  };
  const presented = { ...fixed.value, ingredients: lines.map(({ value }) => value), ...own };
  partsByRecipe.set(presented, { fixed, lines, own });
  return presented;
}

const partsByRecipe = new WeakMap<Recipe, PresentedParts>();

/** The parts of a presented recipe; null for a copy with other values. */
export function partsOf(recipe: Recipe): PresentedParts | null {
  return partsByRecipe.get(recipe) ?? null;
}

/** Each line in its state: the same object each time, so that its JSON can be shared by answers. */
function sharedLines(
  parts: SharedParts,
  { ingredients }: Rendered,
  match: RecipeMatch | null,
  kb: KnowledgeBase,
): SharedLine[] {
  const states = new Array<LineState>(ingredients.length).fill(match ? 'none' : 'unmatched');
  for (const line of match?.have ?? []) states[line] = 'have';
  for (const { line } of match?.close ?? []) states[line] = 'close';
  for (const line of match?.missing ?? []) states[line] = 'missing';
  for (const line of match?.assumed ?? []) states[line] = 'assumed';
  return ingredients.map((line, at) => {
    const state = states[at] ?? 'none';
    const known = parts.lines[at] ?? {};
    known[state] ??= { value: inState(line, state, kb) };
    return known[state];
  });
}

function inState(line: Rendered['ingredients'][number], state: LineState, kb: KnowledgeBase): RecipeIngredient {
  if (state === 'unmatched') return { ...line, match: null, ...stapleOf(line, kb) };
  return { ...line, match: state === 'none' ? null : state };
}

function fixedFieldsOf(
  recipe: CanonicalRecipe,
  rendered: Rendered,
  { verdict, language, measurementSystem }: Presentation,
  kb: KnowledgeBase,
): FixedFields {
  const { allergenVerdicts, dietVerdicts } = rendered;
  return {
    id: recipe.id,
    title: rendered.title,
    description: rendered.description,
    imageUrl: imageOf(recipe, kb),
    category: recipe.category,
    subcategory: recipe.subcategory ?? 'None',
    dietType: verdict.dietType,
    instructions: rendered.instructions,
    servings: rendered.servings,
    ...timeAndCalories(recipe, verdict),
    nutritionalInfo: verdict.nutrition,
    allergens: allergenVerdicts.filter(({ state }) => state === 'contains').map(({ allergen }) => allergen),
    userRating: 0,
    isSaved: false,
    saved: false,
    originalRecipeSource: null,
    language,
    measurementSystem,
    source: recipe.source,
    cuisine: recipe.cuisine,
    dishType: recipe.dishType,
    keepsDays: recipe.keepsDays,
    keepsIn: recipe.keepsIn,
    freezesMonths: recipe.freezesMonths,
    makeAhead: rendered.makeAhead,
    equipment: rendered.equipment,
    tip: rendered.tip,
    allergenVerdicts,
    dietVerdicts,
    uncountedIngredients: verdict.uncounted,
  };
}

function stapleOf({ ingredientId }: { ingredientId: string | null }, kb: KnowledgeBase): { isStaple?: true } {
  return ingredientId !== null && kb.get(ingredientId)?.staple ? { isStaple: true } : {};
}

/** The author's values where ours cannot be computed: without steps, or where no ingredient was counted. */
function timeAndCalories(
  { lines, given = {} }: CanonicalRecipe,
  { minutes, nutrition, uncounted }: Verdict,
): Pick<Recipe, 'prepTime' | 'calories' | 'given'> {
  const prepTime = minutes === 0 ? given.minutes : undefined;
  const calories = uncounted.length === lines.length ? given.calories : undefined;
  return {
    prepTime: prepTime ?? minutes,
    calories: calories ?? nutrition.calories,
    given: [
      ...(prepTime === undefined ? [] : (['prepTime'] as const)),
      ...(calories === undefined ? [] : (['calories'] as const)),
    ],
  };
}

/** Lines go by their names in the ingredient list. */
function presentMatch(
  recipe: CanonicalRecipe,
  match: RecipeMatch,
  lines: readonly Pick<RecipeIngredient, 'name'>[],
  language: Language,
  kb: KnowledgeBase,
): Match {
  const nameOfLine = (index: number): string => lines[index]?.name ?? '';
  return {
    have: match.have.map(nameOfLine),
    close: match.close.map(({ line, has }) => ({ needs: nameOfLine(line), has: kb.name(has, language) })),
    missing: match.missing.map(nameOfLine),
    assumed: match.assumed.map(nameOfLine),
    unused: match.unused.map((id) => kb.name(id, language)),
    swaps: recipe.lines.flatMap((line) =>
      line.swappedFrom && line.ingredient
        ? [
            {
              from: kb.name(line.swappedFrom.ingredient, language),
              to: kb.name(line.ingredient, language),
              because: line.swappedFrom.because,
            },
          ]
        : [],
    ),
  };
}
