// Prints what the shipped network sees on the validation photos; fails where that is less than is required of it.
import { type Evaluation, evaluateVision } from '../tools/vision/evaluate.ts';
import { figuresByIngredient, microFigures, topOne } from '../tools/vision/figures.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const found = await evaluateVision().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

function required({ outcomes, coarse, backgrounds, made }: Evaluation): [what: string, is: number, atLeast: number][] {
  const empty = (backgrounds.withChip + made.withChip) / (backgrounds.pictures + made.pictures);
  return [
    ['table, micro F1', microFigures(outcomes.table).f1, 0.8],
    ['kitchen, first guess', topOne(outcomes.kitchen), 0.85],
    ['kitchen, micro F1', microFigures(outcomes.kitchen).f1, 0.75],
    ['grocery, first guess by group', topOne(coarse), 0.8],
    ['without food, nothing shown', 1 - empty, 0.95],
  ];
}

console.log('set      photos  first guess  precision  recall  micro F1');
for (const [set, outcomes] of Object.entries(found.outcomes)) {
  const { photos, precision, recall, f1 } = microFigures(outcomes);
  const cells = [percent(topOne(outcomes)), percent(precision), percent(recall), percent(f1)];
  console.log([set.padEnd(8), String(photos).padStart(6), ...cells.map((cell) => cell.padStart(10))].join(' '));
}
const { backgrounds, made } = found;
console.log(`\nbackgrounds with something shown: ${backgrounds.withChip} of ${backgrounds.pictures}`);
console.log(`made pictures with something shown: ${made.withChip} of ${made.pictures}`);
console.log(`one look: ${found.medianLook.toFixed(0)} ms of one processor`);

console.log('\nconfidence  shown  mean  right');
for (const { from, to, told, meanConfidence, right } of found.reliability) {
  console.log(
    `${from.toFixed(1)} to ${to.toFixed(1)} ${String(told).padStart(6)} ${meanConfidence.toFixed(2)}  ${right.toFixed(2)}`,
  );
}

console.log('\ningredient           photos  precision  recall     F1');
for (const { id, photos, precision, recall, f1 } of figuresByIngredient(Object.values(found.outcomes).flat())) {
  const cells = [precision, recall, f1].map((share) => percent(share).padStart(9));
  console.log(`${id.padEnd(20)} ${String(photos).padStart(6)} ${cells.join(' ')}`);
}

console.log('');
for (const [what, is, atLeast] of required(found)) {
  console.log(`${is >= atLeast ? 'met   ' : 'MISSED'} ${what}: ${percent(is)}, required ${percent(atLeast)}`);
  if (is < atLeast) process.exitCode = 1;
}
