import type { Curve } from '@larder/vision/select-detections';

/** A guess with its logit, and whether it was right. */
export type LabelledLogit = { logit: number; right: boolean };

const ITERATIONS = 40;
/** Keeps the Hessian invertible where all guesses are right, or all wrong. */
const DAMPING = 1e-6;
const MOST_HALVINGS = 30;

type Targets = { yes: number; no: number };

/**
 * The maximum-likelihood curve by Newton's method, with softened targets: Platt, "Probabilistic outputs for support
 * vector machines" (1999). A step that makes the error larger is halved until it does not.
 */
export function fitPlatt(judged: readonly LabelledLogit[]): Curve {
  const right = judged.filter((one) => one.right).length;
  const targets = { yes: (right + 1) / (right + 2), no: 1 / (judged.length - right + 2) };
  let curve: Curve = { slope: 1, offset: 0 };
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const step = newtonStep(curve, judged, targets);
    const error = errorOf(curve, judged, targets);
    const next = Array.from({ length: MOST_HALVINGS }, (_, halvings) => moved(curve, step, 0.5 ** halvings)).find(
      (one) => errorOf(one, judged, targets) <= error,
    );
    if (!next) return curve;
    curve = next;
  }
  return curve;
}

function moved({ slope, offset }: Curve, step: Curve, share: number): Curve {
  return { slope: slope + share * step.slope, offset: offset + share * step.offset };
}

/** The negative logarithm of the likelihood; exact for logits far from zero. */
function errorOf({ slope, offset }: Curve, judged: readonly LabelledLogit[], targets: Targets): number {
  return judged.reduce((sum, { logit, right }) => {
    const value = slope * logit + offset;
    const target = right ? targets.yes : targets.no;
    return sum + Math.max(value, 0) - target * value + Math.log1p(Math.exp(-Math.abs(value)));
  }, 0);
}

function newtonStep({ slope, offset }: Curve, judged: readonly LabelledLogit[], targets: Targets): Curve {
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
    slope: -(offsetOffset * bySlope - slopeOffset * byOffset) / determinant,
    offset: -(slopeSlope * byOffset - slopeOffset * bySlope) / determinant,
  };
}
