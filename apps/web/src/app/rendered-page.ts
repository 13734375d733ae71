import type { Language } from '@larder/contract/language';
import { PAGE_DATA_ID, type PageData } from '@larder/contract/rendered-page';
import type { Preferences } from '@larder/contract/user/preferences';

/** The data with which the server has rendered the page; null if it has not. */
export function readPageData(document: Document): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Whether the page that the server has rendered is the one that the browser would render first. */
export function isRenderedFor({ language, recipe }: PageData, shown: Language, preferences: Preferences): boolean {
  return language === shown && recipe.measurementSystem === preferences.measurementSystem;
}
