import type { ILLUSTRATION_SIDE_BASES, IllustrationBase } from '@larder/contract/dish/illustration';
import { BAKED_BASES } from './baked-bases.ts';
import { LOOSE_BASES } from './loose-bases.ts';
import { SOLID_BASES } from './solid-bases.ts';

type VesselBase = Exclude<IllustrationBase, (typeof ILLUSTRATION_SIDE_BASES)[number]>;

/** SVG of what fills a vessel, in the dish's colour. */
export const BASES: Readonly<Record<VesselBase, (fill: string) => string>> = {
  ...LOOSE_BASES,
  ...SOLID_BASES,
  ...BAKED_BASES,
};
