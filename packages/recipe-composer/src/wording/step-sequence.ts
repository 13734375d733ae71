import type { CookingKind } from '@larder/food/ingredients/cooking';
import { inTextLanguages, type TextLanguage } from '@larder/food/recipe';
import type { NamedIngredient } from './ingredient-names.ts';
import { secondsToCut, writeClauses } from './preparation-step.ts';
import { asMeanwhile, type Step, secondsOf, textOf } from './step-words.ts';
import { capitalise, joinWords, type TextPart } from './write-text.ts';

/** A step and the time that passes in it. */
export type TimedStep = { text: Step; seconds: number };

/** Kinds that turn brown or fade once cut, or are raw and cut last, and the seconds that they may wait: potatoes wait in water. */
const FADES: Partial<Record<CookingKind, number>> = {
  potato: 1800,
  avocado: 300,
  banana: 120,
  'orchard-fruit': 600,
  herb: 1200,
  'fish-fillet': 900,
};

/** Nuts are toasted whole: chopped before, their small pieces burn. */
const TOASTS = /\btoast\b/i;

/** The words with which a step begins that is done while the one before goes on. */
const MEANWHILE: Record<TextLanguage, RegExp> = {
  en: /^(?:Meanwhile|Shortly before the end),? /,
  es: /^(?:Mientras tanto|Mientras|Poco antes del final),? /,
  fr: /^(?:Pendant ce temps|Peu avant la fin),? /,
};

/** Steps without the cook, and the seconds by which what is done meanwhile may end later than it is used. */
const WAITS = /\b(?:simmer|roast|bake|cover)/i;
const MOST_LATE = 180;
/** A wait that is longer than what is done in it by so many seconds begins well before that. */
const LONG_BEFORE = 300;
/** Steps that boil something for the dish, and those of a side that needs no watching. */
const BOILS = /^(?:Boil|Cook) [^.]*\bsalted (?:boiling )?water\b/;
const BY_ITSELF = /\b(?:bring to the boil and cook|to the boil, .*cook)\b/;
/** Less than this is no time to begin at. */
const LEAST_BEFORE = 120;
/** Toasted nuts and boiled eggs can wait. */
const WAITS_WELL = /\b(?:tip out|peel and)\b/;
const BEFORE_THE_END: Record<TextLanguage, readonly [before: string, after: string]> = {
  en: ['With ', ' to go, '],
  es: ['Cuando falten ', ', '],
  fr: ['Quand il reste ', ', '],
};
/** The same for what takes no time of its own. */
const LONG_WAIT = 2700;
const SHORTLY_BEFORE_THE_END: Record<TextLanguage, string> = {
  en: 'Shortly before the end, ',
  es: 'Poco antes del final, ',
  fr: 'Peu avant la fin, ',
};
/** What is done after something else in the same wait, and after that. */
const THEN: Record<TextLanguage, string> = { en: 'Then ', es: 'Después, ', fr: 'Ensuite, ' };
const LASTLY: Record<TextLanguage, string> = { en: 'Lastly, ', es: 'Por último, ', fr: 'Enfin, ' };

const HEATS_OVEN = /^Heat the oven to /;
/** An oven is not lit before a longer preparation than this. */
const HEATING_SECONDS = 300;
/** An oven takes so long to heat. */
const OVEN_SECONDS = 720;
const BAKES = /\b(?:bake|roast)\b/i;
const SENTENCE_END = /\.(?= |$)/;

/** For each step the ingredients that are cut only there: they would have turned brown or faded by then, or burnt. */
export function preparedLate(steps: readonly Step[], ingredients: readonly NamedIngredient[]): NamedIngredient[][] {
  const groups = steps.map((): NamedIngredient[] => []);
  for (const one of ingredients) {
    if (one.cut === null) continue;
    const mentions = steps.flatMap(({ en }, at) => (en.some((part) => isMentionOf(part, one)) ? [at] : []));
    const [first = -1, next] = mentions;
    if (one.cooking.kind === 'nut' && next !== undefined && TOASTS.test(textOf(steps[first]?.en ?? []))) {
      groups[next]?.push(one);
      continue;
    }
    const patience = one.cut === 'tear' ? TORN_SECONDS : FADES[one.cooking.kind];
    if (patience === undefined) continue;
    if (first > 0 && sumOf(steps.slice(0, first)) > patience) groups[first]?.push(one);
  }
  return groups;
}

