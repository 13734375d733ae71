import type { Allergen } from '@larder/contract/allergen';
import type { Diet } from '@larder/contract/diet';
import english from '../../languages/en/requests.json' with { type: 'json' };
import spanish from '../../languages/es/requests.json' with { type: 'json' };
import french from '../../languages/fr/requests.json' with { type: 'json' };
import { TEXT_LANGUAGES, type TextLanguage } from '../../recipe.ts';
import { wordsOf } from '../../tokens/tokenise.ts';
import groups from './food-groups.json' with { type: 'json' };
import {
  firstWords,
  matchPattern,
  type PhraseEnd,
  type PhrasePattern,
  type PhraseText,
  parsePattern,
} from './phrase-pattern.ts';

/** Food groups that people exclude by one word, as ids of the knowledge base. */
export const FOOD_GROUPS: Readonly<Record<string, readonly string[]>> = groups;

/** What a phrase says. Where it takes foods, they stand after or before it. */
export type Cue =
  | {
      kind:
        | 'idiom'
        | 'cancelled'
        | 'onlyAfter'
        | 'onlyAlone'
        | 'onlyFirst'
        | 'useFirstAfter'
        | 'useFirstBefore'
        | 'toolBroken';
    }
  | {
      kind:
        | 'allergyAfter'
        | 'allergyBefore'
        | 'allergyLabel'
        | 'freeBefore'
        | 'avoidAfter'
        | 'avoidBefore'
        | 'lackAfter'
        | 'lackBefore';
    }
  | {
      kind:
        | 'exceptAfter'
        | 'cancelAfter'
        | 'allowedBefore'
        | 'unreadable'
        | 'vague'
        | 'reaction'
        | 'halal'
        | 'kosher'
        | 'notAudience';
    }
  | { kind: 'diet'; diet: Diet }
  | { kind: 'dietAllergens'; allergens: readonly Allergen[] }
  | { kind: 'dietGroup'; group: string }
  | { kind: 'audience'; audience: string }
  | { kind: 'duration'; minutes: number }
  | { kind: 'servings'; servings: number | null }
  | { kind: 'course' | 'cuisine' | 'equipment' | 'method' | 'style'; value: string };

/** A food class named by a phrase. */
export type ClassName = { kind: 'allergens'; allergens: readonly Allergen[] } | { kind: 'group'; group: string };

type Entry<T> = { pattern: PhrasePattern; meaning: T };
/** Phrases by the first word they can begin with. */
type PhraseIndex<T> = Map<string | null, Entry<T>[]>;
export type PhraseMatch<T> = PhraseEnd & { meaning: T };

/** The vocabulary of a language, its phrases indexed by their first words. */
export type Vocabulary = {
  cues: PhraseIndex<Cue>;
  /** Negators of what follows them. */
  negators: PhraseIndex<true>;
  /** Families of allergens and food groups. */
  classes: PhraseIndex<ClassName>;
  /** Single foods that stand for their allergen where an allergy is stated. */
  members: PhraseIndex<ClassName>;
  and: ReadonlySet<string>;
  or: PhraseIndex<true>;
  connectors: ReadonlySet<string>;
  copulas: ReadonlySet<string>;
  /** Small talk and people, of which nothing needs to be said. */
  talk: ReadonlySet<string>;
  /** Members of a family, guests, and the words that stand for them. */
  people: ReadonlySet<string>;
  /** What people do with food that they may eat: having, liking, eating. */
  fondVerbs: ReadonlySet<string>;
  /** Say that something does harm. */
  warnings: ReadonlySet<string>;
  /** Stand before a dish that somebody wants to make. */
  wantDish: PhraseIndex<true>;
  /** Say that what follows is there. */
  possession: PhraseIndex<true>;
  /** Stand before a food that is left over from a meal, or behind it. */
  leftoverBefore: PhraseIndex<true>;
  leftoverAfter: PhraseIndex<true>;
  /** Stand for no allergy behind a label: "allergies: none". */
  none: ReadonlySet<string>;
  /** May stand between a food and what is said of it: "chicken that goes off today". */
  relatives: ReadonlySet<string>;
  /** Stand before a duration: "in under 20 minutes". */
  durationPrefix: ReadonlySet<string>;
  /** Fixed durations: "half an hour". */
  durations: PhraseIndex<true>;
  /** Words after which a list of foods is over. */
  have: ReadonlySet<string>;
  /** Words for dishes and meals, which make "vegan …" a wish and not the name of a food. */
  dishes: PhraseIndex<true>;
  onlyTool: ReadonlySet<string>;
  numbers: ReadonlyMap<string, number>;
  minutes: ReadonlySet<string>;
  hours: ReadonlySet<string>;
  halfHourAfter: PhraseIndex<true>;
  notDuration: ReadonlySet<string>;
  clockBy: PhraseIndex<true>;
  clockNow: PhraseIndex<true>;
  /** Words that are worth correcting when misspelt. */
  fuzzy: readonly string[];
};

