import { type Import, isForTests } from './imports.ts';

type Edges = Map<string, Map<string, Import>>;

/**
 * Cycles between the entries of any folder: its files, and its subfolders taken as a whole. A folder without such a
 * cycle can be read, tested and moved entry by entry.
 */
export function cycleProblems(imports: readonly Import[]): string[] {
  const folders = new Map<string, Edges>();
  for (const one of imports.filter(({ from, to }) => !isForTests(from) && !isForTests(to))) {
    const { folder, entry, target } = meetingPoint(one);
    const edges = folders.get(folder) ?? new Map<string, Map<string, Import>>();
    const targets = edges.get(entry) ?? new Map<string, Import>();
    folders.set(folder, edges.set(entry, targets.set(target, targets.get(target) ?? one)));
  }
  return [...folders].flatMap(([folder, edges]) => {
    const cycle = findCycle(edges);
    return cycle === null ? [] : [toSentence(folder, cycle, edges)];
  });
}

/** The folder that holds both files, and the entries of it that they are in. */
function meetingPoint({ from, to }: Import): { folder: string; entry: string; target: string } {
  const [left, right] = [from.split('/'), to.split('/')];
  const depth = left.findIndex((name, index) => name !== right[index]);
  const shared = depth === -1 ? left.length - 1 : depth;
  return { folder: left.slice(0, shared).join('/'), entry: left[shared] ?? '', target: right[shared] ?? '' };
}

/** The entries of the first cycle that a depth-first search meets; null without one. */
function findCycle(edges: Edges): string[] | null {
  const done = new Set<string>();
  const search = (entry: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(entry)) return trail.slice(trail.indexOf(entry));
    if (done.has(entry)) return null;
    for (const target of edges.get(entry)?.keys() ?? []) {
      const cycle = search(target, [...trail, entry]);
      if (cycle) return cycle;
    }
    done.add(entry);
    return null;
  };
  for (const entry of edges.keys()) {
    const cycle = search(entry, []);
    if (cycle) return cycle;
  }
  return null;
}

function toSentence(folder: string, cycle: readonly string[], edges: Edges): string {
  const first = cycle[0] ?? '';
  const steps = cycle.flatMap((entry, index) => edges.get(entry)?.get(cycle[index + 1] ?? first) ?? []);
  const details = steps.map(({ from, to }) => `${within(folder, from)} imports ${within(folder, to)}`).join(', ');
  return `${folder}: ${[...cycle, first].join(' → ')} is a cycle: ${details}. Move what both sides need into a file that imports neither.`;
}

function within(folder: string, file: string): string {
  return folder === '' ? file : file.slice(folder.length + 1);
}
