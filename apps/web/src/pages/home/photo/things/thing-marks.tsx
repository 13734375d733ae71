import type { PhotoBox } from '@larder/contract/analyze';
import { Fragment } from 'react';
import { isUnnamed, isUnsure, type PhotoThing } from './photo-things.ts';
import { ThingBadge } from './thing-badge.tsx';

/**
 * A frame with a number around each thing, over a picture that it covers exactly; lines and numbers have the same size
 * however large the picture is. The list of things says the same to those who don't see the picture.
 */
export function ThingMarks({ things, selected }: { things: readonly PhotoThing[]; selected: number | null }) {
  return (
    <div aria-hidden className="photo-marks pointer-events-none absolute inset-0">
      {things.map((thing) => {
        const isSelected = thing.number === selected;
        if (!thing.box || thing.isRemoved) return null;
        const looks = [
          isSelected && 'photo-frame-selected',
          (isUnsure(thing) || isUnnamed(thing)) && 'photo-frame-unsure',
        ];
        return (
          <Fragment key={thing.number}>
            <span className={`photo-frame ${looks.filter(Boolean).join(' ')}`} style={placeOf(thing.box)} />
            <ThingBadge thing={thing} isSelected={isSelected} style={cornerOf(thing.box)} />
          </Fragment>
        );
      })}
    </div>
  );
}

const percent = (share: number) => `${100 * share}%`;

function placeOf({ x, y, width, height }: PhotoBox) {
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
}

/** The place of a number: its middle at the corner of the box, but within the picture. */
function cornerOf({ x, y }: PhotoBox) {
  const within = (share: number) => `clamp(0px, calc(${percent(share)} - 0.8125rem), calc(100% - 1.625rem))`;
  return { left: within(x), top: within(y) };
}
