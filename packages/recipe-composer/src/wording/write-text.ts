import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { StepPart, TextLanguage } from '@larder/food/recipe';
import { isInSimmerGroup } from '../techniques/kind-groups.ts';
import { agreeing } from './agreement.ts';
import { type Article, andBefore, articleOf, standsOnce, type Word } from './articles.ts';
import type { NamedIngredient } from './ingredient-names.ts';
import { type CookingMethod, parseTextTemplate, type SlotReference, type TemplateToken } from './text-template.ts';

/** A part of a text before lines are numbered: a mention refers to its ingredient. */
export type TextPart =
  | Exclude<StepPart, { line: number }>
  | { ingredient: NamedIngredient; as: string }
  /** A time that passes within another one. */
  | { seconds: number; within: true };

/** A step's text in one language; null where it requires a slot that is empty, or has no words. */
export function writeStep(
  template: string,
  language: TextLanguage,
  ingredients: readonly NamedIngredient[],
): TextPart[] | null {
  const parts = writeTokens(parseTextTemplate(template, language), { language, ingredients, use: 'step' });
  return parts && parts.length > 0 ? capitalise(joinWords(parts)) : null;
}

/** A title, description or tip in one language; null where it requires a slot that is empty, or has no words. */
export function writeTitle(
  template: string,
  language: TextLanguage,
  ingredients: readonly NamedIngredient[],
): string | null {
  const title = writeWords(template, language, ingredients);
  return title === null || title === '' ? null : capitalised(title);
}

/** The same as it stands inside a sentence or a list. */
export function writeWords(
  template: string,
  language: TextLanguage,
  ingredients: readonly NamedIngredient[],
): string | null {
  const parts = writeTokens(parseTextTemplate(template, language), { language, ingredients, use: 'title' });
  return parts && asWords(soundOfAnd(setOffLists(joinWords(parts)), language));
}

/** A list of names as it stands inside a sentence, in Spanish with "e" before the sound of an i. */
export function writeList(names: readonly NamedIngredient[], article: Article, language: TextLanguage): string {
  return asWords(soundOfAnd(joinWords(listNames(names, article, language, 'with')), language));
}

/** The ingredients that a title or a description names with these ingredients. */
export function mentionedIn(
  template: string,
  language: TextLanguage,
  ingredients: readonly NamedIngredient[],
): NamedIngredient[] {
  const parts = writeTokens(parseTextTemplate(template, language), { language, ingredients, use: 'title' }) ?? [];
  return parts.flatMap((part) => (typeof part === 'object' && 'ingredient' in part ? [part.ingredient] : []));
}

