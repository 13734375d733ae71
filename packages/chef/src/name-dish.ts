import type { Language } from '@larder/contract/language';
import { textLanguage } from '@larder/kitchen/knowledge-base';
import { fold } from '@larder/kitchen/language/text';
import { TEXT_LANGUAGES } from '@larder/kitchen/recipe';
import { ARCHETYPES } from './archetypes/all.ts';
import type { Archetype } from './compose/archetype.ts';
import { fitOf } from './name-likeness.ts';
import { type NameWord, nameWord } from './name-words.ts';

/** A word means a kind of dish from this fit on. */
const MEANS = 0.78;

export type ReadDish = { archetypes: readonly Archetype[]; rest: string };

/** The kinds of dish that a name speaks of, by the longest words that do, and the words that are left. */
export function readDish(name: string, language: Language): ReadDish {
  const words = name.split(/\s+/).filter(Boolean);
  const asked = words.map((word) => nameWord(fold(word).replaceAll(/[^\p{L}\p{N}-]/gu, '')));
  let best: ReadDish & { length: number } = { archetypes: [], rest: name, length: 0 };
  for (const { archetype, called } of calledBy(language)) {
    const at = placeOf(called, asked);
    if (at < 0 || called.length < best.length) continue;
    const rest = [...words.slice(0, at), ...words.slice(at + called.length)].join(' ');
    const isLonger = called.length > best.length;
    const archetypes = isLonger ? [archetype] : [...new Set([...best.archetypes, archetype])];
    best = { archetypes, rest: isLonger ? rest : best.rest, length: called.length };
  }
  return best;
}

type Called = { archetype: Archetype; called: readonly NameWord[] };
const callings = new Map<Language, readonly Called[]>();

/** What every archetype is called, in the reader's language and then in the others. */
function calledBy(language: Language): readonly Called[] {
  let calling = callings.get(language);
  if (!calling) {
    const own = textLanguage(language);
    const languages = [own, ...TEXT_LANGUAGES.filter((other) => other !== own)];
    calling = languages.flatMap((each) =>
      ARCHETYPES.flatMap((archetype) =>
        archetype.called[each]
          .split('|')
          .map((called) => ({ archetype, called: fold(called).split(' ').map(nameWord) })),
      ),
    );
    callings.set(language, calling);
  }
  return calling;
}

function placeOf(called: readonly NameWord[], words: readonly NameWord[]): number {
  return words.findIndex((_, at) =>
    called.every((word, offset) => {
      const asked = words[at + offset];
      return asked !== undefined && (asked.text === word.text || mayMean(asked, word));
    }),
  );
}

function mayMean(asked: NameWord, word: NameWord): boolean {
  const { length } = word.text;
  return length > 3 && asked.text.length >= length - 1 && fitOf(asked, word) >= MEANS;
}
