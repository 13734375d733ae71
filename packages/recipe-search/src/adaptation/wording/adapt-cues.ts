import { isAnimalOrigin } from '@larder/food/ingredients/diet-rules';
import type { Origin } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, RecipeStep, StepPart, TextLanguage } from '@larder/food/recipe';
import { inEachLanguage, withoutEmpty } from './in-each-language.ts';

/** How meat, fish and shellfish show that they are done, and a cue that suits what replaced them. */
const CUES: Record<TextLanguage, { cue: RegExp; instead: string }> = {
  en: {
    cue: /until (?:(?:they|it|the \p{L}+) )?(?:(?:is|are|turns?|just|has turned|barely) )*(?:pink|opaque|no longer pink|flakes?|curls?|changes? colou?r)(?: [^,.;]*)?(?=[,.;]|$)/giu,
    instead: 'until hot through',
  },
  es: {
    cue: /hasta que (?:(?:se|estén?|queden?|pongan?|vuelvan?|apenas|justo) )*(?:rosad[oa]s?|rosas?|opac[oa]s?|desmenuc[ei]n?|curven|cambien? de color)(?: [^,.;]*)?(?=[,.;]|$)/giu,
    instead: 'hasta que todo esté bien caliente',
  },
  fr: {
    cue: /jusqu[’']à ce qu[’'](?:ils?|elles?) (?:(?:soit|soient|devienne|deviennent|tout juste|juste) )*(?:roses?|opaques?|rosissent|rosisse|se courbent|s[’']effeuillent?|changent? de couleur)(?: [^,.;]*)?(?=[,.;]|$)/giu,
    instead: 'jusqu’à ce que tout soit bien chaud',
  },
};

/** What is said of pieces, and not of what was poured in their place: "add the eggs one by one". */
const ONE_BY_ONE: Record<TextLanguage, RegExp> = {
  en: /,? one (?:by one|at a time)/gu,
  es: /,? (?:de )?uno (?:en|a) uno/gu,
  fr: /,? une? (?:à|par) une?/gu,
};

/** The recipe without the cues of meat, fish and shellfish that plants have replaced. */
export function adaptCues(recipe: CanonicalRecipe, kb: KnowledgeBase): CanonicalRecipe {
  const isReplaced = recipe.lines.map(({ ingredient, swappedFrom }) => {
    const [now, before] = [ingredient, swappedFrom?.ingredient].map((id) => (id ? kb.get(id) : undefined));
    const isEaten = before?.roles.includes('protein') === true && before.origin.some(isAnimalOrigin);
    return isEaten && now?.origin.some(isAnimalOrigin) === false;
  });
  if (!isReplaced.includes(true)) return recipe;
  const isWithoutAnimals = recipe.lines.every(({ ingredient }) => !kb.get(ingredient ?? '')?.origin.some(isCooked));
  const isPoured = recipe.lines.map(({ swappedFrom, unit }) => swappedFrom !== undefined && unit !== null);
  const hasFlour = recipe.lines.some(({ ingredient }) => kb.get(ingredient ?? '')?.roles.includes('flour') === true);
  const mostUnnamed = !isWithoutAnimals ? 0 : hasFlour ? MOST_BELOW_BREAD : CORE.most;
  const steps = recipe.steps.map((step) => {
    const counted = mentions(step, isPoured) ? withoutCounting(step) : step;
    const cued = mentions(step, isReplaced) ? withOtherCues(counted) : counted;
    return withoutCore(cued, isReplaced, mostUnnamed);
  });
  return { ...recipe, steps: withoutEmpty(steps) };
}

function mentions({ text }: RecipeStep, isReplaced: readonly boolean[]): boolean {
  return text.en.some((part) => typeof part === 'object' && 'line' in part && isReplaced[part.line] === true);
}

/** True of what is cooked to a temperature in its middle. */
const isCooked = (origin: Origin): boolean =>
  origin === 'meat' || origin === 'fish' || origin === 'shellfish' || origin === 'egg';

/** Words for the middle of what is done. */
const INSIDE: Record<TextLanguage, RegExp> = {
  en: /\b(?:done|cooked|inside|centre)\b/,
  es: /\b(?:hech[oa]s?|dentro|centro|interior)\b/,
  fr: /(?:\bcuite?s?\b|cœur|intérieur|centre)/,
};

/** °C in the middle at which meat and fish are done. */
const CORE = { least: 55, most: 95 };
/** °C up to which no bread is done: what is higher in a dish with flour is its crumb. */
const MOST_BELOW_BREAD = 89;

/**
 * The step without sentences that only give the core temperature of what was replaced: "The chicken is done at 75 °C.";
 * and "They are done at 75 °C." up to `mostUnnamed`, below which nothing that is left has one.
 */
function withoutCore(step: RecipeStep, isReplaced: readonly boolean[], mostUnnamed: number): RecipeStep {
  return inEachLanguage(step, (parts, language) =>
    trimmed(
      sentencesOf(parts)
        .filter((sentence) => !givesCore(sentence, isReplaced, mostUnnamed, language))
        .flat(),
    ),
  );
}

/** The parts without spaces at their end. */
function trimmed(parts: readonly StepPart[]): StepPart[] {
  const last = parts.at(-1);
  return typeof last === 'string' ? [...parts.slice(0, -1), last.trimEnd()] : [...parts];
}

function givesCore(
  sentence: readonly StepPart[],
  isReplaced: readonly boolean[],
  mostUnnamed: number,
  language: TextLanguage,
): boolean {
  const measures = sentence.some(
    (part) => typeof part === 'object' && 'celsius' in part && part.celsius >= CORE.least && part.celsius <= CORE.most,
  );
  const [subject] = sentence.filter((part) => typeof part === 'object');
  return (
    measures &&
    sentence.length <= MOST_CORE_PARTS &&
    subject !== undefined &&
    ('line' in subject
      ? isReplaced[subject.line] === true
      : 'celsius' in subject &&
        subject.celsius <= mostUnnamed &&
        sentence.some((part) => typeof part === 'string' && INSIDE[language].test(part)))
  );
}

/** "The", the name, "is done at", the temperature, "inside." */
const MOST_CORE_PARTS = 5;

/** The parts of a text, a list for each sentence; the space between two ends the first. */
function sentencesOf(parts: readonly StepPart[]): StepPart[][] {
  const sentences: StepPart[][] = [[]];
  for (const part of parts) {
    const pieces = typeof part === 'string' ? part.split(/(?<=[.!?]\s+)(?=\S)/u) : [part];
    for (const [at, piece] of pieces.entries()) {
      if (at > 0) sentences.push([]);
      sentences.at(-1)?.push(piece);
    }
    if (typeof part === 'string' && /[.!?]\s+$/u.test(part)) sentences.push([]);
  }
  return sentences;
}

function withOtherCues(step: RecipeStep): RecipeStep {
  return inWords(step, (words, language) => words.replace(CUES[language].cue, CUES[language].instead));
}

function withoutCounting(step: RecipeStep): RecipeStep {
  return inWords(step, (words, language) => words.replace(ONE_BY_ONE[language], ''));
}

function inWords(step: RecipeStep, change: (words: string, language: TextLanguage) => string): RecipeStep {
  return inEachLanguage(step, (parts, language) =>
    parts.map((part) => (typeof part === 'string' ? change(part, language) : part)),
  );
}
