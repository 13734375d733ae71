// Prints how feedback on pictures is read; lists the sentences that are read wrongly, except those of the unseen sets.
import { readFileSync } from 'node:fs';
import type { FeedbackClassifier } from '@larder/illustrations/feedback/classifier/classify';
import { loadFeedbackClassifier } from '@larder/illustrations/feedback/classifier/load-classifier';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import {
  type FeedbackReport,
  findFeedbackShortfalls,
  judgeFeedback,
  judgeFeedbackOnPictures,
  totalsOf,
} from '../../evaluation/image-feedback/judge-feedback.ts';
import { type PicturedSentence, readPicturedSentences } from '../../evaluation/image-feedback/judged-pictures.ts';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';

function print(title: string, { asking, right, wrong, meaningless, obeyed }: FeedbackReport): void {
  console.log(title);
  console.log(`${asking} sentences about pictures: ${(100 * right).toFixed(1)} % are read as the change they ask for.`);
  console.log(`${meaningless} sentences that ask for nothing: ${obeyed.length} change the picture.`);
  for (const { text, got, want } of wrong) console.log(`   ${text}: ${got || 'nothing'}, not ${want}`);
  for (const { text, got } of obeyed) console.log(`   ${text}: ${got}, not nothing`);
}

/** Totals alone: sentences of the unseen sets are not to be known. */
function printUnseen(title: string, said: readonly PicturedSentence[], classifier: FeedbackClassifier | null): void {
  console.log(title);
  for (const language of ['en', 'es', 'fr', '']) {
    const spoken = said.filter(({ sentence }) => sentence.language.startsWith(language));
    const { asking, right, meaningless, obeyed } = totalsOf(judgeFeedbackOnPictures(spoken, kb, classifier));
    const share = ((100 * right) / asking).toFixed(1);
    console.log(
      `   ${language || 'all'}: ${right} of ${asking} (${share} %); ${obeyed} of ${meaningless} that ask for nothing change the picture`,
    );
  }
}

const kb = readKnowledgeBase();
const cookbook = loadCookbook(readFileSync('dist/cookbook.json', 'utf8'));
const byThemselves = judgeFeedback(kb);
print('By themselves:', byThemselves);
const { known, unseen } = readPicturedSentences(kb, cookbook);
const readers = [
  ['by the phrase rules', null],
  ['with the classifier', await loadFeedbackClassifier()],
] as const;
for (const [reader, classifier] of readers) {
  for (const { set, said } of known)
    print(`About pictures, set ${set}, ${reader}:`, judgeFeedbackOnPictures(said, kb, classifier));
  for (const { set, said } of unseen)
    printUnseen(`About pictures, set ${set}, from which nothing is learned, ${reader}:`, said, classifier);
}
for (const shortfall of findFeedbackShortfalls(byThemselves)) {
  console.log(shortfall);
  process.exitCode = 1;
}
