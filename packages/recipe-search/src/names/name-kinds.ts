import type { Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { CanonicalRecipe } from '@larder/food/recipe';

/** What people call a whole kind of recipe, folded, in every language. */
const KINDS: Readonly<Record<CanonicalRecipe['category'] | NonNullable<CanonicalRecipe['subcategory']>, string>> = {
  Meals: 'meal food comida',
  Drinks: 'drink bebida boisson trago refresco',
  Breakfast: 'breakfast brunch desayuno',
  Lunch: 'lunch almuerzo',
  Dinner: 'dinner supper cena diner',
  Snack: 'snack tentempie',
  Alcoholic: 'cocktail coctel copa',
  'Non-alcoholic': 'mocktail nonalcoholic',
};
const SWEET = 'dessert postre sweet treat merienda gouter';
const SAVOURY = 'appetizer starter nibble aperitivo tapa entrante apero aperitif entree';

/** What people call a cuisine beside its name on the wire. */
const CUISINES: Readonly<Record<string, string>> = {
  American: 'americano americana americain americaine',
  Argentine: 'argentinian argentino argentina argentin',
  Brazilian: 'brasileno brasilena bresilien bresilienne',
  British: 'english ingles inglesa britanico anglais anglaise britannique',
  Chinese: 'chino china chinois chinoise',
  Cuban: 'cubano cubana cubain cubaine',
  French: 'frances francesa francais francaise',
  German: 'aleman alemana allemand allemande',
  Greek: 'griego griega grec grecque',
  Indian: 'indio india indien indienne hindu',
  Irish: 'irlandes irlandesa irlandais irlandaise',
  Italian: 'italiano italiana italien italienne',
  Jamaican: 'jamaicano jamaicana jamaicain jamaicaine',
  Japanese: 'japones japonesa japonais japonaise',
  Korean: 'coreano coreana coreen coreenne',
  Lebanese: 'libanes libanesa libanais libanaise',
  Mexican: 'mexicano mexicana mexicain mexicaine',
  Moroccan: 'marroqui marocain marocaine',
  Peruvian: 'peruano peruana peruvien peruvienne',
  Polish: 'polaco polaca polonais polonaise',
  Portuguese: 'portugues portuguesa portugais portugaise',
  Russian: 'ruso rusa russe',
  Spanish: 'espanol espanola espagnol espagnole',
  Swedish: 'sueco sueca suedois suedoise',
  Thai: 'tailandes tailandesa thailandais thailandaise',
  Turkish: 'turco turca turc turque',
  Vietnamese: 'vietnamita vietnamien vietnamienne',
};

/** What a recipe may be called by its kind; folded. */
export function kindWordsOf(recipe: CanonicalRecipe, kb: KnowledgeBase): string[] {
  const { category, subcategory } = recipe;
  const own = [KINDS[category], subcategory === null ? '' : KINDS[subcategory]];
  if (subcategory === 'Snack') own.push(isSweet(recipe, kb) ? SWEET : SAVOURY);
  return own.join(' ').split(' ').filter(Boolean);
}

/** What a recipe may be called by where it comes from; folded. */
export function cuisineWordsOf({ cuisine }: CanonicalRecipe): string[] {
  return cuisine === null ? [] : `${cuisine.toLowerCase()} ${CUISINES[cuisine] ?? ''}`.trim().split(' ');
}

/** So much of a sweet dish, by weight, is sugar, syrup or chocolate; or less, or fruit, with no onion near it. */
const SWEET_SHARE = { sure: 0.1, likely: 0.05, fruit: 0.5 } as const;

function isSweet({ lines }: CanonicalRecipe, kb: KnowledgeBase): boolean {
  const share = (...roles: readonly Role[]): number => {
    const weights = lines.map((line) => ({ grams: gramsOf(line, kb) ?? 0, own: rolesOf(line.ingredient, kb) }));
    const held = weights.filter(({ own }) => own.some((role) => roles.includes(role)));
    const sum = (of: typeof weights) => of.reduce((total, { grams }) => total + grams, 0);
    return sum(held) / sum(weights);
  };
  const sugar = share('sweetener', 'syrup', 'chocolate');
  if (sugar >= SWEET_SHARE.sure) return true;
  if (lines.some(({ ingredient }) => rolesOf(ingredient, kb).includes('aromatic'))) return false;
  return sugar >= SWEET_SHARE.likely || share('fruit') >= SWEET_SHARE.fruit;
}

function rolesOf(ingredient: string | null, kb: KnowledgeBase): readonly Role[] {
  return (ingredient === null ? undefined : kb.get(ingredient)?.roles) ?? [];
}
