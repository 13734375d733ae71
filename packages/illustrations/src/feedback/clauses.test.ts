import { expect, test } from 'vitest';
import { withoutDiminutives } from './clauses.ts';
import { readFeedback } from './read-feedback.ts';

const FOODS = ['tomato', 'cheese', 'olive', 'basil'];
const read = (text: string) =>
  readFeedback(text, (clause, isOther) => FOODS.filter((food) => clause.includes(food) && !isOther(food)));
const foods = (amount: string, food: string) => ({ type: 'foods', amount, foods: [food] });

test('what a dish is nothing without is wanted, unless it is better so', () => {
  for (const text of [
    'a pizza without basil is no pizza',
    'who eats pizza without basil?',
    'without basil it’s just bread',
    'una pizza sin basil ni es pizza ni es nada',
    'sin basil es una tosta',
    'une pizza sans basil n’est pas une pizza',
    'sans basil c’est du pain',
  ])
    expect(read(text), text).toEqual([foods('more', 'basil')]);
  expect(read('without basil it’s nicer')).toEqual([foods('none', 'basil')]);
});

test('what nobody has ever had the dish with is not wanted', () => {
  for (const text of ['never had it with olives', 'nunca he visto pizza con olives', 'jamais vu ça avec des olives'])
    expect(read(text), text).toMatchObject([foods('none', 'olive')]);
});

test('what is mixed with something is meant, not what it is mixed with', () => {
  expect(read('the tomato is blended with the basil, remove it')).toEqual([foods('none', 'tomato')]);
});

test('some without it miss it, and no more than one is fewer', () => {
  for (const text of ['half the skewers don’t have any basil', 'la moitié des brochettes n’ont pas de basil'])
    expect(read(text), text).toEqual([foods('more', 'basil')]);
  for (const text of ['there’s only supposed to be one olive', 'debería llevar solo una olive'])
    expect(read(text), text).toEqual([foods('less', 'olive')]);
});

test.each([
  ['arrocito', 'arroz'],
  ['limoncito', 'limon'],
  ['huevito', 'huevo'],
  ['pescadito', 'pescado'],
  ['pancito', 'pan'],
  ['quesito', 'queso'],
  ['cafecito', 'cafe'],
  ['ajillo', 'ajo'],
  ['mantequilla', 'mantequilla'],
])('a Spanish diminutive is the word itself: %s', (small, word) => {
  expect(withoutDiminutives(small)).toBe(word);
});

test('what somebody uses, or takes in place of something, is wanted and the other is not', () => {
  for (const text of ['I use basil, not cheese', 'yo uso basil, no cheese', 'basil au lieu du cheese'])
    expect(read(text), text).toMatchObject([foods('none', 'cheese'), foods('more', 'basil')]);
});

test('little is wanted where there is much, or where the dish comes with it', () => {
  for (const text of ['poco cheese, que aquí hay mucho', 'mejor con poco cheese'])
    expect(read(text), text).toEqual([foods('less', 'cheese')]);
  expect(read('lo que menos hay es cheese')).toEqual([foods('more', 'cheese')]);
});

test('a text that is wanted without something refuses it', () => {
  for (const text of ['sans cheese pour moi', 'sin cheese', 'without cheese please'])
    expect(read(text), text).toEqual([foods('none', 'cheese')]);
});

test('talk of meals, shops and the application asks for nothing, unless a wish is said', () => {
  for (const text of [
    'ayer desayuné cheese y un café',
    'no encuentro el botón del cheese',
    'le boucher de ma rue vend du cheese',
    'the cheese has gone up again',
    'quelle différence entre le cheese et le basil',
  ])
    expect(read(text), text).toEqual([]);
  expect(read('ayer desayuné esto. Añade más cheese')).toEqual([foods('more', 'cheese')]);
});

test('signs stand for words', () => {
  const exchanged = [foods('more', 'basil'), foods('less', 'olive')];
  for (const text of ['+ basil - olives', '+ de basil et moins d’olives', 'more basil & less olives'])
    expect(read(text), text).toEqual(exchanged);
  expect(read('tomato - basil - olives')).toEqual([]);
});

test('after a refusal "but" brings in what is wanted, and not after what is only stated', () => {
  for (const text of ['no olives, but some basil', 'pas d’olives, mais du basil', 'olives out, basil in'])
    expect(read(text), text).toMatchObject([foods('none', 'olive'), foods('more', 'basil')]);
  expect(read('cheese. Sort it out')).toEqual([]);
  expect(read('there are no olives but a basil')).toMatchObject([foods('none', 'olive')]);
});

test('what is hidden under something is missed, and what tells why asks for nothing', () => {
  expect(read('the olives are buried under the cheese')).toEqual([foods('more', 'olive')]);
  expect(read('les olives sont cachées sous le cheese')).toEqual([foods('more', 'olive')]);
  expect(read('much greener, given all the basil')).toEqual([{ type: 'colour', colour: 'leaf' }]);
  expect(read('bien plus vert, basil oblige')).toEqual([{ type: 'colour', colour: 'leaf' }]);
});

test('a thing that is asked what it does there is not wanted, and one that is answered with yes is', () => {
  for (const text of ['qu’est-ce qu’une feuille de basil vient faire là', 'les olives crues c’est niet'])
    expect(read(text), text).toMatchObject([{ amount: 'none' }]);
  expect(read('des olives oui, mais un peu moins de basil')).toEqual([foods('more', 'olive'), foods('less', 'basil')]);
  expect(read('on ne sert pas ça dans la poêle mais sur une assiette')).toEqual([{ type: 'vessel', vessel: 'plate' }]);
});
