import type { KnowledgeBase } from '../knowledge-base.ts';
import { isEverydayWord } from '../languages/everyday-words.ts';
import { DESCRIPTIVE, isNotFood, PART_OF_SPEECH } from '../languages/lexicon.ts';
import { LINE_GRAMMAR } from '../languages/line-grammar.ts';
import { type NameMatch, NOT_FOOD } from '../names/name-index.ts';
import { TEXT_LANGUAGES } from '../recipe.ts';
import { isMadeWith, isNotHead } from './compounds.ts';
import { endsWithHead, type TokenisedLine } from './tokenised-line.ts';

/** What a run of words names. */
export type NounPhrase = {
  /** The ingredient's id; null where the words name nothing that is known. */
  id: string | null;
  /** The tokens of the name. */
  start: number;
  end: number;
  /** Number of words that are neither known nor descriptive. */
  unknown: number;
  /** True where the name is a word that can also describe: "cloves", "sweet". */
  weak: boolean;
  /** Ids of other things that the phrase names: what an unknown compound is made of, or with. */
  mentions: string[];
};

const SKIPPED = DESCRIPTIVE | PART_OF_SPEECH.connector;

/**
 * Reads the ingredient that tokens [from, to) name. The head noun decides, the last in English, the first in Spanish
 * and French; what stands beside it describes it, narrows it ("penne pasta") or makes another thing of it
 * ("cashew cheese"). A name that begins before `from`, with the word of a unit, counts: "gousse d'ail".
 */
export function readNounPhrase(line: TokenisedLine, from: number, to: number, kb: KnowledgeBase): NounPhrase {
  const nothing: NounPhrase = { id: null, start: from, end: to, unknown: 0, weak: false, mentions: [] };
  for (let at = from; at < to; at++) {
    if (line.nameAt[at] == null && (line.tokens[at]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.notFood) return nothing;
  }
  const begin = Math.min(from, line.nameAt[from]?.start ?? from);
  const head = endsWithHead(line.language) ? lastName(line, begin, to, kb) : firstName(line, begin, to);
  const others = namesWithin(line, begin, to).filter((name) => name !== head);
  const ids = others.flatMap(({ entry }) => kb.all[entry]?.id ?? []);
  if (head?.entry === NOT_FOOD) return nothing;
  const reordered = head && coversAll(line, head, from, to) ? -1 : byWordsInAnyOrder(line, begin, to);
  if (reordered >= 0) return { ...nothing, id: kb.all[reordered]?.id ?? null };
  if (head === null) return { ...nothing, unknown: countUnknown(line, from, to, null), mentions: ids };
  const phrase = {
    id: kb.all[head.entry]?.id ?? null,
    start: head.start,
    end: head.end,
    weak: isWeak(line, head),
    mentions: ids,
  };
  return { ...qualified(phrase, line, kb), unknown: countUnknown(line, from, to, head) };
}

/** Narrows the head by what stands beside it, or finds that the two make another thing. */
function qualified(
  phrase: Omit<NounPhrase, 'unknown'>,
  line: TokenisedLine,
  kb: KnowledgeBase,
): Omit<NounPhrase, 'unknown'> {
  const { id, mentions } = phrase;
  if (id === null) return phrase;
  const narrower = mentions.find((other) => other !== id && kb.isKindOf(other, id));
  if (narrower) return { ...phrase, id: narrower, mentions: mentions.filter((other) => other !== narrower) };
  if (mentions.some((other) => isNotHead(kb, other, id, mayBePuree(phrase, line)))) return { ...phrase, id: null };
  return { ...phrase, mentions: mentions.filter((other) => isMadeWith(kb, other, id)) };
}

/** Only the bare word for cream also means a purée: "nata", "chantilly" are made of milk. */
function mayBePuree({ start, end }: Pick<NounPhrase, 'start' | 'end'>, { tokens, language }: TokenisedLine): boolean {
  return end - start === 1 && LINE_GRAMMAR[language].pureeNouns.has(tokens[start]?.norm ?? '');
}

function coversAll(line: TokenisedLine, head: NameMatch, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const token = line.tokens[at];
    if (token && (at < head.start || at >= head.end) && !(token.partsOfSpeech & SKIPPED)) return false;
  }
  return true;
}

