import type { Seen, Vision } from '@larder/vision/seen';
import { serveRequests } from '../vision/serve-requests.ts';
import { PAINTS } from './paintings.ts';

const INGREDIENTS: Record<string, { id: string; orElse?: string }> = {
  [PAINTS.tomato]: { id: 'tomato' },
  [PAINTS.slow]: { id: 'tomato' },
  [PAINTS.lemonOrLime]: { id: 'lemon', orElse: 'lime' },
  [PAINTS.spinach]: { id: 'spinach' },
};

/** Longer than what is left to a photo that nobody waits for. */
const SLOW_MS = 2_000;

/** Knows ingredients by their colour, in the left and the right half of a picture; the decoding is the real one. */
const colourVision: Vision = {
  async look({ width, height, data }) {
    const at = (x: number): string => {
      const from = (Math.floor(height / 2) * width + Math.floor(x * width)) * 3;
      return `#${[...data.subarray(from, from + 3)].map((value) => (value > 127 ? 'ff' : '00')).join('')}`;
    };
    const halves = [at(0.25), at(0.75)];
    if (halves.includes(PAINTS.deadly)) process.exit(7);
    if (halves.includes(PAINTS.slow)) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (halves.includes(PAINTS.endless)) await new Promise(() => {});
    return [...new Set(halves)].flatMap((colour, half) => seenAs(INGREDIENTS[colour], half * 0.5));
  },
};

function seenAs(ingredient: (typeof INGREDIENTS)[string] | undefined, x: number): Seen[] {
  if (!ingredient) return [];
  const { id, orElse } = ingredient;
  return [
    {
      ingredientId: id,
      confidence: 0.9,
      box: { x, y: 0, width: 0.5, height: 1 },
      orElse: orElse ? { ingredientId: orElse, confidence: 0.6 } : null,
    },
  ];
}

serveRequests(async () => colourVision);
