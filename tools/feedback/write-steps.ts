// Writes the labelled sentences as the network reads them, one as JSON a line: `node tools/feedback/write-steps.ts PATH`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { questionOf } from '@larder/illustrations/feedback/classifier/scores';
import { sequenceOf } from '@larder/illustrations/feedback/classifier/sequence';
import { readSubjects } from '@larder/illustrations/feedback/classifier/subjects';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { answersOf, readSaidSentences, type SaidSentence } from '../../evaluation/image-feedback/examples.ts';
import { readKnowledgeBase } from '../ingredients/knowledge-base.ts';

const [, , path = 'dist/feedback/steps.jsonl'] = process.argv;
const kb = readKnowledgeBase();

/** `steps`: words with what is known of them, subjects with the question about them and its right answer. */
function lineOf(set: string, said: SaidSentence): string {
  const read = readSubjects(said.text, said.find, said.picture);
  const { asks, ofSubjects } = answersOf(said, read, kb);
  const steps = sequenceOf(read, said.picture).map((step) => {
    if (step.kind === 'word') return { stem: step.stem, class: step.wordClass, parts: step.parts };
    const subject = read.subjects[step.subject];
    return {
      state: step.state,
      question: subject && questionOf(subject),
      answer: ofSubjects.get(step.subject) ?? 'nothing',
    };
  });
  return JSON.stringify({ set, asks, steps });
}

const sets = readSaidSentences(kb, loadCookbook(readFileSync('dist/cookbook.json', 'utf8')));
const lines = sets.flatMap(({ set, said }) => said.map((each) => lineOf(set, each)));
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, `${lines.join('\n')}\n`);
console.log(`${lines.length} sentences in ${path}`);
