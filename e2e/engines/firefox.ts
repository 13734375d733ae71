import { launch } from 'puppeteer-core';
import type { EnginePage } from './engine-page.ts';

/** For one attempt; `main-job.ts` tries again. */
const ACTION_MS = 10_000;
const START_MS = 180_000;

/** Opens Firefox without a window, by WebDriver BiDi. */
export async function openFirefox(executablePath: string, language: string): Promise<EnginePage> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: START_MS,
    protocolTimeout: START_MS,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': language },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(START_MS);
  const at = (xpath: string) => page.locator(`::-p-xpath(${xpath})`).setTimeout(ACTION_MS);
  return {
    browser: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    click: (xpath) => at(xpath).click(),
    type: (xpath, text) => at(xpath).fill(text),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}
