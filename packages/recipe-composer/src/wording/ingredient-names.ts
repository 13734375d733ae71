import type { GrammaticalNumber } from '@larder/food/ingredients/wording';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { DEFAULT_LANGUAGES, inTextLanguages, type TextLanguage } from '@larder/food/recipe';
import { isSingular } from '@larder/food/units/unit-words';
import type { MeasuredIngredient } from '../filling/dish-ingredient.ts';
import type { HouseholdMeasure } from '../filling/household-measure.ts';
import type { CookingTable } from '../techniques/cooking-table.ts';
import type { Word } from './articles.ts';
import { shortId, shortName } from './short-names.ts';

type Words = Record<TextLanguage, Word>;

/** The names of an ingredient on its line, where it is cut, in steps, in titles before the dish, and after "with". */
export type IngredientNames = { line: Words; cut: Words; step: Words; title: Words; with: Words };

export type NamedIngredient = MeasuredIngredient & { names: IngredientNames };

/** Grams of a piece up to which a title names it in the plural: "tortilla de patatas" and "crema de calabacín". */
const PLURAL_IN_TITLES: Record<TextLanguage, number> = { en: 0, es: 60, fr: 300 };
/** Above this number of pieces, a weight of an ingredient is named in the plural. */
const SINGULAR_PIECES = 1.3;

/** Names an ingredient in the number that its amount takes. Once it is squeezed, steps name its juice. */
export function nameIngredient(
  { id, measured, cut }: MeasuredIngredient,
  cookingOf: CookingTable,
  kb: KnowledgeBase,
): IngredientNames {
  const short = shortId(id, 'step', kb);
  const inSteps = inTextLanguages((language) => {
    if (isUncounted(short, language, kb)) return shortWord(short, false, language, kb);
    const number =
      short === id ? undefined : (kb.get(short)?.wording?.shortNumber ?? cookingOf(short)?.grammaticalNumber);
    if (!hasPlural(short, language, kb)) return shortWord(short, isNaturallyPlural(short, language, kb), language, kb);
    const isMany = isPlural(id, measured, language, cookingOf, kb) || isMoreThanOne(measured);
    const plural = number === undefined ? isMany : number === 'plural';
    return shortWord(short, plural, language, kb);
  });
  return {
    // The unit says that it is tinned.
    line:
      measured.unit === 'tin'
        ? inSteps
        : inTextLanguages((language) => wordOf(id, isPlural(id, measured, language, cookingOf, kb), language, kb)),
    cut: inSteps,
    step:
      cut === 'juice' && kb.get(`${id}-juice`)
        ? inTextLanguages((language) => wordOf(`${id}-juice`, false, language, kb))
        : inSteps,
    title: inTextLanguages((language) =>
      isOnePiece(measured)
        ? shortWord(shortId(id, 'title', kb), false, language, kb)
        : titleWord(shortId(id, 'title', kb), language, cookingOf, kb),
    ),
    with: inTextLanguages((language) =>
      titleNumberOf(short, language, kb) === 'singular'
        ? shortWord(shortId(id, 'title', kb), false, language, kb)
        : inSteps[language],
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

function shortWord(id: string, plural: boolean, language: TextLanguage, kb: KnowledgeBase): Word {
  return wordsIn(kb).short(id, plural, language);
}

type WordOf = (id: string, plural: boolean, language: TextLanguage) => Word;
/** The words of ingredients by their full names, and by short ones where they have these. */
type IngredientWords = { full: WordOf; short: WordOf };

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
  const short = onceForEach((id, plural, language) => {
    const name = shortName(id, plural, language, kb);
    return name === undefined ? full(id, plural, language) : withGrammar(name, plural, language);
  });
  const words = { full, short };
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
  if (language === 'en') return shortWord(id, false, language, kb);
  if (!hasPlural(id, language, kb)) return shortWord(id, isNaturallyPlural(id, language, kb), language, kb);
  const inTitles = titleNumberOf(id, language, kb);
  const inDishes = cookingOf(id)?.grammaticalNumber;
  const piece = kb.get(id)?.weighs?.piece ?? Number.POSITIVE_INFINITY;
  const isCounted = inDishes === 'plural' || (inDishes !== 'singular' && piece <= PLURAL_IN_TITLES[language]);
  return shortWord(id, inTitles === 'plural' || (inTitles !== 'singular' && isCounted), language, kb);
}

/** The ingredients with their full names where two would go by the same short one: two kinds of yogurt. */
export function distinguish(ingredients: readonly NamedIngredient[]): NamedIngredient[] {
  const counts = Map.groupBy(ingredients, ({ names }) => names.step.en.text);
  return ingredients.map((ingredient) => {
    const { names } = ingredient;
    const isShared = (counts.get(names.step.en.text)?.length ?? 0) > 1 && ingredient.cut !== 'juice';
    if (!isShared) return ingredient;
    const { line } = names;
    return { ...ingredient, names: { line, cut: line, step: line, title: line, with: line } };
  });
}
