// Prints how many names from public allergen lists the verifier finds, and how many others it takes for one; fails where
// one is missed or too many are taken for one.
import { findAllergenShortfalls, judgeAllergens } from '../../evaluation/allergens/judge-allergens.ts';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const reports = judgeAllergens(readKnowledgeBase());

console.log('language  names  found     traps  false alarms');
for (const { language, containing, missed, resembling, falseAlarms } of reports) {
  console.log(
    [
      language.padEnd(8),
      String(containing).padStart(6),
      percent(containing - missed.length, containing).padStart(8),
      String(resembling).padStart(7),
      percent(falseAlarms.length, resembling).padStart(9),
    ].join(' '),
  );
}
for (const { missed, falseAlarms } of reports) {
  for (const { allergen, name, state } of missed) console.log(`missed: ${allergen}: ${name} (${state})`);
  for (const { allergen, name } of falseAlarms) console.log(`false alarm: ${allergen}: ${name}`);
}
for (const shortfall of reports.flatMap(findAllergenShortfalls)) {
  console.error(shortfall);
  process.exitCode = 1;
}
