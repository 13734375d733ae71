import type { DishIllustration, DrinkIllustration, Illustration } from '@larder/contract/dish/illustration';
import { expect, test } from 'vitest';
import { seedOfLook } from '../drawing/__fixtures__/seeds-of-looks.ts';
import { type PictureLook, pictureLook } from '../drawing/picture-look.ts';
import { seedOf } from '../image-path.ts';
import { chooseLooks, type LookingRecipe } from './choose-looks.ts';
import { ALIKE, impressionOf, likenessOf } from './likeness.ts';
import { createTogetherness } from './togetherness.ts';

const soup: DishIllustration = { kind: 'dish', vessel: 'bowl', base: 'puree', colour: 'carrot', parts: [], reach: 50 };
const lemonade: DrinkIllustration = {
  kind: 'drink',
  glass: 'jug',
  colours: ['lemon', 'cream'],
  ice: true,
  garnish: [],
};

function recipes(illustration: Illustration, count: number): LookingRecipe[] {
  return Array.from({ length: count }, (_, index) => ({
    dishType: illustration.kind === 'dish' ? 'soup' : 'lemonade',
    foods: ['water'],
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

test.each([soup, { ...lemonade, glass: 'highball' } as const])(
  'the pictures of like dishes get looks in which no two are much alike',
  (illustration) => {
    const alike = recipes(illustration, 6);
    const looks = chooseLooks(alike);
    expect(mostAlike(alike, looks)).toBeLessThan(
      mostAlike(
        alike,
        alike.map(() => 0),
      ),
    );
    expect(mostAlike(alike, looks)).toBeLessThan(0.8);
  },
);

test('the same recipes always get the same looks', () => {
  expect(chooseLooks(recipes(soup, 8))).toEqual(chooseLooks(recipes(soup, 8)));
});

test('a dish of another type and composition changes no look', () => {
  expect(chooseLooks([...recipes(soup, 5), ...recipes(lemonade, 3)]).slice(0, 5)).toEqual(
    chooseLooks(recipes(soup, 5)),
  );
});

test('recipes that share rare ingredients are found together more often than those that share common ones', () => {
  const foods = [['salt', 'saffron'], ['salt', 'saffron'], ['salt', 'rice'], ['milk'], ['salt', 'oats']];
  const together = createTogetherness(foods.map((each) => ({ dishType: null, foods: each })));
  expect(together(0, 1)).toBeGreaterThan(together(0, 2));
  expect(together(0, 2)).toBeGreaterThan(together(0, 3));
  const types = ['soup', 'soup', 'salad'] as const;
  const byType = createTogetherness(types.map((dishType) => ({ dishType, foods: [dishType] })));
  expect(byType(0, 1)).toBeGreaterThan(byType(0, 2));
});

test('two pictures are the more alike, the more of what is seen at a glance they share', () => {
  const drawn = (illustration: Illustration, seed = 'a') => impressionOf({ illustration, seed });
  const like = (one: Illustration, other: Illustration) => likenessOf(drawn(one), drawn(other));
  expect(like(soup, soup)).toBeCloseTo(1);
  expect(like(lemonade, lemonade)).toBeCloseTo(1);
  expect(like(soup, { ...soup, colour: 'tomato' })).toBeLessThan(1);
  expect(like({ ...soup, colour: 'amber' }, soup)).toBeGreaterThan(like({ ...soup, colour: 'leaf' }, soup));
  expect(like({ ...soup, parts: ['basil'] }, { ...soup, parts: ['bacon'] })).toBeLessThan(0.9);
  expect(like(lemonade, { ...lemonade, glass: 'wine' })).toBeLessThan(0.9);
  expect(like(soup, { ...soup, base: 'rice' })).toBeLessThan(0.7);
  expect(like(soup, lemonade)).toBe(0);
});

test('a drink from above and one from the side, or one glass and three, are not taken for each other', () => {
  const seen = (stand: PictureLook['stand']) =>
    impressionOf({ illustration: { ...lemonade, glass: 'rocks' }, seed: seedOfLook((look) => look.stand === stand) });
  expect(likenessOf(seen('middle'), seen('above'))).toBe(0);
  expect(likenessOf(seen('left'), seen('right'))).toBeGreaterThan(ALIKE);
  expect(likenessOf(seen('middle'), seen('row'))).toBeLessThan(likenessOf(seen('middle'), seen('left')));
});

test('the colour of a drink below foam is not seen from above', () => {
  const seed = seedOfLook(({ stand }) => stand === 'above');
  const beer = (colour: 'yolk' | 'chocolate') =>
    impressionOf({ illustration: { ...lemonade, glass: 'pint', colours: [colour, colour] }, seed });
  expect(likenessOf(beer('yolk'), beer('chocolate'))).toBeCloseTo(1);
});

test('a drink that stands alone in either of two looks looks the same in both', () => {
  const one = seedOfLook(({ stand, underlay }) => stand === 'above' && underlay === 'cloth');
  const { surface, clothColour, underlay } = pictureLook(one, {});
  const other = seedOfLook(
    (look) =>
      look.stand === 'above-pair' &&
      look.surface === surface &&
      look.clothColour === clothColour &&
      look.underlay === underlay,
  );
  const likenessAs = (glass: DrinkIllustration['glass']) => {
    const [first, second] = [one, other].map((seed) => impressionOf({ illustration: { ...lemonade, glass }, seed }));
    return first && second && likenessOf(first, second);
  };
  expect(likenessAs('teapot')).toBeCloseTo(1);
  expect(likenessAs('rocks')).toBeLessThan(0.8);
});

test('a dish that can stand neither twice nor near looks as it does alone', () => {
  const seen = (base: DishIllustration['base'], place: PictureLook['place']) => {
    const { traits } = impressionOf({
      illustration: { ...soup, base },
      seed: seedOfLook((look) => look.place === place && look.backdrop === 'plain' && look.surface === 'tint-1'),
    });
    return traits;
  };
  expect(seen('loaf-slices', 'pair')).toEqual(seen('loaf-slices', 'middle'));
  expect(seen('burger', 'pair')).not.toEqual(seen('burger', 'middle'));
  expect(seen('loaf-slices', 'close')).not.toEqual(seen('loaf-slices', 'near'));
});
