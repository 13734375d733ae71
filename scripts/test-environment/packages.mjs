// npm packages that only some machines need: each folder here with a package.json is installed by itself, on demand.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from '../prepare.mjs';

/** Installs the packages of a folder beside this file unless they are there; returns its node_modules. */
export function installPackages(name, announcement) {
  const folder = path.join(import.meta.dirname, name);
  const modules = path.join(folder, 'node_modules');
  const stamp = path.join(modules, '.installed-lockfile');
  const lockfile = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return modules;
  console.log(announcement);
  npm(['ci', '--ignore-scripts'], folder);
  writeFileSync(stamp, lockfile);
  return modules;
}
