import { launch } from 'puppeteer-core';
import type { EnginePage } from './engine-page.ts';

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
  // Puppeteer's locators wait by code that the pages' content security policy forbids; `main-job.ts` tries again.
  const at = async (xpath: string) => {
    const element = await page.$(`::-p-xpath(${xpath})`);
    if (!element) throw new Error(`There is no ${xpath}`);
    return element;
  };
  return {
    browser: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    click: async (xpath) => (await at(xpath)).click(),
    type: async (xpath, text) => {
      const element = await at(xpath);
      await element.click({ count: 3 });
      await element.type(text);
    },
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}
