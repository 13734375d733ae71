import autocannon from 'autocannon';
import { type RunningServer, startProcess } from '../scripts/test-environment/server-process.ts';
import { clientAddress } from './support/client.ts';
import { SAMPLE_QUERIES } from './support/sample-queries.ts';
import type { Row } from './support/table.ts';

const BOUNDARY = 'larder-bench-boundary';
const CONNECTIONS = 20;
const SECONDS = 5;
/** Fewer than the server answers on one connection. */
const REQUESTS_PER_CONNECTION = 500;
/** Alternating, so that other load on the machine affects both. */
const ROUNDS = 3;

function form(ingredients: string): string {
  const part = (name: string, value: string): string =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const preferences = JSON.stringify({ language: 'en-GB', measurementSystem: 'metric' });
  return `${part('ingredients', ingredients)}${part('category', 'None')}${part('preferences', preferences)}--${BOUNDARY}--\r\n`;
}

const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

/** Requests a second; `bodyOf` makes the body of each request, by its number. */
async function throughput(url: string, bodyOf: (request: number) => string): Promise<number> {
  let request = 0;
  const result = await autocannon({
    url: `${url}/api/analyze`,
    connections: CONNECTIONS,
    duration: SECONDS,
    reconnectRate: REQUESTS_PER_CONNECTION,
    requests: [
      {
        method: 'POST' as const,
        headers,
        setupRequest: (prepared) => {
          request += 1;
          return { ...prepared, headers: { ...headers, ...clientAddress(request) }, body: bodyOf(request) };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} failed`);
  return result.requests.average;
}

/** The analyze call, compared with a bare Fastify route that returns the same bytes. */
export async function benchAnalyze(): Promise<Row[]> {
  const larder = await startProcess('apps/server/src/main.ts', '/readyz');
  const bare = await startProcess('bench/support/bare-route.ts', '/readyz');
  try {
    const body = form('chicken, rice, tomato, onion');
    const repeated = (): string => body;
    await copyAnswer(larder, bare, body);
    const sums = { larder: 0, bare: 0, fresh: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      sums.bare += await throughput(bare.url, repeated);
      sums.larder += await throughput(larder.url, repeated);
      sums.fresh += await throughput(larder.url, (request) => freshForm(request + round * 1_000_000));
    }
    const bytes = await answerBytes(larder, body);
    return [
      { name: 'size of the answer', value: bytes.length / 1024, unit: 'kB' },
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
    ];
  } finally {
    await Promise.all([larder.stop(), bare.stop()]);
  }
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
