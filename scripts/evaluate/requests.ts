// Prints how whole sentences are read, per key and language; fails below the required figures; --all lists every fault.
// Another labelled file is an argument or in the folder LARDER_LABELLED_QUERIES; without one the project's own is judged.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRequest } from '@larder/food/requests/read-request';
import {
  findRequestShortfalls,
  JUDGED_KEYS,
  judgeRequests,
  type LabelledRequest,
} from '../../evaluation/requests/judge-requests.ts';
import { ownLabelledRequests } from '../../evaluation/requests/labelled-requests.ts';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';

const file =
  process.argv.slice(2).find((each) => !each.startsWith('--')) ??
  path.join(process.env.LARDER_LABELLED_QUERIES ?? '', 'requests.jsonl');
const requests = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as LabelledRequest)
  : ownLabelledRequests();
const kb = readKnowledgeBase();
const WARM_UP_ROUNDS = 8;
const MEASURED_ROUNDS = 10;
const { figures, judged, traps, dropped } = judgeRequests(requests, kb);
const share = (part: number, whole: number): string =>
  whole === 0 ? '     –' : `${((100 * part) / whole).toFixed(1).padStart(5)} %`;
console.log('key                 language  labelled   recall     read  precision');
for (const key of JUDGED_KEYS) {
  for (const language of ['en', 'es', 'fr', 'all']) {
    const figure = figures.get(`${key} ${language}`);
    if (!figure) continue;
    console.log(
      `${key.padEnd(20)}${language.padEnd(8)}${String(figure.labelled).padStart(8)}  ${share(figure.hit, figure.labelled)}  ${String(figure.read).padStart(7)}  ${share(figure.right, figure.read)}`,
    );
  }
}
console.log(`traps: ${traps.right} of ${traps.all} (${share(traps.right, traps.all)})`);
console.log(`restrictions neither applied nor shown: ${dropped.length}`);
console.log(`median reading time: ${medianReadingMs().toFixed(2)} ms`);
if (process.argv.includes('--all')) {
  for (const { request, reading, faults } of judged.filter(({ faults }) => faults.length > 0)) {
    console.log(
      `\n${request.lang} | ${request.text.replaceAll('\n', '\\n')}${request.trap ? ` [${request.trap}]` : ''}`,
    );
    for (const fault of faults) console.log(`   ${fault}`);
    console.log(
      `   read: ${reading.have.map(({ id }) => id).join(' ')} | not understood: ${reading.notUnderstood.map(({ text, kind }) => `${kind}:${text}`).join('; ')}`,
    );
  }
}

const shortfalls = findRequestShortfalls({ figures, judged, traps, dropped });
for (const shortfall of shortfalls) console.error(shortfall);
process.exitCode = shortfalls.length === 0 ? 0 : 1;

/** The median time of reading a request, in milliseconds, once the code is warm. */
function medianReadingMs(): number {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + MEASURED_ROUNDS; round++) {
    for (const { text, lang } of requests) {
      const start = performance.now();
      readRequest(text, kb, lang);
      if (round >= WARM_UP_ROUNDS) times.push(performance.now() - start);
    }
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}
