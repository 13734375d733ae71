import type { Language } from '@larder/contract/language';
import type { PageData } from '@larder/contract/rendered-page';

/** Contents of a page's head that depend on the page; `title` is the whole title, `markup` is HTML. */
export type PageHead = { language: string; title: string; description: string; markup: string };

/** What the server has rendered into the page, as HTML, and the data that the browser needs to hydrate it. */
export type PageBody = { markup: string; data: PageData };

/** What distinguishes a page; without a body the browser alone renders it. */
type Page = { head: PageHead; body: PageBody | null };

/** The page at a path; null for the one that every page has. */
export type PageAt = (pathname: string, language: Language, clientAddress: string) => Promise<Page | null>;

/** The content security policy forbids them; a library sets some, without which the page looks the same. */
export function withoutInlineStyles(markup: string): string {
  return markup.replaceAll(/ style="[^"]*"/g, '');
}
