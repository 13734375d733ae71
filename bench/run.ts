import { parseArgs } from 'node:util';
import { benchAi } from './ai/bench-ai.ts';
import { benchAnalyze } from './analyze.ts';
import { benchFood } from './food.ts';
import { benchHostile } from './hostile.ts';
import { benchIllustrations } from './illustrations.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMillion } from './million.ts';
import { benchPageWeight } from './page-weight.ts';
import { benchRecipeSearch } from './recipe-search.ts';
import { benchStartUp } from './start-up.ts';
import { type Benchmark, printRows } from './support/table.ts';
import { benchTyping } from './typing.ts';
import { benchUsers } from './users.ts';
import { benchVision } from './vision.ts';

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { users: { type: 'string', default: '10000' }, processes: { type: 'string', default: '2' } },
});
const users = wholeNumber('users');
const processes = wholeNumber('processes');

const BENCHMARKS: readonly Benchmark[] = [
  { name: 'food', run: benchFood },
  { name: 'recipe-search', run: benchRecipeSearch },
  { name: 'million', run: benchMillion },
  { name: 'analyze', run: () => benchAnalyze(processes) },
  { name: 'ai', run: benchAi },
  { name: 'hostile', run: benchHostile },
  { name: 'users', run: () => benchUsers(users) },
  { name: 'vision', run: benchVision },
  { name: 'illustrations', run: benchIllustrations },
  { name: 'page weight', run: benchPageWeight },
  { name: 'start-up', run: benchStartUp },
  { name: 'typing', run: benchTyping },
  { name: 'lighthouse', run: benchLighthouse },
];

const unknown = names.filter((word) => !BENCHMARKS.some(({ name }) => name.includes(word)));
if (unknown.length > 0) {
  const known = BENCHMARKS.map(({ name }) => name).join(', ');
  console.error(`There is no benchmark called ${unknown.join(', ')}. There are: ${known}.`);
  process.exit(2);
}
let allMet = true;
for (const { name, run } of BENCHMARKS) {
  if (names.length > 0 && !names.some((word) => name.includes(word))) continue;
  allMet = printRows(name, await run()) && allMet;
}
process.exitCode = allMet ? 0 : 1;

function wholeNumber(option: keyof typeof values): number {
  const value = Number(values[option]);
  if (!(Number.isInteger(value) && value > 0)) throw new Error(`--${option} takes a whole number above 0`);
  return value;
}
