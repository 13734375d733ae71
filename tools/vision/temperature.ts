import { CLASS_IDS } from '@larder/vision/classes';
import { kindLogitsAt } from '@larder/vision/kind-guesses';
import { WIDER_CLASSES } from '@larder/vision/kinds';
import { type OutputMaps, peaksOf } from '@larder/vision/output-maps';
import type { Photo } from './photo-sets.ts';

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

/** The choice among the kinds of each class in a photo, at its best cell; any other kind is right where none is known. */
export function kindChoices({ photo, maps }: { photo: Pick<Photo, 'classes'> | null; maps: OutputMaps }): Choice[] {
  return WIDER_CLASSES.flatMap((wider): Choice[] => {
    const kind = photo?.classes.get(CLASS_IDS[wider.classIndex] ?? '');
    if (kind === undefined) return [];
    const cell = peaksOf(maps).find(({ classIndex }) => classIndex === wider.classIndex)?.cell ?? 0;
    const right = kind === null ? wider.kindIds.length : wider.kindIds.indexOf(kind);
    return [{ logits: kindLogitsAt(maps, wider, cell), right }];
  });
}

/** The negative logarithm of the probability of the right output. */
function surprise({ logits, right }: Choice, slope: number): number {
  const sum = logits.reduce((total, logit) => total + Math.exp(slope * logit), 0);
  return Math.log(sum) - slope * (logits[right] ?? 0);
}
