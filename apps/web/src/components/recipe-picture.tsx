import { PLACEHOLDER_IMAGES } from '@larder/contract/image';
import type { Recipe } from '@larder/contract/recipe';
import { useState, ViewTransition } from 'react';

type Pictured = Pick<Recipe, 'id' | 'category' | 'imageUrl'>;

/**
 * A recipe's picture, or the placeholder of its category if there is none or it can't be loaded. Fills its container.
 * Without alternative text, because the title is beside it. A view transition connects the pictures of a card and of the
 * recipe's page.
 */
export function RecipePicture({ recipe, eager = false }: { recipe: Pictured; eager?: boolean }) {
  const { id, category, imageUrl } = recipe;
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = imageUrl !== null && imageUrl !== broken;
  return (
    <ViewTransition name={`picture-${id}`} share="picture" default="none">
      <img
        src={isShown ? imageUrl : PLACEHOLDER_IMAGES[category]}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBroken(imageUrl)}
        className="size-full object-cover"
      />
    </ViewTransition>
  );
}
