import { longestSpans } from '@larder/text/longest-spans';
import { anyOther, isOnlyPlace, isPointedAt, isShownContainer, isUnwantedContainer } from '../containers.ts';
import type { FeedbackChange } from '../feedback-change.ts';
import { type FindFoods, foodsCalledByLook, isWritten } from '../find-foods.ts';
import type { PictureFacts } from '../picture-facts.ts';
import { coloursIn } from '../shades.ts';
import { COLOUR_WORDS } from '../vocabulary/colours.ts';
import { GLASS_WORDS, VESSEL_WORDS } from '../vocabulary/containers.ts';
import { GARNISH, ICE, ICE_CUBES, isHomonym, isNoFood, RIM, SAUCE, SAUCE_LIKE } from '../vocabulary/things.ts';

/** What a text can ask to change: a food, sauce, ice or garnish; a vessel or glass; a colour. */
export type SubjectKind = 'food' | 'sauce' | 'ice' | 'garnish' | 'container' | 'colour';

/**
 * Something that a text names with the tokens from `at` to before `end`, or may mean without a name. `change` is what is
 * asked for where it is wanted; of foods and the like another amount may be meant.
 */
export type Subject = { kind: SubjectKind; change: FeedbackChange; at: number; end: number; isNamed: boolean };

/** A text as words and marks, and the subjects that they name. */
export type ReadText = { tokens: readonly string[]; subjects: readonly Subject[] };

