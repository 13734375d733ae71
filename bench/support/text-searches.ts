import { setTimeout } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { clientAddress, timed } from './client.ts';
import { SAMPLE_QUERIES } from './sample-queries.ts';

/** Between searches. */
const PAUSE_MS = 10;

type Searches = { url: string; from: number; most: number };

/**
 * Sends different text searches from a thread, so that the benchmark's other work does not delay the measurement.
 * `stop` returns the milliseconds of each search.
 */
export function startSearching(searches: Searches): { stop: () => Promise<number[]>; done: Promise<number[]> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: searches });
  const done = new Promise<number[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return {
    done,
    stop: () => {
      worker.postMessage('stop');
      return done;
    },
  };
}

async function search({ url, from, most }: Searches): Promise<number[]> {
  let stopped = false;
  parentPort?.once('message', () => {
    stopped = true;
  });
  const times: number[] = [];
  for (let count = from; !stopped && times.length < most; count += 1) {
    times.push((await timed(() => searchOnce(url, count))).ms);
    await setTimeout(PAUSE_MS);
  }
  return times;
}

async function searchOnce(url: string, count: number): Promise<void> {
  const body = new FormData();
  body.set('ingredients', `${SAMPLE_QUERIES[count % SAMPLE_QUERIES.length]}, ${count} carrots`);
  const response = await fetch(`${url}/api/analyze`, { method: 'POST', headers: clientAddress(count), body });
  if (!response.ok) throw new Error(`a search got ${response.status}`);
  await response.arrayBuffer();
}

if (!isMainThread) {
  const times = await search(workerData as Searches);
  parentPort?.postMessage(times);
  parentPort?.close();
}
