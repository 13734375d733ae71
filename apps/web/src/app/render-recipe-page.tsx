import type { Language } from '@larder/contract/language';
import type { RenderRecipePage } from '@larder/contract/rendered-page';
import type { i18n as I18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createPreferencesStore } from '../features/preferences/preferences-store.ts';
import { addServedRecipe } from '../features/recipe/served-recipe.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { createStorage } from '../lib/browser-storage.ts';
import { paths } from '../lib/paths.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { COMMON_TEXTS, PAGE_TEXTS } from '../pages/page-texts.ts';
import { preloadPage } from './app.tsx';
import { application } from './application.tsx';

const NO_STORAGE = createStorage(() => {
  throw new Error('The server has no browser storage');
});

const texts = new Map<Language, Promise<I18n>>();

/** Renders the recipe's page for a guest who has never been here. */
export const renderRecipePage: RenderRecipePage = async (recipe, language) => {
  const location = paths.recipe(recipe.id);
  await preloadPage(location);
  const i18n = await textsIn(language);
  const queryClient = createQueryClient();
  addServedRecipe(queryClient, recipe);
  const preferences = createPreferencesStore(NO_STORAGE, language);
  return renderToString(
    application({
      i18n,
      preferences,
      queryClient,
      inRouter: (app) => <StaticRouter location={location}>{app}</StaticRouter>,
    }),
  );
};

function textsIn(language: Language): Promise<I18n> {
  const known = texts.get(language) ?? createI18n(language, [...COMMON_TEXTS, ...PAGE_TEXTS.recipe]);
  texts.set(language, known);
  return known;
}
