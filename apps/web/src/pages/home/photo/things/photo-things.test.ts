import type { PhotoBox, RecognisedIngredient } from '@larder/contract/analyze';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeResponse } from '../../../../test/make-recipe.ts';
import {
  changed,
  isSearchedAs,
  isUnnamed,
  isUnsure,
  keptIn,
  namesOf,
  type PhotoThing,
  thingsIn,
} from './photo-things.ts';

const box = (x: number, y: number): PhotoBox => ({ x, y, width: 0.1, height: 0.1 });

function recognised(name: string, given: Partial<RecognisedIngredient> = {}): RecognisedIngredient {
  return { id: name, name, confidence: 0.8, text: null, box: null, alternatives: [], ...given };
}

const photo = (...ingredients: RecognisedIngredient[]) => makeResponse(0, { ingredients });
const typed = (name: string, text = name): RecognisedIngredient => ({ id: name, name, confidence: 1, text });
const labels = (things: readonly PhotoThing[]) => things.map(({ number, name }) => `${number} ${name?.name}`);

describe('the things in a photo', () => {
  test('are numbered by rows, from left to right, those without a place last and without a number', () => {
    const things = thingsIn(
      photo(
        recognised('carrot', { box: box(0.1, 0.7) }),
        recognised('rice'),
        recognised('milk', { box: box(0.6, 0.12) }),
        recognised('egg', { box: box(0.1, 0.1) }),
        recognised('leek', { box: box(0.3, 0.75) }),
      ),
    );
    expect(labels(things)).toEqual(['1 egg', '2 milk', '3 carrot', '4 leek', 'null rice']);
  });

  test('have each number once, wherever they are', () => {
    const place = fc.record({
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 30 }), (places) => {
        const things = thingsIn(photo(...places.map(({ x, y }, index) => recognised(`${index}`, { box: box(x, y) }))));
        expect(things.map(({ number }) => number)).toEqual(places.map((_, index) => index + 1));
      }),
    );
  });

  test('may be one of several, until a person has chosen', () => {
    const lime = { id: 'lime', name: 'lime', confidence: 0.3 };
    const [lemon] = thingsIn(photo(recognised('lemon', { alternatives: [lime] }), recognised('egg'))) as [PhotoThing];
    expect([isUnsure(lemon), lemon.guesses.map(({ id }) => id)]).toEqual([true, ['lemon', 'lime']]);
    const [confirmed] = changed([lemon], lemon, { isConfirmed: true }) as [PhotoThing];
    expect(isUnsure(confirmed)).toBe(false);
  });

  test('without a name are no part of the search, nor are those that are removed', () => {
    const unknown = [{ box: box(0.5, 0.5), guesses: [] }];
    const seen = photo(recognised('egg', { box: box(0.7, 0.5) }), recognised('rice'));
    const things = thingsIn({ ...seen, unknown });
    const [unnamed, egg] = things as [PhotoThing, PhotoThing];
    expect([isUnnamed(unnamed), isUnnamed(egg)]).toEqual([true, false]);
    const without = changed(things, egg, { isRemoved: true });
    expect(namesOf(without)).toEqual([{ id: 'rice', name: 'rice' }]);
    expect(without.some((thing) => isSearchedAs(thing, 'egg'))).toBe(false);
  });
});

describe('after a search by text', () => {
  test('what it no longer holds is removed', () => {
    const things = keptIn(thingsIn(photo(recognised('egg'), recognised('rice'))), [typed('rice')]);
    expect(things.map(({ isRemoved }) => isRemoved)).toEqual([true, false]);
  });

  test('typed words are the ingredient as which they were read, and stay where they were read as none', () => {
    const [thing] = thingsIn(photo(recognised('egg'))) as [PhotoThing];
    const words = (name: string) => changed([thing], thing, { name: { id: null, name } });
    expect(keptIn(words('Courgetes'), [typed('courgette', 'courgetes')])[0]?.name).toEqual({
      id: 'courgette',
      name: 'courgette',
    });
    expect(keptIn(words('zorble'), [])[0]).toMatchObject({ name: { id: null, name: 'zorble' }, isRemoved: false });
  });
});
