import type { Page } from '@playwright/test';

/** Attributes with visible or spoken text. */
const TEXT_ATTRIBUTES = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];

/** Output of `Intl`, and names and initials that are not translated. */
const UNTRANSLATED =
  /\b(AL|\d{1,2} [A-Z][a-z]+ \d{4}|and|or|min|mins|minutes?|hr|hrs|hours?|seconds?|kcal|Larder|US|UK|English|Español|Français|Enter|Ctrl)\b/g;

const PLAIN_WORD = /[A-Za-z]{2,}/;

/** Texts on the page that come neither from the locales nor from the server: untranslated literals in the code. */
export async function untranslatedTexts(page: Page, served: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate((attributes) => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('script, style, noscript, pre, [aria-label="Debug"]')) continue;
      if (node instanceof Text) found.push(node.data);
      else for (const name of attributes) found.push(element.getAttribute(name) ?? '');
    }
    return [...found, document.title];
  }, TEXT_ATTRIBUTES);
  if (texts.every((text) => text.trim() === '')) return ['The page has no text.'];
  const own = served.filter((text) => text.length > 1).sort((a, b) => b.length - a.length);
  return [...new Set(texts)].filter((text) => PLAIN_WORD.test(withoutServed(text, own)));
}

function withoutServed(text: string, own: readonly string[]): string {
  return own
    .reduce((rest, part) => (rest.includes(part) ? rest.replaceAll(part, ' ') : rest), text)
    .replace(UNTRANSLATED, '');
}
