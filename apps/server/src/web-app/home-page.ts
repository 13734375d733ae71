import type { Language } from '@larder/contract/language';
import type { PageRenderer } from '@larder/contract/rendered-page';
import { type PageAt, withoutInlineStyles } from './page.ts';

type HomePageDependencies = { renderHomePage: PageRenderer['renderHomePage']; logFailure: (error: unknown) => void };

/** The home page as guests see it, rendered once in each language; after a failure the browser renders it. */
export function createHomePage({ renderHomePage, logFailure }: HomePageDependencies): PageAt {
  const pages = new Map<Language, ReturnType<typeof render>>();

  async function render(language: Language) {
    try {
      const { title, description, markup } = await renderHomePage(language);
      return {
        head: { language, title, description, markup: '' },
        body: { markup: withoutInlineStyles(markup), data: { language, recipe: null } },
      };
    } catch (error) {
      logFailure(error);
      return null;
    }
  }

  return async (pathname, language) => {
    if (pathname !== '/') return null;
    const page = pages.get(language) ?? render(language);
    pages.set(language, page);
    return page;
  };
}
