import { describe, expect, test, vi } from 'vitest';
import { makeLine, makeRecipe } from '../../../test/make-recipe.ts';
import { shareRecipe, shareText } from './share-recipe.ts';

const URL = 'https://larder.test/recipe/mojito';
const mojito = makeRecipe({
  title: 'Mojito',
  description: 'Mint, lime and rum.',
  ingredients: [
    makeLine('white rum', { quantity: '50 ml' }),
    makeLine('mint leaves', { quantity: '10', note: 'bruised' }),
    makeLine('ice', { quantity: '' }),
  ],
});

const clipboard = (writeText: (text: string) => Promise<void>) => ({ writeText }) as Clipboard;
const works = async () => {};
const fails = async () => {
  throw new DOMException('no', 'NotAllowedError');
};

test('the clipboard gets the title, the ingredient list and the page’s link', () => {
  expect(shareText(mojito, URL)).toBe(
    ['Mojito', '', '- 50 ml white rum', '- 10 mint leaves, bruised', '- ice', '', URL].join('\n'),
  );
});

test('a French list has its prepositions', () => {
  const ingredients = [makeLine('ail', { quantity: '2 gousses' }), makeLine('œufs', { quantity: '3' })];
  const omelette = makeRecipe({ title: 'Omelette', language: 'fr', ingredients });
  expect(shareText(omelette, URL)).toContain('- 2 gousses d’ail\n- 3 œufs\n');
});

describe('with a share sheet', () => {
  test('the title, the description and the link go there, and nothing is copied', async () => {
    const share = vi.fn(works);
    const writeText = vi.fn(works);
    expect(await shareRecipe(mojito, URL, { share, clipboard: clipboard(writeText) })).toBe('shared');
    expect(share).toHaveBeenCalledWith({ title: 'Mojito', text: 'Mint, lime and rum.', url: URL });
    expect(writeText).not.toHaveBeenCalled();
  });

  test('closing it is no failure', async () => {
    const share = async () => {
      throw new DOMException('closed', 'AbortError');
    };
    expect(await shareRecipe(mojito, URL, { share, clipboard: clipboard(works) })).toBe('cancelled');
  });

  test('a refusal is one', async () => {
    expect(await shareRecipe(mojito, URL, { share: fails, clipboard: clipboard(works) })).toBe('sharing-failed');
  });

  test('one that can’t take a recipe leaves it to the clipboard', async () => {
    const device = { share: fails, canShare: () => false, clipboard: clipboard(works) };
    expect(await shareRecipe(mojito, URL, device)).toBe('copied');
  });
});

describe('without a share sheet', () => {
  test('the text is copied', async () => {
    const writeText = vi.fn(works);
    expect(await shareRecipe(mojito, URL, { clipboard: clipboard(writeText) })).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(shareText(mojito, URL));
  });

  test('a clipboard that refuses, or is not there, is a failure to copy', async () => {
    expect(await shareRecipe(mojito, URL, { clipboard: clipboard(fails) })).toBe('copy-failed');
    expect(await shareRecipe(mojito, URL, {} as Navigator)).toBe('copy-failed');
  });
});
