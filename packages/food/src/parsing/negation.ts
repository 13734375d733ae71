import type { Allergen } from '@larder/contract/allergen';
import { allergensExcludedBy, dietStateOf, type OriginDiet } from '../ingredients/diet-rules.ts';
import type { Ingredient } from '../ingredients/ingredient.ts';
import type { KnowledgeBase } from '../knowledge-base.ts';
import { ALLERGEN_WORDS } from '../languages/allergen-words.ts';
import { PART_OF_SPEECH } from '../languages/lexicon.ts';
import type { TokenisedLine } from './tokenised-line.ts';

/** What a run of words says is absent. */
export type Negation = {
  allergens: Allergen[];
  /** Ids of ingredients that are named as absent: "no peanuts". */
  ingredients: string[];
  /** The diet that it claims to fit: "vegan cheese", "vegetarian sausages". */
  diet: OriginDiet | null;
};

/** A negation and the token that it is about. */
export type LocatedNegation = Negation & { at: number };

const NEGATING =
  PART_OF_SPEECH.negationAfter |
  PART_OF_SPEECH.negationBefore |
  PART_OF_SPEECH.vegan |
  PART_OF_SPEECH.vegetarian |
  PART_OF_SPEECH.negationSuffix;

/**
 * Finds what the line says is absent and marks those tokens as consumed, so that an absent thing is never what the line
 * names. Each negation keeps its place: in "flour, or gluten-free flour" only the second is without gluten.
 */
export function findNegations(line: TokenisedLine, kb: KnowledgeBase): LocatedNegation[] {
  const negations: LocatedNegation[] = [];
  if (!(line.partsOfSpeech & NEGATING)) return negations;
  for (let at = 0; at < line.tokens.length; at++) {
    const partsOfSpeech = line.tokens[at]?.partsOfSpeech ?? 0;
    const name = line.nameAt[at];
    if (name != null) {
      if (partsOfSpeech & PART_OF_SPEECH.negationAfter && name.start < at)
        negateListBefore(line, name.start - 1, negations, kb);
      if (partsOfSpeech & PART_OF_SPEECH.negationBefore && continuesNegation(line, name.end))
        negateAfter(line, name.end, negations, kb);
      continue;
    }
    if (partsOfSpeech & PART_OF_SPEECH.negationAfter) negateBefore(line, at, negations, kb);
    else if (partsOfSpeech & PART_OF_SPEECH.negationBefore) negateAfter(line, at, negations, kb);
    else if (partsOfSpeech & (PART_OF_SPEECH.vegan | PART_OF_SPEECH.vegetarian)) negateByDiet(line, at, negations);
    else if (partsOfSpeech & PART_OF_SPEECH.negationSuffix) negateBySuffix(line, at, negations);
  }
  return negations;
}

/** The negations within tokens [from, to) as one. */
export function negationIn(negations: readonly LocatedNegation[], from: number, to: number): Negation {
  const within = negations.filter(({ at }) => at >= from && at < to);
  return {
    allergens: [...new Set(within.flatMap(({ allergens }) => allergens))],
    ingredients: [...new Set(within.flatMap(({ ingredients }) => ingredients))],
    diet: within.find(({ diet }) => diet !== null)?.diet ?? null,
  };
}

function consume(line: TokenisedLine, at: number): void {
  const name = line.nameAt[at];
  if (name) for (let covered = name.start; covered < name.end; covered++) line.nameAt[covered] = null;
  const token = line.tokens[at];
  if (token) {
    token.id = -1;
    token.partsOfSpeech = PART_OF_SPEECH.consumed;
  }
}

/** "gluten-free", "nut, egg and dairy free". */
function negateBefore(line: TokenisedLine, at: number, negations: LocatedNegation[], kb: KnowledgeBase): void {
  if (line.tokens[at - 1]?.kind !== 'word') return;
  negations.push(negationOf(line, at - 1, kb));
  consume(line, at);
  consume(line, at - 1);
  negateListBefore(line, at - 2, negations, kb);
}

/** The allergens listed before a conjunction or comma at `at`: "nut, egg and" of "nut, egg and dairy free". */
function negateListBefore(line: TokenisedLine, at: number, negations: LocatedNegation[], kb: KnowledgeBase): void {
  for (let joiner = at; joiner > 0; joiner -= 2) {
    const token = line.tokens[joiner];
    const joins =
      token &&
      (token.kind === 'comma' ||
        token.kind === 'slash' ||
        token.partsOfSpeech & (PART_OF_SPEECH.and | PART_OF_SPEECH.or));
    if (!joins || !ALLERGEN_WORDS.has(line.tokens[joiner - 1]?.norm ?? '')) return;
    negations.push(negationOf(line, joiner - 1, kb));
    consume(line, joiner);
    consume(line, joiner - 1);
  }
}

