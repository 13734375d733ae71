import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASS_IDS } from './classes.ts';
import { decide, FOOD_THRESHOLD, SHOW_THRESHOLD } from './decide.ts';
import type { Maps } from './maps.ts';

const PLAIN = { clearest: { slope: 1, offset: 0 }, further: { slope: 1, offset: 0 } };
const SIDE = 8;
const CELLS = SIDE * SIDE;

/** Maps that tell of things at cells, each two cells wide and high, and of nothing elsewhere. */
function mapsWith(things: readonly { id: string; column: number; row: number; logit: number }[]): Maps {
  const logits = new Float32Array(CLASS_IDS.length * CELLS).fill(-9);
  for (const { id, column, row, logit } of things) {
    logits[CLASS_IDS.indexOf(id) * CELLS + row * SIDE + column] = logit;
  }
  return { rows: SIDE, columns: SIDE, logits, distances: new Float32Array(4 * CELLS).fill(1), food: 3 };
}

describe('decide', () => {
  it('tells of nothing where nothing is likely', () => {
    expect(decide(mapsWith([]), PLAIN)).toEqual([]);
  });

  it('tells where a thing is', () => {
    const [seen] = decide(mapsWith([{ id: 'lemon', column: 1, row: 3, logit: 3 }]), PLAIN);
    expect(seen).toEqual({
      ingredientId: 'lemon',
      confidence: expect.closeTo(0.95),
      box: { x: 0.5 / SIDE, y: 2.5 / SIDE, width: 2 / SIDE, height: 2 / SIDE },
      orElse: null,
    });
  });

  it('tells of things in different places, the surest first', () => {
    const seen = decide(
      mapsWith([
        { id: 'egg', column: 6, row: 6, logit: 2 },
        { id: 'lemon', column: 1, row: 1, logit: 3 },
      ]),
      PLAIN,
    );
    expect(seen.map(({ ingredientId }) => ingredientId)).toEqual(['lemon', 'egg']);
  });

  it('asks "lemon or lime?" of one thing that may be either', () => {
    const seen = decide(
      mapsWith([
        { id: 'lime', column: 2, row: 2, logit: 0.5 },
        { id: 'lemon', column: 2, row: 2, logit: 1 },
      ]),
      PLAIN,
    );
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ ingredientId: 'lemon', orElse: { ingredientId: 'lime' } });
  });

  it('does not ask about what is hardly likely', () => {
    const seen = decide(
      mapsWith([
        { id: 'lime', column: 2, row: 2, logit: -4 },
        { id: 'lemon', column: 2, row: 2, logit: 1 },
      ]),
      PLAIN,
    );
    expect(seen[0]?.orElse).toBeNull();
  });

  it('tells of nothing where the photo looks as if there were no food in it, however clear a thing is', () => {
    const maps = mapsWith([{ id: 'lemon', column: 2, row: 2, logit: 5 }]);
    expect(decide({ ...maps, food: FOOD_THRESHOLD }, PLAIN)).toHaveLength(1);
    expect(decide({ ...maps, food: FOOD_THRESHOLD - 0.1 }, PLAIN)).toEqual([]);
  });

  it('judges the clearest thing by a curve of its own', () => {
    const maps = mapsWith([
      { id: 'egg', column: 6, row: 6, logit: -0.1 },
      { id: 'lemon', column: 1, row: 1, logit: 0 },
    ]);
    const seen = decide(maps, { clearest: { slope: 1, offset: 2 }, further: { slope: 1, offset: -2 } });
    expect(seen.map(({ ingredientId, confidence }) => [ingredientId, confidence.toFixed(2)])).toEqual([
      ['lemon', '0.88'],
    ]);
  });

  it('shows only what reaches the threshold, in order, each ingredient once', () => {
    const thing = fc.record({
      id: fc.constantFrom(...CLASS_IDS),
      column: fc.nat(SIDE - 1),
      row: fc.nat(SIDE - 1),
      logit: fc.double({ min: -6, max: 6, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 20 }), (things) => {
        const seen = decide(mapsWith(things), PLAIN);
        const confidences = seen.map(({ confidence }) => confidence);
        expect(confidences).toEqual([...confidences].sort((one, other) => other - one));
        expect(confidences.every((confidence) => confidence >= SHOW_THRESHOLD)).toBe(true);
        expect(new Set(seen.map(({ ingredientId }) => ingredientId)).size).toBe(seen.length);
      }),
    );
  });
});
