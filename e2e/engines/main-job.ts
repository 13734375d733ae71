import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Texts } from '../support/texts.ts';
import type { EnginePage } from './engine-page.ts';

/** Generous, because the machine may be slow; nothing here measures time. */
const WITHIN_MS = 120_000;
const PAUSE_MS = 100;
const CARDS = "document.querySelectorAll('main li h3').length";
const TIMER = "(document.querySelector('[role=timer]')?.textContent ?? '')";

/**
 * Does what people come for: searches by ingredients, opens a recipe, cooks it, and has a timer that runs and survives a
 * reload. Each step is named once it is done. @throws Error where a step does not come to its end
 */
export async function doMainJob(page: EnginePage, siteUrl: string, t: Texts, done: (step: string) => void) {
  const button = (key: string) => `//button[normalize-space()=${JSON.stringify(t(key))}]`;
  const [submit, method, start] = [
    button('search.ingredients.submit'),
    button('recipe.tabs.method'),
    button('cooking.start'),
  ];
  await page.open(siteUrl);
  await tryUntil(() => page.type('//textarea', 'chicken, rice, tomato, onion'));
  await tryUntil(() => page.click(submit));
  await until(page, `${CARDS} >= 6`);
  done('search');

  await tryUntil(() => page.click('(//main//li[.//h3]//a)[1]'));
  await until(page, "location.pathname.startsWith('/recipe/') && document.querySelectorAll('[role=tab]').length > 2");
  done('recipe');

  await page.open(`${siteUrl}/recipe/spaghetti-carbonara`);
  // A tab that is chosen before the page is interactive stays as it was.
  await tryUntil(async () => {
    await page.click(method);
    await page.click(start);
  });
  await until(page, String.raw`/\d:\d\d/.test(${TIMER})`);
  done('cooking mode');

  const begun = await secondsLeft(page);
  await until(page, `${secondsOf(TIMER)} < ${begun}`);
  await page.reload();
  await until(page, `${secondsOf(TIMER)} < ${begun}`);
  assert((await secondsLeft(page)) > 0);
  done('timer');
}

/** An expression for the time that a text such as "Boil 12:30" contains, in seconds; NaN without one. */
function secondsOf(expression: string): string {
  return String.raw`((found) => found ? Number(found[1]) * 60 + Number(found[2]) : NaN)(/(\d+):(\d\d)/.exec(${expression}))`;
}

async function secondsLeft(page: EnginePage): Promise<number> {
  return Number(await page.evaluate(secondsOf(TIMER)));
}

async function until(page: EnginePage, expression: string): Promise<void> {
  await tryUntil(async () => assert.equal(await page.evaluate(expression), true, `not reached: ${expression}`));
}

/** Tries an action again until it succeeds: elements appear, move and are covered while a page changes. */
async function tryUntil(action: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + WITHIN_MS;
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
