import { ALLERGENS } from '@larder/contract/allergen';
import { DIETS } from '@larder/contract/diet';
import type { Language } from '@larder/contract/language';
import type { Equipment } from '@larder/contract/search/understood';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import { type CanonicalRecipe, TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { breaks, doubts } from '@larder/food/verifier/restrictions';
import { verifyRecipe } from '@larder/food/verifier/verify';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CompositionRequest, createComposer } from './create-composer.ts';
import { isKeptAtHome } from './filling/needed-flavour.ts';
import { createCookingTable } from './techniques/cooking-table.ts';
import { DISH_TEMPLATES } from './templates/all-templates.ts';

const composer = createComposer(kb);
const cookingOf = createCookingTable(kb);
const ANYTHING = {
  category: null,
  subcategory: null,
  preferences: { excludedAllergens: [], dietTypes: [] },
} satisfies Partial<CompositionRequest>;

function composed(have: string[], template: string, more: Partial<CompositionRequest> = {}): CanonicalRecipe | null {
  const dishes = composer.compose({ ...ANYTHING, ...more, available: have });
  return dishes.find((dish) => dish.template.id === template)?.write() ?? null;
}

function rendered(have: string[], template: string, language: Language) {
  const recipe = composed(have, template);
  if (!recipe) throw new Error(`${template} is not composed of ${have.join(', ')}`);
  return renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb);
}

function noteOf({ ingredients }: ReturnType<typeof rendered>, id: string): string | null | undefined {
  return ingredients.find(({ ingredientId }) => ingredientId === id)?.note;
}

describe('titles', () => {
  test.each([
    [
      'curry',
      ['chickpea', 'courgette', 'coconut-milk'],
      'Chickpea and courgette curry with coconut milk',
      'Curry de garbanzos y calabacín con leche de coco',
      'Curry de pois chiches aux courgettes et au lait de coco',
    ],
    [
      'frittata',
      ['egg', 'spinach', 'feta'],
      'Spinach and feta frittata',
      'Frittata de espinacas y feta',
      'Frittata aux épinards et à la feta',
    ],
    [
      'smooth-soup',
      ['onion', 'fennel', 'potato'],
      'Fennel and potato soup',
      'Crema de hinojo y patatas',
      'Velouté de fenouil et de pommes de terre',
    ],
    ['omelette', ['egg', 'ham'], 'Ham omelette', 'Tortilla francesa de jamón', 'Omelette au jambon'],
    [
      'gratin',
      ['cauliflower', 'gruyere', 'cream'],
      'Cauliflower gratin',
      'Gratinado de coliflor',
      'Gratin de chou-fleur',
    ],
    ['sour', ['gin', 'lemon', 'basil'], 'Gin and basil sour', 'Sour de ginebra y albahaca', 'Gin sour au basilic'],
    [
      'smoothie',
      ['banana', 'strawberry', 'milk'],
      'Banana and strawberry smoothie',
      'Batido de plátano y fresas',
      'Smoothie à la banane et aux fraises',
    ],
  ])('%s of %j', (template, have, en, es, fr) => {
    expect(composed(have, template)?.title).toEqual({ en, es, fr });
  });

  test('a title in American English is derived from the British one', () => {
    expect(rendered(['aubergine', 'carrot', 'feta'], 'roasted-tray', 'en-US').title).toBe(
      'Roasted eggplants and carrots with feta and couscous',
    );
  });
});