/** Leaves that are torn turn black within minutes. */
const TORN_SECONDS = 120;

/** Of those, what is cut while the step before goes on. */
const CUT_IN_TIME: ReadonlySet<CookingKind> = new Set(['herb', 'fish-fillet', 'nut']);
/** A step without the cook in which the preparation has its place, and the seconds from which it does. */
const LONG_SOAK = 1200;
const SOAKS = /^(?:Soak|Leave|Let|Marinate|Cover|Chill)\b/;
const COOKS = /\b(?:bake|roast|simmer|cook|fry|boil)/i;

/**
 * The step with the preparation of ingredients before what is done with them. That of herbs and fish adds no time: it is
 * done during the step before, as that of all is where the dish is left alone in it for long enough.
 */
export function withLatePreparation(step: Step, late: readonly NamedIngredient[], before?: Step): Step[] {
  const isFree = before !== undefined && !isMeanwhile(step) && !isMeanwhile(before) && endsInWait(before);
  const isLongEnough = isFree && secondsOf(before.en) >= secondsToCut(late);
  const { inTime = [], inStep = [] } = Object.groupBy(late, ({ cooking }) =>
    isLongEnough || CUT_IN_TIME.has(cooking.kind) ? 'inTime' : 'inStep',
  );
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

/**
 * Puts what is done meanwhile into the step during which it is done. It may go on during the steps before the one that uses
 * it; the time that passes is that of the longer.
 */
export function joinWhatIsDoneMeanwhile(steps: readonly Step[]): TimedStep[] {
  const joined: TimedStep[] = [];
  for (const [place, step] of steps.entries()) {
    const last = joined.at(-1);
    if (!last || !isMeanwhile(step)) joined.push(timed(step));
    else {
      const following = steps.slice(place + 1);
      const seconds = secondsOf(step.en) - secondsUntilUsed(step, following);
      const at = hostOf(joined, seconds);
      const host = joined[at] ?? last;
      joined[at] = {
        text: inTextLanguages((language) =>
          joinWords([
            ...host.text[language],
            ' ',
            ...doneMeanwhile(step, host, language, {
              chain: secondsOfChain(following),
              left: secondsLeft(step, following),
            }),
          ]),
        ),
        seconds: Math.max(host.seconds, at === joined.length - 1 ? seconds : 0),
      };
    }
  }
  return joined;
}

/** The seconds of what is done after it in the same wait. */
function secondsOfChain(following: readonly Step[]): number {
  const end = following.findIndex((step) => !isMeanwhile(step));
  const chain = following.slice(0, end < 0 ? following.length : end);
  return chain.reduce((sum, { en }) => sum + secondsOf(en), 0);
}

/** The seconds of the steps that follow before one uses what is made; none where none uses it. */
function secondsUntilUsed(made: Step, following: readonly Step[]): number {
  const used = following.findIndex(({ en }) => en.some((part) => made.en.some((own) => isSameMention(part, own))));
  const between = following.slice(0, Math.max(0, used)).filter((step) => !isMeanwhile(step));
  return between.reduce((sum, { en }) => sum + secondsOf(en), 0);
}

/**
 * The seconds of the steps after this wait, during which a side goes on cooking by itself until it is served: it begins
 * so much later. None where what uses it is itself done meanwhile.
 */
function secondsLeft(made: Step, following: readonly Step[]): number {
  if (!BY_ITSELF.test(textOf(made.en))) return 0;
  const user = following.find(({ en }) => en.some((part) => made.en.some((own) => isSameMention(part, own))));
  return user === undefined || isMeanwhile(user) ? 0 : secondsUntilUsed(made, following);
}

function isSameMention(part: TextPart, other: TextPart): boolean {
  return typeof part === 'object' && 'ingredient' in part && typeof other === 'object' && 'ingredient' in other
    ? part.ingredient === other.ingredient
    : false;
}

/** The place of the step during which something is done: the last one, or an earlier wait where that is too short. */
function hostOf(joined: readonly TimedStep[], seconds: number): number {
  const last = joined.length - 1;
  if ((joined[last]?.seconds ?? 0) + MOST_LATE >= seconds) return last;
  const wait = joined.findLastIndex(
    ({ text, seconds: own }, at) => at > 0 && own >= seconds && WAITS.test(textOf(text.en)),
  );
  return wait < 0 ? last : wait;
}

/** What is done meanwhile, in words that follow what is done in the host: near the end of a wait that is far longer. */
function doneMeanwhile(
  step: Step,
  host: TimedStep,
  language: TextLanguage,
  afterwards: { chain: number; left: number },
): TextPart[] {
  if (hasMeanwhile(host.text)) return afterAnother(step, host.text, language);
  const [first, ...rest] = step[language];
  const seconds = secondsOf(step.en) + afterwards.chain - afterwards.left;
  const isBegunInTime =
    seconds >= LEAST_BEFORE &&
    !WAITS_WELL.test(textOf(step.en)) &&
    host.seconds - seconds >= LONG_BEFORE &&
    (endsInWait(host.text) || BOILS.test(textOf(host.text.en)));
  if (isBegunInTime) {
    const [before, after] = BEFORE_THE_END[language];
    const words = seconds === secondsOf(step.en) ? withoutOnlyTime(rest) : rest;
    return [before, { seconds }, String(first).replace(MEANWHILE[language], after), ...words];
  }
  if (host.seconds < LONG_WAIT) return step[language];
  return [String(first).replace(MEANWHILE[language], SHORTLY_BEFORE_THE_END[language]), ...rest];
}

/** The parts without the time in them, where that is the only one: it has been named. */
function withoutOnlyTime(parts: readonly TextPart[]): readonly TextPart[] {
  const times: readonly TextPart[] = parts.filter((part) => typeof part === 'object' && 'seconds' in part);
  if (times.length !== 1) return parts;
  return parts.flatMap((part, at): TextPart[] => {
    if (times.includes(part)) return [];
    return [typeof part === 'string' && times.includes(parts[at + 1] ?? '') ? part.replace(/,? $/, '') : part];
  });
}

/** True of a step whose last sentence leaves the dish alone. */
function endsInWait({ en }: Step): boolean {
  return WAITS.test(
    textOf(en)
      .split(/\. (?=\S)/)
      .at(-1) ?? '',
  );
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
  if (baking <= 0 || missing <= 0 || isMeanwhile(first.text) || hasMeanwhile(first.text)) {
    const text = inTextLanguages((language) => joinWords([...heating[language], ' ', ...first.text[language]]));
    return [{ text, seconds: first.seconds + secondsOf(heating.en) }, ...others];
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

/** The first sentence and the others. */
function splitSentence(parts: readonly TextPart[]): [TextPart[], TextPart[]] {
  const at = parts.findIndex((part) => typeof part === 'string' && SENTENCE_END.test(part));
  const part = parts[at];
  if (typeof part !== 'string') return [[...parts], []];
  const end = part.search(SENTENCE_END) + 1;
  const rest = joinWords([part.slice(end).trimStart(), ...parts.slice(at + 1)]);
  return [[...parts.slice(0, at), part.slice(0, end)], rest];
}

/** A step with the time that its sentences name. */
export function timed(step: Step): TimedStep {
  return { text: step, seconds: secondsOf(step.en) };
}

/** True where something is done meanwhile already. */
function hasMeanwhile({ en }: Step): boolean {
  return en.some(
    (part) => typeof part === 'string' && /(?:(?:^| )Meanwhile| to go|Shortly before the end), /.test(part),
  );
}

function afterAnother(step: Step, host: Step, language: TextLanguage): TextPart[] {
  const [first, ...rest] = step[language];
  const isSecond = host[language].some((part) => typeof part === 'string' && part.includes(`. ${THEN[language]}`));
  const then = (isSecond ? LASTLY : THEN)[language];
  return typeof first === 'string' ? [first.replace(MEANWHILE[language], then), ...rest] : step[language];
}

function isMeanwhile({ en: [first] }: Step): boolean {
  return typeof first === 'string' && MEANWHILE.en.test(first);
}

function sumOf(steps: readonly Step[]): number {
  return joinWhatIsDoneMeanwhile(steps).reduce((sum, { seconds }) => sum + seconds, 0);
}

function isMentionOf(part: TextPart, one: NamedIngredient): boolean {
  return typeof part === 'object' && 'ingredient' in part && part.ingredient === one;
}
