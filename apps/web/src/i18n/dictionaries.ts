import type { Language } from '@larder/contract/language';
import { importAgain } from '../lib/loading/import-again.ts';
import type assistant from './locales/en-GB/assistant.json';
import type auth from './locales/en-GB/auth.json';
import type cuisine from './locales/en-GB/cuisine.json';
import type failure from './locales/en-GB/failure.json';
import type home from './locales/en-GB/home.json';
import type imageFeedback from './locales/en-GB/image-feedback.json';
import type photo from './locales/en-GB/photo.json';
import type profile from './locales/en-GB/profile.json';
import type recipe from './locales/en-GB/recipe.json';
import type recipeCard from './locales/en-GB/recipe-card.json';
import type results from './locales/en-GB/results.json';
import type saved from './locales/en-GB/saved.json';
import type terms from './locales/en-GB/terms.json';
import type understood from './locales/en-GB/understood.json';

/** The parts of the texts, each loaded by the pages and the components that need it. `home` is needed by every page. */
export const TEXT_PARTS = [
  'home',
  'results',
  'recipe-card',
  'failure',
  'recipe',
  'cuisine',
  'auth',
  'saved',
  'profile',
  'terms',
  'photo',
  'understood',
  'assistant',
  'image-feedback',
] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

export type Dictionary = typeof home &
  typeof results &
  typeof recipeCard &
  typeof failure &
  typeof recipe &
  typeof cuisine &
  typeof auth &
  typeof saved &
  typeof profile &
  typeof terms &
  typeof photo &
  typeof understood &
  typeof assistant &
  typeof imageFeedback;

const FILES = import.meta.glob<{ default: object }>('./locales/*/*.json');
const loaders = new Map(Object.entries(FILES).map(([file, load]) => [file, importAgain(load)]));

const loaded = new Map<string, object>();

/** Loads one part of the texts in one language. A test requires the same keys in all languages. */
export async function loadTexts(language: Language, part: TextPart): Promise<object> {
  const file = fileOf(language, part);
  const load = loaders.get(file);
  if (!load) throw new Error(`There are no texts of ${part} in ${language}`);
  const { default: texts } = await load();
  loaded.set(file, texts);
  return texts;
}

/** The texts that `loadTexts` has loaded; undefined before. */
export function loadedTexts(language: Language, part: TextPart): object | undefined {
  return loaded.get(fileOf(language, part));
}

function fileOf(language: Language, part: TextPart): string {
  return `./locales/${language}/${part}.json`;
}
