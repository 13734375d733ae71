import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';
import { coversIn } from './ingredient-cover.ts';

const { cover, coveredBy } = coversIn(kb);

test.each([
  ['cherry-tomato', 'tomato', 'kind'],
  ['tomato', 'cherry-tomato', 'widerKind'],
  ['parmesan', 'pecorino', 'interchangeable'],
  ['single-cream', 'whole-milk', 'interchangeable'],
  ['stock-cube', 'stock', 'interchangeable'],
  ['rice', 'cooked-rice', 'widerKind'],
  ['lardons', 'bacon', 'kind'],
  ['egg', 'egg-white', 'part'],
  ['lime', 'lime-juice', 'part'],
  ['lime-juice', 'lime', 'kind'],
])('%s covers %s', (has, needed, how) => {
  expect(cover(has, needed)).toBe(how);
});

test.each([
  ['gherkin', 'cucumber'],
  ['cucumber', 'gherkin'],
  ['kimchi', 'cabbage'],
  ['cooked-rice', 'rice'],
  ['cooked-chicken', 'chicken'],
  ['chorizo', 'pork'],
  ['pork', 'chorizo'],
  ['dried-mushroom', 'mushroom'],
])('%s, another form of it, does not cover %s', (has, needed) => {
  expect(cover(has, needed)).toBeNull();
});

test.each(['chicken-breast', 'egg', 'lemon-zest', 'tomato', 'cooked-rice', 'an-unknown-food'])(
  '%s covers by itself what it covers of each',
  (has) => {
    const known = kb.all.flatMap(({ id }) => {
      const how = cover(has, id);
      return how === null ? [] : [`${id} ${how}`];
    });
    const own = kb.get(has) ? [] : [`${has} same`];
    expect([...coveredBy(has)].map(([id, how]) => `${id} ${how}`).sort()).toEqual([...known, ...own].sort());
  },
);
