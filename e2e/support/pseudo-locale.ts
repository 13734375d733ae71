import type { Page } from '@playwright/test';
import { dictionaryOf, textsOf } from './texts.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const PSEUDO = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ';

/** The interface's texts in the pseudo-locale. */
export const PSEUDO_TEXTS = textsOf(rewrite(dictionaryOf('en-GB')) as object);

/** Matches the content of a built file with one part of the texts in one language. */
const TEXTS_FILE = /^var (\w+)=\{[\s\S]*\};export\{\1 as default\};\s*$/;

/**
 * Replaces the interface's texts by the pseudo-locale. Returns a set that collects the strings in the server's responses,
 * which are not replaced.
 */
export async function pseudoLocale(page: Page): Promise<Set<string>> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    if (!TEXTS_FILE.test(code)) return route.fulfill({ response });
    const { default: texts } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
    return route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(rewrite(texts))}` });
  });
  const served = new Set<string>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/')) collect(await response.json().catch(() => null), served);
  });
  return served;
}

function collect(value: unknown, strings: Set<string>): void {
  if (typeof value === 'string') strings.add(value);
  else if (typeof value === 'object' && value) for (const inner of Object.values(value)) collect(inner, strings);
}

/** Replaces the letters of all texts except in placeholders. */
function rewrite(tree: unknown): unknown {
  if (typeof tree === 'string')
    return tree
      .split(/(\{\{.*?\}\})/)
      .map(inPseudo)
      .join('');
  return Object.fromEntries(Object.entries(tree as object).map(([key, inner]) => [key, rewrite(inner)]));
}

function inPseudo(text: string): string {
  if (text.startsWith('{{')) return text;
  return [...text].map((letter) => [...PSEUDO][PLAIN.indexOf(letter)] ?? letter).join('');
}
