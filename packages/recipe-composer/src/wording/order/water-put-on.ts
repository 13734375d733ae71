import { inTextLanguages, TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import type { Article } from '../articles.ts';
import type { NamedIngredient } from '../ingredient-names.ts';
import { asMeanwhile, isMention, type Step, secondsOf, textOf } from '../step-words.ts';
import { joinWords, listNames, type TextPart } from '../write-text.ts';
import { isMeanwhile } from './meanwhile/meanwhile-words.ts';
import { joinSentences, splitSentences } from './sentences.ts';

const THE: Record<TextLanguage, Article> = { en: 'the', es: 'el', fr: 'le' };
/** Words of a step that begins with boiling water, the steps from the beginning that count as first, and its minutes. */
const BOILING = /\b(?:salted water|boiling water|in water with|from the boil)/;
const FIRST_STEPS = 2;
/** Steps that put on water of their own. */
const PUTS_ON_WATER =
  /\b(?:bring a (?:large )?pan|boil some|with cold (?:salted )?water|volume of (?:boiling )?salted water|plenty of salted water|five times|twice its volume|to the boil in plenty)\b/;
/** Water that is put on for something while the dish is made. */
const PUT_ON_FOR = /\bbring a large pan of (?:well-)?salted water to the boil for\b/;
/** So do the next ones that begin within these seconds: after nuts are toasted and a sauce is begun. */
const SOON = 1500;
const WATER: Record<TextLanguage, string> = {
  en: 'Bring a pan of water to the boil',
  es: 'Lleva a ebullición una olla de agua',
  fr: 'Porter à ébullition une casserole d’eau',
};
const FOR: Record<TextLanguage, string> = { en: ' for ', es: ' para ', fr: ' pour ' };
const WATER_SECONDS = 480;
/** More names than this say less than none. */
const MOST_NAMES = 2;

/**
 * The method with the water of one of its first steps put on before all else; what that step would boil in a pan of its
 * own goes into this one.
 */
export function withWaterPutOn(method: readonly Step[]): readonly Step[] {
  const boiling = firstToBoil(method);
  const [first, ...others] = inWaterThatIsOn(method, boiling);
  if (!boiling || !first) return method;
  if (boiling === method[0]) {
    const isSalted = TEXT_LANGUAGES.every((language) => isBoiledInSalted(first, language));
    const [water, step] = isSalted ? [salted(waterFor([])), inSaltedThatIsOn(first)] : [waterFor([]), first];
    return [inTextLanguages((language) => joinSentences([water[language], step[language]])), ...others];
  }
  return [waterFor(boiledIn(boiling)), isMeanwhile(first) ? first : asMeanwhile(first), ...others];
}

/** The one of the first steps that boils something in water which is not put on yet. */
function firstToBoil(method: readonly Step[]): Step | undefined {
  // What is done meanwhile begins with the step that it is done in.
  const begins = (at: number) => {
    const host = method.findLastIndex((step, before) => before <= at && !isMeanwhile(step));
    const earlier = method.slice(0, Math.max(0, host)).filter((step) => !isMeanwhile(step));
    return earlier.reduce((sum, { en }) => sum + secondsOf(en), 0);
  };
  const first = method.filter((_, at) => at < FIRST_STEPS || begins(at) <= SOON);
  const step = first.find(boilsInWaterPutOn);
  return step !== undefined && isPutOnLater(step, method) ? undefined : step;
}

/** True of a step for which another one puts water on. */
function isPutOnLater(step: Step, method: readonly Step[]): boolean {
  const [boiled] = boiledIn(step);
  return method.some(
    ({ en }) => PUT_ON_FOR.test(textOf(en)) && en.some((part) => isMention(part) && part.ingredient === boiled),
  );
}

/** What a sentence boils: what it names before the water, or in all where that stands first. */
function boiledIn({ en }: Step): NamedIngredient[] {
  const sentence = splitSentences(en).find((each) => BOILING.test(textOf(each))) ?? [];
  const at = sentence.findIndex((part) => typeof part === 'string' && BOILING.test(part));
  const named = (parts: readonly TextPart[]) => parts.flatMap((part) => (isMention(part) ? [part.ingredient] : []));
  return [...new Set(named(sentence.slice(0, at)))];
}

function waterFor(boiled: readonly NamedIngredient[]): Step {
  const isNamed = boiled.length > 0 && boiled.length <= MOST_NAMES;
  return inTextLanguages((language) => {
    const names = isNamed ? [FOR[language], ...listNames(boiled, THE[language], language, 'step')] : [];
    return joinWords([WATER[language], ...names, ', ', { seconds: WATER_SECONDS }, '.']);
  });
}

const IN_A_PAN: Record<TextLanguage, RegExp> = {
  en: /in a small pan of boiling water/,
  es: /en un cazo de agua hirviendo/,
  fr: /dans une petite casserole d’eau bouillante/,
};
const IN_THE_WATER: Record<TextLanguage, string> = {
  en: 'in the pan of boiling water',
  es: 'en el agua hirviendo',
  fr: 'dans l’eau bouillante',
};

/** Salted water, as a step names it that boils something in it, and as the next sentence does. */
const SALTED: Record<TextLanguage, readonly [words: RegExp, it: string, salted: (text: string) => string]> = {
  en: [
    /\bin(?:to)? (?:plenty of )?(?:(?:well-)?salted (?:boiling )?|boiling salted )water\b/,
    'in it',
    (text) => text.replace('pan of water', 'pan of salted water'),
  ],
  es: [
    /\ben (?:abundante )?agua (?:hirviendo )?(?:con sal|bien salada)\b/,
    'en ella',
    (text) => text.replace('de agua', 'de agua con sal'),
  ],
  fr: [
    /(?:à l’eau|dans (?:un grand volume d’|de l’)eau) (?:bouillante )?(?:bien )?salée/,
    'dans cette eau',
    (text) => text.replace('d’eau', 'd’eau salée'),
  ],
};

function isBoiledInSalted(step: Step, language: TextLanguage): boolean {
  return step[language].some((part) => typeof part === 'string' && SALTED[language][0].test(part));
}

function salted(water: Step): Step {
  return inTextLanguages((language) =>
    water[language].map((part) => (typeof part === 'string' ? SALTED[language][2](part) : part)),
  );
}

/** A step with "in it" for the salted water that the sentence before puts on. */
function inSaltedThatIsOn(step: Step): Step {
  return inTextLanguages((language) => {
    const [words, it] = SALTED[language];
    const at = step[language].findIndex((part) => typeof part === 'string' && words.test(part));
    return step[language].map((part, place) => (place === at ? String(part).replace(words, it) : part));
  });
}

/** The steps with what is boiled in a pan of its own, in the water that is on already where it was put on for that. */
function inWaterThatIsOn(method: readonly Step[], first: Step | undefined): readonly Step[] {
  return method.map((step) =>
    step !== first
      ? step
      : inTextLanguages((language) =>
          step[language].map((part) =>
            typeof part === 'string' ? part.replace(IN_A_PAN[language], IN_THE_WATER[language]) : part,
          ),
        ),
  );
}

function boilsInWaterPutOn({ en }: Step): boolean {
  return BOILING.test(textOf(en)) && !PUTS_ON_WATER.test(textOf(en));
}
