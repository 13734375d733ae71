// Prints how hand-labelled recipe lines and typed texts are read; fails below what is required.
import { findLineShortfalls, judgeLines } from '../../evaluation/lines/judge-lines.ts';
import {
  findTypedShortfalls,
  judgeTypedIngredients,
} from '../../evaluation/typed-ingredients/judge-typed-ingredients.ts';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';

const kb = readKnowledgeBase();
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const reports = judgeLines(kb);
console.log('language  lines  ingredient  amount and unit');
for (const { language, lines, ingredient, quantity } of reports) {
  console.log(
    [
      language.padEnd(8),
      String(lines).padStart(6),
      percent(ingredient).padStart(11),
      percent(quantity).padStart(16),
    ].join(' '),
  );
}
const typed = judgeTypedIngredients(kb);
console.log(`\ntyped     ${typed.inputs} inputs, ids right ${percent(typed.right)}`);
for (const { text, got, want } of [...reports.flatMap(({ wrong }) => wrong), ...typed.wrong]) {
  console.log(`\n${text}\n  read      ${got}\n  labelled  ${want}`);
}
for (const shortfall of [...reports.flatMap(findLineShortfalls), ...findTypedShortfalls(typed)]) {
  console.error(shortfall);
  process.exitCode = 1;
}
