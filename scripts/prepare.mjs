// Runs on the machine's own Node (20.19 or newer) before anything is installed, so it imports Node's modules alone.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WINDOWS = process.platform === 'win32';
const PINNED_NODE = path.join(ROOT, 'node_modules', 'node', 'bin', WINDOWS ? 'node.exe' : 'node');
const NEEDED_MAJOR = 24;

/** Ends the script with a message and no stack. */
export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Installs dependencies if a manifest has changed; returns the path of a Node that runs the project. */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Larder needs Node 20.19 or newer to start from; this is ${process.versions.node}.`);
  }
  const manifests = ['package-lock.json', 'package.json', ...workspaces().map((folder) => `${folder}/package.json`)];
  onceFor('node_modules/.larder-installed', fingerprint(manifests, contentOf), () => {
    console.log('Installing dependencies (440 MB, the first time only) …');
    // `npm ci` refuses a lockfile that lacks another platform's optional packages.
    npm(['install', '--no-save']);
  });
  return node24();
}

/** The pinned Node 24, restored where `npm install` has pruned its binary; else an installed one. */
function node24() {
  if (runsNode24(PINNED_NODE)) return PINNED_NODE;
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath;
  npm(['rebuild', 'node']);
  if (runsNode24(PINNED_NODE)) return PINNED_NODE;
  return fail('npm has no Node 24 for this platform. Install Node 24 and try again.');
}

function runsNode24(executable) {
  if (!existsSync(executable)) return false;
  const { stdout } = spawnSync(executable, ['--version'], { encoding: 'utf8' });
  return (stdout ?? '').startsWith(`v${NEEDED_MAJOR}.`);
}

/** Runs npm in a folder; the script ends if it fails. */
export function npm(args, cwd = ROOT) {
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync('npm', [...args, ...flags], { cwd, stdio: 'inherit', shell: WINDOWS });
  if (error) fail(`npm could not be run: ${error.message}`);
  if (status !== 0) fail(`"npm ${args.join(' ')}" failed. Its output is above.`);
}

function workspaces() {
  return ['apps', 'packages', 'tools'].flatMap((parent) =>
    readdirSync(path.join(ROOT, parent))
      .map((name) => `${parent}/${name}`)
      .filter((folder) => existsSync(path.join(ROOT, folder, 'package.json'))),
  );
}

/** The sources that the ingredients, the cookbook and the web application are all built with. */
const SHARED_INPUTS = ['packages/contract/src', 'packages/text/src', 'packages/food/src', 'package-lock.json'];

/** The snapshots of the data that the server loads, each built again only if one of its inputs has changed. */
export function buildData(node) {
  const ingredients = ['ingredients', 'tools/ingredients', 'packages/illustrations/src/icons', ...SHARED_INPUTS];
  step('dist/.ingredients-built', ['dist/ingredients.json'], ingredients, () => {
    console.log('Compiling the ingredients …');
    run(node, ['tools/ingredients/build-snapshot.ts']);
  });
  // The snapshot holds the look in which each recipe is drawn.
  const drawings = ['packages/illustrations/src', 'packages/recipe-search/src/response/image-of.ts'];
  const recipes = ['cookbook', 'tools/cookbook', ...drawings, ...ingredients];
  step('dist/.cookbook-built', ['dist/cookbook.json'], recipes, () => {
    console.log('Compiling the cookbook …');
    run(node, ['tools/cookbook/build-snapshot.ts']);
  });
}

/** The snapshots of the data and the web application, each built again only if one of its inputs has changed. */
export function build(node) {
  buildData(node);
  step(
    'apps/web/dist/.web-built',
    ['apps/web/dist/index.html', 'dist/page-renderer'],
    ['apps/web', ...SHARED_INPUTS, 'scripts/build-web.mjs'],
    () => {
      console.log('Building the web application …');
      run(node, ['scripts/build-web.mjs']);
    },
  );
}

function step(stamp, outputs, inputs, work) {
  if (!outputs.every((output) => existsSync(path.join(ROOT, output)))) rmSync(path.join(ROOT, stamp), { force: true });
  onceFor(stamp, fingerprint(inputs, statOf), work);
}

/** Does the work unless the file `stamp` contains this fingerprint. */
function onceFor(stamp, print, work) {
  const file = path.join(ROOT, stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === print) return;
  work();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, print);
}

function fingerprint(inputs, factOf) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesIn(input)) hash.update(`${file}\0${factOf(path.join(ROOT, file))}\0`);
  }
  return hash.digest('hex');
}

const contentOf = (file) => readFileSync(file, 'utf8');
const statOf = (file) => {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
};

function filesIn(input) {
  if (!statSync(path.join(ROOT, input)).isDirectory()) return [input];
  return readdirSync(path.join(ROOT, input), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesIn(`${input}/${name}`));
}

/** Runs a Node script to its end; ends this script if it fails. */
export function run(node, args, environment = {}) {
  const { status } = spawnSync(node, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: environmentFor(node, environment),
  });
  if (status !== 0) fail(`"${args.join(' ')}" failed. Its output is above.`);
}

/** Starts a long-running Node script, which is told of this script's end by its IPC channel even if this is killed. */
export function launch(node, args, environment = {}) {
  const child = spawn(node, args, {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environmentFor(node, environment),
  });
  const passOn = (signal) => child.kill(signal);
  process.on('SIGTERM', passOn);
  process.on('SIGHUP', passOn);
  // A terminal interrupts the child too, and a second signal would end its graceful shutdown.
  process.on('SIGINT', (signal) => (process.stdin.isTTY ? undefined : passOn(signal)));
  endWithNpm();
  return child;
}

/** Ends this script when npm has been killed: npm passes signals on, but can't announce its own SIGKILL. */
function endWithNpm() {
  const npm = process.env.npm_lifecycle_event === undefined ? null : npmProcess();
  if (npm === null) return;
  setInterval(() => {
    if (!isAlive(npm)) process.exit(1);
  }, 250).unref();
}

/** The process id of the npm that runs this script, directly or through a shell; null if unknown. */
function npmProcess() {
  const [parentOfShell, name] = parentAndName(process.ppid);
  return /^-?(ba|da|z|k)?sh$/.test(path.basename(name)) ? parentOfShell : process.ppid;
}

function parentAndName(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, name] = /^\s*(\d+)\s+(.*?)\s*$/.exec(stdout ?? '') ?? [];
  return [parent === undefined ? null : Number(parent), name ?? ''];
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Where Node keeps compiled modules. With it a command of the server starts in a third of the time, a server in two thirds. */
export const COMPILE_CACHE = path.join(ROOT, 'node_modules', '.cache', 'compiled');

/** An environment in which the pinned Node and the installed tools are first in PATH, and Node keeps compiled modules. */
export function environmentFor(node, extra = {}) {
  const bin = path.join(ROOT, 'node_modules', '.bin');
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    ...process.env,
    [name]: [path.dirname(node), bin, process.env[name]].join(path.delimiter),
    ...extra,
  };
}
