import type { Illustration, IllustrationPart } from '@larder/contract/dish/illustration';
import { expect, test } from 'vitest';
import { createPictureFacts } from './picture-facts.ts';
import { readFeedback } from './read-feedback.ts';

const LIMEADE: Illustration = {
  kind: 'drink',
  glass: 'shot',
  colours: ['lemon', 'lemon'],
  ice: true,
  garnish: ['lemon'],
};
const PARTS: Readonly<Record<string, readonly IllustrationPart[]>> = {
  lemon: ['lemon'],
  lime: ['lime'],
  pie: ['muffin'],
  'dark beer': [],
};
const foodsOf = (words: string) => Object.keys(PARTS).filter((food) => words.includes(food));
const BOTH: ReadonlyMap<string, string> = new Map(['lime', 'lemon'].map((food) => [food, food]));
const KNOWN: Omit<Parameters<typeof createPictureFacts>[0], 'illustration'> = {
  names: ['Limeade', 'Key lime pie shake'],
  hasFood: (food) => food === 'lime' || food === 'ice',
  foodsOf,
  foodWords: new Map([['lime', 'lime']]),
  mainWords: new Map([['wedges', 'lime']]),
  isKindOf: (food, kind) => food === kind,
  isEverydayWord: (word) => word === 'like',
  partsOfFood: (food) => PARTS[food] ?? [],
};
const factsOf = (illustration: Illustration) => createPictureFacts({ ...KNOWN, illustration });
const readOf = (text: string, illustration: Illustration = LIMEADE) =>
  readFeedback(text, (clause, isOther) => foodsOf(clause).filter((food) => !isOther(food)), factsOf(illustration));
const foods = (amount: string, food: string) => ({ type: 'foods', amount, foods: [food] });

test('a food that is only named is wanted where the dish has it, and is not where the picture alone has it', () => {
  expect(readOf("that's a lemon, we use limes")).toEqual([foods('none', 'lemon'), foods('more', 'lime')]);
  for (const named of ['limes?', 'liem', 'and the limecitas?']) expect(readOf(named)).toEqual([foods('more', 'lime')]);
  expect(readOf('i like it')).toEqual([]);
  expect(readOf('lovely lemon')).toEqual([]);
  expect(readFeedback('lime?', foodsOf)).toEqual([]);
});

test('a drink that is said to be a dark beer, and has none, is to be dark', () => {
  for (const said of ["it's a dark beer", 'it should be a dark beer'])
    expect(readOf(said)).toEqual([{ type: 'colour', colour: 'chocolate' }]);
  const stout = createPictureFacts({ ...KNOWN, illustration: LIMEADE, hasFood: (food) => food === 'dark beer' });
  expect(readFeedback("it's a dark beer", foodsOf, stout)).not.toContainEqual({ type: 'colour', colour: 'chocolate' });
});

test('a food is also called by its look, where only one food of the dish is drawn so', () => {
  const drink: Illustration = { ...LIMEADE, garnish: ['lime'] };
  expect(readOf('take the wheel off', drink)).toEqual([foods('none', 'lime')]);
  expect(readOf('take the leaf off', drink)).toEqual([]);
  expect(readOf('take the wheel off', { ...LIMEADE, garnish: [] })).toEqual([]);
  const two: Illustration = { ...LIMEADE, garnish: ['lime', 'lemon'] };
  const ownsBoth = createPictureFacts({ ...KNOWN, illustration: two, hasFood: () => true, foodWords: BOTH });
  expect(readFeedback('take the wheel off', () => [], ownsBoth)).toEqual([]);
});

test('what the dish has not is read where it alone is asked for, and not in a question about the recipe', () => {
  for (const text of ['put some lemon on it', 'et le lemon ?', '¿dónde está el lemon?'])
    expect(readOf(text, { ...LIMEADE, garnish: [] }), text).toEqual([foods('more', 'lemon')]);
  for (const text of ['do you need lemon?', 'my neighbour sells lemon', 'why lemon'])
    expect(readOf(text, { ...LIMEADE, garnish: [] }), text).toEqual([]);
});

test('what the dish has not is also read beside what it has', () => {
  const none = { ...LIMEADE, garnish: [] };
  for (const text of ['more lime and some lemon', 'put it in a coupe with lime and lemon'])
    expect(readOf(text, none), text).toContainEqual(foods('more', 'lemon'));
  expect(readOf('more lime, you can hardly see the lemon', none)).toEqual([foods('more', 'lime')]);
});

test('a glass that should be full, or that the drink resembles, is not the one that is wanted', () => {
  const ice = [{ type: 'ice', amount: 'more' }];
  expect(readOf('more ice, the goblet must be full', { ...LIMEADE, ice: false })).toEqual(ice);
});

test('ratings and sayings call no food by its look', () => {
  const drink: Illustration = { ...LIMEADE, garnish: ['lime'] };
  for (const said of ['Five stars!', 'a slice of heaven', 'that is a slice of luck', 'leaves a lot to be desired'])
    expect(readOf(said, drink), said).toEqual([]);
});

