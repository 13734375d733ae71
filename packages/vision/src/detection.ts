/**
 * A decoded photo, upright: three bytes per pixel (red, green, blue in sRGB), row by row from the top-left corner.
 * Scale it down to `MAX_INPUT_SIDE` first; more pixels only cost time.
 */
export type Pixels = { width: number; height: number; data: Uint8Array };

/** The longest side, in pixels, that the network makes use of. */
export const MAX_INPUT_SIDE = 736;

/** A rectangle of a photo: top-left corner and size, each from 0 to 1 of the photo's width or height. */
export type Box = { x: number; y: number; width: number; height: number };

export type IngredientGuess = {
  /** An id of the food package's knowledge base. */
  ingredientId: string;
  /** 0 to 1, calibrated: of the guesses at 0.8, about 80 % are right. */
  confidence: number;
};

/** An ingredient found in a photo; of several pieces `box` is the one with the highest confidence. */
export type Detection = IngredientGuess & {
  box: Box | null;
  /** The next most likely ingredient at the same place, where it is likely enough. */
  alternative: IngredientGuess | null;
};

export type IngredientDetector = {
  /** Detections above the confidence threshold, highest confidence first; empty for a photo without food. */
  detect(pixels: Pixels): Promise<Detection[]>;
};
