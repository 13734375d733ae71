import { foodsToCheck } from '@larder/food/ingredients/diet-rules';
import type { Ingredient, Origin, Swap } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, RecipeLine } from '@larder/food/recipe';
import { brokenPromises } from '@larder/food/verifier/promises';
import {
  type Breach,
  breachesOf,
  breaks,
  doubts,
  doubtsOf,
  EXCLUDED_FOOD,
  isRestricting,
  type Restrictions,
} from '@larder/food/verifier/restrictions';
import { type Verdict, verdictOf, verifyRecipe } from '@larder/food/verifier/verify';
import { stableHash } from '@larder/text/stable-hash';
import { easeSalt } from './amounts/ease-salt.ts';
import { easeSugar } from './amounts/ease-sugar.ts';
import { restoreSalt } from './amounts/restore-salt.ts';
import { withAdviceForKeto } from './keto-advice.ts';
import { leaveOut } from './leave-out.ts';
import { hasRichest, isHalfWheat, withFodmapAdvice, withoutOtherFodmaps, withoutOtherGluten } from './low-fodmap.ts';
import { markDoubts } from './mark-doubts.ts';
import { asBought } from './method/as-bought.ts';
import { fryInFat } from './method/fry-in-fat.ts';
import { joinOils } from './method/oil-beside-oil.ts';
import { weakPastaWater } from './method/pasta-water.ts';
import { prepareFirst } from './method/prepare-first.ts';
import { takeLonger } from './method/take-longer.ts';
import { withoutThickener } from './method/without-thickener.ts';
import { isForRefused } from './rules/for-refused.ts';
import { isLike } from './rules/honest-swap.ts';
import { isStarchy, isSugary } from './rules/keto-foods.ts';
import { isInDoubt, swapLine } from './substitution/swap-line.ts';
import { withoutSugar } from './without-sugar.ts';
import { withoutUnfitAdvice } from './without-unfit-advice.ts';
import { adaptCues } from './wording/adapt-cues.ts';
import { adaptTexts, type SwappedDish } from './wording/adapt-texts.ts';
import { stepsNameSwapped, titleNamesSwapped } from './wording/names/names-swapped.ts';

/** With more changes it would be another dish. */
const MAX_CHANGES = 3;

export type Adapted = { recipe: CanonicalRecipe; verdict: Verdict };

/**
 * The recipe itself where it breaks no restriction; otherwise with swaps for the lines that do, or without them where
 * the dish does not need them. Null where that is not possible: there is no honest substitute, too many changes are
 * needed, the description is about what is gone, a step would still name it, the dish is named after it, is made for meat
 * or fish that is refused, or no longer suits the diet that it is named after; and for keto where it has starch or sugar.
 */
export function adaptRecipe(recipe: CanonicalRecipe, restrictions: Restrictions, kb: KnowledgeBase): Adapted | null {
  if (!isRestricting(restrictions)) return { recipe, verdict: verdictOf(recipe, kb) };
  if (restrictions.dietTypes.includes('Keto') && isStarchy(recipe, kb)) return null;
  const asWritten: SwappedDish = { recipe, original: recipe, leftOut: [] };
  const unsweetened = withoutSugar(asWritten, restrictions, kb);
  const adapted = unsweetened === asWritten ? null : adaptFrom(unsweetened, recipe, restrictions, kb);
  return adapted ?? adaptFrom(asWritten, recipe, restrictions, kb);
}

