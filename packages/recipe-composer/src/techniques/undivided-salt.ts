import type { Cooking } from '@larder/food/ingredients/cooking';
import { inTextLanguages, type TextLanguage } from '@larder/food/recipe';
import type { Unit } from '@larder/food/units/units';

/** A step of a template. */
type Text = Record<TextLanguage, string>;
/** What the rule asks of an ingredient. */
type Amount = { cooking: Cooking; measured: { amount: number; unit: Unit | null } };

/** Less than so many teaspoons of salt can't be halved with a spoon. */
const LEAST_TO_HALVE = 0.5;

/** Half of the salt, in the words of templates. */
const HALF: Record<TextLanguage, readonly [words: RegExp, all: string]> = {
  en: [/half of \{the salt\}/g, '{the salt}'],
  es: [/la mitad \{del salt\}/g, '{el salt}'],
  fr: [/la moitié \{du salt\}/g, '{le salt}'],
};
/** The rest of it after tasting, alone or beside the pepper. */
const REST: Record<TextLanguage, readonly (readonly [words: RegExp, instead: string])[]> = {
  en: [
    [
      /aste and season with the rest of \{the salt\} as needed\[ and, if it is sharp, \{the sugar\}\]/,
      'aste and adjust the seasoning[; if it is sharp, add {the sugar}]',
    ],
    [/(aste and season with \{the pepper\}) and the rest of \{the salt\}/, '$1'],
    [
      /aste and season with (?:as much of )?the rest of \{the salt\} as (?:needed|the (?:stew|sauce) needs)(?=[.\]])/,
      'aste and adjust the seasoning',
    ],
    [/(?<=\}) with the rest of \{the salt\}/, ''],
  ],
  es: [
    [
      /rueba y ajusta con el resto \{del salt\}\[ y, si está ácida, \{el sugar\}\]/,
      'rueba y rectifica de sal[; si está ácida, añade {el sugar}]',
    ],
    [/(rueba y ajusta con \{el pepper\}) y el resto \{del salt\}/, '$1'],
    [/rueba y ajusta con el resto \{del salt\}(?=[.\]])/, 'rueba y rectifica de sal'],
    [/(?<=\}) con el resto \{del salt\}/, ''],
  ],
  fr: [
    [
      /oûter et ajuster avec le reste \{du salt\}\[ et, en cas d’acidité, \{le sugar\}\]/,
      'oûter et rectifier l’assaisonnement[ ; en cas d’acidité, ajouter {le sugar}]',
    ],
    [/(oûter et ajuster avec \{le pepper\}) et le reste \{du salt\}/, '$1'],
    [/oûter et ajuster avec le reste \{du salt\}(?=[.\]])/, 'oûter et rectifier l’assaisonnement'],
    [/(?<=\}) avec le reste \{du salt\}/, ''],
  ],
};
/** What is left where a step takes the rest of the salt in other words. */
const STILL_DIVIDED = /\brest of \{the salt\}/;
/**
 * The steps of a template without the halving of salt where there is so little of it, if all that is left for the end is to
 * taste. Salt that is shared out further is divided in any case.
 */
export function withUndividedSalt(
  steps: readonly Text[],
  ingredients: readonly Amount[],
  isSharedOut: boolean,
): readonly Text[] {
  const salt = ingredients.find(({ cooking }) => cooking.kind === 'salt');
  const isLittle = salt?.measured.unit === 'tsp' && salt.measured.amount < LEAST_TO_HALVE;
  const endsInTasting = steps.some(({ en }) => REST.en.some(([words]) => words.test(en)));
  if (!isLittle || !endsInTasting || isSharedOut) return steps;
  const undivided = steps.map((step) =>
    inTextLanguages((language) => {
      const [half, all] = HALF[language];
      return REST[language].reduce(
        (text, [words, instead]) => text.replace(words, instead),
        step[language].replace(half, all),
      );
    }),
  );
  return undivided.some(({ en }) => STILL_DIVIDED.test(en)) ? steps : undivided;
}
