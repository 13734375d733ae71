import type { GrammaticalNumber } from '@larder/food/ingredients/wording';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { DEFAULT_LANGUAGES, inTextLanguages, type TextLanguage } from '@larder/food/recipe';
import { headOf, isMassInSteps, type NameUse, shortId, shortName } from '@larder/food/rendering/names/short-names';
import { isSingular } from '@larder/food/units/unit-words';
import type { MeasuredIngredient } from '../filling/dish-ingredient.ts';
import type { HouseholdMeasure } from '../filling/household-measure.ts';
import type { CookingTable } from '../techniques/cooking-table.ts';
import type { Word } from './articles.ts';

type Words = Record<TextLanguage, Word>;

/** The names of an ingredient on its line, before it is squeezed, in steps, in titles before the dish, and after "with". */
export type IngredientNames = { line: Words; whole: Words; step: Words; title: Words; with: Words };

export type NamedIngredient = MeasuredIngredient & { names: IngredientNames };

/** Grams of a piece up to which a title names it in the plural: "tortilla de patatas" and "crema de calabacín". */
const PLURAL_IN_TITLES: Record<TextLanguage, number> = { en: 0, es: 60, fr: 300 };
/** What a name says of a tin. */
const TINNED: Record<TextLanguage, RegExp> = {
  en: /\b(?:tinned|canned)\b/,
  es: / en (?:conserva|lata)\b/,
  fr: / en (?:boîte|conserve)\b/,
};
/** Above this number of pieces, a weight of an ingredient is named in the plural. */
const SINGULAR_PIECES = 1.3;

/** Names an ingredient in the number that its amount takes. Once it is squeezed, steps name its juice. */
export function nameIngredient(
  { id, measured, cut }: MeasuredIngredient,
  cookingOf: CookingTable,
  kb: KnowledgeBase,
): IngredientNames {
  const short = shortId(id, 'step', kb);
  const titleId = shortId(id, 'title', kb);
  const named = (use: NameUse) =>
    inTextLanguages((language) => {
      const isMass = use === 'step' && isMassInSteps(short, language, kb);
      if (isMass || isUncounted(short, language, kb)) return shortWord(short, use, false, language, kb);
      const number =
        short === id ? undefined : (kb.get(short)?.wording?.shortNumber ?? cookingOf(short)?.grammaticalNumber);
      if (!hasPlural(short, language, kb)) {
        return shortWord(short, use, isNaturallyPlural(short, language, kb), language, kb);
      }
      const isMany = isPlural(id, measured, language, cookingOf, kb) || isMoreThanOne(measured);
      const plural = number === undefined ? isMany : number === 'plural';
      return shortWord(short, use, plural, language, kb);
    });
  const inSteps = named('step');
  const inTitles = named('title');
  return {
    line: inTextLanguages((language) => {
      // Oats are bought as the rolled ones that steps mean.
      if (short !== id && kb.isKindOf(short, id)) return wordOf(short, true, language, kb);
      const own = wordOf(id, isPlural(id, measured, language, cookingOf, kb), language, kb);
      // The unit says that it is tinned.
      return measured.unit === 'tin' && TINNED[language].test(own.text) ? inSteps[language] : own;
    }),
    whole: inSteps,
    step:
      cut === 'juice' && kb.get(`${id}-juice`)
        ? inTextLanguages((language) => wordOf(`${id}-juice`, false, language, kb))
        : inSteps,
    title: inTextLanguages((language) =>
      isOnePiece(measured)
        ? shortWord(titleId, 'title', false, language, kb)
        : titleWord(titleId, language, cookingOf, kb),
    ),
    with: inTextLanguages((language) =>
      titleId !== short || titleNumberOf(short, language, kb) === 'singular'
        ? shortWord(titleId, 'title', false, language, kb)
        : inTitles[language],
    ),
  };
}

