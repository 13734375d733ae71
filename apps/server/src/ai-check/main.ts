import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadIngredients } from '@larder/food/ingredients/load-ingredients';
import { createKnowledgeBase } from '@larder/food/knowledge-base';
import { checkModels } from '../ai/check/check-models.ts';
import { ConfigError, readConfig } from '../config.ts';

const INGREDIENTS_FILE = fileURLToPath(new URL('../../../../dist/ingredients.json', import.meta.url));

/** npm run ai:check: a line for each finding; fails if one of them is bad. */
async function main(): Promise<void> {
  const { ai } = readConfig(process.env);
  if (ai === null) {
    process.stdout.write('No language model is configured: AI_PROVIDER is not set. See docs/language-models.md.\n');
    return;
  }
  const kb = createKnowledgeBase(loadIngredients(readFileSync(INGREDIENTS_FILE, 'utf8')));
  for (const { isGood, sentence } of await checkModels(ai, kb)) {
    process.stdout.write(`${isGood ? 'good' : 'BAD '}  ${sentence}\n`);
    if (!isGood) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
});
