// Prints how many names from public allergen lists the kitchen finds, and how often it takes fright for nothing.
import { falseAlarms, judgeNames, missed } from '../packages/food/src/__fixtures__/judge-names.ts';
import { createKnowledgeBase } from '../packages/food/src/knowledge-base.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const reports = judgeNames(createKnowledgeBase());

console.log('language  names  found     traps  false alarms');
for (const report of reports) {
  const { language, bearing, traps } = report;
  const found = bearing.length - missed(report).length;
  console.log(
    [
      language.padEnd(8),
      String(bearing.length).padStart(6),
      percent(found, bearing.length).padStart(8),
      String(traps.length).padStart(7),
      percent(falseAlarms(report).length, traps.length).padStart(9),
    ].join(' '),
  );
}
for (const report of reports) {
  for (const { allergen, name, state } of missed(report)) console.log(`missed: ${allergen}: ${name} (${state})`);
  for (const { allergen, name } of falseAlarms(report)) console.log(`false alarm: ${allergen}: ${name}`);
}
