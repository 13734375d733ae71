import type { CanonicalRecipe, RecipeStep, TextLanguage } from '@larder/food/recipe';

/** Numbers as introductions write them; the languages share none that differs. */
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, fifteen: 15, twenty: 20 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, quince: 15, veinte: 20 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, quinze: 15, vingt: 20 },
  ...{
    thirty: 30,
    forty: 40,
    treinta: 30,
    cuarenta: 40,
    trente: 30,
    quarante: 40,
    'half an': 0.5,
    media: 0.5,
    'demi-': 0.5,
  },
};
/** How long a dish cooks or takes: "for nine hours", "in under ten minutes". */
const TAKES: Record<TextLanguage, RegExp> = {
  en: /(?<!\p{L})(?:in|for) (under |less than )?(half an|\p{L}+) (hour|minute)s?(?!\p{L})/giu,
  es: /(?<!\p{L})(?:en|durante) (menos de )?(\p{L}+) (hora|minuto)s?(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:en|pendant|laissée?s?) (moins (?:de |d['’]))?(?:une )?(demi-|\p{L}+)[ ]?(heure|minute)s?(?!\p{L})(?! et demie)/giu,
};
const SECONDS: Readonly<Record<string, number>> = { hour: 3600, hora: 3600, heure: 3600 };

/** Durations in a description that are no time of the method: of a step, of several on end, or of the whole. */
export function durationProblems({ description, steps }: CanonicalRecipe): string[] {
  const times = steps.flatMap(timesOf);
  const sums = times.flatMap((_, from) =>
    times.slice(from).map((_, more) => times.slice(from, from + more + 1).reduce((sum, time) => sum + time, 0)),
  );
  return (Object.entries(description) as [TextLanguage, string][]).flatMap(([language, text]) =>
    [...text.matchAll(TAKES[language])].flatMap(([said, under, word = '', unit = '']) => {
      const number = NUMBERS[word.toLowerCase().trim()];
      if (number === undefined) return [];
      const seconds = number * (SECONDS[unit.toLowerCase()] ?? 60);
      const [least, most] = under ? [0.6 * seconds, seconds] : [0.9 * seconds, 1.1 * seconds];
      const isSo = sums.some((sum) => least <= sum && sum <= most);
      return isSo ? [] : [`${language}: the description says "${said}", which is no time of the method`];
    }),
  );
}

/** The times that a step tells, then what it takes besides. */
function timesOf({ seconds, text }: RecipeStep): number[] {
  const told = text.en.flatMap((part) =>
    typeof part === 'object' && 'seconds' in part ? [part.toSeconds ?? part.seconds] : [],
  );
  const untold = seconds - told.reduce((sum, time) => sum + time, 0);
  return untold > 0 ? [...told, untold] : told;
}
