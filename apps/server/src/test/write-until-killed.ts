import { sql } from 'drizzle-orm';
import { createDatabase } from '../database/create-database.ts';

/** Writes to the embedded database in the given folder until killed; prints each id once its write is acknowledged. */
const dataDir = process.argv[2] ?? '';
try {
  const { database } = await createDatabase({ url: null, dataDir });
  for (let count = 0; ; count += 1) {
    await database.execute(sql`insert into recipe values (${`recipe-${count}`}, '{}', now(), now())`);
    process.stdout.write(`recipe-${count}\n`);
  }
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
