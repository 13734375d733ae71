import memory from '../apps/server/memory.json' with { type: 'json' };
import { startAttack } from '../apps/server/src/test/hostile/attack-thread.ts';
import { ATTACKS, type AttackName } from '../apps/server/src/test/hostile/attacks.ts';
import { measure, quantile, type Strain, searchLimit } from '../apps/server/src/test/hostile/visitor.ts';
import { startProcess } from '../scripts/test-environment/server-process.ts';
import { watchMemory } from './support/process-memory.ts';
import type { Row } from './support/table.ts';

const SECONDS = 60;
const IDLE_SECONDS = 5;
/** Of the server, without the processes that read photos. */
const MEMORY_LIMIT_MB = 512;

/**
 * Another visitor's searches, how long the event loop was blocked, and memory, under each attack for a minute. The limit
 * follows from what the same server's searches took just before the attack, so that other work on the machine counts for
 * both.
 */
export async function benchHostile(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of Object.keys(ATTACKS) as AttackName[]) {
    const direct = { TRUSTED_PROXIES: '', ...memory.malloc };
    const server = await startProcess('apps/server/src/main.ts', '/readyz', memory.heap, direct);
    try {
      await measure(server.url);
      const idle = await measure(server.url, IDLE_SECONDS * 1000);
      const watched = watchMemory(server.child.pid ?? 0);
      const attack = startAttack(name, server.url);
      const during = await measure(server.url, SECONDS * 1000);
      await attack.end();
      const withPhotoProcesses = watched.stop();
      if (server.child.exitCode !== null) throw new Error(`the server ended while one ${name}`);
      rows.push(...rowsOf(name, { idle, during, withPhotoProcesses }));
    } finally {
      await server.stop();
    }
  }
  return rows;
}

function rowsOf(
  name: AttackName,
  { idle, during, withPhotoProcesses }: { idle: Strain; during: Strain; withPhotoProcesses: number },
): Row[] {
  const slowest = during.searchMs.at(-1) ?? Number.NaN;
  const limit = { atMost: searchLimit(idle) };
  return [
    { name: `while one ${name}: visitor’s search, median`, value: quantile(during.searchMs, 0.5), unit: 'ms' },
    { name: 'the same before the attack', value: quantile(idle.searchMs, 0.5), unit: 'ms' },
    { name: 'visitor’s search, 95 of 100', value: quantile(during.searchMs, 0.95), unit: 'ms', limit },
    { name: 'the slowest', value: slowest, unit: 'ms' },
    { name: 'event loop blocked, longest', value: during.blockedMs.at(-1) ?? Number.NaN, unit: 'ms' },
    { name: 'memory of the server before the attack', value: idle.memoryMb, unit: 'MB' },
    { name: 'memory of the server', value: during.memoryMb, unit: 'MB', limit: { atMost: MEMORY_LIMIT_MB } },
    { name: 'memory of the server and its photo processes', value: withPhotoProcesses, unit: 'MB' },
  ];
}
