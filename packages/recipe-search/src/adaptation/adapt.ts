import type { Swap } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { CanonicalRecipe, Localised, RecipeLine } from '@larder/food/recipe';
import { type Breach, breachesOf, breaks, type Restrictions } from '@larder/food/verifier/restrictions';
import { type Verdict, verdictOf, verifyRecipe } from '@larder/food/verifier/verify';
import { stableHash } from '@larder/text/stable-hash';
import { rolesInDish } from './role-in-dish.ts';

/** With more ingredients replaced than this it is another dish. */
const MOST_SWAPS = 3;

export type Adapted = { recipe: CanonicalRecipe; verdict: Verdict };

/**
 * The recipe as it is where it breaks nothing; otherwise with what breaks the restrictions replaced by substitutes that
 * hold in their role; null where that can't be done: nothing works in that role, too much would have to change, or the
 * dish is named after what it may not have.
 */
export function adaptRecipe(recipe: CanonicalRecipe, restrictions: Restrictions, kb: KnowledgeBase): Adapted | null {
  let adapted = recipe;
  for (let swaps = 0; ; swaps += 1) {
    const verdict = swaps === 0 ? verdictOf(recipe, kb) : verifyRecipe(adapted, kb);
    const broken = breachesOf(verdict, restrictions);
    if (broken.length === 0) return { recipe: swaps === 0 ? recipe : asOwnRecipe(adapted, recipe), verdict };
    const offender = offendingLine(broken);
    const next = swaps < MOST_SWAPS && offender !== null ? swapLine(adapted, offender, restrictions, kb) : null;
    if (next === null) return null;
    adapted = next;
  }
}

/** The first line that breaks something; null where it is only a step's words, or no line in particular. */
function offendingLine(broken: readonly Breach[]): number | null {
  const evidence = broken.flatMap((breach) => breach.evidence);
  return evidence.find(({ where }) => where === 'ingredient')?.index ?? null;
}

function swapLine(
  recipe: CanonicalRecipe,
  index: number,
  restrictions: Restrictions,
  kb: KnowledgeBase,
): CanonicalRecipe | null {
  const line = recipe.lines[index];
  const original = line?.ingredient ? kb.get(line.ingredient) : undefined;
  if (!line || !original || line.swappedFrom || namesTheDish(recipe, line)) return null;
  const roles = rolesInDish(recipe, index, kb);
  for (const swap of swapsOf(original.id, kb)) {
    if (!swap.as.some((role) => roles.includes(role))) continue;
    const replaced = replaceLine(recipe, index, substitute(line, swap, kb));
    const because = solved(recipe, replaced, index, restrictions, kb);
    if (because.length > 0)
      return replaceLine(replaced, index, (swapped) => ({
        ...swapped,
        swappedFrom: { ingredient: original.id, because },
      }));
  }
  return null;
}

/** The swaps of an ingredient and, after them, those of its wider kinds. */
function swapsOf(id: string, kb: KnowledgeBase): Swap[] {
  return [id, ...kb.ancestors(id)].flatMap((each) => kb.get(each)?.swaps ?? []).filter(({ use }) => kb.get(use));
}

/** What the substitute line no longer breaks; empty unless it breaks nothing itself. */
function solved(
  before: CanonicalRecipe,
  after: CanonicalRecipe,
  index: number,
  restrictions: Restrictions,
  kb: KnowledgeBase,
): string[] {
  const alone = (recipe: CanonicalRecipe): string[] => {
    const lines = recipe.lines.filter((_, place) => place === index);
    return breaks(verifyRecipe({ ...recipe, lines, steps: [] }, kb), restrictions);
  };
  return alone(after).length > 0 ? [] : alone(before);
}

type ChangeLine = (line: RecipeLine) => RecipeLine;

function replaceLine(recipe: CanonicalRecipe, index: number, change: ChangeLine): CanonicalRecipe {
  return { ...recipe, lines: recipe.lines.map((line, place) => (place === index ? change(line) : line)) };
}

/** The line with the substitute in it: measured alike where the ratio is 1, weighed otherwise. */
function substitute(line: RecipeLine, { use, ratio }: Swap, kb: KnowledgeBase): ChangeLine {
  const grams = gramsOf(line, kb);
  const measured = line.unit !== null || line.amount === null;
  const keeps = measured && ratio === 1;
  return ({ preparation: _preparation, alternatives: _alternatives, ...rest }) => ({
    ...rest,
    ingredient: use,
    name: nameInEach(use, kb),
    ...(keeps || grams === null ? {} : { amount: { min: Math.max(1, Math.round(grams * ratio)) }, unit: 'g' as const }),
  });
}

function nameInEach(id: string, kb: KnowledgeBase): Localised {
  return { en: kb.name(id, 'en-GB'), es: kb.name(id, 'es'), fr: kb.name(id, 'fr') };
}

/** A carbonara can do without its pepper, but a chicken curry is none without the chicken. */
function namesTheDish({ title }: CanonicalRecipe, { name }: RecipeLine): boolean {
  return Object.entries(name).some(([language, word]) => {
    const words = word
      .toLowerCase()
      .split(/\s+/)
      .filter((part) => part.length > 3);
    const dish = title[language as keyof Localised]?.toLowerCase() ?? '';
    return words.some((part) => dish.includes(part.replace(/e?s$/, '')));
  });
}

/** An adapted recipe has an id of its own, the same whenever the same is swapped for the same reasons. */
function asOwnRecipe(adapted: CanonicalRecipe, original: CanonicalRecipe): CanonicalRecipe {
  const swaps = adapted.lines.flatMap(({ ingredient, swappedFrom }, index) =>
    swappedFrom ? [`${index}:${swappedFrom.ingredient}>${ingredient} ${swappedFrom.because.join()}`] : [],
  );
  return { ...adapted, id: `${original.id}-${stableHash(swaps.join(','))}`, source: 'composer' };
}
