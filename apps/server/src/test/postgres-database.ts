import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Creates a new database on the server at TEST_DATABASE_URL. */
export async function createPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set');
  const name = `larder_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(server, `drop database ${name} with (force)`) };
}

/** Ends every other connection to a database. */
export async function endConnections(url: string): Promise<void> {
  await execute(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}

/** Executes a statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
