import { type Correction, createSpeller, type Speller } from './fuzzy.ts';
import { JOB, jobsOfWord } from './language/lexicon.ts';
import { stem } from './language/stem.ts';
import { type Token, tokenise } from './language/text.ts';
import type { TextLanguage } from './recipe.ts';

const CONNECTOR = JOB.connector;

/** What the index needs of a token. */
export type IndexWord = Pick<Token, 'id' | 'jobs' | 'norm'>;

/** Stands for an entry where the name is that of a thing nobody should eat: "rhubarb leaves". */
export const NO_FOOD = -2;

/** A name found in a run of words: the entry's number, or `NO_FOOD`, and the words it covers. */
export type NameMatch = { entry: number; start: number; end: number };

/** More words than any name has. */
const NODE_SPAN = 1 << 16;

/**
 * The names of one language as a tree of words. English names are stored from their last word, because the last noun
 * decides what an English compound is; Spanish and French ones from their first.
 */
export class NameIndex {
  readonly language: TextLanguage;
  private readonly backwards: boolean;
  private readonly wordIds = new Map<string, number>();
  private readonly stems = new Map<string, number>();
  private readonly edges = new Map<number, number>();
  private readonly entries: number[] = [-1];
  /** At a node that two entries share (pepper, peppers): which of the written forms is whose. */
  private readonly written = new Map<number, Map<string, number>>();
  private readonly firstForm: string[] = [''];
  private readonly bags = new Map<string, number>();
  private speller: Speller | undefined;

  constructor(language: TextLanguage) {
    this.language = language;
    this.backwards = language === 'en';
  }

  /** Words of names that a misspelt word may stand for, the nearest first. */
  corrections(word: string): readonly Correction[] {
    this.speller ??= createSpeller(this.wordIds.keys());
    return this.speller(word);
  }

  /** The number of a folded word, or that of another form of it; -1 where no name has it. */
  wordId(norm: string): number {
    return this.wordIds.get(norm) ?? this.stems.get(stem(norm, this.language)) ?? -1;
  }

  /** Adds a name for an entry. The first entry to claim a name keeps it. */
  add(name: string, entry: number): void {
    const norms = this.nameWords(name);
    if (norms.length === 0) return;
    const ids = norms.map((norm) => this.intern(norm));
    let node = 0;
    for (let step = 0; step < ids.length; step++) {
      node = this.grow(node, ids[this.backwards ? ids.length - 1 - step : step] ?? 0);
    }
    this.claim(node, norms.join(' '), entry);
    if (ids.length > 1) {
      const bag = bagKey(ids);
      if (!this.bags.has(bag)) this.bags.set(bag, entry);
    }
  }

  /** The entry whose name consists of these words in any order; -1 where there is none. */
  byBag(ids: readonly number[]): number {
    return this.bags.get(bagKey(ids)) ?? -1;
  }

  /** The entry that bears exactly these words as a name; -1 where there is none. */
  byWords(words: readonly IndexWord[]): number {
    const match = this.longest(words, this.backwards ? words.length - 1 : 0, 0, words.length);
    return match && match.end - match.start === words.length ? match.entry : -1;
  }

  /**
   * The longest name that ends (English) or begins (Spanish, French) at word `at`, within [low, high). Articles,
   * the genitive and, between two words of a name, adjectives are passed over.
   */
  longest(words: readonly IndexWord[], at: number, low: number, high: number): NameMatch | null {
    const step = this.backwards ? -1 : 1;
    let node = 0;
    let best: NameMatch | null = null;
    for (let index = at; index >= low && index < high; index += step) {
      const word = words[index];
      if (word === undefined) break;
      const next = word.id < 0 ? undefined : this.edges.get(node * NODE_SPAN + word.id);
      if (next === undefined) {
        if (node !== 0 && word.jobs & PASSED) continue;
        break;
      }
      node = next;
      if ((this.entries[node] ?? -1) !== -1) {
        const start = this.backwards ? index : at;
        const end = this.backwards ? at + 1 : index + 1;
        best = { entry: this.entryAt(node, words, start, end), start, end };
      }
    }
    return best;
  }

  /** A name of one word that is written in two here: "corn starch", "egg plant". */
  joined(words: readonly Token[], at: number): NameMatch | null {
    const start = this.backwards ? at - 1 : at;
    const first = words[start];
    const second = words[start + 1];
    if (first?.kind !== 'word' || second?.kind !== 'word' || first.norm.length < 2 || second.norm.length < 3)
      return null;
    const norm = first.norm + second.norm;
    const id = this.wordId(norm);
    if (id < 0) return null;
    const entry = this.byWords([{ id, norm, jobs: 0 }]);
    return entry < 0 ? null : { entry, start, end: start + 2 };
  }

  private entryAt(node: number, words: readonly IndexWord[], start: number, end: number): number {
    const written = this.written.get(node);
    const fallback = this.entries[node] ?? -1;
    if (written === undefined) return fallback;
    const form = words.slice(start, end).filter(({ jobs }) => !(jobs & CONNECTOR));
    return written.get(form.map(({ norm }) => norm).join(' ')) ?? fallback;
  }

  private nameWords(name: string): string[] {
    const norms = tokenise(name)
      .filter(({ kind }) => kind === 'word' || kind === 'number')
      .map(({ norm }) => norm);
    const content = norms.filter((norm) => !(jobsOfWord(norm, norm, this.language) & CONNECTOR));
    return content.length > 0 ? content : norms;
  }

  private intern(norm: string): number {
    const known = this.wordIds.get(norm);
    if (known !== undefined) return known;
    const root = stem(norm, this.language);
    const id = this.stems.get(root) ?? this.stems.size;
    this.stems.set(root, id);
    this.wordIds.set(norm, id);
    return id;
  }

  private grow(node: number, word: number): number {
    const key = node * NODE_SPAN + word;
    const next = this.edges.get(key);
    if (next !== undefined) return next;
    const made = this.entries.push(-1) - 1;
    this.firstForm.push('');
    this.edges.set(key, made);
    return made;
  }

  private claim(node: number, form: string, entry: number): void {
    const holder = this.entries[node] ?? -1;
    if (holder === -1) {
      this.entries[node] = entry;
      this.firstForm[node] = form;
      return;
    }
    if (holder === entry && !this.written.has(node)) return;
    let forms = this.written.get(node);
    if (forms === undefined) {
      forms = new Map([[this.firstForm[node] ?? '', holder]]);
      this.written.set(node, forms);
    }
    if (!forms.has(form)) forms.set(form, entry);
  }
}

/** Words that may stand between two words of a name: "chicken boneless breast". */
const PASSED = JOB.connector | JOB.preparation | JOB.adverb | JOB.gone;

function bagKey(ids: readonly number[]): string {
  return ids.toSorted((a, b) => a - b).join(' ');
}
