import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>;
type Locked = Pick<Manifest, 'dependencies' | 'optionalDependencies'> & {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  /** Inside the archive of the package whose folder it is in, and pinned by its hash. */
  inBundle?: boolean;
};

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const MANIFESTS = ['package.json', '{apps,packages,tools}/*/package.json', 'scripts/test-environment/*/package.json'];

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

test('every dependency has an exact version', () => {
  const asked = globSync(MANIFESTS).flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = readJson<Manifest>(file);
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).map(([name, version]) => ({
      file,
      name,
      version,
    }));
  });
  const fromElsewhere = asked.filter(({ name }) => !name.startsWith('@larder/'));
  expect(fromElsewhere.length).toBeGreaterThan(50);
  expect(fromElsewhere.filter(({ version }) => !EXACT.test(version))).toEqual([]);
});

test('every installed package is pinned with its hash, and no two come from different registries', () => {
  const { packages } = readJson<{ packages: Record<string, Locked> }>('package-lock.json');
  const installed = Object.entries(packages).filter(
    ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
  );
  expect(installed.length).toBeGreaterThan(200);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  const origins = installed.flatMap(([, { resolved }]) => (resolved ? [new URL(resolved).origin] : []));
  expect(new Set(origins).size).toBeLessThanOrEqual(1);
});

// npm leaves out what the lockfile lacks on platforms other than the one that wrote it: a build there would fail.
test('the lockfile holds every dependency of every package, also those of other platforms', () => {
  const { packages } = readJson<{ packages: Record<string, Locked> }>('package-lock.json');
  const missing = Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !searchedFrom(place).some((folder) => `${folder}node_modules/${name}` in packages))
      .map((name) => `${place}: ${name}`),
  );
  expect(missing).toEqual([]);
});

/** The folders in which a package finds what it depends on, its own first. */
function searchedFrom(place: string): string[] {
  const at = place.lastIndexOf('/node_modules/');
  return at < 0 ? [`${place}/`, ''] : [`${place}/`, ...searchedFrom(place.slice(0, at))];
}
