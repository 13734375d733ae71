import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const BESIDE_THE_REPOSITORY = fileURLToPath(new URL('../../shared/photos', import.meta.url));

type PhotoRow = { file: string; boxes: { label: string }[] };

/**
 * The photo with the most kinds of ingredients of the table set that the detector was not trained on, for tests and
 * benchmarks of the whole product. `LARDER_PHOTOS` names the folder of the photo sets, as for tools/vision; null where
 * there is none.
 */
export function findTablePhoto(): string | null {
  const folder = process.env.LARDER_PHOTOS ?? BESIDE_THE_REPOSITORY;
  const index = path.join(folder, 'table.json');
  if (!existsSync(index)) return null;
  const { validation } = JSON.parse(readFileSync(index, 'utf8')) as { validation: PhotoRow[] };
  const kinds = ({ boxes }: PhotoRow): number => new Set(boxes.map(({ label }) => label)).size;
  const [richest] = validation.toSorted((a, b) => kinds(b) - kinds(a));
  return richest ? path.join(folder, 'table', path.basename(richest.file)) : null;
}
