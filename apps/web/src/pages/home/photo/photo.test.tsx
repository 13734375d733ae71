import { IMAGE_MAX_BYTES } from '@larder/contract/limits';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { catchEarlyDrops } from '../../../lib/early-drop.ts';
import { fitInto } from './shrink-photo.ts';
import { ANALYZE, analyse, api, button, choose, input, open, photo, resetApi } from './test/analysed-photo.tsx';

beforeEach(resetApi);

describe('choosing a photo', () => {
  test('only image files are offered, and the camera where there is one', async () => {
    const { user } = await open();
    expect(input()).toHaveAttribute('accept', 'image/*');
    await user.click(await button('Take a photo'));
    expect(input()).toHaveAttribute('capture', 'environment');
    await user.click(await button('Choose a photo'));
    expect(input()).not.toHaveAttribute('capture');
  });

  describe('at a computer', () => {
    const stop = vi.fn();
    beforeEach(() => {
      stop.mockClear();
      const stream = { getTracks: () => [{ stop }] };
      vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
      vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia: vi.fn(async () => stream) } });
      vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
      vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['x'])));
      return () => vi.unstubAllGlobals();
    });

    test('the camera is used directly, and switched off once the photo is taken', async () => {
      const { user } = await open();
      await user.click(await button('Take a photo'));
      const take = await button('Take it');
      await waitFor(() => expect(take).toBeEnabled());
      expect(stop).not.toHaveBeenCalled();
      await user.click(take);
      expect(await button('Analyze photo')).toBeVisible();
      expect(stop).toHaveBeenCalled();
    });

    test('without one, or without permission, that is said', async () => {
      vi.mocked(navigator.mediaDevices.getUserMedia).mockRejectedValue(new DOMException('no', 'NotAllowedError'));
      const { user } = await open();
      await user.click(await button('Take a photo'));
      expect(await screen.findByText(/We couldn’t use a camera/)).toBeVisible();
      expect(await button('Take it')).toBeDisabled();
    });
  });

  test('another kind of file is "Invalid file type", and nothing is chosen or sent', async () => {
    const { server } = await choose(photo('recipe.pdf', 'application/pdf'));
    expect(await screen.findByText('Invalid file type')).toBeVisible();
    expect(screen.getByText('Please upload an image file.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Analyze photo' })).not.toBeInTheDocument();
    expect(server.calls(ANALYZE)).toHaveLength(0);
  });

  test('a chosen photo is shown and analysed only on request; it can be removed before', async () => {
    const { user, server } = await choose();
    expect(await screen.findByAltText('Your photo of ingredients')).toHaveAttribute('src', 'blob:larder/photo');
    expect(await button('Analyze photo')).toHaveFocus();
    expect(server.calls(ANALYZE)).toHaveLength(0);
    await user.click(await button('Remove the photo'));
    expect(await button('Choose a photo')).toBeVisible();
  });

  test('one can be dropped on the page', async () => {
    await open();
    const drop = createEvent.drop(window);
    Object.defineProperty(drop, 'dataTransfer', { value: { files: [photo()], types: ['Files'] } });
    fireEvent(window, drop);
    expect(await button('Analyze photo')).toBeVisible();
  });

  test('one can be pasted; text that is pasted stays text', async () => {
    const { user } = await open();
    await user.click(screen.getByLabelText(/Your ingredients/));
    await user.paste('leek');
    expect(screen.getByLabelText(/Your ingredients/)).toHaveValue('leek');
    const paste = createEvent.paste(window);
    Object.defineProperty(paste, 'clipboardData', { value: { files: [photo('image.png', 'image/png')] } });
    fireEvent(window, paste);
    expect(await button('Analyze photo')).toBeVisible();
  });
});

describe('a photo over 5 MB', () => {
  const large = () => photo('large.jpg', 'image/jpeg', IMAGE_MAX_BYTES + 1);

  test('is "File too large", in a toast that offers to shrink it, and is not sent', async () => {
    const { server } = await choose(large());
    const toast = (await screen.findByText('File too large')).closest('li') as HTMLElement;
    expect(within(toast).getByText('Please upload an image smaller than 5MB.')).toBeVisible();
    expect(within(toast).getByRole('button', { name: 'Shrink it and continue' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Analyze photo' })).not.toBeInTheDocument();
    expect(server.calls(ANALYZE)).toHaveLength(0);
  });

  test('begins one byte above that', async () => {
    await choose(photo('largest.jpg', 'image/jpeg', IMAGE_MAX_BYTES));
    expect(await button('Analyze photo')).toBeVisible();
    expect(screen.queryByText('File too large')).not.toBeInTheDocument();
  });

  test('is shrunk if the browser can, to a JPEG that fits', async () => {
    const drawn = vi.fn();
    vi.stubGlobal('createImageBitmap', async () => ({ width: 8000, height: 6000, close: () => {} }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect: () => {},
      drawImage: drawn,
    } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['small'])));
    const { user, server } = await choose(large());
    await user.click((await screen.findAllByRole('button', { name: 'Shrink it and continue' }))[0] as HTMLElement);
    await user.click(await button('Analyze photo'));
    const sent = server.calls(ANALYZE)[0]?.form?.get('image') as File;
    expect([sent.name, sent.type, sent.size]).toEqual(['large.jpg', 'image/jpeg', 5]);
    expect(drawn).toHaveBeenCalledWith(expect.anything(), 0, 0, 2048, 1536);
  });

  test('that the browser can not shrink says so, and another one can be chosen', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('cannot')));
    const { user } = await choose(large());
    await user.click((await screen.findAllByRole('button', { name: 'Shrink it and continue' }))[0] as HTMLElement);
    expect(await screen.findByText(/couldn’t make this photo smaller/)).toBeVisible();
    expect(await button('Another image')).toBeVisible();
  });

  test.each([
    [
      { width: 8000, height: 6000 },
      { width: 2048, height: 1536 },
    ],
    [
      { width: 30, height: 9000 },
      { width: 7, height: 2048 },
    ],
    [
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
    [
      { width: 1, height: 100_000 },
      { width: 1, height: 2048 },
    ],
  ])('of %j pixels becomes one of %j', (before, after) => {
    expect(fitInto(2048, before)).toEqual(after);
  });
});

