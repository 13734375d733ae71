import { describe, expect, test } from 'vitest';
import type { Amount, FeedbackChange } from '../feedback-change.ts';
import { createPictureFacts } from '../picture-facts.ts';
import { createFeedbackClassifier } from './classify.ts';
import type { FeedbackNetwork } from './network.ts';
import { type Answer, answersTo, placesOf, type Question } from './scores.ts';

const SIZE = 100_003;
/** A score. */
const IMPOSSIBLE = -20;
const TOMATO = 'tomato';
const CHERRY_TOMATO = 'cherry tomato';
/** Names the narrower food where both are found in words. */
const foodsOf = (words: string) => [CHERRY_TOMATO, TOMATO].filter((food) => words.includes(food)).slice(0, 1);
const PICTURE = createPictureFacts({
  illustration: { kind: 'dish', vessel: 'plate', base: 'none', colour: 'leaf', parts: ['tomato'], reach: 60 },
  names: [],
  hasFood: () => true,
  foodsOf,
  foodWords: new Map(),
  mainWords: new Map(),
  isKindOf: (food, kind) => food === kind || (food === CHERRY_TOMATO && kind === TOMATO),
  isEverydayWord: () => false,
  partsOfFood: () => ['tomato'],
});

const logOdds = (probability: number) => Math.log(probability / (1 - probability));
const ANOTHER_VESSEL: FeedbackChange = { type: 'vessel', vessel: null };
const BOWL: FeedbackChange = { type: 'vessel', vessel: 'bowl' };
const foods = (amount: Amount, ...named: string[]): FeedbackChange => ({ type: 'foods', amount, foods: named });

/**
 * A classifier for which any text asks for something with the probability `asks`, and any food that a text names is
 * wanted in an amount by its score; 0 is the score of leaving it as it is. A vessel that a text names is wanted.
 */
function classifierOf(
  { asks, scores }: { asks: number; scores: Partial<Record<Amount, number>> },
  network: FeedbackNetwork | null = null,
) {
  const weights = new Float64Array(SIZE);
  const learn = (question: Question, scoreOf: Partial<Record<Answer, number>>) => {
    const [, ...answers] = answersTo(question);
    const places = placesOf(question, ['any'], SIZE);
    for (const [at, answer] of answers.entries()) weights[places[at] ?? 0] = scoreOf[answer] ?? IMPOSSIBLE;
  };
  learn('asks', { wanted: logOdds(asks) });
  learn('amount', scores);
  learn('container', { wanted: 5 });
  learn('any-container', {});
  learn('any-sauce', {});
  const classifier = createFeedbackClassifier(weights, network);
  const said = (text: string) => ({ text, find: foodsOf, picture: PICTURE });
  return {
    read: (text: string) => classifier.read(said(text)),
    decide: (text: string, byRules: FeedbackChange[]) => classifier.decide(said(text), byRules),
  };
}

describe('where the phrase rules read nothing', () => {
  test('its own reading counts where the text surely asks for something', () => {
    expect(classifierOf({ asks: 0.95, scores: { less: 5 } }).decide('tomato', [])).toEqual([foods('less', TOMATO)]);
    expect(classifierOf({ asks: 0.4, scores: { less: 5 } }).decide('tomato', [])).toEqual([]);
  });

  test('where the text less surely asks for something, what it asks must be sure', () => {
    const decideAt = (probability: number) =>
      classifierOf({ asks: 0.7, scores: { less: logOdds(probability) } }).decide('tomato', []);
    expect(decideAt(0.95)).toEqual([foods('less', TOMATO)]);
    expect(decideAt(0.7)).toEqual([]);
  });

  test('a change that is less probable than none counts unless it is improbable', () => {
    const readAt = (probability: number) =>
      classifierOf({ asks: 0.95, scores: { more: logOdds(probability) } }).read('tomato');
    expect(readAt(0.2)).toEqual([foods('more', TOMATO)]);
    expect(readAt(0.05)).toEqual([]);
  });

  test('of a food and a kind of it that are both named the kind counts', () => {
    const { read } = classifierOf({ asks: 0.95, scores: { none: 5 } });
    expect(read('tomato, cherry tomato')).toEqual([foods('none', CHERRY_TOMATO)]);
    expect(read('cherry tomato and tomato')).toEqual([foods('none', CHERRY_TOMATO)]);
  });

  test('in place of a vessel that is refused or odd any other is wanted', () => {
    const { read } = classifierOf({ asks: 0.95, scores: {} });
    const wished = [
      'in the bowl',
      'an odd olive in a bowl',
      'no, in a bowl',
      "why isn't it in a bowl",
      'pourquoi pas dans un bol',
    ];
    const missed = ["wouldn't a bowl be better", 'it looks odd without a bowl', 'por que no en un bol'];
    for (const text of [...wished, ...missed]) expect(read(text), text).toEqual([BOWL]);
    const refused = ['not in the bowl', "don't put it in a bowl", 'the bowl looks odd', 'pas dans un bol'];
    for (const text of refused) expect(read(text), text).toEqual([ANOTHER_VESSEL]);
  });
});

