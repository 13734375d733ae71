import type { Illustration } from '@larder/contract/dish/illustration';
import type { IngredientPart } from '@larder/contract/dish/ingredient-part';
import type { Language } from '@larder/contract/language';
import { type KnowledgeBase, textLanguage } from '@larder/food/knowledge-base';
import { isEverydayWord } from '@larder/food/languages/everyday-words';
import { findNamedFoods } from '@larder/food/parsing/named-foods';
import { type CanonicalRecipe, type RecipeLine, TEXT_LANGUAGES } from '@larder/food/recipe';
import { wordsOf } from '@larder/food/tokens/tokenise';
import type { FoodParts } from '@larder/illustrations/feedback/food-parts';
import { createPictureFacts, type PictureFacts } from '@larder/illustrations/feedback/picture-facts';
import { fold } from '@larder/text/fold';

/** What feedback on a recipe's picture is about, for a reader of a language. */
export function pictureFactsOf(
  recipe: Pick<CanonicalRecipe, 'title' | 'alsoKnownAs'> & { lines: readonly Pick<RecipeLine, 'ingredient'>[] },
  illustration: Illustration,
  { kb, language, partsOfFood }: { kb: KnowledgeBase; language: Language; partsOfFood: FoodParts['partsOfFood'] },
): PictureFacts {
  const foods = recipe.lines.flatMap(({ ingredient }) => ingredient ?? []);
  const namesOf = (food: string) => [1, 2].map((amount) => wordsOf(fold(kb.name(food, language, amount))));
  const wordsWith = (pick: (words: string[]) => string[]) =>
    new Map(foods.flatMap((food) => namesOf(food).flatMap((name) => pick(name).map((word) => [word, food] as const))));
  // "Tortilla chips", but "pan de maíz".
  const isMainLast = textLanguage(language) === 'en';
  return createPictureFacts({
    illustration,
    names: [...Object.values(recipe.title), ...recipe.alsoKnownAs],
    hasFood: (food) => foods.some((own) => kb.isKindOf(own, food) || kb.isKindOf(food, own)),
    foodWords: wordsWith((words) => words),
    mainWords: wordsWith((words) => (isMainLast ? words.slice(-1) : words.slice(0, 1))),
    isKindOf: (food, kind) => kb.isKindOf(food, kind),
    isEverydayWord: (word) => TEXT_LANGUAGES.some((each) => isEverydayWord(word, each)),
    foodsOf: (words) => findNamedFoods(words, kb, language, () => false),
    partsOfFood,
  });
}

/** The parts that a food and the kinds of it are drawn as, computed once for each food. */
export function createKindParts(kb: KnowledgeBase): FoodParts['partsOfFood'] {
  const known = new Map<string, readonly IngredientPart[]>();
  return (food) => {
    const parts = known.get(food) ?? [
      ...new Set(kb.all.flatMap(({ id, drawnAs = [] }) => (kb.isKindOf(id, food) ? drawnAs : []))),
    ];
    known.set(food, parts);
    return parts;
  };
}
