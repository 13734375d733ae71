import type { Curve } from '@larder/vision/decide';

/** A guess with the network's logit for it, and whether it was right. */
export type Judged = { logit: number; right: boolean };

const ROUNDS = 40;
/** Keeps a step finite where all is judged alike. */
const DAMPING = 1e-6;

/**
 * The curve under which what was judged is likeliest: Platt, "Probabilistic outputs for support vector machines" (1999),
 * with his softened targets, by Newton's method.
 */
export function fitPlatt(judged: readonly Judged[]): Curve {
  const right = judged.filter((one) => one.right).length;
  const targets = { yes: (right + 1) / (right + 2), no: 1 / (judged.length - right + 2) };
  let curve: Curve = { slope: 1, offset: 0 };
  for (let round = 0; round < ROUNDS; round++) curve = nearer(curve, judged, targets);
  return curve;
}

function nearer({ slope, offset }: Curve, judged: readonly Judged[], targets: { yes: number; no: number }): Curve {
  // The gradient, and the curvature as a symmetric matrix.
  let [bySlope, byOffset, slopeSlope, slopeOffset, offsetOffset] = [0, 0, DAMPING, 0, DAMPING];
  for (const { logit, right } of judged) {
    const chance = 1 / (1 + Math.exp(-(slope * logit + offset)));
    const error = chance - (right ? targets.yes : targets.no);
    const bend = chance * (1 - chance);
    bySlope += error * logit;
    byOffset += error;
    slopeSlope += bend * logit * logit;
    slopeOffset += bend * logit;
    offsetOffset += bend;
  }
  const determinant = slopeSlope * offsetOffset - slopeOffset * slopeOffset;
  return {
    slope: slope - (offsetOffset * bySlope - slopeOffset * byOffset) / determinant,
    offset: offset - (slopeSlope * byOffset - slopeOffset * bySlope) / determinant,
  };
}
