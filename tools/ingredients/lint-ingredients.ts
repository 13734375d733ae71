// Prints what is wrong with the larder's ingredients; npm run check calls it.
import { INGREDIENT_MODULES } from '../../packages/food/src/ingredients/data/all.ts';
import { lintKnowledgeBase } from './lint-knowledge-base.ts';

const findings = lintKnowledgeBase(INGREDIENT_MODULES);
for (const { rule, id, message } of findings) console.log(`${id}: ${message} (${rule})`);
const count = INGREDIENT_MODULES.reduce((sum, { entries }) => sum + entries.length, 0);
console.log(`${count} ingredients, ${findings.length === 0 ? 'nothing wrong' : `${findings.length} to mend`}`);
process.exitCode = findings.length === 0 ? 0 : 1;
