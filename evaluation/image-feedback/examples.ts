import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { findNamedFoods } from '@larder/food/parsing/named-foods';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { featuresOfSubject, featuresOfText } from '@larder/illustrations/feedback/classifier/features';
import { type Answer, type Question, questionOf } from '@larder/illustrations/feedback/classifier/scores';
import { type ReadText, readSubjects, type Subject } from '@larder/illustrations/feedback/classifier/subjects';
import { type FindFoods, findSaidFoods } from '@larder/illustrations/feedback/find-foods';
import type { PictureFacts } from '@larder/illustrations/feedback/picture-facts';
import { spelledWithoutNames } from '@larder/illustrations/feedback/read-feedback';
import { isLabelled } from './judge-feedback.ts';
import { readPicturedSentences } from './judged-pictures.ts';
import { readPhrasings, readSentences, type Sentence } from './labelled-sentences.ts';

/** What the classifier learns from: the right answer to a question, and what is known. */
export type Example = { question: Question; features: readonly string[]; answer: Answer };

/** A labelled sentence as the classifier takes it. */
export type SaidSentence = { sentence: Sentence; text: string; find: FindFoods; picture: PictureFacts | null };

/** The labelled sentences that the classifier learns from, by the set that they are from. */
export function readSaidSentences(
  kb: KnowledgeBase,
  cookbook: readonly CanonicalRecipe[],
): { set: string; said: SaidSentence[] }[] {
  const saidOf = (sentence: Sentence, picture: PictureFacts | null): SaidSentence => ({
    sentence,
    text: spelledWithoutNames(sentence.text, picture),
    find: findSaidFoods((words, isOther) => findNamedFoods(words, kb, sentence.language, isOther), picture),
    picture,
  });
  return [
    { set: 'phrasings', said: readPhrasings().map((each) => saidOf(each, null)) },
    { set: 'sentences', said: readSentences().map((each) => saidOf(each, null)) },
    ...readPicturedSentences(kb, cookbook).known.map(({ set, said }) => ({
      set,
      said: said.map(({ sentence, picture }) => saidOf(sentence, picture)),
    })),
  ];
}

/** The examples that a sentence gives: one of itself, one of each of its subjects. */
export function examplesOf(said: SaidSentence, kb: KnowledgeBase): Example[] {
  const { text, find, picture } = said;
  const read = readSubjects(text, find, picture);
  const { asks, ofSubjects } = answersOf(said, read, kb);
  return [
    { question: 'asks', features: featuresOfText(read, picture), answer: asks ? 'wanted' : 'nothing' },
    ...read.subjects.map(
      (subject, at): Example => ({
        question: questionOf(subject),
        features: featuresOfSubject(read, subject, picture),
        answer: ofSubjects.get(at) ?? 'nothing',
      }),
    ),
  ];
}

/** The right answers of a sentence: whether it asks for anything, and what of each subject, by its place, that it does. */
export function answersOf({ sentence: { wanted } }: SaidSentence, read: ReadText, kb: KnowledgeBase) {
  const { given } = wanted
    .map((choice) => answersFor(read, choice, kb))
    .reduce((best, other) => (other.missed < best.missed ? other : best));
  return { asks: wanted.some((choice) => choice.length > 0), ofSubjects: given };
}

/** What a labelled choice says of each subject; `missed` counts the changes that are about none. */
function answersFor({ subjects }: ReadText, choice: readonly string[], kb: KnowledgeBase) {
  const given = new Map<number, Answer>();
  let missed = 0;
  for (const want of choice) {
    const [amount = ''] = want.split(' ');
    const at = subjects.findIndex((subject, place) => !given.has(place) && isMeant(subject, want, kb));
    if (at < 0) missed += 1;
    else given.set(at, amount === 'more' || amount === 'less' || amount === 'none' ? amount : 'wanted');
  }
  return { given, missed };
}

function isMeant({ change, kind, isNamed }: Subject, want: string, kb: KnowledgeBase): boolean {
  // By a sentence alone it is not known whether a vessel or a glass is shown.
  if (kind === 'container' && !isNamed) return want.endsWith(' any');
  const [amount] = want.split(' ');
  if (!('amount' in change)) return isLabelled(change, want, kb);
  return (amount === 'more' || amount === 'less' || amount === 'none') && isLabelled({ ...change, amount }, want, kb);
}
