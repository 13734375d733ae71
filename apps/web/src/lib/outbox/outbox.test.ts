import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createOutbox } from './outbox.ts';
import type { OutboxCall, OutboxOutcome } from './outbox-call.ts';
import { createOutboxQueue } from './outbox-queue.ts';
import { createMemoryStore, type OutboxEntry, openIndexedStore } from './outbox-store.ts';

type Answer = { status: number; retryAfter?: number } | 'ok';
type Behaviour = (entry: OutboxEntry) => Answer | Promise<Answer>;

/** A browser with one lock across its tabs, and the server it calls. */
function openBrowser({ answer = () => 'ok' }: { answer?: Behaviour } = {}) {
  const browser = { answer, sent: [] as string[], logged: [] as string[], underway: 0, mostAtOnce: 0 };
  let lock: Promise<void> = Promise.resolve();

  async function send(entry: OutboxEntry): Promise<void> {
    browser.underway += 1;
    browser.mostAtOnce = Math.max(browser.mostAtOnce, browser.underway);
    await new Promise((resolve) => setTimeout(resolve));
    const result = await browser.answer(entry);
    browser.underway -= 1;
    browser.sent.push(`${entry.userId} ${nameOf(entry)}`);
    if (result !== 'ok') throw new ApiError(`${result.status}: no`, { retryAfter: null, ...result });
  }

  /** Each tab opens the database, as it does after a reload. */
  async function openTab({ store = openIndexedStore } = {}) {
    const waits: { ms: number; action: () => void }[] = [];
    const outcomes: [string, OutboxOutcome][] = [];
    const outbox = createOutbox(async (listener) =>
      createOutboxQueue({
        store: await store(),
        send,
        runExclusively: (task) => {
          lock = lock.then(task);
          return lock;
        },
        schedule: (action, ms) => {
          const wait = { ms, action };
          waits.push(wait);
          return () => void waits.splice(waits.indexOf(wait), 1);
        },
        random: () => 1,
        log: (what) => browser.logged.push(what),
        listener,
      }),
    );
    outbox.subscribe((call, outcome) => outcomes.push([nameOf(call), outcome]));
    const tick = () => {
      for (const { action } of waits.splice(0)) action();
    };
    return { outbox, close: outbox.startSending(), waits, outcomes, tick };
  }
  return { browser, openTab };
}

const save = (about: string): OutboxCall => ({ kind: 'saved', about, method: 'POST', path: `/save/${about}` });
const drop = (about: string): OutboxCall => ({ kind: 'saved', about, method: 'DELETE', path: `/save/${about}` });
const rate = (about: string): OutboxCall => ({ kind: 'rating', about, method: 'POST', path: `/rate/${about}` });

function nameOf({ kind, about, method }: OutboxCall): string {
  return `${method === 'DELETE' ? 'drop' : kind === 'rating' ? 'rate' : 'save'} ${about}`;
}

const away: Behaviour = () => ({ status: 0 });

test('calls are sent in the order they were added, and then forgotten', async () => {
  const { browser, openTab } = openBrowser();
  const { outbox, outcomes } = await openTab();
  outbox.setUser('ada');
  await Promise.all(['soup', 'stew', 'pie'].map((about) => outbox.add(save(about))));
  await vi.waitFor(() => expect(browser.sent).toEqual(['ada save soup', 'ada save stew', 'ada save pie']));
  await vi.waitFor(async () => expect(await outbox.pending('ada')).toEqual([]));
  expect(outcomes).toEqual(['soup', 'stew', 'pie'].map((about) => [`save ${about}`, 'acknowledged']));
});

test('offline calls survive a reload and are sent once online', async () => {
  const { browser, openTab } = openBrowser({ answer: away });
  const before = await openTab();
  before.outbox.setUser('ada');
  await before.outbox.add(save('soup'));
  await before.outbox.add(rate('soup'));
  await vi.waitFor(() => expect(before.waits).toHaveLength(1));
  before.outbox.setUser(null);

  browser.answer = () => 'ok';
  browser.sent.length = 0;
  const after = await openTab();
  after.outbox.setUser('ada');
  await vi.waitFor(() => expect(browser.sent).toEqual(['ada save soup', 'ada rate soup']));
});