/** True of what is named in the singular, since the dish has at most one of it. */
function isOnePiece({ unit, amount }: HouseholdMeasure): boolean {
  return unit === null && amount <= 1;
}

/** True of one and a half: French writes "1½ citron vert" on its line and "les citrons verts" in a step. */
function isMoreThanOne({ unit, amount }: HouseholdMeasure): boolean {
  return unit === null && amount > 1;
}

function wordOf(id: string, plural: boolean, language: TextLanguage, kb: KnowledgeBase): Word {
  return wordsIn(kb).full(id, plural, language);
}

function shortWord(id: string, use: NameUse, plural: boolean, language: TextLanguage, kb: KnowledgeBase): Word {
  return wordsIn(kb)[use](id, plural, language);
}

type WordOf = (id: string, plural: boolean, language: TextLanguage) => Word;
/** The words of ingredients by their full names, and by the short ones of steps and titles where they have these. */
type IngredientWords = { full: WordOf } & Record<NameUse, WordOf>;

const byKnowledgeBase = new WeakMap<KnowledgeBase, IngredientWords>();

/** Each word is made once: every dish names dozens, the same again and again. */
function wordsIn(kb: KnowledgeBase): IngredientWords {
  const known = byKnowledgeBase.get(kb);
  if (known) return known;
  const withGrammar = (text: string, plural: boolean, language: TextLanguage): Word => ({
    text,
    grammar: kb.grammar(text, language, plural),
  });
  const full = onceForEach((id, plural, language) =>
    withGrammar(kb.name(id, DEFAULT_LANGUAGES[language], plural ? 2 : 1), plural, language),
  );
  const shortFor = (use: NameUse): WordOf =>
    onceForEach((id, plural, language) => {
      const name = shortName(id, use, plural, language, kb);
      return name === undefined ? full(id, plural, language) : withGrammar(name, plural, language);
    });
  const words = { full, step: shortFor('step'), title: shortFor('title') };
  byKnowledgeBase.set(kb, words);
  return words;
}

function onceForEach(make: WordOf): WordOf {
  const made = { one: inTextLanguages(() => new Map<string, Word>()), several: inTextLanguages(() => new Map()) };
  return (id, plural, language) => {
    const words = made[plural ? 'several' : 'one'][language];
    const word = words.get(id) ?? make(id, plural, language);
    words.set(id, word);
    return word;
  };
}

function isPlural(
  id: string,
  { amount, unit, grams }: HouseholdMeasure,
  language: TextLanguage,
  cookingOf: CookingTable,
  kb: KnowledgeBase,
): boolean {
  if (isUncounted(shortId(id, 'step', kb), language, kb)) return false;
  if (!hasPlural(id, language, kb)) return isNaturallyPlural(id, language, kb);
  if (unit === null) return !isSingular(amount, DEFAULT_LANGUAGES[language]);
  const { grammaticalNumber } = cookingOf(id) ?? {};
  if (grammaticalNumber !== undefined) return grammaticalNumber === 'plural';
  const piece = kb.get(id)?.weighs?.piece;
  return piece === undefined ? true : grams > piece * SINGULAR_PIECES;
}

function isNaturallyPlural(id: string, language: TextLanguage, kb: KnowledgeBase): boolean {
  return wordOf(id, false, language, kb).grammar.plural;
}

/** False for a name that has one form: "ciboulette", "persil tubéreux". */
function hasPlural(id: string, language: TextLanguage, kb: KnowledgeBase): boolean {
  return kb.get(id)?.name[DEFAULT_LANGUAGES[language]].includes('|') === true || language === 'en';
}

function isUncounted(id: string, language: TextLanguage, kb: KnowledgeBase): boolean {
  return kb.get(id)?.wording?.uncountedIn?.includes(language) === true;
}

function titleNumberOf(id: string, language: TextLanguage, kb: KnowledgeBase): GrammaticalNumber | undefined {
  return kb.get(id)?.wording?.titleNumber?.[language];
}

