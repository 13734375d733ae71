import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** The published font, as the stylesheet names it. */
export const TITLE_FONT = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
/** Titles use one weight and similar sizes; fixing both axes reduces the file to a quarter. */
const AXES = { wght: 600, opsz: 40 };
/** The characters of the four languages: Latin-1, œ and typographic punctuation. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}œŒ‘’“”–—…•€™−⁄\u202f`;

/** Creates the subset font for titles in `folder` unless it is there, and returns its path. */
export async function pinTitleFont(folder: string): Promise<string> {
  const file = join(folder, `fraunces-latin-${AXES.wght}-${AXES.opsz}.woff2`);
  if (existsSync(file)) return file;
  const original = readFileSync(createRequire(import.meta.url).resolve(TITLE_FONT));
  const pinned = await subsetFont(original, CHARACTERS, { targetFormat: 'woff2', variationAxes: AXES });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, pinned);
  return file;
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
