import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ANALYZE, analyse, button, draw, resetApi, seen, UNKNOWN } from '../test/analysed-photo.tsx';

/** The size of the stage, which jsdom does not lay out. */
const STAGE = { width: 400, height: 600 };

beforeEach(() => {
  resetApi();
  seen({ unknown: UNKNOWN });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #report: (entries: { contentRect: typeof STAGE }[]) => void;
      constructor(report: (entries: { contentRect: typeof STAGE }[]) => void) {
        this.#report = report;
      }
      observe() {
        this.#report([{ contentRect: STAGE }]);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

async function enlarge() {
  const opened = await analyse();
  draw();
  await opened.user.click(await button('Enlarge the photo'));
  const dialog = await screen.findByRole('dialog', { name: 'Your photo, enlarged' });
  const picture = within(dialog).getByAltText(/^Your photo/);
  Object.defineProperties(picture, { naturalWidth: { value: 4000 }, naturalHeight: { value: 3000 } });
  fireEvent.load(picture);
  const frame = picture.parentElement as HTMLElement;
  const stage = frame.parentElement as HTMLElement;
  const touch = (
    type: 'pointerDown' | 'pointerMove' | 'pointerUp',
    pointerId: number,
    clientX: number,
    clientY: number,
  ) => fireEvent[type](stage, { pointerId, clientX, clientY });
  return { ...opened, dialog: within(dialog), frame, touch };
}

const width = (frame: HTMLElement) => Number.parseFloat(frame.style.width);
const left = (frame: HTMLElement) => Number.parseFloat(frame.style.left);

describe('the enlarged photo', () => {
  test('begins as a whole, is enlarged with buttons, and is closed with Escape, which returns the focus', async () => {
    const { user, dialog, frame } = await enlarge();
    expect(width(frame)).toBe(400);
    expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
    expect(width(frame)).toBe(600);
    await user.click(dialog.getByRole('button', { name: 'Show the whole photo' }));
    expect(width(frame)).toBe(400);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await button('Enlarge the photo')).toHaveFocus();
  });

  test('is also opened with a double tap on the photo', async () => {
    const { user } = await analyse();
    await user.dblClick(draw());
    expect(await screen.findByRole('dialog', { name: 'Your photo, enlarged' })).toBeVisible();
  });

  test('is enlarged and moved with the keyboard', async () => {
    const { user, frame } = await enlarge();
    await user.keyboard('++');
    expect(width(frame)).toBe(900);
    const before = left(frame);
    await user.keyboard('{ArrowRight}');
    expect(left(frame)).toBe(before - 60);
    await user.keyboard('0');
    expect(width(frame)).toBe(400);
  });

  test('is enlarged with two fingers, and moved with one', async () => {
    const { frame, touch } = await enlarge();
    touch('pointerDown', 1, 150, 300);
    touch('pointerDown', 2, 250, 300);
    touch('pointerMove', 2, 350, 300);
    expect(width(frame)).toBe(800);
    touch('pointerUp', 2, 350, 300);
    const before = left(frame);
    touch('pointerMove', 1, 140, 300);
    expect(left(frame)).toBe(before - 10);
  });

  test('is enlarged with a double tap, and shown as a whole with another', async () => {
    const { frame, touch } = await enlarge();
    const tap = () => {
      touch('pointerDown', 1, 200, 300);
      touch('pointerUp', 1, 200, 300);
    };
    act(() => [tap(), tap()]);
    expect(width(frame)).toBe(1000);
    act(() => [tap(), tap()]);
    expect(width(frame)).toBe(400);
  });

  test('names what is tapped, with its choices', async () => {
    const { user, server, dialog, touch } = await enlarge();
    // The unknown thing in the lower left.
    touch('pointerDown', 1, 80, 390);
    touch('pointerUp', 1, 80, 390);
    expect(dialog.getByText('What is this?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'milk' }));
    expect(server.calls(ANALYZE)[1]?.form?.get('ingredients')).toBe('tomato, lemon, egg, milk');
    expect(dialog.getByRole('status')).toHaveTextContent('3 milk');
    expect(dialog.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  test('stays open when Escape closes a field in it', async () => {
    const { user, dialog } = await enlarge();
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    await user.click(dialog.getByRole('button', { name: 'Something else…' }));
    await user.type(await dialog.findByRole('combobox'), '{Escape}');
    expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('goes from thing to thing with buttons, around the end, and removes one', async () => {
    const { user, server, dialog } = await enlarge();
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.getByRole('status')).toHaveTextContent('1 tomato');
    await user.click(dialog.getByRole('button', { name: 'Previous' }));
    expect(dialog.getByRole('status')).toHaveTextContent('3? What is this?');
    await user.click(dialog.getByRole('button', { name: 'Previous' }));
    await user.click(dialog.getByRole('button', { name: 'Remove lemon' }));
    expect(server.calls(ANALYZE)[1]?.form?.get('ingredients')).toBe('tomato, egg');
    expect(dialog.getByRole('button', { name: 'Put lemon back' })).toBeVisible();
  });
});
