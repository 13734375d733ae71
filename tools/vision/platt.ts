import type { Curve } from '@larder/vision/select-detections';

/** A guess with its logit, and whether it was right. */
export type LabelledLogit = { logit: number; right: boolean };

const ITERATIONS = 40;
/** Keeps the Hessian invertible where all guesses are right, or all wrong. */
const DAMPING = 1e-6;

/**
 * The maximum-likelihood curve by Newton's method, with softened targets: Platt, "Probabilistic outputs for support
 * vector machines" (1999).
 */
export function fitPlatt(judged: readonly LabelledLogit[]): Curve {
  const right = judged.filter((one) => one.right).length;
  const targets = { yes: (right + 1) / (right + 2), no: 1 / (judged.length - right + 2) };
  let curve: Curve = { slope: 1, offset: 0 };
  for (let iteration = 0; iteration < ITERATIONS; iteration++) curve = newtonStep(curve, judged, targets);
  return curve;
}

function newtonStep(
  { slope, offset }: Curve,
  judged: readonly LabelledLogit[],
  targets: { yes: number; no: number },
): Curve {
  // The gradient and the symmetric Hessian.
  let [bySlope, byOffset, slopeSlope, slopeOffset, offsetOffset] = [0, 0, DAMPING, 0, DAMPING];
  for (const { logit, right } of judged) {
    const probability = 1 / (1 + Math.exp(-(slope * logit + offset)));
    const error = probability - (right ? targets.yes : targets.no);
    const curvature = probability * (1 - probability);
    bySlope += error * logit;
    byOffset += error;
    slopeSlope += curvature * logit * logit;
    slopeOffset += curvature * logit;
    offsetOffset += curvature;
  }
  const determinant = slopeSlope * offsetOffset - slopeOffset * slopeOffset;
  return {
    slope: slope - (offsetOffset * bySlope - slopeOffset * byOffset) / determinant,
    offset: offset - (slopeSlope * byOffset - slopeOffset * bySlope) / determinant,
  };
}