/** The recipe adapted from what it is, or from what has been made of it. */
function adaptFrom(
  begun: SwappedDish,
  recipe: CanonicalRecipe,
  restrictions: Restrictions,
  kb: KnowledgeBase,
): Adapted | null {
  let dish = begun;
  for (let changes = 0; ; changes += 1) {
    const verdict = dish.recipe === recipe ? verdictOf(recipe, kb) : verifyRecipe(dish.recipe, kb);
    const broken = breachesOf(verdict, restrictions);
    const isAsWritten = broken.length === 0 && dish.recipe === recipe;
    if (isAsWritten) return isTooMuch(recipe, restrictions, kb) ? null : asItIs(recipe, verdict, restrictions, kb);
    if (broken.length === 0) {
      if (isForRefused(recipe, restrictions, kb)) return null;
      const sure = settleDoubts(dish, verdict, changes, restrictions, kb);
      const withoutWheat = withoutOtherGluten(sure, restrictions, kb);
      const kept = isHalfWheat(withoutWheat, kb) ? sure : withoutWheat;
      const surer = withoutOtherFodmaps(kept, restrictions, kb);
      const settled = surer === dish ? verdict : verifyRecipe(surer.recipe, kb);
      const isSurer = surer !== dish && breaks(settled, restrictions).length === 0 && !isHalfWheat(surer, kb);
      return (
        (isSurer ? finish(surer, recipe, settled, restrictions, kb) : null) ??
        (isHalfWheat(dish, kb) ? null : finish(dish, recipe, verdict, restrictions, kb))
      );
    }
    const offender = offendingLine(broken);
    const next = changes < MAX_CHANGES && offender !== null ? changeLine(dish, offender, restrictions, kb) : null;
    if (next === null) return null;
    dish = next;
  }
}

/** True of a dish that a diet allows by its numbers, and yet nobody on it would eat. */
const isTooMuch = (recipe: CanonicalRecipe, restrictions: Restrictions, kb: KnowledgeBase): boolean =>
  hasRichest(recipe, restrictions, kb) || (restrictions.dietTypes.includes('Keto') && isSugary(recipe, kb));

/** The changed recipe with texts that fit it; null where they can't. */
function finish(
  dish: SwappedDish,
  recipe: CanonicalRecipe,
  verdict: Verdict,
  restrictions: Restrictions,
  kb: KnowledgeBase,
): Adapted | null {
  if (namesMore(verdict, verdictOf(recipe, kb)) || brokenPromises(recipe, verdict).length > 0) return null;
  const told = adaptTexts(dish, kb);
  if (told === null) return null;
  const reworded = adaptCues(told, kb);
  if (stepsNameSwapped(reworded, dish.leftOut, kb) || speaksOfSeveral(reworded)) return null;
  if (hasMeatBesidePlants(reworded, kb)) return null;
  const salted = easeSalt(restoreSalt(reworded, recipe, kb), recipe, kb);
  const thin = restrictions.dietTypes.includes('Keto') ? withoutThickener(salted, kb) : salted;
  const marked = markDoubts(easeSugar(thin, kb), verdict, restrictions);
  const fit = weakPastaWater(withoutUnfitAdvice(marked, restrictions, kb), kb);
  const advised = withAdviceForKeto(withFodmapAdvice(fit, restrictions, kb), restrictions);
  const made = prepareFirst(fryInFat(takeLonger(asBought(advised)), kb), kb);
  const judged = made === advised ? verdict : verifyRecipe(made, kb);
  if (breaks(judged, restrictions).length > 0 || isTooMuch(made, restrictions, kb)) return null;
  const isFat = (at: number) => kb.get(made.lines[at]?.ingredient ?? '')?.roles.includes('cooking-fat') === true;
  const joined = joinOils(made, isFat);
  return { recipe: withOwnId(joined, recipe, dish.leftOut, lostAdvice(marked, advised)), verdict: judged };
}

/** Which advice a recipe has lost, and the tip and the remarks on lines that it has instead, for its id. */
const lostAdvice = (before: CanonicalRecipe, after: CanonicalRecipe): string[] => [
  ...(['description', 'tip', 'makeAhead'] as const).flatMap((key) => {
    if (before[key] === after[key]) return [];
    return key === 'tip' && after.tip !== null ? [key, after.tip.en] : [key];
  }),
  ...after.lines.flatMap(({ preparation }, at) =>
    preparation && preparation.en !== before.lines[at]?.preparation?.en ? [`${at}~${preparation.en}`] : [],
  ),
];

/**
 * A recipe that breaks nothing, without advice that names what is excluded; its lines say which foods of those excluded,
 * and by a diet, they may have.
 */
