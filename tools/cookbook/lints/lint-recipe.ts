import { type Category, SUBCATEGORIES_OF } from '@larder/contract/category';
import { type DishType, DRINK_DISH_TYPES, MEAL_DISH_TYPES } from '@larder/contract/dish/dish-type';
import { culinaryProblems } from '@larder/food/culinary-rules/culinary-problems';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, TextLanguage } from '@larder/food/recipe';
import { brokenPromises } from '@larder/food/verifier/promises';
import { verdictOf } from '@larder/food/verifier/verify';
import type { CookFiles } from '../compile-recipe.ts';
import type { EnglishCookFile } from '../cook-file.ts';
import { durationProblems } from './lint-durations.ts';
import { lidProblems, stringProblems, vesselProblems } from './lint-equipment.ts';
import { plausibilityProblems } from './lint-plausibility.ts';
import { oilProblems, preparationProblems } from './lint-preparations.ts';
import { bareProblems, causativeProblems, openingProblems } from './lint-sentences.ts';
import {
  descriptionProblems,
  listProblems,
  notationProblems,
  slipProblems,
  translationProblems,
} from './lint-texts.ts';
import {
  additionProblems,
  batchProblems,
  figureProblems,
  oilHeatingProblems,
  servingProblems,
  workProblems,
} from './lint-times.ts';
import { tinProblems, turningOutProblems } from './lint-tins.ts';

/** The problems of one recipe, a sentence each. */
export function lintRecipe(files: CookFiles, recipe: CanonicalRecipe, kb: KnowledgeBase): string[] {
  return [
    ...categoryProblems(files.en),
    ...listedTwice(recipe),
    ...Object.entries(files).flatMap(([language, file]) => [
      ...descriptionProblems(language as TextLanguage, file),
      ...notationProblems(language as TextLanguage, file),
      ...figureProblems(language as TextLanguage, file),
      ...listProblems(language as TextLanguage, file),
      ...openingProblems(language as TextLanguage, file),
      ...bareProblems(language as TextLanguage, file),
      ...servingProblems(language as TextLanguage, file),
      ...slipProblems(language as TextLanguage, file),
      ...additionProblems(language as TextLanguage, file),
      ...tinProblems(language as TextLanguage, file, files.en.dish),
      ...(file === files.en ? [] : translationProblems(language as TextLanguage, file, files.en)),
    ]),
    ...workProblems(files.en),
    ...lidProblems(files.en),
    ...vesselProblems(files.en),
    ...stringProblems(files.en),
    ...batchProblems(files.en),
    ...oilHeatingProblems(files.en),
    ...turningOutProblems(files.en),
    ...(files.fr ? causativeProblems(files.fr) : []),
    ...durationProblems(recipe),
    ...plausibilityProblems(recipe, kb),
    ...preparationProblems(recipe),
    ...oilProblems(recipe),
    ...culinaryProblems(recipe, kb),
    ...brokenPromises(recipe, verdictOf(recipe, kb)).map(
      (name) => `the title promises a dish for ${name}, which it is not`,
    ),
  ];
}

const DISH_TYPES_OF: Record<Category, readonly DishType[]> = { Meals: MEAL_DISH_TYPES, Drinks: DRINK_DISH_TYPES };

function categoryProblems({ category, subcategory, dish }: EnglishCookFile): string[] {
  return [
    ...(SUBCATEGORIES_OF[category].includes(subcategory) ? [] : [`${subcategory} is not a subcategory of ${category}`]),
    ...(DISH_TYPES_OF[category].includes(dish) ? [] : [`${dish} is not a dish type of ${category}`]),
  ];
}

function listedTwice({ lines }: CanonicalRecipe): string[] {
  const ids = lines.map(({ ingredient }) => ingredient);
  return ids
    .filter((id, index) => ids.indexOf(id) < index)
    .map((id) => `${id} is introduced twice; refer to it with @& after the first time`);
}
