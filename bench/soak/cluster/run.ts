import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { type RunningServer, startServer } from '../../../apps/server/src/test/run-server.ts';
import { ordinaryUser } from '../../../scripts/test-environment/postgres.mjs';
import { printRows, type Row } from '../../support/table.ts';
import { type Counts, checkSaves, type Load, search, signInAndSave } from '../load.ts';
import { type Daemon, startDaemon } from './daemon.ts';
import { startPostgresPair } from './postgres-pair.ts';

/** How long the load runs before the first failure, and from one to the next. */
const PHASE_MS = 12_000;
const POOLER_AWAY_MS = 2_000;
const SERVERS = 3;

const folder = mkdtempSync(path.join(tmpdir(), 'larder-cluster-'));
chmodSync(folder, 0o755);
const ports = { nginx: await getPort(), pgbouncer: await getPort() };
const ends: (() => Promise<void>)[] = [() => Promise.resolve(rmSync(folder, { recursive: true, force: true }))];
try {
  const postgres = await startPostgresPair(folder);
  ends.push(postgres.stop);

  let pooler = await startPooler(postgres.primaryPort);
  ends.push(() => pooler.end('SIGINT'));

  // At once, so that they migrate the database behind the pooler at the same time.
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => startProcess()));
  for (const n of servers.keys()) ends.push(() => end(servers[n], 'SIGTERM'));

  const proxy = await startProxy(servers);
  ends.push(() => proxy.end('SIGTERM'));

  const restart = async (n: number, signal: NodeJS.Signals) => {
    const server = servers[n];
    if (!server) return;
    await end(server, signal);
    servers[n] = await startProcess(new URL(server.url).port);
  };
  const failures: Record<string, () => Promise<void>> = {
    'no failure': async () => {},
    'a server process killed': () => restart(0, 'SIGKILL'),
    'a server process stopped': () => restart(1, 'SIGTERM'),
    'PgBouncer killed': async () => {
      await pooler.end('SIGKILL');
      await pause(POOLER_AWAY_MS);
      pooler = await startPooler(postgres.primaryPort);
    },
    'nginx reloaded': async () => proxy.signal('SIGHUP'),
    'PostgreSQL stopped, its standby promoted': async () => {
      await postgres.failOver();
      writePoolerSettings(postgres.standbyPort);
      pooler.signal('SIGHUP');
    },
  };
  process.exitCode = (await measure(failures)) ? 0 : 1;
} finally {
  for (const each of ends.reverse()) await each();
}

async function measure(failures: Record<string, () => Promise<void>>): Promise<boolean> {
  const counts: Counts = { answered: 0, unavailable: 0, dropped: 0, unexpected: [] };
  const load: Load = { accounts: [], counts, photos: [], urls: [`http://127.0.0.1:${ports.nginx}`] };
  let isOver = false;
  const clients = [1, 2, 3, 4].map((n) => (n <= 2 ? search : signInAndSave)(load, () => isOver));
  const rows: Row[] = [];
  for (const [name, fail] of Object.entries(failures)) {
    const before = { ...counts };
    const start = performance.now();
    let lastError = start;
    const watch = setInterval(() => {
      if (counts.unavailable > before.unavailable) lastError = performance.now();
      before.unavailable = counts.unavailable;
    }, 100);
    const { unavailable, answered, dropped } = { ...counts };
    await fail();
    await pause(PHASE_MS);
    clearInterval(watch);
    rows.push(
      { name: `${name}: answered`, value: counts.answered - answered, unit: '', limit: { atLeast: 1 } },
      { name: '  with 502, 503 or 504', value: counts.unavailable - unavailable, unit: '' },
      { name: '  without an answer, clients aborted', value: counts.dropped - dropped, unit: '' },
      { name: '  seconds until the last of them', value: (lastError - start) / 1_000, unit: 's' },
    );
  }
  isOver = true;
  await Promise.all(clients);
  const { lost, repeated, saves } = await checkSaves(load);
  for (const answer of new Set(counts.unexpected)) console.log(`  unexpected: ${answer}`);
  const none = { atMost: 0 };
  return printRows(`nginx, ${SERVERS} server processes, PgBouncer, PostgreSQL with a standby`, [
    ...rows,
    { name: 'other answers', value: counts.unexpected.length, unit: '', limit: none },
    { name: 'acknowledged saves', value: saves, unit: '', limit: { atLeast: 1 } },
    { name: 'acknowledged saves lost', value: lost, unit: '', limit: none },
    { name: 'saves there more than once', value: repeated, unit: '', limit: none },
  ]);
}

function startProcess(port?: string): Promise<RunningServer> {
  return startServer({
    DATABASE_URL: `postgres://larder@127.0.0.1:${ports.pgbouncer}/larder`,
    DATA_DIR: '/nowhere',
    SESSION_SECRET: 'the same secret for all of the processes',
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'silent',
    ...(port === undefined ? {} : { PORT: port }),
  });
}

async function end(server: RunningServer | undefined, signal: NodeJS.Signals): Promise<void> {
  server?.child.kill(signal);
  await server?.ended;
}

function startPooler(postgresPort: number): Promise<Daemon> {
  writePoolerSettings(postgresPort);
  return startDaemon('pgbouncer', [path.join(folder, 'pgbouncer.ini')], { ...ordinaryUser(), port: ports.pgbouncer });
}

/** deploy/pgbouncer.ini with the ports of this run, and without passwords. */
function writePoolerSettings(postgresPort: number): void {
  const settings = readFileSync('deploy/pgbouncer.ini', 'utf8')
    .replace(/^larder = .*$/m, `larder = host=127.0.0.1 port=${postgresPort} dbname=postgres user=larder`)
    .replace(/^listen_port = .*$/m, `listen_port = ${ports.pgbouncer}\nunix_socket_dir =`)
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^auth_file = .*$/m, '');
  writeFileSync(path.join(folder, 'pgbouncer.ini'), settings);
}

/** deploy/nginx.conf with the ports of this run, without TLS, and with the clients' addresses as they say. */
function startProxy(servers: readonly RunningServer[]): Promise<Daemon> {
  const upstream = servers.map(({ url }) => `server ${new URL(url).host};`).join('\n');
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/server 127\.0\.0\.1:3001;\s+server 127\.0\.0\.1:3002;/, upstream)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${ports.nginx};`)
    .replace(/^\s*ssl_certificate.*$/gm, '');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr;
     events {}
     http { access_log off; set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;\n${site}\n}`,
  );
  return startDaemon('nginx', ['-c', file], { port: ports.nginx });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
