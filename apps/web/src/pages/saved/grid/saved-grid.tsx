import type { Recipe } from '@larder/contract/recipe';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../../features/recipe-list/card-grid.tsx';
import { RecipeCard } from '../../../features/recipe-list/recipe-card.tsx';
import { useColumns } from './use-columns.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { type ScrollPlace, useVirtualRows } from './use-virtual-rows.ts';

const OVERSCAN_CARDS = 6;

type SavedGridProps = { recipes: readonly Recipe[]; restore: () => ScrollPlace; onLeave: (place: ScrollPlace) => void };

/** A virtualised grid: only the rows near the viewport are rendered. */
export const SavedGrid = memo(function SavedGrid({ recipes, restore, onLeave }: SavedGridProps) {
  const { t } = useTranslation();
  const grid = useRef<HTMLUListElement>(null);
  const columns = useColumns();
  const rows = useVirtualRows(grid, {
    count: Math.ceil(recipes.length / columns),
    overscan: Math.ceil(OVERSCAN_CARDS / columns),
    keyOf: (row) => `${columns} ${recipes[row * columns]?.id}`,
    restore,
    onLeave,
  });
  useFocusAfterRemoval(grid, recipes.length);

  const first = rows.from * columns;
  const shown = recipes.slice(first, (rows.to + 1) * columns);
  return (
    <CardGrid aria-label={t('saved.list')} ref={grid} style={{ paddingBlock: rows.padding }}>
      {shown.map((recipe, index) => {
        const position = first + index;
        const item = {
          'data-index': Math.floor(position / columns),
          'data-position': position,
          'aria-setsize': recipes.length,
          'aria-posinset': position + 1,
          ref: position % columns === 0 ? rows.measure : null,
        };
        return <RecipeCard key={recipe.id} recipe={recipe} eager={position < columns} item={item} />;
      })}
    </CardGrid>
  );
});
