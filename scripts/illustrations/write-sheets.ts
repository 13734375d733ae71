// Writes dist/illustrations/<theme>.html: the pictures of the cookbook and of composed dishes, by dish type; and
// rows.html: those of the first answers to searches, a row for each.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Language } from '@larder/contract/language';
import { readIngredients } from '@larder/food/parsing/typed-text/read-ingredients';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { drawIllustration } from '@larder/illustrations/drawing/draw-illustration';
import type { DrawingTheme } from '@larder/illustrations/drawing/svg-document';
import { IMAGE_FOLDER, readImageName } from '@larder/illustrations/image-path';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createRecipeSearch } from '@larder/recipe-search/create-recipe-search';
import { drawnImageOf } from '@larder/recipe-search/response/image-of';
import { FRIDGES } from '../../evaluation/fridges/labelled-fridges.ts';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';
import { SAMPLE_REQUESTS } from '../samples/requests.ts';

const FOLDER = 'dist/illustrations';
const STYLE = `body{font:12px sans-serif;margin:16px}section{display:grid;grid-template-columns:repeat(auto-fill,200px);gap:8px}
figure{margin:0}img{width:200px;height:150px}`;

const kb = readKnowledgeBase();
const cookbook = loadCookbook(readFileSync('dist/cookbook.json', 'utf8'));
const recipeSearch = createRecipeSearch({ kb, cookbook });

const SAMPLES: readonly Search[] = SAMPLE_REQUESTS.flatMap(({ have, language }) => (have ? [{ have, language }] : []));
/** Number of answers in a row. */
const FIRST = 6;

/** At most as many composed dishes are shown. */
const MAX_COMPOSED = 400;

type Search = { have: string; language: Language };

async function answersTo({ have, language }: Search): Promise<CanonicalRecipe[]> {
  const { drafts } = await recipeSearch.find(
    {
      by: 'ingredients',
      ingredients: readIngredients(have, kb, language).ingredients.map(({ id }) => id),
      category: null,
      subcategory: null,
      preferences: { excludedAllergens: [], dietTypes: [] },
      language,
    },
    AbortSignal.timeout(60_000),
  );
  return drafts.map(({ recipe }) => recipe);
}

/** The composed dishes among the answers to the sample requests and the labelled lists of ingredients. */
async function composedDishes(): Promise<CanonicalRecipe[]> {
  const composed = new Map<string, CanonicalRecipe>();
  const fridges = FRIDGES.map(({ text, language }) => ({ have: text, language }));
  for (const search of [...SAMPLES, ...fridges]) {
    if (composed.size >= MAX_COMPOSED) break;
    for (const recipe of await answersTo(search)) if (recipe.source === 'composer') composed.set(recipe.id, recipe);
  }
  return [...composed.values()];
}

function drawRecipe(recipe: CanonicalRecipe, theme: DrawingTheme): string {
  const name = drawnImageOf(recipe, kb)
    .slice(IMAGE_FOLDER.length)
    .replace(/\.svg$/, '');
  const image = readImageName(name);
  if (!image) throw new Error(`${recipe.id} has no picture at ${name}.`);
  return drawIllustration(image.illustration, { seed: image.seed, theme });
}

function drawFigure(recipe: CanonicalRecipe, theme: DrawingTheme): string {
  const source = Buffer.from(drawRecipe(recipe, theme)).toString('base64');
  return `<figure><img alt="" src="data:image/svg+xml;base64,${source}"><figcaption>${recipe.title.en}</figcaption></figure>`;
}

const composed = await composedDishes();
const byType = Map.groupBy([...cookbook, ...composed], ({ dishType }) => dishType ?? 'unknown');
mkdirSync(FOLDER, { recursive: true });
for (const theme of ['light', 'dark'] as const) {
  const sections = [...byType].toSorted().map(([dishType, recipes]) => {
    const figures = recipes.map((recipe) => drawFigure(recipe, theme));
    return `<h2>${dishType}</h2><section>${figures.join('\n')}</section>`;
  });
  writePage(theme, `Illustrations, ${theme}`, sections);
}
const rows: string[] = [];
for (const search of SAMPLES) {
  const figures = (await answersTo(search)).slice(0, FIRST).map((recipe) => drawFigure(recipe, 'light'));
  rows.push(`<h2>${search.have}</h2><section>${figures.join('\n')}</section>`);
}
writePage('rows', 'First answers', rows);
console.log(`${cookbook.length} recipes of the cookbook and ${composed.length} composed dishes in ${FOLDER}.`);

function writePage(name: string, title: string, sections: readonly string[]): void {
  const page = `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>${sections.join('\n')}`;
  writeFileSync(`${FOLDER}/${name}.html`, page);
}
