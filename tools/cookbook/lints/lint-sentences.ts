import type { TextLanguage } from '@larder/food/recipe';
import type { CookFile } from '../cook-file.ts';
import { stepWords } from './step-words.ts';

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

/** A step that works on what it does not name: "strain, pressing well", "cuela apretando", "filtrer en pressant". */
const UNNAMED: Record<TextLanguage, RegExp> = {
  en: new RegExp(
    `^${BEFORE.en}(?:drain|strain|blend|knead|mash)(?: well)?(?:, \\p{L}+ing(?!\\p{L})| until(?!\\p{L}))`,
    'iu',
  ),
  es: new RegExp(
    `^${BEFORE.es}(?:escurre|cuela|tritura|aplasta)(?: bien)?,? (?:apret|remov|empez|presion)[aei]\\p{L}*ndo`,
    'iu',
  ),
  fr: new RegExp(`^${BEFORE.fr}(?:égoutter|filtrer|mixer|écraser|passer)(?: bien)?,? en \\p{L}+ant(?!\\p{L})`, 'iu'),
};

/** Steps that do not name what they begin with. */
export function openingProblems(language: TextLanguage, { steps }: CookFile): string[] {
  return steps.flatMap((step, index) => {
    const words = stepWords(step);
    const [found] = [PRONOUN, NO_OBJECT, UNNAMED].map((each) => each[language].exec(words)).find(Boolean) ?? [];
    return found ? [`${language}: step ${index + 1}: "${found}" does not say what; name it where a step begins`] : [];
  });
}

/** A sentence of one verb: "Taste." "Escúrrelos." "Les égoutter." */
const BARE: Record<TextLanguage, RegExp> = {
  en: /^(?:\p{L}+|set aside|lift (?:it|them) out)$/iu,
  es: /^\p{L}+$/u,
  fr: /^(?:(?:les?|la) |l’)?\p{L}+$/iu,
};

/** Sentences that are a verb alone; it belongs to the sentence before, or says what and for what. */
export function bareProblems(language: TextLanguage, { steps }: CookFile): string[] {
  return steps.flatMap((step, index) =>
    stepWords(step)
      .split(/(?<=\.)\s/u)
      .map((sentence) => sentence.trim().replace(/\.$/u, ''))
      .filter((sentence) => BARE[language].test(sentence))
      .map(
        (sentence) => `${language}: step ${index + 1}: "${sentence}." is a sentence of its own; join it or say more`,
      ),
  );
}

/** French verbs that say what food does, which a cook "makes" or "lets" it do. */
const UNCAUSED =
  /(?:^|[.:;!]\s|, | (?:et|puis|y|les?|la) )(?:(?:les?|la|y) )?(frire|griller|dorer|rôtir|sauter|toaster|revenir|rissoler)(?!\p{L})/giu;
/** What makes the verb right: "faire", "laisser", "jusqu'à", "plat à rôtir". */
const CAUSED = /(?:fai[rst]|font|laiss|commenc|jusqu|doi[vt]|peu[tv])/iu;
/** Pastry is glazed, not browned: "dorer à l'œuf", "dorer le bord". */
const GLAZED =
  /^[^.;]*(?: (?:à|au|avec) [^.;]*(?:(?<!\p{L})œufs?(?!\p{L})|jaunes?|lait)|de nouveau|le bord|le dessus)/u;

/** "Griller le pain" for "faire griller le pain". */
export function causativeProblems({ steps, tip = '', 'make ahead': ahead = '' }: CookFile): string[] {
  const texts = [...steps.map((step) => step.map(plain).join('')), tip, ahead];
  return texts.flatMap((text) =>
    [...text.matchAll(UNCAUSED)]
      .filter(({ 0: found, 1: verb = '', index }) => {
        const end = index + found.length;
        const clause =
          text
            .slice(0, end - verb.length)
            .split(/[.;:,]/u)
            .at(-1) ?? '';
        return !CAUSED.test(clause) && !(/dorer/iu.test(verb) && GLAZED.test(text.slice(end, end + 90)));
      })
      .map(([found]) => `fr: "${found.trim()}" says what the food does; write "faire" before the verb`),
  );
}

const plain = (part: CookFile['steps'][number][number]): string =>
  typeof part === 'string' ? part : 'line' in part ? part.as : '';