function asItIs(recipe: CanonicalRecipe, verdict: Verdict, restrictions: Restrictions, kb: KnowledgeBase): Adapted {
  const fit = withFodmapAdvice(withoutUnfitAdvice(recipe, restrictions, kb), restrictions, kb);
  const advised = withAdviceForKeto(fit, restrictions);
  const toCheck = foodsToCheck(restrictions.dietTypes);
  const isToCheck = verdict.foods.some(({ possibleKinds }) => toCheck.some((id) => possibleKinds.includes(id)));
  const isInDoubt = isToCheck || doubts(verdict, restrictions).includes(EXCLUDED_FOOD);
  const marked = isInDoubt ? markDoubts(advised, verdict, restrictions) : advised;
  if (marked === recipe) return { recipe, verdict };
  const lost = lostAdvice(recipe, marked);
  if (recipe.source !== 'cookbook' && lost.length === 0) return { recipe: marked, verdict };
  return { recipe: { ...withOwnId(marked, recipe, [], lost), source: recipe.source }, verdict };
}

/**
 * The changed dish without doubt where a line may have what is excluded: with its like that has none of it, or without
 * the line where it is a sauce or a garnish that the dish can do without. Other lines stay, as the verdict says.
 */
function settleDoubts(
  dish: SwappedDish,
  verdict: Verdict,
  changes: number,
  restrictions: Restrictions,
  kb: KnowledgeBase,
): SwappedDish {
  const isSurerLike = (original: Ingredient, swap: Swap) =>
    isLike(original, swap) && (!swap.use.startsWith('gluten-free-') || hasOwnGluten(original, swap, kb));
  const doubtful = doubtsOf(verdict, restrictions)
    .flatMap(({ evidence }) => evidence)
    .flatMap(({ where, index }) => (where === 'ingredient' ? [dish.recipe.lines[index]] : []));
  let settled = dish;
  for (const line of new Set(doubtful)) {
    const index = line ? settled.recipe.lines.indexOf(line) : -1;
    if (!line?.ingredient || line.swappedFrom || changes >= MAX_CHANGES) continue;
    if (titleNamesSwapped(settled.recipe, index, kb)) continue;
    const alike = swapLine(settled.recipe, index, restrictions, isSurerLike, kb, allBroken);
    const isBeside = kb.get(line.ingredient)?.roles.some((role) => role === 'sauce' || role === 'garnish') === true;
    const next = alike ? { ...settled, recipe: alike } : isBeside ? withoutLine(settled, index, kb) : null;
    if (next === null) continue;
    settled = next;
    changes += 1;
  }
  return settled;
}

/** False of what only traces put in doubt where its like is made of another grain: tortillas of maize stay. */
const hasOwnGluten = ({ id, allergens = [] }: Ingredient, { use }: Swap, kb: KnowledgeBase): boolean =>
  allergens.includes('Gluten') || kb.isKindOf(use, id);

/** The names of the restrictions that a recipe breaks, or of which it can't be told. */
const allBroken = (verdict: Verdict, restrictions: Restrictions): string[] => [
  ...breaks(verdict, restrictions),
  ...doubts(verdict, restrictions),
];

const isSauce = (id: string, kb: KnowledgeBase): boolean => kb.get(id)?.roles.includes('sauce') === true;

/**
 * The dish with its like for a line, or else without the line, or else with another substitute. A sauce is rather left out
 * than swapped for one that may have the same.
 */
function changeLine(
  dish: SwappedDish,
  index: number,
  restrictions: Restrictions,
  kb: KnowledgeBase,
): SwappedDish | null {
  const { recipe } = dish;
  const line = recipe.lines[index];
  if (!line?.ingredient || line.swappedFrom || titleNamesSwapped(recipe, index, kb)) return null;
  const alike = swapLine(recipe, index, restrictions, isLike, kb);
  if (alike && !(isSauce(line.ingredient, kb) && isInDoubt(alike, index, restrictions, kb))) {
    return { ...dish, recipe: alike };
  }
  const shorter = withoutLine(dish, index, kb);
  if (shorter) return shorter;
  if (alike) return { ...dish, recipe: alike };
  const swapped = swapLine(recipe, index, restrictions, () => true, kb);
  return swapped && { ...dish, recipe: swapped };
}

