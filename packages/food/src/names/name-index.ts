import { fold } from '@larder/text/fold';
import { LANGUAGE_DATA } from '../languages/languages.ts';
import { isConnector, PART_OF_SPEECH, partsOfSpeechOf } from '../languages/lexicon.ts';
import type { TextLanguage } from '../recipe.ts';
import { type Token, wordsOf } from '../tokens/tokenise.ts';
import { EdgeTable } from './edge-table.ts';
import { type Correction, createSpeller, type Speller } from './spelling-corrector.ts';

/** A word as the index knows it. */
export type IndexWord = {
  /** Lower case, without accents. */
  norm: string;
  /** The id of the word; -1 where no name has it. */
  id: number;
  /** The classes it can have in a line, as bits; see `PART_OF_SPEECH`. */
  partsOfSpeech: number;
};

/** The entry of names of what is not eaten: "rhubarb leaves". */
export const NOT_FOOD = -2;

const NONE = -1;
/** The word id of all articles and genitives, which names are matched without. */
const CONNECTOR = -3;

/** A name found in a run of words: the entry's number, or `NOT_FOOD`, and the words it covers. */
export type NameMatch = { entry: number; start: number; end: number };

/** Words that may stand between two words of a name: "chicken boneless breast". */
const PASSED = PART_OF_SPEECH.connector | PART_OF_SPEECH.preparation | PART_OF_SPEECH.adverb | PART_OF_SPEECH.consumed;

/** Maximum number of words whose analysis is cached; the cache is emptied when it is full. */
const MAX_CACHED_WORDS = 20_000;

/**
 * The names of one language as a trie of words. English names are stored from their last word, because the last noun is
 * the head of an English compound; Spanish and French ones from their first.
 */
export class NameIndex {
  readonly language: TextLanguage;
  private readonly stem: (word: string) => string;
  private readonly backwards: boolean;
  /** Words that may stand between two words of a name; in French also à, au: "yaourt à la vanille". */
  private readonly passed: number;
  private readonly wordIds = new Map<string, number>();
  private readonly stems = new Map<string, number>();
  private readonly edges = new EdgeTable();
  /** By node: the entry whose name ends there, and the form in which it was added first. */
  private readonly entries: number[] = [NONE];
  private readonly forms: string[] = [''];
  /** At a node that two entries share (pepper, peppers): the entry of each written form. */
  private readonly shared = new Map<number, Map<string, number>>();
  /** Names by their words in any order, keyed by two sums of the words' hashes; collisions do not occur in practice. */
  private readonly bags = new EdgeTable();
  private readonly lows: number[] = [];
  private readonly highs: number[] = [];
  private readonly wordCache = new Map<string, IndexWord>();
  /** Reused for each name that is added. */
  private readonly ids: number[] = [];
  private speller: Speller | undefined;

  constructor(language: TextLanguage) {
    this.language = language;
    this.stem = LANGUAGE_DATA[language].stem;
    this.backwards = LANGUAGE_DATA[language].headNoun === 'last';
    this.passed = language === 'fr' ? PASSED | PART_OF_SPEECH.accompaniment : PASSED;
  }

  /** The analysis of a word as it was written. */
  word(written: string): IndexWord {
    const known = this.wordCache.get(written);
    if (known !== undefined) return known;
    const norm = fold(written);
    const word = { norm, id: this.wordId(norm), partsOfSpeech: partsOfSpeechOf(norm, written, this.language) };
    if (word.partsOfSpeech & PART_OF_SPEECH.inferred && word.id >= 0 && this.byWords([word]) >= 0)
      word.partsOfSpeech = 0;
    if (this.wordCache.size >= MAX_CACHED_WORDS) this.wordCache.clear();
    this.wordCache.set(written, word);
    return word;
  }

  /** Words of names that a misspelt word may stand for, the most likely first. */
  corrections(word: string): readonly Correction[] {
    this.speller ??= createSpeller(() => this.wordIds.keys());
    return this.speller(word);
  }

  /** The id of a folded word, or of another form of it; -1 where no name has it. */
  wordId(norm: string): number {
    const id = this.wordIds.get(norm) ?? this.stems.get(this.stem(norm)) ?? NONE;
    return id === CONNECTOR ? NONE : id;
  }

  /** True if words [from, to) occur in names in this very form, and not only in another one. */
  writes(words: readonly IndexWord[], from: number, to: number): boolean {
    return words.slice(from, to).every(({ norm, id }) => id < 0 || this.wordIds.has(norm));
  }

  /** Adds a name for an entry. The first entry that has a name keeps it. */
  add(name: string, entry: number): void {
    const ids = this.idsOf(name);
    const count = ids.length;
    let node = 0;
    let low = 0;
    let high = 0;
    for (let step = 0; step < count; step++) {
      const id = ids[this.backwards ? count - 1 - step : step] ?? 0;
      node = this.grow(node, id);
      low += this.lows[id] ?? 0;
      high += this.highs[id] ?? 0;
    }
    if (node === 0) return;
    this.claim(node, name, entry);
    if (count < 2) return;
    if (this.bags.get(high, low) === NONE) this.bags.set(high, low, entry);
  }

  /** The entry that has a name; -1 where none has. */
  byName(name: string): number {
    return this.byWords(this.contentOf(name).map((norm) => ({ norm, id: this.wordId(norm), partsOfSpeech: 0 })));
  }

