import type { CSSProperties } from 'react';
import { isUnnamed, type PhotoThing } from './photo-things.ts';

type ThingBadgeProps = { thing: PhotoThing; isSelected: boolean; style?: CSSProperties };

/** The number of a thing; in the photo it stands at its box. One without a name has another shape and a question mark. */
export function ThingBadge({ thing, isSelected, style = {} }: ThingBadgeProps) {
  const state = isSelected ? 'photo-badge-selected' : isUnnamed(thing) ? 'photo-badge-unnamed' : '';
  return (
    <span className={`photo-badge figures ${state}`} style={style}>
      {thing.number}
      {isUnnamed(thing) && '?'}
    </span>
  );
}
