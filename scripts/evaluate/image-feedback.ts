// Prints how feedback on pictures is read; lists the sentences that are read wrongly.
import { findFeedbackShortfalls, judgeFeedback } from '../../evaluation/image-feedback/judge-feedback.ts';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';

const report = judgeFeedback(readKnowledgeBase());
const { asking, right, wrong, meaningless, obeyed } = report;
console.log(`${asking} sentences about pictures: ${(100 * right).toFixed(1)} % are read as the change they ask for.`);
console.log(`${meaningless} sentences that ask for nothing: ${obeyed.length} change the picture.`);
for (const { text, got, want } of wrong) console.log(`   ${text}: ${got || 'nothing'}, not ${want}`);
for (const shortfall of findFeedbackShortfalls(report)) {
  console.log(shortfall);
  process.exitCode = 1;
}