  /** The entry whose name consists of these words in any order; -1 where there is none. */
  byBag(ids: readonly number[]): number {
    let low = 0;
    let high = 0;
    for (const id of ids) {
      low += this.lows[id] ?? 0;
      high += this.highs[id] ?? 0;
    }
    return this.bags.get(high, low);
  }

  /** The entry whose name consists of exactly these words; -1 where there is none. */
  byWords(words: readonly IndexWord[]): number {
    const content = words.filter(({ partsOfSpeech }) => !(partsOfSpeech & PART_OF_SPEECH.connector));
    const match = this.longest(content, this.backwards ? content.length - 1 : 0, 0, content.length);
    return match && match.end - match.start === content.length ? match.entry : NONE;
  }

  /**
   * The longest name that ends (English) or begins (Spanish, French) at word `at`, within [low, high). Articles,
   * genitives and, between two words of a name, adjectives are skipped.
   */
  longest(words: readonly IndexWord[], at: number, low: number, high: number): NameMatch | null {
    const step = this.backwards ? -1 : 1;
    let node = 0;
    let found = NONE;
    let last = at;
    for (let index = at; index >= low && index < high; index += step) {
      const word = words[index];
      if (word === undefined) break;
      const next = word.id < 0 ? NONE : this.edges.get(node, word.id);
      if (next === NONE) {
        const isPartOfNames = word.id >= 0 && (word.partsOfSpeech & PART_OF_SPEECH.inferred) !== 0;
        if (node !== 0 && word.partsOfSpeech & this.passed && !isPartOfNames) continue;
        break;
      }
      node = next;
      if (this.entries[node] === NONE) continue;
      found = node;
      last = index;
    }
    if (found === NONE) return null;
    const start = Math.min(at, last);
    const end = Math.max(at, last) + 1;
    return { entry: this.entryAt(found, words, start, end), start, end };
  }

  /** A name of one word that is written in two here: "corn starch", "egg plant". */
  joined(words: readonly Token[], at: number): NameMatch | null {
    const start = this.backwards ? at - 1 : at;
    const first = words[start];
    const second = words[start + 1];
    if (first?.kind !== 'word' || second?.kind !== 'word' || first.partsOfSpeech & PART_OF_SPEECH.connector)
      return null;
    if (first.norm.length < 2 || second.norm.length < 3) return null;
    const norm = first.norm + second.norm;
    const id = this.wordIds.get(norm) ?? NONE;
    if (id < 0) return null;
    const entry = this.byWords([{ id, norm, partsOfSpeech: 0 }]);
    return entry < 0 ? null : { entry, start, end: start + 2 };
  }

  private entryAt(node: number, words: readonly IndexWord[], start: number, end: number): number {
    const shared = this.shared.get(node);
    const first = this.entries[node] ?? NONE;
    if (shared === undefined) return first;
    const form = words.slice(start, end);
    const content = form.filter(({ partsOfSpeech }) => !(partsOfSpeech & PART_OF_SPEECH.connector));
    return shared.get(formOf(form)) ?? shared.get(formOf(content)) ?? first;
  }

  /** The ids of a name's words without articles and genitives; new words get one. */
  private idsOf(name: string): readonly number[] {
    const { ids } = this;
    ids.length = 0;
    for (const norm of wordsOf(name)) {
      const id = this.wordIds.get(norm) ?? this.intern(norm);
      if (id !== CONNECTOR) ids.push(id);
    }
    return ids;
  }

  private contentOf(name: string): string[] {
    return wordsOf(name).filter((norm) => !isConnector(norm, this.language));
  }

  private intern(norm: string): number {
    if (isConnector(norm, this.language)) {
      this.wordIds.set(norm, CONNECTOR);
      return CONNECTOR;
    }
    const root = this.stem(norm);
    const id = this.stems.get(root) ?? this.stems.size;
    if (id === this.stems.size) {
      this.stems.set(root, id);
      this.lows.push(hash(id + 1) >>> 9);
      this.highs.push(hash(id + 0x10000) >>> 9);
    }
    this.wordIds.set(norm, id);
    return id;
  }

  private grow(node: number, word: number): number {
    const next = this.edges.get(node, word);
    if (next !== NONE) return next;
    const made = this.entries.push(NONE) - 1;
    this.forms.push('');
    this.edges.set(node, word, made);
    return made;
  }

  private claim(node: number, name: string, entry: number): void {
    const holder = this.entries[node] ?? NONE;
    if (holder === NONE) {
      this.entries[node] = entry;
      this.forms[node] = name;
      return;
    }
    if (holder === entry && !this.shared.has(node)) return;
    let forms = this.shared.get(node);
    if (forms === undefined) {
      forms = new Map();
      this.shared.set(node, forms);
      this.write(forms, this.forms[node] ?? '', holder);
    }
    this.write(forms, name, entry);
  }

  /** Assigns a form to an entry as written, "beurre de noisette", and without connectors where that form is free. */
  private write(forms: Map<string, number>, name: string, entry: number): void {
    for (const form of [wordsOf(name).join(' '), this.contentOf(name).join(' ')]) {
      if (!forms.has(form)) forms.set(form, entry);
    }
  }
}

function formOf(words: readonly IndexWord[]): string {
  return words.map(({ norm }) => norm).join(' ');
}

/** An integer hash. */
function hash(value: number): number {
  const first = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  const second = Math.imul(first ^ (first >>> 12), 0x297a2d39);
  return second ^ (second >>> 15);
}