type VocabularyFile = typeof english;
const FILES: Record<TextLanguage, VocabularyFile> = {
  en: english,
  es: spanish as unknown as VocabularyFile,
  fr: french as unknown as VocabularyFile,
};
const compiled = new Map<TextLanguage, Vocabulary>();

/** The vocabulary of a language; compiled when it is first asked for. */
export function vocabularyOf(language: TextLanguage): Vocabulary {
  const known = compiled.get(language) ?? compile(FILES[language]);
  compiled.set(language, known);
  return known;
}

/** True of words among which one, in any language, is of a restriction: "dairy free por favor". */
export function speaksOfRestriction(words: string): boolean {
  const written = wordsOf(words);
  return TEXT_LANGUAGES.some((language) => vocabularyOf(language).fuzzy.some((word) => written.includes(word)));
}

/** Every phrase at a position, the longest first; of one length in the order of the vocabulary. */
export function matchesAt<T>(index: PhraseIndex<T>, text: PhraseText, at: number): PhraseMatch<T>[] {
  return keysAt(text, at)
    .flatMap((key) => index.get(key) ?? [])
    .flatMap(({ pattern, meaning }) => {
      const found = matchPattern(pattern, text, at);
      return found ? [{ ...found, meaning }] : [];
    })
    .sort((one, other) => other.end - one.end);
}

/** The longest phrase at a position. */
export function matchAt<T>(index: PhraseIndex<T>, text: PhraseText, at: number): PhraseMatch<T> | null {
  let longest: PhraseMatch<T> | null = null;
  for (const key of keysAt(text, at)) {
    for (const { pattern, meaning } of index.get(key) ?? []) {
      const found = matchPattern(pattern, text, at);
      if (found && found.end > (longest?.end ?? at)) longest = { ...found, meaning };
    }
  }
  return longest;
}

/** The keys of the phrases that may begin at a position. */
function keysAt(text: PhraseText, at: number): (string | null)[] {
  const word = text.word(at);
  const keys: (string | null)[] = word === undefined ? [] : [word];
  return text.number(at) === undefined ? keys : [...keys, null];
}

function compile(file: VocabularyFile): Vocabulary {
  return {
    cues: cuesOf(file),
    negators: indexed([[true, file.negators]]),
    classes: indexed([
      ...entries(file.allergens).map(([key, phrases]) => [allergensNamed(key), phrases] as const),
      ...entries(file.groups).map(([group, phrases]) => [{ kind: 'group', group } as const, phrases] as const),
    ]),
    members: indexed(entries(file.allergenMembers).map(([key, phrases]) => [allergensNamed(key), phrases] as const)),
    and: wordSet(file.and),
    or: indexed([[true, file.or]]),
    connectors: wordSet(file.connectors),
    copulas: wordSet(file.copulas),
    talk: wordSet(file.talk),
    people: wordSet(file.people),
    fondVerbs: wordSet(file.fondVerbs),
    warnings: wordSet(file.warnings),
    wantDish: indexed([[true, file.wantDish]]),
    possession: indexed([[true, file.possession]]),
    leftoverBefore: indexed([[true, file.leftoverBefore]]),
    leftoverAfter: indexed([[true, file.leftoverAfter]]),
    none: wordSet(file.none),
    relatives: wordSet(file.relatives),
    durationPrefix: wordSet(file.durationPrefix),
    durations: indexed([[true, Object.values(file.durations).flat()]]),
    have: wordSet(file.have),
    dishes: indexed([[true, file.dishes]]),
    onlyTool: wordSet(file.onlyTool),
    numbers: new Map(entries(file.numbers).map(([words, value]) => [wordsOf(words).join(' '), value])),
    minutes: wordSet(file.minutes),
    hours: wordSet(file.hours),
    halfHourAfter: indexed([[true, file.hourAndHalf]]),
    notDuration: wordSet(file.notDuration),
    clockBy: indexed([[true, file.clockBy]]),
    clockNow: indexed([[true, file.clockNow]]),
    fuzzy: file.fuzzy,
  };
}

