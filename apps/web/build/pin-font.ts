import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** The font as it is published, and as the stylesheet names it. */
export const TITLE_FONT = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
/** Titles are set in one weight, and near one size: without the two axes a quarter of the file is left. */
const AXES = { wght: 600, opsz: 40 };
/** What the four languages write with: Latin-1, œ, and the typographer's marks. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}œŒ‘’“”–—…•€™−⁄\u202f`;

/** Makes the font of the titles, once, in `folder`, and answers where it lies. */
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
