import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@larder/contract/language';

/** A recipe's name as people type it, with the answers that are correct in first place. */
export type LabelledName = {
  language: Language;
  name: string;
  /** Recipe ids; "nothing" where no recipe should match, "made" where a dish should be composed. */
  correct: readonly string[];
  /** Not used while the search is tuned. */
  isHeldOut: boolean;
};

/** All names, from one file a language; each line reads `id|id: name, name, …`. Every third name is held out. */
export const LABELLED_NAMES: readonly LabelledName[] = LANGUAGES.flatMap((language) =>
  readRows(language).map((labelled, index) => ({ language, ...labelled, isHeldOut: index % 3 === 2 })),
);

function readRows(language: Language): Pick<LabelledName, 'name' | 'correct'>[] {
  const text = readFileSync(new URL(`${language}.txt`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((row) => row.trim() !== '')
    .flatMap((row) => {
      const [correct = '', names = ''] = row.split(': ');
      return names.split(', ').map((name) => ({ name: name.trim(), correct: correct.trim().split('|') }));
    });
}