test('the dish’s own name names no food', () => {
  expect(readOf('no pie in it')).toEqual([]);
  expect(readOf('a limeade wants ice')).toEqual([{ type: 'ice', amount: 'more' }]);
});

test('the glass that it is in is not the one that is wanted', () => {
  expect(readOf('it goes in a coupe, in a shot glass?')).toEqual([{ type: 'glass', glass: 'coupe' }]);
  expect(readOf('in a shot glass?')).toEqual([{ type: 'glass', glass: null }]);
});

test('the vessel that it is in is not wanted where somebody dislikes it, by whatever name', () => {
  const shown = (vessel: 'saucepan' | 'cazuela'): Illustration => ({
    kind: 'dish',
    vessel,
    base: 'sauce',
    colour: 'lemon',
    parts: [],
    reach: 60,
  });
  const any = [{ type: 'vessel', vessel: null }];
  for (const text of ["I don't like the saucepan", "I don't like the pan", 'no me gusta el recipiente'])
    expect(readOf(text, shown('saucepan')), text).toEqual(any);
  expect(readOf('no me gusta la cazuela', shown('cazuela'))).toEqual(any);
  expect(readOf('en sartén, no en cazuela', shown('cazuela'))).toEqual([{ type: 'vessel', vessel: 'pan' }]);
});

test('the vessel that is pointed at is the one that it is in, one beside which something lies is no wish', () => {
  const bowl: Illustration = {
    kind: 'dish',
    vessel: 'bowl',
    base: 'sauce',
    colour: 'lemon',
    parts: ['lime'],
    reach: 60,
  };
  for (const text of ['those plates are ugly', 'cette assiette est moche', 'ese plato es feísimo, cámbialo'])
    expect(readOf(text, bowl), text).toEqual([{ type: 'vessel', vessel: null }]);
  for (const text of ['remove the lime next to the plate', 'enlevez le lime à côté de l’assiette'])
    expect(readOf(text, bowl), text).toEqual([foods('none', 'lime')]);
});

test('the colour that it is said to have is not the one that is wanted', () => {
  expect(readOf('supposed to be white, yours came out orange')).toEqual([{ type: 'colour', colour: 'cream' }]);
  expect(readOf('yours came out orange, supposed to be white')).toEqual([{ type: 'colour', colour: 'cream' }]);
});

test('a food is also known by a part of its name', () => {
  expect(readOf('where are the wedges')).toEqual([foods('more', 'lime')]);
});

test('a vessel of which another is preferred, and a glass that is only where something lies, are not wanted', () => {
  expect(readOf('I would rather see it in a coupe than in a tall glass')).toEqual([{ type: 'glass', glass: 'coupe' }]);
  expect(readOf('isn’t it normally served in a coupe')).toEqual([{ type: 'glass', glass: 'coupe' }]);
  expect(readOf('no limes in the glass')).toEqual([foods('more', 'lime')]);
});

test('a food goes by the names that it has elsewhere, or by what is made of it', () => {
  const ownsBread = createPictureFacts({ ...KNOWN, illustration: LIMEADE, hasFood: (food) => food === 'bread' });
  const said = (text: string) => readFeedback(text, () => [], ownsBread);
  for (const text of ['where is the toast', 'il manque le toast', 'falta la tostada'])
    expect(said(text), text).toEqual([foods('more', 'bread')]);
  expect(said('where are the fries')).toEqual([foods('more', 'frozen-chips')]);
});

test('some words mean a food only where the dish has it', () => {
  const ownsWings = createPictureFacts({ ...KNOWN, illustration: LIMEADE, hasFood: (food) => food === 'chicken-wing' });
  const said = (text: string, picture: ReturnType<typeof createPictureFacts>) => readFeedback(text, () => [], picture);
  expect(said('more wings', ownsWings)).toEqual([foods('more', 'chicken-wing')]);
  expect(said('faltan las alas', ownsWings)).toEqual([foods('more', 'chicken-wing')]);
  expect(said('more wings', factsOf(LIMEADE))).toEqual([]);
});

test('a wish in words of praise asks for what the dish has not', () => {
  const bare: Illustration = { ...LIMEADE, garnish: [] };
  expect(readOf('some lemon would be lovely', bare)).toEqual([foods('more', 'lemon')]);
  expect(readOf('lovely lemon', bare)).toEqual([]);
});

test('what somebody else does not eat, tells of cooking it or asks about the recipe changes nothing', () => {
  for (const text of [
    'my son won’t eat lime',
    'I made it with lime yesterday',
    'how many grams of lime',
    'is that the only lime that works',
    '¿sirve con lime de botella?',
    'lime anyway',
    'c’est quoi un lime',
    'no sé qué es lime',
    'any tips for the lime',
    'too much lime in this recipe',
  ])
    expect(readOf(text), text).toEqual([]);
});
