// Prints how feedback on pictures is read; lists the sentences that are read wrongly, except those of the unseen set.
import { readFileSync } from 'node:fs';
import { loadFeedbackClassifier } from '@larder/illustrations/feedback/classifier/load-classifier';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import {
  type FeedbackReport,
  type FeedbackTotals,
  findFeedbackShortfalls,
  judgeFeedback,
  judgeFeedbackOnPictures,
  judgeFeedbackOnRecipes,
  judgeUnseenFeedback,
} from '../../evaluation/image-feedback/judge-feedback.ts';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';

function print(title: string, { asking, right, wrong, meaningless, obeyed }: FeedbackReport): void {
  console.log(title);
  console.log(`${asking} sentences about pictures: ${(100 * right).toFixed(1)} % are read as the change they ask for.`);
  console.log(`${meaningless} sentences that ask for nothing: ${obeyed.length} change the picture.`);
  for (const { text, got, want } of wrong) console.log(`   ${text}: ${got || 'nothing'}, not ${want}`);
  for (const { text, got } of obeyed) console.log(`   ${text}: ${got}, not nothing`);
}

function printUnseen(title: string, unseen: ReturnType<typeof judgeUnseenFeedback>): void {
  console.log(title);
  const sum = (key: keyof FeedbackTotals) => unseen.reduce((total, { totals }) => total + totals[key], 0);
  const all = { asking: sum('asking'), right: sum('right'), meaningless: sum('meaningless'), obeyed: sum('obeyed') };
  for (const { language, totals } of [...unseen, { language: 'all', totals: all }]) {
    const { asking, right, meaningless, obeyed } = totals;
    const share = ((100 * right) / asking).toFixed(1);
    console.log(`   ${language}: ${right} of ${asking} (${share} %); ${obeyed} of ${meaningless} wrongly change it`);
  }
}

const kb = readKnowledgeBase();
const cookbook = loadCookbook(readFileSync('dist/cookbook.json', 'utf8'));
const known = judgeFeedback(kb);
print('By themselves:', known);
const classifier = await loadFeedbackClassifier();
const readers = [
  ['by the phrase rules', null],
  ['with the classifier', classifier],
] as const;
for (const [reader, used] of readers) {
  const onRecipes = judgeFeedbackOnRecipes(kb, cookbook, used);
  print(`About recipes, by an author who did not know the reader, ${reader}:`, onRecipes);
  for (const { set, report } of judgeFeedbackOnPictures(kb, cookbook, used))
    print(`About pictures, set ${set}, ${reader}:`, report);
  printUnseen(
    `About pictures, the unseen set, which nothing is learned from, ${reader}, as totals alone:`,
    judgeUnseenFeedback(kb, cookbook, used),
  );
}
for (const shortfall of findFeedbackShortfalls(known)) {
  console.log(shortfall);
  process.exitCode = 1;
}
