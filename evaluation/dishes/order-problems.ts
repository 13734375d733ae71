import type { CanonicalRecipe, RecipeStep, StepPart } from '@larder/food/recipe';

/** A simmer under a lid that is shorter than this is none. */
const LEAST_SIMMER = 180;
/** What comes to the boil takes at least so long, named or not. */
const LEAST_BOIL = 60;
/** The most seconds that a side waits drained before the step that serves it. */
const MOST_WAIT = 600;
/** Words with which something begins that is done beside the rest of its step. */
const BESIDE =
  /(?:^|\. )(?:Meanwhile|At the same time|While you prepare the rest|Shortly before the end|Towards the end), |(?:^|\. )About $/;
const BEGINS_BESIDE = /^(?:Meanwhile|At the same time|Then|Shortly before the end|Towards the end)\b/;
/**
 * The beginning of a step that puts a side on before all else but the oven: it cooks on, or waits under its lid, after
 * the step.
 */
const SIDE_FIRST =
  /^(?:Heat the oven to [^.]*\. )?(?:(?:Cover|Bring salted water|Bring a (?:large )?pan of|Cook the # in the boiling water)\b|[^.]*\bto the boil\b[^.]*\b(?:leave covered|and cover|under a lid)\. )/;
/** The beginning of a step that is done while such a side goes on. */
const BESIDE_A_SIDE = /^Meanwhile, |^About $/;
const DRAINS = /(?:^|\. )(?:Meanwhile, drain|Drain) the $/;
const SERVES = /\b(?:Serve|serve) [^.]*$/;

/** Words for a share of something, in the sentence that first names it. */
const SHARE = /\b(?:half|thirds?|quarters?|part|some|little|most|pinch)\b/;
const REST_OF_SALT = /\bthe rest of the §/;

/** What is wrong with the times of a composed recipe and the order of its work, a sentence each. */
export function orderProblems(recipe: CanonicalRecipe): string[] {
  const { steps, dishType } = recipe;
  const [first] = steps;
  const isBeside = first !== undefined && BEGINS_BESIDE.test(String(first.text.en[0]));
  return [
    ...(isBeside ? ['the method begins with what is done beside it'] : []),
    ...steps.flatMap((step, at) => stepProblems(step, steps[at + 1])),
    ...waitingSides(steps),
    ...(hasNoRestOfSalt(recipe) ? ['the rest of the salt is left of all of it'] : []),
    ...(OF_LITTLE_OIL.has(dishType) && isSharedThreeWays(steps)
      ? ['half of something, a little of it and the rest are used one after the other']
      : []),
  ];
}

/** True where a step adds the rest of the salt and one before it all of the salt. */
function hasNoRestOfSalt({ steps, lines }: CanonicalRecipe): boolean {
  const words = steps
    .flatMap(({ text: { en } }) => [...en, ' '])
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'line' in part && lines[part.line]?.ingredient === 'salt' ? '§' : '#';
    });
  const [before, after] = words.join('').split(REST_OF_SALT, 2);
  const salted = (before ?? '').split(/[.;] /).filter((sentence) => sentence.includes('§'));
  return after !== undefined && salted.some((sentence) => !SHARE.test(sentence));
}

/** Words that take a share of what they name. */
const SHARED_OUT = /\b(half|a little(?: more)?|the rest) of (?:the )?$/;
/** The shares into which the spoonful of oil of some dishes can't be divided. */
const SHARES = 3;
const OF_LITTLE_OIL: ReadonlySet<CanonicalRecipe['dishType']> = new Set<CanonicalRecipe['dishType']>([
  'toast',
  'omelette',
  'scrambled-eggs',
  'frittata',
]);

/** True where a step takes half of something, another a little of it, and another the rest. */
function isSharedThreeWays(steps: readonly RecipeStep[]): boolean {
  const shares = steps.flatMap(({ text: { en } }) =>
    en.flatMap((part, at) => {
      const [, share] = SHARED_OUT.exec(typeof en[at - 1] === 'string' ? String(en[at - 1]) : '') ?? [];
      return share !== undefined && typeof part === 'object' && 'line' in part ? [{ line: part.line, share }] : [];
    }),
  );
  const ofLine = Map.groupBy(shares, ({ line }) => line);
  return [...ofLine.values()].some((each) => new Set(each.map(({ share }) => share)).size >= SHARES);
}

