/** The parts of package-lock.json (lockfileVersion 3) that are read. */
export type Lockfile = {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean; optional?: boolean }>;
};

export type ShippedPackage = { name: string; version: string; licence: string };

/** SPDX identifiers of the licences that a package may have. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
]);

/**
 * Packages under other licences that may ship, with the reason. libvips is a shared library that sharp loads
 * unchanged; LGPL-3.0 allows that.
 */
const EXCEPTIONS: readonly { name: RegExp; licence: RegExp }[] = [
  { name: /^@img\/sharp-/, licence: /LGPL-3\.0-or-later/ },
];

/** The packages of other authors that production installs, each version once. */
export function shippedPackages({ packages }: Lockfile): ShippedPackage[] {
  const shipped = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version = '', license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? 'unknown',
    }));
  return [...new Map(shipped.map((entry) => [`${entry.name}@${entry.version}`, entry])).values()];
}

/** A sentence for each package whose licence is not allowed. */
export function problemsOf(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter(({ name, licence }) => !isAllowed(licence) && !isException(name, licence))
    .map(
      ({ name, version, licence }) =>
        `${name}@${version} has the licence ${licence}, which is not allowed. Replace it, or add a reasoned exception to scripts/licences/shipped-packages.ts.`,
    );
}

/** Of alternatives one must be allowed; of a combination all. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence.trim())));
}

function isException(name: string, licence: string): boolean {
  return EXCEPTIONS.some((exception) => exception.name.test(name) && exception.licence.test(licence));
}
