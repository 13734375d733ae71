import type { IllustrationPart } from '@larder/contract/dish/illustration';
import type { ReactNode } from 'react';
import { INGREDIENT_SHAPES } from './ingredient-shapes.tsx';
import { PIECE_SHAPES } from './piece-shapes.tsx';

const SHAPES: Readonly<Record<IllustrationPart, ReactNode | ((fill: string) => ReactNode)>> = {
  ...INGREDIENT_SHAPES,
  ...PIECE_SHAPES,
};

/** One part of an illustration; `fill` colours what takes the colour of its dish. */
export function Part({ part, fill }: { part: IllustrationPart; fill: string }) {
  const shape = SHAPES[part];
  return typeof shape === 'function' ? shape(fill) : shape;
}
