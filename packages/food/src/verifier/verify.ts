import { ALLERGENS, type Allergen } from '@larder/contract/allergen';
import type { Diet, DietType } from '@larder/contract/diet';
import type { Language } from '@larder/contract/language';
import type { Nutrition } from '@larder/contract/nutrition';
import { cookingMinutes } from '@larder/contract/recipe';
import type { AllergenVerdict, DietVerdict, Evidence } from '@larder/contract/verdict';
import { type KnowledgeBase, textLanguage } from '../knowledge-base.ts';
import { alcoholOf, nutritionOf, portionsOf } from '../nutrition/nutrition.ts';
import type { CanonicalRecipe } from '../recipe.ts';
import { type DietFinding, dietTypeOf, judgeDiets } from './diets.ts';
import { type IngredientRule, judgeRule, type MentionedFood } from './ingredient-rules.ts';
import { type Mention, mentionsOf } from './mentions.ts';

/** What was found for an allergen, and the mentions it rests on: those that bear it, else those that leave it open. */
export type AllergenFinding = { allergen: Allergen; state: AllergenVerdict['state']; evidence: Mention[] };

/** All that can be said of a recipe by what is in it, in no language yet. */
export type Verdict = {
  /** One for each of the fifteen, in the contract's order. */
  allergens: AllergenFinding[];
  /** One for each diet, in the contract's order. */
  diets: DietFinding[];
  dietType: DietType;
  /** Every known food that the recipe names. */
  foods: MentionedFood[];
  /** Per serving. */
  nutrition: Nutrition;
  /** Grams of alcohol per serving. */
  alcohol: number;
  /** Lines, counted from 0, that the nutrition leaves out. */
  uncounted: number[];
  minutes: number;
};

/**
 * Judges a recipe by its ingredients and the words of its steps, whoever wrote it. It never takes a recipe's own word
 * for anything, and never calls one without an allergen: the best it says is that none was found.
 */
export function verifyRecipe(recipe: CanonicalRecipe, kb: KnowledgeBase): Verdict {
  const mentions = mentionsOf(recipe, kb);
  const portions = portionsOf(recipe, kb);
  const diets = judgeDiets(recipe, mentions, portions);
  return {
    allergens: judgeAllergens(mentions),
    diets,
    dietType: dietTypeOf(diets),
    foods: foodsIn(mentions, kb),
    nutrition: nutritionOf(portions),
    alcohol: alcoholOf(portions),
    uncounted: portions.uncounted,
    minutes: cookingMinutes(recipe.steps.map(({ seconds }) => ({ time: seconds }))),
  };
}

function foodsIn(mentions: readonly Mention[], kb: KnowledgeBase): MentionedFood[] {
  return mentions.flatMap((mention) => {
    const { ingredient } = mention;
    return ingredient ? [{ mention, ingredient, kinds: [ingredient.id, ...kb.ancestors(ingredient.id)] }] : [];
  });
}

function judgeAllergens(mentions: readonly Mention[]): AllergenFinding[] {
  return ALLERGENS.map((allergen): AllergenFinding => {
    const bearing: Mention[] = [];
    const open: Mention[] = [];
    for (const mention of mentions) {
      if (bears(mention, allergen)) bearing.push(mention);
      else if (isOpen(mention, allergen)) open.push(mention);
    }
    if (bearing.length > 0) return { allergen, state: 'contains', evidence: bearing };
    return { allergen, state: open.length > 0 ? 'cant-tell' : 'none-found', evidence: open };
  });
}

function bears({ ingredient, negated }: Mention, allergen: Allergen): boolean {
  return ingredient?.allergens?.includes(allergen) === true && !negated?.includes(allergen);
}

/** A line that denies what its ingredient always bears leaves it open: somebody is wrong. */
function isOpen({ ingredient, mayContain, negated }: Mention, allergen: Allergen): boolean {
  if (mayContain?.includes(allergen) || ingredient?.allergens?.includes(allergen)) return true;
  return !negated?.includes(allergen) && (ingredient === null || ingredient.mayContain?.includes(allergen) === true);
}

/** What a person's preferences and the words of a request exclude. */
export type Restrictions = {
  excludedAllergens: readonly Allergen[];
  dietTypes: readonly Diet[];
  /** Ids of foods that are left out, with all their narrower kinds. */
  excludedIngredients?: readonly string[];
  rules?: readonly IngredientRule[];
};

/** Stands for a food that a request leaves out, where a reason is named by its allergen, diet or rule. */
export const EXCLUDED_FOOD = 'excluded';

/** One restriction that a recipe breaks or leaves open, by name, and what shows it. */
export type Breach = { what: string; evidence: Mention[] };

/** The restrictions that a recipe breaks for certain; of several diets all count. */
export function breachesOf(verdict: Verdict, restrictions: Restrictions): Breach[] {
  return findBreaches(verdict, restrictions, { allergen: 'contains', diet: 'no' });
}

/** The names of the restrictions that a recipe breaks for certain. */
export function breaks(verdict: Verdict, restrictions: Restrictions): string[] {
  return breachesOf(verdict, restrictions).map(({ what }) => what);
}

/** The names of the restrictions of which nothing certain can be said. */
export function doubts(verdict: Verdict, restrictions: Restrictions): string[] {
  return findBreaches(verdict, restrictions, { allergen: 'cant-tell', diet: 'cant-tell' }).map(({ what }) => what);
}

type BreachStates = { allergen: AllergenVerdict['state']; diet: 'no' | 'cant-tell' };

function findBreaches(
  verdict: Verdict,
  { excludedAllergens, dietTypes, excludedIngredients = [], rules = [] }: Restrictions,
  state: BreachStates,
): Breach[] {
  const breaches: Breach[] = [];
  for (const allergen of excludedAllergens) {
    const finding = verdict.allergens.find((each) => each.allergen === allergen && each.state === state.allergen);
    if (finding) breaches.push({ what: allergen, evidence: finding.evidence });
  }
  for (const diet of dietTypes) {
    const finding = verdict.diets.find((each) => each.diet === diet && each.state === state.diet);
    if (finding) breaches.push({ what: diet, evidence: finding.evidence });
  }
  for (const rule of rules) {
    const finding = judgeRule(rule, verdict.foods);
    if (finding.state === state.diet) breaches.push({ what: rule, evidence: finding.evidence });
  }
  const excluded = verdict.foods.filter(({ kinds }) => kinds.some((kind) => excludedIngredients.includes(kind)));
  if (state.diet === 'no' && excluded.length > 0) {
    breaches.push({ what: EXCLUDED_FOOD, evidence: excluded.map(({ mention }) => mention) });
  }
  return breaches;
}
/** The findings as they are sent: evidence in the words of the reader's language. */
export function renderVerdict(
  { allergens, diets }: Pick<Verdict, 'allergens' | 'diets'>,
  language: Language,
  kb: KnowledgeBase,
): { allergenVerdicts: AllergenVerdict[]; dietVerdicts: DietVerdict[] } {
  const render = (mention: Mention) => renderMention(mention, language, kb);
  return {
    allergenVerdicts: allergens.map(({ allergen, state, evidence }) => ({
      allergen,
      state,
      evidence: evidence.map(render),
    })),
    dietVerdicts: diets.map(({ diet, state, evidence }) => ({ diet, state, evidence: evidence.map(render) })),
  };
}

function renderMention({ where, index, ingredient, words }: Mention, language: Language, kb: KnowledgeBase): Evidence {
  const text = ingredient ? kb.name(ingredient.id, language) : (words[textLanguage(language)] ?? words.en);
  return { where, index, text };
}
