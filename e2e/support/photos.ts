import type { AnalyzeResponse, PhotoBox, PhotoGuess } from '@larder/contract/analyze';
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

/** What a photo is answered with: ingredients, if any, and what else the last may be; and what is there and unknown. */
type Recognised = {
  ingredients: string;
  alternatives?: string;
  unknown?: readonly { guesses: string; box: PhotoBox }[];
  boxes?: readonly PhotoBox[];
};

/**
 * Answers every photo as if this were recognised. The recipes are the server's results for the ingredients as text, and
 * all names are in the language of the request.
 */
export async function mockRecognition(page: Page, { ingredients, alternatives, unknown = [], boxes }: Recognised) {
  await page.route('**/api/analyze', async (route) => {
    const request = route.request();
    const sent = request.postDataBuffer()?.toString() ?? '';
    if (!sent.includes('name="image"')) return route.continue();
    const preferences = /name="preferences"\r\n\r\n(.*)\r\n/.exec(sent)?.[1] ?? '{}';
    const search = async (text: string): Promise<AnalyzeResponse> => {
      const form = new FormData();
      form.set('ingredients', text);
      form.set('preferences', preferences);
      return (await fetch(request.url(), { method: 'POST', body: form })).json();
    };
    const guesses = async (text: string): Promise<PhotoGuess[]> =>
      (await search(text)).ingredients.map(({ id, name }, rank) => ({ id, name, confidence: 0.38 - rank / 10 }));
    const answer = await search(ingredients || (unknown[0]?.guesses ?? ''));
    if (ingredients === '') Object.assign(answer, { ingredients: [], recipes: [], openings: undefined });
    const last = answer.ingredients.length - 1;
    const seen = answer.ingredients.map(async (ingredient, index) => ({
      ...ingredient,
      text: null,
      confidence: Math.max(0.4, 0.95 - index / 10),
      box: boxes?.[index] ?? { x: 0.1 + index * 0.3, y: 0.2, width: 0.2, height: 0.3 },
      alternatives: index === last && alternatives ? await guesses(alternatives) : [],
    }));
    const unnamed = unknown.map(async ({ guesses: text, box }) => ({ box, guesses: await guesses(text) }));
    const json = { ...answer, ingredients: await Promise.all(seen), unknown: await Promise.all(unnamed) };
    return route.fulfill({ json: unknown.length > 0 ? json : { ...json, unknown: undefined } });
  });
}
