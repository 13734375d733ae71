import { isElidedBefore } from '@larder/text/french-elision';
import type { i18n } from 'i18next';

/** The format `de` of the texts in French: "{{name, de}}" reads "de beurre" or "d’huile". */
export function addFrenchFormat(instance: i18n): void {
  instance.services.formatter?.add('de', (word: string) => `${isElidedBefore(word) ? 'd’' : 'de '}${word}`);
}
