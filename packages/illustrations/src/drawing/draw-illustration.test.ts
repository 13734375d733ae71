import { gzipSync } from 'node:zlib';
import {
  ILLUSTRATION_BASES,
  ILLUSTRATION_COLOURS,
  ILLUSTRATION_GLASSES,
  ILLUSTRATION_PARTS,
  ILLUSTRATION_SIDE_BASES,
  ILLUSTRATION_VESSELS,
  type Illustration,
} from '@larder/contract/dish/illustration';
import { expect, test } from 'vitest';
import { seedOfLook, seedsOfEach } from './__fixtures__/seeds-of-looks.ts';
import { drawIllustration } from './draw-illustration.ts';

const soup = {
  kind: 'dish',
  vessel: 'bowl',
  base: 'liquid',
  colour: 'tomato',
  parts: ['herb', 'crouton'],
  reach: 60,
} as const satisfies Illustration;
const sour = {
  kind: 'drink',
  glass: 'coupe',
  colours: ['lemon', 'cream'],
  ice: true,
  garnish: ['lemon', 'herb'],
} as const satisfies Illustration;

const drawn = (illustration: Illustration, seed = 'a-dish') =>
  drawIllustration(illustration, { seed, theme: 'reader' });

const SIDE_BASES: ReadonlySet<string> = new Set(ILLUSTRATION_SIDE_BASES);
const ONE_SEED = ['a-dish'];

/** Each value of the contract, and seeds for all the ways in which such a picture is seen. */
const shown: readonly { what: string; illustrations: readonly Illustration[]; seeds: readonly string[] }[] = [
  {
    what: 'vessels',
    illustrations: ILLUSTRATION_VESSELS.map((vessel) => ({ ...soup, vessel })),
    seeds: seedsOfEach('view'),
  },
  {
    what: 'bases seen from above',
    illustrations: ILLUSTRATION_BASES.filter((base) => !SIDE_BASES.has(base)).map((base) => ({ ...soup, base })),
    seeds: ONE_SEED,
  },
  {
    what: 'bases seen from the side',
    illustrations: ILLUSTRATION_SIDE_BASES.map((base) => ({ ...soup, base })),
    seeds: seedsOfEach('place'),
  },
  { what: 'parts', illustrations: ILLUSTRATION_PARTS.map((part) => ({ ...soup, parts: [part] })), seeds: ONE_SEED },
  {
    what: 'colours',
    illustrations: ILLUSTRATION_COLOURS.map((colour) => ({
      ...soup,
      colour,
      parts: [...ILLUSTRATION_PARTS].slice(0, 26),
    })),
    seeds: ONE_SEED,
  },
  {
    what: 'glasses',
    illustrations: ILLUSTRATION_GLASSES.map((glass) => ({ ...sour, glass })),
    seeds: seedsOfEach('stand'),
  },
];
const everything = shown.flatMap(({ illustrations, seeds }) =>
  illustrations.flatMap((illustration) => seeds.map((seed) => ({ illustration, seed }))),
);

test('the same recipe is drawn the same every time', () => {
  expect(drawn(soup)).toBe(drawn(soup));
});

test('twelve recipes with the same illustration do not look alike', () => {
  const pictures = new Set(Array.from({ length: 12 }, (_, index) => drawn(soup, `dish-${index}`)));
  expect(pictures.size).toBe(12);
});

test.each(shown)('each of the $what is drawn, unlike every other, however it is seen', ({ illustrations, seeds }) => {
  for (const seed of seeds) {
    expect(new Set(illustrations.map((illustration) => drawn(illustration, seed))).size).toBe(illustrations.length);
  }
});

test('a picture declares the colours that it uses, in both themes, and takes at most 14 kB compressed', () => {
  for (const { illustration, seed } of everything) {
    const svg = drawn(illustration, seed);
    const [, light = '', dark = ''] = /<style>:root\{(.*?)\}@media\(.*?\)\{:root\{(.*?)\}\}<\/style>/.exec(svg) ?? [];
    const used = new Set([...svg.matchAll(/var\(--([a-z0-9-]+)\)/g)].map(([, name]) => name));
    expect(used.size).toBeGreaterThan(2);
    for (const name of used) {
      expect(light).toContain(`--${name}:#`);
      expect(dark).toContain(`--${name}:#`);
    }
    expect(gzipSync(svg).length).toBeLessThan(14_000);
  }
});

test('a picture for rasterisers contains no variable and no style sheet', () => {
  for (const { illustration, seed } of everything) {
    const [light, dark] = (['light', 'dark'] as const).map((theme) => drawIllustration(illustration, { seed, theme }));
    for (const svg of [light, dark]) {
      expect(svg).not.toMatch(/var\(|<style|undefined|NaN/);
      expect(svg).toMatch(/^<svg .*<\/svg>$/);
    }
    expect(light).not.toBe(dark);
  }
});

test('a drink shows ice and garnish only where it has them', () => {
  const plain = drawn({ ...sour, glass: 'rocks', ice: false, garnish: [] });
  expect(drawn({ ...sour, glass: 'rocks', ice: false }).length).toBeGreaterThan(plain.length);
  expect(drawn({ ...sour, glass: 'rocks', garnish: [] }).length).toBeGreaterThan(plain.length);
});

test('what lies beside a teapot is drawn wherever it stands alone', () => {
  const teapot = (garnish: ('lemon' | 'herb' | 'apple')[]) => ({ ...sour, glass: 'teapot', garnish }) as const;
  const seeds = (['above', 'above-pair'] as const).map((stand) => seedOfLook((look) => look.stand === stand));
  for (const seed of seeds) {
    const plain = drawn(teapot(['lemon', 'herb']), seed);
    expect(drawn(teapot(['lemon', 'herb', 'apple']), seed).length).toBeGreaterThan(plain.length);
  }
});