const LONGEST_FOOD = 3;
const ANY_SAUCE = 'sauce';
/** So long a word is seldom a misspelt one by chance. */
const LONG = 6;
const MOST_WORDS_OF_LIKENED = 4;
/** Ends before what something resembles. */
const LIKENED =
  /(?:(?<!\b(?:would|should|to|i|we|you|they|don't|also|really|\w+'d) )\blike|\b(?:como|comme|parecen?|parezca\w*|dirait|ressembl\w+|resembles?))(?: (?!(?:con|with|avec|sin|sans|without|en|in|y|and|et)\b)[\w']+){0,2}$/;
const OF: ReadonlySet<string> = new Set('de d du des la le a au aux l'.split(' '));
const TOKEN = /[\w']+|[.,;:!?]/g;

type Span = { start: number; end: number; kind: SubjectKind; change: FeedbackChange };

const PATTERNS: readonly (readonly [RegExp, SubjectKind, FeedbackChange])[] = [
  ...GLASS_WORDS.map(([word, glass]) => [word, 'container', { type: 'glass', glass }] as const),
  ...VESSEL_WORDS.map(([word, vessel]) => [word, 'container', { type: 'vessel', vessel }] as const),
  ...[SAUCE, SAUCE_LIKE].map((word) => [word, 'sauce', { type: 'sauce', amount: 'more' }] as const),
  ...[ICE, ICE_CUBES].map((word) => [word, 'ice', { type: 'ice', amount: 'more' }] as const),
  ...[GARNISH, RIM].map((word) => [word, 'garnish', { type: 'garnish', amount: 'more' }] as const),
].map(([word, kind, change]) => [new RegExp(word.source, 'g'), kind, change] as const);

/** The subjects of a folded text that are about a picture. */
export function readSubjects(text: string, find: FindFoods, picture: PictureFacts | null): ReadText {
  const words = [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  const tokens = words.map(({ word }) => word);
  const isDish = picture ? picture.illustration.kind === 'dish' : null;
  // The rim of a dish is where something lies.
  const isRimOfDish = ({ kind, start, end }: Span) =>
    isDish === true && kind === 'garnish' && RIM.test(text.slice(start, end));
  const isOfKind = ({ change: { type } }: Span) =>
    isDish === null || !(isDish ? ['glass', 'ice'] : ['vessel', 'sauce']).includes(type);
  const isPossible = (span: Span) =>
    isOfKind(span) && !isRimOfDish(span) && !(span.kind === 'container' && isOnlyPlace(text, span));
  const spans = longestSpans(
    [
      ...PATTERNS.flatMap(([word, kind, change]) =>
        [...text.matchAll(word)].map(({ index, 0: name }) => ({
          kind,
          change,
          start: index,
          end: index + name.length,
        })),
      ),
      ...coloursIn(text).map(
        ({ colour, ...place }): Span => ({ ...place, kind: 'colour', change: { type: 'colour', colour } }),
      ),
    ].filter(isPossible),
  );
  const tokensOf = ({ start, end }: { start: number; end: number }) => {
    const at = words.findIndex((each) => each.end > start);
    const after = words.findIndex((each) => each.start >= end);
    return { at, end: after < 0 ? words.length : after };
  };
  const named = spans.flatMap(({ start, end, kind, change }): Subject[] => {
    const place = tokensOf({ start, end });
    if (place.at < 0) return [];
    return [{ kind, change: ofOther({ change, start, end }, text, picture), ...place, isNamed: true }];
  });
  const byName = readFoods(tokens, named, find, picture);
  const isOfColour = ({ at, end }: Subject) =>
    named.some((each) => each.kind === 'colour' && each.at <= at && end <= each.end && each.end - each.at > end - at);
  const isForeign = ({ change }: Subject) =>
    picture !== null && change.type === 'foods' && !change.foods.some(picture.isAbout);
  const looks = (picture ? foodsCalledByLook(text, picture) : []).map(
    ({ food, ...place }): Subject => ({ ...foodSubject(food), ...tokensOf(place) }),
  );
  // "Tomato sauce", "caramel brown", "yellow bits": a word of another thing is no food that the dish has not.
  const isOfOther = (food: Subject) =>
    isForeign(food) &&
    (isLikened(food, tokens) ||
      named.some((each) => isBeside(each, food, tokens)) ||
      looks.some((look) => overlaps(look, food)));
  // "Jaune" is also a yolk, but not in "points jaunes".
  const isColourOfLook = ({ at, end }: Subject) =>
    end - at === 1 && isColourWord(tokens[at] ?? '') && looks.some((look) => look.at <= at && end <= look.end);
  const called = byName.filter((each) => !isOfColour(each) && !isOfOther(each) && !isColourOfLook(each));
  // "White cubes" but not "white cubes of feta".
  const byLook = looks.filter((look) => !called.some((food) => isBeside(food, look, tokens) || isAlike(food, look)));
  const foods = [...called, ...byLook];
  // "Orange" may be either, and "sauce" that of the dish or one of its foods: it is both.
  const isFood = (each: Subject) =>
    foods.some(
      (food) =>
        overlaps(food, each) &&
        !((each.kind === 'colour' || each.kind === 'sauce') && food.at === each.at && food.end === each.end),
    );
  const others = named.filter((each) => isPlain(each) || !isFood(each));
  const unnamed = (kind: SubjectKind, change: FeedbackChange): Subject[] =>
    others.some((each) => each.kind === kind && each.kind !== 'container')
      ? []
      : [{ kind, change, at: tokens.length, end: tokens.length, isNamed: false }];
  const subjects = [
    ...foods,
    ...others,
    ...unnamed('container', isDish === false ? { type: 'glass', glass: null } : { type: 'vessel', vessel: null }),
    ...(isDish === false ? [] : unnamed('sauce', { type: 'sauce', amount: 'more' })),
    ...(isDish === true ? [] : unnamed('ice', { type: 'ice', amount: 'more' })),
    ...(isDish === true ? [] : unnamed('garnish', { type: 'garnish', amount: 'more' })),
  ];
  return { tokens, subjects: subjects.toSorted((a, b) => a.at - b.at) };
}

/** Foods by the shortest runs of words that name them. */
function readFoods(
  tokens: readonly string[],
  named: readonly Subject[],
  find: FindFoods,
  picture: PictureFacts | null,
): Subject[] {
  const isOther = isNoFood;
  const isContainer = (at: number) => named.some((each) => isPlain(each) && each.at <= at && at < each.end);
  const known = new Map<string, readonly string[]>();
  const found = (run: string) => {
    const ids = known.get(run) ?? find(run, isOther);
    known.set(run, ids);
    return ids;
  };
  // "Orange" and "couleur jaune" are colours, "olives noires" a food; "d'orange" is one too.
  const isColourOnly = (run: readonly string[]) =>
    run.some(isColourWord) && found(run.filter((word) => !isColourWord(word)).join(' ')).length === 0;
  const isForeignFood = (run: readonly string[], food: string) =>
    !isHomonym(run.join(' ')) &&
    !run.every((word) => picture?.isEverydayWord(word)) &&
    !isColourOnly(run) &&
    isWritten(run.join(' '), food, find);
  const inClauses = new Set(clausesOfTokens(tokens).flatMap((clause) => found(clause)));
  const isAllowed = (food: string, run: readonly string[]) =>
    inClauses.has(food) ||
    (run.length === 1 && isLong(run) && picture?.foodsLike(run.join(), isOther).includes(food)) ||
    isWritten(run.join(' '), food, find) ||
    (picture !== null &&
      [...inClauses].some((other) => picture.isKindOf(food, other) || picture.isKindOf(other, food)));
  const isLong = ([word = '']: readonly string[]) => word.length >= LONG;
  if (inClauses.size === 0) return [];
  const foods: Subject[] = [];
  for (let at = 0; at < tokens.length; ) {
    let end = at + 1;
    for (let length = LONGEST_FOOD; length > 0; length--) {
      const run = tokens.slice(at, at + length);
      if (
        run.length < length ||
        run.some((word, index) => /\W/.test(word.replaceAll("'", '')) || isContainer(at + index))
      )
        continue;
      const [first, last] = [run[0] ?? '', run.at(-1) ?? ''];
      if (isOther(first) || isOther(last)) continue;
      const ids = found(run.join(' '));
      const [food] = ids;
      if (ids.length !== 1 || food === undefined || !isAllowed(food, run)) continue;
      // "Palos" alone are called by their look, which the whole text tells: "palos de apio".
      const isByLook = picture !== null && foodsCalledByLook(run.join(' '), picture).some((look) => look.food === food);
      if (isByLook && !isWritten(run.join(' '), food, find)) continue;
      // "Boudin noir": the colour is part of the name.
      const isOwn = (word: string) => picture?.foodOfWord(word) === food;
      const isShorter =
        (length > 1 && !isOwn(first) && found(run.slice(1).join(' '))[0] === food) ||
        (length > 1 && !isOwn(last) && found(run.slice(0, -1).join(' '))[0] === food);
      if (isShorter) continue;
      // A food that the dish has not counts where it is written right.
      const isMeant = picture?.isAbout(food) !== false || isForeignFood(run, food);
      // Any sauce is that of the dish.
      if (isMeant && food !== ANY_SAUCE) foods.push({ ...foodSubject(food), at, end: at + length });
      end = at + length;
      break;
    }
    at = end;
  }
  return foods;
}

function foodSubject(food: string): Omit<Subject, 'at' | 'end'> {
  return { kind: 'food', change: { type: 'foods', amount: 'more', foods: [food] }, isNamed: true };
}

/** True of what a thing's name stands in or next to, with "of" between in Spanish and French. */
function isBeside(thing: Subject, food: Subject, tokens: readonly string[]): boolean {
  // "Black olives", "riz blanc": the colour is part of the food's name.
  if (thing.kind === 'colour') return thing.at <= food.at && food.end <= thing.end && !isOneOf(food, tokens);
  if (overlaps(thing, food)) return true;
  if (thing.kind === 'container') return false;
  const between = tokens.slice(Math.min(thing.end, food.end), Math.max(thing.at, food.at));
  return food.end === thing.at || (thing.end <= food.at && between.every((word) => OF.has(word)));
}

/** "Almost like melted chocolate" says what something resembles; "I'd like", "on le sert comme ca avec" do not. */
function isLikened({ at }: Subject, tokens: readonly string[]): boolean {
  const before = tokens.slice(Math.max(0, at - MOST_WORDS_OF_LIKENED), at).join(' ');
  return LIKENED.test(before);
}

/** "Un quartier d'orange", "an orange": a fruit rather than a colour. */
function isOneOf({ at }: Subject, tokens: readonly string[]): boolean {
  return /^d'/.test(tokens[at] ?? '') || (at > 0 && /^(?:an|una|of)$/.test(tokens[at - 1] ?? ''));
}

function isColourWord(word: string): boolean {
  return COLOUR_WORDS.some(([colour]) => colour.exec(word)?.[0] === word);
}

function overlaps(one: Subject, other: Subject): boolean {
  return one.at < other.end && other.at < one.end;
}

function isAlike({ change: one }: Subject, { change: other }: Subject): boolean {
  return one.type === 'foods' && other.type === 'foods' && one.foods.join() === other.foods.join();
}

/** Of the vessel or glass that is shown, or that a text does not want, any other can be wanted. */
function ofOther({ change, ...place }: Omit<Span, 'kind'>, text: string, picture: PictureFacts | null): FeedbackChange {
  if (change.type !== 'vessel' && change.type !== 'glass') return change;
  const isOther =
    isUnwantedContainer(text, place) || (picture && (isPointedAt(text, place) || isShownContainer(change, picture)));
  return isOther ? anyOther(change) : change;
}

/** Words for vessels, glasses and ice name no food. */
function isPlain({ kind }: Subject): boolean {
  return kind === 'container' || kind === 'ice';
}

function clausesOfTokens(tokens: readonly string[]): string[] {
  return tokens
    .join(' ')
    .split(/ ?[.,;:!?] ?/)
    .filter((clause) => clause !== '');
}
