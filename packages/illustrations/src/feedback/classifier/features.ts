import type { PictureFacts } from '../picture-facts.ts';
import { classOf } from '../vocabulary/word-classes.ts';
import type { ReadText, Subject } from './subjects.ts';

const MARK = /^\W$/;
const NUMBER = /^\d+$/;
/** Longer words also count by their beginnings, which most of their forms share. */
const STEM = 5;
/** Words next to a subject that count in their order. */
const NEAR = 3;
const MOST_NAMED = 3;
/** Texts are told apart by their length in steps of words. */
const LENGTH_STEP = 4;
const LONGEST = 6;
/** Words of kinds, as `slotsOf` writes them. */
const SLOT = /^[A-Z]+$/;
const LONGEST_RUN = 3;
/** Classes that say nothing of what is asked. */
const SMALL: ReadonlySet<string> = new Set(['DET', 'OF', 'VERY', 'PLEASE']);

/** What is known of a subject of a text, as words. Of other subjects only their kind counts, not their names. */
export function featuresOfSubject(read: ReadText, subject: Subject, picture: PictureFacts | null): string[] {
  const state = stateOf(subject, picture);
  const slots = slotsOf(read, subject);
  const place = slots.indexOf(TARGET);
  const found = new Set(['any', `kind ${subject.kind}`, `state ${state}`, lengthOf(slots, state)]);
  found.add(`named ${Math.min(MOST_NAMED, read.subjects.filter(({ isNamed }) => isNamed).length)}`);
  addRun(
    found,
    'in',
    slots.filter((word) => !MARK.test(word)),
  );
  for (const run of runsOf(classesOf(slots), LONGEST_RUN)) found.add(`classes ${run}`);
  if (place < 0) return [...found];
  const before = slots.slice(slots.findLastIndex((word, at) => at < place && MARK.test(word)) + 1, place);
  const end = slots.findIndex((word, at) => at > place && MARK.test(word));
  const after = slots.slice(place + 1, end < 0 ? slots.length : end);
  addRun(found, 'before', before);
  addRun(found, 'after', after);
  for (let length = 1; length <= Math.min(NEAR, before.length); length++)
    found.add(`left ${before.slice(-length).join(' ')}`);
  for (let length = 1; length <= Math.min(NEAR, after.length); length++)
    found.add(`right ${after.slice(0, length).join(' ')}`);
  found.add(`mark ${slots[end] ?? 'none'} ${before.length === 0} ${after.length === 0}`);
  addClasses(found, 'classes before', classesOf(before).reverse(), state);
  addClasses(found, 'classes after', classesOf(after), state);
  return [...found];
}

/** What is known of a text as a whole, as words. */
export function featuresOfText(read: ReadText, picture: PictureFacts | null): string[] {
  const words = slotsOf(read, null);
  const found = new Set(['any', `first ${words[0]}`, `last ${words.at(-1)}`, `first ${words[0]} ${words[1]}`]);
  addRun(found, 'in', words);
  for (const [at, word] of words.entries()) found.add(`in ${word} ${words[at + 1]} ${words[at + 2]}`);
  for (const run of runsOf(classesOf(words), LONGEST_RUN)) found.add(`classes ${run}`);
  const named = read.subjects.filter(({ isNamed }) => isNamed);
  for (const subject of named) {
    found.add(`names ${subject.kind}`);
    if (subject.kind === 'food') found.add(`names ${stateOf(subject, picture)}`);
  }
  if (named.length === 0) found.add('names nothing');
  found.add(lengthOf(words, ''));
  return [...found];
}

const TARGET = 'X';

/** The words of a text, with kinds in place of what is named. */
function slotsOf({ tokens, subjects }: ReadText, target: Subject | null): string[] {
  return tokens.flatMap((word, at) => {
    const owners = subjects.filter((each) => each.at <= at && at < each.end);
    const owner = owners.find((each) => each === target) ?? owners[0];
    if (!owner) return NUMBER.test(word) ? ['NUMBER'] : [word];
    if (at !== owner.at) return [];
    return [owner === target ? TARGET : owner.kind.toUpperCase()];
  });
}

/** Classes without articles and the like: they say the same in any language. */
function classesOf(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    if (MARK.test(word) || SLOT.test(word)) return [word];
    const name = classOf(word);
    return name === undefined || SMALL.has(name) ? [] : [name];
  });
}

/** `near`: the nearest first. */
function addClasses(found: Set<string>, name: string, near: readonly string[], state: string): void {
  for (const each of near) found.add(`${name} ${each}`).add(`${name} ${each} ${state}`);
  for (let length = 1; length <= Math.min(NEAR, near.length); length++)
    found.add(`${name} next ${near.slice(0, length).join(' ')}`);
}

function runsOf(words: readonly string[], longest: number): string[] {
  return words.flatMap((_, at) =>
    Array.from({ length: Math.min(longest, words.length - at) }, (__, more) =>
      words.slice(at, at + more + 1).join(' '),
    ),
  );
}

function addRun(found: Set<string>, name: string, words: readonly string[]): void {
  for (const [at, word] of words.entries()) {
    found.add(`${name} ${word}`);
    if (word.length > STEM) found.add(`${name} ${word.slice(0, STEM)}*`);
    const next = words[at + 1];
    if (next !== undefined) found.add(`${name} ${word} ${next}`);
  }
}

function lengthOf(words: readonly string[], state: string): string {
  return `words ${Math.min(LONGEST, Math.floor(words.length / LENGTH_STEP))} ${state}`;
}

/** Whether the dish has what is named, and whether the picture shows it. */
export function stateOf({ kind, change }: Subject, picture: PictureFacts | null): string {
  if (!picture) return 'unknown';
  if (change.type === 'foods') {
    const [food = ''] = change.foods;
    const wish = picture.wishFor(food);
    if (wish !== null) return wish === 'more' ? 'lacking' : 'alien';
    if (!picture.isAbout(food)) return 'foreign';
    return picture.isMissed(food) ? 'undrawn' : picture.hasFood(food) ? 'right' : 'base';
  }
  const { illustration } = picture;
  switch (kind) {
    case 'container':
      return Object.values(change).includes(null) ? 'shown' : 'other';
    case 'sauce':
      return picture.showsSauce ? 'shown' : 'lacking';
    case 'ice':
      return picture.wishForIce ?? 'right';
    default: {
      const shown: readonly string[] = illustration.kind === 'dish' ? [illustration.colour] : illustration.colours;
      return change.type === 'colour' ? (shown.includes(change.colour) ? 'shown' : 'other') : kind;
    }
  }
}
