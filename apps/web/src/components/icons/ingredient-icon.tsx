import { ingredientIcon } from '@larder/contract/image';
import { useState } from 'react';

/** The icon of an ingredient, decorative because its name is beside it. Its place stays empty where there is none. */
export function IngredientIcon({ id, className }: { id: string | null; className: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (id === null || id === broken) return <span aria-hidden className={`inline-block shrink-0 ${className}`} />;
  return (
    <img
      src={ingredientIcon(id)}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(id)}
      className={`shrink-0 ${className}`}
    />
  );
}
