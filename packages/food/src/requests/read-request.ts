import type { Language } from '@larder/contract/language';
import { fold } from '@larder/text/fold';
import type { KnowledgeBase } from '../knowledge-base.ts';
import AMERICAN_MEANINGS from '../languages/en/american-meanings.json' with { type: 'json' };
import type { FoundIngredient } from '../parsing/typed-text/read-clause.ts';
import { readIngredients } from '../parsing/typed-text/read-ingredients.ts';
import { refusedAllergens } from '../verifier/allergen-namesakes.ts';
import { cookLeftovers } from './cooked-leftovers.ts';
import { isDishWish, rescueNames } from './leftover-foods.ts';
import { joinReadings, partsByLanguage, type TextPart } from './mixed-languages.ts';
import { type Cue, matchAt, matchesAt, speaksOfRestriction } from './phrases/vocabulary.ts';
import { createRequestText, type RequestText } from './request-text.ts';
import { ALLERGY, ALLERGY_SUBJECT, AVOIDED, AVOIDED_SUBJECT, FOODS, RestrictionReader } from './restriction-reader.ts';
import { TokenUse, USE } from './token-use.ts';
import type { RequestReading } from './understood.ts';
import { unreadClauses } from './unread-clauses.ts';
import { WishReader } from './wish-reader.ts';

/** Texts are read to here. */
const MAX_LENGTH = 5_000;
const MILD = 'mild';
/** What nobody has as a food of its own: words of restrictions that no phrase took up. */
const NO_FOOD: ReadonlySet<string> = new Set(['gluten', 'vital-wheat-gluten', 'sulphite', 'lactose']);

/**
 * Reads what somebody typed into a search: the foods they have, their restrictions, and what they wish for, in one of
 * the languages or several, with small talk and typing errors. A phrase that speaks of an allergy, an intolerance, a
 * diet or an exclusion is either applied or listed in `notUnderstood`. In the name of a dish (`isDishName`) a diet is
 * never part of a food's name. Never throws.
 */
export function readRequest(
  input: string,
  kb: KnowledgeBase,
  language: Language,
  { isDishName = false }: { isDishName?: boolean } = {},
): RequestReading {
  const whole = createRequestText(input.slice(0, MAX_LENGTH), kb, language, isDishName);
  if (whole.isWhollyKnown) return readText(whole, language);
  const [first, ...others] = partsByLanguage(input.slice(0, MAX_LENGTH), kb, whole.line.locale);
  if (first === undefined || others.length === 0) return readText(whole, language);
  const read = (part: TextPart): RequestReading =>
    readText(createRequestText(part.text, kb, part.language, isDishName), language);
  return joinReadings([read(first), ...others.map(read)]);
}

function readText(text: RequestText, language: Language): RequestReading {
  const readers = createReaders(text);
  for (let at = 0; at < text.length; ) at = readers.wishes.readDuration(at) ?? readCue(readers, at) ?? at + 1;
  readers.wishes.readClock();
  readers.restrictions.finish();
  return summarise(readers, language);
}

type Readers = {
  text: RequestText;
  use: TokenUse;
  restrictions: RestrictionReader;
  wishes: WishReader;
  isNursing: boolean;
};

function createReaders(text: RequestText): Readers {
  const use = new TokenUse(text);
  const [restrictions, wishes] = [new RestrictionReader(text, use), new WishReader(text, use)];
  return { text, use, restrictions, wishes, isNursing: false };
}

/** Reads the phrase at a position; the longest that says something counts. */
function readCue(readers: Readers, at: number): number | null {
  const { text } = readers;
  const matches = matchesAt(text.vocabulary.cues, text, at);
  for (const { meaning, end, number } of matches) {
    if (isInsideName(text, at, end)) continue;
    const next = apply(readers, meaning, at, end, number);
    if (next === null) continue;
    // A mocktail is a drink, besides what it lacks.
    const course = matches.find((other) => other.meaning.kind === 'course' && other.end === end);
    if (meaning.kind === 'dietGroup' && course) readers.wishes.readWish(course.meaning, at, end, null);
    return next;
  }
  return null;
}

/** "gluten-free pasta", "sweet potato", "breakfast sausage": words of a food's name are no phrases. */
function isInsideName({ line }: RequestText, from: number, to: number): boolean {
  return line.nameAt
    .slice(from, to)
    .some((name) => name && name.end - name.start > 1 && (name.start < from || name.end > to));
}

