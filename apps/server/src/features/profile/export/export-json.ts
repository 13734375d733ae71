import type { Database } from '../../../database/create-database.ts';
import type { TimeSlicer } from '../../../event-loop/time-slicer.ts';
import type { SignedInUser } from '../../auth/sessions/session-reader.ts';
import { exportOwnRecipes, exportSharedRecipes, exportUser } from '../data.ts';

/** Recipes that are read at a time; the largest have 40 kB. */
const PART_SIZE = 10;

/**
 * Everything stored about a user as the text of one JSON object, in parts: an account may have 30 MB of recipes, which
 * are read as the client takes them.
 */
export async function* exportJson(
  database: Database,
  user: SignedInUser,
  slicer: TimeSlicer,
): AsyncGenerator<string, void> {
  const work = slicer.start(user.id);
  let separator = '{';
  for (const [name, value] of Object.entries(await exportUser(database, user))) {
    if (value === undefined) continue;
    yield `${separator}${JSON.stringify(name)}:${JSON.stringify(value)}`;
    separator = ',';
  }
  yield ',"ownRecipes":';
  yield* listOf((part) => exportOwnRecipes(database, user, part));
  yield ',"sharedRecipes":';
  yield* listOf((part) => exportSharedRecipes(database, user, part));
  yield '}';

  async function* listOf<Row extends { id: string }>(
    read: (part: { after: string; limit: number }) => PromiseLike<Row[]>,
  ): AsyncGenerator<string, void> {
    let opening = '[';
    let after: string | undefined = '';
    while (after !== undefined) {
      await work.nextSlice();
      const rows: Row[] = await read({ after, limit: PART_SIZE });
      for (const row of rows) {
        yield opening + JSON.stringify(row);
        opening = ',';
      }
      after = rows.length < PART_SIZE ? undefined : rows.at(-1)?.id;
    }
    yield opening === '[' ? '[]' : ']';
  }
}