test('a photo dropped before the page has loaded is chosen once it has', async () => {
  catchEarlyDrops();
  const early = createEvent.drop(document.body, { dataTransfer: { files: [photo('early.jpg')], types: ['Files'] } });
  fireEvent(document.body, early);
  expect(early.defaultPrevented).toBe(true);
  await open();
  expect(await button('Analyze photo')).toBeVisible();
});

describe('analysing', () => {
  test('sends the photo alone, with the category and the preferences', async () => {
    const { server } = await analyse();
    const form = server.calls(ANALYZE)[0]?.form;
    expect([...(form?.keys() ?? [])]).toEqual(['image', 'category', 'subcategory', 'preferences']);
  });

  test('shows that it is running, and can be stopped', async () => {
    api.photo = () => new Promise(() => {});
    const { user } = await choose();
    await user.click(await button('Analyze photo'));
    expect(await screen.findByText('Looking at your photo…')).toBeVisible();
    expect(await screen.findByText('Finding your recipes...')).toBeVisible();
    await user.click(await button('Stop'));
    expect(await button('Analyze photo')).toBeEnabled();
    expect(screen.queryByText('Finding your recipes...')).not.toBeInTheDocument();
  });

  test('then offers a new search or another image', async () => {
    const { user } = await analyse();
    expect(await button('Another image')).toBeVisible();
    await user.click(await button('New search'));
    expect(await button('Choose a photo')).toBeVisible();
    expect(screen.getByLabelText(/Your ingredients/)).toHaveValue('');
    expect(screen.queryByRole('heading', { name: 'Recipe Results' })).not.toBeInTheDocument();
  });

  test('another image replaces the first and clears its results', async () => {
    const { user } = await analyse();
    await user.upload(input(), photo('second.jpg'));
    expect(await button('Analyze photo')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Recipe Results' })).not.toBeInTheDocument();
  });

  test('a photo in which nothing is seen gets "No Ingredients Found", and can be tried again', async () => {
    const message = 'No ingredients detected. Please try a closer or a brighter photo.';
    api.photo = () => ({ status: 422, body: { error: 'NO_INGREDIENTS_DETECTED', message } });
    const { user, server } = await choose();
    await user.click(await button('Analyze photo'));
    expect(await screen.findByText('No Ingredients Found')).toBeVisible();
    expect(screen.getByText(/Come closer, find more light/)).toBeVisible();
    const box = within(screen.getByRole('region', { name: 'A photo of your ingredients' }));
    await user.click(box.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(server.calls(ANALYZE).filter(({ form }) => form?.has('image'))).toHaveLength(2));
  });

  test.each([
    [413, 'AI_CONTEXT_ERROR', 'AI_CONTEXT_ERROR too many pixels', 'Image Too Large'],
    [415, 'UNSUPPORTED_MEDIA_TYPE', 'Please upload an image file.', 'Invalid file type'],
    [422, 'PHOTO_UNREADABLE', 'damaged', 'Error analyzing ingredients'],
  ])('a refusal %i %s is told as "%s"', async (status, error, message, title) => {
    api.photo = () => ({ status, body: { error, message } });
    const { user } = await choose();
    await user.click(await button('Analyze photo'));
    expect(await screen.findByText(title)).toBeVisible();
  });

  test('a crowded server says when to come again, and Try Again sends the photo once more', async () => {
    api.photo = () => ({
      status: 503,
      body: { error: 'UNAVAILABLE', message: 'busy' },
      headers: { 'retry-after': '5' },
    });
    const { user, server } = await choose();
    await user.click(await button('Analyze photo'));
    expect(await screen.findByText(/in 5 seconds/)).toBeVisible();
    await user.click((await screen.findAllByRole('button', { name: 'Try Again' })).at(-1) as HTMLElement);
    await waitFor(() => expect(server.calls(ANALYZE).every(({ form }) => form?.has('image'))).toBe(true));
    expect(server.calls(ANALYZE)).toHaveLength(2);
  });
});
