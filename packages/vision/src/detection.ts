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
  /** What else it may be: up to three ingredients at the same place that are likely enough, the most likely first. */
  alternatives: IngredientGuess[];
};

/** A thing that is there and that no ingredient is likely enough to be. */
export type UnknownThing = {
  box: Box;
  /** What it may be, the most likely first. */
  guesses: IngredientGuess[];
};

/** What a photo shows; nothing for a photo without food. */
export type PhotoContent = {
  /** Above the confidence threshold, highest confidence first. */
  detections: Detection[];
  /** The surest to be there first; none of them is at the place of a detection. */
  unknown: UnknownThing[];
};

export type IngredientDetector = { detect(pixels: Pixels): Promise<PhotoContent> };