test('delays increase up to half a minute, or follow the retry-after header', async () => {
  const { browser, openTab } = openBrowser({ answer: away });
  const { outbox, waits, tick } = await openTab();
  outbox.setUser('ada');
  await outbox.add(save('soup'));
  const waited: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) {
    await vi.waitFor(() => expect(waits).toHaveLength(1));
    waited.push(waits[0]?.ms ?? 0);
    tick();
  }
  expect(waited).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  browser.answer = () => ({ status: 429, retryAfter: 7 });
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  tick();
  await vi.waitFor(() => expect(waits[0]?.ms).toBe(7_000));
});

test.each([400, 403, 404, 409, 413, 415, 422])(
  'a call refused with %i is dropped with a log, and the rest is sent',
  async (status) => {
    const { browser, openTab } = openBrowser({ answer: ({ about }) => (about === 'bad' ? { status } : 'ok') });
    const { outbox, outcomes } = await openTab();
    outbox.setUser('ada');
    await outbox.add(save('bad'));
    await outbox.add(save('good'));
    await vi.waitFor(() =>
      expect(outcomes).toEqual([
        ['save bad', 'refused'],
        ['save good', 'acknowledged'],
      ]),
    );
    expect(browser.logged).toEqual(['The server refused POST /save/bad']);
    expect(await outbox.pending('ada')).toEqual([]);
  },
);

test('a fault over one recipe holds back what else was done with it, and nothing more', async () => {
  const { browser, openTab } = openBrowser({ answer: ({ about }) => (about === 'odd' ? { status: 500 } : 'ok') });
  const { outbox, waits, tick } = await openTab();
  outbox.setUser('ada');
  await Promise.all([save('odd'), rate('odd'), save('good')].map((call) => outbox.add(call)));
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  expect(browser.sent).toEqual(['ada save odd', 'ada save good']);
  browser.answer = () => 'ok';
  tick();
  await vi.waitFor(() => expect(browser.sent.slice(2)).toEqual(['ada save odd', 'ada rate odd']));
});

test('what waits gives way to the next of its kind about the same thing, unless something came between', async () => {
  const { openTab } = openBrowser({ answer: away });
  const { outbox } = await openTab();
  outbox.setUser('ada');
  for (const call of [save('soup'), drop('soup'), save('stew'), save('soup')]) await outbox.add(call);
  expect((await outbox.pending('ada')).map(nameOf)).toEqual(['save stew', 'save soup']);
  for (const call of [rate('soup'), drop('soup'), save('soup')]) await outbox.add(call);
  expect((await outbox.pending('ada')).map(nameOf)).toEqual(['save stew', 'save soup', 'rate soup', 'save soup']);
});

test('one tab sends at a time, in the order of all tabs', async () => {
  const { browser, openTab } = openBrowser();
  const tabs = await Promise.all([openTab(), openTab()]);
  for (const { outbox } of tabs) outbox.setUser('ada');
  const names = Array.from({ length: 20 }, (_, index) => `dish-${index}`);
  for (const [index, name] of names.entries()) await tabs[index % 2]?.outbox.add(save(name));
  await vi.waitFor(() => expect(browser.sent).toEqual(names.map((name) => `ada save ${name}`)));
  expect(browser.mostAtOnce).toBe(1);
});

test('unsent calls of one user are never sent as another, and are sent when the user signs in again', async () => {
  const { browser, openTab } = openBrowser({ answer: away });
  const { outbox } = await openTab();
  outbox.setUser('ada');
  await outbox.add(save('soup'));
  await vi.waitFor(() => expect(browser.sent).toEqual(['ada save soup']));
  outbox.setUser(null);
  await expect(outbox.add(save('stew'))).rejects.toThrow('Nobody is signed in');
  browser.answer = () => 'ok';
  browser.sent.length = 0;
  outbox.setUser('bob');
  await outbox.add(save('pie'));
  await vi.waitFor(() => expect(browser.sent).toEqual(['bob save pie']));
  await vi.waitFor(async () => expect(await outbox.pending('bob')).toEqual([]));
  outbox.setUser('ada');
  await vi.waitFor(() => expect(browser.sent).toEqual(['bob save pie', 'ada save soup']));
});

