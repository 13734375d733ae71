import { SEARCH_MODES } from '@larder/contract/analyze';
import { STORAGE_KEYS } from '@larder/contract/browser';
import type { Language } from '@larder/contract/language';
import { defaultMeasurementSystem, MEASUREMENT_SYSTEMS } from '@larder/contract/measurement';
import { PAGE_DATA_ID, type PageData } from '@larder/contract/rendered-page';
import type { Preferences } from '@larder/contract/user/preferences';
import { isRecord, localStore, oneOf } from '../lib/browser-storage.ts';

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
  if (language !== shown) return false;
  return recipe ? recipe.measurementSystem === measurementSystem : isFirstHomePage();
}

/** The same from what is stored, before the code that reads preferences has loaded. */
export function isRenderedForStored(served: PageData, shown: Language): boolean {
  const stored = localStore.read(STORAGE_KEYS.preferences, isRecord)?.measurementSystem;
  const measurementSystem = MEASUREMENT_SYSTEMS.find((system) => system === stored) ?? defaultMeasurementSystem(shown);
  return isRenderedFor(served, shown, { measurementSystem });
}

/** The home page as a first visitor gets it: without a message or a panel that the address asks for, and in the first mode. */
function isFirstHomePage(): boolean {
  const [mode] = SEARCH_MODES;
  return (
    window.location.search === '' && (localStore.read(STORAGE_KEYS.searchMode, oneOf(SEARCH_MODES)) ?? mode) === mode
  );
}
