/**
 * A photo, upright and decoded: three bytes a pixel (red, green, blue in sRGB), row by row from the top-left corner.
 * Its longest side is best brought to `LONGEST_SIDE` first; anything larger only costs time.
 */
export type Pixels = { width: number; height: number; data: Uint8Array };

/** Longest side in pixels of a photo that the network has use for. */
export const LONGEST_SIDE = 640;

/** A rectangle of a photo: the top-left corner and the size, each from 0 to 1 of the photo's width or height. */
export type Box = { x: number; y: number; width: number; height: number };

export type Guess = {
  /** An id of the kitchen's knowledge base. */
  ingredientId: string;
  /** 0 to 1, calibrated: of the things shown at 0.8, about 80 % are there. */
  confidence: number;
};

/** An ingredient found in a photo. One with several pieces is told once, with a box around its clearest piece. */
export type Seen = Guess & {
  box: Box | null;
  /** What it may be instead, where two are close at the same place. */
  orElse: Guess | null;
};

export type Vision = {
  /** What is in a photo, most confident first, only what is at least at the threshold; empty where there is no food. */
  look(pixels: Pixels): Promise<Seen[]>;
};
