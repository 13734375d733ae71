// Writes the weights by which feedback on pictures is read; `--held-out` instead prints what is read of authors not learned from.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { SETS_BY_AUTHORS } from '../../evaluation/image-feedback/labelled-sentences.ts';
import { readKnowledgeBase } from '../ingredients/knowledge-base.ts';
import { fitWeights, packWeights } from './fit.ts';
import { judgeHeldOut, learnedSets } from './held-out.ts';

const WEIGHTS = 'packages/illustrations/src/feedback/classifier/weights.json';

const kb = readKnowledgeBase();
const sets = learnedSets(kb, loadCookbook(readFileSync('dist/cookbook.json', 'utf8')));
if (process.argv.includes('--held-out')) {
  for (const authors of SETS_BY_AUTHORS) {
    console.log(`sets of authors that nothing was learned from: ${authors.join(', ')}`);
    for (const [reader, { asking, right, meaningless, obeyed }] of Object.entries(judgeHeldOut(sets, authors, kb))) {
      const share = ((100 * right) / asking).toFixed(1);
      console.log(
        `   ${reader}: ${right} of ${asking} (${share} %); ${obeyed} of ${meaningless} that ask for nothing change the picture`,
      );
    }
  }
} else {
  const weights = fitWeights(sets.flatMap(({ examples }) => examples));
  writeFileSync(WEIGHTS, `${JSON.stringify(packWeights(weights), null, 2)}\n`);
}
