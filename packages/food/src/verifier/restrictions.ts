import type { Allergen } from '@larder/contract/allergen';
import type { Diet } from '@larder/contract/diet';
import type { AllergenVerdict } from '@larder/contract/verdict/verdict';
import type { IngredientRule } from '../ingredients/ingredient.ts';
import { refusedAllergens } from './allergen-namesakes.ts';
import { judgeRule } from './ingredient-rules.ts';
import type { Mention } from './mentions.ts';
import type { Verdict } from './verify.ts';

/** What a person's preferences and the words of a request exclude. */
export type Restrictions = {
  excludedAllergens: readonly Allergen[];
  dietTypes: readonly Diet[];
  /** Ids of foods that are left out, with all their narrower kinds and what is made from them. */
  excludedIngredients?: readonly string[];
  rules?: readonly IngredientRule[];
};

/** False of restrictions that every recipe meets. */
export function isRestricting({
  excludedAllergens,
  dietTypes,
  excludedIngredients = [],
  rules = [],
}: Restrictions): boolean {
  return [excludedAllergens, dietTypes, excludedIngredients, rules].some(({ length }) => length > 0);
}

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

/** The restrictions of which nothing certain can be said. */
export function doubtsOf(verdict: Verdict, restrictions: Restrictions): Breach[] {
  return findBreaches(verdict, restrictions, { allergen: 'cant-tell', diet: 'cant-tell' });
}

/** The names of the restrictions of which nothing certain can be said. */
export function doubts(verdict: Verdict, restrictions: Restrictions): string[] {
  return doubtsOf(verdict, restrictions).map(({ what }) => what);
}

type BreachStates = { allergen: AllergenVerdict['state']; diet: 'no' | 'cant-tell' };

function findBreaches(
  verdict: Verdict,
  { excludedAllergens, dietTypes, excludedIngredients = [], rules = [] }: Restrictions,
  state: BreachStates,
): Breach[] {
  const breaches: Breach[] = [];
  // Who leaves out sesame seeds eats no sesame oil; what may have them is in doubt as a food, below.
  const refused = state.allergen === 'contains' ? refusedAllergens(excludedIngredients) : [];
  for (const allergen of new Set([...excludedAllergens, ...refused])) {
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
  // Most searches exclude no food.
  if (excludedIngredients.length === 0) return breaches;
  const isExcluded = (kinds: readonly string[]) => kinds.some((kind) => excludedIngredients.includes(kind));
  const [certain, open] = [
    verdict.foods.filter(({ kinds }) => isExcluded(kinds)),
    verdict.foods.filter(({ possibleKinds }) => isExcluded(possibleKinds)),
  ];
  const found = state.diet === 'no' ? certain : certain.length > 0 ? [] : open;
  if (found.length > 0) breaches.push({ what: EXCLUDED_FOOD, evidence: found.map(({ mention }) => mention) });
  return breaches;
}
