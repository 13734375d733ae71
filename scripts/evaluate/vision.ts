// Prints how well the shipped detector does on the validation photos; fails below the required figures.
import { type Evaluation, evaluateVision } from '../../tools/vision/evaluate.ts';
import { figuresByIngredient, microFigures, topOne } from '../../tools/vision/figures.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const evaluation = await evaluateVision().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

function required({
  outcomes,
  groups,
  unknown,
  backgrounds,
  synthetic,
}: Evaluation): (readonly [what: string, measured: number, atLeast: number])[] {
  const withoutFood = backgrounds.pictures + synthetic.pictures;
  const withDetections = (backgrounds.withDetections + synthetic.withDetections) / withoutFood;
  const withUnknown = (backgrounds.withUnknown + synthetic.withUnknown) / withoutFood;
  return [
    ['table, micro F1', microFigures(outcomes.table ?? []).f1, 0.925],
    ['kitchen, top-1 accuracy', topOne(outcomes.kitchen ?? []), 0.93],
    ['kitchen, micro F1', microFigures(outcomes.kitchen ?? []).f1, 0.92],
    ['grocery, top-1 accuracy', topOne(outcomes.grocery ?? []), 0.85],
    ['grocery, top-1 accuracy by group', topOne(groups), 0.86],
    // Where the scenes have been written.
    ...(outcomes.fridge?.length ? ([['fridge, micro F1', microFigures(outcomes.fridge).f1, 0.54]] as const) : []),
    ['without food, nothing detected', 1 - withDetections, 0.96],
    ['without food, nothing unknown', 1 - withUnknown, 0.96],
    ...(unknown.fridge?.found
      ? ([['fridge, unknown at the place of a thing', unknown.fridge.onThing / unknown.fridge.found, 0.8]] as const)
      : []),
  ];
}

console.log('set      photos  first guess  precision  recall  micro F1');
for (const [set, outcomes] of Object.entries(evaluation.outcomes)) {
  const { photos, precision, recall, f1 } = microFigures(outcomes);
  const cells = [percent(topOne(outcomes)), percent(precision), percent(recall), percent(f1)];
  console.log([set.padEnd(8), String(photos).padStart(6), ...cells.map((cell) => cell.padStart(10))].join(' '));
}
console.log('\nset      photos  with unknown  unknown  on a thing  guessed');
for (const [set, { photos, withUnknown, found, onThing, guessed }] of Object.entries(evaluation.unknown)) {
  const shares = [percent(onThing / found).padStart(11), percent(guessed / found).padStart(8)];
  console.log(
    [
      set.padEnd(8),
      String(photos).padStart(6),
      String(withUnknown).padStart(13),
      String(found).padStart(8),
      ...shares,
    ].join(' '),
  );
}
const { backgrounds, synthetic, otherPackages } = evaluation;
const withoutKnown = { backgrounds, synthetic, 'other packages': otherPackages };
console.log('\nwithout known food    pictures  with detections  with unknown');
for (const [what, { pictures, withDetections, withUnknown }] of Object.entries(withoutKnown)) {
  const counts = [String(pictures).padStart(9), String(withDetections).padStart(16), String(withUnknown).padStart(13)];
  console.log([what.padEnd(20), ...counts].join(' '));
}
console.log('\nkind                 photos  detected  named  named in all  wrongly');
for (const { id, photos, detected, named, claimed, wrong } of evaluation.kinds) {
  const counts = [
    String(photos).padStart(6),
    String(detected).padStart(9),
    String(named).padStart(6),
    String(claimed).padStart(13),
    String(wrong).padStart(8),
  ];
  console.log([id.padEnd(20), ...counts].join(' '));
}
console.log(`one photo: ${evaluation.medianMs.toFixed(0)} ms of one processor`);

console.log('\nconfidence  shown  mean  right');
for (const { from, to, detected, meanConfidence, right } of evaluation.reliability) {
  console.log(
    `${from.toFixed(1)} to ${to.toFixed(1)} ${String(detected).padStart(6)} ${meanConfidence.toFixed(2)}  ${right.toFixed(2)}`,
  );
}

console.log('\ningredient           photos  precision  recall     F1');
for (const { id, photos, precision, recall, f1 } of figuresByIngredient(Object.values(evaluation.outcomes).flat())) {
  const cells = [precision, recall, f1].map((share) => percent(share).padStart(9));
  console.log(`${id.padEnd(20)} ${String(photos).padStart(6)} ${cells.join(' ')}`);
}

console.log('');
for (const [what, measured, atLeast] of required(evaluation)) {
  console.log(
    `${measured >= atLeast ? 'met   ' : 'MISSED'} ${what}: ${percent(measured)}, required ${percent(atLeast)}`,
  );
  if (measured < atLeast) process.exitCode = 1;
}
