import { useState, ViewTransition } from 'react';
import { DishArt, type DishArtProps } from './art/dish-art.tsx';

type Pictured = Omit<DishArtProps, 'className'> & { imageUrl: string | null };

/**
 * A recipe's picture, or where there is none or it is broken, a drawn one by its kind. Fills its box; the title beside
 * it says what it shows. A card's picture grows into that of the recipe's page, since both bear the recipe's name.
 */
export function RecipePicture({ recipe, eager = false }: { recipe: Pictured; eager?: boolean }) {
  const { imageUrl, ...dish } = recipe;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <ViewTransition name={`picture-${recipe.id}`} share="picture" default="none">
      {imageUrl && imageUrl !== broken ? (
        <img
          src={imageUrl}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(imageUrl)}
          className="size-full object-cover"
        />
      ) : (
        <DishArt {...dish} className="size-full" />
      )}
    </ViewTransition>
  );
}
