// Fits what the network's logits are worth as a confidence: node tools/vision/calibrate.ts --photos PATH
import { readFile, writeFile } from 'node:fs/promises';
import { type Calibration, decide } from '@larder/vision/decide';
import { MODEL_FILE } from '@larder/vision/model-file';
import { createNetwork } from '@larder/vision/network';
import { reliabilityOf } from './figures.ts';
import { fitPlatt, type Judged } from './platt.ts';
import { validationPictures } from './validation.ts';

const CALIBRATION_FILE = new URL('../../packages/vision/src/calibration.json', import.meta.url);
const PLAIN: Calibration = { clearest: { slope: 1, offset: 0 }, further: { slope: 1, offset: 0 } };
/** Guesses below this, as the network has them, are never shown and would outnumber the others. */
const LEAST = 0.05;

type Half = { clearest: Judged[]; further: Judged[] };

/** Every guess about the pictures that have food by the network's word, of every second picture by itself. */
async function judgeHalves(): Promise<[fitted: Half, held: Half]> {
  const network = await createNetwork(new Uint8Array(await readFile(MODEL_FILE)));
  const halves: [Half, Half] = [
    { clearest: [], further: [] },
    { clearest: [], further: [] },
  ];
  let number = 0;
  for await (const { photo, pixels } of validationPictures()) {
    const half = halves[number++ % 2 === 0 ? 0 : 1];
    for (const [rank, { ingredientId, confidence }] of decide(await network(pixels), PLAIN, LEAST).entries()) {
      const judged = { logit: Math.log(confidence / (1 - confidence)), right: photo?.ids.has(ingredientId) ?? false };
      half[rank === 0 ? 'clearest' : 'further'].push(judged);
    }
  }
  return halves;
}

const [fitted, held] = await judgeHalves();
const calibration = { clearest: fitPlatt(fitted.clearest), further: fitPlatt(fitted.further) };
const confidences = (['clearest', 'further'] as const).flatMap((rank) =>
  held[rank].map(({ logit, right }) => {
    const { slope, offset } = calibration[rank];
    return { confidence: 1 / (1 + Math.exp(-(slope * logit + offset))), right };
  }),
);

console.log(
  'On the half of the pictures that nothing was fitted to:\n\n| confidence | guesses | mean | right |\n|---|---|---|---|',
);
for (const { from, to, told, meanConfidence, right } of reliabilityOf(confidences)) {
  console.log(
    `| ${from.toFixed(1)} to ${to.toFixed(1)} | ${told} | ${meanConfidence.toFixed(2)} | ${right.toFixed(2)} |`,
  );
}
const told = (['clearest', 'further'] as const).map((rank) => {
  const { slope, offset } = calibration[rank];
  return `  "${rank}": { "slope": ${slope.toFixed(3)}, "offset": ${offset.toFixed(3)} }`;
});
await writeFile(CALIBRATION_FILE, `{\n${told.join(',\n')}\n}\n`);
console.log('\npackages/vision/src/calibration.json is written.');
