// Composes and adapts more than 20,000 dishes at random and prints what is wrong with them by the culinary rules and the grammar
// of their sentences; fails where anything is. A number as the argument is that of other random dishes.
import { readFileSync } from 'node:fs';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { judgeDishes } from '../../evaluation/dishes/judge-dishes.ts';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';

const SEED = Number(process.argv[2] ?? 1);
/** Dishes to compose, and adapted ones to look for: the cookbook has fewer. */
const COUNTS = { composed: 17_000, adapted: 10_000 };
const cookbook = loadCookbook(readFileSync('dist/cookbook.json', 'utf8'));
const { composed, adapted, findings } = judgeDishes({ kb: readKnowledgeBase(), cookbook }, { ...COUNTS, seed: SEED });
for (const finding of findings) console.log(finding);
console.log(`\n${composed} composed and ${adapted} adapted dishes in three languages: ${findings.length} findings.`);
process.exitCode = findings.length === 0 ? 0 : 1;
