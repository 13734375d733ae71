import { readFileSync } from 'node:fs';
import { parseIngredient } from 'parse-ingredient';
import { LABELLED_LINES } from '../evaluation/lines/labelled-lines.ts';
import { loadIngredients } from '../packages/food/src/ingredients/load-ingredients.ts';
import { createKnowledgeBase, type KnowledgeBase } from '../packages/food/src/knowledge-base.ts';
import { parseLine } from '../packages/food/src/parsing/lines/parse-line.ts';
import { readIngredients } from '../packages/food/src/parsing/typed-text/read-ingredients.ts';
import { TEXT_LANGUAGES } from '../packages/food/src/recipe.ts';
import { collectGarbage } from './support/collect-garbage.ts';
import { percentile, type Row } from './support/table.ts';

const LINES = LABELLED_LINES.flatMap(({ language, lines }) => lines.map(({ text }) => ({ text, language })));
/** Alternating, so that other load on the machine affects both; the first round warms up. */
const ROUNDS = 6;
const REPEATS = 10;
const TYPED = 'leftover roast chicken, half a cabbage and some rice I need to use up';

/** Ingredient lines a second on one core, compared with a parser that only splits them; loading the knowledge base. */
export async function benchFood(): Promise<Row[]> {
  const { load, index, megabytes, kb } = loadKnowledgeBase();
  const ratios: number[] = [];
  let ours = 0;
  let theirs = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    ours = linesPerSecond(({ text, language }) => parseLine(text, language, kb));
    theirs = linesPerSecond(({ text }) => parseIngredient(text));
    if (round > 0) ratios.push(ours / theirs);
  }
  return [
    { name: 'knowledge base, loaded', value: load, unit: 'ms', limit: { atMost: 100 } },
    { name: 'name indexes of all languages, built on first use', value: index, unit: 'ms' },
    { name: 'knowledge base, memory', value: megabytes, unit: 'MB' },
    { name: 'parseLine, which resolves the ingredient', value: ours, unit: 'lines/s' },
    { name: 'parse-ingredient, which only splits', value: theirs, unit: 'lines/s' },
    { name: 'ratio of the two', value: percentile(ratios, 0.5), unit: '×', limit: { atLeast: 0.5 } },
    { name: 'slowest line, malformed ones included', value: slowestLine(kb), unit: 'ms', limit: { atMost: 5 } },
    { name: 'readIngredients, a sentence', value: typedTime(kb), unit: 'ms' },
  ];
}

function loadKnowledgeBase(): { load: number; index: number; megabytes: number; kb: KnowledgeBase } {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const start = performance.now();
  const kb = createKnowledgeBase(loadIngredients(readFileSync('dist/ingredients.json', 'utf8')));
  const load = performance.now() - start;
  for (const language of TEXT_LANGUAGES) kb.names(language);
  const index = performance.now() - start - load;
  collectGarbage();
  return { load, index, megabytes: (process.memoryUsage().heapUsed - before) / 2 ** 20, kb };
}

function linesPerSecond(parse: (line: (typeof LINES)[number]) => unknown): number {
  const start = performance.now();
  for (let repeat = 0; repeat < REPEATS; repeat += 1) for (const line of LINES) parse(line);
  return (LINES.length * REPEATS * 1000) / (performance.now() - start);
}

/** Long lines of one repeated piece, on which a parser may backtrack. */
const MALFORMED = [
  '(',
  '1/',
  '1 ',
  'or ',
  'no ',
  '½',
  'x2 ',
  'of 1 ',
  'chicken or ',
  'zzuchinnni ',
  '1 (1 (',
  'gluten free ',
  '1 cup plus ',
].flatMap((piece) => (['en-US', 'es', 'fr'] as const).map((language) => ({ text: piece.repeat(200), language })));

/** The maximum of each line's best time, so that garbage collection does not count. */
function slowestLine(kb: KnowledgeBase): number {
  const best = [...LINES, ...MALFORMED].map(({ text, language }) => {
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      parseLine(text, language, kb);
      return performance.now() - start;
    });
    return Math.min(...times);
  });
  return Math.max(...best);
}

function typedTime(kb: KnowledgeBase): number {
  const times = Array.from({ length: 200 }, () => {
    const start = performance.now();
    readIngredients(TYPED, kb, 'en-GB');
    return performance.now() - start;
  });
  return percentile(times, 0.5);
}