describe('grammar', () => {
  test('French articles and elisions agree', () => {
    const steps = rendered(['egg', 'onion', 'halloumi', 'leek'], 'frittata', 'fr').instructions.map(({ step }) => step);
    expect(steps[0]).toMatch(/l’oignon/);
    expect(steps.join(' ')).not.toMatch(/(?<!\p{L})(?:le|de|la) [aeiouéèê]|l' | de les | de le | à le /u);
  });

  test('Spanish joins before an i with "e"', () => {
    const recipe = composed(['salmon', 'potato', 'fennel', 'lemon'], 'fish-parcel');
    const steps = recipe?.steps.flatMap(({ text }) => text.es ?? []).filter((part) => typeof part === 'string') ?? [];
    expect(steps.join('')).not.toMatch(/ y el hinojo e | y i/);
    expect(recipe?.title.es).toBe('Salmón en papillote con patatas e hinojo');
  });

  test('an ingredient is named in the number that its amount takes', () => {
    const { ingredients } = rendered(['onion', 'potato', 'egg'], 'frittata', 'en-GB');
    const [onion] = ingredients.filter(({ ingredientId }) => ingredientId === 'onion');
    expect(onion).toMatchObject({ name: 'onion', quantity: '1' });
    expect(ingredients.find(({ ingredientId }) => ingredientId === 'potato')?.name).toBe('potatoes');
  });
});

describe('steps', () => {
  const stepsOf = (have: string[], template: string) =>
    rendered(have, template, 'en-GB').instructions.map(({ step }) => step);

  test.each([
    ['skillet', ['pork-chop', 'sweet-pepper', 'quinoa'], 'quinoa'],
    ['skillet', ['chicken-breast', 'courgette', 'couscous'], 'couscous'],
    ['skillet', ['pork-loin', 'mushroom', 'rice'], 'rice'],
    ['stir-fry', ['prawn', 'broccoli', 'quinoa'], 'quinoa'],
  ])('a %s of %j is served with the grain that was available, cooked in time', (template, have, grain) => {
    const steps = stepsOf(have, template);
    expect(steps.join(' ')).toMatch(new RegExp(`salted (?:boiling )?water.*${grain}`));
    expect(steps.at(-1)).toMatch(new RegExp(`with the .*\\b${grain}\\b`, 'i'));
  });

  test('a skillet with potatoes has no grain beside it', () => {
    expect(stepsOf(['chicken-breast', 'potato', 'quinoa'], 'skillet').join(' ')).not.toContain('quinoa');
  });

  test('a squeezed lemon is called lemon juice afterwards', () => {
    const have = ['rocket', 'tinned-sardine', 'lemon'];
    expect(noteOf(rendered(have, 'leaf-salad', 'en-GB'), 'lemon')).toBe('juiced');
    expect(stepsOf(have, 'leaf-salad').join(' ')).toMatch(/Whisk the lemon juice/);
  });

  test('nothing is reduced without a liquid', () => {
    expect(stepsOf(['cod', 'potato'], 'pan-fish').join(' ')).not.toMatch(/boil down/);
    expect(stepsOf(['cod', 'potato', 'white-wine'], 'pan-fish').join(' ')).toMatch(/boil down/);
  });

  test('egg noodles go with a cream sauce, rice noodles do not', () => {
    const have = ['chicken', 'mushroom', 'double-cream'];
    expect(composed([...have, 'egg-noodle'], 'creamy-pasta')?.title.en).toBe('Creamy chicken and mushroom egg noodles');
    expect(composed([...have, 'rice-noodle'], 'creamy-pasta')).toBeNull();
  });
});

describe('ingredients', () => {
  test('staples are assumed, and at most two others are missing beside what flavours most dishes', () => {
    const dishes = composer.compose({ ...ANYTHING, available: ['chicken', 'carrot', 'rice', 'tomato'] });
    expect(dishes.length).toBeGreaterThan(0);
    for (const dish of dishes) {
      expect(dish.missing.filter((id) => !isKeptAtHome(cookingOf(id)?.kind)).length).toBeLessThanOrEqual(2);
      for (const id of dish.missing) expect(kb.get(id)?.staple).toBeUndefined();
    }
  });

  test('ingredients that make no dish compose none', () => {
    for (const have of [['plain-flour'], ['vinegar', 'dark-chocolate'], ['salt', 'water'], []]) {
      expect(composer.compose({ ...ANYTHING, available: have })).toEqual([]);
    }
  });

  test('kinds that a template keeps apart are not combined', () => {
    const recipe = composed(['spaghetti', 'tinned-tuna', 'tomato', 'parmesan'], 'tomato-pasta');
    const ids = recipe?.lines.map(({ ingredient }) => ingredient);
    expect(ids).toContain('tinned-tuna');
    expect(ids).not.toContain('parmesan');
  });

  test('seasonings come from one flavour family', () => {
    const recipe = composed(['chicken', 'broccoli', 'soy-sauce', 'dried-oregano', 'ginger'], 'stir-fry');
    const ids = recipe?.lines.map(({ ingredient }) => ingredient);
    expect(ids).toEqual(expect.arrayContaining(['soy-sauce', 'ginger']));
    expect(ids).not.toContain('dried-oregano');
  });

  test('plain tuna is used as tinned tuna', () => {
    const recipe = composed(['pasta', 'tuna', 'lemon'], 'tossed-pasta');
    expect(recipe?.lines.map(({ ingredient }) => ingredient)).toContain('tinned-tuna');
    expect(recipe?.title.en).toBe('Pasta with tuna, capers and lemon');
  });

  test('an alternative that the preferences exclude is left out', () => {
    const idsOf = (more: Partial<CompositionRequest>) =>
      composed(['chicken', 'carrot', 'rice'], 'fried-rice', more)?.lines.map(({ ingredient }) => ingredient);
    const preferences = { excludedAllergens: [], dietTypes: ['Low FODMAP' as const] };
    expect(idsOf({})).toEqual(expect.arrayContaining(['chicken', 'garlic']));
    expect(idsOf({ preferences })).toContain('chicken');
    expect(idsOf({ preferences })).not.toContain('garlic');
  });

  test('only dishes of the requested category and subcategory are composed', () => {
    const have = ['egg', 'milk', 'banana', 'plain-flour', 'strawberry'];
    const drinks = composer.compose({ ...ANYTHING, available: have, category: 'Drinks' });
    expect(drinks.length).toBeGreaterThan(0);
    for (const dish of drinks) {
      expect(dish.template.category).toBe('Drinks');
    }
    const breakfasts = composer.compose({ ...ANYTHING, available: have, category: 'Meals', subcategory: 'Breakfast' });
    expect(breakfasts.length).toBeGreaterThan(0);
    for (const dish of breakfasts) expect(dish.write()?.subcategory ?? 'Breakfast').toBe('Breakfast');
  });
});

test('a dish requested by name may need any number of other ingredients', () => {
  const curry = DISH_TEMPLATES.filter(({ id }) => id === 'curry');
  const [dish] = composer.composeNamed(curry, { ...ANYTHING, available: ['courgette'] });
  expect(dish?.write()?.title.en).toBe('Courgette curry with coconut milk');
  expect(dish?.missing).toEqual(expect.arrayContaining(['coconut-milk', 'onion']));
});

test('no two descriptions of one answer begin alike, and another request begins with others', () => {
  const openingsFor = (available: string[], language: TextLanguage) =>
    composer
      .compose({ ...ANYTHING, available })
      .flatMap((dish) => dish.write()?.description[language]?.split(' ').slice(0, 3).join(' ') ?? []);
  for (const language of TEXT_LANGUAGES) {
    const first = openingsFor(['chicken', 'carrot', 'broccoli', 'rice', 'tinned-tomato'], language);
    expect(first.length).toBeGreaterThan(5);
    expect(first).toEqual([...new Set(first)]);
    expect(openingsFor(['chicken', 'carrot', 'broccoli', 'rice', 'tinned-tomato', 'onion'], language)).not.toEqual(
      first,
    );
  }
});

test('meat that is named by its animal alone is stewed for long in a curry', () => {
  const curry = composed(['lamb', 'spinach', 'coconut-milk'], 'curry');
  expect(Math.max(...(curry?.steps.map(({ seconds }) => seconds) ?? []))).toBeGreaterThanOrEqual(90 * 60);
});

test.each([
  ['stir-fry', ['cooked-chicken', 'sweet-pepper', 'soy-sauce']],
  ['gratin', ['cooked-chicken', 'leek', 'gruyere', 'cream']],
  ['stir-fry', ['cooked-turkey', 'sweet-pepper', 'soy-sauce']],
  ['hash', ['cooked-pork', 'potato', 'onion']],
] as const)('cooked meat in a %s is heated through', (template, have) => {
  const steps = composed([...have], template)?.steps.map(({ text }) => text) ?? [];
  expect(JSON.stringify(steps.map(({ en }) => en))).toMatch(/steaming/);
  expect(JSON.stringify(steps.map(({ es }) => es))).toMatch(/humee/);
  expect(JSON.stringify(steps.map(({ fr }) => fr))).toMatch(/fumant/);
});

test.each([
  ['slow-roast', ['lamb-shoulder', 'potato', 'rosemary'], 'Slow-roast lamb with potatoes and rosemary'],
  ['slow-roast', ['lamb-shoulder', 'white-bean', 'tomato'], 'Slow-roast lamb with tomatoes and potatoes'],
  ['sticky-ribs', ['pork-rib', 'honey', 'soy-sauce', 'garlic'], 'Sticky pork ribs with honey and soy sauce'],
  ['with-chips', ['sausage', 'frozen-chips', 'baked-beans'], 'Sausages with chips and baked beans'],
  ['with-chips', ['gammon', 'egg', 'frozen-chips'], 'Gammon and eggs with chips'],
  ['egg-tacos', ['egg', 'tortilla', 'salsa'], 'Egg and salsa tacos'],
  ['filled-wrap', ['tortilla', 'hummus', 'carrot'], 'Houmous and carrot wraps'],
  ['filled-wrap', ['tortilla', 'cooked-chicken', 'mayonnaise', 'lettuce'], 'Chicken and lettuce wraps'],
  ['sandwich', ['bread', 'sliced-roast-beef', 'horseradish'], 'Beef and tomato sandwich'],
  ['collins', ['gin', 'cucumber', 'elderflower-cordial'], 'Gin, elderflower cordial and cucumber collins'],
] as const)('a %s is composed of %j', (template, have, title) => {
  expect(composed([...have], template)?.title.en).toBe(title);
});

test('dishes of the microwave are composed only for who asks for it, and need neither hob nor oven', () => {
  const available = ['egg', 'potato', 'rice', 'cheddar', 'pea'];
  const ofMicrowave = (equipment: Equipment[]) =>
    composer.compose({ ...ANYTHING, available, equipment }).filter(({ template }) => template.tool === 'microwave');
  expect(ofMicrowave([])).toEqual([]);
  const written = ofMicrowave(['microwave']).flatMap((dish) => dish.write() ?? []);
  expect(written).toHaveLength(3);
  for (const { steps } of written)
    expect(JSON.stringify(steps.map(({ text }) => text.en))).not.toMatch(/oven|frying pan|simmer|boil/);
});

test('dried lentils get three times their weight of liquid', () => {
  const { lines = [] } = composed(['red-lentil', 'spinach', 'chopped-tomatoes'], 'curry') ?? {};
  const grams = (id: string) =>
    lines.reduce((sum, line) => sum + (line.ingredient === id ? (gramsOf(line, kb) ?? 0) : 0), 0);
  expect(grams('red-lentil')).toBeGreaterThan(0);
  expect(grams('water') + grams('chopped-tomatoes')).toBeGreaterThanOrEqual(2.8 * grams('red-lentil'));
});

test('a dish without acid or herbs proposes some that can be left out', () => {
  const soup = composed(['carrot', 'leek', 'potato'], 'smooth-soup');
  const optional = soup?.lines.filter((line) => line.optional === true) ?? [];
  expect(optional.length).toBeGreaterThan(0);
  expect(optional.length).toBeLessThanOrEqual(4);
  expect(soup?.title.en).not.toMatch(new RegExp(optional.map(({ name }) => name.en).join('|')));
});

test('the same request gives the same dishes with the same ids', () => {
  const ids = () =>
    composer.compose({ ...ANYTHING, available: ['egg', 'potato', 'cheddar', 'leek'] }).map((dish) => dish.write()?.id);
  expect(ids().length).toBeGreaterThan(0);
  expect(ids()).toEqual(ids());
  expect(new Set(ids()).size).toBe(ids().length);
});

test('the same dish of another subcategory has another id', () => {
  const have = ['egg', 'potato', 'leek'];
  const [breakfast, dinner] = (['Breakfast', 'Dinner'] as const).map((subcategory) =>
    composed(have, 'frittata', { category: 'Meals', subcategory }),
  );
  expect(breakfast).toMatchObject({ subcategory: 'Breakfast', title: dinner?.title });
  expect(breakfast?.id).not.toBe(dinner?.id);
});

test('slices for sandwiches come in pairs, and lemons in halves', () => {
  const sandwich = composed(['sourdough-bread', 'cheddar', 'tomato'], 'sandwich');
  const bread = sandwich?.lines.find(({ ingredient }) => ingredient === 'sourdough-bread');
  expect((bread?.amount?.min ?? 1) % 2).toBe(0);
  const salad = composed(['rocket', 'lemon', 'feta'], 'leaf-salad');
  expect(salad?.lines.find(({ ingredient }) => ingredient === 'lemon')).toMatchObject({
    amount: { min: 0.5 },
    unit: null,
  });
});

test('one vegetable does not fill a slot for several', () => {
  const soup = composed(['kale', 'quinoa'], 'chunky-soup');
  const kale = soup?.lines.find(({ ingredient }) => ingredient === 'kale');
  expect(kale && gramsOf(kale, kb)).toBeLessThan(600);
});

/** By template, the ingredients that fit one of its slots, so that random requests make dishes. */
const SUITING = DISH_TEMPLATES.map(({ slots }) =>
  kb.all
    .map(({ id }) => id)
    .filter((id) => {
      const kind = cookingOf(id)?.kind;
      return kind !== undefined && Object.values(slots).some(({ of }) => of.includes(kind));
    }),
);
const request = fc.nat({ max: SUITING.length - 1 }).chain((template) =>
  fc.record({
    have: fc.uniqueArray(fc.constantFrom(...(SUITING[template] ?? [])), { minLength: 2, maxLength: 10 }),
    excludedAllergens: fc.subarray([...ALLERGENS], { maxLength: 2 }),
    dietTypes: fc.subarray([...DIETS], { maxLength: 2 }),
  }),
);

test('for any ingredients and preferences: none is violated, every line has an amount and is used in a step', () => {
  let written = 0;
  fc.assert(
    fc.property(request, ({ have, excludedAllergens, dietTypes }) => {
      const preferences = { excludedAllergens, dietTypes };
      for (const dish of composer.compose({ ...ANYTHING, available: have, preferences })) {
        const recipe = dish.write();
        if (!recipe) continue;
        written += 1;
        const verdict = verifyRecipe(recipe, kb);
        expect(breaks(verdict, preferences)).toEqual([]);
        expect(doubts(verdict, preferences)).toEqual([]);
        expect(verdict.uncounted).toEqual([]);
        expect(recipe.lines.filter(({ optional }) => optional).length).toBeLessThanOrEqual(5);
        for (const line of recipe.lines) expect(gramsOf(line, kb)).toBeGreaterThan(0);
        expect(unusedLines(recipe)).toEqual([]);
        expect(textOf(recipe)).not.toMatch(/[{}[\]|]|undefined|NaN/);
      }
    }),
    { numRuns: 400 },
  );
  expect(written).toBeGreaterThan(100);
});

function unusedLines({ lines, steps }: CanonicalRecipe): string[] {
  return TEXT_LANGUAGES.flatMap((language) => {
    const used = new Set(
      steps.flatMap(({ text }) =>
        (text[language] ?? []).flatMap((part) => (typeof part === 'object' && 'line' in part ? [part.line] : [])),
      ),
    );
    return lines.flatMap(({ name }, line) => (used.has(line) ? [] : [`${language}: ${name.en}`]));
  });
}

function textOf(recipe: CanonicalRecipe): string {
  return (['en-GB', 'en-US', 'es', 'fr'] as const)
    .map((language) =>
      JSON.stringify(
        renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb)
          .instructions.map(({ step }) => step)
          .concat(recipe.title.en, recipe.title.es ?? '', recipe.title.fr ?? '', recipe.description.en),
      ),
    )
    .join('')
    .replaceAll(/^\[|\]\[|\]$/g, '');
}
