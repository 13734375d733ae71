import type { Language } from '@larder/contract/language';
import { textLanguage } from '@larder/food/knowledge-base';
import { TEXT_LANGUAGES } from '@larder/food/recipe';
import { DISH_TEMPLATES } from '@larder/recipe-composer/templates/all';
import type { DishTemplate } from '@larder/recipe-composer/templates/dish-template';
import { fold } from '@larder/text/fold';
import { fitOf } from './name-likeness.ts';
import { type NameWord, nameWord } from './name-words.ts';

/** A word means a kind of dish from this fit on. */
const MEANS = 0.78;

export type ReadDish = { templates: readonly DishTemplate[]; rest: string };

/** The kinds of dish that a name speaks of, by the longest words that do, and the words that are left. */
export function readDish(name: string, language: Language): ReadDish {
  const words = name.split(/\s+/).filter(Boolean);
  const asked = words.map((word) => nameWord(fold(word).replaceAll(/[^\p{L}\p{N}-]/gu, '')));
  let best: ReadDish & { length: number } = { templates: [], rest: name, length: 0 };
  for (const { template, called } of calledBy(language)) {
    const at = placeOf(called, asked);
    if (at < 0 || called.length < best.length) continue;
    const rest = [...words.slice(0, at), ...words.slice(at + called.length)].join(' ');
    const isLonger = called.length > best.length;
    const templates = isLonger ? [template] : [...new Set([...best.templates, template])];
    best = { templates, rest: isLonger ? rest : best.rest, length: called.length };
  }
  return best;
}

type Called = { template: DishTemplate; called: readonly NameWord[] };
const callings = new Map<Language, readonly Called[]>();

/** What every template is called, in the reader's language and then in the others. */
function calledBy(language: Language): readonly Called[] {
  let calling = callings.get(language);
  if (!calling) {
    const own = textLanguage(language);
    const languages = [own, ...TEXT_LANGUAGES.filter((other) => other !== own)];
    calling = languages.flatMap((each) =>
      DISH_TEMPLATES.flatMap((template) =>
        template.called[each].split('|').map((called) => ({ template, called: fold(called).split(' ').map(nameWord) })),
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
