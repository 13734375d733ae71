import type { PhotoBox } from '@larder/contract/analyze';
import type { Page } from '@playwright/test';
import { mockRecognition } from './photos.ts';

const box = (x: number, y: number, width: number, height: number): PhotoBox => ({ x, y, width, height });

/** What stands in the drawn fridge, with what recognition may take it for; four have no name. */
const INSIDE = [
  { box: box(0.06, 0.07, 0.1, 0.18), colour: '#e9e4d4', name: 'milk' },
  { box: box(0.24, 0.13, 0.11, 0.12), colour: '#f4f6f7', guesses: 'yogurt, soured cream, cottage cheese' },
  { box: box(0.44, 0.15, 0.2, 0.1), colour: '#f1b53d', name: 'cheese' },
  { box: box(0.75, 0.09, 0.09, 0.16), colour: '#a9342a', name: 'ketchup' },
  { box: box(0.07, 0.38, 0.16, 0.11), colour: '#d9a57c', name: 'egg' },
  { box: box(0.33, 0.36, 0.1, 0.13), colour: '#8a5a3c', guesses: 'minced beef, sausage' },
  { box: box(0.52, 0.4, 0.13, 0.09), colour: '#c94b32', name: 'tomato' },
  { box: box(0.74, 0.37, 0.12, 0.12), colour: '#d8d2c8', guesses: 'mushroom, cauliflower' },
  { box: box(0.08, 0.66, 0.22, 0.12), colour: '#e07b2a', name: 'carrot' },
  { box: box(0.38, 0.67, 0.1, 0.11), colour: '#5c8f3a', name: 'courgette' },
  { box: box(0.56, 0.64, 0.13, 0.14), colour: '#7aa852', guesses: 'broccoli, lettuce' },
  { box: box(0.77, 0.68, 0.1, 0.1), colour: '#e8d23e', name: 'lemon' },
];

/** A drawn picture of a fridge with twelve things, for the file input. */
export async function drawFridge(page: Page) {
  const base64 = await page.evaluate((inside) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1200, height: 1600 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const fill = (colour: string, x: number, y: number, width: number, height: number, radius = 0) => {
      context.fillStyle = colour;
      context.beginPath();
      context.roundRect(x * 1200, y * 1600, width * 1200, height * 1600, radius);
      context.fill();
    };
    fill('#dfe5e6', 0, 0, 1, 1);
    fill('#eef2f2', 0.03, 0.03, 0.94, 0.94, 24);
    for (const shelf of [0.25, 0.49, 0.78]) fill('#b9c4c6', 0.03, shelf, 0.94, 0.012);
    for (const { box, colour } of inside) {
      fill(colour, box.x, box.y, box.width, box.height, 28);
      fill('#ffffff55', box.x + 0.01, box.y + 0.01, box.width * 0.25, box.height * 0.7, 12);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  }, INSIDE);
  return { name: 'fridge.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/**
 * Answers every photo as if recognition saw the drawn fridge: eight ingredients, the last in doubt, and four unknown. Or
 * nothing but these.
 */
export async function mockFridge(page: Page, { isNamed = true } = {}): Promise<void> {
  const named = INSIDE.flatMap(({ name, box }) => (isNamed && name ? [{ name, box }] : []));
  await mockRecognition(page, {
    ingredients: named.map(({ name }) => name).join(', '),
    boxes: named.map(({ box }) => box),
    alternatives: 'lime, orange',
    unknown: INSIDE.flatMap(({ guesses, box }) => (guesses ? [{ guesses, box }] : [])),
  });
}
