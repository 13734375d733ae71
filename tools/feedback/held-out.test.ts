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
 * By the authors held out together, the least share that is read by the classifier without its network, which takes
 * minutes to train, and by that with the phrase rules; `obeyed` of sets in which many that ask for nothing name foods.
 */
const LEAST: readonly { alone: number; both: number; obeyed?: number }[] = [
  { alone: 0.7, both: 0.8 },
  { alone: 0.9, both: 0.94 },
  { alone: 0.95, both: 0.95 },
  { alone: 0.82, both: 0.86 },
  { alone: 0.9, both: 0.94 },
  { alone: 0.82, both: 0.85 },
  { alone: 0.88, both: 0.94 },
  { alone: 0.65, both: 0.68, obeyed: 10 },
  { alone: 0.88, both: 0.92 },
  { alone: 0.87, both: 0.93 },
  { alone: 0.7, both: 0.72, obeyed: 95 },
  { alone: 0.65, both: 0.67, obeyed: 63 },
  { alone: 0.78, both: 0.8, obeyed: 60 },
];

test.each(SETS_BY_AUTHORS.map((authors, at) => ({ authors, ...LEAST[at] })))(
  'sentences of authors from whom it has not learned are read no worse than they were: sets $authors',
  ({ authors, alone = 1, both = 1, obeyed = MOST_OBEYED }) => {
    const judged = judgeHeldOut(sets, authors, kb);
    expect(judged.classifier.right / judged.classifier.asking).toBeGreaterThanOrEqual(alone);
    expect(judged.both.right / judged.both.asking).toBeGreaterThanOrEqual(both);
    expect(Math.max(judged.classifier.obeyed, judged.both.obeyed)).toBeLessThanOrEqual(obeyed);
  },
);