/** The name that the phrase ends with, skipping participles and forms behind it. */
function lastName(line: TokenisedLine, from: number, to: number, kb: KnowledgeBase): NameMatch | null {
  let weak: NameMatch | null = null;
  let isShaped = false;
  for (let at = to - 1; at >= from; at--) {
    const name = line.nameAt[at];
    const partsOfSpeech = line.tokens[at]?.partsOfSpeech ?? 0;
    if (name && name.start >= from && name.end <= to) {
      if (isWeak(line, name) && weak === null) {
        weak = name;
        isShaped ||= (partsOfSpeech & PART_OF_SPEECH.shape) !== 0;
        continue;
      }
      return isShaped && isChangedByShape(name, kb) ? weak : name;
    }
    if (partsOfSpeech & PART_OF_SPEECH.shape) isShaped = true;
    else if (!(partsOfSpeech & (SKIPPED | PART_OF_SPEECH.form))) return weak && at < weak.start ? weak : null;
  }
  return weak;
}

/** A fish ball is no fish, but a carrot stick is a carrot. */
function isChangedByShape(name: NameMatch, kb: KnowledgeBase): boolean {
  const group = kb.all[name.entry]?.group;
  return group === 'meat' || group === 'fish-and-seafood' || group === 'grain-and-bread';
}

/** The name that the phrase begins with, skipping adjectives and forms before it. */
function firstName(line: TokenisedLine, from: number, to: number): NameMatch | null {
  let weak: NameMatch | null = null;
  for (let at = from; at < to; at++) {
    const name = line.nameAt[at];
    const partsOfSpeech = line.tokens[at]?.partsOfSpeech ?? 0;
    if (name && name.end <= to) {
      if (!isWeak(line, name) || weak !== null) return name;
      weak = name;
    } else if (!(partsOfSpeech & (SKIPPED | PART_OF_SPEECH.form | PART_OF_SPEECH.shape))) {
      return weak;
    }
  }
  return weak;
}

/** A single word that can also describe another or give its form: "sweet", "heart". */
function isWeak(line: TokenisedLine, name: NameMatch): boolean {
  const partsOfSpeech = line.tokens[name.start]?.partsOfSpeech ?? 0;
  const mayDescribe = DESCRIPTIVE | PART_OF_SPEECH.form | PART_OF_SPEECH.shape;
  return name.end - name.start === 1 && (partsOfSpeech & mayDescribe) !== 0;
}

function namesWithin(line: TokenisedLine, from: number, to: number): NameMatch[] {
  const found: NameMatch[] = [];
  for (let at = from; at < to; at++) {
    const name = line.nameAt[at];
    if (!name) continue;
    if (name.start >= from && name.end <= to && !isWeak(line, name)) found.push(name);
    at = Math.max(at, name.end - 1);
  }
  return found;
}

/** Every ingredient that tokens [from, to) name, whatever the words around it make of it. */
export function namesIn(
  line: TokenisedLine,
  from: number,
  to: number,
  kb: KnowledgeBase,
): { id: string; start: number; end: number }[] {
  return namesWithin(line, from, to).flatMap(({ entry, start, end }) => {
    const id = kb.all[entry]?.id;
    return id ? [{ id, start, end }] : [];
  });
}

function countUnknown(line: TokenisedLine, from: number, to: number, head: NameMatch | null): number {
  let count = 0;
  for (let at = from; at < to; at++) {
    const token = line.tokens[at];
    const isHead = head !== null && at >= head.start && at < head.end;
    if (token?.kind === 'word' && !isHead && token.partsOfSpeech === 0 && line.nameAt[at] == null) count++;
  }
  return count;
}

/** The entry whose name has these words in another order: "juice of lemons", "harina integral de trigo"; -1 for none. */
function byWordsInAnyOrder(line: TokenisedLine, from: number, to: number): number {
  const ids: number[] = [];
  for (let at = from; at < to; at++) {
    const token = line.tokens[at];
    if (token?.kind !== 'word' || token.partsOfSpeech & PART_OF_SPEECH.connector) continue;
    if (token.id < 0) {
      if (token.partsOfSpeech & (PART_OF_SPEECH.preparation | PART_OF_SPEECH.adverb | PART_OF_SPEECH.consumed))
        continue;
      return -1;
    }
    ids.push(token.id);
  }
  return ids.length > 1 && ids.length < 7 ? line.names.byBag(ids) : -1;
}

/** The ingredient that words name exactly, and alone, in another language than the line's; null where they don't. */
export function foreignName(line: TokenisedLine, from: number, to: number, kb: KnowledgeBase): string | null {
  const words = line.tokens.slice(from, to).filter(({ partsOfSpeech }) => !(partsOfSpeech & SKIPPED));
  if (words.some(({ norm }) => isNotFood(norm) || isEverydayWord(norm, line.language))) return null;
  const name = words.map(({ norm }) => norm).join(' ');
  for (const language of TEXT_LANGUAGES) {
    const id = language === line.language ? undefined : kb.exact(name, language);
    if (id !== undefined) return id;
  }
  return null;
}
