import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Minified, because each page has to parse it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The colour rules that axe runs by default. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Expects no violations in the light and the dark theme. axe is injected once and run in the page; `@axe-core/playwright`
 * takes ten times as long, because it handles frames, which these pages don't have.
 */
export async function expectNoFindings(page: Page): Promise<void> {
  await page.evaluate(AXE);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(coloursSettled);
    // The dark theme differs in colours only.
    expect(await page.evaluate(findings, colorScheme === 'dark' ? COLOUR_RULES : null), colorScheme).toEqual([]);
  }
}

/** Waits for animations and colour transitions, during which the contrast is not the final one. */
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
  const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  });
  if (passes.length === 0) return ['No rule found anything to check.'];
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
