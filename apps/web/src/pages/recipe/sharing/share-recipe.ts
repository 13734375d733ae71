import type { Recipe } from '@larder/contract/recipe';

export type ShareOutcome = 'shared' | 'copied' | 'sharing-failed' | 'copy-failed' | 'cancelled';

type Sharer = Pick<Navigator, 'clipboard'> & Partial<Pick<Navigator, 'share' | 'canShare'>>;

/** The title, the ingredient list and the page's link, for the clipboard. Spec section 7. */
export function shareText({ title, ingredients }: Pick<Recipe, 'title' | 'ingredients'>, url: string): string {
  const lines = ingredients.map(({ quantity, name, note }) => {
    const line = [quantity, name].filter(Boolean).join(' ');
    return `- ${note ? `${line}, ${note}` : line}`;
  });
  return [title, '', ...lines, '', url].join('\n');
}

/** By the device's share sheet where it has one, else by the clipboard. Who closes the sheet has cancelled. */
export async function shareRecipe(
  recipe: Pick<Recipe, 'title' | 'description' | 'ingredients'>,
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
