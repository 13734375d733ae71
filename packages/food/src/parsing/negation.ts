import type { Allergen } from '@larder/contract/allergen';
import { allergensExcludedBy, dietStateOf, type OriginDiet } from '../ingredients/diet-rules.ts';
import type { Ingredient } from '../ingredients/ingredient.ts';
import type { KnowledgeBase } from '../knowledge-base.ts';
import { PART_OF_SPEECH } from '../languages/lexicon.ts';
import type { TokenisedLine } from './tokenised-line.ts';

/** Words for a whole allergen where they are no ingredient's name, or a wider one; folded, in all languages. */
export const ALLERGEN_WORDS: ReadonlyMap<string, readonly Allergen[]> = new Map(
  Object.entries({
    gluten: ['Gluten', 'Wheat'],
    wheat: ['Wheat'],
    trigo: ['Wheat'],
    ble: ['Wheat'],
    dairy: ['Dairy'],
    milk: ['Dairy'],
    lacteos: ['Dairy'],
    lacteo: ['Dairy'],
    leche: ['Dairy'],
    lait: ['Dairy'],
    laitier: ['Dairy'],
    laitiers: ['Dairy'],
    egg: ['Eggs'],
    eggs: ['Eggs'],
    huevo: ['Eggs'],
    huevos: ['Eggs'],
    oeuf: ['Eggs'],
    oeufs: ['Eggs'],
    nut: ['Nuts'],
    nuts: ['Nuts'],
    nueces: ['Nuts'],
    noix: ['Nuts'],
    peanut: ['Peanuts'],
    peanuts: ['Peanuts'],
    cacahuete: ['Peanuts'],
    cacahuetes: ['Peanuts'],
    cacahuate: ['Peanuts'],
    mani: ['Peanuts'],
    arachide: ['Peanuts'],
    arachides: ['Peanuts'],
    soy: ['Soy'],
    soya: ['Soy'],
    soja: ['Soy'],
    fish: ['Fish'],
    pescado: ['Fish'],
    poisson: ['Fish'],
    shellfish: ['Shellfish', 'Molluscs'],
    marisco: ['Shellfish', 'Molluscs'],
    mariscos: ['Shellfish', 'Molluscs'],
    sesame: ['Sesame'],
    sesamo: ['Sesame'],
    mustard: ['Mustard'],
    mostaza: ['Mustard'],
    moutarde: ['Mustard'],
    celery: ['Celery'],
    apio: ['Celery'],
    celeri: ['Celery'],
    lupin: ['Lupin'],
    altramuces: ['Lupin'],
    sulphite: ['Sulphites'],
    sulphites: ['Sulphites'],
    sulfite: ['Sulphites'],
    sulfites: ['Sulphites'],
    sulfitos: ['Sulphites'],
  } satisfies Record<string, Allergen[]>),
);

/** What a run of words says is not in it. */
export type Negation = {
  allergens: Allergen[];
  /** Ids of ingredients it names as absent: "no peanuts". */
  ingredients: string[];
  /** The diet that it claims to fit: "vegan cheese", "vegetarian sausages". */
  diet: OriginDiet | null;
};

/** A denial and the token it stands at. */
export type Denial = Negation & { at: number };

/**
 * Finds what the line denies and marks those tokens, so that a negated thing is never what the line names. The
 * denials are kept with their place: in "flour, or gluten-free flour" only the second is without gluten.
 */
export function findDenials(line: TokenisedLine, kb: KnowledgeBase): Denial[] {
  const denials: Denial[] = [];
  if (!(line.partsOfSpeech & DENYING)) return denials;
  for (let at = 0; at < line.tokens.length; at++) {
    const partsOfSpeech = line.tokens[at]?.partsOfSpeech ?? 0;
    const name = line.nameAt[at];
    if (name != null) {
      if (partsOfSpeech & PART_OF_SPEECH.negationAfter && name.start < at) denyList(line, name.start - 1, denials, kb);
      if (partsOfSpeech & PART_OF_SPEECH.negationBefore && continuesDenial(line, name.end))
        denyAfter(line, name.end, denials, kb);
      continue;
    }
    if (partsOfSpeech & PART_OF_SPEECH.negationAfter) denyBefore(line, at, denials, kb);
    else if (partsOfSpeech & PART_OF_SPEECH.negationBefore) denyAfter(line, at, denials, kb);
    else if (partsOfSpeech & (PART_OF_SPEECH.vegan | PART_OF_SPEECH.vegetarian)) denyAnimals(line, at, denials);
    else if (partsOfSpeech & PART_OF_SPEECH.negationSuffix) denyLess(line, at, denials);
  }
  return denials;
}

const DENYING =
  PART_OF_SPEECH.negationAfter |
  PART_OF_SPEECH.negationBefore |
  PART_OF_SPEECH.vegan |
  PART_OF_SPEECH.vegetarian |
  PART_OF_SPEECH.negationSuffix;

/** The denials within tokens [from, to) as one. */
export function negationIn(denials: readonly Denial[], from: number, to: number): Negation {
  const within = denials.filter(({ at }) => at >= from && at < to);
  return {
    allergens: [...new Set(within.flatMap(({ allergens }) => allergens))],
    ingredients: [...new Set(within.flatMap(({ ingredients }) => ingredients))],
    diet: within.find(({ diet }) => diet !== null)?.diet ?? null,
  };
}

