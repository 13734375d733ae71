import { createEvent, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

test('a photo that is dropped on the home page while it loads is kept for the page', async () => {
  vi.resetModules();
  await import('./prefetch.ts');
  const photo = new File(['x'], 'early.jpg', { type: 'image/jpeg' });
  const drop = createEvent.drop(document.body, { dataTransfer: { files: [photo], types: ['Files'] } });
  fireEvent(document.body, drop);
  expect(drop.defaultPrevented).toBe(true);
  const { takeEarlyDrop } = await import('../lib/early-drop.ts');
  expect(takeEarlyDrop()).toBe(photo);
  await vi.dynamicImportSettled();
});
