import type { RecipeInput } from '@larder/contract/recipe';
import { caloriesInKcal } from '@larder/contract/verdict/nutrition';
import { type KnowledgeBase, textLanguage } from '../../knowledge-base.ts';
import type { CanonicalRecipe, Localised } from '../../recipe.ts';
import { parseLine } from '../lines/parse-line.ts';
import { readStepText } from '../steps/read-step-text.ts';
import { readRecipeLine } from './recipe-line.ts';

/**
 * Converts a recipe as a browser sends it. Its lines and steps are parsed; what it claims about allergens and diets
 * is ignored. Kitchenware among the ingredients becomes equipment.
 */
export function readRecipeInput(input: RecipeInput, id: string, kb: KnowledgeBase): CanonicalRecipe {
  const { language } = input;
  const localised = <T>(content: T): Localised<T> => ({ en: content, [textLanguage(language)]: content });
  const texts = input.ingredients.map(lineText).filter((text) => text !== '');
  const { true: kitchenware = [], false: lines = [] } = Object.groupBy(texts, (text) =>
    parseLine(text, language, kb).kitchenware ? 'true' : 'false',
  );
  return {
    id,
    source: 'user',
    category: input.category,
    subcategory: input.subcategory === 'None' || input.subcategory === 'All' ? null : input.subcategory,
    cuisine: null,
    dishType: null,
    title: localised(input.title),
    description: localised(input.description),
    servings: input.servings,
    lines: lines.map((text) => readRecipeLine(text, language, kb)),
    steps: input.instructions
      .filter(({ step }) => step.trim() !== '')
      .map(({ step, time }) => ({ seconds: Math.round(time), text: localised(readStepText(step)) })),
    equipment: kitchenware.map(localised),
    tip: null,
    makeAhead: null,
    keepsDays: null,
    keepsIn: null,
    freezesMonths: null,
    ...(input.imageUrl ? { imageUrl: input.imageUrl } : {}),
    ...givenValues(input),
    alsoKnownAs: [],
  };
}

function givenValues({ prepTime, calories }: RecipeInput): Pick<CanonicalRecipe, 'given'> {
  if (prepTime === undefined && calories === undefined) return {};
  return {
    given: {
      ...(prepTime === undefined ? {} : { minutes: Math.ceil(prepTime) }),
      ...(calories === undefined ? {} : { calories: caloriesInKcal(calories) }),
    },
  };
}

/** The whole line as text: "200 g onions, finely chopped". */
function lineText(line: RecipeInput['ingredients'][number]): string {
  if (typeof line === 'string') return line.trim();
  const { quantity, name, note } = line;
  const main = [quantity, name].map((part) => part.trim()).filter(Boolean);
  return [main.join(' '), ...(note?.trim() ? [note.trim()] : [])].join(', ');
}
