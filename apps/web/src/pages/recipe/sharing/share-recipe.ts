import type { Recipe } from '@larder/contract/recipe';
import { measuredName } from '@larder/text/measured-name';

export type ShareOutcome = 'shared' | 'copied' | 'sharing-failed' | 'copy-failed' | 'cancelled';

type Sharer = Pick<Navigator, 'clipboard'> & Partial<Pick<Navigator, 'share' | 'canShare'>>;

/** Title, ingredients and link as text for the clipboard. docs/specification.md §7. */
export function shareText(
  { title, ingredients, language }: Pick<Recipe, 'title' | 'ingredients' | 'language'>,
  url: string,
): string {
  const lines = ingredients.map((ingredient) => {
    const { note } = ingredient;
    const line = measuredName(ingredient, language);
    return `- ${note ? `${line}, ${note}` : line}`;
  });
  return [title, '', ...lines, '', url].join('\n');
}

/** Shares with the device's share sheet, or copies to the clipboard if there is none. */
export async function shareRecipe(
  recipe: Pick<Recipe, 'title' | 'description' | 'ingredients' | 'language'>,
  url: string,
  device: Sharer,
): Promise<ShareOutcome> {
  const sheet = { title: recipe.title, text: recipe.description, url };
  if (device.share && device.canShare?.(sheet) !== false) {
    try {
      await device.share(sheet);
      return 'shared';
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'sharing-failed';
    }
  }
  try {
    await device.clipboard.writeText(shareText(recipe, url));
    return 'copied';
  } catch {
    return 'copy-failed';
  }
}
