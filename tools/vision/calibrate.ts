// Fits the curves from logits to confidences: node tools/vision/calibrate.ts --photos PATH
import { readFile, writeFile } from 'node:fs/promises';
import { MODEL_FILE } from '@larder/vision/model-file';
import { createNetwork } from '@larder/vision/network';
import { type Calibration, selectDetections } from '@larder/vision/select-detections';
import { reliabilityOf } from './figures.ts';
import { fitPlatt, type LabelledLogit } from './platt.ts';
import { validationPictures } from './validation.ts';

const CALIBRATION_FILE = new URL('../../packages/vision/src/calibration.json', import.meta.url);
const PLAIN: Calibration = { highest: { slope: 1, offset: 0 }, others: { slope: 1, offset: 0 } };
/** Uncalibrated guesses below this are never shown, and would outnumber the others. */
const MIN_CONFIDENCE = 0.05;

type Half = { highest: LabelledLogit[]; others: LabelledLogit[] };

/** The guesses on all pictures in which the network detects food, split by alternate pictures into two halves. */
async function labelHalves(): Promise<[fitted: Half, held: Half]> {
  const network = await createNetwork(new Uint8Array(await readFile(MODEL_FILE)));
  const halves: [Half, Half] = [
    { highest: [], others: [] },
    { highest: [], others: [] },
  ];
  let number = 0;
  for await (const { photo, pixels } of validationPictures()) {
    const half = halves[number++ % 2 === 0 ? 0 : 1];
    for (const [rank, { ingredientId, confidence }] of selectDetections(
      await network(pixels),
      PLAIN,
      MIN_CONFIDENCE,
    ).entries()) {
      const labelled = { logit: Math.log(confidence / (1 - confidence)), right: photo?.ids.has(ingredientId) ?? false };
      half[rank === 0 ? 'highest' : 'others'].push(labelled);
    }
  }
  return halves;
}

const [fitted, held] = await labelHalves();
const calibration = { highest: fitPlatt(fitted.highest), others: fitPlatt(fitted.others) };
const confidences = (['highest', 'others'] as const).flatMap((rank) =>
  held[rank].map(({ logit, right }) => {
    const { slope, offset } = calibration[rank];
    return { confidence: 1 / (1 + Math.exp(-(slope * logit + offset))), right };
  }),
);

console.log(
  'On the half of the pictures that was not used for fitting:\n\n| confidence | guesses | mean | right |\n|---|---|---|---|',
);
for (const { from, to, detected, meanConfidence, right } of reliabilityOf(confidences)) {
  console.log(
    `| ${from.toFixed(1)} to ${to.toFixed(1)} | ${detected} | ${meanConfidence.toFixed(2)} | ${right.toFixed(2)} |`,
  );
}
const lines = (['highest', 'others'] as const).map((rank) => {
  const { slope, offset } = calibration[rank];
  return `  "${rank}": { "slope": ${slope.toFixed(3)}, "offset": ${offset.toFixed(3)} }`;
});
await writeFile(CALIBRATION_FILE, `{\n${lines.join(',\n')}\n}\n`);
console.log('\npackages/vision/src/calibration.json is written.');
