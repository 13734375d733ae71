import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { type CandidateQuery, createCandidateIndex } from '@larder/recipe-search/candidates/candidate-index';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createIngredientWeights, type IngredientWeights } from '@larder/recipe-search/ranking/ingredient-weights';
import { readKnowledgeBase } from '../tools/ingredients/knowledge-base.ts';
import { collectGarbage } from './support/collect-garbage.ts';
import { type Engine, RIVALS, type Rival } from './support/rival-engines.ts';
import { createSyntheticCorpus, type SyntheticCorpus } from './support/synthetic-corpus.ts';
import { percentile, type Row } from './support/table.ts';

const SIZES = [10_000, 100_000, 1_000_000] as const;
/** Number of recipes from which the ingredients' weights are computed. */
const SAMPLE = 10_000;
const OWN_QUERIES = 1_000;
/** Of this many tries of a query the fastest counts, to exclude the machine's other load. */
const TRIES = 2;
/** A rival answers the first of the same queries for this long, but at least this many. */
const RIVAL_MS = 2_000;
const LEAST_RIVAL_QUERIES = 20;
const REQUIRED_SPEED_UP = 10;
const MAX_MB = 1_000;

type Setting = {
  kb: KnowledgeBase;
  corpus: SyntheticCorpus;
  weights: IngredientWeights;
  queries: readonly CandidateQuery[];
};
/** Times of the queries in milliseconds, in their order. */
type Run = { times: number[]; seconds: number; megabytes: number };

/** The 60 best candidates of a category among up to a million recipes, compared with general search engines. */
export async function benchMillion(): Promise<Row[]> {
  const kb = readKnowledgeBase();
  const corpus = createSyntheticCorpus(kb, loadCookbook(readFileSync('dist/cookbook.json', 'utf8')));
  const weights = createIngredientWeights([...corpus.recipes(SAMPLE)], kb);
  const setting: Setting = { kb, corpus, weights, queries: corpus.queries(OWN_QUERIES) };
  const own = new Map<number, Run>();
  for (const size of SIZES) own.set(size, await measure(size, setting, loadOwn(setting)));
  const rows = ownRows(own);
  for (const rival of RIVALS) rows.push(...(await rivalRows(rival, own, setting)));
  return rows;
}

function loadOwn({ kb, weights }: Setting): Rival['load'] {
  return async (recipes) => {
    const index = createCandidateIndex(recipes, { kb, weights });
    return { query: (query) => index.query(query).map(({ recipe }) => recipe), close() {} };
  };
}

/** Builds and queries one engine. The time to draw the recipes is not counted as building time. */
async function measure(
  size: number,
  { corpus, queries }: Setting,
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

/** Passes items on, and adds the milliseconds that it takes to draw them to `drawing`. */
function* timed<T>(drawn: Generator<T>, drawing: { ms: number }): Generator<T> {
  for (;;) {
    const start = performance.now();
    const next = drawn.next();
    drawing.ms += performance.now() - start;
    if (next.done) return;
    yield next.value;
  }
}

/** Megabytes in use after garbage collection, including typed arrays and WebAssembly. */
async function memory(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    collectGarbage();
    await setTimeout(20);
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

async function ask(engine: Engine, queries: readonly CandidateQuery[], mostMs: number): Promise<number[]> {
  const times: number[] = [];
  const begun = performance.now();
  for (const query of queries) {
    if (times.length >= LEAST_RIVAL_QUERIES && performance.now() - begun > mostMs) break;
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < TRIES; round += 1) {
      const start = performance.now();
      const found = await engine.query(query);
      best = Math.min(best, performance.now() - start);
      if (found.length > query.limit) throw new Error('More results than the limit');
    }
    times.push(best);
  }
  return times;
}

function ownRows(own: ReadonlyMap<number, Run>): Row[] {
  const rows = [...own].flatMap(([size, { times, seconds, megabytes }]): Row[] => [
    { name: `${inWords(size)}, to index`, value: seconds, unit: 's' },
    { name: `${inWords(size)}, memory`, value: megabytes, unit: 'MB', limit: { atMost: MAX_MB } },
    { name: `${inWords(size)}, p50`, value: percentile(times, 0.5), unit: 'ms' },
    { name: `${inWords(size)}, p99`, value: percentile(times, 0.99), unit: 'ms' },
  ]);
  return [...rows, growthRow('the index', own)];
}

/** A rival's figures, and the index's speed-up over it with the same recipes and queries. */
async function rivalRows(
  { name, limit, load }: Rival,
  own: ReadonlyMap<number, Run>,
  setting: Setting,
): Promise<Row[]> {
  const runs = new Map<number, Run>();
  const rows: Row[] = [];
  for (const [size, { times }] of own) {
    if (size > limit) continue;
    const run = await measure(size, setting, load, RIVAL_MS);
    runs.set(size, run);
    const same = times.slice(0, run.times.length);
    const speedUp = (share: number): Row => ({
      name: `${name}, ${inWords(size)}: index ahead at p${share * 100} of ${same.length} queries`,
      value: percentile(run.times, share) / percentile(same, share),
      unit: '×',
      ...(size === limit ? { limit: { atLeast: REQUIRED_SPEED_UP } } : {}),
    });
    rows.push(
      { name: `${name}, ${inWords(size)}: to index`, value: run.seconds, unit: 's' },
      { name: `${name}, ${inWords(size)}: memory`, value: run.megabytes, unit: 'MB' },
      { name: `${name}, ${inWords(size)}: p50`, value: percentile(run.times, 0.5), unit: 'ms' },
      { name: `${name}, ${inWords(size)}: p99`, value: percentile(run.times, 0.99), unit: 'ms' },
      speedUp(0.5),
      speedUp(0.99),
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
