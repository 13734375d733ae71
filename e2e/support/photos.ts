import type { AnalyzeResponse } from '@larder/contract/analyze';
import type { Page } from '@playwright/test';

type Drawing = {
  side: number;
  /** Adds noise, so that the file becomes large. */
  noise?: boolean;
  type?: string;
};

/** A picture drawn in the page, for the file input: three shapes that the vision model does not recognise. */
export async function draw(page: Page, { side, noise = false, type = 'image/jpeg' }: Drawing) {
  const base64 = await page.evaluate(
    async ({ side, noise, type }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: side, height: side });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#4a6078';
      context.fillRect(0, 0, side, side);
      for (const [index, colour] of ['#6f8296', '#8a9aab', '#5d7389'].entries()) {
        context.fillStyle = colour;
        context.beginPath();
        context.ellipse(side * (0.2 + index * 0.3), side * 0.35, side * 0.1, side * 0.14, 0, 0, 2 * Math.PI);
        context.fill();
      }
      if (noise) {
        const pixels = context.createImageData(side, side);
        // Hashed multiples of the golden ratio: reproducible noise that image formats can't compress.
        new Uint32Array(pixels.data.buffer).forEach((_, index, all) => {
          const mixed = Math.imul(index, 0x9e3779b1);
          all[index] = 0xff000000 | Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
        });
        context.putImageData(pixels, 0, 0);
      }
      return canvas.toDataURL(type).split(',')[1] ?? '';
    },
    { side, noise, type },
  );
  return { name: 'picture', mimeType: type, buffer: Buffer.from(base64, 'base64') };
}

/**
 * Answers every photo as if these ingredients were recognised, the last one with the alternative `orElse`. The recipes
 * are the server's results for the ingredients as text.
 */
export async function mockRecognition(page: Page, text: string, orElse: { id: string; name: string } | null = null) {
  await page.route('**/api/analyze', async (route) => {
    const request = route.request();
    const sent = request.postDataBuffer()?.toString() ?? '';
    if (!sent.includes('name="image"')) return route.continue();
    const form = new FormData();
    form.set('ingredients', text);
    form.set('preferences', /name="preferences"\r\n\r\n(.*)\r\n/.exec(sent)?.[1] ?? '{}');
    const answer: AnalyzeResponse = await (await fetch(request.url(), { method: 'POST', body: form })).json();
    const last = answer.ingredients.length - 1;
    const ingredients = answer.ingredients.map((ingredient, index) => ({
      ...ingredient,
      text: null,
      confidence: 0.9 - index / 10,
      box: { x: 0.1 + index * 0.3, y: 0.2, width: 0.2, height: 0.3 },
      orElse: index === last && orElse ? { ...orElse, confidence: 0.4 } : null,
    }));
    return route.fulfill({ json: { ...answer, ingredients } });
  });
}
