import { LANGUAGES, type Language } from '@larder/contract/language';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { RecipeService } from '@larder/recipe-search/recipe-service';
import { createTimeSlicer } from '../../../event-loop/time-slicer.ts';
import { searchFormSchema } from '../form/search-form.ts';
import { createAnalyzeService } from '../service.ts';

const SEARCHES: Record<Language, readonly string[]> = {
  'en-US': ['chicken, rice, tomatoes', 'dairy free: beef, potatoes, onion', 'lime, mint, soda water'],
  'en-GB': ['eggs, cheese, bread', 'vegan: chickpeas, courgette, pasta', 'milk, oats, honey'],
  es: ['garbanzos, espinacas, ajo', 'sin gluten: pescado, limón, arroz', 'fresas, yogur, plátano'],
  fr: ['lentilles, carottes, lardons', 'sans œufs : farine, beurre, pommes', 'saumon, crème, poireau'],
};

/**
 * Searches as visitors do, without a database, so that the code is compiled and its tables are filled before the first
 * of them comes: a process's first searches take ten times as long as later ones. Yields to requests between steps.
 */
export async function warmUp(recipeService: RecipeService, kb: KnowledgeBase): Promise<void> {
  const service = createAnalyzeService({
    recipeService,
    kb,
    recipes: { keep: async () => {}, deletedAmong: async () => new Set(), isStoreAway: () => true },
    photos: { detectIngredients: () => Promise.reject(new Error('a warm-up has no photos')) },
    slicer: createTimeSlicer(),
    metrics: { cachedAnswers: { set: () => {} } },
    assistantUse: null,
  });
  const hooks = {
    beforeSearch: async () => {},
    createSignal: () => new AbortController().signal,
    spender: { userId: null, address: '' },
    send: null,
  };
  for (const language of LANGUAGES) {
    for (const ingredients of SEARCHES[language]) {
      await new Promise((resolve) => setImmediate(resolve));
      await service.analyze(searchFormSchema.parse({ ingredients, preferences: { language } }), hooks);
    }
  }
}
