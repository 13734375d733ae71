import type { Pixels } from './detection.ts';
import { SQUARE_SIDES } from './network.ts';
import { selectDetections, showsFood, type View } from './select-detections.ts';

/** The least number of pixels of a photo, as a multiple of those of a look at the whole, that a closer look needs. */
const LEAST_PIXELS = 2;
/**
 * The share of a photo that is covered by what is found in it, and that one thing covers on average, from which on a
 * closer look finds hardly more, and mistakes parts of large things for others.
 */
const COVERED = 0.25;
const LARGE = 0.08;

/** True of a photo that may show more, of which a look at the whole finds little: a fridge from a step away. */
export function needsCloserLook({ width, height }: Pixels, whole: View): boolean {
  if (!showsFood(whole.maps) || width * height < LEAST_PIXELS * SQUARE_SIDES.whole ** 2) return false;
  const areas = selectDetections([whole]).map(({ box }) => (box ? box.width * box.height : 0));
  const covered = areas.reduce((sum, area) => sum + area, 0);
  return covered < COVERED && (areas.length === 0 || covered / areas.length < LARGE);
}

/** The confidence of what is surest from which on a look in a mirror changes hardly anything. */
const SURE = 0.8;

/** True of a photo in which a look at the whole finds something, and nothing surely: a look in a mirror then tells. */
export function needsMirroredLook(whole: View): boolean {
  const [surest] = selectDetections([whole]);
  return surest !== undefined && surest.confidence < SURE;
}
