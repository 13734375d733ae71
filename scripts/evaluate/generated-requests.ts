// Searches by 20,000 generated requests with an allergy or a diet; fails where a restriction is lost or an answer breaks it.
import { readFileSync } from 'node:fs';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createRecipeSearch } from '@larder/recipe-search/create-recipe-search';
import { judgeGenerated } from '../../evaluation/requests/judge-generated.ts';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';

const REQUESTS = 20_000;

const kb = readKnowledgeBase();
const cookbook = loadCookbook(readFileSync('dist/cookbook.json', 'utf8'));
const { requests, recipes, dropped, violations } = await judgeGenerated(
  REQUESTS,
  createRecipeSearch({ kb, cookbook }),
  kb,
);
console.log(`generated requests: ${requests}, answered with ${recipes} recipes`);
console.log(`restrictions neither applied nor shown: ${dropped.length}`);
console.log(`recipes that break a restriction: ${violations.length}`);
for (const fault of [...dropped, ...violations].slice(0, 20)) console.error(fault);
process.exitCode = dropped.length + violations.length === 0 ? 0 : 1;
