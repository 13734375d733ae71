import { fold } from '@larder/text/fold';
import { amountOf, wishOf } from './amounts.ts';
import type { FeedbackClassifier } from './classifier/classify.ts';
import { type Clause, clausesOf, spelledOut } from './clauses.ts';
import type { Amount, FeedbackChange } from './feedback-change.ts';
import { type FindFoods, findSaidFoods } from './find-foods.ts';
import { readOtherFoods } from './other-foods.ts';
import { type PictureFacts, withoutNames } from './picture-facts.ts';
import { isPleased } from './praise.ts';
import { createClauseReader, isAside } from './read-clause.ts';
import { type SaidChange, settleChanges } from './settle-changes.ts';
import { EXPLAINED, STATED } from './vocabulary/absence.ts';
import { NOT_FEEDBACK, QUESTION, SAYS_WISH, TALK } from './vocabulary/asides.ts';
import { AMOUNT_ALONE, IT_IS, NEITHER_OF, ONLY_LEFT, PREDICATE, PRONOUN, UNSEEN } from './vocabulary/sentences.ts';

/** Longer texts are rarely about a picture alone. */
const MOST_WORDS = 120;
/** Words with anything between them: every comma begins a clause that is read. */
const WORDS = /[\p{L}\p{N}_'-]+/gu;
/** How many clauses back "take it out" can be about; each costs a reading. */
const MOST_BACK = 3;
/** Longer clauses that name nothing are rarely about what was named before. */
const MOST_WORDS_ABOUT_BEFORE = 8;

/** Begins a clause that names something for the first time. */
const BRINGS_IN = /^(?:an?|some|una?|une|des|du|de la|de l') ?(?=\w)(?!.*\b(?:either|tampoco|non plus)\b)/;
/** Begins a clause that only says where something is. */
const STANDS_IN = /^(?:in|on|en|dans|sur|sobre)\b/;

/** False for text addressed to a model, for markup, for questions about the recipe, and for what is too long to be about a picture alone. */
export function isFeedback(text: string): boolean {
  const folded = fold(text);
  if (TALK.test(folded) && !SAYS_WISH.test(folded)) return false;
  return !NOT_FEEDBACK.test(folded) && !QUESTION.test(folded) && (folded.match(WORDS) ?? []).length <= MOST_WORDS;
}

/**
 * What a text in English, Spanish or French says that a drawing can show, each once; empty where nothing is. With the
 * picture that it is said of, it is also read where only what is there tells what is wanted, and a classifier may decide
 * what the phrases leave open.
 */
export function readFeedback(
  text: string,
  findFoods: FindFoods,
  picture: PictureFacts | null = null,
  classifier: FeedbackClassifier | null = null,
): FeedbackChange[] {
  if (!isFeedback(text)) return [];
  const find = findSaidFoods(findFoods, picture);
  const { read: readClause, readNamed, namesFood } = createClauseReader(find, picture);
  const changes = new Map<string, SaidChange>();
  let amount: Amount | null = null;
  let isTold = false;
  /** "There is ice in it, but it's hot, take it out" is about the nearest clause that names something. */
  const readOf = (clause: Clause, earlier: readonly Clause[]) => {
    const wish = wishOf(clause.text);
    const found: FeedbackChange[] = [];
    let isListed = false;
    for (const each of earlier.slice(-MOST_BACK).reverse()) {
      // "Raisins? In potato salad? Remove": where they are stays as it is.
      if (each !== earlier[0] && STANDS_IN.test(each.text)) continue;
      if (found.length > 0 && (!isListed || amountOf(each.text) !== null)) break;
      // "The strawberry and the mint, remove them": the whole list.
      found.unshift(...(wish ? readNamed(each.text, wish, clause.text) : readClause(each)));
      isListed = each.isJoined;
    }
    return found;
  };
  /** "Okra and rice, and I see neither": all that was named. */
  const readMissed = (earlier: readonly Clause[]) =>
    earlier
      .slice(-MOST_BACK)
      .flatMap(({ text }) => readNamed(text, 'more', text).filter(({ type }) => type === 'foods'));
  const spelled = spelledWithoutNames(text, picture);
  const clauses = clausesOf(spelled);
  const isStatedBefore = (at: number) => STATED.test(clauses[at - 1]?.text ?? '');
  for (const [at, clause] of clauses.entries()) {
    const next = clauses[at + 1];
    const predicate = next?.isJoined && PREDICATE.test(next.text) ? amountOf(next.text) : null;
    // "I can see neither bacon nor egg" misses both.
    const implied: Amount | null = clause.implied === 'none' && amount === 'more' ? amount : clause.implied;
    // "No bacon or egg": the amount is that of the part before. "I see olives, but there are none": the food is.
    // "No ice and a slice of lime": a new thing is wanted.
    const carried = amount === 'none' && BRINGS_IN.test(clause.text) ? 'more' : amount;
    // "No ginger, but some ice": the contrary of the part before.
    const contrary = clause.isContrary && amount === 'none' && BRINGS_IN.test(clause.text) && !isStatedBefore(at);
    const before = implied ?? (clause.isJoined ? carried : contrary ? 'more' : null) ?? predicate;
    isTold = isAside(clause.text) || isPleased(clause.text, spelled) || (isTold && clause.isJoined);
    const own = isTold ? [] : readClause({ ...clause, before });
    const isExplained = EXPLAINED.test(clause.text);
    const wish = wishOf(clause.text);
    const isAlone =
      AMOUNT_ALONE.test(clause.text) || (isAboutBefore(clause.text, changes.size) && !namesFood(clause.text));
    // "Too much cream, you can't see the fruit": a consequence.
    const isConsequence = amount === 'less' && changes.size > 0 && UNSEEN.test(clause.text) && !clause.isJoined;
    const refersBack = isExplained || (own.length === 0 && isAlone);
    const earlier = clauses.slice(0, at);
    const isNeither = picture !== null && NEITHER_OF.test(clause.text);
    const found = isNeither ? readMissed(earlier) : refersBack && !isTold && at > 0 ? readOf(clause, earlier) : own;
    const isReason =
      isConsequence || isExplained || IT_IS.test(clause.text) || (ONLY_LEFT.test(clause.text) && !isNeither);
    for (const change of isReason && changes.size > 0 ? [] : found) {
      const { isStated: _isStated, ...key } = { isStated: false, ...change };
      const known = changes.get(JSON.stringify(key));
      changes.set(JSON.stringify(key), known ?? { change, clause: clause.text });
    }
    amount = wish ?? implied ?? (clause.isJoined ? amount : null);
  }
  const byRules = settleChanges([...changes.values()], picture, text);
  if (!picture) return byRules;
  const read = classifier ? classifier.decide({ text: spelled, find, picture }, byRules) : byRules;
  return [...read, ...readOtherFoods({ text: spelled, clauses, read }, find, picture)];
}

/** A text as the reader takes it: folded, spelled out, without the names of the dish. */
export function spelledWithoutNames(text: string, picture: PictureFacts | null): string {
  const spelled = spelledOut(fold(text));
  return picture ? withoutNames(spelled, picture.names) : spelled;
}

/** True of what says an amount of something that it does not name: "take it off", "not for me". */
function isAboutBefore(clause: string, changes: number): boolean {
  if (PRONOUN.test(clause)) return amountOf(clause) !== null || (changes === 0 && wishOf(clause) !== null);
  return changes === 0 && amountOf(clause) !== null && clause.split(/\s+/).length <= MOST_WORDS_ABOUT_BEFORE;
}
