import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Those of the colour category that axe runs unasked. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Expects axe to find nothing on the page, in light and in dark. It is put into the page once and run there: what
 * `@axe-core/playwright` does around each run, for frames that there are none of here, takes ten times as long.
 */
export async function expectNoFindings(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(coloursSettled);
    // The page is the same in the dark, but for its colours.
    expect(await page.evaluate(findings, colorScheme === 'dark' ? COLOUR_RULES : null), colorScheme).toEqual([]);
  }
}

/** What comes in fades in, and colours pass over into those of the other theme; half-way their contrast is nobody's. */
async function coloursSettled(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const ending = () =>
    document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  do {
    await frame();
    await frame();
    await Promise.allSettled(ending().map(({ finished }) => finished));
  } while (ending().some(({ playState }) => playState === 'running'));
}

async function findings(rules: string[] | null): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
