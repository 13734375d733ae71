import {
  type AnalyzeFields,
  type AnalyzeResponse,
  MAX_RECIPE_NAME_LENGTH,
  type PhotoGuess,
  type RecognisedIngredient,
} from '@larder/contract/analyze';
import type { Language } from '@larder/contract/language';
import { COURSES, EQUIPMENT, NOTHING_UNDERSTOOD, type Understood } from '@larder/contract/search/understood';
import type { IngredientRule } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { readRequest } from '@larder/food/requests/read-request';
import type { RequestReading } from '@larder/food/requests/understood';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import { brokenByFood } from '@larder/food/verifier/single-food';
import type { IngredientGuess, PhotoContent } from '@larder/vision/detection';
import { AppError } from '../../../errors/app-error.ts';
import { withoutIgnored } from './ignored.ts';

/** What a search is about, whichever way it was asked. */
export type SearchInput = Pick<
  AnalyzeResponse,
  'ingredients' | 'unknown' | 'notUnderstood' | 'understood' | 'conflicts' | 'names'
> & {
  /** Ids of the foods to search with; null for a search by name. */
  have: string[] | null;
  /** Names to search for, the fullest first; empty for a search by ingredients. */
  recipeNames: string[];
  restrictions: Restrictions;
};

/**
 * Reads the words of a search: the foods somebody has or the name of a dish, with restrictions and wishes. Words in the
 * ingredients box that name no food are read as a dish.
 * @throws AppError NO_INGREDIENTS_DETECTED
 */
export function readWords(fields: AnalyzeFields, kb: KnowledgeBase, language: Language): SearchInput {
  const isByName = fields.recipeName !== undefined;
  const text = fields.recipeName ?? fields.ingredients ?? '';
  const reading = readRequest(text, kb, language, { isDishName: isByName });
  const understood = withoutIgnored(understoodOf(reading, isByName), fields.ignored);
  const foods = isByName ? [] : reading.have.filter(({ id }) => understood.have.includes(id));
  const recipeNames = [text, reading.name, reading.bareName].map(toRecipeName).filter(Boolean);
  if (foods.length === 0 && !isByName && reading.bareName === '' && reading.styles.length === 0) throw noIngredients();
  const restrictions = restrictionsOf(fields, understood);
  const conflicts = conflictsOf(understood.have, restrictions, kb, language);
  const usable = understood.have.filter((id) => !conflicts.some((conflict) => conflict.id === id));
  return {
    ingredients: foods.map(
      ({ id, confidence, text }): RecognisedIngredient => ({ id, name: kb.name(id, language), confidence, text }),
    ),
    notUnderstood: isByName
      ? reading.notUnderstood.filter(({ kind }) => kind === 'restriction')
      : reading.notUnderstood,
    understood,
    names: namesOf(understood, kb, language),
    conflicts,
    have: foods.length === 0 ? null : usable.length > 0 ? usable : understood.have,
    recipeNames: foods.length === 0 ? [...new Set(recipeNames)] : [],
    restrictions,
  };
}

/** No dish has a longer name, and searching for one takes time that grows with the square of its words. */
function toRecipeName(words: string): string {
  return words.trim().slice(0, MAX_RECIPE_NAME_LENGTH).trim();
}

/** Nothing that was typed names a food or a dish. */
export function noIngredients(): AppError {
  return new AppError('NO_INGREDIENTS_DETECTED', 'No ingredients detected. Please name some food or drink you have.');
}

function understoodOf(reading: RequestReading, isByName: boolean): Understood {
  return {
    have: isByName ? [] : reading.have.map(({ id }) => id),
    excludedAllergens: reading.excludedAllergens,
    dietTypes: reading.dietTypes,
    excludedIngredients: reading.excludedIngredients,
    halal: reading.halal,
    kosher: reading.kosher,
    audience: reading.audience,
    maxMinutes: reading.maxMinutes,
    servings: reading.servings,
    course: COURSES.find((course) => course === reading.course) ?? null,
    cuisine: reading.cuisine,
    equipment: EQUIPMENT.filter((tool) => reading.equipment.includes(tool)),
    withoutEquipment: EQUIPMENT.filter((tool) => reading.withoutEquipment.includes(tool)),
    useFirst: reading.useFirst,
    only: reading.only,
    styles: reading.styles,
  };
}

/** The restrictions of the preferences and of the words together. */
function restrictionsOf({ preferences }: AnalyzeFields, understood: Understood): Restrictions {
  const rules: IngredientRule[] = [];
  if (understood.halal) rules.push('halal');
  if (understood.kosher) rules.push('kosher');
  if (understood.audience) rules.push(understood.audience);
  return {
    excludedAllergens: [...new Set([...(preferences.excludedAllergens ?? []), ...understood.excludedAllergens])],
    dietTypes: [...new Set([...(preferences.dietTypes ?? []), ...understood.dietTypes])],
    excludedIngredients: understood.excludedIngredients,
    rules,
  };
}

function conflictsOf(
  ids: readonly string[],
  restrictions: Restrictions,
  kb: KnowledgeBase,
  language: Language,
): SearchInput['conflicts'] {
  return ids.flatMap((id) => {
    const because = brokenByFood(id, restrictions, kb);
    return because.length > 0 ? [{ id, name: kb.name(id, language), because }] : [];
  });
}

function namesOf(understood: Understood, kb: KnowledgeBase, language: Language): Record<string, string> {
  const ids = [...understood.excludedIngredients, ...understood.useFirst, ...understood.styles];
  return Object.fromEntries(ids.filter((id) => kb.get(id)).map((id) => [id, kb.name(id, language)]));
}

/**
 * What a photo shows, as the contract has it. Of things that are there and unknown nothing is searched for.
 * @throws AppError NO_INGREDIENTS_DETECTED
 */
export function readPhoto(
  { detections, unknown }: PhotoContent,
  fields: AnalyzeFields,
  kb: KnowledgeBase,
  language: Language,
): SearchInput {
  if (detections.length === 0 && unknown.length === 0) {
    throw new AppError('NO_INGREDIENTS_DETECTED', 'No ingredients detected. Please try a closer or a brighter photo.');
  }
  const toNamed = ({ ingredientId, confidence }: IngredientGuess): PhotoGuess => ({
    id: ingredientId,
    name: kb.name(ingredientId, language),
    confidence,
  });
  const ingredients = detections.map(
    ({ box, alternatives, ...guess }): RecognisedIngredient => ({
      ...toNamed(guess),
      text: null,
      box,
      alternatives: alternatives.map(toNamed),
    }),
  );
  const have = ingredients.map(({ id }) => id);
  const understood = { ...NOTHING_UNDERSTOOD, have };
  const restrictions = restrictionsOf(fields, understood);
  const conflicts = conflictsOf(have, restrictions, kb, language);
  const nothingElse = { notUnderstood: [], names: {}, recipeNames: [] };
  return {
    ...nothingElse,
    ingredients,
    ...(unknown.length > 0 && {
      unknown: unknown.map(({ box, guesses }) => ({ box, guesses: guesses.map(toNamed) })),
    }),
    understood,
    conflicts,
    have,
    restrictions,
  };
}
