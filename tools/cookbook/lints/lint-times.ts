import type { DishType } from '@larder/contract/dish/dish-type';
import type { TextLanguage } from '@larder/food/recipe';
import type { CookFile, EnglishCookFile } from '../cook-file.ts';
import { stepWords } from './step-words.ts';

/** A number that ends right before a time, with no unit: "haz 12, 15 minutos" reads as a range. */
export function figureProblems(language: TextLanguage, { steps }: CookFile): string[] {
  return steps.flatMap((step, index) =>
    step.flatMap((part, at) => {
      const next = step[at + 1];
      const figure = typeof part === 'string' ? /(\d+),? $/.exec(part)?.[1] : undefined;
      const isTimed = typeof next === 'object' && 'seconds' in next && !next.isUntold;
      return figure && isTimed ? [`${language}: step ${index + 1}: ${figure} reads as part of a time`] : [];
    }),
  );
}

/** Words that begin the serving of a dish. */
const SERVES: Record<TextLanguage, RegExp> = {
  en: /(?:^|, | and |or )serve\b[^~]*$/iu,
  es: /(?:^|, | y )s[ií]rve\p{L}*(?!\p{L})[^~]*$/iu,
  fr: /(?:^|, | et )(?:l[ea]s? |y )?servir(?!\p{L})[^~]*$/iu,
};

/** A time at the end of a sentence that it seems to tell of serving: "serve with the lemon, 2 minutes". */
export function servingProblems(language: TextLanguage, { steps }: CookFile): string[] {
  return steps.flatMap((step, index) => {
    const timed = [...stepWords(step).matchAll(/([^.;~]*)~(?=\.|$)/gu)];
    return timed.some(([, before = '']) => SERVES[language].test(before.trim()))
      ? [`${language}: step ${index + 1}: give no time to serving`]
      : [];
  });
}

/** English verbs of work by hand, whose duration a cook need not be told. */
const WORK =
  /^(?:(?:meanwhile|then|now|off the heat),? )?(?:arrange|assemble|chop|crumble|cut|dice|divide|fill|fold|garnish|grate|grease|halve|layer|line|mash|mix|pat|peel|pick|pipe|pit|press|quarter|rinse|roll|rub|scrape|season|separate|shape|shred|skewer|slice|spread|squeeze|strain|stuff|tear|thread|top|trim|twist|wash|wrap)(?!\p{L})/iu;
/** Words of cooking or of waiting, which have a time. */
const WAITS =
  /(?<!\p{L})(?:until|filter|muslin|heat|hot|simmer|boil\p{L}*|fry\p{L}*|pan|saucepan|oven|bake|grill|brown|toast|melt|warm|wok|cook|steep|stand|(?<!the )rest|drain in|leave|let|soak|cool|chill|marinate|infuse|freeze|rise|swell|steam|wait|bubble|reduce|colour|soften|sear|wilts?)(?!\p{L})/iu;
/** Work by hand that ends with what is seen: folding in until no flour shows. */
const UNTIL_SEEN = /^(fold in|rinse|mash|rub(?!.*(?:knead|hold)))(?!\p{L})(.*)(?<!\p{L})until(?!\p{L})/iu;
const LONGEST_WORK_SECONDS = 900;

/** A time that a sentence tells of work by hand: "slice the leeks, 4 minutes". The English file speaks for all. */
export function workProblems({ steps }: EnglishCookFile): string[] {
  return steps.flatMap((step, index) => {
    let clause = '';
    return step.flatMap((part) => {
      if (typeof part === 'string') clause = (clause + part).split(/[.;:] |, then | and then /).at(-1) ?? '';
      else if ('line' in part) clause += '@';
      else {
        const told = clause;
        clause = '';
        const isWork =
          WORK.test(told.trim()) && /, (?:about )?$/.test(told) && !WAITS.test(told.trim().replace(UNTIL_SEEN, '$1$2'));
        if (isWork && !part.isUntold && (part.toSeconds ?? part.seconds) <= LONGEST_WORK_SECONDS)
          return [`en: step ${index + 1}: "${told.trim()}" is work by hand, so its time is ~work{…}`];
      }
      return [];
    });
  });
}