/** The dish without a line; null where it needs that. */
function withoutLine({ recipe, original, leftOut }: SwappedDish, index: number, kb: KnowledgeBase): SwappedDish | null {
  const line = recipe.lines[index];
  const shorter = leaveOut(recipe, index, kb);
  if (!line || !shorter) return null;
  const lines = original.lines.filter((_, at) => at !== index);
  return { recipe: shorter, original: { ...original, lines }, leftOut: [...leftOut, line] };
}

/** True where a step of the adapted recipe names a food that no line has any more. */
function namesMore(adapted: Verdict, original: Verdict): boolean {
  const count = ({ foods }: Verdict) => foods.filter(({ mention }) => mention.where === 'step').length;
  return count(adapted) > count(original);
}

const ANIMALS: readonly Origin[] = ['meat', 'fish', 'shellfish'];

/** True where what stands for one meat or fish lies beside another one that stays: tofu for the pork of a boiled dinner. */
function hasMeatBesidePlants({ lines }: CanonicalRecipe, kb: KnowledgeBase): boolean {
  const isMeat = (id: string | null) => {
    const { origin = [], roles = [] } = kb.get(id ?? '') ?? {};
    return roles.includes('protein') && origin.some((each) => ANIMALS.includes(each));
  };
  const standsFor = ({ ingredient, swappedFrom }: RecipeLine) =>
    swappedFrom !== undefined && isMeat(swappedFrom.ingredient) && !isMeat(ingredient);
  return lines.some(standsFor) && lines.some(({ ingredient }) => isMeat(ingredient));
}

/** Words before a plural subject, "jusqu’à ce que les", "hasta que las", and before what is counted, "three of the". */
const BEFORE_SEVERAL = /\bque (?:les|los|las) $|\b(?:one|two|three|four|five|six) (?:of the )?$/iu;

/** True where a step still speaks of several pieces for which something measured stands now. */
function speaksOfSeveral({ lines, steps }: CanonicalRecipe): boolean {
  const isMeasured = ({ line }: { line: number }) => lines[line]?.swappedFrom != null && lines[line]?.unit != null;
  return steps.some(({ text }) =>
    Object.values(text).some((parts) =>
      parts.some((part, at) => {
        const before = parts[at - 1];
        const follows = typeof before === 'string' && BEFORE_SEVERAL.test(before);
        return follows && typeof part === 'object' && 'line' in part && isMeasured(part);
      }),
    ),
  );
}

/** The first line that breaks a restriction; null where only a step does, or the recipe as a whole. */
function offendingLine(broken: readonly Breach[]): number | null {
  const evidence = broken.flatMap((breach) => breach.evidence);
  return evidence.find(({ where }) => where === 'ingredient')?.index ?? null;
}

/** The adapted recipe with an id of its own, which is the same for the same changes for the same reasons. */
function withOwnId(
  adapted: CanonicalRecipe,
  original: CanonicalRecipe,
  leftOut: readonly RecipeLine[],
  lost: readonly string[],
): CanonicalRecipe {
  const without = leftOut.map(({ ingredient }) => `-${ingredient}`);
  const kept = adapted.lines.flatMap(({ ingredient, swappedFrom, inDoubt }, index) => [
    ...(swappedFrom ? [`${index}:${swappedFrom.ingredient}>${ingredient} ${swappedFrom.because.join()}`] : []),
    ...(inDoubt ? [`${index}?${[...inDoubt.allergens, ...inDoubt.foods].join()}`] : []),
  ]);
  const id = `${original.id}-${stableHash([...kept, ...without, ...lost].join(','))}`;
  return { ...adapted, id, source: 'composer', drawnLike: original.drawnLike ?? original.id };
}
