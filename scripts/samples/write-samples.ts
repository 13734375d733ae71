// Writes docs/recipe-search-samples.md: what the recipe search answers to requests chosen beforehand.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Recipe } from '@larder/contract/recipe';
import { readIngredients } from '@larder/food/parsing/typed-text/read-ingredients';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createRecipeSearch } from '@larder/recipe-search/create-recipe-search';
import { presentRecipe } from '@larder/recipe-search/response/present';
import { verifyDrafts } from '@larder/recipe-search/response/verify-drafts';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';
import { SAMPLE_REQUESTS, type SampleRequest } from './requests.ts';

const LISTED = 6;
const MARKS = { have: '✓', close: '≈', missing: '✗', assumed: '·' } as const;

const kb = readKnowledgeBase();
const recipeSearch = createRecipeSearch({ kb, cookbook: loadCookbook(readFileSync('dist/cookbook.json', 'utf8')) });

type SearchResult = { recipes: Recipe[]; read: string[]; exact: boolean };

async function search({ language, have, name = '', ...wishes }: SampleRequest): Promise<SearchResult> {
  const ids = have === undefined ? null : readIngredients(have, kb, language).ingredients.map(({ id }) => id);
  const { category = null, subcategory = null, diets: dietTypes = [], without: excludedAllergens = [] } = wishes;
  const preferences = { dietTypes, excludedAllergens };
  const { drafts, exact } = await recipeSearch.find(
    {
      ...(ids ? { by: 'ingredients' as const, ingredients: ids } : { by: 'name' as const, name }),
      category,
      subcategory,
      preferences,
      language,
    },
    AbortSignal.timeout(60_000),
  );
  const measurementSystem = language === 'en-US' ? 'imperial' : 'metric';
  const recipes = verifyDrafts(drafts, preferences, kb).map(({ recipe, verdict }) =>
    presentRecipe(recipe, { verdict, have: ids, language, measurementSystem }, kb),
  );
  return { recipes, read: ids?.map((id) => kb.name(id, language)) ?? [], exact };
}

function describeRequest({ have, name, category, subcategory, diets = [], without = [] }: SampleRequest): string {
  const wishes = [category, subcategory, ...diets, ...without.map((allergen) => `no ${allergen}`)].filter(Boolean);
  return `${have ?? `by name: ${name}`}${wishes.length > 0 ? ` (${wishes.join(', ')})` : ''}`;
}

function describeRecipe(recipe: Recipe): string {
  const { title, description, servings, prepTime, calories, equipment, tip, match } = recipe;
  const lines = recipe.ingredients.map(
    ({ name, quantity, note, match: mark, replaces }) =>
      `- ${mark ? `${MARKS[mark]} ` : ''}${[name, quantity].filter(Boolean).join(': ')}${note ? `, ${note}` : ''}${replaces ? ` (not ${replaces})` : ''}`,
  );
  const unused = match?.unused ?? [];
  return [
    `### ${title}`,
    `${description}`,
    `Serves ${servings} · ${prepTime} min · ${calories} kcal${equipment.length > 0 ? ` · ${equipment.join(', ')}` : ''}${unused.length > 0 ? ` · left: ${unused.join(', ')}` : ''}`,
    lines.join('\n'),
    recipe.instructions
      .map(({ step, time }, index) => `${index + 1}. ${step} [${Math.round(time / 60)} min]`)
      .join('\n'),
    ...(tip ? [`*${tip}*`] : []),
  ].join('\n\n');
}

function describeResult(request: SampleRequest, { recipes, read, exact }: SearchResult, number: number): string {
  const listed = recipes.slice(0, LISTED).map(({ title, source, matchedIngredients, totalIngredients, match }) => {
    const badge = match ? ` ${matchedIngredients}/${totalIngredients}` : '';
    return `${title}${source === 'cookbook' ? '' : ' *'}${badge}`;
  });
  const shown = recipes.slice(0, LISTED).find(({ source }) => source !== 'cookbook') ?? recipes[0];
  return [
    `## ${number}. ${request.language}: ${describeRequest(request)}`,
    ...(read.length > 0 ? [`Read: ${read.join(', ')}.`] : []),
    `${exact ? '' : 'No exact match; the nearest: '}${recipes.length} ${recipes.length === 1 ? 'result' : 'results'}: ${listed.join(' · ')}`,
    ...(shown ? [describeRecipe(shown)] : []),
  ].join('\n\n');
}

const INTRODUCTION = `# Recipe search samples

Forty requests, chosen before the search answered any of them (\`scripts/samples/requests.ts\`), and the results of the
recipe search without a language model; written by \`npm run samples\`. Each lists the first six results, composed and
adapted ones with a star, and how much of each is available. The first with a star, or else the first, stands in full:
✓ available, ≈ close match, ✗ missing, · assumed.
`;

const sections: string[] = [];
for (const request of SAMPLE_REQUESTS)
  sections.push(describeResult(request, await search(request), sections.length + 1));
writeFileSync('docs/recipe-search-samples.md', `${[INTRODUCTION.trim(), ...sections].join('\n\n')}\n`);