function asWords(parts: readonly TextPart[]): string {
  return parts.map((part) => (isMention(part) ? part.as : String(part))).join('');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Mention = Extract<TextPart, { as: string }>;

function isMention(part: TextPart | undefined): part is Mention {
  return typeof part === 'object' && 'as' in part;
}

const AND_FIRST = /^ (?:and|y|e|et) /;
/** What stands between the last two names of a list: "and" and an article. */
const BETWEEN_NAMES =
  /^ (?:and|y|e|et) (?:the|el|la|los|las|del|al|a|a la|a los|a las|de|de la|de los|de las|le|les|l’|du|des|d’|de l’|au|aux|à la|à l’)? ?$/;

/** A comma before the "and" that follows a list which has its own: "con pollo y arroz, y el frescor de la menta". */
function setOffLists(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = [];
  for (const part of parts) {
    const before = result.at(-2);
    const ends = typeof before === 'string' && BETWEEN_NAMES.test(before) && isMention(result.at(-1));
    result.push(ends && typeof part === 'string' && AND_FIRST.test(part) ? `,${part}` : part);
  }
  return result;
}

/** In Spanish "e" for "y" before a name that begins with the sound of an i. */
function soundOfAnd(parts: readonly TextPart[], language: TextLanguage): TextPart[] {
  return parts.map((part, at) => {
    const next = parts[at + 1];
    const isBeforeName = language === 'es' && typeof part === 'string' && part.endsWith(' y ') && isMention(next);
    return isBeforeName ? part.replace(/ y $/, andBefore(next.as, language)) : part;
  });
}

/** The names of several ingredients as one list, with articles. */
export function listNames(
  ingredients: readonly NamedIngredient[],
  article: Article,
  language: TextLanguage,
  use: 'step' | 'title' | 'with' | 'whole',
): TextPart[] {
  const words = wordsOf(ingredients, language, use);
  return ingredients.flatMap((ingredient, index): TextPart[] => {
    const word = words[index] ?? ingredient.names[use][language];
    const own = index === 0 || !standsOnce(article, language) ? articleOf(article, word, language) : '';
    return [separatorBefore(index, ingredients.length, own, word, language) + own, { ingredient, as: word.text }];
  });
}

/** Fruit that a title names by its flavour where it is alone: "gâteau à l’orange". */
const FRUIT: ReadonlySet<CookingKind> = new Set(['orange', 'banana', 'tropical-fruit', 'orchard-fruit', 'stone-fruit']);

/** The words of a list. In a French title fruit of which the dish has several is plural beside another plural. */
function wordsOf(
  ingredients: readonly NamedIngredient[],
  language: TextLanguage,
  use: 'step' | 'title' | 'with' | 'whole',
): Word[] {
  const words = ingredients.map(({ names }) => names[use][language]);
  if (use !== 'title' || language !== 'fr' || !words.some(({ grammar }) => grammar.plural)) return words;
  return ingredients.map(({ names, measured, cooking, cut }, index) => {
    const word = words[index] ?? names.title.fr;
    const isCounted = FRUIT.has(cooking.kind) && measured.unit === null && measured.amount > 1 && cut !== 'juice';
    return isCounted && names.whole.fr.text.startsWith(word.text) ? names.whole.fr : word;
  });
}

function separatorBefore(index: number, length: number, article: string, word: Word, language: TextLanguage): string {
  if (index === 0) return '';
  return index < length - 1 ? ', ' : andBefore(article + word.text, language);
}

/** The least time that is left of another one less some minutes. */
const LEAST_MINUTES = 1;
/** The same of a simmer: less heats nothing through. */
const LEAST_OF_SIMMER = 3;

type WritingContext = { language: TextLanguage; ingredients: readonly NamedIngredient[]; use: 'step' | 'title' };

function writeTokens(tokens: readonly TemplateToken[], context: WritingContext): TextPart[] | null {
  const parts: TextPart[] = [];
  for (const token of tokens) {
    const written = writeToken(token, context);
    if (written === null) return null;
    parts.push(...written);
  }
  return parts;
}

function writeToken(token: TemplateToken, context: WritingContext): TextPart[] | null {
  if (typeof token === 'string' || 'seconds' in token) return [token];
  if ('celsius' in token) return ovenTemperature(token.celsius, context.language);
  if ('centimetres' in token) return [{ amount: { min: token.centimetres }, unit: 'cm' }];
  const { language, ingredients, use } = context;
  if ('either' in token) {
    const isMet = token.given === null || amountIn(token.given, token.by, ingredients) > token.over;
    return (isMet ? writeTokens(token.either, context) : null) ?? writeTokens(token.or, context);
  }
  if ('agrees' in token) {
    // English names have the number that they have in the dish, after "all".
    const as = isBeforeSqueezing(token.with) ? 'whole' : use === 'title' && language === 'en' ? 'with' : use;
    const named = ingredientsIn(token.with, ingredients, token.most).map(({ names }) => names[as][language]);
    return named.length === 0 ? null : [agreeing(token.agrees, named, language)];
  }
  if ('method' in token) {
    const minutes = longestTime(token.of, token.method, ingredients) ?? token.fallback;
    const least = token.method === 'simmer' && token.change < 0 ? LEAST_OF_SIMMER : LEAST_MINUTES;
    return minutes === null ? null : [{ seconds: Math.max(least, minutes + token.change) * token.batches * 60 }];
  }
  const mentioned = ingredientsIn(token.mention, ingredients, token.most);
  if (mentioned.length === 0) return null;
  if (isBeforeSqueezing(token.mention)) return listNames(mentioned, token.article, language, 'whole');
  if (token.article === 'all') return listNames(mentioned, '', language, 'with');
  // A description speaks of the foods as they are in the dish, a title of the dish.
  return listNames(mentioned, token.article, language, token.article === 'the' && use === 'title' ? 'with' : use);
}

/** True of fruit that is spoken of before its juice is pressed out. */
function isBeforeSqueezing(references: readonly SlotReference[]): boolean {
  return references.every(({ squeezed }) => squeezed === true);
}

const FAN: Record<TextLanguage, string> = { en: ' fan)', es: ' con ventilador)', fr: ' à chaleur tournante)' };
/** A fan oven is set so many °C lower. */
const FAN_DIFFERENCE = 20;

function ovenTemperature(celsius: number, language: TextLanguage): TextPart[] {
  return [{ celsius }, ' (', { celsius: celsius - FAN_DIFFERENCE }, FAN[language]];
}

/** The ingredients that references name, in their order, each once. */
function ingredientsIn(
  references: readonly SlotReference[],
  ingredients: readonly NamedIngredient[],
  most = Number.POSITIVE_INFINITY,
): NamedIngredient[] {
  const found: NamedIngredient[] = [];
  for (const { slot, kinds, simmered, squeezed } of references) {
    for (const ingredient of ingredients) {
      if (found.length === most) return found;
      const { slot: own, cooking, cut } = ingredient;
      if (own !== slot || (kinds !== null && !kinds.has(cooking.kind))) continue;
      if (simmered !== undefined && !isInSimmerGroup(cooking, simmered)) continue;
      if (squeezed && cut !== 'juice') continue;
      if (!found.includes(ingredient)) found.push(ingredient);
    }
  }
  return found;
}

/** The minutes that ingredients take by a method, or their grams where none is named. */
function amountIn(
  references: readonly SlotReference[],
  method: CookingMethod | undefined,
  ingredients: readonly NamedIngredient[],
): number {
  return method ? (longestTime(references, method, ingredients) ?? 0) : gramsIn(references, ingredients);
}

/** The grams of the ingredients that references name. */
function gramsIn(references: readonly SlotReference[], ingredients: readonly NamedIngredient[]): number {
  return ingredientsIn(references, ingredients).reduce((sum, { measured }) => sum + measured.grams, 0);
}

/** The longest time, in minutes, that any of the ingredients takes by a method. */
function longestTime(
  references: readonly SlotReference[],
  method: CookingMethod,
  ingredients: readonly NamedIngredient[],
): number | null {
  const times = ingredientsIn(references, ingredients).flatMap(({ cooking }) => cooking[method] ?? []);
  return times.length === 0 ? null : Math.max(...times);
}

/** Joins neighbouring strings. */
export function joinWords(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') result[result.length - 1] = last + part;
    else if (part !== '') result.push(part);
  }
  return result;
}

export function capitalise(parts: TextPart[]): TextPart[] {
  const [first, ...rest] = parts;
  return typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : parts;
}
