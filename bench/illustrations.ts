import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { drawIllustration } from '@larder/illustrations/drawing/draw-illustration';
import { type DrawnImage, IMAGE_FOLDER, readImageName } from '@larder/illustrations/image-path';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { drawnImageOf } from '@larder/recipe-search/response/image-of';
import { readKnowledgeBase } from '../tools/ingredients/knowledge-base.ts';
import { percentile, type Row } from './support/table.ts';

const RESULTS_PAGE = 24;

/** Time and size of the pictures of the whole cookbook, as browsers get them. */
export async function benchIllustrations(): Promise<Row[]> {
  const kb = readKnowledgeBase();
  const names = loadCookbook(readFileSync('dist/cookbook.json', 'utf8')).map((recipe) =>
    drawnImageOf(recipe, kb)
      .slice(IMAGE_FOLDER.length)
      .replace(/\.svg$/, ''),
  );
  const images = names.map(readImageName).filter((image): image is DrawnImage => image !== null);
  const times: number[] = [];
  const sizes = images.map(({ illustration, seed }) => {
    const begun = performance.now();
    const svg = drawIllustration(illustration, { seed, theme: 'reader' });
    times.push(performance.now() - begun);
    return gzipSync(svg).length / 1000;
  });
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000;
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  return [
    { name: 'pictures drawn', value: images.length / seconds, unit: 'a second' },
    { name: 'one picture, 99th percentile', value: percentile(times, 0.99), unit: 'ms', limit: { atMost: 5 } },
    { name: 'largest picture, compressed', value: Math.max(...sizes), unit: 'kB', limit: { atMost: 14 } },
    { name: `pictures of ${RESULTS_PAGE} results, compressed`, value: mean * RESULTS_PAGE, unit: 'kB' },
  ];
}
