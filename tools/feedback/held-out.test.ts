import { readFileSync } from 'node:fs';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { expect, test } from 'vitest';
import { SETS_BY_AUTHORS } from '../../evaluation/image-feedback/labelled-sentences.ts';
import { judgeHeldOut, learnedSets } from './held-out.ts';

const cookbook = loadCookbook(readFileSync(new URL('../../dist/cookbook.json', import.meta.url), 'utf8'));
const sets = learnedSets(kb, cookbook);
/** How many sentences of an author that ask for nothing may change the picture, where it is not as given. */
const MOST_OBEYED = 5;
/**
 * By author, the least share that is read by the classifier alone, and with the phrase rules; `obeyed` of sets in which
 * many that ask for nothing name foods of the dish.
 */
const LEAST: readonly { alone: number; both: number; obeyed?: number }[] = [
  { alone: 0.6, both: 0.78 },
  { alone: 0.88, both: 0.94 },
  { alone: 0.92, both: 0.92 },
  { alone: 0.76, both: 0.82 },
  { alone: 0.86, both: 0.92 },
  { alone: 0.86, both: 0.92 },
  { alone: 0.86, both: 0.92 },
  { alone: 0.86, both: 0.92 },
  { alone: 0.85, both: 0.9 },
  { alone: 0.86, both: 0.9 },
  { alone: 0.82, both: 0.86 },
  { alone: 0.69, both: 0.79 },
  { alone: 0.82, both: 0.9 },
  { alone: 0.63, both: 0.66 },
  { alone: 0.57, both: 0.62 },
  { alone: 0.55, both: 0.58 },
  { alone: 0.84, both: 0.88 },
  { alone: 0.6, both: 0.61 },
  { alone: 0.83, both: 0.89 },
  { alone: 0.84, both: 0.9 },
  { alone: 0.7, both: 0.74, obeyed: 22 },
  { alone: 0.7, both: 0.74, obeyed: 17 },
  { alone: 0.6, both: 0.64, obeyed: 24 },
];

test.each(SETS_BY_AUTHORS.map((author, at) => ({ author, ...LEAST[at] })))(
  'sentences of an author from whom it has not learned are read no worse than they were: sets $author',
  ({ author, alone = 1, both = 1, obeyed = MOST_OBEYED }) => {
    const judged = judgeHeldOut(sets, author, kb);
    expect(judged.classifier.right / judged.classifier.asking).toBeGreaterThanOrEqual(alone);
    expect(judged.both.right / judged.both.asking).toBeGreaterThanOrEqual(both);
    expect(Math.max(judged.classifier.obeyed, judged.both.obeyed)).toBeLessThanOrEqual(obeyed);
  },
);
