import path from 'node:path';
import { isForTests } from './imports.ts';

const MAX_FILES = 15;
const NAMELESS = /(^|\/)(index|utils?|helpers?|misc|common|shared)(\.[a-z]+)?\.tsx?$/;
/** Folders whose files are data in the form of code. */
const DATA = /(^|\/)(data|migrations|locales)(\/|$)/;

/** Files that are named after nothing in particular. */
export function nameProblems(file: string): string[] {
  if (!NAMELESS.test(file)) return [];
  return [
    `${file}: name the file after its content. Barrels and collections of unrelated functions are not used here.`,
  ];
}

/** Folders with too many files of code beside each other; tests and data do not count. */
export function folderSizeProblems(files: Iterable<string>): string[] {
  const code = [...files].filter((file) => !isForTests(file) && !DATA.test(path.posix.dirname(file)));
  return [...Map.groupBy(code, (file) => path.posix.dirname(file))]
    .filter(([, inside]) => inside.length > MAX_FILES)
    .map(
      ([folder, inside]) =>
        `${folder} has ${inside.length} files of code, more than ${MAX_FILES}: group them by subject in subfolders.`,
    );
}
