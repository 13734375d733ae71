import { cycleProblems } from './cycles.ts';
import { folderSizeProblems, nameProblems } from './folder-rules.ts';
import { importsOf } from './imports.ts';
import { serverContentProblems, serverImportProblems, serverNameProblems } from './server-rules.ts';
import { webImportProblems } from './web-rules.ts';
import { workspaceProblems } from './workspace-rules.ts';

/**
 * Violations of the code's structure in a tree of sources (path from the root → text): directions of imports, cycles,
 * sizes of folders and names of files. Each is a sentence that says where the code belongs.
 */
export function findStructureProblems(files: ReadonlyMap<string, string>): string[] {
  const imports = [...files].flatMap(([file, text]) => importsOf(file, text));
  return [
    ...[...files].flatMap(([file, text]) => [
      ...nameProblems(file),
      ...serverNameProblems(file),
      ...serverContentProblems(file, text),
    ]),
    ...imports.flatMap((one) => [...workspaceProblems(one), ...serverImportProblems(one), ...webImportProblems(one)]),
    ...cycleProblems(imports.filter(({ to }) => files.has(to))),
    ...folderSizeProblems(files.keys()),
  ];
}
