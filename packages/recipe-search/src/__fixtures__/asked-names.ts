import type { Language } from '@larder/contract/language';
import { ASKED_IN_AMERICAN_ENGLISH, ASKED_IN_BRITISH_ENGLISH } from './asked-names.en.ts';
import { ASKED_IN_SPANISH } from './asked-names.es.ts';
import { ASKED_IN_FRENCH } from './asked-names.fr.ts';

/** A name as somebody types it, and what is right to come first. */
export type AskedName = {
  language: Language;
  name: string;
  /** Ids of recipes; "nothing" where it has to be said that there is none, "made" where one has to be made up. */
  right: readonly string[];
  /** Kept out of sight while the search is tuned. */
  isHeldOut: boolean;
};

/** One kind of answer a line, `id|id: name, name, …`, as written by hand; every third name is held out. */
function readTable(language: Language, table: string): AskedName[] {
  const rows = table.split('\n').filter((row) => row.trim() !== '');
  return rows
    .flatMap((row) => {
      const [right = '', names = ''] = row.split(': ');
      return names.split(', ').map((name) => ({ language, name: name.trim(), right: right.trim().split('|') }));
    })
    .map((asked, place) => ({ ...asked, isHeldOut: place % 3 === 2 }));
}

export const ASKED_NAMES: readonly AskedName[] = [
  ...readTable('en-GB', ASKED_IN_BRITISH_ENGLISH),
  ...readTable('en-US', ASKED_IN_AMERICAN_ENGLISH),
  ...readTable('es', ASKED_IN_SPANISH),
  ...readTable('fr', ASKED_IN_FRENCH),
];
