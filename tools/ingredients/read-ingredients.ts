import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GROUPS, type Group } from '@larder/food/ingredients/ingredient';
import { z } from 'zod';
import { fileSchema, type IngredientEntry } from './entry-schema.ts';
import { type FileFinding, parseYaml } from './parse-yaml.ts';

/** The file that lists the files of each group, in the order in which they are read. */
const LIST = 'groups.yaml';
const listSchema = z.record(z.enum(GROUPS), z.array(z.string()).min(1));

/** The entries that could be read, in order, and what is wrong with the files. */
export type ReadIngredients = { entries: IngredientEntry[]; findings: FileFinding[] };

/** Reads the data files below `folder` (`ingredients/` of the repository). */
export function readIngredients(folder: string): ReadIngredients {
  const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const list = parseYaml(text(LIST), LIST, listSchema);
  if (!list.data) return { entries: [], findings: list.findings };
  const present = yamlFilesOf(folder);
  const listed = GROUPS.flatMap((group) =>
    (list.data?.[group] ?? []).map((name) => ({ group, file: `${group}/${name}.yaml` })),
  );
  const read = listed
    .filter(({ file }) => present.includes(file))
    .map(({ group, file }) => parseEntries(text(file), group, file));
  const absent = listed
    .filter(({ file }) => !present.includes(file))
    .map(({ file }) => `${file} is listed and absent.`);
  const unlisted = present
    .filter((file) => !listed.some((each) => each.file === file))
    .map((file) => `${file} is not listed.`);
  return {
    entries: read.flatMap(({ entries }) => entries),
    findings: [
      ...[...absent, ...unlisted].map((message) => ({ file: LIST, message })),
      ...read.flatMap(({ findings }) => findings),
    ],
  };
}

/** The entries of one file's text, in order; none where anything in it is wrong. */
export function parseEntries(text: string, group: Group, file: string): ReadIngredients {
  const { data = {}, findings } = parseYaml(text, file, fileSchema);
  return { entries: Object.entries(data).map(([id, entry]) => ({ ...entry, id, group, file })), findings };
}

function yamlFilesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .flatMap(({ name }) => readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`));
}
