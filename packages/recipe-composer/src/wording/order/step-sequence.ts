import type { CookingKind } from '@larder/food/ingredients/cooking';
import { inTextLanguages } from '@larder/food/recipe';
import type { NamedIngredient } from '../ingredient-names.ts';
import { secondsToCut, writeClauses } from '../preparation-step.ts';
import { asMeanwhile, type Step, secondsOf, textOf } from '../step-words.ts';
import { capitalise, joinWords, type TextPart } from '../write-text.ts';
import {
  endsInWait,
  hasMeanwhile,
  isMeanwhile,
  joinWhatIsDoneMeanwhile,
  MEANWHILE,
  type TimedStep,
} from './done-meanwhile.ts';
import { withTimesWaitedFor } from './said-times.ts';
import { splitSentence } from './sentences.ts';

/** Kinds that turn brown or fade once cut, or are raw and cut last, and the seconds that they may wait: potatoes wait in water. */
const FADES: Partial<Record<CookingKind, number>> = {
  potato: 1800,
  avocado: 300,
  banana: 120,
  'orchard-fruit': 1800,
  herb: 1200,
  'fish-fillet': 900,
};

/** Nuts are toasted whole: chopped before, their small pieces burn. */
const TOASTS = /\btoast\b/i;

const HEATS_OVEN = /^Heat the oven to /;
/** An oven is not lit before a longer preparation than this. */
const HEATING_SECONDS = 300;
/** An oven takes so long to heat. */
const OVEN_SECONDS = 720;
const BAKES = /\b(?:bake|roast)\b/i;

/** For each step the ingredients that are cut only there: they would have turned brown or faded by then, or burnt. */
export function preparedLate(steps: readonly Step[], ingredients: readonly NamedIngredient[]): NamedIngredient[][] {
  const groups = steps.map((): NamedIngredient[] => []);
  for (const one of ingredients) {
    if (one.cut === null) continue;
    const mentions = steps.flatMap(({ en }, at) => (en.some((part) => isMentionOf(part, one)) ? [at] : []));
    const [first = -1, next] = mentions;
    if (one.cooking.kind === 'nut' && next !== undefined && TOASTS.test(textOf(steps[first]?.en ?? []))) {
      // A side that is put on meanwhile may begin before they are toasted.
      const after = steps.findIndex((step, at) => at > first && !isMeanwhile(step));
      groups[placeInWait(steps, first + 1, next) ?? Math.min(after, next)]?.push(one);
      continue;
    }
    const patience = one.cut === 'tear' ? TORN_SECONDS : FADES[one.cooking.kind];
    if (patience === undefined || first <= 0 || sumOf(steps.slice(0, first)) <= patience) continue;
    // Without a wait, herbs are chopped at the beginning; those that are torn, where they are used.
    const place =
      one.cooking.kind === 'herb'
        ? placeInWait(steps, 1, first)
        : one.cooking.kind === 'avocado'
          ? (placeInWait(steps, Math.max(1, first), first) ?? placeBefore(steps, first, patience))
          : first;
    const at = place ?? (one.cut === 'tear' ? first : null);
    if (at !== null) groups[at]?.push(one);
  }
  for (const one of ingredients.filter(({ cut, cooking }) => cut !== null && WITH_POTATOES.has(cooking.kind))) {
    const first = steps.findIndex(({ en }) => en.some((part) => isMentionOf(part, one)));
    const before = steps[first - 1];
    const isLong = before !== undefined && endsInWait(before) && sumOf(steps.slice(0, first)) > LONG_WAIT;
    if (isLong || groups[first]?.some(({ cooking }) => cooking.kind === 'potato')) groups[first]?.push(one);
  }
  return groups;
}

/** The last place in a range before which the cook has the hands free for long enough; null where there is none. */
function placeInWait(steps: readonly Step[], from: number, to: number): number | null {
  for (let at = to; at >= from; at--) if (leavesHandsFree(steps.slice(0, at))) return at;
  return null;
}

/** The place of the step before the one that uses something, where it can wait as long as that lasts. */
function placeBefore(steps: readonly Step[], first: number, patience: number): number {
  const before = steps[first - 1];
  return before !== undefined && first > 1 && !isMeanwhile(before) && secondsOf(before.en) <= patience
    ? first - 1
    : first;
}

/** A shorter wait than this, and one in which something is stirred, is no time for knife work. */
const LEAST_WAIT = 180;
const HANDS_BUSY =
  /\b(?:toss|tossing|stir-fry|whisk|draw|drawing|pull|pulling|swirl|(?<!boil )over a high heat|stirring(?!,? (?:now and then|at first)))\b/i;

function leavesHandsFree(earlier: readonly Step[]): boolean {
  const host = earlier.findLast((step) => !isMeanwhile(step));
  if (host === undefined || HANDS_BUSY.test(textOf(host.en))) return false;
  return secondsOf(withTimesWaitedFor(host).en) >= LEAST_WAIT;
}

/** Vegetables that are cut with the potatoes which go in with them, or in a wait of so many seconds before they do. */
const WITH_POTATOES: ReadonlySet<CookingKind> = new Set(['root', 'firm', 'tender', 'tomato', 'mushroom']);
const LONG_WAIT = 2700;

/** Leaves that are torn turn black within minutes. */
const TORN_SECONDS = 120;

/** A step without the cook in which the preparation has its place, and the seconds from which it does. */
const LONG_SOAK = 1200;
const SOAKS = /^(?:Soak|Leave|Let|Marinate|Cover|Chill)\b/;
const COOKS = /\b(?:bake|roast|simmer|cook|fry|boil)/i;

