import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, provideChromium } from '../../scripts/test-environment/chromium.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** In a browser with a warm cache, as a second search has it. */
const WARM_UP_SEARCH = 'chicken, lemon, thyme';
const MAX_WAIT_MS = 60_000;

/** Milliseconds from the tap on the button until each is painted; `whole` is when the progress has gone. */
type PageTimes = { cookbook: number; model: number; whole: number };
type Part = keyof PageTimes;

/**
 * Times on the search page of a phone-sized window, measured inside the page. `starts` are searches that are left once
 * the dishes of the cookbook are painted; `whole` is one that ends, with a client that takes events and one that takes
 * JSON alone.
 */
export async function pageTimes(
  url: string,
  { starts, streamed, inOnePiece }: { starts: readonly string[]; streamed: string; inOnePiece: string },
): Promise<{ starts: number[]; streamed: PageTimes; inOnePiece: PageTimes }> {
  const browser = await chromium.launch({
    executablePath: await provideChromium(process.execPath),
    args: CHROMIUM_FLAGS,
  });
  try {
    const context = await phone(browser);
    await searchOnce(context, url, WARM_UP_SEARCH, 'cookbook');
    const cookbook: number[] = [];
    for (const text of starts) cookbook.push((await searchOnce(context, url, text, 'cookbook')).cookbook);
    const whole = await searchOnce(context, url, streamed, 'whole');
    const plain = await phone(browser);
    await plain.route('**/api/analyze', (route) =>
      route.continue({ headers: { ...route.request().headers(), accept: 'application/json' } }),
    );
    return { starts: cookbook, streamed: whole, inOnePiece: await searchOnce(plain, url, inOnePiece, 'whole') };
  } finally {
    await browser.close();
  }
}

async function phone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(OBSERVE);
  return context;
}

/** Searches once in a new page, which is closed as soon as a part is painted. */
async function searchOnce(context: BrowserContext, url: string, text: string, until: Part): Promise<PageTimes> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByLabel(/Your ingredients/).fill(text);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Analyze' }).tap();
  const times = await page.evaluate<PageTimes>(`untilPainted('${until}')`);
  await page.close();
  return times;
}

/**
 * Runs in the page. A part counts as painted at the animation frame after the first one that has it; a task after that
 * one may come later, behind the pictures that the frame has begun to load. Ids of a language model's recipes begin with
 * "ai-".
 */
const OBSERVE = `
  let painted = {};
  let waiting = () => {};
  globalThis.untilPainted = (part) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(part + ' is not painted: ' + document.body.innerText)), ${MAX_WAIT_MS});
    waiting = () => { if (painted[part] !== undefined) resolve(painted); };
    waiting();
  });
  let tapped = null;
  addEventListener('click', (event) => {
    if (!event.target.closest('button[type=submit]')) return;
    tapped = event.timeStamp;
    painted = {};
  }, true);
  const list = 'ul[aria-label="Recipe Results"] a';
  const note = (part, times) => {
    if (part in times) return;
    times[part] = undefined;
    requestAnimationFrame(() => requestAnimationFrame(() => { times[part] = performance.now() - tapped; waiting(); }));
  };
  new MutationObserver(() => {
    if (tapped === null) return;
    if (!document.querySelector(list)) return;
    if (document.querySelector(list + '[href^="/recipe/"]:not([href^="/recipe/ai-"])')) note('cookbook', painted);
    if (document.querySelector(list + '[href^="/recipe/ai-"]')) note('model', painted);
    if (!document.querySelector('[role=progressbar]')) note('whole', painted);
  }).observe(document, { childList: true, subtree: true });
`;
