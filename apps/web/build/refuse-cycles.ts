import type { Plugin, Rolldown } from 'vite';

/**
 * Fails the build where the files of the application import each other in a circle: a module of one would run before
 * what it imports from another.
 */
export function refuseCycles(): Plugin {
  return {
    name: 'refuse-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const imports = new Map(
        Object.values(bundle)
          .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
          .map((chunk) => [chunk.fileName, chunk.imports]),
      );
      const inCycle = [...imports.keys()].filter((name) => reachableFrom(name, imports).has(name));
      if (inCycle.length > 0) {
        this.error(`${inCycle.join(', ')} import each other. Change the groups in apps/web/build/chunks.ts.`);
      }
    },
  };
}

function reachableFrom(start: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const next of imports.get(name) ?? []) {
      if (!reached.has(next)) waiting.push(next);
      reached.add(next);
    }
  }
  return reached;
}
