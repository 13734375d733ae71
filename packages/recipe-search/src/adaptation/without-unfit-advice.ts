import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { findNamedIngredients } from '@larder/food/parsing/steps/named-ingredients';
import type { CanonicalRecipe, Localised, RecipeLine, TextLanguage } from '@larder/food/recipe';
import { mentionsOf } from '@larder/food/verifier/mentions';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import { brokenByFood } from '@larder/food/verifier/single-food';

/**
 * The recipe without a tip, or advice on preparing ahead, that names a food which the restrictions exclude: bread beside
 * a stew without gluten. What the dish has, or had before a swap, is its own.
 */
export function withoutUnfitAdvice(
  recipe: CanonicalRecipe,
  restrictions: Restrictions,
  kb: KnowledgeBase,
): CanonicalRecipe {
  const fit = (text: Localised | null) =>
    text === null || excludedIn(text, recipe, restrictions, kb).length > 0 ? null : text;
  const [tip, makeAhead] = [fit(recipe.tip), fit(recipe.makeAhead)];
  const description = withoutServing(recipe, restrictions, kb);
  const isSame = tip === recipe.tip && makeAhead === recipe.makeAhead && description === recipe.description;
  return isSame ? recipe : { ...recipe, description, tip, makeAhead };
}

/** Words that begin a clause on what a dish is served with, and those of a clause that may be a list. */
const SERVED: Readonly<Record<TextLanguage, { one: string; list: string }>> = {
  en: {
    one: '(?:to|for|with|eaten|in|on|over|beside|spooned)',
    list: '(?:(?:and )?(?:good|best|served?) (?:with|on|in)|for)',
  },
  es: {
    one: '(?:para|con|que se (?:sirven?|comen?)|en|sobre|dentro|junto)',
    list: '(?:(?:y )?(?:buen[oa]s?|ideal(?:es)?|servid[oa]s?) (?:con|para|en|sobre)|para)',
  },
  fr: {
    one: '(?:à|pour|avec|dans|sur|accompagnée?s?)',
    list: '(?:(?:et )?(?:bonn?e?s?|servie?s?) (?:avec|sur|dans|à)|à servir|pour)',
  },
};

/** The description without the last clause of a sentence where that serves the dish with what is excluded. */
function withoutServing(recipe: CanonicalRecipe, restrictions: Restrictions, kb: KnowledgeBase): Localised {
  const { description } = recipe;
  if (excludedIn(description, recipe, restrictions, kb).length === 0) return description;
  const shorter = inEachText(description, (text, language) => {
    const isFit = (words: string) => {
      const clause = { [language]: words } as Localised;
      const ofDish = (id: string) => recipe.lines.some((line) => isOf(line, id, kb) || isBread(line, id, kb));
      return (
        namedIn(clause, kb).some(({ ids }) => ids.some(ofDish)) ||
        excludedIn(clause, recipe, restrictions, kb).length === 0
      );
    };
    const ends = [`${SERVED[language].one}(?!\\p{L})[^,.:;!?]*`, `${SERVED[language].list}(?!\\p{L})[^.:;!?]*`];
    return ends.reduce(
      (words, end) => withoutEnds(words, new RegExp(`\\s?[,:;] ${end}(?=[.!?]|$)`, 'giu'), isFit),
      text,
    );
  });
  return excludedIn(shorter, recipe, restrictions, kb).length === 0 ? shorter : description;
}

/** A text without clauses that are not fit, as long as there is one behind another. */
function withoutEnds(text: string, end: RegExp, isFit: (words: string) => boolean): string {
  const shorter = text.replace(end, (clause) => (isFit(clause) ? clause : ''));
  return shorter === text ? text : withoutEnds(shorter, end, isFit);
}

const inEachText = (text: Localised, change: (words: string, language: TextLanguage) => string): Localised =>
  Object.fromEntries(
    Object.entries(text).map(([language, words]) => [language, change(words, language as TextLanguage)]),
  ) as Localised;

/** Grams of what is eaten beside a dish: diets by amount judge as much. */
const BESIDE = 60;
/** A word may be the name of a food in one language alone: "si queda clara", "un boudin de pâte". */
const LANGUAGES_THAT_AGREE = 2;

