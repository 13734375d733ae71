import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Place = { x: number; y: number; w: number; h: number };
type PhotoRow = { file: string; boxes: (Place & { label: string })[] };

/** A thing in a photo, at a place in shares of the photo's sides. */
export type PhotographedThing = { file: string; place: Place };

/**
 * The photo of the table set with the most ingredients that the vision model was not trained on, for tests and benchmarks
 * of the whole product. `LARDER_PHOTOS` names the folder of the photo sets, which are not part of the project; null
 * without it.
 */
export function findTablePhoto(): string | null {
  const kinds = ({ boxes }: PhotoRow): number => new Set(boxes.map(({ label }) => label)).size;
  const [richest] = readRows().toSorted((a, b) => kinds(b) - kinds(a));
  return richest?.file ?? null;
}

/** The largest thing of each kind in photos like that; none without the photo sets. */
export function findTableThings(): PhotographedThing[] {
  const area = ({ w, h }: Place): number => w * h;
  const largest = new Map<string, PhotographedThing>();
  for (const { file, boxes } of readRows()) {
    for (const { label, ...place } of boxes) {
      const other = largest.get(label);
      if (!other || area(place) > area(other.place)) largest.set(label, { file, place });
    }
  }
  return [...largest.values()];
}

function readRows(): PhotoRow[] {
  const folder = process.env.LARDER_PHOTOS;
  if (!folder) return [];
  const index = path.join(folder, 'table.json');
  if (!existsSync(index)) return [];
  const { validation } = JSON.parse(readFileSync(index, 'utf8')) as { validation: PhotoRow[] };
  return validation.map(({ file, boxes }) => ({ file: path.join(folder, 'table', path.basename(file)), boxes }));
}
