import { isAnimalOrigin } from '../../ingredients/diet-rules.ts';
import type { Ingredient } from '../../ingredients/ingredient.ts';
import type { KnowledgeBase } from '../../knowledge-base.ts';
import { partsOfSpeechOf } from '../../languages/lexicon.ts';
import { STEP_WORDS, type StepWords } from '../../languages/step-words.ts';
import type { IndexWord, NameIndex, NameMatch } from '../../names/name-index.ts';
import type { TextLanguage } from '../../recipe.ts';
import { tokenise } from '../../tokens/tokenise.ts';
import { endsWithHead } from '../tokenised-line.ts';

/** An ingredient that running text names. */
export type NamedIngredient = {
  ingredient: Ingredient;
  /** The folded words that name it. */
  norms: readonly string[];
  /** True for "the milk": it may be one that was introduced under a longer name. */
  definite: boolean;
};

/**
 * The ingredients with an allergen or of animal origin that a text names; others can't change a verdict. The longest
 * name takes its words first. Left out are names that stand for something else there ("the size of an egg", "fish out
 * the bay leaf", "le moule") and what is said to be absent. `endsInMention` is true where an ingredient of the recipe
 * follows the text at once.
 */
export function findNamedIngredients(
  text: string,
  language: TextLanguage,
  kb: KnowledgeBase,
  endsInMention = false,
): NamedIngredient[] {
  const index = kb.names(language);
  const found: NamedIngredient[] = [];
  for (const words of clausesOf(text, index)) {
    let clause: StepClause | undefined;
    for (const { entry, start, end } of matchesIn(words, index)) {
      const ingredient = kb.all[entry];
      if (!ingredient || !isRelevant(ingredient)) continue;
      clause ??= new StepClause(words, STEP_WORDS[language], endsInMention);
      if (!clause.isFood(start, end)) continue;
      const norms = words.slice(start, end).map(({ norm }) => norm);
      found.push({ ingredient, norms, definite: clause.isDefinite(start) });
    }
  }
  return found;
}

function isRelevant({ allergens = [], mayContain = [], origin }: Ingredient): boolean {
  return allergens.length > 0 || mayContain.length > 0 || origin.some(isAnimalOrigin);
}

/** The words between two punctuation marks. */
function clausesOf(text: string, index: NameIndex): IndexWord[][] {
  const clauses: IndexWord[][] = [[]];
  for (const { kind, norm, start, end, stopped } of tokenise(text)) {
    if (kind === 'word') {
      const partsOfSpeech = partsOfSpeechOf(norm, text.slice(start, end), index.language);
      clauses.at(-1)?.push({ norm, id: index.wordId(norm), partsOfSpeech });
    }
    if ((kind !== 'word' && kind !== 'number' && kind !== 'dash') || stopped) clauses.push([]);
  }
  return clauses.filter(({ length }) => length > 0);
}

function matchesIn(words: readonly IndexWord[], index: NameIndex): NameMatch[] {
  const matches: NameMatch[] = [];
  if (endsWithHead(index.language)) {
    for (let at = words.length - 1; at >= 0; at--) {
      const match = index.longest(words, at, 0, words.length);
      if (!match) continue;
      matches.unshift(match);
      at = match.start;
    }
    return matches;
  }
  for (let at = 0; at < words.length; at++) {
    const match = index.longest(words, at, 0, words.length);
    if (!match) continue;
    matches.push(match);
    at = match.end - 1;
  }
  return matches;
}

/** How many words before a name its clause of time may begin: "jusqu'à ce que la". */
const MAX_OUTCOME_DISTANCE = 5;

/** Decides by the words around a name whether it stands for food. */
class StepClause {
  private readonly words: readonly string[];
  private readonly rules: StepWords;
  private readonly endsInMention: boolean;
  private readonly inPhrase: ReadonlySet<number>;

  constructor(clause: readonly IndexWord[], rules: StepWords, endsInMention: boolean) {
    this.words = clause.map(({ norm }) => norm);
    this.rules = rules;
    this.endsInMention = endsInMention;
    this.inPhrase = placesOfPhrases(this.words, rules.phrases);
  }

  isFood(start: number, end: number): boolean {
    const { rules } = this;
    if (this.isWithinPhrase(start, end)) return false;
    if (this.has(rules.thingAfter, end) || this.has(rules.freeAfter, end)) return false;
    if (this.has(rules.without, start - 1)) return false;
    for (let back = 1; back <= 3; back++) if (this.has(rules.likeness, start - back)) return false;
    if (this.has(rules.joins, start - 1) && this.has(rules.thingBefore, start - 2)) return false;
    if (end - start === 1 && (this.has(rules.never, start) || this.isVerb(start))) return false;
    if (!this.isDefinite(start)) return true;
    return !this.isOutcome(start) && !(end - start === 1 && this.has(rules.dishes, start));
  }

  isDefinite(start: number): boolean {
    return this.has(this.rules.definite, start - 1);
  }

  /** A name that reaches beyond the phrase is a name after all. */
  private isWithinPhrase(start: number, end: number): boolean {
    for (let at = start; at < end; at++) if (!this.inPhrase.has(at)) return false;
    return true;
  }

  /** "until the cream thickens": it was not called cream before. */
  private isOutcome(start: number): boolean {
    const before = this.words.slice(Math.max(0, start - MAX_OUTCOME_DISTANCE), start);
    return before.some((word) => this.rules.until.has(word));
  }

  private isVerb(at: number): boolean {
    const { verbs } = this.rules;
    if (verbs === null) return false;
    const isLast = at === this.words.length - 1;
    const takesObject = this.has(verbs.objects, at + 1) || (isLast && this.endsInMention);
    const opensClause = at === 0 || this.has(verbs.before, at - 1);
    const continues = this.has(verbs.after, at + 1);
    if (this.has(verbs.rarely, at)) return opensClause && (takesObject || (at === 0 && continues));
    return this.has(verbs.often, at) && opensClause && (takesObject || continues || (isLast && at > 0));
  }

  private has(set: ReadonlySet<string>, at: number): boolean {
    const word = this.words[at];
    return word !== undefined && set.has(word);
  }
}

/** The places of words that belong to a phrase which names no food. */
function placesOfPhrases(words: readonly string[], phrases: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>();
  if (phrases.length === 0) return places;
  const text = ` ${words.join(' ')} `;
  for (const phrase of phrases) {
    const [own = '', following] = phrase.split(' + ');
    const whole = following === undefined ? ` ${own} ` : ` ${own} ${following} `;
    for (let from = text.indexOf(whole); from >= 0; from = text.indexOf(whole, from + 1)) {
      const first = text.slice(0, from).split(' ').length - 1;
      for (let step = 0; step < own.split(' ').length; step++) places.add(first + step);
    }
  }
  return places;
}
