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

/** A word may be the name of a food in one language alone: "si queda clara", "un boudin de pâte". */
const LANGUAGES_THAT_AGREE = 2;

/** The restrictions, by name, that foods break which a text names beside those of the recipe, in most of its languages. */
export function excludedIn(
  text: Localised,
  recipe: CanonicalRecipe,
  restrictions: Restrictions,
  kb: KnowledgeBase,
): string[] {
  const broken = namedBeside(text, recipe, kb).map(
    (ids) => new Set(ids.flatMap((id) => brokenByFood(id, restrictions, kb))),
  );
  const needed = Math.min(LANGUAGES_THAT_AGREE, Object.keys(text).length);
  const all = new Set(broken.flatMap((names) => [...names]));
  return [...all].filter((what) => broken.filter((names) => names.has(what)).length >= needed);
}

const known = new WeakMap<Localised, WeakMap<readonly RecipeLine[], string[][]>>();

/** For each language of a text, the ids of the foods that it names and the recipe has not; worked out once. */
function namedBeside(text: Localised, recipe: CanonicalRecipe, kb: KnowledgeBase): string[][] {
  const ofText = known.get(text) ?? new WeakMap<readonly RecipeLine[], string[][]>();
  known.set(text, ofText);
  const named =
    ofText.get(recipe.lines) ??
    Object.entries(text).map(([language, words]) =>
      beside(withoutDenials(words), language as TextLanguage, recipe, kb),
    );
  ofText.set(recipe.lines, named);
  return named;
}

/** As the verifier reads a step: "the milk" may be the almond milk of a line. */
function beside(words: string, language: TextLanguage, recipe: CanonicalRecipe, kb: KnowledgeBase): string[] {
  if (findNamedIngredients(words, language, kb).length === 0) return [];
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
