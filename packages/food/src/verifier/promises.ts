import type { Allergen } from '@larder/contract/allergen';
import type { Diet } from '@larder/contract/diet';
import type { CanonicalRecipe } from '../recipe.ts';
import type { Verdict } from './verify.ts';

/** What English titles promise, and the diet or the allergens that break the promise. */
const PROMISES: readonly { said: RegExp; diet?: Diet; without?: readonly Allergen[] }[] = [
  { said: /\blow[- ]fodmap\b/i, diet: 'Low FODMAP' },
  { said: /\bvegan\b/i, diet: 'Vegan' },
  { said: /\bketo\b/i, diet: 'Keto' },
  { said: /\bgluten[- ]free\b/i, without: ['Gluten', 'Wheat'] },
  { said: /\bdairy[- ]free\b/i, without: ['Dairy'] },
  { said: /\begg[- ](?:free|less)\b|\beggless\b/i, without: ['Eggs'] },
  { said: /\bnut[- ]free\b/i, without: ['Nuts', 'Peanuts'] },
];

/** The diets and allergens, by name, with which a recipe breaks for certain what its title promises. */
export function brokenPromises({ title }: Pick<CanonicalRecipe, 'title'>, { diets, allergens }: Verdict): string[] {
  const made = PROMISES.filter(({ said }) => said.test(title.en));
  return [
    ...diets
      .filter((found) => found.state === 'no' && made.some(({ diet }) => diet === found.diet))
      .map(({ diet }) => diet),
    ...allergens
      .filter((found) => found.state === 'contains' && made.some(({ without }) => without?.includes(found.allergen)))
      .map(({ allergen }) => allergen),
  ];
}
