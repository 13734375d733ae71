import type { Illustration } from '@larder/contract/dish/illustration';
import { expect, test } from 'vitest';
import { seedOf } from '../image-path.ts';
import { chooseLooks, type LookingRecipe } from './choose-looks.ts';
import { impressionOf, likenessOf } from './likeness.ts';

const soup: Illustration = { kind: 'dish', vessel: 'bowl', base: 'puree', colour: 'carrot', parts: [], reach: 50 };
const lemonade: Illustration = { kind: 'drink', glass: 'jug', colours: ['lemon', 'cream'], ice: true, garnish: [] };

function recipes(illustration: Illustration, count: number): LookingRecipe[] {
  return Array.from({ length: count }, (_, index) => ({
    dishType: illustration.kind === 'dish' ? 'soup' : 'lemonade',
    drawn: (look) => ({ illustration, seed: seedOf(`dish-${index}`, look) }),
  }));
}

/** How much alike the two most alike of the recipes are in these looks. */
function mostAlike(all: readonly LookingRecipe[], looks: readonly number[]): number {
  const impressions = all.map(({ drawn }, index) => impressionOf(drawn(looks[index] ?? 0)));
  const pairs = impressions.flatMap((one, index) =>
    impressions.slice(index + 1).map((other) => likenessOf(one, other)),
  );
  return Math.max(...pairs);
}

test.each([soup, lemonade])('the pictures of like dishes get looks in which no two are much alike', (illustration) => {
  const alike = recipes(illustration, 6);
  const looks = chooseLooks(alike);
  expect(mostAlike(alike, looks)).toBeLessThan(
    mostAlike(
      alike,
      alike.map(() => 0),
    ),
  );
  expect(mostAlike(alike, looks)).toBeLessThan(0.9);
});

test('the same recipes always get the same looks', () => {
  expect(chooseLooks(recipes(soup, 8))).toEqual(chooseLooks(recipes(soup, 8)));
});

test('a dish of another type and composition changes no look', () => {
  expect(chooseLooks([...recipes(soup, 5), ...recipes(lemonade, 3)]).slice(0, 5)).toEqual(
    chooseLooks(recipes(soup, 5)),
  );
});

test('two pictures are the more alike, the more of what is seen at a glance they share', () => {
  const drawn = (illustration: Illustration, seed = 'a') => impressionOf({ illustration, seed });
  expect(likenessOf(drawn(soup), drawn(soup))).toBeCloseTo(1);
  expect(likenessOf(drawn(soup), drawn({ ...soup, colour: 'tomato' }))).toBeLessThan(1);
  expect(likenessOf(drawn({ ...soup, parts: ['basil'] }), drawn({ ...soup, parts: ['bacon'] }))).toBeLessThan(0.9);
  expect(likenessOf(drawn(lemonade), drawn({ ...lemonade, glass: 'wine' }))).toBeLessThan(0.9);
  expect(likenessOf(drawn(soup), drawn({ ...soup, base: 'rice' }))).toBeLessThan(0.7);
});
