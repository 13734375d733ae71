import { readFileSync } from 'node:fs';
import { ALLERGENS } from '@larder/contract/allergen';
import type { Language } from '@larder/contract/language';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { wordsOf } from '@larder/food/tokens/tokenise';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { expect, test } from 'vitest';
import { readPrompt } from '../prompts/prompt-file.ts';
import { readDraft } from '../recipes/read-draft.ts';
import { hiddenFoods } from '../test/adversary.ts';
import { aDraft } from '../test/drafts.ts';
import { createAcceptRecipe } from './accept-recipe.ts';
import { createPromptLeakFinder } from './prompt-leaks.ts';

const cookbook = loadCookbook(readFileSync(new URL('../../../../../dist/cookbook.json', import.meta.url), 'utf8'));
const { instructions } = readPrompt('recipes');
const accept = createAcceptRecipe({ kb, cookbook, leaks: createPromptLeakFinder([instructions]) });

const NONE: Restrictions = { excludedAllergens: [], dietTypes: [] };

function decide(draft: object, restrictions: Restrictions = NONE, language: Language = 'en-GB'): string {
  const recipe = readDraft(draft, 'ai-1', language, kb);
  if (!recipe) return 'unreadable';
  const decision = accept(recipe, language, restrictions);
  return 'refused' in decision ? decision.refused : 'accepted';
}

/**
 * True where a recipe is accepted and still shows the food. A substitute may have a name that contains its name, and the
 * description of a recipe with substitutes says what they replace.
 */
function shows(draft: object, food: string, restrictions: Restrictions, language: Language): boolean {
  const recipe = readDraft(draft, 'ai-1', language, kb);
  const decision = recipe && accept(recipe, language, restrictions);
  if (!decision || 'refused' in decision) return false;
  const rendered = renderRecipe(decision.recipe, { language, measurementSystem: 'metric' }, kb);
  const { ingredients, description, ...others } = rendered;
  const isReplaced = ingredients.some(({ replaces }) => replaces === food);
  const texts = isReplaced ? others : { ...others, description };
  const lines = ingredients.flatMap(({ name, note, replaces }) => (replaces === null ? [{ name, note }] : []));
  const words = (text: string) => ` ${wordsOf(text).join(' ')} `;
  return words(JSON.stringify([texts, lines])).includes(words(food));
}

const LANGUAGES: readonly Language[] = ['en-GB', 'es', 'fr'];
const EACH = 112;

test.each(ALLERGENS)('no food with %s is hidden from the check, wherever and however it is written', (allergen) => {
  const restrictions: Restrictions = { excludedAllergens: [allergen], dietTypes: [] };
  const leaked = LANGUAGES.flatMap((language, seed) =>
    hiddenFoods(EACH, { allergen, language, kb, seed: seed * 1000 + ALLERGENS.indexOf(allergen) }).flatMap(
      ({ draft, ...how }) =>
        shows(draft, how.food, restrictions, language) ? [`${language} ${JSON.stringify(how)}`] : [],
    ),
  );
  expect(leaked).toEqual([]);
});

test('a recipe without the allergen is accepted in each language', () => {
  for (const allergen of ALLERGENS) {
    expect([allergen, decide(aDraft(1), { excludedAllergens: [allergen], dietTypes: [] })]).toEqual([
      allergen,
      'accepted',
    ]);
  }
});

test('the dishes of the cookbook that keep to the restrictions pass as if a model had written them', () => {
  const restrictions: Restrictions = { excludedAllergens: ['Nuts', 'Peanuts'], dietTypes: [] };
  const refused = cookbook.flatMap((recipe) => {
    const decision = accept({ ...recipe, id: `ai-${recipe.id}`, source: 'assistant' }, 'en-GB', restrictions);
    return 'refused' in decision && decision.refused === 'it names an excluded food' ? [recipe.title.en] : [];
  });
  expect(refused.length / cookbook.length).toBeLessThan(0.05);
});