function apply(readers: Readers, cue: Cue, from: number, to: number, number: number | null): number | null {
  const { restrictions, wishes, use } = readers;
  switch (cue.kind) {
    case 'idiom':
      use.mark(from, to, USE.descriptor);
      return to;
    case 'allergyAfter':
      return restrictions.excludeAfter(from, to, ALLERGY);
    case 'avoidAfter':
      return restrictions.excludeAfter(from, to, AVOIDED);
    case 'lackAfter':
      return restrictions.excludeAfter(from, to, FOODS);
    case 'allergyLabel':
      return restrictions.readLabel(from, to);
    case 'allergyBefore':
      return restrictions.excludeBefore(from, to, ALLERGY_SUBJECT);
    case 'freeBefore':
      return restrictions.excludeFree(from, to);
    case 'avoidBefore':
      return restrictions.excludeBefore(from, to, AVOIDED_SUBJECT);
    case 'lackBefore':
      return restrictions.excludeBefore(from, to, FOODS);
    case 'exceptAfter':
    case 'cancelAfter':
      return restrictions.allowAfter(from, to);
    case 'allowedBefore':
      return restrictions.allowBefore(from, to);
    case 'cancelled':
      return restrictions.cancelSentence(from, to);
    case 'diet':
    case 'dietAllergens':
    case 'dietGroup':
    case 'halal':
    case 'kosher':
      return restrictions.readDiet(cue, from, to);
    case 'unreadable':
      return restrictions.readUnreadable(from, to);
    case 'vague':
      return restrictions.readVague(from, to);
    case 'reaction':
      return restrictions.readReaction(from, to);
    case 'notAudience':
      readers.isNursing = true;
      return to;
    case 'useFirstAfter':
    case 'useFirstBefore':
      return wishes.readUseFirst(cue.kind, from, to);
    case 'onlyAfter':
    case 'onlyAlone':
      return wishes.readOnly(from, to);
    case 'onlyFirst':
      return wishes.readOnlyFirst(from, to);
    default:
      return readWish(readers, cue, from, to, number);
  }
}

/** "doesn't do spicy or garlic": a list of refusals may begin with a taste. */
function readWish({ wishes, restrictions, text }: Readers, cue: Cue, from: number, to: number, number: number | null) {
  const next = wishes.readWish(cue, from, to, number);
  const or = next !== null && cue.kind === 'style' && cue.value === MILD ? matchAt(text.vocabulary.or, text, to) : null;
  return or ? (restrictions.excludeAfter(from, or.end, AVOIDED) ?? next) : next;
}

function summarise(
  { text, use, restrictions, wishes: wishReader, isNursing }: Readers,
  language: Language,
): RequestReading {
  const { wishes } = wishReader;
  const names = { name: use.name(true), bareName: use.name(false) };
  const unread = unreadClauses(text, use);
  use.markJoints();
  const locale = text.line.locale.startsWith('en') && language.startsWith('en') ? language : text.line.locale;
  const read = readIngredients(use.foods(), text.kb, locale);
  const { found, unknown } = rescueNames(read, text);
  const dishes = found.filter(({ id }) => isDishWish(id, found, text, (at) => use.isRead(at)));
  for (const { id } of dishes) wishReader.addStyle(id);
  const foods = uniqueFoods(
    cookLeftovers(
      found.filter((each) => !dishes.includes(each)),
      text,
    ).map((food) => (locale === 'en-US' ? inAmerican(food) : food)),
  );
  const hasPeanuts = foods.some(({ id }) => text.kb.isKindOf(id, 'peanut') || text.kb.isKindOf(id, 'peanut-butter'));
  const excluded = restrictions.foods();
  const withoutEquipment = unique([...wishes.withoutEquipment, ...restrictions.withoutEquipment]);
  const [stray, have] = partition(
    foods.filter(({ id }) => !excluded.includes(id)),
    ({ id }) => NO_FOOD.has(id),
  );
  return {
    ...wishes,
    ...restrictions.rules,
    audience: isNursing && wishes.audience === 'baby' ? null : wishes.audience,
    useFirst: unique(wishes.useFirst),
    equipment: wishes.equipment.filter((tool) => !withoutEquipment.includes(tool)),
    withoutEquipment,
    dietTypes: restrictions.dietTypes,
    excludedAllergens: unique([
      ...restrictions.allergens(hasPeanuts),
      ...refusedAllergens(read.excluded),
      ...read.excluded.flatMap((id) => (NO_FOOD.has(id) ? (text.kb.get(id)?.allergens ?? []) : [])),
    ]),
    excludedIngredients: unique([...excluded, ...read.excluded]),
    have,
    notUnderstood: [
      ...restrictions.notUnderstood,
      ...unread.map((words) => ({ text: words, kind: 'restriction' as const })),
      ...stray.map(({ text: words }) => ({ text: words, kind: 'restriction' as const })),
      ...unknown
        .filter((words) => !unread.some((clause) => clause.includes(words)))
        .map((words) => ({ text: words, kind: speaksOfRestriction(words) ? 'restriction' : 'food' }) as const),
    ],
    ...names,
  };
}

const AMERICAN: ReadonlyMap<string, string> = new Map(Object.entries(AMERICAN_MEANINGS));

/** A food whose name is another one's in Britain: "chips". */
function inAmerican(food: FoundIngredient): FoundIngredient {
  return { ...food, id: AMERICAN.get(fold(food.text)) ?? food.id };
}

function uniqueFoods(foods: readonly FoundIngredient[]): FoundIngredient[] {
  return foods.filter(({ id }, index) => foods.findIndex((other) => other.id === id) === index);
}

function partition<T>(values: readonly T[], isFirst: (value: T) => boolean): [T[], T[]] {
  return [values.filter(isFirst), values.filter((value) => !isFirst(value))];
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
