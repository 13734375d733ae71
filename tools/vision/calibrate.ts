// Fits the curves from logits to confidences: node tools/vision/calibrate.ts --photos PATH
import { readFile, writeFile } from 'node:fs/promises';
import { needsCloserLook, needsMirroredLook } from '@larder/vision/further-looks';
import { MODEL_FILE } from '@larder/vision/model-file';
import { createNetwork } from '@larder/vision/network';
import { averageHighest, type OutputMaps } from '@larder/vision/output-maps';
import {
  type Calibration,
  type Curve,
  confidenceOf,
  SHOW_THRESHOLD,
  selectDetections,
} from '@larder/vision/select-detections';
import { reliabilityOf } from './figures.ts';
import { detectedClass, type Photo } from './photo-sets.ts';
import { fitPlatt, type LabelledLogit } from './platt.ts';
import { fitSlope, kindChoices } from './temperature.ts';
import { type Picture, validationPictures } from './validation.ts';

const CALIBRATION_FILE = new URL('../../packages/vision/src/calibration.json', import.meta.url);
const RANKS = ['highest', 'others'] as const;
const LOOKS = ['whole', 'close'] as const;
type Look = (typeof LOOKS)[number];
/** Names no kinds. */
const PLAIN: Calibration = { highest: { slope: 1, offset: 0 }, others: { slope: 1, offset: 0 }, kinds: 0 };
/** Uncalibrated guesses below this are never shown, and would outnumber the others. */
const MIN_CONFIDENCE = 0.1;

type Seen = { photo: Photo | null; maps: OutputMaps };
type Half = { highest: LabelledLogit[]; others: LabelledLogit[] };
type Curves = Record<(typeof RANKS)[number], Curve>;

const network = await createNetwork(new Uint8Array(await readFile(MODEL_FILE)));

/** The guesses of looks in which food is detected, split by alternate pictures into two halves. */
function labelHalves(seen: readonly Seen[]): [fitted: Half, held: Half] {
  const halves: [Half, Half] = [
    { highest: [], others: [] },
    { highest: [], others: [] },
  ];
  for (const [number, { photo, maps }] of seen.entries()) {
    const half = halves[number % 2 === 0 ? 0 : 1];
    const view = { maps, calibration: PLAIN, threshold: MIN_CONFIDENCE };
    for (const [rank, { ingredientId, confidence }] of selectDetections([view]).entries()) {
      const right = photo?.classes.has(detectedClass(ingredientId, photo)) ?? false;
      half[rank === 0 ? 'highest' : 'others'].push({ logit: Math.log(confidence / (1 - confidence)), right });
    }
  }
  return halves;
}

function fitCurves({ highest, others }: Half): Curves {
  return { highest: fitPlatt(highest), others: fitPlatt(others) };
}

function calibrate(look: Look, seen: readonly Seen[]): Curves {
  const [fitted, held] = labelHalves(seen);
  const curves = fitCurves(fitted);
  const confidences = RANKS.flatMap((rank) =>
    held[rank].map(({ logit, right }) => ({ confidence: confidenceOf(logit, curves[rank]), right })),
  );
  console.log(`\n${look}, on the half of the pictures that was not used for fitting:\n`);
  console.log('| confidence | guesses | mean | right |\n|---|---|---|---|');
  for (const { from, to, detected, meanConfidence, right } of reliabilityOf(confidences)) {
    console.log(
      `| ${from.toFixed(1)} to ${to.toFixed(1)} | ${detected} | ${meanConfidence.toFixed(2)} | ${right.toFixed(2)} |`,
    );
  }
  return curves;
}

/** The slope of kinds, from one half of the photos. */
function fitKinds(seen: readonly Seen[]): number {
  return fitSlope(seen.flatMap(kindChoices).filter((_, number) => number % 2 === 0));
}

function written({ slope, offset }: Curve): string {
  return `{ "slope": ${slope.toFixed(3)}, "offset": ${offset.toFixed(3)} }`;
}

// The look at the whole first: it decides which pictures are looked at in a mirror, and which closer. Composed scenes hold
// many more things than photos do, and would make it too sure of them.
const looks: (Picture & { first: OutputMaps; mirrored: OutputMaps })[] = [];
for await (const picture of validationPictures()) {
  const first = await network(picture.pixels, 'whole');
  looks.push({ ...picture, first, mirrored: await network(picture.pixels, 'mirrored') });
}
const alone = looks.map(({ photo, kind, first }) => ({ photo, kind, maps: first }));
const [halfAlone] = labelHalves(alone.filter(({ kind }) => kind !== 'fridge'));
const firstCurves = { ...fitCurves(halfAlone), kinds: fitKinds(alone) };
const whole = looks.map(({ first, mirrored, ...picture }) => {
  const isUnsure = needsMirroredLook({ maps: first, calibration: firstCurves, threshold: SHOW_THRESHOLD });
  return { ...picture, first, maps: isUnsure ? averageHighest(first, mirrored) : first };
});
const photos = whole.filter(({ kind }) => kind !== 'fridge');
const [wholeCurves, kinds] = [calibrate('whole', photos), fitKinds(photos)];
const close: Seen[] = [];
for (const { first, ...picture } of whole) {
  const view = { maps: first, calibration: { ...wholeCurves, kinds }, threshold: SHOW_THRESHOLD };
  if (needsCloserLook(picture.pixels, view)) {
    close.push({ photo: picture.photo, maps: await network(picture.pixels, 'close') });
  }
}
const curves = { whole: wholeCurves, close: calibrate('close', close) };
const lines = LOOKS.map((look) => {
  const { highest, others } = curves[look];
  const values = [
    `"highest": ${written(highest)}`,
    `"others": ${written(others)}`,
    `"kinds": ${Number(kinds.toFixed(2))}`,
  ];
  return `  "${look}": {\n    ${values.join(',\n    ')}\n  }`;
});
await writeFile(CALIBRATION_FILE, `{\n${lines.join(',\n')}\n}\n`);
console.log('\npackages/vision/src/calibration.json is written.');
