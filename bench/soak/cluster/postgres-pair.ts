import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { findInstalled, ordinaryUser } from '../../../scripts/test-environment/postgres.mjs';
import { type Daemon, startDaemon } from './daemon.ts';

const PROGRAMS = ['initdb', 'postgres', 'pg_basebackup', 'pg_ctl'];

export type PostgresPair = {
  primaryPort: number;
  standbyPort: number;
  /** Ends the primary without warning, and makes the standby a primary. */
  failOver: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * A PostgreSQL and a standby that it waits for at each commit, in folders below `folder`.
 * @throws if PostgreSQL is not installed
 */
export async function startPostgresPair(folder: string): Promise<PostgresPair> {
  const programs = findInstalled(PROGRAMS);
  if (!programs) throw new Error('PostgreSQL must be installed.');
  const user = ordinaryUser();
  const run = (name: string, args: readonly string[]) => {
    const { status, stderr, error } = spawnSync(path.join(programs, name), args, {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${name} failed: ${error?.message ?? stderr}`);
  };
  const start = (data: string, port: number, settings: Record<string, string>): Promise<Daemon> => {
    const all = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '', ...settings };
    const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    return startDaemon(path.join(programs, 'postgres'), ['-D', data, ...options], { ...user, cwd: folder, port });
  };

  const data = path.join(folder, 'postgres');
  const copy = path.join(folder, 'standby');
  for (const each of [data, copy]) {
    mkdirSync(each, { mode: 0o700 });
    if (user.uid !== undefined && user.gid !== undefined) chownSync(each, user.uid, user.gid);
  }
  run('initdb', ['-D', data, '-U', 'larder', '-A', 'trust', '-E', 'UTF8', '--no-locale']);
  appendFileSync(path.join(data, 'pg_hba.conf'), 'host replication all 127.0.0.1/32 trust\n');
  const primaryPort = await getPort({ host: '127.0.0.1' });
  const primary = await start(data, primaryPort, { synchronous_standby_names: '*' });
  // Without the standby, nothing is committed yet: pg_basebackup only reads.
  const source = `host=127.0.0.1 port=${primaryPort} user=larder`;
  run('pg_basebackup', ['--dbname', source, '-D', copy, '--write-recovery-conf', '--wal-method=stream']);
  const standbyPort = await getPort({ host: '127.0.0.1' });
  const standby = await start(copy, standbyPort, {});
  let hasPrimary = true;
  const endPrimary = async (signal: NodeJS.Signals) => {
    if (hasPrimary) await primary.end(signal);
    hasPrimary = false;
  };
  return {
    primaryPort,
    standbyPort,
    failOver: async () => {
      await endPrimary('SIGQUIT');
      run('pg_ctl', ['promote', '-D', copy]);
    },
    stop: async () => {
      await standby.end('SIGINT');
      await endPrimary('SIGINT');
    },
  };
}