describe('a network beside the regressions', () => {
  /** Finds any text asking for something as probable as `asks`, and any food wanted in an amount by its score. */
  const networkOf =
    (asks: number, scores: Partial<Record<Answer, number>>): FeedbackNetwork =>
    () => ({
      asks: [0, logOdds(asks)],
      ofSubject: (_, question) =>
        answersTo(question).map((answer) => (answer === 'nothing' ? 0 : (scores[answer] ?? IMPOSSIBLE))),
    });
  const undecided = { asks: 0.95, scores: { more: 3, less: 3 } };

  test('decides what they leave open', () => {
    expect(classifierOf(undecided, networkOf(0.95, { less: 5 })).read('tomato')).toEqual([foods('less', TOMATO)]);
    expect(classifierOf(undecided, networkOf(0.95, { more: 5 })).read('tomato')).toEqual([foods('more', TOMATO)]);
  });

  test('counts less than they do', () => {
    const sure = { asks: 0.95, scores: { more: 8 } };
    expect(classifierOf(sure, networkOf(0.95, { more: 0, less: 4 })).read('tomato')).toEqual([foods('more', TOMATO)]);
  });

  test('may find that a text asks for nothing', () => {
    expect(classifierOf(undecided, networkOf(0.001, { less: 5 })).read('tomato')).toEqual([]);
  });

  test('leaves a subject that it has no scores of to them', () => {
    const blind: FeedbackNetwork = () => ({ asks: [0, logOdds(0.95)], ofSubject: () => null });
    expect(classifierOf({ asks: 0.95, scores: { less: 5 } }, blind).read('tomato')).toEqual([foods('less', TOMATO)]);
  });
});

describe('where the phrase rules read something', () => {
  const byRules = [foods('more', TOMATO)];

  test('it counts unless the text surely asks for nothing', () => {
    expect(classifierOf({ asks: 0.4, scores: { less: 9 } }).decide('tomato', byRules)).toEqual(byRules);
    expect(classifierOf({ asks: 0.2, scores: { more: 9 } }).decide('tomato', byRules)).toEqual([]);
  });

  test('its own reading replaces it where that is far more probable', () => {
    const decideAt = (gain: number) =>
      classifierOf({ asks: 0.95, scores: { more: 2, less: 2 + gain } }).decide('tomato', byRules);
    expect(decideAt(1)).toEqual(byRules);
    expect(decideAt(3)).toEqual([foods('less', TOMATO)]);
  });

  test('where it leaves out what they read, it must be surer', () => {
    const decideAt = (gain: number) => {
      const scores = { more: -gain };
      return classifierOf({ asks: 0.95, scores }).decide('tomato in a bowl', [BOWL, ...byRules]);
    };
    expect(decideAt(1.8)).toEqual([BOWL, ...byRules]);
    expect(decideAt(6)).toEqual([BOWL]);
  });

  test('a reading of the food that a named one is a kind of is as probable as one of the named', () => {
    const { decide } = classifierOf({ asks: 0.95, scores: { more: 9 } });
    expect(decide('cherry tomato', byRules)).toEqual(byRules);
    expect(decide('cherry tomato', [foods('more', 'olive')])).toEqual([foods('more', CHERRY_TOMATO)]);
  });

  test('that a vessel is refused always counts, unless another one is wanted', () => {
    const refused = [ANOTHER_VESSEL];
    expect(classifierOf({ asks: 0.2, scores: {} }).decide('tomato', refused)).toEqual(refused);
    const { decide } = classifierOf({ asks: 0.95, scores: { more: 9 } });
    expect(decide('tomato', refused)).toEqual(refused);
    expect(decide('bowl', refused)).toEqual([BOWL]);
    expect(decide('tomato', [ANOTHER_VESSEL, foods('less', TOMATO)])).toEqual([ANOTHER_VESSEL, foods('more', TOMATO)]);
  });
});
