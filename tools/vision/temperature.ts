/** The logits of several outputs of which one is right. */
export type Choice = { logits: readonly number[]; right: number };

const SLOPES = Array.from({ length: 60 }, (_, step) => 0.05 * (step + 1));

/**
 * The slope that makes a softmax of logits most likely to choose the right outputs (temperature scaling: Guo et al.,
 * ICML 2017); 0.05 to 3.
 */
export function fitSlope(choices: readonly Choice[]): number {
  const errors = SLOPES.map((slope) => choices.reduce((sum, choice) => sum + surprise(choice, slope), 0));
  return SLOPES[errors.indexOf(Math.min(...errors))] ?? 1;
}

/** The negative logarithm of the probability of the right output. */
function surprise({ logits, right }: Choice, slope: number): number {
  const sum = logits.reduce((total, logit) => total + Math.exp(slope * logit), 0);
  return Math.log(sum) - slope * (logits[right] ?? 0);
}
