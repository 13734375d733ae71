import type { Language } from '@larder/contract/language';
import { type KnowledgeBase, namesOf, textLanguage } from '@larder/food/knowledge-base';
import { type CanonicalRecipe, inTextLanguages, TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import { wordsOf } from '@larder/food/tokens/tokenise';
import { breaks, isRestricting, type Restrictions } from '@larder/food/verifier/restrictions';
import { verifyFood } from '@larder/food/verifier/single-food';
import type { Verdict } from '@larder/food/verifier/verify';
import { editDistance } from '@larder/text/edit-distance';
import { lru } from 'tiny-lru';
import { FOREIGN_ALLERGEN_WORDS } from './foreign-allergen-words.ts';

/** The texts of a recipe. `checked` are those that the verifier reads in the recipe's language, too. */
export type RecipeTexts = { own: readonly string[]; checked: readonly string[] };

/** Finds words that name an excluded food; empty where there are none. */
export type HiddenFoodFinder = (texts: RecipeTexts, language: Language, restrictions: Restrictions) => string[];

/** Names of foods, folded. Excluded ones of each language, and those that are not excluded. */
type Lexicon = {
  excluded: Record<TextLanguage, ReadonlySet<string>>;
  allowed: Record<TextLanguage, ReadonlySet<string>>;
  /** Excluded names in languages that the knowledge base does not read. */
  foreign: ReadonlySet<string>;
  /** The first words of all these names. */
  starts: ReadonlySet<string>;
  /** Excluded names of one word in any language, for misspellings. */
  singleWords: ReadonlySet<string>;
  /** Whether an unknown word resembles one of these, by word. */
  resembling: Map<string, boolean>;
};

const KEPT_LEXICONS = 24;
const LONGEST_NAME = 6;
/** Shorter words resemble too many others. */
const MIN_MISSPELT = 4;
const MIN_CONTAINED = 6;
const LONG_WORD = 8;

/**
 * Reads what the verifier does not: titles and descriptions, names in other languages, misspelt names, and names that
 * are split, glued or written with digits. It prefers to find too much, because what it finds was written by a model
 * that can be asked again. The words of the cookbook's methods are known to be harmless in their language.
 */
export function createHiddenFoodFinder(kb: KnowledgeBase, cookbook: readonly CanonicalRecipe[]): HiddenFoodFinder {
  const lexicons = lru<Lexicon>(KEPT_LEXICONS);
  const verdicts = new Map<string, Verdict>();
  const vocabularies = new Map<TextLanguage, ReadonlySet<string>>();

  function lexiconOf(restrictions: Restrictions): Lexicon {
    const key = JSON.stringify(restrictions);
    const known = lexicons.get(key);
    if (known) return known;
    const lexicon = createLexicon(restrictions, kb, (id) => {
      const verdict = verdicts.get(id) ?? verifyFood(id, kb);
      verdicts.set(id, verdict);
      return verdict;
    });
    lexicons.set(key, lexicon);
    return lexicon;
  }

  return ({ own, checked }, language, restrictions) => {
    if (!isRestricting(restrictions)) return [];
    const native = textLanguage(language);
    const vocabulary = vocabularies.get(native) ?? vocabularyOf(cookbook, native);
    vocabularies.set(native, vocabulary);
    const lexicon = lexiconOf(restrictions);
    const scan = (text: string, isChecked: boolean) => {
      const plain = undisguised(text);
      const words = wordsOf(plain);
      // The verifier does not read what is disguised.
      const isRead = isChecked && (plain === text || words.join(' ') === wordsOf(text).join(' '));
      return new TextScan(words, { lexicon, native, vocabulary, isChecked: isRead }).found();
    };
    return [...own.flatMap((text) => scan(text, false)), ...checked.flatMap((text) => scan(text, true))];
  };
}

function createLexicon(restrictions: Restrictions, kb: KnowledgeBase, verdictOn: (id: string) => Verdict): Lexicon {
  const excluded = inTextLanguages(() => new Set<string>());
  const allowed = inTextLanguages(() => new Set<string>());
  for (const ingredient of kb.all) {
    const isExcluded = breaks(verdictOn(ingredient.id), restrictions).length > 0;
    for (const language of TEXT_LANGUAGES) {
      const names = namesOf(ingredient, language).map((name) => wordsOf(name).join(' '));
      for (const name of names) (isExcluded ? excluded : allowed)[language].add(name);
    }
  }
  const foreign = new Set(restrictions.excludedAllergens.flatMap((allergen) => FOREIGN_ALLERGEN_WORDS[allergen] ?? []));
  const all = [...TEXT_LANGUAGES.flatMap((language) => [...excluded[language]]), ...foreign];
  const known = [...all, ...TEXT_LANGUAGES.flatMap((language) => [...allowed[language]])];
  const starts = new Set(known.map((name) => name.split(' ', 1)[0] ?? ''));
  const singleWords = new Set(all.filter((name) => !name.includes(' ') && name.length >= MIN_MISSPELT));
  return { excluded, allowed, foreign, starts, singleWords, resembling: new Map() };
}

/** Rarer words of the cookbook's methods may be names of foods. */
const MIN_RECIPES = 5;

/** The usual words of the methods of a language's recipes. */
function vocabularyOf(cookbook: readonly CanonicalRecipe[], language: TextLanguage): ReadonlySet<string> {
  const recipesWith = new Map<string, number>();
  for (const { steps } of cookbook) {
    const texts = steps.flatMap(({ text }) => text[language] ?? []).filter((part) => typeof part === 'string');
    for (const word of new Set(texts.flatMap(wordsOf))) recipesWith.set(word, (recipesWith.get(word) ?? 0) + 1);
  }
  return new Set([...recipesWith].flatMap(([word, count]) => (count >= MIN_RECIPES ? [word] : [])));
}

const DIGITS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };

