import type { Language } from '@larder/contract/language';
import type { PageRenderer } from '@larder/contract/rendered-page';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createPreferencesStore } from '../features/preferences/preferences-store.ts';
import { addServedRecipe } from '../features/recipe/served-recipe.ts';
import { addTexts, createI18n } from '../i18n/create-i18n.ts';
import { createStorage } from '../lib/browser-storage.ts';
import { paths } from '../lib/paths.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { COMMON_TEXTS } from '../pages/page-texts.ts';
import { pageAt } from '../pages/pages.ts';
import { preloadPage } from './app.tsx';
import { application } from './application.tsx';

const NO_STORAGE = createStorage(() => {
  throw new Error('The server has no browser storage');
});

const texts = new Map<Language, Promise<I18n>>();

/** Renders the home page for a guest who has never been here. */
export const renderHomePage: PageRenderer['renderHomePage'] = async (language) => {
  const markup = await renderPage(paths.home, language, createQueryClient());
  const { t } = await textsOf(paths.home, language);
  return { title: t('app.documentTitle'), description: t('app.description'), markup };
};

/** Renders the recipe's page for a guest who has never been here. */
export const renderRecipePage: PageRenderer['renderRecipePage'] = (recipe, language) => {
  const queryClient = createQueryClient();
  addServedRecipe(queryClient, recipe);
  return renderPage(paths.recipe(recipe.id), language, queryClient);
};

async function renderPage(location: string, language: Language, queryClient: QueryClient): Promise<string> {
  await preloadPage(location);
  return renderToString(
    application({
      i18n: await textsOf(location, language),
      preferences: createPreferencesStore(NO_STORAGE, language),
      queryClient,
      inRouter: (app) => <StaticRouter location={location}>{app}</StaticRouter>,
    }),
  );
}

async function textsOf(location: string, language: Language): Promise<I18n> {
  const known = texts.get(language) ?? createI18n(language, COMMON_TEXTS);
  texts.set(language, known);
  const i18n = await known;
  await addTexts(i18n, language, pageAt(location).texts);
  return i18n;
}
