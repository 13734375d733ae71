import type { CanonicalRecipe, RecipeStep, StepPart, TextLanguage } from '@larder/food/recipe';
import { inEachLanguage } from '../wording/in-each-language.ts';

type Words = {
  /** What stands before the salt of the water that rice or potatoes boil in. */
  lead: RegExp;
  water: RegExp;
  with: string;
  ofThe: string;
  theRest: string;
  seasonWith: string;
};

const WORDS: Record<TextLanguage, Words> = {
  en: {
    lead: / with the $/u,
    water: /\bwater\b[^.;]*$/iu,
    with: ' with ',
    ofThe: ' of the ',
    theRest: 'the rest of the ',
    seasonWith: ' Season with ',
  },
  es: {
    lead: / con la $/u,
    water: /agua(?!\p{L})[^.;]*$/iu,
    with: ' con ',
    ofThe: ' de la ',
    theRest: 'el resto de la ',
    seasonWith: ' Sazona con ',
  },
  fr: {
    lead: / avec le $/u,
    water: /eau(?!\p{L})[^.;]*$/iu,
    with: ' avec ',
    ofThe: ' de ',
    theRest: 'le reste du ',
    seasonWith: ' Assaisonner avec ',
  },
};

/** Teaspoons of salt that water has, and that a sauce lacks. */
export type Teaspoons = { inWater: number; more: number };
/** A step, and the line behind whose sentence salt goes in there. */
export type Place = { step: number; beside?: number };

/**
 * The steps of a recipe whose salt all goes into the water that rice or potatoes boil in: that keeps its salt, and the
 * rest seasons the dish. Null where salt goes elsewhere, or its words are others.
 */
export function splitSalt(
  { steps }: CanonicalRecipe,
  salt: number,
  teaspoons: Teaspoons,
  place: Place,
): RecipeStep[] | null {
  const uses = steps.flatMap(({ text }, step) => text.en.flatMap((part) => (isLine(part, salt) ? [step] : [])));
  const [boils] = uses;
  if (uses.length !== 1 || boils === undefined) return null;
  const isIn = Object.entries(steps[boils]?.text ?? {}).every(([language, parts]) =>
    isInWater(parts, salt, WORDS[language as TextLanguage]),
  );
  if (!isIn) return null;
  const comesFirst = seasonsFirst(steps[boils]?.text.en ?? [], boils, salt, place);
  return steps.map((step, at) =>
    inEachLanguage(step, (parts, language) => {
      const words = WORDS[language];
      const boiled = at === boils ? withPart(parts, salt, comesFirst ? null : teaspoons.inWater, words) : [...parts];
      return at === place.step
        ? seasoned(boiled, salt, comesFirst ? teaspoons.more : null, place.beside, words)
        : boiled;
    }),
  );
}

const isLine = (part: StepPart | undefined, line: number | undefined): part is { line: number; as: string } =>
  typeof part === 'object' && 'line' in part && part.line === line;

function isInWater(parts: readonly StepPart[], salt: number, { lead, water }: Words): boolean {
  const at = parts.findIndex((part) => isLine(part, salt));
  const before = parts[at - 1];
  const words = parts.slice(0, at).map((part) => (typeof part === 'string' ? part : 'as' in part ? part.as : ' '));
  return typeof before === 'string' && lead.test(before) && water.test(words.join(''));
}

function seasonsFirst(parts: readonly StepPart[], boils: number, salt: number, { step, beside }: Place): boolean {
  if (step !== boils) return step < boils;
  const [own, other] = [salt, beside].map((line) => parts.findIndex((part) => isLine(part, line)));
  return beside !== undefined && (other ?? 0) < (own ?? 0);
}

/** So many teaspoons "of the", or "the rest of the". */
const share = (teaspoons: number | null, { ofThe, theRest }: Words): StepPart[] =>
  teaspoons === null ? [theRest] : [{ amount: { min: teaspoons }, unit: 'tsp' }, ofThe];

function withPart(parts: readonly StepPart[], salt: number, teaspoons: number | null, words: Words): StepPart[] {
  const at = parts.findIndex((part) => isLine(part, salt));
  const before = parts[at - 1];
  const lead = typeof before === 'string' ? before.replace(words.lead, words.with) : '';
  return joined([...parts.slice(0, at - 1), lead, ...share(teaspoons, words), ...parts.slice(at)]);
}

function seasoned(
  parts: readonly StepPart[],
  salt: number,
  teaspoons: number | null,
  beside: number | undefined,
  words: Words,
): StepPart[] {
  const as = WORDS.en === words ? 'salt' : WORDS.es === words ? 'sal' : 'sel';
  const sentence = [words.seasonWith, ...share(teaspoons, words), { line: salt, as }, '.'];
  const from = parts.findIndex((part) => isLine(part, beside));
  return behindSentence(parts, from, sentence);
}

/** The parts with a sentence behind the one that has the part at `at`; at their end where that is none. */
export function behindSentence(parts: readonly StepPart[], at: number, sentence: readonly StepPart[]): StepPart[] {
  const end =
    at < 0 ? -1 : parts.findIndex((part, place) => place > at && typeof part === 'string' && /\.(?: |$)/.test(part));
  const words = parts[end];
  if (typeof words !== 'string') return joined([...parts, ...sentence]);
  const stop = words.search(/\.(?: |$)/) + 1;
  return joined([
    ...parts.slice(0, end),
    words.slice(0, stop),
    ...sentence,
    words.slice(stop),
    ...parts.slice(end + 1),
  ]);
}

/** The parts with words that follow each other as one. */
export function joined(parts: readonly StepPart[]): StepPart[] {
  const whole: StepPart[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (typeof part === 'string' && typeof last === 'string') whole[whole.length - 1] = last + part;
    else if (part !== '') whole.push(part);
  }
  return whole;
}
