import { readFileSync } from 'node:fs';
import { loadIngredients } from '@larder/food/ingredients/load-ingredients';
import { createKnowledgeBase } from '@larder/food/knowledge-base';
import { verdictOf } from '@larder/food/verifier/verify';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { presentRecipe } from '@larder/recipe-search/response/present';
import { DRAFT_KEYS } from '../apps/server/src/ai/output/draft.ts';
import { ObjectReader } from '../apps/server/src/ai/output/object-reader.ts';
import { readDraft } from '../apps/server/src/ai/recipes/read-draft.ts';
import { answerOf, someDrafts } from '../apps/server/src/ai/test/drafts.ts';
import { startModelServer } from '../apps/server/src/ai/test/model-server.ts';
import { createAcceptRecipe } from '../apps/server/src/ai/verification/accept-recipe.ts';
import { startProcess } from '../scripts/test-environment/server-process.ts';
import { percentile, type Row } from './support/table.ts';

const RECIPES = 12;
const ROUNDS = 100;
const WARM_UP_ROUNDS = 20;
/** A token has about four characters; the model writes 50 a second. */
const TOKEN = { partLength: 4, partMs: 20 };

const SEARCHES = [
  'potatoes, leek, cream',
  'salmon, spinach, rice',
  'chickpeas, tomatoes, onion',
  'eggs, cheese, bread',
  'beef, carrots, potatoes',
];

/** A language model's answers: our own work on one, and when its parts arrive from a model that writes slowly. */
export async function benchAi(): Promise<Row[]> {
  const own = ownWork();
  const { cookbookMs, firstMs, wholeMs } = await arrival();
  return [
    {
      name: `own work on an answer of ${RECIPES} recipes, p50`,
      value: percentile(own, 0.5),
      unit: 'ms',
      limit: { atMost: 10 },
    },
    { name: `own work on an answer of ${RECIPES} recipes, p95`, value: percentile(own, 0.95), unit: 'ms' },
    { name: 'until the dishes of the cookbook, p50', value: cookbookMs, unit: 'ms', limit: { atMost: 150 } },
    { name: 'until the first recipe of the model', value: firstMs, unit: 'ms' },
    { name: 'until the whole answer', value: wholeMs, unit: 'ms' },
    { name: 'first recipe, share of the whole', value: firstMs / wholeMs, unit: '×', limit: { atMost: 0.25 } },
  ];
}

/** Milliseconds of processor time to read, check and present an answer, with an excluded allergen, in a warm process. */
function ownWork(): number[] {
  const kb = createKnowledgeBase(loadIngredients(readFileSync('dist/ingredients.json', 'utf8')));
  const cookbook = loadCookbook(readFileSync('dist/cookbook.json', 'utf8'));
  const accept = createAcceptRecipe({ kb, cookbook, leaks: () => false });
  const parts = answerOf(someDrafts(RECIPES)).match(/[\s\S]{1,40}/g) ?? [];
  const have = ['rice', 'tomato', 'onion'];
  const rounds = Array.from({ length: WARM_UP_ROUNDS + ROUNDS }, () => {
    const started = process.cpuUsage();
    const reader = new ObjectReader(DRAFT_KEYS);
    const presented = parts.flatMap((part) =>
      reader.read(part).flatMap((draft) => {
        const recipe = readDraft(draft, 'ai-bench', 'en-GB', kb);
        const decision = recipe && accept(recipe, 'en-GB', { excludedAllergens: ['Nuts'], dietTypes: [] });
        if (!decision || 'refused' in decision) return [];
        const verdict = verdictOf(decision.recipe, kb);
        return [presentRecipe(decision.recipe, { verdict, have, language: 'en-GB', measurementSystem: 'metric' }, kb)];
      }),
    );
    if (presented.length !== RECIPES) throw new Error(`${presented.length} of ${RECIPES} recipes were accepted`);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  });
  return rounds.slice(WARM_UP_ROUNDS);
}

/** Milliseconds until parts of a streamed answer arrive. */
async function arrival(): Promise<{ cookbookMs: number; firstMs: number; wholeMs: number }> {
  const model = await startModelServer();
  model.behave({ text: answerOf(someDrafts(6)), ...TOKEN });
  const { provider, model: name, baseUrl, apiKey } = model.settings();
  const server = await startProcess('apps/server/src/main.ts', '/readyz', [], {
    AI_PROVIDER: provider,
    AI_MODEL: name,
    AI_BASE_URL: baseUrl ?? '',
    AI_API_KEY: apiKey ?? '',
  });
  try {
    const starts: number[] = [];
    for (const ingredients of SEARCHES)
      starts.push((await search(server.url, ingredients, 'start')).start ?? Number.NaN);
    const whole = await search(server.url, 'rice, tomatoes, onion');
    const at = (event: string) => whole[event] ?? Number.NaN;
    return { cookbookMs: percentile(starts, 0.5), firstMs: at('recipe'), wholeMs: at('end') };
  } finally {
    await Promise.all([server.stop(), model.close()]);
  }
}

/** Milliseconds from a search to the first of each of its events; the search is cancelled after the event `last`. */
async function search(url: string, ingredients: string, last?: string): Promise<Record<string, number>> {
  const body = new FormData();
  body.set('ingredients', ingredients);
  const started = performance.now();
  const response = await fetch(`${url}/api/analyze`, {
    method: 'POST',
    body,
    headers: { accept: 'text/event-stream' },
  });
  const events: Record<string, number> = {};
  if (!response.body) return events;
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    for (const [, name = ''] of part.matchAll(/event: (\w+)\n/g)) events[name] ??= performance.now() - started;
    if (last !== undefined && last in events) break;
  }
  return events;
}
