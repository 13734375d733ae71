import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { createMatchIndex, type MatchQuery } from '@larder/recipe-search/candidates/match-index';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { type Weights, weighIngredients } from '@larder/recipe-search/ranking/rank';
import { readKnowledgeBase } from '../tools/ingredients/knowledge-base.ts';
import { collectGarbage } from './collect-garbage.ts';
import { type Engine, RIVALS, type Rival } from './rival-engines.ts';
import { createSyntheticCorpus, type SyntheticCorpus } from './synthetic-corpus.ts';
import { percentile, type Row } from './table.ts';

const SIZES = [10_000, 100_000, 1_000_000] as const;
/** Ingredients are weighed by what a sample of the corpus says of them. */
const SAMPLE = 10_000;
const OWN_QUERIES = 1_000;
/** The best of so many tries counts, so that what else the machine does at the moment does not. */
const TRIES = 2;
/** A rival is asked the first of the same questions until it has had so long, but at least so many. */
const RIVAL_MS = 2_000;
const LEAST_RIVAL_QUERIES = 20;
const TIMES_AHEAD = 10;
const MOST_MB = 1_000;

type Ground = {
  kb: KnowledgeBase;
  corpus: SyntheticCorpus;
  weigh: Weights;
  queries: readonly MatchQuery[];
};
/** Times of the questions in milliseconds, in the order asked. */
type Run = { times: number[]; seconds: number; megabytes: number };

/** The 60 best by match, with allergens and a category, among up to a million recipes; beside search engines. */
export async function benchMillion(): Promise<Row[]> {
  const kb = readKnowledgeBase();
  const corpus = createSyntheticCorpus(kb, loadCookbook(readFileSync('dist/cookbook.json', 'utf8')));
  const weigh = weighIngredients([...corpus.recipes(SAMPLE)], kb);
  const ground: Ground = { kb, corpus, weigh, queries: corpus.queries(OWN_QUERIES) };
  const own = new Map<number, Run>();
  for (const size of SIZES) own.set(size, await measure(size, ground, loadOwn(ground)));
  const rows = ownRows(own);
  for (const rival of RIVALS) rows.push(...(await rivalRows(rival, own, ground)));
  return rows;
}

function loadOwn({ kb, weigh }: Ground): Rival['load'] {
  return async (recipes) => {
    const index = createMatchIndex(recipes, { kb, weigh });
    return { query: (query) => index.query(query).map(({ recipe }) => recipe), close() {} };
  };
}

/** Builds and asks one engine; the time that drawing the recipes takes is taken off its building time. */
async function measure(
  size: number,
  { corpus, queries }: Ground,
  load: Rival['load'],
  mostMs = Number.POSITIVE_INFINITY,
): Promise<Run> {
  const before = await memory();
  const drawing = { ms: 0 };
  const start = performance.now();
  const engine = await load(timed(corpus.recipes(size), drawing));
  const seconds = (performance.now() - start - drawing.ms) / 1000;
  const megabytes = (await memory()) - before;
  const times = await ask(engine, queries, mostMs);
  await engine.close();
  return { times, seconds, megabytes };
}

/** Hands on what it draws, and keeps count of the milliseconds that the drawing takes. */
function* timed<T>(drawn: Generator<T>, drawing: { ms: number }): Generator<T> {
  for (;;) {
    const start = performance.now();
    const next = drawn.next();
    drawing.ms += performance.now() - start;
    if (next.done) return;
    yield next.value;
  }
}

/** Megabytes in use, typed arrays and WebAssembly among them, once all that was let go of is collected. */
async function memory(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    collectGarbage();
    await setTimeout(20);
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

async function ask(engine: Engine, queries: readonly MatchQuery[], mostMs: number): Promise<number[]> {
  const times: number[] = [];
  const begun = performance.now();
  for (const query of queries) {
    if (times.length >= LEAST_RIVAL_QUERIES && performance.now() - begun > mostMs) break;
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < TRIES; round += 1) {
      const start = performance.now();
      const found = await engine.query(query);
      best = Math.min(best, performance.now() - start);
      if (found.length > query.k) throw new Error('More was found than asked for');
    }
    times.push(best);
  }
  return times;
}

function ownRows(own: ReadonlyMap<number, Run>): Row[] {
  const rows = [...own].flatMap(([size, { times, seconds, megabytes }]): Row[] => [
    { name: `${inWords(size)}, to index`, value: seconds, unit: 's' },
    { name: `${inWords(size)}, memory`, value: megabytes, unit: 'MB', limit: { atMost: MOST_MB } },
    { name: `${inWords(size)}, p50`, value: percentile(times, 0.5), unit: 'ms' },
    { name: `${inWords(size)}, p99`, value: percentile(times, 0.99), unit: 'ms' },
  ]);
  return [...rows, growthRow('the index', own)];
}

/** A rival's own figures, and how far ahead of it the index is with the same recipes and the same questions. */
async function rivalRows({ name, most, load }: Rival, own: ReadonlyMap<number, Run>, ground: Ground): Promise<Row[]> {
  const runs = new Map<number, Run>();
  const rows: Row[] = [];
  for (const [size, { times }] of own) {
    if (size > most) continue;
    const run = await measure(size, ground, load, RIVAL_MS);
    runs.set(size, run);
    const same = times.slice(0, run.times.length);
    const ahead = (share: number): Row => ({
      name: `${name}, ${inWords(size)}: index ahead at p${share * 100} of ${same.length} questions`,
      value: percentile(run.times, share) / percentile(same, share),
      unit: '×',
      ...(size === most ? { limit: { atLeast: TIMES_AHEAD } } : {}),
    });
    rows.push(
      { name: `${name}, ${inWords(size)}: to index`, value: run.seconds, unit: 's' },
      { name: `${name}, ${inWords(size)}: memory`, value: run.megabytes, unit: 'MB' },
      { name: `${name}, ${inWords(size)}: p50`, value: percentile(run.times, 0.5), unit: 'ms' },
      { name: `${name}, ${inWords(size)}: p99`, value: percentile(run.times, 0.99), unit: 'ms' },
      ahead(0.5),
      ahead(0.99),
    );
  }
  return [...rows, growthRow(name, runs)];
}

function growthRow(name: string, runs: ReadonlyMap<number, Run>): Row {
  const p50 = (size: number) => percentile(runs.get(size)?.times ?? [], 0.5);
  const [least, most] = [Math.min(...runs.keys()), Math.max(...runs.keys())];
  const fewer = most < Math.max(...SIZES) ? ', the most it could hold' : '';
  return {
    name: `${name}: p50 of ${inWords(most)}${fewer}, to ${inWords(least)}`,
    value: p50(most) / p50(least),
    unit: '×',
  };
}

function inWords(size: number): string {
  return `${size.toLocaleString('en-GB')} recipes`;
}