/** Keys of the file whose phrases are cues without a value of their own. */
const PLAIN = [
  'cancelled',
  'exceptAfter',
  'allergyAfter',
  'allergyLabel',
  'allergyBefore',
  'freeBefore',
  'avoidAfter',
  'avoidBefore',
  'lackAfter',
  'lackBefore',
  'cancelAfter',
  'allowedBefore',
  'onlyAfter',
  'onlyAlone',
  'onlyFirst',
  'useFirstAfter',
  'useFirstBefore',
  'unreadable',
  'vague',
  'reaction',
  'toolBroken',
  'halal',
  'kosher',
  'notAudience',
] as const;

/** Of phrases of one length the earlier kind counts. */
function cuesOf(file: VocabularyFile): PhraseIndex<Cue> {
  const valued = (kind: 'course' | 'cuisine' | 'equipment' | 'method' | 'style', values: Record<string, string[]>) =>
    entries(values).map(([value, phrases]) => [{ kind, value }, phrases] as const);
  return indexed<Cue>([
    [{ kind: 'idiom' }, file.idioms],
    ...valued('style', file.styles),
    ...entries(file.diets).map(([diet, phrases]) => [{ kind: 'diet', diet: diet as Diet }, phrases] as const),
    ...entries(('dietPhrases' in file ? file.dietPhrases : {}) as Record<string, string[]>).map(
      ([diet, phrases]) => [{ kind: 'diet', diet: diet as Diet }, phrases] as const,
    ),
    ...entries(file.dietAllergens).map(
      ([key, phrases]) => [{ kind: 'dietAllergens', allergens: allergenList(key) }, phrases] as const,
    ),
    ...entries(file.dietGroups).map(([group, phrases]) => [{ kind: 'dietGroup', group }, phrases] as const),
    ...entries(file.audience).map(([audience, phrases]) => [{ kind: 'audience', audience }, phrases] as const),
    ...PLAIN.map((kind) => [{ kind }, file[kind]] as const),
    ...entries(file.durations).map(
      ([minutes, phrases]) => [{ kind: 'duration', minutes: Number(minutes) }, phrases] as const,
    ),
    ...entries(file.servingsFixed).map(
      ([servings, phrases]) => [{ kind: 'servings', servings: Number(servings) }, phrases] as const,
    ),
    [{ kind: 'servings', servings: null }, file.servings],
    ...valued('course', file.courses),
    ...valued('equipment', file.equipment),
    ...valued('method', file.methods),
    ...valued('cuisine', file.cuisines),
  ]);
}

function allergenList(key: string): Allergen[] {
  return key.split('+') as Allergen[];
}

function allergensNamed(key: string): ClassName {
  return { kind: 'allergens', allergens: allergenList(key) };
}

function indexed<T>(lists: readonly (readonly [T, readonly string[]])[]): PhraseIndex<T> {
  const index: PhraseIndex<T> = new Map();
  for (const [meaning, phrases] of lists) {
    for (const phrase of phrases) {
      const pattern = parsePattern(phrase, wordsOf);
      for (const word of firstWords(pattern)) {
        const known = index.get(word);
        if (known) known.push({ pattern, meaning });
        else index.set(word, [{ pattern, meaning }]);
      }
    }
  }
  return index;
}

function entries<T>(record: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(record);
}

function wordSet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap((word) => wordsOf(word)));
}
