import type { Detection, IngredientDetector } from '@larder/vision/detection';
import { runVisionWorker } from '../../vision/run-vision-worker.ts';
import { PAINTS } from './paintings.ts';

const INGREDIENTS: Record<string, { id: string; alternative?: string }> = {
  [PAINTS.tomato]: { id: 'tomato' },
  [PAINTS.slow]: { id: 'tomato' },
  [PAINTS.lemonOrLime]: { id: 'lemon', alternative: 'lime' },
  [PAINTS.spinach]: { id: 'spinach' },
};

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
    return [...new Set(halves)].flatMap((colour, half) => detectionsOf(INGREDIENTS[colour], half * 0.5));
  },
};

function detectionsOf(ingredient: (typeof INGREDIENTS)[string] | undefined, x: number): Detection[] {
  if (!ingredient) return [];
  const { id, alternative } = ingredient;
  return [
    {
      ingredientId: id,
      confidence: 0.9,
      box: { x, y: 0, width: 0.5, height: 1 },
      alternative: alternative ? { ingredientId: alternative, confidence: 0.6 } : null,
    },
  ];
}

runVisionWorker(async () => colourDetector);
