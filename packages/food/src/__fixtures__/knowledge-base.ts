import { readFileSync } from 'node:fs';
import { loadIngredients } from '../ingredients/load-ingredients.ts';
import { createKnowledgeBase } from '../knowledge-base.ts';

const SNAPSHOT = new URL('../../../../dist/ingredients.json', import.meta.url);

/** The real knowledge base, made once for all test files of a worker. */
export const kb = createKnowledgeBase(loadIngredients(readFileSync(SNAPSHOT, 'utf8')));