/** "no peanuts", "sin lactosa", "sans gluten ni lait". */
function negateAfter(line: TokenisedLine, at: number, negations: LocatedNegation[], kb: KnowledgeBase): void {
  consume(line, at);
  for (let index = at + 1; index < line.tokens.length; ) {
    const token = line.tokens[index];
    if (token?.kind !== 'word') return;
    if (token.partsOfSpeech & PART_OF_SPEECH.connector) {
      consume(line, index++);
      continue;
    }
    negations.push(negationOf(line, index, kb));
    const end = Math.max(line.nameAt[index]?.end ?? 0, index + 1);
    for (; index < end; index++) consume(line, index);
    if (line.tokens[index] === undefined || !continuesNegation(line, index)) return;
    consume(line, index++);
  }
}

/** "without nuts or dairy", "sin gluten ni leche": what follows is negated, too. */
function continuesNegation(line: TokenisedLine, at: number): boolean {
  const joiner = line.tokens[at];
  if (joiner?.norm === 'ni' || joiner?.norm === 'nor') return true;
  const isOr = ((joiner?.partsOfSpeech ?? 0) & PART_OF_SPEECH.or) !== 0;
  return isOr && ALLERGEN_WORDS.has(line.tokens[at + 1]?.norm ?? '');
}

/** What is negated by the word at `at`. A longer name decides alone: coconuts, "noix de coco", are no nuts. */
function negationOf(line: TokenisedLine, at: number, kb: KnowledgeBase): LocatedNegation {
  const name = line.nameAt[at];
  const id = name ? kb.all[name.entry]?.id : undefined;
  const isLong = name && name.end - name.start > 1;
  const allergens = isLong && id ? kb.get(id)?.allergens : ALLERGEN_WORDS.get(line.tokens[at]?.norm ?? '');
  return { at, allergens: [...(allergens ?? [])], ingredients: id ? [id] : [], diet: null };
}

function negateByDiet(line: TokenisedLine, at: number, negations: LocatedNegation[]): void {
  const diet = (line.tokens[at]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.vegan ? 'Vegan' : 'Vegetarian';
  negations.push({ at, allergens: [...allergensExcludedBy(diet)], ingredients: [], diet });
  consume(line, at);
}

/** "eggless". */
function negateBySuffix(line: TokenisedLine, at: number, negations: LocatedNegation[]): void {
  const norm = line.tokens[at]?.norm ?? '';
  const allergens = norm.endsWith('less') ? ALLERGEN_WORDS.get(norm.slice(0, -4)) : undefined;
  if (!allergens) return;
  negations.push({ at, allergens: [...allergens], ingredients: [], diet: null });
  consume(line, at);
}

/**
 * The ingredient that a name means together with a negation. A narrower kind that is made without what is negated is
 * preferred: "gluten-free penne" is gluten-free pasta. Where there is none, a nut-free pesto is still pesto, but a
 * dairy-free or vegan cheese is no cheese: null.
 */
export function applyNegation(id: string, negation: Negation, kb: KnowledgeBase): string | null {
  const entry = kb.get(id);
  if (entry === undefined) return null;
  const contradicts =
    negation.allergens.some((allergen) => entry.allergens?.includes(allergen)) || !fitsClaimedDiet(entry, negation);
  if (!contradicts) return id;
  const kin = [id, ...kb.ancestors(id)];
  const without = kb.all.filter(
    (other) =>
      other.kindOf?.some((parent) => kin.includes(parent)) &&
      negation.allergens.every((allergen) => !other.allergens?.includes(allergen)) &&
      other.without?.some((allergen) => negation.allergens.includes(allergen)) &&
      fitsClaimedDiet(other, negation),
  );
  const [only, ...more] = without;
  if (only && more.length === 0) return only.id;
  const hasOtherAllergens = entry.allergens?.some((allergen) => !negation.allergens.includes(allergen)) ?? false;
  return hasOtherAllergens && negation.diet === null ? id : null;
}

function fitsClaimedDiet(entry: Ingredient, { diet }: Negation): boolean {
  return diet === null || dietStateOf(entry, diet) !== 'no';
}
