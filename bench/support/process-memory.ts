import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_EVERY_MS = 40;

/**
 * Memory of a process without its children in MB: its own pages, and its share of those that other processes map as well,
 * such as the code of Node. From `/proc`, so on Linux only.
 */
export function ownMemoryOf(pid: number): number {
  return proportionalKb(pid) / 1024;
}

/** The same with its children. */
export function memoryOf(pid: number): number {
  return ownMemoryOf(pid) + childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), 0);
}

/** Samples that memory; `stop` returns the maximum. */
export function watchMemory(pid: number): { stop: () => number } {
  let maximum = memoryOf(pid);
  const timer = setInterval(() => {
    maximum = Math.max(maximum, memoryOf(pid));
  }, SAMPLE_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return maximum;
    },
  };
}

function proportionalKb(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

function childrenOf(pid: number): number[] {
  const threads = list(`/proc/${pid}/task`);
  return threads.flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

/** Empty when the process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