/** The restrictions, by name, that foods break which a text names beside those of the recipe, in most of its languages. */
export function excludedIn(
  text: Localised,
  recipe: CanonicalRecipe,
  restrictions: Restrictions,
  kb: KnowledgeBase,
): string[] {
  const named = namedIn(text, kb);
  if (brokenInMost(named, restrictions, kb).length === 0) return [];
  return brokenInMost(
    named.map((each) => ({ ...each, ids: beside(each, recipe, kb) })),
    restrictions,
    kb,
  );
}

/** What a text names in one of its languages: the ids of foods. */
type Named = { language: TextLanguage; words: string; ids: readonly string[] };

function brokenInMost(named: readonly Named[], restrictions: Restrictions, kb: KnowledgeBase): string[] {
  const broken = named.map(({ ids }) => ids.flatMap((id) => brokenByFood(id, restrictions, kb, BESIDE)));
  const needed = Math.min(LANGUAGES_THAT_AGREE, named.length);
  return [...new Set(broken.flat())].filter((what) => broken.filter((names) => names.includes(what)).length >= needed);
}

const known = new WeakMap<KnowledgeBase, WeakMap<Localised, Named[]>>();

/** What a text names in each of its languages, worked out once for as long as it lives. */
function namedIn(text: Localised, kb: KnowledgeBase): Named[] {
  const texts = known.get(kb) ?? new WeakMap<Localised, Named[]>();
  known.set(kb, texts);
  const named =
    texts.get(text) ??
    Object.entries(text).map(([key, all]): Named => {
      const [language, words] = [key as TextLanguage, withoutDenials(all)];
      const ids = findNamedIngredients(words, language, kb).map(({ ingredient }) => ingredient.id);
      return { language, words, ids: [...ids, ...servedIn(words)] };
    });
  texts.set(text, named);
  return named;
}

/** Those of the named foods that the recipe has not, as the verifier reads a step: "the milk" may be that of almonds. */
function beside({ language, words }: Named, recipe: CanonicalRecipe, kb: KnowledgeBase): string[] {
  const step = { seconds: 0, text: { [language]: [words] } as Localised<string[]> };
  return mentionsOf({ ...recipe, source: 'composer', steps: [step] }, kb)
    .flatMap(({ where, ingredient }) => (where === 'step' && ingredient ? [ingredient.id] : []))
    .concat(servedIn(words))
    .filter((id) => !recipe.lines.some((line) => isOf(line, id, kb) || isBread(line, id, kb)));
}

/** True of a food that a line is, or stands for, by a wider or narrower name. */
function isOf({ ingredient, swappedFrom }: RecipeLine, id: string, kb: KnowledgeBase): boolean {
  const own = [ingredient, swappedFrom?.ingredient ?? null].filter((each) => each !== null);
  return own.some((each) => kb.isKindOf(each, id) || kb.isKindOf(id, each));
}

/** True of any bread where a line is bread, and not its crumbs: a toast is that of the dish. */
function isBread({ ingredient }: RecipeLine, id: string, kb: KnowledgeBase): boolean {
  if (/crumb/.test(ingredient ?? '')) return false;
  return [ingredient, id].every((each) => kb.get(each ?? '')?.roles.includes('bread') === true);
}

/** Clauses that say that something is absent, or to be looked for on a label. */
const DENIES =
  /(?<!\p{L})(?:no|not|without|free|instead|label|sin|ni|en lugar|en vez|etiqueta|sans|pas|ne|n’|aucune?|au lieu|à la place|étiquette)(?!\p{L})/iu;

/** Dishes that are served beside others, in any language, and what they are made of. */
const SIDES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /(?<!\p{L})(?:sandwich(?:es)?|buns?|bagels?|bocadillos?|bocatas?|tostadas?|panecillos?|tartines?)(?!\p{L})/iu,
    ['bread'],
  ],
  [/(?<!\p{L})risottos?(?!\p{L})/iu, ['risotto-rice', 'onion']],
  [
    /(?<!\p{L})(?:mash(?:ed potato(?:es)?)?|purée(?: de pommes de terre)?|puré(?: de patatas)?)(?!\p{L})/iu,
    ['potato', 'milk'],
  ],
];
const servedIn = (words: string): string[] => SIDES.flatMap(([named, ids]) => (named.test(words) ? ids : []));

function withoutDenials(words: string): string {
  return words
    .split(/(?<=[.:;,])\s/)
    .filter((clause) => !DENIES.test(clause))
    .join(' ');
}