function stepProblems({ seconds, text }: RecipeStep, next: RecipeStep | undefined): string[] {
  const en = ownPart(text.en);
  const words = en.map((part) => (typeof part === 'string' ? part : '#')).join('');
  const beside = en.findIndex((part) => typeof part === 'string' && BESIDE.test(part));
  const isSideFirst = beside >= 0 && SIDE_FIRST.test(words);
  // The time after "About" is how long before the end of the side something begins.
  const after = String(en[beside]).endsWith('About ') ? beside + 2 : beside;
  const main = beside < 0 ? en : isSideFirst ? en.slice(after) : en.slice(0, beside + 1);
  return [
    ...(!isSideAlone(words, next) && main.some((part) => secondsIn(part) > seconds)
      ? ['a step names a time that is longer than its own']
      : []),
    ...(seconds < sumOfTimes(main) + LEAST_BOIL && main.some((part, at) => isUntimedBoil(part, main[at + 1], words))
      ? ['coming to the boil takes no time']
      : []),
    ...(en.some((part, at) => isShortSimmer(part, en[at + 1])) ? ['a simmer is shorter than three minutes'] : []),
    ...(/\. (?:Check|Cut through|Cut into one|No pink|Taste and)[^.]*\. Meanwhile, /.test(words)
      ? ['something is done meanwhile after a check']
      : []),
  ];
}

/** A step without the words that say that it is done while a side goes on. */
function ownPart([first = '', ...rest]: readonly StepPart[]): readonly StepPart[] {
  if (first === 'About ') return rest.slice(1);
  return typeof first === 'string' ? [first.replace(BESIDE_A_SIDE, ''), ...rest] : [first, ...rest];
}

/** True of the sentence on a side that cooks on by itself during the steps that follow. */
function isSideAlone(words: string, next: RecipeStep | undefined): boolean {
  return SIDE_FIRST.test(`${words} `) && BESIDE_A_SIDE.test(String(next?.text.en[0]));
}

function isUntimedBoil(part: StepPart, next: StepPart | undefined, words: string): boolean {
  if (typeof part !== 'string' || / in all\b|pan of (?:salted )?water/.test(words)) return false;
  const [, after] = /\bbring (?:back )?to the boil(.*)$/s.exec(part) ?? [];
  return after !== undefined && !(/^(?:,| \()\s*$/.test(after) && next !== undefined && secondsIn(next) > 0);
}

/** What the times of a step add up to. */
function sumOfTimes(parts: readonly StepPart[]): number {
  return parts.reduce((sum, part) => sum + secondsIn(part), 0);
}

function isShortSimmer(part: StepPart, next: StepPart | undefined): boolean {
  const isSimmer = typeof part === 'string' && /\bsimmer[^.]*\b(?:half covered|covered)[^.]*, $/.test(part);
  return isSimmer && next !== undefined && secondsIn(next) > 0 && secondsIn(next) < LEAST_SIMMER;
}

/** Sides that are cooked, and drained long before they are served; what is drained from a tin does not cool. */
function waitingSides(steps: readonly RecipeStep[]): string[] {
  return steps.flatMap(({ text: { en } }, at) =>
    en.flatMap((part, place) => {
      const next = en[place + 1];
      if (typeof part !== 'string' || !DRAINS.test(part) || typeof next !== 'object' || !('line' in next)) return [];
      if (!steps.slice(0, at).some((step) => names(step, next.line))) return [];
      const serving = steps.findIndex((step, later) => later > at && isServed(step, next.line));
      const waited = steps.slice(at + 1, serving).reduce((sum, { seconds }) => sum + seconds, 0);
      return serving > at && waited > MOST_WAIT ? ['a side is drained more than ten minutes before it is served'] : [];
    }),
  );
}

function names({ text: { en } }: RecipeStep, line: number): boolean {
  return en.some((part) => typeof part === 'object' && 'line' in part && part.line === line);
}

function isServed({ text: { en } }: RecipeStep, line: number): boolean {
  return en.some((part, at) => {
    const isSide = typeof part === 'object' && 'line' in part && part.line === line;
    return (
      isSide &&
      SERVES.test(
        en
          .slice(0, at)
          .map((each) => (typeof each === 'string' ? each : ''))
          .join(''),
      )
    );
  });
}

function secondsIn(part: StepPart): number {
  return typeof part === 'object' && 'seconds' in part ? part.seconds : 0;
}
