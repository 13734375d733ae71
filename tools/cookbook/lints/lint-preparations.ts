import { type CanonicalRecipe, type StepPart, TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';

/** Words of a gesture by language, any of which tells it. */
type Gesture = { what: string; words: Record<TextLanguage, RegExp> };

const PEELED: Gesture = {
  what: 'peeled',
  words: {
    en: /peel|skin|shell|scoop|flesh|pulp/i,
    es: /pel[aáeé]|piel|cáscara|pulpa|carne|vací/i,
    fr: /pel[ée]|éplu|écal|peau|pelure|chair|pulpe|évid/i,
  },
};
const STONED: Gesture = {
  what: 'stoned',
  words: {
    en: /stone|pitted|scoop|flesh|pulp/i,
    es: /hueso|hu[eé]sa|pulpa|carne/i,
    fr: /noyau|chair|pulpe/i,
  },
};
const SEEDED: Gesture = {
  what: 'seeded',
  words: { en: /seed|core/i, es: /semilla|pepita|corazón/i, fr: /épépin|graines|pépins|cœur|évid/i },
};
const WASHED: Gesture = {
  what: 'washed',
  words: { en: /wash|rins|clean/i, es: /l[aá]v|limpi|enju[aá]g/i, fr: /lav|rinc|netto/i },
};
const HULLED: Gesture = {
  what: 'hulled',
  words: { en: /hull|stalk/i, es: /rab(?:o|it|ill)|hojas|limpi/i, fr: /équeut|queue/i },
};

/** What is done to foods before they are eaten; `cut`: only where the list says that they are cut in this way. */
const GESTURES: Readonly<Record<string, readonly (Gesture & { cut?: RegExp })[]>> = {
  avocado: [PEELED, STONED],
  mango: [PEELED, STONED],
  kiwi: [PEELED],
  banana: [PEELED],
  peach: [STONED],
  ginger: [{ ...PEELED, cut: /grated|chopped|strips|matchsticks/ }],
  'hard-boiled-egg': [PEELED],
  ...Object.fromEntries(
    ['onion', 'red-onion', 'white-onion', 'shallot'].map((id) => [
      id,
      [{ ...PEELED, cut: /whole|halved|quartered|wedges|quarters/ }],
    ]),
  ),
  ...Object.fromEntries(
    ['green-pepper', 'red-pepper', 'yellow-pepper'].map((id) => [
      id,
      [{ ...SEEDED, cut: /chopped|diced|dice|strips|sliced|rings|chunks/ }],
    ]),
  ),
  leek: [WASHED],
  spinach: [WASHED],
  kale: [WASHED],
  chard: [WASHED],
  strawberry: [HULLED],
};
/** Bought ready to use. */
const READY = /frozen|bagged|baby|roasted|tinned/;
/** Steps that speak of all vegetables or fruit at once. */
const ALL_OF_THEM = /vegetables|fruit|verduras|fruta|légumes|fruits/i;

/** Foods that nobody peels, stones, seeds, washes or hulls, neither in the list nor in a step that uses them. */
export function preparationProblems({ lines, steps }: CanonicalRecipe): string[] {
  return lines.flatMap(({ ingredient, name, preparation }, line) =>
    (GESTURES[ingredient ?? ''] ?? []).flatMap(({ what, words, cut }) => {
      const listed = preparation?.en ?? '';
      if (READY.test(`${listed} ${name.en}`) || (cut && !cut.test(listed))) return [];
      return TEXT_LANGUAGES.flatMap((language) => {
        const using = steps
          .map(({ text }) => text[language] ?? [])
          .filter((text) => uses(text, line, nounOf(name[language] ?? '', language)));
        const told = using.map((text) => text.map((part) => (typeof part === 'string' ? part : '')).join(' '));
        const isDone = [preparation?.[language] ?? '', ...told].some((text) => words[language].test(text));
        const isWritten = steps.some(({ text }) => text[language] !== undefined);
        return isWritten && !isDone ? [`${language}: ${name.en} is never ${what}; say so in the list or a step`] : [];
      });
    }),
  );
}

/** Whether a step mentions a line, names its noun in passing or speaks of all of its kind. */
function uses(text: readonly StepPart[], line: number, noun: string): boolean {
  return text.some((part) =>
    typeof part === 'string' ? part.includes(noun) || ALL_OF_THEM.test(part) : 'line' in part && part.line === line,
  );
}

/** "ginger" of "fresh ginger", "jengibre" of "jengibre fresco". */
function nounOf(name: string, language: TextLanguage): string {
  return name.split(' ').at(language === 'en' ? -1 : 0) ?? name;
}

/** Oil of no kind, where it fries or dresses: each has its taste and its smoke point. */
export function oilProblems({ lines }: CanonicalRecipe): string[] {
  return lines.some(({ ingredient }) => ingredient === 'oil')
    ? ['"oil" is of any kind; name it, as sunflower oil']
    : [];
}
