import { ATTACKS } from '../apps/server/src/test/hostile/attacks.ts';
import { measure, quantile } from '../apps/server/src/test/hostile/visitor.ts';
import { startProcess } from '../scripts/test-environment/server-process.ts';
import { watchMemory } from './support/process-memory.ts';
import type { Row } from './support/table.ts';

const SECONDS = 60;
/** The heap of `npm start`. */
const NODE_OPTIONS = ['--max-old-space-size=512'];
/** The most that another visitor's search may take meanwhile, for 95 of 100. */
const SEARCH_LIMIT_MS = 250;

/** Another visitor's searches, and the memory of a server and its photo processes, under each attack for a minute. */
export async function benchHostile(): Promise<Row[]> {
  const rows: Row[] = [];
  const attacks = Object.entries({ 'does nothing': async () => [], ...ATTACKS });
  for (const [name, attack] of attacks) {
    const direct = { TRUSTED_PROXIES: '' };
    const server = await startProcess('apps/server/src/main.ts', '/readyz', NODE_OPTIONS, direct);
    try {
      await measure(server.url, async () => {});
      const memory = watchMemory(server.child.pid ?? 0);
      const during = await measure(server.url, (isOver) => attack(server.url, isOver), SECONDS * 1000);
      rows.push(
        {
          name: `visitor’s search (95 %) while one ${name}`,
          value: quantile(during.searchMs, 0.95),
          unit: 'ms',
          limit: { atMost: SEARCH_LIMIT_MS },
        },
        { name: 'memory of the server and its photo processes', value: memory.stop(), unit: 'MB' },
      );
      if (server.child.exitCode !== null) throw new Error(`the server ended while one ${name}`);
    } finally {
      await server.stop();
    }
  }
  return rows;
}
