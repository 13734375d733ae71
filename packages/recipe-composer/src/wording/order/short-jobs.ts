import type { NamedIngredient } from '../ingredient-names.ts';
import { asMeanwhile, isMention, type Step, secondsOf, textOf } from '../step-words.ts';

/** Steps of a few minutes beside the dish: nuts and bacon from a dry pan, and eggs boiled for it. */
const SHORT_JOB = /^(?:Toast|Fry|Boil) /;
const APART = /^(?:Toast .*dry (?:frying )?pan|Fry .*dry pan|Boil .*cool under the tap)/;
/** Steps in which the dish cooks or rests without the cook. */
const WAIT =
  /\b(?:simmer|roast|bake|leave for|let it stand|leave to rest|cover(?:ed)?|plenty of|salted water|water with half|until tender, |set, )/i;
/** Nuts that are sold roasted need no toasting. */
const ROASTED = /^(?:roasted|toasted)-/;
const STIRRED = /\b(?:stirring|stir-fry)\b/i;
/** A pan in which one thing follows another until it is taken off. */
const TAKEN_OFF = /Take the pan off the heat\.$/;

/** Seconds that a wait leaves free beside a job, so that nobody has two pans at once in it. */
const TO_SPARE = 180;

/** The steps with each short job in the first wait that is long enough for it, what is fried in the last; one that fits in none stays in its place. */
export function withShortJobsInWaits(steps: readonly Step[]): readonly Step[] {
  const shortJobs = steps.filter(isShortJob);
  if (shortJobs.length === 0) return steps;
  const jobs = shortJobs.filter((job) => !namedIn(job).every(({ id }) => ROASTED.test(id)));
  const others = steps.filter((step) => !shortJobs.includes(step));
  const free = new Map(others.map((step, at) => [step, isWait(step) ? freeSeconds(others, at) : 0]));
  const left = new Map(free);
  const placed = new Map<Step, Step[]>();
  const moved = new Set<Step>();
  for (const job of jobs) {
    const busy = handsOnSeconds(job);
    const used = others.findIndex((step) => mentionsAnyOf(step, job));
    const waits = others
      .slice(0, used < 0 ? others.length : used)
      .filter((step) => (free.get(step) ?? 0) >= secondsOf(job.en) && (left.get(step) ?? 0) >= busy);
    // What is fried softens while it waits.
    const wait = waits.at(/^Fry /.test(String(job.en[0])) ? -1 : 0);
    if (!wait) continue;
    moved.add(job);
    left.set(wait, (left.get(wait) ?? 0) - busy);
    placed.set(wait, [...(placed.get(wait) ?? []), asMeanwhile(job)]);
  }
  const kept = steps.filter((step) => !shortJobs.includes(step) || (jobs.includes(step) && !moved.has(step)));
  return kept.flatMap((step) => [step, ...(placed.get(step) ?? [])]);
}

const RESTS = /\bleave to rest, covered\b/;
const TAKES_UP = /\bdough\b/i;

/** The steps with those between a rest of dough and its use done in the rest, as far as it lasts. */
export function withWorkInRests(steps: readonly Step[]): readonly Step[] {
  const rest = steps.findIndex(({ en }) => RESTS.test(textOf(en)));
  const use = steps.findIndex(({ en }, at) => at > rest && TAKES_UP.test(textOf(en)));
  if (rest < 0 || use < 0) return steps;
  const words = steps[rest]?.en ?? [];
  let left = secondsOf(words.slice(words.findLastIndex((part) => typeof part === 'object'))) + TO_SPARE;
  return steps.map((step, at) => {
    if (at <= rest || at >= use) return step;
    left -= secondsOf(step.en);
    return left < 0 || isBegunMeanwhile(step) ? step : asMeanwhile(step);
  });
}

function isBegunMeanwhile({ en }: Step): boolean {
  return /^Meanwhile/.test(String(en[0]));
}

/** The seconds that a job keeps the cook busy: eggs boil by themselves. */
function handsOnSeconds({ en }: Step): number {
  const boiling = /^Boil /.test(String(en[0]))
    ? en.find((part) => typeof part === 'object' && 'seconds' in part)
    : null;
  return secondsOf(en) - (boiling ? secondsOf([boiling]) : 0);
}

/** The seconds of a wait in which nothing else is done; all of them where only the job is. */
function freeSeconds(steps: readonly Step[], at: number): number {
  const next = steps[at + 1];
  const isBusy = next !== undefined && isBegunMeanwhile(next);
  const seconds = secondsOf(steps[at]?.en ?? []);
  return isBusy && next ? seconds - secondsOf(next.en) - TO_SPARE : seconds;
}

function namedIn({ en }: Step): NamedIngredient[] {
  return en.flatMap((part) => (isMention(part) ? [part.ingredient] : []));
}

function mentionsAnyOf({ en }: Step, job: Step): boolean {
  const named = namedIn(job);
  return en.some((part) => isMention(part) && named.includes(part.ingredient));
}

function isShortJob({ en }: Step): boolean {
  return SHORT_JOB.test(String(en[0])) && APART.test(textOf(en));
}

function isWait({ en }: Step): boolean {
  const words = textOf(en);
  return WAIT.test(words) && ![STIRRED, TAKEN_OFF, /^Meanwhile/].some((other) => other.test(words));
}
