import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type PhotoRow = { file: string; boxes: { label: string }[] };

/**
 * The photo of the table set with the most ingredients that the vision model was not trained on, for tests and benchmarks
 * of the whole product. `LARDER_PHOTOS` names the folder of the photo sets, which are not part of the project; null
 * without it.
 */
export function findTablePhoto(): string | null {
  const folder = process.env.LARDER_PHOTOS;
  if (!folder) return null;
  const index = path.join(folder, 'table.json');
  if (!existsSync(index)) return null;
  const { validation } = JSON.parse(readFileSync(index, 'utf8')) as { validation: PhotoRow[] };
  const kinds = ({ boxes }: PhotoRow): number => new Set(boxes.map(({ label }) => label)).size;
  const [richest] = validation.toSorted((a, b) => kinds(b) - kinds(a));
  return richest ? path.join(folder, 'table', path.basename(richest.file)) : null;
}
