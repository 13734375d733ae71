import type { DishType } from '@larder/contract/dish/dish-type';
import type { CookingKind, Cut } from '@larder/food/ingredients/cooking';
import { TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import type { Article } from './articles.ts';
import type { NamedIngredient } from './ingredient-names.ts';
import { type Step, textOf } from './step-words.ts';
import { joinWords, listNames, type TextPart } from './write-text.ts';

/** Kinds that have to be cooked through. */
const COOKED_THROUGH: ReadonlySet<CookingKind> = new Set(['poultry', 'poultry-joint', 'mince', 'sausage']);
/** °C in the middle at which they are done. */
const CORE_CELSIUS = 75;
/** Whole cuts of pork, and the °C at which they are done and still juicy. */
const PORK_CUTS: ReadonlySet<string> = new Set(['pork-chop', 'gammon']);
const PORK_CELSIUS = 70;
/** Pork that is cut up and fried. */
const PORK_PIECES: ReadonlySet<string> = new Set(['pork', 'pork-loin', 'pork-tenderloin']);
/** A simmer of so many seconds cooks them through in any case; crumbled mince sooner. */
const SURELY_DONE_SECONDS = 25 * 60;
const SURELY_DONE_CRUMBLED_SECONDS = 10 * 60;

/** A sentence around names, worded so that nothing has to agree with them; of several, dishes take one or another. */
type Sentence = Record<TextLanguage, { before: string; article: Article; between: string; after?: string }>;

/** For what is whole or shaped. */
const MEASURED: readonly Sentence[] = [
  {
    en: { before: ' Check ', article: 'the', between: ' with a thermometer: ', after: ' in the middle.' },
    es: { before: ' Comprueba ', article: 'el', between: ' con un termómetro: ', after: ' en el centro.' },
    fr: { before: ' Contrôler ', article: 'le', between: ' au thermomètre : ', after: ' à cœur.' },
  },
];
/** For legs of fat birds, which are safe long before they are tender. */
const TENDER: readonly Sentence[] = [
  {
    en: {
      before: ' Check ',
      article: 'the',
      between: ' with a thermometer: ',
      after: ' in the middle, and the meat should come away from the bone.',
    },
    es: {
      before: ' Comprueba ',
      article: 'el',
      between: ' con un termómetro: ',
      after: ' en el centro, y la carne debe soltarse del hueso.',
    },
    fr: {
      before: ' Contrôler ',
      article: 'le',
      between: ' au thermomètre : ',
      after: ' à cœur, et la chair doit se détacher de l’os.',
    },
  },
];
const TENDER_LATE: ReadonlySet<string> = new Set(['duck', 'duck-leg', 'goose']);
/** For what is so small that a knife tells more than a thermometer. */
const CUT_THROUGH: readonly Sentence[] = [
  {
    en: {
      before: ' Cut through the thickest piece of ',
      article: 'the',
      between: ': no pink in the middle (',
      after: ').',
    },
    es: {
      before: ' Comprueba que el trozo más grueso ',
      article: 'de',
      between: ' no esté rosado por dentro (',
      after: ').',
    },
    fr: { before: ' Le plus gros morceau ', article: 'de', between: ' ne doit plus être rose à cœur (', after: ').' },
  },
  {
    en: {
      before: ' Cut through the thickest piece of ',
      article: 'the',
      between: ': no pink in the middle (',
      after: ').',
    },
    es: {
      before: ' Corta el trozo más grueso ',
      article: 'de',
      between: ': no debe verse rosado en el centro (',
      after: ').',
    },
    fr: {
      before: ' Couper en deux le plus gros morceau ',
      article: 'de',
      between: ' : plus de rose au centre (',
      after: ').',
    },
  },
];
/** For strips, which are too thin for a thermometer. */
const STRIPS_THROUGH: readonly Sentence[] = [
  {
    en: { before: ' Cut through the thickest strip of ', article: 'the', between: ': no pink in the middle.' },
    es: { before: ' Comprueba que la tira más gruesa ', article: 'de', between: ' no esté rosada por dentro.' },
    fr: { before: ' La plus grosse lanière ', article: 'de', between: ' ne doit plus être rose à cœur.' },
  },
];
/** For whole sausages, which are no thicker in one place than in another. */
const CUT_OPEN: readonly Sentence[] = [
  {
    en: { before: ' Cut into one of ', article: 'the', between: ': no pink in the middle (', after: ').' },
    es: { before: ' Comprueba que el centro ', article: 'del', between: ' no esté rosado (', after: ').' },
    fr: { before: ' Vérifier le cœur ', article: 'du', between: ' : plus de rose (', after: ').' },
  },
];
/** For mince that is crumbled. */
const WITHOUT_PINK: readonly Sentence[] = [
  {
    en: { before: ' No pink should be left in ', article: 'the', between: '.' },
    es: { before: ' No debe quedar nada rosado en ', article: 'el', between: '.' },
    fr: { before: ' Prolonger la cuisson s’il reste du rose dans ', article: 'le', between: '.' },
  },
  {
    en: { before: ' No pink should be left in ', article: 'the', between: '.' },
    es: { before: ' Sigue un poco más si queda algo rosado en ', article: 'el', between: '.' },
    fr: { before: ' Prolonger de quelques minutes s’il reste du rose dans ', article: 'le', between: '.' },
  },
];
/** Cuts into small pieces. */
const SMALL: ReadonlySet<Cut | null> = new Set<Cut>([
  'bites',
  'strips',
  'dice',
  'fine-dice',
  'slice',
  'slice-thin',
  'rounds',
  'cubes',
]);
/** Dishes in which mince keeps a shape. */
const SHAPED: ReadonlySet<DishType | null> = new Set<DishType>([
  'meatballs',
  'burger',
  'grilled',
  'roast',
  'dumplings',
]);

/** Of those, what is sold cooked. */
const SOLD_COOKED: ReadonlySet<string> = new Set(['black-pudding', 'haggis', 'tofu-sausage']);
/** Beginnings of steps that let a dish stand, or finish it. */
const STANDS = /^(?:leave|rest|let |off the heat|cool|chill|finish|serve|cut the dough)/i;

/** Words of a step after which what was cooked waits beside the pan. */
const LIFTS_OUT = /\blift(?:ed)? out\b/i;
/** Words before the name of what leaves the pan: it cooks no more. */
const TAKES_OUT = /(?<!\p{L})(?:lift(?: out)?|aparta|reserva|réserver)(?: (?:the|el|las?|los|les?)| l’)? ?$/iu;

/** A step of so many seconds cooks; a shorter one tosses or warms through. */
const COOKING_SECONDS = 240;
/** So many seconds in the oven heat a dish through. */
const BAKED_SECONDS = 20 * 60;
const BAKES = /\bbake\b/i;
/** The sentence in which a step turns to serving, or puts what is cooked aside. */
const SERVING =
  /(?<=[.!]) (?=Serve|Scatter|Tip onto|Lift|Sirve|Reparte|Pasa todo a|Apart|Apárt|Reserv|Resérv|Servir|Parsemer|Réserver|La laisser reposer)/;
/** The end of a sentence inside a step. */
const NEXT_SENTENCE = /(?<=[.!]) /;

/** Beginnings of steps that put a dish together cold. */
const ASSEMBLES = /^(?:layer|arrange|put|spread|fill|stuff|mix|roll|divide|scatter|spoon|top|lay)\b/i;

/** Cooked meat that is heated again is heated through; worded without its name, with which it would have to agree. */
const REHEATED: Record<TextLanguage, string> = {
  en: ' Heat until steaming hot throughout.',
  es: ' Calienta hasta que humee, también por dentro.',
  fr: ' Chauffer jusqu’à ce que le plat soit fumant à cœur.',
};
/** Cooked meat that is sold sliced, to be eaten as it is. */
const EATEN_AS_IT_IS: ReadonlySet<string> = new Set(['pastrami', 'sliced-roast-beef']);
/** Dishes that cooked meat goes into cold, or in which it is thin and the oven at its hottest. */
const NOT_REHEATED: ReadonlySet<DishType | null> = new Set([
  'salad',
  'sandwich',
  'wrap',
  'toast',
  'bowl',
  'cold-plate',
  'dip',
  'pizza',
]);

/** The steps with a sentence on reheating where cooked meat goes into a warm dish. */
export function withReheating(
  steps: readonly Step[],
  ingredients: readonly NamedIngredient[],
  dishType: DishType | null,
): Step[] {
  const cooked = NOT_REHEATED.has(dishType)
    ? []
    : ingredients.filter(({ id, cooking }) => cooking.kind === 'cooked-meat' && !EATEN_AS_IT_IS.has(id));
  const first = steps.findIndex(({ en }) => en.some((part) => isMentionOf(part, cooked)));
  const cooks = ({ en }: Step, least: number) => longestSecondsOf(en) >= least && !STANDS.test(String(en[0]));
  const mentioned = steps.findLastIndex(
    (step) =>
      step.en.some((part) => isMentionOf(part, cooked)) && cooks(step, 1) && !ASSEMBLES.test(String(step.en[0])),
  );
  const last =
    mentioned >= 0 ? mentioned : steps.findLastIndex((step, at) => at >= first && cooks(step, COOKING_SECONDS));
  const isBakedAfterwards = steps.some(
    (step, at) => at >= last && longestSecondsOf(step.en) >= BAKED_SECONDS && BAKES.test(textOf(step.en)),
  );
  if (isBakedAfterwards) return [...steps];
  if (first < 0 || last < 0 || /steaming/.test(steps.flatMap(({ en }) => en).join(' '))) return [...steps];
  return steps.map((step, at) => (at === last ? addBeforeServing(step, (language) => [REHEATED[language]]) : step));
}

/** The steps with a core temperature where poultry, mince, sausages or whole cuts of pork are cooked for a short time. */
export function withCoreTemperature(
  steps: readonly Step[],
  ingredients: readonly NamedIngredient[],
  dishType: DishType | null,
): Step[] {
  const cookedThrough = ingredients.filter(
    ({ id, cooking, origin }) => COOKED_THROUGH.has(cooking.kind) && origin.includes('meat') && !SOLD_COOKED.has(id),
  );
  const pork = ingredients.filter(({ id }) => PORK_CUTS.has(id));
  const { porkStrips = [], porkPieces = [] } = Object.groupBy(
    ingredients.filter(({ id, cooking }) => PORK_PIECES.has(id) && cooking.kind === 'tender-meat'),
    ({ cut }) => (cut === 'strips' ? 'porkStrips' : 'porkPieces'),
  );
  const isCrumbled = ({ cooking }: NamedIngredient) => cooking.kind === 'mince' && !SHAPED.has(dishType);
  const {
    crumbled = [],
    small = [],
    sausages = [],
    fatLegs = [],
    whole = [],
  } = Object.groupBy(cookedThrough, (each) =>
    isCrumbled(each)
      ? 'crumbled'
      : SMALL.has(each.cut) || (each.cooking.kind === 'sausage' && each.cut !== null)
        ? 'small'
        : each.cooking.kind === 'sausage'
          ? 'sausages'
          : TENDER_LATE.has(each.id)
            ? 'fatLegs'
            : 'whole',
  );
  return [
    { raw: whole, celsius: CORE_CELSIUS, sentence: MEASURED, doneAfter: SURELY_DONE_SECONDS },
    { raw: fatLegs, celsius: CORE_CELSIUS, sentence: TENDER, doneAfter: SURELY_DONE_SECONDS },
    { raw: small, celsius: CORE_CELSIUS, sentence: CUT_THROUGH, doneAfter: SURELY_DONE_SECONDS },
    { raw: sausages, celsius: CORE_CELSIUS, sentence: CUT_OPEN, doneAfter: SURELY_DONE_SECONDS },
    { raw: crumbled, celsius: CORE_CELSIUS, sentence: WITHOUT_PINK, doneAfter: SURELY_DONE_CRUMBLED_SECONDS },
    { raw: pork, celsius: PORK_CELSIUS, sentence: MEASURED, doneAfter: SURELY_DONE_SECONDS },
    { raw: porkStrips, celsius: PORK_CELSIUS, sentence: STRIPS_THROUGH, doneAfter: SURELY_DONE_CRUMBLED_SECONDS },
    { raw: porkPieces, celsius: PORK_CELSIUS, sentence: CUT_THROUGH, doneAfter: SURELY_DONE_CRUMBLED_SECONDS },
  ].reduce((done, check) => withCheck(done, check), [...steps]);
}

/** What is checked, how, and the seconds of simmering after which it needs no check. */
type Check = { raw: readonly NamedIngredient[]; celsius: number; sentence: readonly Sentence[]; doneAfter: number };

function withCheck(steps: readonly Step[], check: Check): Step[] {
  const { raw, doneAfter } = check;
  const isCrumbled = check.sentence === WITHOUT_PINK;
  const mentioning = steps.map(({ en }) => en.some((part) => isMentionOf(part, raw)));
  const first = mentioning.indexOf(true);
  const cooking = steps.findLastIndex(
    ({ en }, at) =>
      at >= first &&
      longestSecondsOf(en) >= COOKING_SECONDS &&
      !STANDS.test(String(en[0])) &&
      !cooksApart(en) &&
      (mentioning[at] || !cooksNoodles(en)),
  );
  const lifted = steps.findIndex(({ en }, at) => mentioning[at] === true && LIFTS_OUT.test(textOf(en)));
  const fried = steps.findIndex(
    ({ en }, at) =>
      mentioning[at] === true &&
      fries(en, raw) &&
      (isCrumbled || !steps.slice(at + 1).some((later) => cooksOn(later.en))),
  );
  const last = lifted >= 0 ? lifted : fried >= 0 ? fried : cooking >= 0 ? cooking : mentioning.lastIndexOf(true);
  // What was taken out cooks on only from where it is named again.
  const back = lifted < 0 ? -1 : mentioning.indexOf(true, lifted + 1);
  const cooksIn = (at: number) => at >= first && (at <= lifted || at >= back);
  const isDone = isCrumbled
    ? secondsCookedOn(steps.filter((_, at) => cooksIn(at))) >= doneAfter
    : steps.some(({ en }, at) => cooksIn(at) && simmers(en) && longestSecondsOf(en) >= doneAfter);
  if (first < 0 || isDone) return [...steps];
  return steps.map((step, at) => (at === last ? withSentence(step, check) : step));
}

/** True of a step that takes as long as the raw pieces need in a pan. */
function fries(parts: readonly TextPart[], raw: readonly NamedIngredient[]): boolean {
  const minutes = Math.max(...raw.map(({ cooking }) => cooking.fry ?? Number.POSITIVE_INFINITY));
  return /brown|cook|fry/i.test(textOf(parts)) && longestSecondsOf(parts) >= minutes * 60;
}

/** True of a step in which what was fried cooks on. */
function cooksOn(parts: readonly TextPart[]): boolean {
  return longestSecondsOf(parts) >= COOKING_SECONDS && /simmer|roast|bake|cover|steam(?!ing)/i.test(textOf(parts));
}

/** The slots of what is boiled apart: sides, and pasta with what boils in its water. */
const BOILED_APART: ReadonlySet<string> = new Set(['side', 'pasta', 'green']);

/** The seconds in which what was fried cooks on in the pan. */
function secondsCookedOn(steps: readonly Step[]): number {
  const cooks = ({ en }: Step) => cooksOn(en) && !cooksApart(en) && !BAKES.test(textOf(en));
  return steps.reduce((sum, step) => sum + (cooks(step) ? longestSecondsOf(step.en) : 0), 0);
}

/** True of a step for what is cooked apart. */
function cooksApart(parts: readonly TextPart[]): boolean {
  const slots = parts.flatMap((part) =>
    typeof part === 'object' && 'ingredient' in part ? [part.ingredient.slot] : [],
  );
  return slots.length > 0 && slots.every((slot) => BOILED_APART.has(slot));
}

/** True of a step for noodles, which are ready too soon for anything that is not yet done. */
function cooksNoodles(parts: readonly TextPart[]): boolean {
  return parts.some((part) => isMention(part) && part.ingredient.cooking.kind === 'noodle');
}

function withSentence(step: Step, { raw, celsius, sentence: sentences }: Check): Step {
  const sentence = sentences[numberOf(step) % sentences.length] ?? sentences[0];
  if (!sentence) return step;
  const written = (language: TextLanguage): TextPart[] => {
    const { before, article, between, after } = sentence[language];
    const names = listNames(raw, article, language, 'step');
    return [before, ...names, between, ...(after === undefined ? [] : [{ celsius }, after])];
  };
  return addAt(step, (parts) => splitAfterCooking(parts, raw) ?? splitBeforeServing(parts), written);
}

/** A number that steps of the same words share. */
function numberOf({ en }: Step): number {
  return en.reduce((sum, part) => sum + (isMention(part) ? part.ingredient.id.length : 1), 0);
}

function addBeforeServing(step: Step, sentence: (language: TextLanguage) => TextPart[]): Step {
  return addAt(step, splitBeforeServing, sentence);
}

/** A step with a sentence between the two parts into which it is split. */
function addAt(
  step: Step,
  split: (parts: readonly TextPart[]) => [TextPart[], TextPart[]],
  sentence: (language: TextLanguage) => TextPart[],
): Step {
  const entries = TEXT_LANGUAGES.map((language): [TextLanguage, TextPart[]] => {
    const [before, after] = split(step[language]);
    return [language, joinWords([...before, ...sentence(language), ...after])];
  });
  return Object.fromEntries(entries) as Step;
}

/** A step's parts up to the end of the sentence in which what is raw cooks, and from there on; null where the step has none. */
function splitAfterCooking(
  parts: readonly TextPart[],
  raw: readonly NamedIngredient[],
): [TextPart[], TextPart[]] | null {
  const leaves = (at: number) => TAKES_OUT.test(String(parts[at - 1] ?? ''));
  const named = parts.findLastIndex((part, at) => isMentionOf(part, raw) && !leaves(at));
  const isLong = (part: TextPart) => typeof part === 'object' && 'seconds' in part && part.seconds >= COOKING_SECONDS;
  const cooked = named < 0 ? -1 : parts.findIndex((part, at) => at > named && isLong(part));
  return cooked < 0 ? null : splitAt(parts, NEXT_SENTENCE, cooked);
}

/** A step's parts before the sentence that serves, and from there on. */
function splitBeforeServing(parts: readonly TextPart[]): [TextPart[], TextPart[]] {
  return splitAt(parts, SERVING, 0);
}

/** Parts before the first words of a kind, at or after a place, and from there on. */
function splitAt(parts: readonly TextPart[], words: RegExp, from: number): [TextPart[], TextPart[]] {
  for (const [at, part] of parts.entries()) {
    const place = typeof part === 'string' && at >= from ? part.search(words) : -1;
    if (typeof part === 'string' && place >= 0) {
      return [
        [...parts.slice(0, at), part.slice(0, place)],
        [part.slice(place), ...parts.slice(at + 1)],
      ];
    }
  }
  return [[...parts], []];
}

function isMention(part: TextPart): part is { ingredient: NamedIngredient; as: string } {
  return typeof part === 'object' && 'ingredient' in part;
}

function isMentionOf(part: TextPart, ingredients: readonly NamedIngredient[]): boolean {
  return typeof part === 'object' && 'ingredient' in part && ingredients.includes(part.ingredient);
}

/** The longest time that a step names. */
function longestSecondsOf(parts: readonly TextPart[]): number {
  return parts.reduce(
    (most, part) => (typeof part === 'object' && 'seconds' in part ? Math.max(most, part.seconds) : most),
    0,
  );
}

function simmers(parts: readonly TextPart[]): boolean {
  return parts.some((part) => typeof part === 'string' && /simmer/i.test(part));
}
