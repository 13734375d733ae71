import type { Detection, IngredientDetector, UnknownThing } from '@larder/vision/detection';
import { runVisionWorker } from '../../vision/run-vision-worker.ts';
import { PAINTS } from './paintings.ts';

const INGREDIENTS: Record<string, { id: string; alternatives?: string[] }> = {
  [PAINTS.tomato]: { id: 'tomato' },
  [PAINTS.slow]: { id: 'tomato' },
  [PAINTS.lemonOrLime]: { id: 'lemon', alternatives: ['lime'] },
  [PAINTS.spinach]: { id: 'spinach' },
};
const UNKNOWN: Record<string, string[]> = { [PAINTS.milkOrYogurt]: ['milk', 'yogurt'] };

/** Longer than the time left for a photo whose client has gone. */
const SLOW_MS = 2_000;

/** Detects ingredients by the colour of the left and the right half of a picture. Decoding is the real one. */
const colourDetector: IngredientDetector = {
  async detect({ width, height, data }) {
    const at = (x: number): string => {
      const from = (Math.floor(height / 2) * width + Math.floor(x * width)) * 3;
      return `#${[...data.subarray(from, from + 3)].map((value) => (value > 127 ? 'ff' : '00')).join('')}`;
    };
    const halves = [at(0.25), at(0.75)];
    if (halves.includes(PAINTS.deadly)) process.exit(7);
    if (halves.includes(PAINTS.slow)) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (halves.includes(PAINTS.endless)) await new Promise(() => {});
    const seen = [...new Set(halves)];
    return {
      detections: seen.flatMap((colour, half) => detectionsOf(INGREDIENTS[colour], half)),
      unknown: seen.flatMap((colour, half) => unknownOf(UNKNOWN[colour], half)),
    };
  },
};

const boxOf = (half: number) => ({ x: half * 0.5, y: 0, width: 0.5, height: 1 });

function detectionsOf(ingredient: (typeof INGREDIENTS)[string] | undefined, half: number): Detection[] {
  if (!ingredient) return [];
  const { id, alternatives = [] } = ingredient;
  return [
    {
      ingredientId: id,
      confidence: 0.9,
      box: boxOf(half),
      alternatives: alternatives.map((ingredientId) => ({ ingredientId, confidence: 0.6 })),
    },
  ];
}

function unknownOf(ids: readonly string[] = [], half: number): UnknownThing[] {
  if (ids.length === 0) return [];
  return [{ box: boxOf(half), guesses: ids.map((ingredientId) => ({ ingredientId, confidence: 0.2 })) }];
}

runVisionWorker(async () => colourDetector);
