import { detectLanguage } from '../i18n/detect-language.ts';
import { loadDictionary } from '../i18n/dictionaries.ts';
import { localStore } from '../lib/storage.ts';
import { fetchPage } from './pages.ts';

/*
 * What can begin while the framework is still on its way. The built page runs this module on its own, ahead of
 * `main.tsx`, which finds the work under way.
 */
export const language = detectLanguage(localStore, navigator.languages);
export const dictionary = loadDictionary(language);
fetchPage(window.location.pathname);
