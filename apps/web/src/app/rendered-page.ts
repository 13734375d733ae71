import { STORAGE_KEYS } from '@larder/contract/browser';
import type { Language } from '@larder/contract/language';
import { MEASUREMENT_SYSTEMS } from '@larder/contract/measurement';
import { PAGE_DATA_ID, type PageData } from '@larder/contract/rendered-page';
import type { Preferences } from '@larder/contract/user/preferences';
import { type BrowserStorage, isRecord } from '../lib/browser-storage.ts';

/** The data with which the server has rendered the page; null if it has not. */
export function readPageData(document: Document): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Whether the page that the server has rendered is the one that the browser would render first. */
export function isRenderedFor(
  { language, recipe }: PageData,
  shown: Language,
  { measurementSystem }: Pick<Preferences, 'measurementSystem'>,
): boolean {
  return language === shown && recipe.measurementSystem === measurementSystem;
}

/** The same from what is stored, before the code that reads preferences has loaded: where nothing is, the page counts. */
export function isRenderedForStored(served: PageData, shown: Language, storage: BrowserStorage): boolean {
  const stored = storage.read(STORAGE_KEYS.preferences, isRecord)?.measurementSystem;
  const measurementSystem = MEASUREMENT_SYSTEMS.find((system) => system === stored) ?? served.recipe.measurementSystem;
  return isRenderedFor(served, shown, { measurementSystem });
}
