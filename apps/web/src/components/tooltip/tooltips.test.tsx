import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@larder/contract/limits';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltips } from './tooltips.tsx';

// Loaded here, because the first tooltip loads it.
beforeEach(async () => {
  await import('./tooltip-layer.tsx');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  render(
    <>
      <button type="button" data-tooltip="Save">
        s
      </button>
      <main>
        <button type="button" data-tooltip="Mute">
          m
        </button>
      </main>
      <p>none</p>
      <Tooltips />
    </>,
  );
});
afterEach(() => void vi.useRealTimers());

const hover = async (text: string) => {
  fireEvent.pointerOver(screen.getByText(text));
  await act(async () => {});
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tooltip = () => screen.queryByRole('tooltip', { hidden: true })?.textContent;

test('a tooltip opens 700 ms after its element is hovered, and closes when it is left', async () => {
  expect(TOOLTIP_DELAY_MS).toBe(700);
  await hover('s');
  await wait(TOOLTIP_DELAY_MS - 1);
  expect(tooltip()).toBeUndefined();
  await wait(1);
  expect(tooltip()).toBe('Save');
  await hover('none');
  expect(tooltip()).toBeUndefined();
});

test('the next one opens at once within 300 ms, and after the delay later on', async () => {
  expect(TOOLTIP_SKIP_DELAY_MS).toBe(300);
  await hover('s');
  await wait(TOOLTIP_DELAY_MS);
  await hover('none');
  await wait(TOOLTIP_SKIP_DELAY_MS - 1);
  await hover('m');
  expect(tooltip()).toBe('Mute');
  await hover('none');
  await wait(TOOLTIP_SKIP_DELAY_MS);
  await hover('s');
  expect(tooltip()).toBeUndefined();
  await wait(TOOLTIP_DELAY_MS);
  expect(tooltip()).toBe('Save');
});

test('it belongs to the landmark of its element, where assistive technology finds it', async () => {
  await hover('m');
  await wait(TOOLTIP_DELAY_MS);
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('tooltip', { hidden: true }));
});

test('it opens on focus by keyboard too; Escape closes it, and hovering it keeps it open', async () => {
  await act(async () => screen.getByText('s').focus());
  await wait(TOOLTIP_DELAY_MS);
  expect(tooltip()).toBe('Save');
  fireEvent.pointerOver(screen.getByRole('tooltip', { hidden: true }));
  expect(tooltip()).toBe('Save');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(tooltip()).toBeUndefined();
});

test.each([
  ['a keyboard', true, 'Mute'],
  ['a pointer', false, undefined],
])('later ones too open on focus by keyboard alone, as here by %s', async (_by, isVisible, text) => {
  const { matches } = Element.prototype;
  // jsdom knows no :focus-visible.
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' ? isVisible : matches.call(this, selector);
  });
  await hover('s');
  await hover('none');
  await act(async () => screen.getByText('m').focus());
  await wait(TOOLTIP_DELAY_MS);
  expect(tooltip()).toBe(text);
});
