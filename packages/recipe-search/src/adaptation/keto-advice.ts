import type { CanonicalRecipe, Localised, RecipeLine } from '@larder/food/recipe';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import { withKind, withSentence } from './advice.ts';

/** What is sold with sugar and without. */
const SOLD_SWEETENED: ReadonlySet<string> = new Set([
  'peanut-butter',
  'almond-butter',
  'cashew-butter',
  'hazelnut-butter',
  'almond-drink',
  'soya-drink',
  'soya-yogurt',
  'coconut-yogurt',
]);
const UNSWEETENED: Localised = { en: 'unsweetened', es: 'sin azúcar', fr: 'sans sucre' };

/** A sauce that goes on what nobody on keto eats. */
const FOR_PASTA = /\b(?:pasta|spaghetti)\b/i;
const ON_COURGETTES: Localised = {
  en: 'Serve it on ribbons of courgette.',
  es: 'Sírvela sobre tiras finas de calabacín.',
  fr: 'Servez-la sur de fines lanières de courgette.',
};

/** A recipe for keto that says what is bought unsweetened, and what a sauce for pasta goes on instead. */
export function withAdviceForKeto(recipe: CanonicalRecipe, { dietTypes }: Restrictions): CanonicalRecipe {
  if (!dietTypes.includes('Keto')) return recipe;
  const lines = recipe.lines.map(unsweetened);
  const isForPasta = recipe.dishType === 'sauce' && FOR_PASTA.test(recipe.title.en);
  const tip = isForPasta ? withSentence(recipe.tip, ON_COURGETTES) : recipe.tip;
  const isSame = tip === recipe.tip && lines.every((line, at) => line === recipe.lines[at]);
  return isSame ? recipe : { ...recipe, lines, tip };
}

const unsweetened = (line: RecipeLine): RecipeLine =>
  SOLD_SWEETENED.has(line.ingredient ?? '') ? withKind(line, UNSWEETENED, 'behind') : line;
