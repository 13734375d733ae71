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

export type Presentation = {
  verdict: Verdict;
  /** Ids of the available ingredients; null outside a search by ingredients. */
  have: readonly string[] | null;
  language: Language;
  measurementSystem: MeasurementSystem;
  /** The recipe's own number by default. */
  servings?: number | undefined;
};

/** What of a presented recipe depends on the ingredients that are available. */
type MatchFields = Pick<Recipe, 'ingredients' | 'matchedIngredients' | 'totalIngredients' | 'match'>;
/** What is the same in all searches. */
export type FixedFields = Omit<Recipe, keyof MatchFields>;

/** A canonical recipe as a payload of the contract, without the marks of any user. */
export function presentRecipe(recipe: CanonicalRecipe, presentation: Presentation, kb: KnowledgeBase): Recipe {
  const { verdict, have, language, measurementSystem, servings } = presentation;
  const rendered = renderOnce(recipe, verdict, { language, measurementSystem, servings }, kb);
  const match = have === null ? null : matchRecipe(recipe, have, kb);
  const { matched, total } = match ? countMatch(match) : { matched: 0, total: recipe.lines.length };
  const fixed = fixedByRendering.get(rendered) ?? fixedFieldsOf(recipe, rendered, presentation, kb);
  fixedByRendering.set(rendered, fixed);
  const presented = {
    ...fixed,
    ingredients: rendered.ingredients.map((line, index) =>
      match ? withMatch(line, matchOfLine(match, index)) : { ...line, match: null, ...stapleOf(line, kb) },
    ),
    matchedIngredients: matched,
    totalIngredients: total,
    match: match && presentMatch(recipe, match, rendered.ingredients, language, kb),
  };
  fixedByRecipe.set(presented, fixed);
  return presented;
}

const fixedByRendering = new WeakMap<Rendered, FixedFields>();
const fixedByRecipe = new WeakMap<Recipe, FixedFields>();

/**
 * A presented recipe in two parts, of which the first is one object in all answers: its JSON can be kept. Null for a
 * copy with other values.
 */
export function splitPresented(recipe: Recipe): { fixed: FixedFields; others: MatchFields } | null {
  const fixed = fixedByRecipe.get(recipe);
  if (!fixed) return null;
  const { ingredients, matchedIngredients, totalIngredients, match } = recipe;
  return { fixed, others: { ingredients, matchedIngredients, totalIngredients, match } };
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

function matchOfLine(match: RecipeMatch, line: number): LineMatch {
  if (match.have.includes(line)) return 'have';
  if (match.close.some((close) => close.line === line)) return 'close';
  if (match.missing.includes(line)) return 'missing';
  return match.assumed.includes(line) ? 'assumed' : null;
}

type LineMatch = RecipeIngredient['match'];
type RenderedLine = Omit<RecipeIngredient, 'match'>;

const linesByMatch = new WeakMap<RenderedLine, Map<LineMatch, RecipeIngredient>>();

/** A rendered line with its match: the same object each time, so that its JSON can be shared by answers. */
function withMatch(line: RenderedLine, match: LineMatch): RecipeIngredient {
  const lines = linesByMatch.get(line) ?? new Map<LineMatch, RecipeIngredient>();
  linesByMatch.set(line, lines);
  const known = lines.get(match) ?? { ...line, match };
  lines.set(match, known);
  return known;
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
