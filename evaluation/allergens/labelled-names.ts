import { readFileSync } from 'node:fs';
import { ALLERGENS, type Allergen } from '@larder/contract/allergen';
import type { Language } from '@larder/contract/language';

/** The name of a food that contains an allergen, or that only resembles the name of one. */
export type LabelledName = { name: string; allergen: Allergen; language: Language; contains: boolean };

const LISTED = ['en-GB', 'es', 'fr'] as const satisfies Language[];

/** Names from public allergen lists, in sections "[contains Gluten]" and "[resembles Fish]"; commas part the names. */
export const LABELLED_NAMES: readonly LabelledName[] = LISTED.flatMap(readNames);

function readNames(language: Language): LabelledName[] {
  const text = readFileSync(new URL(`${language}.txt`, import.meta.url), 'utf8');
  const sections = text.matchAll(/^\[(contains|resembles) (\w+)\]\n([^[]+)/gm);
  return [...sections].flatMap(([, relation = '', written = '', list = '']) => {
    const allergen = ALLERGENS.find((known) => known === written);
    if (!allergen) throw new Error(`${language}: ${written} is no allergen.`);
    const names = list.split(',').map((name) => name.trim().replaceAll(/\s+/g, ' '));
    return [...new Set(names)]
      .filter(Boolean)
      .map((name) => ({ name, allergen, language, contains: relation === 'contains' }));
  });
}
