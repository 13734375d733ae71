import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import autocannon from 'autocannon';
import memory from '../apps/server/memory.json' with { type: 'json' };
import { type RunningServer, startProcess } from '../scripts/test-environment/server-process.ts';
import { readKnowledgeBase } from '../tools/ingredients/knowledge-base.ts';
import { clientAddress } from './support/client.ts';
import { SAMPLE_QUERIES } from './support/sample-queries.ts';
import { createSyntheticCorpus } from './support/synthetic-corpus.ts';
import { percentile, type Row } from './support/table.ts';

const BOUNDARY = 'larder-bench-boundary';
const CONNECTIONS = 20;
const SECONDS = 5;
/** Fewer than the server answers on one connection. */
const REQUESTS_PER_CONNECTION = 500;
/** Alternating, so that other load on the machine affects both. */
const ROUNDS = 3;
/** Requests a second, below what one process can answer. */
const STEADY_RATE = 100;
const STEADY_SECONDS = 10;
const WARM_UP = 600;
/** Above all numbers of other requests. */
const WARM_UP_NUMBERS = 10_000_000;

function form(ingredients: string): string {
  const part = (name: string, value: string): string =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const preferences = JSON.stringify({ language: 'en-GB', measurementSystem: 'metric' });
  return `${part('ingredients', ingredients)}${part('category', 'None')}${part('preferences', preferences)}--${BOUNDARY}--\r\n`;
}

const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

const agent = new Agent({ keepAlive: true });

/** Requests a second of several servers at once, each with its share of the connections. */
async function throughput(servers: readonly RunningServer[], bodyOf: (request: number) => string): Promise<number> {
  let request = 0;
  const nextRequest = (): number => {
    request += 1;
    return request;
  };
  const rates = await Promise.all(
    servers.map(({ url }) => throughputOf(url, CONNECTIONS / servers.length, nextRequest, bodyOf)),
  );
  return rates.reduce((sum, rate) => sum + rate, 0);
}

/** Requests a second; `bodyOf` makes the body of each request, by its number. */
async function throughputOf(
  url: string,
  connections: number,
  nextRequest: () => number,
  bodyOf: (request: number) => string,
): Promise<number> {
  const result = await autocannon({
    url: `${url}/api/analyze`,
    connections,
    duration: SECONDS,
    reconnectRate: REQUESTS_PER_CONNECTION,
    requests: [
      {
        method: 'POST' as const,
        headers,
        setupRequest: (prepared) => {
          const request = nextRequest();
          return { ...prepared, headers: { ...headers, ...clientAddress(request) }, body: bodyOf(request) };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} failed`);
  return result.requests.average;
}

/**
 * The analyze call, with the memory settings of `npm start`, compared with a bare Fastify route that returns the same
 * bytes. With `DATABASE_URL` the processes share that PostgreSQL; without, there is one.
 */
export async function benchAnalyze(processes: number): Promise<Row[]> {
  const count = process.env.DATABASE_URL ? processes : 1;
  const larder = await Promise.all(
    Array.from({ length: count }, () => startProcess('apps/server/src/main.ts', '/readyz', memory.heap, memory.malloc)),
  );
  const bare = await startProcess('bench/support/bare-route.ts', '/readyz');
  const foods = newFoods();
  try {
    const body = form('chicken, rice, tomato, onion');
    const repeated = (): string => body;
    const [first] = larder;
    if (!first) throw new Error('No process was started');
    await copyAnswer(first, bare, body);
    for (let number = 0; number < WARM_UP; number += 1) await latencyOf(first.url, number + WARM_UP_NUMBERS);
    const latencies = await latenciesAt(STEADY_RATE, first);
    const sums = { larder: 0, bare: 0, fresh: 0, foods: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      sums.bare += await throughput([bare], repeated);
      sums.larder += await throughput(larder, repeated);
      sums.fresh += await throughput(larder, (request) => freshForm(request + round * 1_000_000));
      sums.foods += await throughput(larder, foods);
    }
    const bytes = await answerBytes(first, body);
    return [
      { name: 'size of the answer', value: bytes.length / 1024, unit: 'kB' },
      { name: 'processes', value: count, unit: '' },
      { name: 'bare Fastify route, the same bytes', value: sums.bare / ROUNDS, unit: 'req/s' },
      { name: 'analyze, repeated request', value: sums.larder / ROUNDS, unit: 'req/s' },
      { name: 'ratio to the bare route, repeated', value: sums.larder / sums.bare, unit: '×', limit: { atLeast: 0.5 } },
      { name: 'analyze, new requests', value: sums.fresh / ROUNDS, unit: 'req/s' },
      {
        name: 'ratio to the bare route, new requests',
        value: sums.fresh / sums.bare,
        unit: '×',
        limit: { atLeast: 0.06 },
      },
      { name: 'analyze, foods drawn at random', value: sums.foods / ROUNDS, unit: 'req/s' },
      { name: 'ratio to the bare route, random foods', value: sums.foods / sums.bare, unit: '×' },
      { name: `new requests, ${STEADY_RATE} a second, p50`, value: percentile(latencies, 0.5), unit: 'ms' },
      {
        name: `new requests, ${STEADY_RATE} a second, p99`,
        value: percentile(latencies, 0.99),
        unit: 'ms',
        limit: { atMost: 60 },
      },
    ];
  } finally {
    await Promise.all([...larder, bare].map((server) => server.stop()));
  }
}

/** The latencies of one process in milliseconds, of requests that were not sent before, sent at equal intervals. */
async function latenciesAt(rate: number, { url }: RunningServer): Promise<number[]> {
  const sent: Promise<number>[] = [];
  const start = performance.now();
  for (let number = 1; number <= rate * STEADY_SECONDS; number += 1) {
    const latency = latencyOf(url, number + ROUNDS * 1_000_000);
    // A failure is reported once all are sent.
    latency.catch(() => {});
    sent.push(latency);
    await setTimeout(Math.max(0, start + (number * 1000) / rate - performance.now()));
  }
  return Promise.all(sent);
}

/** By node:http, whose part in the time is a fraction of that of fetch. */
async function latencyOf(url: string, number: number): Promise<number> {
  const body = freshForm(number);
  const sent = request(`${url}/api/analyze`, {
    agent,
    method: 'POST',
    headers: { ...headers, ...clientAddress(number), 'content-length': Buffer.byteLength(body) },
  });
  const start = performance.now();
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  await once(response.resume(), 'end');
  return performance.now() - start;
}

/** Foods that were not searched for together before: most of what is composed of them has to be stored. */
function newFoods(): () => string {
  const kb = readKnowledgeBase();
  const corpus = createSyntheticCorpus(kb, loadCookbook(readFileSync('dist/cookbook.json', 'utf8')));
  const queries = corpus.queries(ROUNDS * SECONDS * 1_000);
  return () => form((queries.pop()?.available ?? []).map((id) => kb.name(id, 'en-GB')).join(', '));
}

/** A form that was not sent before, so that no cached answer exists. */
function freshForm(request: number): string {
  return form(`${SAMPLE_QUERIES[request % SAMPLE_QUERIES.length] ?? ''}, ${request} carrots`);
}

async function answerBytes(server: RunningServer, body: string): Promise<Buffer> {
  const response = await fetch(`${server.url}/api/analyze`, { method: 'POST', headers, body });
  return Buffer.from(await response.arrayBuffer());
}

/** Has the bare route answer with the bytes that the analyze call answers with. */
async function copyAnswer(larder: RunningServer, bare: RunningServer, body: string): Promise<void> {
  const bytes = await answerBytes(larder, body);
  await fetch(`${bare.url}/bytes`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
}
