import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** The most that another visitor's search may take while the server is attacked, in milliseconds. */
const SEARCH_LIMIT_MS = 250;
/** On a machine that is busy with other work a search may take this many times as long as it took before the attack. */
const SLOWDOWN_LIMIT = 4;

const FOODS = ['rice', 'egg', 'tomato', 'chicken', 'leek', 'potato', 'pasta', 'cream', 'lentils', 'spinach'];
/** Tells the searches of a process apart, so that none is answered from the cache. */
let searches = 0;
/** Fewer than one address may send in a minute, so that a fast server does not refuse the visitor. */
const SEARCHES_PER_ADDRESS = 100;
/** Between two searches, so that the visitor is no load itself. */
const PAUSE_MS = 20;

/** The loopback address (Linux) that the visitor's next search comes from. */
function visitorAddress(): string {
  return `127.0.1.${1 + (Math.floor(searches / SEARCHES_PER_ADDRESS) % 250)}`;
}

/** Searches as a visitor at another address does, and returns how long it took, in milliseconds. */
async function search(url: string): Promise<number> {
  searches += 1;
  const [first, second] = [searches, Math.floor(searches / FOODS.length) + searches + 1].map(
    (n) => FOODS[n % FOODS.length],
  );
  const boundary = 'larder-visitor';
  const body = `--${boundary}\r\ncontent-disposition: form-data; name="ingredients"\r\n\r\n${first}, ${second}, ${searches} g butter\r\n--${boundary}--\r\n`;
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const start = performance.now();
  const status = await send(`${url}/api/analyze`, { method: 'POST', headers, localAddress: visitorAddress() }, body);
  if (status !== 200) throw new Error(`a visitor's search was answered with ${status}`);
  return performance.now() - start;
}

type SendOptions = { method?: string; headers?: Record<string, string>; localAddress: string; agent?: Agent };

/**
 * A request over a connection of its own, or of `agent`; resolves with the status. It is sent again where the server had
 * just closed the connection that it reused.
 */
export function send(url: string, options: SendOptions, body?: string | Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent: false, ...options }, (response) => {
      text(response).then(() => resolve(response.statusCode ?? 0), reject);
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(send(url, options, body));
      else reject(error);
    });
    outgoing.end(body);
  });
}

export type Strain = {
  /** Milliseconds that a visitor's searches took, in ascending order. */
  searchMs: number[];
  /** The longest that the event loop was blocked during each of these searches, in milliseconds, in ascending order. */
  blockedMs: number[];
  /** The largest resident memory of the server, in megabytes. */
  memoryMb: number;
};

/** How long, and for how many searches at least, is measured. */
const MEASURED_MS = 2_000;
const MIN_SEARCHES = 12;

/** Searches one after the other for a while, and reads the server's own metrics. */
export async function measure(url: string, forMs = MEASURED_MS): Promise<Strain> {
  const searchMs: number[] = [];
  const blockedMs: number[] = [];
  let memoryMb = 0;
  const end = performance.now() + forMs;
  while (performance.now() < end || searchMs.length < MIN_SEARCHES) {
    searchMs.push(await search(url));
    const metrics = await fetch(`${url}/metrics`).then((response) => response.text());
    blockedMs.push(metric(metrics, 'nodejs_eventloop_lag_max_seconds') * 1000);
    memoryMb = Math.max(memoryMb, metric(metrics, 'process_resident_memory_bytes') / 1024 / 1024);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const ascending = (values: number[]) => values.toSorted((a, b) => a - b);
  return { searchMs: ascending(searchMs), blockedMs: ascending(blockedMs), memoryMb };
}

function metric(metrics: string, name: string): number {
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);
}

/** The value that a share of the sorted values do not exceed. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The limit for a search during an attack, from what the same searches took before it. */
export function searchLimit(before: Strain): number {
  return Math.max(SEARCH_LIMIT_MS, SLOWDOWN_LIMIT * quantile(before.searchMs, 0.5));
}
