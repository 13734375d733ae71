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
  return tip === recipe.tip && makeAhead === recipe.makeAhead ? recipe : { ...recipe, tip, makeAhead };
}

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
      return { language, words, ids: findNamedIngredients(words, language, kb).map(({ ingredient }) => ingredient.id) };
    });
  texts.set(text, named);
  return named;
}

/** Those of the named foods that the recipe has not, as the verifier reads a step: "the milk" may be that of almonds. */
function beside({ language, words }: Named, recipe: CanonicalRecipe, kb: KnowledgeBase): string[] {
  const step = { seconds: 0, text: { [language]: [words] } as Localised<string[]> };
  return mentionsOf({ ...recipe, source: 'composer', steps: [step] }, kb)
    .flatMap(({ where, ingredient }) => (where === 'step' && ingredient ? [ingredient.id] : []))
    .filter((id) => !recipe.lines.some((line) => isOf(line, id, kb)));
}

/** True of a food that a line is, or stands for, by a wider or narrower name. */
function isOf({ ingredient, swappedFrom }: RecipeLine, id: string, kb: KnowledgeBase): boolean {
  const own = [ingredient, swappedFrom?.ingredient ?? null].filter((each) => each !== null);
  return own.some((each) => kb.isKindOf(each, id) || kb.isKindOf(id, each));
}

/** Clauses that say that something is absent, or to be looked for on a label. */
const DENIES =
  /(?<!\p{L})(?:no|not|without|free|instead|label|sin|ni|en lugar|en vez|etiqueta|sans|pas|ne|n’|aucune?|au lieu|à la place|étiquette)(?!\p{L})/iu;

function withoutDenials(words: string): string {
  return words
    .split(/(?<=[.:;,])\s/)
    .filter((clause) => !DENIES.test(clause))
    .join(' ');
}
