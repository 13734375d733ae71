import { fold } from '@larder/text/fold';
import { amountOf, wishOf } from './amounts.ts';
import { type Clause, clausesOf, spelledOut, withoutDiminutives } from './clauses.ts';
import type { Amount, FeedbackChange } from './feedback-change.ts';
import { type PictureFacts, withoutNames } from './picture-facts.ts';
import { createClauseReader, type FindFoods } from './read-clause.ts';
import { type SaidChange, settleChanges } from './settle-changes.ts';
import { EXPLAINED } from './vocabulary/absence.ts';
import { NOT_FEEDBACK, QUESTION } from './vocabulary/asides.ts';
import { AMOUNT_ALONE, PREDICATE, PRONOUN } from './vocabulary/sentences.ts';

/** Longer texts are rarely about a picture alone. */
const MOST_WORDS = 120;
/** How many clauses back "take it out" can be about; each costs a reading. */
const MOST_BACK = 3;

/** Begins a clause that only says where something is. */
const STANDS_IN = /^(?:in|on|en|dans|sur|sobre)\b/;

/** False for text addressed to a model, for markup, for questions about the recipe, and for what is too long to be about a picture alone. */
export function isFeedback(text: string): boolean {
  const folded = fold(text);
  return !NOT_FEEDBACK.test(folded) && !QUESTION.test(folded) && folded.split(/\s+/).length <= MOST_WORDS;
}

/**
 * What a text in English, Spanish or French says that a drawing can show, each once; empty where nothing is. With the
 * picture that it is said of, it is also read where only what is there tells what is wanted.
 */
export function readFeedback(
  text: string,
  findFoods: FindFoods,
  picture: PictureFacts | null = null,
): FeedbackChange[] {
  if (!isFeedback(text)) return [];
  const find = picture ? ofPicture(withDiminutives(findFoods), picture) : withDiminutives(findFoods);
  const read = createClauseReader(find, picture);
  const changes = new Map<string, SaidChange>();
  let amount: Amount | null = null;
  /** "There is ice in it, but it's hot, take it out" is about the nearest clause that names something. */
  const readOf = ({ text: wish }: Clause, earlier: readonly Clause[]) => {
    const found: FeedbackChange[] = [];
    let isListed = false;
    for (const each of earlier.slice(-MOST_BACK).reverse()) {
      // "Raisins? In potato salad? Remove": where they are stays as it is.
      if (each !== earlier[0] && STANDS_IN.test(each.text)) continue;
      if (found.length > 0 && !isListed) break;
      // "The strawberry and the mint, remove them": the whole list.
      found.unshift(...read(`${wish} ${each.text}`, null));
      isListed = each.isJoined;
    }
    return found;
  };
  const spelled = spelledOut(fold(text));
  const clauses = clausesOf(picture ? withoutNames(spelled, picture.names) : spelled);
  for (const [at, clause] of clauses.entries()) {
    const next = clauses[at + 1];
    const predicate = next?.isJoined && PREDICATE.test(next.text) ? amountOf(next.text) : null;
    // "I can see neither bacon nor egg" misses both.
    const implied = clause.implied === 'none' && amount === 'more' ? amount : clause.implied;
    // "No bacon or egg": the amount is that of the part before. "I see olives, but there are none": the food is.
    const own = read(clause.text, implied ?? (clause.isJoined ? amount : null) ?? predicate);
    const isExplained = EXPLAINED.test(clause.text);
    const isAlone = AMOUNT_ALONE.test(clause.text) || (PRONOUN.test(clause.text) && wishOf(clause.text) !== null);
    const refersBack = isExplained || (own.length === 0 && isAlone);
    const found = refersBack && at > 0 ? readOf(clause, clauses.slice(0, at)) : own;
    for (const change of isExplained && changes.size > 0 ? [] : found) {
      const { isStated: _isStated, ...key } = { isStated: false, ...change };
      const known = changes.get(JSON.stringify(key));
      changes.set(JSON.stringify(key), known ?? { change, clause: clause.text });
    }
    amount = wishOf(clause.text) ?? implied ?? (clause.isJoined ? amount : null);
  }
  return settleChanges([...changes.values()], picture, text);
}

/** Also finds foods by their diminutives. */
function withDiminutives(findFoods: FindFoods): FindFoods {
  return (clause, isOther) => {
    const named = findFoods(clause, isOther);
    const plain = withoutDiminutives(clause);
    return named.length > 0 || plain === clause ? named : findFoods(plain, isOther);
  };
}

/** Prefers the foods that can be meant of a dish: "chips" are its tortilla chips, "liems" its limes. */
function ofPicture(findFoods: FindFoods, picture: PictureFacts): FindFoods {
  return (clause, isOther) => {
    const isNone = (word: string) => isOther(word) || picture.isNameWord(word);
    const named = findFoods(clause, isNone);
    if (named.some(picture.isAbout)) return named;
    const called = picture.foodsCalled(clause, isNone);
    if (called.length > 0 || named.length > 0) return called.length > 0 ? called : named;
    return picture.foodsLike(clause, isNone);
  };
}