/** In English a title puts names before the dish, in the singular: "carrot and leek soup". */
function titleWord(id: string, language: TextLanguage, cookingOf: CookingTable, kb: KnowledgeBase): Word {
  if (language === 'en') return shortWord(id, 'title', false, language, kb);
  if (!hasPlural(id, language, kb)) {
    const isPluralName = !isUncounted(id, language, kb) && isNaturallyPlural(id, language, kb);
    return shortWord(id, 'title', isPluralName, language, kb);
  }
  const inTitles = titleNumberOf(id, language, kb);
  const inDishes = cookingOf(id)?.grammaticalNumber;
  const piece = kb.get(id)?.weighs?.piece ?? Number.POSITIVE_INFINITY;
  const isCounted = inDishes === 'plural' || (inDishes !== 'singular' && piece <= PLURAL_IN_TITLES[language]);
  return shortWord(id, 'title', inTitles === 'plural' || (inTitles !== 'singular' && isCounted), language, kb);
}

/** The ingredients with their full names in the languages where two would go by the same short one: two kinds of yogurt. */
export function distinguish(ingredients: readonly NamedIngredient[]): NamedIngredient[] {
  const inSteps = inTextLanguages((language) => sharing(ingredients, 'step', language));
  const inTitles = inTextLanguages((language) => sharing(ingredients, 'title', language));
  return ingredients.map((one) => {
    if (one.cut === 'juice') return one;
    const { names } = one;
    const named = (use: keyof IngredientNames, shared: Record<TextLanguage, ReadonlySet<NamedIngredient>>) =>
      inTextLanguages((language) => (shared[language].has(one) ? names.line : names[use])[language]);
    return {
      ...one,
      names: {
        line: names.line,
        whole: named('whole', inSteps),
        step: named('step', inSteps),
        title: named('title', inTitles),
        with: named('with', inTitles),
      },
    };
  });
}

/** Those whose name for a use is that of another one too, or in steps the beginning or end of it: beans beside green beans. */
function sharing(
  ingredients: readonly NamedIngredient[],
  use: 'step' | 'title',
  language: TextLanguage,
): ReadonlySet<NamedIngredient> {
  const nameOf = ({ names }: NamedIngredient) => names[use][language].text;
  return new Set(
    ingredients.filter((one) =>
      ingredients.some((other) => {
        if (other === one) return false;
        const isPart = use === 'step' && one.cooking.kind !== 'oil' && isPartOf(nameOf(one), nameOf(other));
        return isPart || nameOf(other) === nameOf(one);
      }),
    ),
  );
}

/** The ingredients with the name of their wider kind in steps, where nothing else in the dish is meant by it. */
export function callByKind(ingredients: readonly NamedIngredient[], kb: KnowledgeBase): NamedIngredient[] {
  return ingredients.map((one) => {
    const { names, cut, cooking } = one;
    const id = shortId(one.id, 'step', kb);
    const brief = inTextLanguages((language) => {
      const head = headOf(id, cooking.kind, language, kb);
      if (head === undefined) return undefined;
      const word = shortWord(head, 'step', names.whole[language].grammar.plural, language, kb);
      const isMeant = ({ id: other, names: own }: NamedIngredient) =>
        kb.isKindOf(other, head) || isPartOf(word.text, own.line[language].text);
      return ingredients.some((other) => other !== one && isMeant(other)) ? undefined : word;
    });
    const of = (use: 'whole' | 'step') => inTextLanguages((language) => brief[language] ?? names[use][language]);
    return { ...one, names: { ...names, whole: of('whole'), step: cut === 'juice' ? names.step : of('step') } };
  });
}

/** True of a name that is another one, or its beginning or end. */
function isPartOf(name: string, other: string): boolean {
  return other === name || other.startsWith(`${name} `) || other.endsWith(` ${name}`);
}
