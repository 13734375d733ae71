import type { DishIllustration, IllustrationPart } from '@larder/contract/dish/illustration';
import { expect, test } from 'vitest';
import { createPictureFacts } from '../picture-facts.ts';
import { readFeedback } from '../read-feedback.ts';
import { loadFeedbackClassifier } from './load-classifier.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

const SALAD: DishIllustration = {
  kind: 'dish',
  vessel: 'pan',
  base: 'none',
  colour: 'leaf',
  parts: ['olive', 'olive', 'olive', 'tomato'],
  reach: 60,
};
const PARTS: Record<string, IllustrationPart[]> = {
  olive: ['olive'],
  tomato: ['tomato'],
  feta: ['feta'],
  rice: ['crouton'],
};
const foodsOf = (words: string) => Object.keys(PARTS).filter((food) => words.includes(food));
const pictureIn = (vessel: DishIllustration['vessel']) =>
  createPictureFacts({
    illustration: { ...SALAD, vessel },
    names: ['Village salad'],
    hasFood: (food) => ['olive', 'tomato', 'feta'].includes(food),
    foodsOf,
    foodWords: new Map(['olive', 'tomato', 'feta'].map((food) => [food, food])),
    mainWords: new Map(),
    isKindOf: (food, kind) => food === kind,
    isEverydayWord: () => false,
    partsOfFood: (food) => PARTS[food] ?? [],
  });
const picture = pictureIn('pan');
const classifier = await loadFeedbackClassifier();
const find = (words: string, isOther: (word: string) => boolean) => foodsOf(words).filter((food) => !isOther(food));
const read = (text: string, shown = picture) => readFeedback(text, find, shown, classifier);
const foods = (amount: string, food: string) => ({ type: 'foods', amount, foods: [food] });

test('what no phrase says is read by what was learned', () => {
  const said = 'a kingdom for some feta in this otherwise quite ordinary looking village thing';
  expect(readFeedback(said, find, picture)).toEqual([]);
  expect(read(said)).toEqual([foods('more', 'feta')]);
});

test('what was learned replaces a reading by phrases that is far less probable', () => {
  const said = 'somebody tipped the whole lot of olives over this poor thing and forgot everything else';
  expect(readFeedback(said, find, picture)).toEqual([foods('more', 'olive')]);
  expect(read(said)).toEqual([foods('less', 'olive')]);
});

test('what phrases say is kept', () => {
  expect(read('fewer olives and more feta please')).toEqual([foods('less', 'olive'), foods('more', 'feta')]);
  expect(read('it should be in a bowl')).toEqual([{ type: 'vessel', vessel: 'bowl' }]);
});

test('of the vessel that is shown another is wanted', () => {
  const [change] = classifier.read({ text: 'what on earth is it doing in a frying pan', find, picture });
  expect(change).toEqual({ type: 'vessel', vessel: null });
});

test.each(['pan', 'saucepan', 'casserole', 'bowl'] as const)(
  'in place of a vessel that is refused or odd another is wanted, also where it is not shown: in a %s',
  (vessel) => {
    const said = ['not in the pan please', 'the pan looks odd', 'pas dans la poele, merci', 'la sarten queda rara'];
    for (const text of said) expect(read(text, pictureIn(vessel)), text).toEqual([{ type: 'vessel', vessel: null }]);
  },
);

test('a food that is neither in the dish nor in the picture may be asked for, beside another change', () => {
  expect(read('more rice')).toEqual([foods('more', 'rice')]);
  expect(read('swap the olives for rice')).toEqual([foods('none', 'olive'), foods('more', 'rice')]);
  for (const text of ['looks like rice to me', 'rice sauce is lovely']) expect(read(text), text).toEqual([]);
});

test('praise, questions, insults and nonsense ask for nothing', () => {
  for (const text of ['lovely', 'can i freeze it', 'you are all useless', 'qwerty', 'que rico', 'bande de nuls', ''])
    expect(read(text), text).toEqual([]);
});

test('the weights are small enough to be shipped', () => {
  expect(WEIGHTS.table.length).toBeLessThan(400_000);
});
