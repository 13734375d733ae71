import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { ATTACKS, type AttackName } from './attacks.ts';

/** An attack that goes on; `end` stops it and resolves with the statuses of the answers that it read. */
export type RunningAttack = { end: () => Promise<number[]> };

/** Starts an attack in a thread of its own, so that its work does not delay the visitor who measures. */
export function startAttack(name: AttackName, url: string): RunningAttack {
  const worker = new Worker(new URL(import.meta.url), { workerData: { attack: name, url } });
  const result = once(worker, 'message');
  return {
    async end() {
      worker.postMessage('end');
      const [statuses] = await result;
      await worker.terminate();
      return statuses;
    },
  };
}

const isAttacker = parentPort !== null && typeof workerData?.attack === 'string';
if (isAttacker) {
  let isOver = false;
  parentPort?.once('message', () => {
    isOver = true;
  });
  const { attack, url } = workerData as { attack: AttackName; url: string };
  parentPort?.postMessage(await ATTACKS[attack](url, () => isOver));
}
