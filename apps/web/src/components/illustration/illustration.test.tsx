import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  ILLUSTRATION_BASES,
  ILLUSTRATION_COLOURS,
  ILLUSTRATION_GLASSES,
  ILLUSTRATION_PARTS,
  ILLUSTRATION_VESSELS,
  type Illustration as IllustrationData,
} from '@larder/contract/dish/illustration';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Illustration } from './illustration.tsx';

const styles = readFileSync(path.join(import.meta.dirname, '../../styles/illustration.css'), 'utf8');

const soup = {
  kind: 'dish',
  vessel: 'bowl',
  base: 'liquid',
  colour: 'tomato',
  parts: ['herb', 'crouton'],
  reach: 60,
} as const satisfies IllustrationData;
const sour = {
  kind: 'drink',
  glass: 'coupe',
  colours: ['lemon', 'cream'],
  ice: true,
  garnish: ['lemon', 'herb'],
} as const satisfies IllustrationData;

const drawn = (illustration: IllustrationData, id = 'a-dish') =>
  renderToStaticMarkup(<Illustration id={id} illustration={illustration} />);

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

test('every colour in a picture is one of the style sheet', () => {
  const pictures = [
    ...ILLUSTRATION_COLOURS.map((colour) => drawn({ ...soup, colour, parts: [...ILLUSTRATION_PARTS].slice(0, 26) })),
    ...ILLUSTRATION_GLASSES.map((glass) => drawn({ ...sour, glass })),
  ].join('');
  const used = new Set([...pictures.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name));
  expect(used.size).toBeGreaterThan(20);
  for (const name of used) expect(styles).toContain(`${name}:`);
});

test('a drink shows ice and garnish only where it has them', () => {
  const plain = drawn({ ...sour, glass: 'rocks', ice: false, garnish: [] });
  expect(drawn({ ...sour, glass: 'rocks', ice: false }).length).toBeGreaterThan(plain.length);
  expect(drawn({ ...sour, glass: 'rocks', garnish: [] }).length).toBeGreaterThan(plain.length);
});
