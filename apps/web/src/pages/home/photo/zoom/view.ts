/** Sizes and places in CSS pixels. */
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/**
 * Where a picture is in a stage: the place of its top-left corner, and how large it is, 1 being the size at which it just
 * fits.
 */
export type View = Point & { scale: number };

export const MAX_SCALE = 8;

/** The size at which a picture just fits into a stage. */
export function fitted(picture: Size, stage: Size): Size {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** The view with the picture filling the stage, or in its middle where it is smaller. */
export function bounded(view: View, fit: Size, stage: Size): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale));
  return {
    scale,
    x: boundedStart(view.x, fit.width * scale, stage.width),
    y: boundedStart(view.y, fit.height * scale, stage.height),
  };
}

function boundedStart(start: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2;
  return Math.min(0, Math.max(room - length, start));
}

/** The view enlarged by a factor; what is at `at` in the stage stays there. */
export function zoomed(view: View, factor: number, at: Point): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown };
}

/** The view with a part of the picture, in shares of it, in the middle of the stage; not smaller than before. */
export function centredOn(part: Point & Size, view: View, fit: Size, stage: Size): View {
  const room = Math.min(stage.width / (part.width * fit.width), stage.height / (part.height * fit.height)) / 3;
  const scale = Math.min(MAX_SCALE, Math.max(view.scale, Math.min(room, MAX_SCALE / 2)));
  return {
    scale,
    x: stage.width / 2 - (part.x + part.width / 2) * fit.width * scale,
    y: stage.height / 2 - (part.y + part.height / 2) * fit.height * scale,
  };
}