/**
 * The step with the preparation of ingredients before what is done with them. That of fish adds no time, nor that of herbs
 * and nuts where the step before leaves the hands free: it is done during that step, as that of all is where the dish is
 * left alone in it for long enough.
 */
export function withLatePreparation(step: Step, late: readonly NamedIngredient[], earlier: readonly Step[]): Step[] {
  const before = earlier.at(-1);
  const isFree = before !== undefined && !isMeanwhile(step) && !isMeanwhile(before) && endsInWait(before);
  const isLongEnough = isFree && secondsOf(before.en) >= secondsToCut(late);
  const isInTime = ({ cooking: { kind } }: NamedIngredient) =>
    isLongEnough ||
    kind === 'fish-fillet' ||
    ((kind === 'herb' || kind === 'nut' || kind === 'avocado') && leavesHandsFree(earlier));
  const { inTime = [], inStep = [] } = Object.groupBy(late, (one) => (isInTime(one) ? 'inTime' : 'inStep'));
  const cutting = inTextLanguages((language) => [...writeClauses(inTime, language), '.']);
  return [...(inTime.length > 0 ? [asMeanwhile(cutting)] : []), withPreparation(step, inStep)];
}

function withPreparation(step: Step, late: readonly NamedIngredient[]): Step {
  if (late.length === 0) return step;
  return inTextLanguages((language) => {
    const [first, ...rest] = step[language];
    const words = typeof first === 'string' ? first : '';
    const others = typeof first === 'string' ? rest : step[language];
    const [meanwhile = ''] = MEANWHILE[language].exec(words) ?? [];
    const clauses = [...writeClauses(late, language), ', ', { seconds: secondsToCut(late) }];
    const before = meanwhile === '' ? capitalise(clauses) : [meanwhile, ...clauses];
    return joinWords([...before, '. ', ...capitalise([words.slice(meanwhile.length), ...others])]);
  });
}

/** The preparation before the method, or inside its first step where that is a soak of things that are not cut. */
export function withPreparationInSoak(
  preparation: readonly Step[],
  method: readonly Step[],
  cut: readonly NamedIngredient[],
): Step[] {
  const [soak, ...others] = method;
  const words = soak ? textOf(soak.en) : '';
  const isSoak =
    soak !== undefined &&
    SOAKS.test(words) &&
    !COOKS.test(words) &&
    secondsOf(soak.en) >= LONG_SOAK &&
    !soak.en.some((part) => cut.some((one) => one.cut !== null && isMentionOf(part, one)));
  if (!isSoak) return [...preparation, ...method];
  return [soak, ...preparation.map((step) => (isMeanwhile(step) ? step : asMeanwhile(step))), ...others];
}

/** The method with the sentence that heats the oven, where that comes within minutes, taken out to stand before all else. */
export function takeOutHeating(method: readonly Step[]): { heating: Step | null; method: readonly Step[] } {
  const at = method.findIndex(({ en: [first] }) => typeof first === 'string' && HEATS_OVEN.test(first));
  const step = method[at];
  if (!step || sumOf(method.slice(0, at)) > HEATING_SECONDS) return { heating: null, method };
  const heating = inTextLanguages((language) => splitSentence(step[language])[0]);
  const rest = inTextLanguages((language) => splitSentence(step[language])[1]);
  const kept = rest.en.length > 0 ? [rest] : [];
  return { heating, method: [...method.slice(0, at), ...kept, ...method.slice(at + 1)] };
}

/**
 * The steps with the heating of the oven before the first one, in one with it. Where the first bake comes sooner than an
 * oven is hot, its time is named, and what comes before the bake is done meanwhile.
 */
export function afterHeating(heating: Step | null, steps: readonly TimedStep[]): TimedStep[] {
  const [first, ...others] = steps;
  if (!heating || !first) return [...steps];
  const baking = steps.findIndex(({ text }) => BAKES.test(textOf(text.en)));
  const missing = OVEN_SECONDS - steps.slice(0, Math.max(0, baking)).reduce((sum, { seconds }) => sum + seconds, 0);
  const afterFirst = inTextLanguages((language) => joinWords([...heating[language], ' ', ...first.text[language]]));
  // The oven goes on heating during other steps.
  if (baking > 1 && missing > 0 && !isMeanwhile(first.text)) {
    return [{ text: afterFirst, seconds: first.seconds + missing }, ...others];
  }
  if (baking <= 0 || missing <= 0 || isMeanwhile(first.text) || hasMeanwhile(first.text)) {
    return [{ text: afterFirst, seconds: first.seconds + secondsOf(heating.en) }, ...others];
  }
  const meanwhile = asMeanwhile(first.text);
  const text = inTextLanguages((language) =>
    joinWords([...withTime(heating[language], OVEN_SECONDS), ' ', ...meanwhile[language]]),
  );
  return [{ text, seconds: first.seconds + missing }, ...others];
}

/** A sentence with a time before its full stop. */
function withTime(sentence: readonly TextPart[], seconds: number): TextPart[] {
  const last = sentence.at(-1);
  const words = typeof last === 'string' ? last.replace(/\.$/, '') : '';
  return joinWords([...sentence.slice(0, -1), `${words}, `, { seconds }, '.']);
}

function sumOf(steps: readonly Step[]): number {
  return joinWhatIsDoneMeanwhile(steps).reduce((sum, { seconds }) => sum + seconds, 0);
}

function isMentionOf(part: TextPart, one: NamedIngredient): boolean {
  return typeof part === 'object' && 'ingredient' in part && part.ingredient === one;
}
