import type { IllustrationBase } from '@larder/contract/dish/illustration';
import type { ReactNode } from 'react';
import { LOOSE_BASES } from './loose-bases.tsx';
import { SOLID_BASES } from './solid-bases.tsx';

const BASES: Readonly<Record<IllustrationBase, (props: { fill: string }) => ReactNode>> = {
  ...LOOSE_BASES,
  ...SOLID_BASES,
};

/** What fills a vessel, in the dish's colour. */
export function Base({ base, fill }: { base: IllustrationBase; fill: string }) {
  return BASES[base]({ fill });
}
