import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { DAIRY, NO_DAIRY } from './handling/dairy.ts';
import { DRINKS, NO_DRINKS } from './handling/drinks.ts';
import { NO_PROTEINS, PROTEINS } from './handling/proteins.ts';
import { NO_SEASONINGS, SEASONINGS } from './handling/seasonings.ts';
import { NO_STARCHES, STARCHES } from './handling/starches.ts';
import { NO_SWEET, SWEET } from './handling/sweet.ts';
import { NO_VEGETABLES, VEGETABLES } from './handling/vegetables.ts';
import type { Handling, HandlingRow, Kind } from './kind.ts';

const ROWS: readonly HandlingRow[] = [
  ...VEGETABLES,
  ...PROTEINS,
  ...STARCHES,
  ...DAIRY,
  ...SEASONINGS,
  ...SWEET,
  ...DRINKS,
];
const LEFT_ALONE = [NO_VEGETABLES, NO_PROTEINS, NO_STARCHES, NO_DAIRY, NO_SEASONINGS, NO_SWEET, NO_DRINKS];

/** How an ingredient is handled; undefined for what nothing is made up from. */
export type HandlingTable = (id: string) => Handling | undefined;

const words = (list: string): string[] => list.split(' ').filter(Boolean);

/** Every id that the larder's rows name, to be checked against the knowledge base. */
export const HANDLED_IDS: readonly string[] = [...ROWS.flatMap(({ ids }) => words(ids)), ...LEFT_ALONE.flatMap(words)];

/** Every kind that something in the larder is of. */
export const HANDLED_KINDS: ReadonlySet<Kind> = new Set(ROWS.map(({ kind }) => kind));

/** An ingredient has its own row, or that of its nearest wider kind with one. */
export function createHandlingTable(kb: KnowledgeBase): HandlingTable {
  const rows = new Map<string, Handling | null>();
  for (const id of LEFT_ALONE.flatMap(words)) rows.set(id, null);
  for (const row of ROWS) for (const id of words(row.ids)) rows.set(id, row);
  const known = new Map<string, Handling | undefined>();
  for (const { id } of kb.all) {
    const named = [id, ...kb.ancestors(id)].find((each) => rows.has(each));
    known.set(id, (named === undefined ? undefined : rows.get(named)) ?? undefined);
  }
  return (id) => known.get(id);
}
