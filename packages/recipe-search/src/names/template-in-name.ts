import type { Language } from '@larder/contract/language';
import { textLanguage } from '@larder/food/knowledge-base';
import { TEXT_LANGUAGES } from '@larder/food/recipe';
import { DISH_TEMPLATES } from '@larder/recipe-composer/templates/all-templates';
import type { DishTemplate } from '@larder/recipe-composer/templates/dish-template';
import { fold } from '@larder/text/fold';
import { isKnownDishWord } from './known-dishes.ts';
import { wordSimilarity } from './name-similarity.ts';
import { type NameWord, nameWord } from './name-words.ts';

/** From this similarity on, a word of a query means a word of a template's name. */
const LEAST_SIMILARITY = 0.83;

export type TemplatesInName = { templates: readonly DishTemplate[]; rest: string };

/**
 * The dish templates that a name mentions ("courgette curry": the curries), by the longest of their names in it, and the
 * name without that.
 */
export function findTemplates(name: string, language: Language): TemplatesInName {
  const words = name.split(/\s+/).filter(Boolean);
  const queried = words.map((word) => nameWord(fold(word).replaceAll(/[^\p{L}\p{N}-]/gu, '')));
  let best: TemplatesInName & { length: number } = { templates: [], rest: name, length: 0 };
  for (const { template, words: templateName } of templateNames(language)) {
    const at = indexOfName(templateName, queried);
    if (at < 0 || templateName.length < best.length) continue;
    const rest = [...words.slice(0, at), ...words.slice(at + templateName.length)].join(' ');
    const isLonger = templateName.length > best.length;
    const templates = isLonger ? [template] : [...new Set([...best.templates, template])];
    best = { templates, rest: isLonger ? rest : best.rest, length: templateName.length };
  }
  return best;
}

type TemplateName = { template: DishTemplate; words: readonly NameWord[] };
const namesByLanguage = new Map<Language, readonly TemplateName[]>();

/** The names of all templates, those in the reader's language before the others. */
function templateNames(language: Language): readonly TemplateName[] {
  let names = namesByLanguage.get(language);
  if (!names) {
    const own = textLanguage(language);
    const languages = [own, ...TEXT_LANGUAGES.filter((other) => other !== own)];
    names = languages.flatMap((each) =>
      DISH_TEMPLATES.flatMap((template) =>
        template.called[each].split('|').map((name) => ({ template, words: fold(name).split(' ').map(nameWord) })),
      ),
    );
    namesByLanguage.set(language, names);
  }
  return names;
}

function indexOfName(templateName: readonly NameWord[], queried: readonly NameWord[]): number {
  return queried.findIndex((_, at) =>
    templateName.every((word, offset) => {
      const own = queried[at + offset];
      return own !== undefined && (own.text === word.text || isMisspelt(own, word));
    }),
  );
}

function isMisspelt(queried: NameWord, word: NameWord): boolean {
  const { length } = word.text;
  return (
    length > 3 &&
    !isKnownDishWord(queried) &&
    queried.text.length >= length - 1 &&
    wordSimilarity(queried, word) >= LEAST_SIMILARITY
  );
}
