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

/** Foods of many dishes, by id; in each language each is searched for once, beside two others. */
const FOODS =
  'chicken potato egg rice tomato onion pasta cheddar minced-beef carrot bread salmon' +
  ' mushroom cream spinach chickpea sweet-pepper courgette lemon butter bacon apple prawn';
const FOOD_IDS = FOODS.split(' ');
/** How far apart in the list the three foods of a search are, by language. */
const STRIDES = [1, 3, 7, 10];
const FOODS_A_SEARCH = 3;

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
    for (const ingredients of [...SEARCHES[language], ...combinations(language, kb)]) {
      await new Promise((resolve) => setImmediate(resolve));
      await service.analyze(searchFormSchema.parse({ ingredients, preferences: { language } }), hooks);
    }
  }
}

function combinations(language: Language, kb: KnowledgeBase): string[] {
  const stride = STRIDES[LANGUAGES.indexOf(language)] ?? 1;
  // The number of foods has no divisor among the strides: each is reached.
  const names = FOOD_IDS.map((_, nth) => kb.name(FOOD_IDS[(nth * stride) % FOOD_IDS.length] ?? '', language, 2));
  const searches = Math.ceil(names.length / FOODS_A_SEARCH);
  return Array.from({ length: searches }, (_, nth) =>
    names.slice(nth * FOODS_A_SEARCH, (nth + 1) * FOODS_A_SEARCH).join(', '),
  );
}
