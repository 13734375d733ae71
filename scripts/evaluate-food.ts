// Prints how the kitchen reads hand-labelled recipe lines and what people type.
import { judgeLines, judgeTyped } from '../packages/food/src/__fixtures__/judge-lines.ts';
import { createKnowledgeBase } from '../packages/food/src/knowledge-base.ts';

const kb = createKnowledgeBase();
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
const typed = judgeTyped(kb);
console.log(`\ntyped     ${typed.inputs} inputs, ids right ${percent(typed.right)}`);
for (const { text, got, want } of [...reports.flatMap(({ wrong }) => wrong), ...typed.wrong]) {
  console.log(`\n${text}\n  read      ${got}\n  labelled  ${want}`);
}
