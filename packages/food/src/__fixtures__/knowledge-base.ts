import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadIngredients } from '../ingredients/load-ingredients.ts';
import { createKnowledgeBase } from '../knowledge-base.ts';

const SNAPSHOT = path.join(import.meta.dirname, '../../../../dist/ingredients.json');

/** The real knowledge base, made once for all test files of a worker. */
export const kb = createKnowledgeBase(loadIngredients(readFileSync(SNAPSHOT, 'utf8')));
