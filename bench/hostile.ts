import { startAttack } from '../apps/server/src/test/hostile/attack-thread.ts';
import { ATTACKS, type AttackName } from '../apps/server/src/test/hostile/attacks.ts';
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
  for (const name of [null, ...(Object.keys(ATTACKS) as AttackName[])]) {
    const what = name === null ? 'no one attacks' : `one ${name}`;
    const direct = { TRUSTED_PROXIES: '' };
    const server = await startProcess('apps/server/src/main.ts', '/readyz', NODE_OPTIONS, direct);
    try {
      await measure(server.url);
      const memory = watchMemory(server.child.pid ?? 0);
      const attack = name && startAttack(name, server.url);
      const during = await measure(server.url, SECONDS * 1000);
      await attack?.end();
      rows.push(
        {
          name: `visitor’s search (95 %) while ${what}`,
          value: quantile(during.searchMs, 0.95),
          unit: 'ms',
          limit: { atMost: SEARCH_LIMIT_MS },
        },
        { name: 'memory of the server and its photo processes', value: memory.stop(), unit: 'MB' },
      );
      if (server.child.exitCode !== null) throw new Error(`the server ended while ${what}`);
    } finally {
      await server.stop();
    }
  }
  return rows;
}
