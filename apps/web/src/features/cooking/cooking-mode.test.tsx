import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionStore } from '../../lib/browser-storage.ts';
import { writeCachedSearch } from '../../lib/search-cache.ts';
import { RecipePage } from '../../pages/recipe/recipe-page.tsx';
import { makeRecipe, makeResponse } from '../../test/make-recipe.ts';
import { renderApp } from '../../test/render-app.tsx';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const soup = makeRecipe({
  title: 'Soup',
  instructions: [
    { step: 'Chop the leeks.', time: 480 },
    { step: 'Boil them.', time: 89 },
    { step: 'Let it rest.', time: 20 },
  ],
});

class FakeUtterance {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: Date.UTC(2026, 0, 1, 18),
  });
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  writeCachedSearch(sessionStore, {
    request: {
      mode: 'ingredients',
      text: 'leek',
      category: 'None',
      subcategory: 'None',
      language: 'en-GB',
      measurementSystem: 'metric',
      restrictions: null,
      ignored: [],
    },
    response: makeResponse(0, { recipes: [soup] }),
    view: { visible: 6, sorted: 6, minRating: 0, excludedAllergens: [] },
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => renderApp(<RecipePage id="soup" />);
const button = (name: string) => screen.getByRole('button', { name });
const timer = () => screen.getByRole('timer').textContent;
const current = () => document.querySelector('[aria-current="step"]');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
const toast = async (title: string) => {
  await act(() => vi.dynamicImportSettled());
  return screen.getByText(title);
};

async function start() {
  const view = await open();
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Method' }), { button: 0 });
  fireEvent.click(button('Start cooking'));
  await act(() => vi.dynamicImportSettled());
  return view;
}

/** Time passes without timers, as in a hidden tab or a sleeping computer; then the page becomes visible. */
async function sleep(ms: number) {
  vi.setSystemTime(Date.now() + ms);
  await act(async () => fireEvent(document, new Event('visibilitychange')));
}

describe('the countdown', () => {
  test('Start begins step 1 with its time in minutes', async () => {
    await start();
    expect(current()).toHaveTextContent('Chop the leeks.');
    expect(current()).toHaveFocus();
    expect(timer()).toBe('8:00');
  });

  test('ticks each second', async () => {
    await start();
    await pass(SECOND);
    expect(timer()).toBe('7:59');
    await pass(59 * SECOND);
    expect(timer()).toBe('7:00');
  });

  test('moves to the next step at zero, with that step’s time rounded to minutes', async () => {
    await start();
    await pass(8 * MINUTE);
    expect(current()).toHaveTextContent('Boil them.');
    expect(timer()).toBe('1:00');
  });

  test('gives a step at least a minute, and after the last one cooking is complete', async () => {
    await start();
    await pass(9 * MINUTE);
    expect(timer()).toBe('1:00');
    await pass(MINUTE);
    expect(await toast('Cooking complete!')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(button('Start cooking')).toBeVisible();
  });

  test('can be given a minute more', async () => {
    await start();
    fireEvent.click(button('Add 1\u00a0min to this step'));
    expect(timer()).toBe('9:00');
  });
});

describe('steering', () => {
  test('pausing holds the time, resuming lets it go on', async () => {
    await start();
    await pass(SECOND);
    fireEvent.click(button('Pause'));
    await pass(5 * MINUTE);
    expect(timer()).toBe('7:59');
    expect(button('Paused at step 1')).toBeVisible();
    fireEvent.click(button('Resume'));
    await pass(SECOND);
    expect(timer()).toBe('7:58');
  });

  test('stopping ends it without the completion toast', async () => {
    await start();
    fireEvent.click(button('Stop cooking'));
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByText('Cooking complete!')).not.toBeInTheDocument();
    expect(localStorage.getItem('cookingSessions')).toBe('{}');
  });

  test('each step reads Repeat, Current or Skip to', async () => {
    await start();
    fireEvent.click(button('Next step'));
    const [first, second, third] = screen.getAllByRole('listitem').filter((item) => item.tabIndex === -1);
    expect(within(first as HTMLElement).getByRole('button')).toHaveTextContent('Repeat');
    expect(second).toHaveTextContent('Current');
    expect(within(third as HTMLElement).getByRole('button')).toHaveTextContent('Skip to');
  });

  test('skipping and repeating restart that step and move the focus to it', async () => {
    await start();
    fireEvent.click(button('Skip to step 3'));
    expect(current()).toHaveTextContent('Let it rest.');
    expect(current()).toHaveFocus();
    fireEvent.click(button('Repeat step 1'));
    expect(current()).toHaveTextContent('Chop the leeks.');
    expect(timer()).toBe('8:00');
  });

  test('after the last step comes the finish', async () => {
    await start();
    fireEvent.click(button('Skip to step 3'));
    fireEvent.click(button('Finish cooking'));
    expect(await toast('Cooking complete!')).toBeVisible();
  });
});

describe('time that nobody watches', () => {
  test('has passed when the tab becomes visible, steps included', async () => {
    await start();
    await sleep(8 * MINUTE + 30 * SECOND);
    expect(current()).toHaveTextContent('Boil them.');
    expect(timer()).toBe('0:30');
  });

  test('has passed after a reload', async () => {
    const { unmount } = await start();
    unmount();
    await sleep(9 * MINUTE + 10 * SECOND);
    await open();
    expect(screen.getByRole('tab', { name: 'Method' })).toHaveAttribute('aria-selected', 'true');
    expect(current()).toHaveTextContent('Let it rest.');
    expect(timer()).toBe('0:50');
  });

  test('may have been all of it', async () => {
    const { unmount } = await start();
    unmount();
    await sleep(60 * MINUTE);
    await open();
    expect(await toast('Cooking complete!')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  test('does not pass while paused', async () => {
    const { unmount } = await start();
    await pass(MINUTE);
    fireEvent.click(button('Pause'));
    unmount();
    await sleep(24 * 60 * MINUTE);
    await open();
    expect(timer()).toBe('7:00');
    expect(button('Resume')).toBeVisible();
  });

  test('another tab’s steering shows here', async () => {
    await start();
    const sessions = JSON.parse(localStorage.getItem('cookingSessions') ?? '{}');
    const elsewhere = { soup: { ...sessions.soup, step: 2, stepMs: MINUTE, endsAt: Date.now() + MINUTE } };
    localStorage.setItem('cookingSessions', JSON.stringify(elsewhere));
    await act(async () => fireEvent(window, new StorageEvent('storage', { key: 'cookingSessions' })));
    expect(current()).toHaveTextContent('Let it rest.');
  });
});

describe('the keyboard', () => {
  test('space pauses and resumes, left and right change the step', async () => {
    await start();
    press(' ');
    expect(button('Resume')).toBeVisible();
    press(' ');
    expect(button('Pause')).toBeVisible();
    press('ArrowRight');
    expect(current()).toHaveTextContent('Boil them.');
    press('ArrowLeft');
    press('ArrowLeft');
    expect(current()).toHaveTextContent('Chop the leeks.');
  });

  test('keeps its usual function in fields, on buttons and tabs, and with modifier keys', async () => {
    await start();
    for (const target of [button('Share'), screen.getByRole('tab', { name: 'Method' })]) {
      press(' ', target);
      press('ArrowRight', target);
    }
    fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
    expect(button('Pause')).toBeVisible();
    expect(current()).toHaveTextContent('Chop the leeks.');
  });

  test('is left alone while nothing is being cooked, and up and down always', async () => {
    await open();
    expect(press(' ')).toBe(true);
    cleanup();
    await start();
    expect(press('ArrowDown')).toBe(true);
    expect(press('PageDown')).toBe(true);
    expect(press(' ')).toBe(false);
  });
});

describe('what is heard', () => {
  const said = () => screen.getAllByRole('status').map((region) => region.textContent);

  test('a new step is announced, the seconds are not', async () => {
    await start();
    expect(said()).toContain('Step 1 of 3. Chop the leeks.');
    await pass(30 * SECOND);
    expect(said()).toContain('Step 1 of 3. Chop the leeks.');
    expect(screen.getByRole('timer').closest('[aria-live]')).toBeNull();
    await pass(8 * MINUTE);
    expect(said()).toContain('Step 2 of 3. Boil them.');
  });

  test('pausing, resuming and stopping are announced', async () => {
    await start();
    fireEvent.click(button('Pause'));
    expect(said()).toContain('The timer is paused.');
    fireEvent.click(button('Resume'));
    expect(said()).toContain('The timer is running.');
    fireEvent.click(button('Stop cooking'));
    expect(said()).toContain('Cooking stopped.');
  });

  test('the device shakes at a step’s end, unless muted, and the mute is remembered', async () => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }));
    const { unmount } = await start();
    await pass(8 * MINUTE);
    expect(vibrate).toHaveBeenCalledTimes(1);
    fireEvent.click(button('Mute the bell and the vibration'));
    await pass(MINUTE);
    expect(vibrate).toHaveBeenCalledTimes(1);
    unmount();
    await open();
    expect(button('Mute the bell and the vibration')).toHaveAttribute('aria-pressed', 'true');
  });

  test('each step is read aloud if there is a voice for the recipe’s language', async () => {
    const spoken: string[] = [];
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'en-GB', localService: true, default: true }],
      speak: ({ text }: { text: string }) => spoken.push(text),
      cancel: () => {},
    });
    vi.stubGlobal('speechSynthesis', synthesis);
    vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
    await start();
    expect(spoken).toEqual([]);
    fireEvent.click(button('Read each step aloud'));
    await pass(8 * MINUTE);
    expect(spoken).toEqual(['Chop the leeks.', 'Boil them.']);
  });

  test('no voice, no switch for it', async () => {
    await start();
    expect(screen.queryByRole('button', { name: 'Read each step aloud' })).not.toBeInTheDocument();
  });
});

describe('the screen', () => {
  test('is kept on while the timer runs, also after the tab was hidden, and released by a pause', async () => {
    const locks: { released: boolean; release: () => Promise<void> }[] = [];
    const request = vi.fn(async () => {
      const lock = {
        released: false,
        release: async () => {
          lock.released = true;
        },
      };
      locks.push(lock);
      return lock;
    });
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
    await start();
    await pass(SECOND);
    expect(locks).toHaveLength(1);
    visibility = 'hidden';
    if (locks[0]) locks[0].released = true;
    await sleep(SECOND);
    expect(locks).toHaveLength(1);
    visibility = 'visible';
    await sleep(SECOND);
    expect(locks).toHaveLength(2);
    fireEvent.click(button('Pause'));
    await pass(SECOND);
    expect(locks.every(({ released }) => released)).toBe(true);
  });
});
