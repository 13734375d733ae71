import { API } from '@larder/contract/api';
import { rasterImage } from '@larder/contract/image';
import type { Recipe } from '@larder/contract/recipe';
import { measuredName } from '@larder/text/measured-name';
import { escapeHtml, toScriptJson } from '../http/escape-html.ts';
import type { PageHead } from './page.ts';

type HeadOptions = {
  publicUrl: string | null;
  /** Whether the browser will request the recipe, because it is not in the page. */
  isPreloaded: boolean;
};

/** A recipe's head: its title, link previews (Open Graph) and schema.org/Recipe for search engines. */
export function recipeHead(recipe: Recipe, { publicUrl, isPreloaded }: HeadOptions): PageHead {
  const url = publicUrl === null ? null : `${publicUrl}/recipe/${recipe.id}`;
  const image =
    recipe.imageUrl !== null && publicUrl !== null ? new URL(rasterImage(recipe.imageUrl), publicUrl).href : null;
  const properties: [string, string | null][] = [
    ['og:type', 'article'],
    ['og:site_name', 'Larder'],
    ['og:title', recipe.title],
    ['og:description', recipe.description],
    ['og:url', url],
    ['og:image', image],
  ];
  const previews = properties.flatMap(([property, content]) =>
    content === null ? [] : [`<meta property="${property}" content="${escapeHtml(content)}">`],
  );
  const canonical = url === null ? [] : [`<link rel="canonical" href="${escapeHtml(url)}">`];
  const data = `<script type="application/ld+json">${toScriptJson(structuredData(recipe, url, image))}</script>`;
  return {
    language: recipe.language,
    title: `${recipe.title} · Larder`,
    description: recipe.description,
    markup: [...(isPreloaded ? [preloadLink(recipe)] : []), ...canonical, ...previews, data].join('\n    '),
  };
}

/** Makes the browser load the recipe in parallel with the code that will request it. */
function preloadLink({ id, language, measurementSystem }: Recipe): string {
  const address = `${API.recipe.replace(':id', id)}?${new URLSearchParams({ language, measurementSystem })}`;
  return `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeHtml(address)}">`;
}

/** https://schema.org/Recipe, as https://developers.google.com/search/docs/appearance/structured-data/recipe reads it. */
function structuredData(recipe: Recipe, url: string | null, image: string | null): object {
  const { nutritionalInfo: nutrition } = recipe;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    inLanguage: recipe.language,
    ...(url ? { url } : {}),
    ...(image ? { image } : {}),
    recipeCategory: recipe.subcategory === 'None' ? recipe.category : recipe.subcategory,
    ...(recipe.cuisine ? { recipeCuisine: recipe.cuisine } : {}),
    recipeYield: String(recipe.servings),
    totalTime: `PT${recipe.prepTime}M`,
    recipeIngredient: recipe.ingredients.map((line) => measuredName(line, recipe.language)),
    recipeInstructions: recipe.instructions.map(({ step }) => ({ '@type': 'HowToStep', text: step })),
    nutrition: {
      '@type': 'NutritionInformation',
      calories: `${nutrition.calories} kcal`,
      proteinContent: `${nutrition.protein} g`,
      carbohydrateContent: `${nutrition.carbs} g`,
      fatContent: `${nutrition.fat} g`,
      fiberContent: `${nutrition.fiber} g`,
      sugarContent: `${nutrition.sugar} g`,
    },
  };
}
