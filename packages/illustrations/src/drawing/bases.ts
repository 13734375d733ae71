import type { IllustrationBase } from '@larder/contract/dish/illustration';
import { LOOSE_BASES } from './loose-bases.ts';
import { SOLID_BASES } from './solid-bases.ts';

/** SVG of what fills a vessel, in the dish's colour. */
export const BASES: Readonly<Record<IllustrationBase, (fill: string) => string>> = { ...LOOSE_BASES, ...SOLID_BASES };
