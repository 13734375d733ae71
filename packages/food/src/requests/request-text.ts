import type { Language } from '@larder/contract/language';
import { editDistance } from '@larder/text/edit-distance';
import { type KnowledgeBase, textLanguage } from '../knowledge-base.ts';
import { TYPED_TEXT_WORDS } from '../languages/typed-text-words.ts';
import { type TokenisedLine, tokeniseLine } from '../parsing/tokenised-line.ts';
import { DEFAULT_LANGUAGES } from '../recipe.ts';
import type { Token } from '../tokens/tokenise.ts';
import type { PhraseText } from './phrases/phrase-pattern.ts';
import { type Vocabulary, vocabularyOf } from './phrases/vocabulary.ts';

/** A request split into tokens, with the food names in it, as phrases are looked up in it. */
export type RequestText = PhraseText & {
  line: TokenisedLine;
  vocabulary: Vocabulary;
  kb: KnowledgeBase;
  /** True of the name of a dish: "vegan rice pudding" wishes for one, and is not sold as such. */
  isDishName: boolean;
  /** True where the language of the text knows all of its words. */
  isWhollyKnown: boolean;
  /** True where a sentence or a line ends between the token before `at` and the token at `at`. */
  startsSentence(at: number): boolean;
};

const OTHER_LOCALES: readonly Language[] = Object.values(DEFAULT_LANGUAGES);
/** How many words in another language outweigh the language of the interface. */
const INTERFACE_LEAD = 1.5;

/** Reads the tokens of a request in the language that most of its words are in. */
export function createRequestText(
  text: string,
  kb: KnowledgeBase,
  language: Language,
  isDishName: boolean,
): RequestText {
  const line = readLine(normalise(text), kb, language);
  const vocabulary = vocabularyOf(line.language);
  correctCueWords(line, vocabulary);
  const numbers = line.tokens.map((_, at) => numberAt(line.tokens, at, vocabulary));
  return {
    line,
    vocabulary,
    kb,
    isDishName,
    isWhollyKnown: countKnownWords(line) >= countWords(line),
    length: line.tokens.length,
    word: (at) => wordAt(line.tokens, at),
    number: (at) => numbers[at],
    startsSentence: (at) => endsSentence(line, at - 1),
  };
}

/** The tokens in the language of the interface, unless another one knows clearly more of the words. */
function readLine(text: string, kb: KnowledgeBase, language: Language): TokenisedLine {
  let best = tokeniseLine(text, language, kb);
  const words = countWords(best);
  let score = countKnownWords(best) + INTERFACE_LEAD;
  for (const locale of OTHER_LOCALES) {
    if (score >= words) break;
    if (textLanguage(locale) === textLanguage(language)) continue;
    const line = tokeniseLine(text, locale, kb);
    const known = countKnownWords(line);
    if (known > score) [best, score] = [line, known];
  }
  return best;
}

/** "🥜🚫" and "🚫🥜" are "no 🥜" in every language. */
const FORBIDDEN_AFTER = /(\p{Extended_Pictographic}\uFE0F?) ?[🚫❌⛔]\uFE0F?(?! ?\p{Extended_Pictographic})/gu;
const FORBIDDEN_BEFORE = /[🚫❌⛔]\uFE0F?/gu;

/** "dairy's a no-no", "gluten's out": a verb, and not a possessive. */
const CONTRACTED_IS = /(?<=\p{L}{3})['’]s(?= (?:an? |(?:out|off|not|no|banned|forbidden|fine|ok|okay|allowed)\b))/giu;

/** Shorthands spelled out, and each sentence on a line of its own, so that no name runs across its end. */
function normalise(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(FORBIDDEN_AFTER, ' no $1 ')
    .replaceAll(FORBIDDEN_BEFORE, ' no ')
    .replaceAll(CONTRACTED_IS, ' is')
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replaceAll(/\bw\/(?=\s|$)/gi, 'with')
    .replaceAll(/[.!?…]+(?=\s|$)/g, (marks) => `. ${marks}\n`);
}

export function countWords({ tokens }: TokenisedLine): number {
  return tokens.filter(({ kind }) => kind === 'word').length;
}

/** The number of words that the text's language has: in foods, in phrases of requests or in prose. */
export function countKnownWords({ tokens, language, nameAt }: TokenisedLine): number {
  const { prose } = TYPED_TEXT_WORDS[language];
  const { connectors, copulas, have, fuzzy } = vocabularyOf(language);
  return tokens.reduce((sum, { kind, norm }, at) => {
    if (kind !== 'word') return sum;
    if (prose.has(norm) || connectors.has(norm) || copulas.has(norm) || have.has(norm) || fuzzy.includes(norm))
      return sum + 1;
    return sum + (nameAt[at] ? 1 : 0);
  }, 0);
}

function wordAt(tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at];
  return token && (token.kind === 'word' || token.kind === 'number') ? token.norm : undefined;
}

function numberAt(
  tokens: readonly Token[],
  at: number,
  { numbers }: Vocabulary,
): { value: number; next: number } | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.kind === 'number') return { value: token.value, next: at + 1 };
  const two = `${token.norm} ${tokens[at + 1]?.norm ?? ''}`;
  const value = numbers.get(two) ?? numbers.get(token.norm);
  return value === undefined ? undefined : { value, next: numbers.has(two) ? at + 2 : at + 1 };
}

const LINE_END = /[\n\r]/;

function endsSentence({ tokens, text }: TokenisedLine, at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || next === undefined) return true;
  return (
    token.stopped || LINE_END.test(text.slice(token.end, next.start)) || (token.kind === 'comma' && token.norm !== ',')
  );
}

/** Shortest words that are corrected, and from which length a second slip is allowed. */
const SHORTEST_CORRECTED = 5;
const TWO_SLIPS_FROM = 8;

/** "alergic", "vegetarain": misspelt words of restrictions that name no food are put right. */
function correctCueWords(line: TokenisedLine, { fuzzy }: Vocabulary): void {
  for (const token of line.tokens) {
    if (token.kind !== 'word' || token.norm.length < SHORTEST_CORRECTED || token.id >= 0) continue;
    if (TYPED_TEXT_WORDS[line.language].prose.has(token.norm)) continue;
    const slips = token.norm.length >= TWO_SLIPS_FROM ? 2 : 1;
    if (fuzzy.includes(token.norm)) continue;
    const nearest = fuzzy.find((word) => word[0] === token.norm[0] && editDistance(word, token.norm, slips) <= slips);
    if (nearest) token.norm = nearest;
  }
}
