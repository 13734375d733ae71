import { readFileSync } from 'node:fs';
import { loadIngredients } from '@larder/food/ingredients/load-ingredients';
import { createKnowledgeBase, type KnowledgeBase } from '@larder/food/knowledge-base';

/** The knowledge base of `dist/ingredients.json`, for tools and scripts run from the repository's root. */
export function readKnowledgeBase(): KnowledgeBase {
  return createKnowledgeBase(loadIngredients(readFileSync('dist/ingredients.json', 'utf8')));
}
