import type { TextLanguage } from '@larder/food/recipe';
import type { CookFile } from './cook-file.ts';

/** What may stand before the verb of a step. */
const BEFORE: Record<TextLanguage, string> = {
  en: '(?:(?:Meanwhile|Then|Off the heat|Now|To serve),? )?',
  es: '(?:(?:Mientras(?: tanto)?|Fuera del fuego|Después|Luego|Para servir), )?',
  fr: '(?:(?:Pendant ce temps|Hors du feu|Ensuite|Puis|Pour servir), )?',
};

/** A step that begins with a pronoun, or with a verb and one: "bake them", "aplástala", "y jeter". */
const PRONOUN: Record<TextLanguage, RegExp> = {
  en: new RegExp(`^${BEFORE.en}(?!while|when|once|if|as)\\p{L}+ (?:it|them)(?=[ ,.])(?! all)`, 'iu'),
  es: new RegExp(
    `^${BEFORE.es}(?:\\p{L}*[áéíóú]\\p{L}*(?:l[ao]s?|les)|(?:Pon|Haz|Ten)l[ao]s?)(?=[ ,.])(?! tod[oa]s?)`,
    'iu',
  ),
  fr: new RegExp(
    `^${BEFORE.fr}(?:(?:Les?|La|Y|En)(?: (?:y|en|le|la|les))? |L’(?:y |en )?)\\p{L}*(?:er|ir|re)(?=[ ,.])`,
    'iu',
  ),
};

/** A step that moves or divides what it does not name: "pour into the tin", "reparte en dos vasos". */
const NO_OBJECT: Record<TextLanguage, RegExp> = {
  en: new RegExp(
    `^${BEFORE.en}(?:pour|spoon|tip|scrape|divide|spread|press|roll|shape|cut|return|ladle|lay|put|transfer) ` +
      '(?:(?:into|onto|on to|between|through|to) [^@,.;:~]{1,50}?|' +
      '(?:on|in|over) (?:a|an|the|two) [^@,.;:~]{0,40}?(?:tins?|dish|trays?|sheets?|racks?|base|glass|glasses|moulds?))' +
      '(?=[,.;~]| and | while )',
    'iu',
  ),
  es: new RegExp(
    `^${BEFORE.es}(?!corta en dos)(?:vierte|reparte|extiende|pasa|divide|corta) ` +
      '(?:(?:en|entre|sobre) (?:el|la|los|un|una|dos|tres|cuatro|seis|cuencos|barras|\\d+)(?!\\p{L})|por un colador)' +
      '[^@,.;:~]{0,40}?(?=[,.;~]| y )',
    'iu',
  ),
  fr: new RegExp(
    `^${BEFORE.fr}(?:verser|répartir|étaler|passer|tasser|diviser|couper) ` +
      '(?:(?:dans|sur|entre|en) (?:le|la|les|l’|un|une|trois|quatre|six|barres|\\d+)|dans deux|à la passoire|au tamis)(?!\\p{L})' +
      '[^@,.;:~]{0,40}?(?=[,.;~]| et )',
    'iu',
  ),
};

/** Steps that do not name what they begin with .*/
export function openingProblems(language: TextLanguage, { steps }: CookFile): string[] {
  return steps.flatMap((step, index) => {
    const words = wordsOf(step);
    const [found] = PRONOUN[language].exec(words) ?? NO_OBJECT[language].exec(words) ?? [];
    return found ? [`${language}: step ${index + 1}: "${found}" does not say what; name it where a step begins`] : [];
  });
}

/** A step with mentions as "@" and told times as "~". */
function wordsOf(step: CookFile['steps'][number]): string {
  return step
    .map((part) => (typeof part === 'string' ? part : 'line' in part ? '@' : part.isUntold ? '' : '~'))
    .join('');
}
