// Prints how feedback on pictures is read; lists the sentences that are read wrongly.
import { readFileSync } from 'node:fs';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import {
  type FeedbackReport,
  findFeedbackShortfalls,
  judgeFeedback,
  judgeFeedbackOnRecipes,
} from '../../evaluation/image-feedback/judge-feedback.ts';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';

function print({ asking, right, wrong, meaningless, obeyed }: FeedbackReport): void {
  console.log(`${asking} sentences about pictures: ${(100 * right).toFixed(1)} % are read as the change they ask for.`);
  console.log(`${meaningless} sentences that ask for nothing: ${obeyed.length} change the picture.`);
  for (const { text, got, want } of wrong) console.log(`   ${text}: ${got || 'nothing'}, not ${want}`);
  for (const { text, got } of obeyed) console.log(`   ${text}: ${got}, not nothing`);
}

const kb = readKnowledgeBase();
const cookbook = loadCookbook(readFileSync('dist/cookbook.json', 'utf8'));
const known = judgeFeedback(kb);
console.log('By themselves:');
print(known);
console.log('About the pictures of recipes, by an author who did not know the reader:');
print(judgeFeedbackOnRecipes(kb, cookbook));
for (const shortfall of findFeedbackShortfalls(known)) {
  console.log(shortfall);
  process.exitCode = 1;
}
