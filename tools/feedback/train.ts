// Writes the weights by which feedback on pictures is read; `--held-out` instead prints what is read of sets not learned from.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { readKnowledgeBase } from '../ingredients/knowledge-base.ts';
import { fitWeights, packWeights } from './fit.ts';
import { judgeHeldOut, learnedSets } from './held-out.ts';

const WEIGHTS = 'packages/illustrations/src/feedback/classifier/weights.json';

const kb = readKnowledgeBase();
const sets = learnedSets(kb, loadCookbook(readFileSync('dist/cookbook.json', 'utf8')));
if (process.argv.includes('--held-out')) {
  for (const { set } of sets.filter(({ isOnPictures }) => isOnPictures)) {
    const { asking, right, meaningless, obeyed } = judgeHeldOut(sets, [set], kb);
    console.log(
      `set ${set}: ${right} of ${asking} right; ${obeyed} of ${meaningless} that ask for nothing change the picture`,
    );
  }
} else {
  const weights = fitWeights(sets.flatMap(({ examples }) => examples));
  writeFileSync(WEIGHTS, `${JSON.stringify(packWeights(weights), null, 2)}\n`);
}
