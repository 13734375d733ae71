import type { Box } from './detection.ts';

/** The box between two corners, clipped to the photo. */
export function boxBetween(left: number, top: number, right: number, bottom: number): Box {
  const [x, y] = [clip(left), clip(top)];
  return { x, y, width: Math.max(0, clip(right) - x), height: Math.max(0, clip(bottom) - y) };
}

/** Intersection over union of two boxes, 0 to 1; 0 where both are empty. */
export function intersectionOverUnion(one: Box, other: Box): number {
  const shared = sharedArea(one, other);
  const covered = one.width * one.height + other.width * other.height - shared;
  return covered > 0 ? Math.min(1, shared / covered) : 0;
}

/** The area that two boxes share, as a share of the photo. */
export function sharedArea(one: Box, other: Box): number {
  return overlap(one.x, one.width, other.x, other.width) * overlap(one.y, one.height, other.y, other.height);
}

function overlap(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart));
}

function clip(share: number): number {
  return Math.min(1, Math.max(0, share));
}
