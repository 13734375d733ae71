// The browsers besides Chromium that are installed here: Firefox, and WebKitGTK with its WebDriver.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FIREFOX_NAMES = ['firefox-esr', 'firefox'];
const USUAL_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';
/** Where distributions put WebKitGTK's browser for automation, below a folder for each version. */
const LIBRARY_FOLDERS = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/libexec'];

export const ENGINE_NAMES = ['firefox', 'webkit'];

/** What to install on Debian for both. */
export const ENGINE_PACKAGES = 'firefox-esr webkit2gtk-driver xvfb';

/**
 * The installed engines with the programs that start them; of WebKitGTK all of its driver, its browser and a display are
 * needed.
 * @returns {{ name: 'firefox' | 'webkit', programs: Record<string, string> }[]}
 */
export function findEngines() {
  const browser = FIREFOX_NAMES.map(inPath).find(Boolean) ?? (existsSync(USUAL_FIREFOX) ? USUAL_FIREFOX : null);
  const driver = inPath('WebKitWebDriver');
  const display = inPath('Xvfb');
  return [
    ...(browser ? [{ name: 'firefox', programs: { browser } }] : []),
    ...(driver && display && hasMiniBrowser() ? [{ name: 'webkit', programs: { driver, display } }] : []),
  ];
}

function inPath(program) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, program)).find(isExecutable) ?? null;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function hasMiniBrowser() {
  return LIBRARY_FOLDERS.filter(existsSync).some((folder) =>
    readdirSync(folder).some((name) => name.startsWith('webkit') && existsSync(path.join(folder, name, 'MiniBrowser'))),
  );
}