/** A text with digits and signs within a word as the letters they look like, and spelt-out letters joined. */
function undisguised(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/(?<=\p{L})[@$](?=\p{L})/gu, (sign) => (sign === '@' ? 'a' : 's'))
    .replace(/(?<=\p{L})[013457](?=\p{L})/gu, (digit) => DIGITS[digit] ?? digit)
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*·]){3,}\p{L}(?![\p{L}\p{N}])/gu, (spelt) =>
      spelt.replace(/[^\p{L}]/gu, ''),
    )
    .replace(/(?<=\p{L})[._*·'’]+(?=\p{L})/gu, ' ');
}

type ScanContext = {
  lexicon: Lexicon;
  native: TextLanguage;
  vocabulary: ReadonlySet<string>;
  /** True where the verifier has read the native names, with what is said about them. */
  isChecked: boolean;
};

const ABSENT_BEFORE = new Set(['no', 'without', 'sin', 'sans', 'non', 'free', 'instead', 'not']);
const ABSENT_AFTER = new Set(['free', 'less']);

/** One pass over a text's words. */
class TextScan {
  private readonly words: readonly string[];
  private readonly context: ScanContext;

  constructor(words: readonly string[], context: ScanContext) {
    this.words = words;
    this.context = context;
  }

  found(): string[] {
    const hits: string[] = [];
    for (let at = 0; at < this.words.length; ) {
      const name = this.nameAt(at);
      if (name?.isExcluded) hits.push(name.text);
      if (!name && this.isSuspicious(at)) hits.push(this.words[at] ?? '');
      at += name?.length ?? 1;
    }
    return hits;
  }

  /** The longest name of a food that begins here, in the recipe's language or an excluded one's in another. */
  private nameAt(at: number): { text: string; length: number; isExcluded: boolean } | null {
    const { lexicon, native, isChecked } = this.context;
    if (!lexicon.starts.has(this.words[at] ?? '')) return null;
    const longest = Math.min(LONGEST_NAME, this.words.length - at);
    for (let length = longest; length > 0; length -= 1) {
      const text = this.words.slice(at, at + length).join(' ');
      if (lexicon.excluded[native].has(text)) {
        const isRead = isChecked && this.isEveryday(at, length);
        return { text, length, isExcluded: !isRead && !this.isAbsent(at, length) };
      }
      if (lexicon.allowed[native].has(text)) return { text, length, isExcluded: false };
      const isForeign =
        lexicon.foreign.has(text) || TEXT_LANGUAGES.some((language) => lexicon.excluded[language].has(text));
      if (isForeign && !this.isEveryday(at, length)) return { text, length, isExcluded: !this.isAbsent(at, length) };
    }
    return null;
  }

  /** An unknown word that is nearly, or contains, the name of an excluded food, by itself or with the next. */
  private isSuspicious(at: number): boolean {
    const word = this.words[at] ?? '';
    const { vocabulary, lexicon } = this.context;
    if (this.isAbsent(at, 1)) return false;
    const joined = word + (this.words[at + 1] ?? '');
    if (joined !== word && lexicon.singleWords.has(joined)) return true;
    if (vocabulary.has(word) || /\d/.test(word)) return false;
    return resembles(word, lexicon);
  }

  private isAbsent(at: number, length: number): boolean {
    const before = this.words.slice(Math.max(0, at - 2), at);
    return before.some((word) => ABSENT_BEFORE.has(word)) || ABSENT_AFTER.has(this.words[at + length] ?? '');
  }

  private isEveryday(at: number, length: number): boolean {
    return this.words.slice(at, at + length).every((word) => this.context.vocabulary.has(word));
  }
}

const MAX_REMEMBERED = 20_000;

function resembles(word: string, { singleWords, resembling }: Lexicon): boolean {
  const known = resembling.get(word);
  if (known !== undefined) return known;
  const found = [...singleWords].some((name) => contains(word, name) || isMisspelt(word, name));
  if (resembling.size < MAX_REMEMBERED) resembling.set(word, found);
  return found;
}

function contains(word: string, name: string): boolean {
  return name.length >= MIN_CONTAINED && word.length > name.length && word.includes(name);
}

/** One slip in a word, two in a long one; the first letter is rarely wrong. */
function isMisspelt(word: string, name: string): boolean {
  if (word.length < MIN_MISSPELT + 1) return false;
  const limit = Math.min(word.length, name.length) >= LONG_WORD ? 2 : 1;
  if (Math.abs(word.length - name.length) > limit) return false;
  if (word[0] !== name[0] && word[1] !== name[1]) return false;
  return editDistance(word, name, limit) <= limit;
}
