import { type DishFacts, type FactLine, type Sentence, sentencesOf } from './dish-facts.ts';

/** Grams of meat in pieces, or of mushrooms, that a wide pan browns at once. */
const MOST_AT_ONCE = 450;
/** Seconds for which a ground spice may fry over a strong heat. */
const MOST_FOR_SPICE = 120;
const STRONG = /\b(?:medium-)?high heat\b/;
/** Takes more heat than other spices, and goes onto meat before it is browned. */
const PEPPER = /\bpepper(?:corn)?$/;
const FRIES = /\b(?:fry|brown|cook|stir-fry)\b/;
const IN_BATCHES = /\bbatch/;
/** What the line of meat in pieces says. */
const IN_PIECES = /\b(?:in (?:[\d.]+ cm|bite-sized|small|large|strips|chunks|pieces)|sliced|diced)\b/;
const LATE_CHECK =
  /\b(?:lift out|onto a plate|set aside)\.? (?:cut through the thickest|check the|cut into one of|no pink should)/;
/** What comes from a tin or frozen, and is soft already. */
const SOFT_ALREADY = ['pea', 'sweetcorn', 'edamame', 'artichoke-heart'] as const;

/** Leaves give up so much water that more grams than these are not dry sooner. */
const MOST_LEAVES = 300;
const LEAST_FOR_LEAVES = 300;
const DRIES = /\b(?:until (?:the |they are )?[^,;]*\bno (?:water|liquid) is left|until [^,;]*\bdry\b)/;

/**
 * What goes wrong in the pans of a composed dish: more than one browns at once, ground spices that burn, many leaves that
 * are dry at once, meat that is checked once it is out, and tinned or frozen vegetables that are said to become tender.
 */
export function fryingProblems(facts: DishFacts): string[] {
  // What is adapted from a written recipe is composed too, and keeps the steps that were written.
  if (facts.recipe.source !== 'composer' || facts.recipe.drawnLike !== undefined) return [];
  const sentences = facts.recipe.steps.flatMap(({ text }) => sentencesOf(text.en));
  return [
    ...facts.lines.flatMap((line) => (isCrowded(line, sentences) ? [`${nameOf(line)} browns in a crowded pan`] : [])),
    ...facts.lines.flatMap((line) => (burns(line, sentences) ? [`${nameOf(line)} burns over a strong heat`] : [])),
    ...facts.lines.flatMap((line) =>
      isWetStill(line, sentences) ? [`${nameOf(line)} gives up its water in more than five minutes`] : [],
    ),
    ...facts.lines.flatMap((line) =>
      isSoftened(line, sentences) ? [`${nameOf(line)} is tender before it is cooked`] : [],
    ),
    ...facts.steps.flatMap((step, at) => (LATE_CHECK.test(step) ? [`step ${at + 1} checks meat once it is out`] : [])),
  ];
}

function isCrowded(line: FactLine, sentences: readonly Sentence[]): boolean {
  const mentioning = sentences.filter(({ lines }) => lines.has(line.index));
  const isMeat = line.is('poultry', 'pork', 'beef', 'lamb', 'veal') && !line.is('mince');
  const isInPieces = isMeat && IN_PIECES.test(line.line.preparation?.en ?? '');
  if (line.grams <= MOST_AT_ONCE || !(isInPieces || line.is('mushroom'))) return false;
  return mentioning.some(({ words }) => FRIES.test(words) && STRONG.test(words) && !IN_BATCHES.test(words));
}

function burns({ ingredient, index }: FactLine, sentences: readonly Sentence[]): boolean {
  if (!ingredient.roles.includes('spice') || PEPPER.test(ingredient.id)) return false;
  return sentences.some(
    ({ words, lines, seconds }) =>
      lines.has(index) && FRIES.test(words) && STRONG.test(words) && seconds > MOST_FOR_SPICE,
  );
}

function isWetStill(line: FactLine, sentences: readonly Sentence[]): boolean {
  if (line.grams <= MOST_LEAVES || !line.is('spinach', 'chard', 'kale')) return false;
  return sentences.some(
    ({ words, lines, seconds }) =>
      lines.has(line.index) && DRIES.test(words) && seconds > 0 && seconds < LEAST_FOR_LEAVES,
  );
}

function isSoftened(line: FactLine, sentences: readonly Sentence[]): boolean {
  if (!line.is(...SOFT_ALREADY)) return false;
  return sentences.some(
    ({ words, lines }) => lines.has(line.index) && lines.size === 1 && /\bcook until (?:just )?tender\b/.test(words),
  );
}

function nameOf({ line }: FactLine): string {
  return line.name.en;
}
