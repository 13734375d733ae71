import { isAnimalOrigin } from '@larder/food/ingredients/diet-rules';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { CanonicalRecipe, RecipeLine, StepPart, TextLanguage } from '@larder/food/recipe';
import { isMeasuredInSteps } from '../amounts/measured-in-steps.ts';
import { sentencesWith } from '../sentences.ts';
import { inEachLanguage } from '../wording/in-each-language.ts';
import { firstStepWith, isMentionOf, mentionOf, spoonsOf, withLineBehind } from './added-line.ts';
import { fryingOilFor } from './prepare-first.ts';

/** Grams of fat in 100 g from which meat fries in its own. */
const FAT_OF_ITS_OWN = 15;
const FRIES = /\b(?:fry|fries|brown|crisp|sauté|soften|toast|sear)\b/i;

/**
 * The adapted recipe with fat for what stands for bacon and fries in the place of it: more of what it is fried in, or
 * else a spoon of oil.
 */
export function fryInFat(recipe: CanonicalRecipe, kb: KnowledgeBase): CanonicalRecipe {
  let fried = recipe;
  for (const line of recipe.lines) {
    const index = fried.lines.indexOf(line);
    if (!hasLostFat(line, kb) || firstStepWith(fried, index) < 0) continue;
    const sentence = sentencesWith(fried, index).find(({ before }) => FRIES.test(before.get(index) ?? ''));
    if (!sentence) continue;
    const isFat = (at: number) => kb.get(fried.lines[at]?.ingredient ?? '')?.roles.includes('cooking-fat') === true;
    const fat = [...sentence.before.keys()].find(isFat);
    if (fat !== undefined) fried = withMoreFat(fried, fat, line, kb);
    else if (!sentence.earlier.some(isFat)) fried = inOil(fried, index, kb);
  }
  return fried;
}

function hasLostFat({ ingredient, swappedFrom }: RecipeLine, kb: KnowledgeBase): boolean {
  const [was, is] = [swappedFrom?.ingredient, ingredient].map((id) => (id ? kb.get(id) : undefined));
  return (
    was?.origin.includes('meat') === true &&
    was.per100g[3] >= FAT_OF_ITS_OWN &&
    is?.origin.some(isAnimalOrigin) === false
  );
}

/** The share of the fat of meat that runs out into the pan, and the most grams that are made up for. */
const RENDERED = 0.5;
const MOST_MORE = 20;
const STEPS: Partial<Record<NonNullable<RecipeLine['unit']>, number>> = { g: 5, tbsp: 0.5, tsp: 1 };

function withMoreFat(recipe: CanonicalRecipe, fat: number, stand: RecipeLine, kb: KnowledgeBase): CanonicalRecipe {
  const line = recipe.lines[fat];
  const [has, weight] = [line, stand].map((each) => (each ? gramsOf(each, kb) : null));
  const step = line?.unit ? STEPS[line.unit] : undefined;
  if (!line?.amount || !has || !weight || !step || isMeasuredInSteps(recipe, fat)) return recipe;
  const fatIn = (id: string | null | undefined) => kb.get(id ?? '')?.per100g[3] ?? 0;
  const lost = ((fatIn(stand.swappedFrom?.ingredient) - fatIn(stand.ingredient)) * weight) / 100;
  const wanted = (line.amount.min * (has + Math.min(MOST_MORE, RENDERED * lost))) / has;
  const more: RecipeLine = { ...line, amount: { min: Math.max(line.amount.min, Math.ceil(wanted / step) * step) } };
  return { ...recipe, lines: recipe.lines.map((each) => (each === line ? more : each)) };
}

/** Grams that a spoon of oil fries, and the most spoons. */
const FRIED_BY_SPOON = 120;
const MOST_SPOONS = 3;

function inOil(recipe: CanonicalRecipe, index: number, kb: KnowledgeBase): CanonicalRecipe {
  const oil = fryingOilFor(recipe);
  const line = recipe.lines[index];
  const grams = (line ? gramsOf(line, kb) : null) ?? FRIED_BY_SPOON;
  const spoons = Math.min(MOST_SPOONS, Math.max(1, Math.round((2 * grams) / FRIED_BY_SPOON) / 2));
  const longer = withLineBehind(recipe, index, spoonsOf(oil, spoons, kb));
  const at = firstStepWith(longer, index);
  const steps = longer.steps.map((step, place) =>
    place === at
      ? inEachLanguage(step, (parts, language) => {
          const named = parts.findIndex((part) => isMentionOf(part, index));
          return named < 0 ? [...parts] : withOil(parts, named, mentionOf(index + 1, oil, language, kb), language);
        })
      : step,
  );
  return { ...longer, steps };
}

const IN: Record<TextLanguage, string> = { en: ' in the ', es: ' en el ', fr: ' dans l’' };
/** Words for a pan that fat is not put into. */
const DRY: Record<TextLanguage, RegExp> = {
  en: /^ in a dry (?:frying )?pan/,
  es: /^ en (?:una sartén (?:seca|sin aceite)|seco)/,
  fr: /^ à (?:sec(?: dans une poêle)?|la poêle)/,
};

function withOil(parts: readonly StepPart[], at: number, oil: StepPart, language: TextLanguage): StepPart[] {
  const behind = parts.slice(at + 1);
  const [next, ...rest] = behind;
  const words = typeof next === 'string' ? [next.replace(DRY[language], ''), ...rest] : behind;
  return [...parts.slice(0, at + 1), IN[language], oil, ...words];
}
