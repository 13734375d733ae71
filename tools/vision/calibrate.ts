// Fits the curves from logits to confidences: node tools/vision/calibrate.ts --photos PATH
import { readFile, writeFile } from 'node:fs/promises';
import { needsCloserLook } from '@larder/vision/closer-look';
import type { Pixels } from '@larder/vision/detection';
import { MODEL_FILE } from '@larder/vision/model-file';
import { createNetwork, LOOKS, type Look } from '@larder/vision/network';
import { type Calibration, type Curve, SHOW_THRESHOLDS, selectDetections } from '@larder/vision/select-detections';
import { reliabilityOf } from './figures.ts';
import { fitPlatt, type LabelledLogit } from './platt.ts';
import { validationPictures } from './validation.ts';

const CALIBRATION_FILE = new URL('../../packages/vision/src/calibration.json', import.meta.url);
const RANKS = ['highest', 'others'] as const;
const PLAIN: Calibration = { highest: { slope: 1, offset: 0 }, others: { slope: 1, offset: 0 } };
/** Uncalibrated guesses below this are never shown, and would outnumber the others. */
const MIN_CONFIDENCE = 0.05;

type Half = { highest: LabelledLogit[]; others: LabelledLogit[] };

/**
 * The guesses of a look at all pictures that get it and in which it detects food, split by alternate pictures into two
 * halves. Composed scenes hold many more things than photos do, and would make the look at the whole too sure of them.
 */
async function labelHalves(look: Look): Promise<[fitted: Half, held: Half]> {
  const network = await createNetwork(new Uint8Array(await readFile(MODEL_FILE)));
  const isLookedAtCloser = async (pixels: Pixels) =>
    needsCloserLook(pixels, {
      maps: await network(pixels, 'whole'),
      calibration: calibrations.whole,
      threshold: SHOW_THRESHOLDS.whole,
    });
  const halves: [Half, Half] = [
    { highest: [], others: [] },
    { highest: [], others: [] },
  ];
  let number = 0;
  for await (const { kind, photo, pixels } of validationPictures()) {
    if (look === 'whole' ? kind === 'fridge' : !(await isLookedAtCloser(pixels))) continue;
    const half = halves[number++ % 2 === 0 ? 0 : 1];
    const view = { maps: await network(pixels, look), calibration: PLAIN, threshold: MIN_CONFIDENCE };
    for (const [rank, { ingredientId, confidence }] of selectDetections([view]).entries()) {
      const labelled = { logit: Math.log(confidence / (1 - confidence)), right: photo?.ids.has(ingredientId) ?? false };
      half[rank === 0 ? 'highest' : 'others'].push(labelled);
    }
  }
  return halves;
}

async function calibrate(look: Look): Promise<Calibration> {
  const [fitted, held] = await labelHalves(look);
  const calibration = { highest: fitPlatt(fitted.highest), others: fitPlatt(fitted.others) };
  const confidences = RANKS.flatMap((rank) =>
    held[rank].map(({ logit, right }) => {
      const { slope, offset } = calibration[rank];
      return { confidence: 1 / (1 + Math.exp(-(slope * logit + offset))), right };
    }),
  );
  console.log(`\n${look}, on the half of the pictures that was not used for fitting:\n`);
  console.log('| confidence | guesses | mean | right |\n|---|---|---|---|');
  for (const { from, to, detected, meanConfidence, right } of reliabilityOf(confidences)) {
    console.log(
      `| ${from.toFixed(1)} to ${to.toFixed(1)} | ${detected} | ${meanConfidence.toFixed(2)} | ${right.toFixed(2)} |`,
    );
  }
  return calibration;
}

function written({ slope, offset }: Curve): string {
  return `{ "slope": ${slope.toFixed(3)}, "offset": ${offset.toFixed(3)} }`;
}

/** The look at the whole first: it decides which pictures are looked at closer. */
const calibrations: Record<Look, Calibration> = { whole: PLAIN, close: PLAIN };
for (const look of LOOKS) calibrations[look] = await calibrate(look);
const lines = LOOKS.map((look) => {
  const { highest, others } = calibrations[look];
  return `  "${look}": { "highest": ${written(highest)}, "others": ${written(others)} }`;
});
await writeFile(CALIBRATION_FILE, `{\n${lines.join(',\n')}\n}\n`);
console.log('\npackages/vision/src/calibration.json is written.');
