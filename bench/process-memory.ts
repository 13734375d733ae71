import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_EVERY_MS = 20;

/** Resident memory of a process and of all it started, in MB. Linux alone, where `/proc` tells. */
export function memoryOf(pid: number): number {
  return residentKb(pid) / 1024 + childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), 0);
}

/** Watches that memory; `stop` gives the most there was. */
export function watchMemory(pid: number): { stop: () => number } {
  let most = memoryOf(pid);
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, SAMPLE_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

function residentKb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
}

function childrenOf(pid: number): number[] {
  const threads = list(`/proc/${pid}/task`);
  return threads.flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

/** Nothing where the process has ended meanwhile. */
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
