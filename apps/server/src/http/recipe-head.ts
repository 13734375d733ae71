import { API } from '@larder/contract/api';
import type { Recipe } from '@larder/contract/recipe';

/** What a page says of itself in its head. */
export type PageHead = { language: string; title: string; description: string; markup: string };

/** A recipe's head: its title, link previews (Open Graph) and schema.org/Recipe for search engines. */
export function recipeHead(recipe: Recipe, publicUrl: string | null): PageHead {
  const url = publicUrl === null ? null : `${publicUrl}/recipe/${recipe.id}`;
  const image = recipe.imageUrl !== null && publicUrl !== null ? new URL(recipe.imageUrl, publicUrl).href : null;
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
  const data = `<script type="application/ld+json">${escapeJson(structuredData(recipe, url, image))}</script>`;
  return {
    language: recipe.language,
    title: recipe.title,
    description: recipe.description,
    markup: [fetchAhead(recipe), ...canonical, ...previews, data].join('\n    '),
  };
}

/** Has the browser fetch the recipe beside the code that will ask for it, as someone does who comes for the first time. */
function fetchAhead({ id, language, measurementSystem }: Recipe): string {
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
    recipeIngredient: recipe.ingredients.map(({ quantity, name }) => `${quantity} ${name}`.trim()),
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

const HTML_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that can stand in HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML_ESCAPES[character] ?? character);
}

/** JSON that can stand in a script element: nothing in it can end the element. */
function escapeJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
