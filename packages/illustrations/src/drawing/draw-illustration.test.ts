import { gzipSync } from 'node:zlib';
import {
  ILLUSTRATION_BASES,
  ILLUSTRATION_COLOURS,
  ILLUSTRATION_GLASSES,
  ILLUSTRATION_PARTS,
  ILLUSTRATION_VESSELS,
  type Illustration,
} from '@larder/contract/dish/illustration';
import { describe, expect, test } from 'vitest';
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

const everything: readonly Illustration[] = [
  ...ILLUSTRATION_VESSELS.map((vessel) => ({ ...soup, vessel })),
  ...ILLUSTRATION_BASES.map((base) => ({ ...soup, base })),
  ...ILLUSTRATION_PARTS.map((part) => ({ ...soup, parts: [part] })),
  ...ILLUSTRATION_COLOURS.map((colour) => ({ ...soup, colour, parts: [...ILLUSTRATION_PARTS].slice(0, 26) })),
  ...ILLUSTRATION_GLASSES.map((glass) => ({ ...sour, glass })),
];

test('the same recipe is drawn the same every time', () => {
  expect(drawn(soup)).toBe(drawn(soup));
});

test('twelve recipes with the same illustration do not look alike', () => {
  const pictures = new Set(Array.from({ length: 12 }, (_, index) => drawn(soup, `dish-${index}`)));
  expect(pictures.size).toBe(12);
});

describe('each value of the contract is drawn, unlike every other', () => {
  test.each([
    ['vessels', ILLUSTRATION_VESSELS.map((vessel) => ({ ...soup, vessel }))],
    ['bases', ILLUSTRATION_BASES.map((base) => ({ ...soup, base }))],
    ['parts', ILLUSTRATION_PARTS.map((part) => ({ ...soup, parts: [part] }))],
    ['colours', ILLUSTRATION_COLOURS.map((colour) => ({ ...soup, colour }))],
    ['glasses', ILLUSTRATION_GLASSES.map((glass) => ({ ...sour, glass }))],
  ])('%s', (_what, illustrations) => {
    expect(new Set(illustrations.map((illustration) => drawn(illustration))).size).toBe(illustrations.length);
  });
});

test('a picture declares the colours that it uses, in both themes, and takes at most 14 kB compressed', () => {
  for (const illustration of everything) {
    const svg = drawn(illustration);
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
  for (const illustration of everything) {
    const [light, dark] = (['light', 'dark'] as const).map((theme) =>
      drawIllustration(illustration, { seed: 'a-dish', theme }),
    );
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