/** Verbs of adding, which take a moment, and the words of a sentence that says nothing else. */
const ADDS: Record<TextLanguage, RegExp> = {
  en: /^(?:(?:then|now) )?(?:add|put in|dust with|sprinkle with|pour in|return)(?: (?:a little|a third|a pinch|all|and|any|half|last|more|of|on|other|remaining|rest|some|the|then|to the (?:pan|bowl)|with|@))*(?: about| for)? ~$/iu,
  es: /^(?:(?:luego|ahora) )?(?:añad[ae]|agrega|incorpora|echa|vierte|espolvorea(?: con)?|devuelve)(?: (?:a la (?:sartén|cazuela|olla)|algo|con|de|del|el|las?|los|mitad|más|poco|resto|después|tercio|todo|u|un|una|y|e|@))*(?: durante)?(?: unos)? ~$/iu,
  fr: /^(?:(?:puis|alors) )?(?:ajouter|incorporer|verser|poudrer|saupoudrer|remettre)(?: (?:de la |d’|de l’|l’)?(?:dans la poêle|avec|de|des|du|et|la moitié|le|la|les|peu|puis|reste|tiers|tout|un|une|@))*(?: pendant)?(?: environ)? ~$/iu,
};

/** A time that is told of adding alone: "add the garlic, 1 minute" says nothing of what happens meanwhile. */
export function additionProblems(language: TextLanguage, { steps }: CookFile): string[] {
  return steps.flatMap((step, index) => {
    const words = step
      .map((part) => (typeof part === 'string' ? part : 'line' in part ? '@' : part.isUntold ? '. ' : '~. '))
      .join('');
    return words
      .split(/[.;:] |, (?:then|luego|puis) /u)
      .map((sentence) => sentence.replaceAll(/,|l’(?=@)/gu, '').trim())
      .filter((sentence) => ADDS[language].test(sentence))
      .map(
        (sentence) => `${language}: step ${index + 1}: "${sentence}" gives a time to adding; say what happens in it`,
      );
  });
}

/** What is eaten as it comes out of the oil. */
const FRIED: ReadonlySet<DishType> = new Set<DishType>([
  'fritters',
  'doughnuts',
  'chips',
  'savoury-pastry',
  'pancakes',
]);
const EATEN_HOT = /\b(?:warm|hot|at once|straight away|immediately|crisp|cool|cold|lukewarm|oven)\b/i;

/** Batches of what is fried, with nothing on keeping the first one warm or serving the last one at once. */
export function batchProblems({ dish, steps }: EnglishCookFile): string[] {
  if (!FRIED.has(dish)) return [];
  const words = steps.map(stepWords).join(' ');
  const batches = /\bfry\b[^.]*\bbatches\b/i.exec(words);
  return batches && !EATEN_HOT.test(words.slice(batches.index + batches[0].length))
    ? ['en: it fries in batches; say how the first stays warm, or to serve it at once']
    : [];
}

const HEATS_OIL = /(?<!(?:meanwhile|while it rests|while they rest),? )\bheat the @[^.~]*\bto \d+\s°C(?<rest>[^.]*)/iu;

/** Oil to fry in that is brought to a temperature, with no time for it: a litre takes about eight minutes. */
export function oilHeatingProblems({ steps }: EnglishCookFile): string[] {
  return steps.flatMap((step, index) => {
    const heated = HEATS_OIL.exec(stepWords(step).replaceAll(/\([^)]*\)/g, ''));
    return heated && !heated.groups?.rest?.includes('~')
      ? [`en: step ${index + 1}: say how long the oil takes to get hot`]
      : [];
  });
}
