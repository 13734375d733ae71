import type { Illustration, IllustrationPart } from '@larder/contract/dish/illustration';
import { expect, test } from 'vitest';
import { applyFeedback, showsAllOf } from './apply-feedback.ts';
import { readFeedback } from './read-feedback.ts';

const DISH: Illustration = {
  kind: 'dish',
  vessel: 'plate',
  base: 'rice',
  colour: 'cream',
  parts: ['tomato', 'tomato', 'tomato', 'cube'],
  reach: 60,
};
const DRINK: Illustration = {
  kind: 'drink',
  glass: 'highball',
  colours: ['yolk', 'lemon'],
  ice: true,
  garnish: ['lime'],
};

const PARTS: Readonly<Record<string, readonly IllustrationPart[]>> = {
  prawn: ['prawn'],
  cheese: ['cube'],
  tomato: ['tomato', 'cherry-tomato'],
  fish: ['tuna', 'anchovy'],
};
const change = (picture: Illustration, text: string, own: string[] = []) =>
  applyFeedback(
    picture,
    readFeedback(text, (clause) => Object.keys(PARTS).filter((food) => clause.includes(food))),
    { own: new Set(own), partsOfFood: (food) => PARTS[food] ?? [] },
  );

test('a dish gets the vessel, sauce and colour that were asked for', () => {
  expect(change(DISH, 'It should be in a bowl')).toEqual({ ...DISH, vessel: 'bowl' });
  expect(change(DISH, 'plus de sauce')).toEqual({ ...DISH, base: 'sauce-and-rice' });
  expect(change(DISH, 'the rice should be yellow')).toEqual({ ...DISH, colour: 'yolk' });
});

test('a drink gets another glass, a colour, no ice', () => {
  expect(change(DRINK, 'wrong glass')).not.toEqual(DRINK);
  expect(change(DRINK, "it's a dark beer")).toEqual({ ...DRINK, colours: ['chocolate', 'chocolate'] });
  expect(change(DRINK, 'sin hielo')).toEqual({ ...DRINK, ice: false });
});

test('an ingredient that the recipe lacks is never added, one that it has is', () => {
  expect(change(DISH, 'more prawns')).toEqual(DISH);
  expect(change(DISH, 'more prawns', ['prawn'])).toMatchObject({ parts: expect.arrayContaining(['prawn']) });
});

test('less leaves at least one piece, none leaves none', () => {
  expect(change(DISH, 'too many tomatoes')).toMatchObject({ parts: ['tomato', 'tomato', 'cube'] });
  const without = change(DISH, 'no cheese');
  expect(without).toMatchObject({ parts: ['tomato', 'tomato', 'tomato'] });
  expect(showsAllOf(without, DISH)).toBe(false);
  expect(showsAllOf(change(DISH, 'too many tomatoes'), DISH)).toBe(true);
});

test('a word for a kind of ingredient means all of its kind that the picture shows', () => {
  const salad: Illustration = { ...DISH, parts: ['tuna', 'anchovy', 'tomato'] };
  expect(change(salad, 'There is no fish in it')).toEqual({ ...salad, parts: ['tomato'] });
});

test('what is said not to be there is added where the recipe has it and the picture lacks it, else removed', () => {
  const shown = change(DISH, 'there are no prawns on it', ['prawn']);
  expect(shown).toMatchObject({ parts: expect.arrayContaining(['prawn']) });
  expect(change(DISH, 'there are no prawns on it')).toEqual(DISH);
  expect(change(DISH, 'there are no tomatoes in it', ['tomato'])).toEqual({ ...DISH, parts: ['cube'] });
});
