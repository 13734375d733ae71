import { isUnnamed, type PhotoThing } from './photo-things.ts';

/** The number of a thing; in the photo it stands at its box. One without a name has another shape and a question mark. */
export function ThingBadge({
  thing,
  isSelected,
  className = '',
}: {
  thing: PhotoThing;
  isSelected: boolean;
  className?: string;
}) {
  const state = isSelected ? 'photo-badge-selected' : isUnnamed(thing) ? 'photo-badge-unnamed' : '';
  return (
    <span className={`photo-badge figures ${state} ${className}`}>
      {thing.number}
      {isUnnamed(thing) && '?'}
    </span>
  );
}