test('after the session has ended calls are kept and not sent', async () => {
  const { browser, openTab } = openBrowser({ answer: () => ({ status: 401 }) });
  const { outbox, waits } = await openTab();
  outbox.setUser('ada');
  await outbox.add(save('soup'));
  await outbox.add(save('stew'));
  await vi.waitFor(() => expect(browser.sent.length).toBeGreaterThan(0));
  await vi.waitFor(() => expect(browser.underway).toBe(0));
  expect(waits).toEqual([]);
  expect((await outbox.pending('ada')).map(nameOf)).toEqual(['save soup', 'save stew']);
});

test('a browser without storage still sends in order while the page is open', async () => {
  const { browser, openTab } = openBrowser();
  const { outbox } = await openTab({ store: async () => createMemoryStore() });
  outbox.setUser('ada');
  for (const call of [save('soup'), rate('soup'), save('stew')]) void outbox.add(call);
  await vi.waitFor(() => expect(browser.sent).toEqual(['ada save soup', 'ada rate soup', 'ada save stew']));
});

test.each([
  ['kept in the browser', openIndexedStore],
  ['kept in the page', async () => createMemoryStore()],
])('what someone left unsent is dropped with their account, and nobody else’s is: %s', async (_where, store) => {
  const kept = await store();
  const { openTab } = openBrowser({ answer: away });
  const { outbox } = await openTab({ store: async () => kept });
  for (const who of ['ada', 'grace']) {
    outbox.setUser(who);
    await outbox.add(save('soup'));
  }
  await outbox.forget('ada');
  expect((await outbox.pending('grace')).map(nameOf)).toEqual(['save soup']);
  expect(await outbox.pending('ada')).toEqual([]);
});

test('once closed it retries nothing, and the next one sends what is left', async () => {
  const { browser, openTab } = openBrowser({ answer: away });
  const first = await openTab();
  first.outbox.setUser('ada');
  await first.outbox.add(save('soup'));
  await vi.waitFor(() => expect(first.waits).toHaveLength(1));
  first.close();
  await vi.waitFor(() => expect(first.waits).toEqual([]));
  const attempts = browser.sent.length;
  window.dispatchEvent(new Event('online'));
  await first.outbox.pending('ada');
  expect(browser.sent).toHaveLength(attempts);
  browser.answer = () => 'ok';
  const next = await openTab();
  next.outbox.setUser('ada');
  await vi.waitFor(() => expect(next.outcomes).toEqual([['save soup', 'acknowledged']]));
});

/** An outbox whose code can't be loaded until `reach` is called, on one store. */
function openUnreachable() {
  const sent: string[] = [];
  let isReachable = false;
  const store = createMemoryStore();
  const open = () =>
    createOutbox(async (listener) => {
      if (!isReachable) throw new TypeError('Failed to fetch');
      return createOutboxQueue({
        store,
        send: async (entry) => sent.push(nameOf(entry)),
        runExclusively: (task) => task(),
        schedule: () => () => {},
        random: () => 1,
        log: () => {},
        listener,
      });
    });
  return { open, store, sent, reach: () => (isReachable = true) };
}

test('what sends is fetched again with the next call where it could not be at sign-in', async () => {
  const { open, sent, reach } = openUnreachable();
  const outbox = open();
  outbox.startSending();
  outbox.setUser('ada');
  await expect(outbox.add(save('soup'))).rejects.toThrow('Failed to fetch');
  reach();
  await outbox.add(save('stew'));
  await vi.waitFor(() => expect(sent).toEqual(['save stew']));
});

test('what sends is fetched again once online where it could not be after a reload', async () => {
  const { open, store, sent, reach } = openUnreachable();
  await store.append('ada', save('soup'));
  const outbox = open();
  outbox.startSending();
  outbox.setUser('ada');
  window.dispatchEvent(new Event('online'));
  expect(sent).toEqual([]);
  reach();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(sent).toEqual(['save soup']));
});

test('what sends is fetched again by itself where it could not be, until the page is closed', async () => {
  vi.useFakeTimers();
  try {
    const { open, store, sent, reach } = openUnreachable();
    await store.append('ada', save('soup'));
    const [outbox, closed] = [open(), open()];
    outbox.startSending();
    outbox.setUser('ada');
    const close = closed.startSending();
    closed.setUser('ada');
    await vi.advanceTimersByTimeAsync(10_000);
    close();
    expect(vi.getTimerCount()).toBe(1);
    reach();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent).toEqual(['save soup']);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