function mark(line: TokenisedLine, at: number): void {
  const name = line.nameAt[at];
  if (name) for (let covered = name.start; covered < name.end; covered++) line.nameAt[covered] = null;
  const token = line.tokens[at];
  if (token) {
    token.id = -1;
    token.partsOfSpeech = PART_OF_SPEECH.consumed;
  }
}

/** "gluten-free", "nut, egg and dairy free"; not "free range". */
function denyBefore(line: TokenisedLine, at: number, denials: Denial[], kb: KnowledgeBase): void {
  if (line.tokens[at - 1]?.kind !== 'word') return;
  denials.push(denial(line, at - 1, kb));
  mark(line, at);
  mark(line, at - 1);
  denyList(line, at - 2, denials, kb);
}

/** The allergens told before a joint at `at`, and before those: "nut, egg and" of "nut, egg and dairy free". */
function denyList(line: TokenisedLine, at: number, denials: Denial[], kb: KnowledgeBase): void {
  for (let joint = at; joint > 0; joint -= 2) {
    const token = line.tokens[joint];
    const joins =
      token &&
      (token.kind === 'comma' ||
        token.kind === 'slash' ||
        token.partsOfSpeech & (PART_OF_SPEECH.and | PART_OF_SPEECH.or));
    if (!joins || !ALLERGEN_WORDS.has(line.tokens[joint - 1]?.norm ?? '')) return;
    denials.push(denial(line, joint - 1, kb));
    mark(line, joint);
    mark(line, joint - 1);
  }
}

/** "no peanuts", "sin lactosa", "sans gluten ni lait". */
function denyAfter(line: TokenisedLine, at: number, denials: Denial[], kb: KnowledgeBase): void {
  mark(line, at);
  for (let index = at + 1; index < line.tokens.length; ) {
    const token = line.tokens[index];
    if (token?.kind !== 'word') return;
    if (token.partsOfSpeech & PART_OF_SPEECH.connector) {
      mark(line, index++);
      continue;
    }
    denials.push(denial(line, index, kb));
    const end = Math.max(line.nameAt[index]?.end ?? 0, index + 1);
    for (; index < end; index++) mark(line, index);
    const joint = line.tokens[index];
    if (joint === undefined || !continuesDenial(line, index)) return;
    mark(line, index++);
  }
}

/** "without nuts or dairy", "sin gluten ni leche": what follows is denied too. */
function continuesDenial(line: TokenisedLine, at: number): boolean {
  const joint = line.tokens[at];
  if (joint?.norm === 'ni' || joint?.norm === 'nor') return true;
  return ((joint?.partsOfSpeech ?? 0) & PART_OF_SPEECH.or) !== 0 && ALLERGEN_WORDS.has(line.tokens[at + 1]?.norm ?? '');
}

function denial(line: TokenisedLine, at: number, kb: KnowledgeBase): Denial {
  const name = line.nameAt[at];
  const id = name ? kb.all[name.entry]?.id : undefined;
  const long = name && name.end - name.start > 1;
  // The longer name decides: coconuts, "noix de coco", are no nuts.
  const allergens = long && id ? kb.get(id)?.allergens : ALLERGEN_WORDS.get(line.tokens[at]?.norm ?? '');
  return { at, allergens: [...(allergens ?? [])], ingredients: id ? [id] : [], diet: null };
}

function denyAnimals(line: TokenisedLine, at: number, denials: Denial[]): void {
  const diet = (line.tokens[at]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.vegan ? 'Vegan' : 'Vegetarian';
  denials.push({ at, allergens: [...allergensExcludedBy(diet)], ingredients: [], diet });
  mark(line, at);
}

/** "eggless". */
function denyLess(line: TokenisedLine, at: number, denials: Denial[]): void {
  const norm = line.tokens[at]?.norm ?? '';
  const allergens = norm.endsWith('less') ? ALLERGEN_WORDS.get(norm.slice(0, -4)) : undefined;
  if (!allergens) return;
  denials.push({ at, allergens: [...allergens], ingredients: [], diet: null });
  mark(line, at);
}

/**
 * The ingredient that a name with a denial means. A kind of it that is made without what is denied is preferred
 * ("gluten-free penne" → gluten-free pasta). Where there is none, a nut-free pesto is still pesto, but a dairy-free or
 * vegan cheese is no cheese: null.
 */
export function underNegation(id: string, negation: Negation, kb: KnowledgeBase): string | null {
  const entry = kb.get(id);
  if (entry === undefined) return null;
  const broken =
    negation.allergens.some((allergen) => entry.allergens?.includes(allergen)) || !fitsClaimedDiet(entry, negation);
  if (!broken) return id;
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
  const isRest = entry.allergens?.some((allergen) => !negation.allergens.includes(allergen)) ?? false;
  return isRest && negation.diet === null ? id : null;
}

function fitsClaimedDiet(entry: Ingredient, { diet }: Negation): boolean {
  return diet === null || dietStateOf(entry, diet) !== 'no';
}
