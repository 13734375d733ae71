import type { DishType } from '@larder/contract/dish/dish-type';
import type { CookingKind, Cut } from '@larder/food/ingredients/cooking';
import type { TextLanguage } from '@larder/food/recipe';
import type { NamedIngredient } from '../ingredient-names.ts';
import { isMention, type Step, textOf } from '../step-words.ts';
import { listNames, type TextPart } from '../write-text.ts';
import {
  CRUMBS_THROUGH,
  CUT_OPEN,
  CUT_THROUGH,
  type DonenessSentence,
  MEASURED,
  STRIPS_THROUGH,
  TENDER,
  WITHOUT_PINK,
} from './doneness-sentences.ts';
import {
  addAt,
  BAKES,
  COOKING_SECONDS,
  isMentionOf,
  longestSecondsOf,
  STANDS,
  splitAt,
  splitBeforeServing,
} from './step-parts.ts';

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

/** Birds whose legs are safe long before they are tender, and the °C at which they are. */
const TENDER_CELSIUS = 85;
const TENDER_LATE: ReadonlySet<string> = new Set(['duck', 'duck-leg', 'goose']);
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
/** Words of a step after which what was cooked waits beside the pan. */
const LIFTS_OUT = /\blift(?:ed)? out\b/i;
/** Words of a step in which what was taken out before is cooked to the end. */
const FINISHES = /\bReturn the\b.*\buntil cooked through\b/i;
/** Words before the name of what leaves the pan: it cooks no more. */
const TAKES_OUT = /(?<!\p{L})(?:lift(?: out)?|aparta|reserva|réserver)(?: (?:the|el|las?|los|les?)| l’)? ?$/iu;

/** The end of a sentence inside a step. */
const NEXT_SENTENCE = /(?<=[.!]) /;

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
    crumbs = [],
    small = [],
    sausages = [],
    fatLegs = [],
    whole = [],
  } = Object.groupBy(cookedThrough, (each) =>
    isCrumbled(each)
      ? 'crumbled'
      : each.cut === 'skin-crumble'
        ? 'crumbs'
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
    { raw: fatLegs, celsius: TENDER_CELSIUS, sentence: TENDER, doneAfter: SURELY_DONE_SECONDS },
    { raw: crumbs, celsius: CORE_CELSIUS, sentence: CRUMBS_THROUGH, doneAfter: SURELY_DONE_SECONDS },
    { raw: small, celsius: CORE_CELSIUS, sentence: CUT_THROUGH, doneAfter: SURELY_DONE_SECONDS },
    { raw: sausages, celsius: CORE_CELSIUS, sentence: CUT_OPEN, doneAfter: SURELY_DONE_SECONDS },
    { raw: crumbled, celsius: CORE_CELSIUS, sentence: WITHOUT_PINK, doneAfter: SURELY_DONE_CRUMBLED_SECONDS },
    { raw: pork, celsius: PORK_CELSIUS, sentence: MEASURED, doneAfter: SURELY_DONE_SECONDS },
    { raw: porkStrips, celsius: PORK_CELSIUS, sentence: STRIPS_THROUGH, doneAfter: SURELY_DONE_CRUMBLED_SECONDS },
    { raw: porkPieces, celsius: PORK_CELSIUS, sentence: CUT_THROUGH, doneAfter: SURELY_DONE_CRUMBLED_SECONDS },
  ].reduce((done, check) => withCheck(done, check), [...steps]);
}

/** What is checked, how, and the seconds of simmering after which it needs no check. */
type Check = {
  raw: readonly NamedIngredient[];
  celsius: number;
  sentence: readonly DonenessSentence[];
  doneAfter: number;
};

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
  const isFinishedLater = steps.some(
    ({ en }, at) => at > lifted && mentioning[at] === true && FINISHES.test(textOf(en)),
  );
  const fried = steps.findIndex(
    ({ en }, at) =>
      mentioning[at] === true &&
      fries(en, raw) &&
      (isCrumbled || !steps.slice(at + 1).some((later) => cooksOn(later.en))),
  );
  const checkedOut = isFinishedLater ? -1 : lifted;
  const last =
    checkedOut >= 0 ? checkedOut : fried >= 0 ? fried : cooking >= 0 ? cooking : mentioning.lastIndexOf(true);
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
  const slots = parts.flatMap((part) => (isMention(part) ? [part.ingredient.slot] : []));
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

function simmers(parts: readonly TextPart[]): boolean {
  return parts.some((part) => typeof part === 'string' && /simmer/i.test(part));
}
