import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/** Below the ports that systems give to outgoing connections: Linux from 32,768, others from 49,152. */
const [FIRST, END] = [15_000, 32_000];
const CANDIDATES = 20;

/**
 * A free port on 127.0.0.1 that stays free until the server that it is for listens, seconds later: an outgoing connection
 * does not take it, and another test process hardly picks the same.
 */
export function freePort(): Promise<number> {
  const port = Array.from({ length: CANDIDATES }, () => randomInt(FIRST, END));
  return getPort({ host: '127.0.0.1', port });
}