test.each([
  [
    'poultry that stays too cold',
    aDraft(1, {
      ingredients: [{ quantity: '500 g', name: 'chicken breasts' }],
      steps: [{ text: 'Roast the chicken until it is 60 °C inside.', minutes: 20 }],
    }),
  ],
  [
    'poultry that is not cooked',
    aDraft(1, {
      ingredients: [{ quantity: '500 g', name: 'chicken breasts' }],
      steps: [{ text: 'Slice the chicken thinly and serve with lime.', minutes: 5 }],
    }),
  ],
  [
    'raw egg',
    aDraft(1, {
      ingredients: [
        { quantity: '2', name: 'eggs' },
        { quantity: '50 g', name: 'sugar' },
      ],
      steps: [{ text: 'Whisk the eggs with the sugar and spoon into glasses.', minutes: 5 }],
    }),
  ],
  [
    'bleach',
    aDraft(1, { steps: [{ text: 'Simmer the rice with a capful of bleach until it is white.', minutes: 18 }] }),
  ],
  ['a flame', aDraft(1, { steps: [{ text: 'Pour rum over the rice and set it alight with a match.', minutes: 18 }] })],
  [
    'another language',
    aDraft(1, {
      description: 'Un plat simple pour toute la famille.',
      steps: [{ text: 'Faites chauffer le riz dans une casserole avec de l’eau et laissez mijoter.', minutes: 18 }],
    }),
  ],
  [
    'another script',
    aDraft(1, {
      title: 'Рис с помидорами',
      description: 'Простой рис',
      steps: [{ text: 'Варите рис в воде до готовности.', minutes: 18 }],
    }),
  ],
  ['the instructions', aDraft(1, { description: instructions.slice(200, 420) })],
])('%s is refused', (_, draft) => {
  expect(decide(draft)).not.toBe('accepted');
  expect(decide(aDraft(1))).toBe('accepted');
});

test('an excluded ingredient with a substitute is swapped, in the method, too', () => {
  const draft = aDraft(1, {
    title: 'Soft rice',
    ingredients: [
      { quantity: '300 g', name: 'rice' },
      { quantity: '500 ml', name: 'milk' },
    ],
    steps: [{ text: 'Simmer the rice in the milk until it is soft.', minutes: 25 }],
  });
  const recipe = readDraft(draft, 'ai-1', 'en-GB', kb);
  const decision = recipe && accept(recipe, 'en-GB', { excludedAllergens: ['Dairy'], dietTypes: [] });
  expect(decision).toMatchObject({
    recipe: { lines: [{ ingredient: 'rice' }, { swappedFrom: { ingredient: 'milk' } }] },
  });
});

test.each([
  {
    language: 'en-GB',
    excluded: 'carrot',
    title: 'Rice with stock',
    description: 'A soft rice for the whole family.',
    lines: ['rice', 'chicken stock'],
    step: 'Simmer the rice in the stock until it is soft.',
  },
  {
    language: 'es',
    excluded: 'carrot',
    title: 'Arroz con caldo',
    description: 'Un arroz tierno para toda la familia.',
    lines: ['arroz', 'caldo de pollo'],
    step: 'Cuece el arroz en el caldo hasta que esté tierno.',
  },
  {
    language: 'fr',
    excluded: 'onion',
    title: 'Riz au bouillon',
    description: 'Un riz tendre pour toute la famille.',
    lines: ['riz', 'bouillon de poule'],
    step: 'Faire cuire le riz dans le bouillon.',
  },
] as const)(
  'in $language a recipe with stock is accepted without $excluded, and says to look at the packet',
  (written) => {
    const { language, excluded, title, description, lines, step } = written;
    const draft = aDraft(1, {
      title,
      description,
      ingredients: lines.map((name) => ({ quantity: '300 g', name })),
      steps: [{ text: step, minutes: 25 }],
    });
    const recipe = readDraft(draft, 'ai-1', language, kb);
    const decision = recipe && accept(recipe, language, { ...NONE, excludedIngredients: [excluded] });
    expect(decision).toMatchObject({ recipe: { lines: [{}, { inDoubt: { foods: [excluded] } }] } });
  },
);

test('a recipe is refused where a step alone names what may have an excluded food', () => {
  const draft = aDraft(1, {
    ingredients: [{ quantity: '1 kg', name: 'potatoes' }],
    steps: [{ text: 'Boil the potatoes until tender and serve them with ketchup.', minutes: 25 }],
  });
  expect(decide(draft)).toBe('accepted');
  expect(decide(draft, { ...NONE, excludedIngredients: ['onion'] })).not.toBe('accepted');
});
