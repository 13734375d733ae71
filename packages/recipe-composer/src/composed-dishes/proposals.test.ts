import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { describe, expect, test } from 'vitest';
import { type CompositionRequest, createComposer } from '../create-composer.ts';

const composer = createComposer(kb);

function composed(
  available: string[],
  template: string,
  preferences: CompositionRequest['preferences'] = { excludedAllergens: [], dietTypes: [] },
) {
  const dishes = composer.compose({ category: null, subcategory: null, preferences, available });
  const recipe = dishes.find((dish) => dish.template.id === template)?.write();
  if (!recipe) throw new Error(`${template} is not composed of ${available.join(', ')}`);
  const { instructions } = renderRecipe(recipe, { language: 'en-GB', measurementSystem: 'metric' }, kb);
  return { recipe, steps: instructions.map(({ step }) => step) };
}

describe('what a dish lacks is proposed as lines that can be left out', () => {
  test.each([
    ['tomato-pasta', ['pasta', 'chopped-tomatoes', 'mushroom'], 'parmesan'],
    ['stir-fry', ['tofu', 'broccoli', 'soy-sauce'], 'toasted-sesame-oil'],
    ['crumble', ['apple', 'butter', 'plain-flour'], 'cinnamon'],
    ['fruit-salad', ['orange', 'banana', 'strawberry'], 'flaked-almond'],
    ['gratin', ['cauliflower', 'cheddar'], 'breadcrumb'],
    ['fruit-salad', ['apple', 'strawberry'], 'mint'],
  ] as const)('a %s of %j proposes %s', (template, have, id) => {
    const { recipe } = composed([...have], template);
    expect(recipe.lines.find(({ ingredient }) => ingredient === id)).toMatchObject({ optional: true });
  });

  test('nothing is proposed where it is available', () => {
    const { recipe } = composed(['pasta', 'courgette', 'parmesan'], 'tossed-pasta');
    const cheese = recipe.lines.filter(({ ingredient }) => ingredient === 'parmesan');
    expect(cheese).toHaveLength(1);
    expect(cheese[0]?.optional).not.toBe(true);
  });
});

test('duck breast starts skin side down in a cold pan', () => {
  const { steps } = composed(['duck-breast', 'onion', 'potato'], 'pan-sauce');
  expect(steps.join(' ')).toMatch(/skin side down in a cold heavy pan/);
});

test('leaves are tossed into a bean salad last, after it has stood', () => {
  const { steps } = composed(['chickpea', 'lettuce', 'tomato'], 'bean-salad');
  const stands = steps.findIndex((step) => /stand for/.test(step));
  expect(steps[stands]).not.toMatch(/lettuce/);
  expect(steps[stands + 1]).toMatch(/^Just before serving, toss in the lettuce/);
});

test('meat is checked where it is done, before it is taken out or in its sauce, small pieces with a knife', () => {
  const chop = composed(['pork-chop', 'cabbage', 'carrot'], 'skillet').steps;
  expect(chop.find((step) => /fry in/.test(step))).toMatch(/thermometer: 70\s°C/);
  const chicken = composed(['chicken-breast', 'cabbage', 'carrot'], 'skillet').steps;
  expect(chicken.find((step) => /Lift out/.test(step))).not.toMatch(/75\s°C/);
  expect(chicken.find((step) => /until cooked through/.test(step))).toMatch(/Cut through the thickest piece.*75\s°C/);
});

test('what is soft in minutes goes into a soup after what takes long', () => {
  const { steps } = composed(['carrot', 'broccoli', 'chickpea'], 'chunky-soup');
  const simmers = steps.findIndex((step) => /^Crush a ladleful of the chickpeas/.test(step));
  expect(steps.slice(0, simmers + 1).join(' ')).toMatch(/add the onion and carrots/);
  expect(steps[simmers + 1]).toMatch(/^Add the broccoli/);
});

test('ginger alone does not make a European dish Indian', () => {
  const { recipe } = composed(['sausage', 'courgette', 'leek', 'ginger'], 'chunky-soup');
  expect(recipe.lines.map(({ ingredient }) => ingredient)).not.toContain('garam-masala');
});

test('bacon and wet vegetables are fried before they are layered in a gratin', () => {
  const { steps } = composed(['bacon', 'courgette', 'potato', 'gruyere'], 'gratin');
  const fried = steps.findIndex((step) => /Cook the bacon and courgettes.*no liquid is left/.test(step));
  expect(fried).toBeGreaterThan(0);
  expect(steps[fried + 2]).toMatch(/^Spread the courgettes, potatoes and bacon in the dish/);
});

test.each([
  ['polenta', /rain in the polenta[^.]*; cover\..*bubble/],
  ['mashed-potato', /Lift out\. Meanwhile, warm the mashed potato|Meanwhile, warm the mashed potato.*Lift out/],
  ['flatbread', /Meanwhile, warm the flatbread/],
])('%s is made hot and served beside a pan dish', (side, words) => {
  const { steps } = composed(['chicken-breast', 'mushroom', side], 'skillet');
  expect(steps.join(' ')).toMatch(words);
  expect(steps.at(-1)).toMatch(/Serve with the/);
});

test.each([
  ['filled-dumplings', ['gyoza-wrapper', 'minced-pork', 'cabbage'], /Lay out the gyoza wrappers.*75\s°C/],
  ['filled-dumplings', ['plain-flour', 'prawn', 'leek'], /Roll the dough into a rope/],
  ['potato-dumplings', ['plain-flour', 'mashed-potato', 'cheddar'], /until they float/],
  [
    'topped-flatbread',
    ['plain-flour', 'minced-lamb', 'aubergine'],
    /No pink should be left[^.]*\. Lift out\..*spotted with brown/,
  ],
  ['pastry-pie', ['shortcrust-pastry', 'cooked-chicken', 'leek'], /Lay the shortcrust pastry over.*steaming hot/],
  ['baked-custard', ['egg', 'milk', 'raspberry'], /still trembling in the middle/],
  ['custard-tart', ['egg', 'cream', 'shortcrust-pastry'], /tart tin with the shortcrust pastry/],
  ['stirred-custard', ['egg', 'milk', 'biscuit'], /just comes to the boil.*Top with the biscuits/],
])('a %s is made of %j', (template, have, words) => {
  expect(composed(have, template).steps.join(' ')).toMatch(words);
});

test('fish is fried last and waits for nothing', () => {
  const { steps } = composed(['salmon', 'leek'], 'pan-fish');
  const at = (text: string) => steps.findIndex((step) => step.includes(text));
  expect(at('onto a serving dish and cover; wipe out the pan. Dry the salmon')).toBeGreaterThan(at('ook the leeks'));
});

test('meat is browned before the vegetables, and comes back to their sauce', () => {
  const { steps } = composed(['chicken-breast', 'red-onion', 'courgette'], 'skillet');
  expect(steps.join(' ')).toMatch(
    /eason the chicken.*Lift out.*[Ss]often the (?:red )?onion in the rest.*dd the courgettes.*Pour in the tomatoes.*Return the chicken with the juices/,
  );
});

test.each([
  [['chicken-breast', 'carrot', 'leek'], 'chicken-stock'],
  [['beef', 'carrot'], 'beef-stock'],
  [['cod', 'carrot', 'leek'], 'fish-stock'],
  [['chickpea', 'carrot'], 'vegetable-stock'],
  [['beef', 'chorizo', 'carrot'], 'chicken-stock'],
])('the stock of a dish of %j is %s', (have, stock) => {
  const template = have.includes('beef') ? 'braise' : 'chunky-soup';
  const { recipe } = composed(have, have.includes('chorizo') ? 'smooth-soup' : template);
  expect(recipe.lines.map(({ ingredient }) => ingredient)).toContain(stock);
});

test('cumin alone does not season a curry', () => {
  const { recipe } = composed(['carrot', 'chickpea', 'coconut-milk', 'ground-cumin'], 'curry');
  for (const id of ['ground-coriander', 'turmeric']) {
    const line = recipe.lines.find(({ ingredient }) => ingredient === id);
    expect(line).toBeDefined();
    expect(line?.optional).toBeUndefined();
  }
  const mixed = composed(['carrot', 'chickpea', 'coconut-milk', 'curry-powder'], 'curry').recipe;
  expect(mixed.lines.map(({ ingredient }) => ingredient)).not.toContain('turmeric');
});

test.each([
  ['skillet', ['chicken-breast', 'pak-choi'], 'soy-sauce', 'dried-oregano'],
  ['braise', ['pork', 'ginger', 'soy-sauce'], 'ginger', 'dried-rosemary'],
  ['pilaf', ['cod', 'rice', 'caper'], 'paprika', 'ground-cumin'],
  ['chunky-soup', ['sweet-potato', 'mushroom', 'coconut-milk'], 'ginger', 'dried-thyme'],
  ['raw-salad', ['avocado', 'sweetcorn', 'tomato'], 'lime', 'balsamic-vinegar'],
])('a %s of %j is seasoned as its foods suggest', (template, have, fitting, other) => {
  const ids = composed(have, template).recipe.lines.map(({ ingredient }) => ingredient);
  expect(ids).toContain(fitting);
  expect(ids).not.toContain(other);
});

test('who eats no nuts is offered seeds that few are allergic to', () => {
  const preferences: CompositionRequest['preferences'] = { excludedAllergens: ['Nuts', 'Peanuts'], dietTypes: [] };
  const ids = composed(['yogurt', 'strawberry', 'banana'], 'yogurt-bowl', preferences).recipe.lines.map(
    ({ ingredient }) => ingredient,
  );
  expect(ids).toContain('pumpkin-seed');
  expect(ids).not.toContain('sesame-seed');
});

test('who excludes nuts alone is told of peanuts that they may have traces of nuts', () => {
  const have = ['oats', 'banana', 'peanut-butter'];
  const lineFor = (excludedAllergens: CompositionRequest['preferences']['excludedAllergens']) =>
    composed(have, 'porridge', { excludedAllergens, dietTypes: [] }).recipe.lines.find(
      ({ ingredient }) => ingredient === 'peanut-butter',
    );
  expect(lineFor(['Nuts'])?.inDoubt).toEqual({ allergens: ['Nuts'], foods: [] });
  expect(lineFor([])).toBeDefined();
  expect(lineFor([])?.inDoubt).toBeUndefined();
});

test('a vegetarian is told to look for animal rennet in Parmesan', () => {
  const lineOn = (...dietTypes: CompositionRequest['preferences']['dietTypes']) => {
    const { recipe } = composed(['lentil', 'carrot', 'spinach', 'parmesan'], 'chunky-soup', {
      excludedAllergens: [],
      dietTypes,
    });
    return recipe.lines.find(({ ingredient }) => ingredient === 'parmesan');
  };
  expect(lineOn('Vegetarian')?.inDoubt).toEqual({ allergens: [], foods: ['rennet'] });
  expect(lineOn()).toBeDefined();
  expect(lineOn()?.inDoubt).toBeUndefined();
});

test('bread comes in as many slices for each serving', () => {
  for (const [have, template] of [
    [['tuna', 'leek', 'bread'], 'pan-fish'],
    [['white-bean', 'kale'], 'chunky-soup'],
  ] as const) {
    const { recipe } = composed([...have], template);
    const bread = recipe.lines.find(({ unit }) => unit === 'slice');
    expect((bread?.amount?.min ?? 1) % recipe.servings).toBe(0);
  }
});

test('avocado is not left to stand in salt', () => {
  const { steps } = composed(['avocado', 'tomato', 'red-onion'], 'raw-salad');
  expect(steps.find((step) => /leave for 10\sminutes/.test(step))).not.toMatch(/avocado/);
});

test('peas and broccoli are steamed on the rice at the end, carrots are fried with the onion', () => {
  const { steps } = composed(['rice', 'carrot', 'pea', 'broccoli'], 'pilaf');
  expect(steps.find((step) => /on top/.test(step))).toMatch(/Set the peas and broccoli on top/);
  expect(steps.find((step) => /onion and carrots/.test(step))).toBeDefined();
});

test('bacon stays a seasoning where it is the only meat', () => {
  const { recipe } = composed(['bacon', 'rice', 'leek'], 'pilaf');
  const grams = recipe.lines.find(({ ingredient }) => ingredient === 'bacon')?.amount?.min ?? 0;
  expect(grams / recipe.servings).toBeLessThanOrEqual(55);
});

test('a braise of meat alone needs carrots', () => {
  const { recipe } = composed(['beef', 'mustard'], 'braise');
  expect(recipe.lines.find(({ ingredient }) => ingredient === 'carrot')?.optional).toBeUndefined();
});

test('tofu is pressed before it is browned, and seasoned', () => {
  const { recipe } = composed(['tofu', 'courgette'], 'stir-fry');
  expect(recipe.lines.find(({ ingredient }) => ingredient === 'tofu')?.preparation?.en).toMatch(/^firm, pressed dry/);
  expect(recipe.lines.map(({ ingredient }) => ingredient)).toContain('soy-sauce');
});

test('where there is a dough, every dish is made on it', () => {
  const preferences = { excludedAllergens: [], dietTypes: [] };
  const request = { category: null, subcategory: null, preferences, equipment: [] };
  const have = ['halloumi', 'courgette', 'spinach', 'walnut'];
  const onDough = composer.compose({ ...request, available: [...have, 'pizza-dough'] });
  expect(onDough.length).toBeGreaterThan(0);
  expect(onDough.filter(({ used }) => !used.includes('pizza-dough'))).toEqual([]);
  expect(composer.compose({ ...request, available: have }).length).toBeGreaterThan(onDough.length);
});

test('meat and a vegetable alone propose potatoes, and no other side beside potatoes that are there', () => {
  const side = (have: string[], id: string) =>
    composed(have, 'skillet').recipe.lines.find(({ ingredient }) => ingredient === id);
  expect(side(['chicken-breast', 'green-bean'], 'potato')).toMatchObject({ optional: true });
  expect(side(['chicken-breast', 'potato'], 'long-grain-rice')).toBeUndefined();
});

test('chorizo makes no dish of a cuisine without pork', () => {
  const ids = composed(['chorizo', 'rice', 'asparagus'], 'pilaf').recipe.lines.map(({ ingredient }) => ingredient);
  expect(ids).not.toContain('mint');
  expect(ids).not.toContain('ground-cumin');
});

test('greens beside a chop are cooked each for its time', () => {
  const { steps } = composed(['pork-chop', 'squash', 'asparagus'], 'pan-sauce');
  expect(steps.join(' ')).toMatch(/cook the squash in it until tender.*, then add the asparagus for/i);
});

describe('what a dish is completed with', () => {
  const idsOf = (available: string[], template: string, preferences?: CompositionRequest['preferences']) =>
    composed(available, template, preferences).recipe.lines.map(({ ingredient }) => ingredient);

  test('stock low in FODMAPs is for who asks for it; where an allergy rules out stock, soup is made with water', () => {
    const soup = ['courgette', 'fennel'];
    expect(idsOf(soup, 'smooth-soup')).toContain('vegetable-stock');
    expect(idsOf(soup, 'smooth-soup', { excludedAllergens: ['Celery'], dietTypes: [] })).toContain('water');
    const lowFodmap = { excludedAllergens: [], dietTypes: ['Low FODMAP'] } as const;
    expect(idsOf(['chicken-breast', 'carrot'], 'skillet', lowFodmap)).toContain('low-fodmap-stock');
  });

  test('a dish has one kind of onion', () => {
    const lines = idsOf(['mozzarella', 'white-onion', 'shallot', 'baguette'], 'sandwich');
    expect(lines.filter((id) => id === 'white-onion' || id === 'shallot')).toHaveLength(1);
  });

  test('a dish with European cheese is not seasoned as a curry', () => {
    const lines = idsOf(['courgette', 'manchego', 'amchur'], 'smooth-soup');
    expect(lines).toContain('manchego');
    expect(lines).not.toContain('garam-masala');
  });

  test('fruit that is too sour raw is left out of what is eaten raw', () => {
    const dishes = composer.compose({
      category: null,
      subcategory: null,
      preferences: { excludedAllergens: [], dietTypes: [] },
      available: ['cranberry', 'yogurt'],
    });
    expect(dishes.map(({ template }) => template.id)).not.toContain('yogurt-bowl');
  });
});

test('a side is told in one sentence, in salted water, and kept warm', () => {
  const { steps } = composed(['cod', 'leek', 'rice'], 'pan-fish');
  expect(steps.join(' ')).toMatch(
    /inse the rice[^.]* salted water, bring to the boil, cover and cook [^.]*; take off the heat and leave covered\./,
  );
});

test('nuts that a salad is finished with are toasted', () => {
  const { steps } = composed(['lettuce', 'walnut', 'pear'], 'leaf-salad');
  expect(steps.join(' ')).toMatch(/Toast the walnuts in a dry frying pan/);
});

test('chillies are as many as their heat allows', () => {
  const { recipe } = composed(['scotch-bonnet', 'minced-beef', 'tinned-tomato'], 'chilli');
  expect(recipe.lines.find(({ ingredient }) => ingredient === 'scotch-bonnet')?.amount).toEqual({ min: 0.5 });
});

test('crumbled mince that simmers needs no look at its colour, and fried mince does', () => {
  expect(composed(['minced-beef', 'carrot', 'chopped-tomatoes'], 'chilli').steps.join(' ')).not.toMatch(
    /pink|thermometer/,
  );
  expect(composed(['minced-beef', 'courgette'], 'stir-fry').steps.join(' ')).toMatch(/No pink should be left/);
});

test('a spread of yogurt or soft cheese is stirred, one of beans mashed', () => {
  expect(composed(['yogurt', 'dill'], 'creamy-dip').steps.join(' ')).toMatch(/[Ss]tir the yogurt/);
  expect(composed(['chickpea', 'tahini'], 'dip').steps.join(' ')).toMatch(/[Mm]ash or blend the chickpeas/);
});

test('what stands in for bread or yogurt is proposed where these would be, and not elsewhere', () => {
  const ids = composed(['chard', 'parsnip', 'leek', 'garam-masala'], 'chunky-soup').recipe.lines.map(
    (line) => line.ingredient,
  );
  expect(ids).not.toContain('gluten-free-bread');
  const gluten = { excludedAllergens: ['Gluten'], dietTypes: [] } as const;
  const northern = composed(['chard', 'leek', 'parsnip'], 'chunky-soup', gluten).recipe.lines;
  expect(northern.map((line) => line.ingredient)).toContain('gluten-free-bread');
});

test('a bowl takes dried fruit by the spoonful', () => {
  const { recipe } = composed(['yogurt', 'prune', 'walnut'], 'yogurt-bowl');
  expect(recipe.lines.find(({ ingredient }) => ingredient === 'prune')?.amount?.min).toBeLessThanOrEqual(80);
});

test('descriptions name what the title names, and no sugar', () => {
  for (const language of ['en', 'es', 'fr'] as const) {
    const { description, title } = composed(['oat-drink', 'cinnamon', 'sugar'], 'hot-milk').recipe;
    expect(`${title[language]} ${description[language]}`).not.toMatch(/sugar|azúcar|sucre/);
  }
});

test('creamy pasta without anything to fry first begins with the pasta', () => {
  const { steps } = composed(['penne', 'single-cream', 'parmesan'], 'creamy-pasta');
  expect(steps.find((step) => /pasta|penne/.test(step) && /boiling/.test(step))).toMatch(/^Cook the/);
});

test('what can be left out is left out where a dish would break a diet with it', () => {
  const keto = { excludedAllergens: [], dietTypes: ['Keto'] } as const;
  const { recipe } = composed(['salmon', 'courgette', 'olive-oil'], 'pan-fish', keto);
  expect(recipe.lines.map(({ ingredient }) => ingredient)).not.toContain('long-grain-rice');
});

test('a stir-fry of vegetables alone is made with egg, where that is permitted', () => {
  const ids = (allergens: ['Eggs'] | []) =>
    composed(['broccoli', 'carrot', 'mangetout'], 'stir-fry', {
      excludedAllergens: allergens,
      dietTypes: [],
    }).recipe.lines.map(({ ingredient }) => ingredient);
  expect(ids([])).toContain('egg');
  expect(ids(['Eggs'])).not.toContain('egg');
  expect(composed(['broccoli', 'tofu'], 'stir-fry').recipe.lines.map((line) => line.ingredient)).not.toContain('egg');
});

test('bread without gluten is proposed to who eats none, and not where an allergy rules out other bread', () => {
  const idsFor = (allergen: 'Gluten' | 'Sesame') =>
    composed(['leek', 'courgette', 'carrot'], 'chunky-soup', {
      excludedAllergens: [allergen],
      dietTypes: [],
    }).recipe.lines.map(({ ingredient }) => ingredient);
  expect(idsFor('Gluten')).toContain('gluten-free-bread');
  expect(idsFor('Sesame')).not.toContain('gluten-free-bread');
});

describe('what is proposed and breaks a restriction goes alone', () => {
  test('a filling that can have no onion keeps its paprika', () => {
    const preferences = { excludedAllergens: [], dietTypes: ['Low FODMAP' as const] };
    const { recipe } = composed(['potato', 'minced-beef', 'spinach'], 'baked-potatoes', preferences);
    const ids = recipe.lines.map(({ ingredient }) => ingredient);
    expect(ids).toContain('smoked-paprika');
    expect(ids).not.toContain('onion');
  });

  test('no sugar is left of a soy sauce that can be left out', () => {
    const preferences = { excludedAllergens: ['Dairy' as const, 'Nuts' as const], dietTypes: ['Keto' as const] };
    const have = ['gochugaru', 'asparagus', 'chicory', 'king-oyster-mushroom'];
    const { recipe } = composed(have, 'roasted-tray', preferences);
    const ids = recipe.lines.map(({ ingredient }) => ingredient);
    expect(ids.includes('sugar') && !ids.includes('soy-sauce')).toBe(false);
  });

  test('for keto what has most carbohydrate goes first', () => {
    const { recipe } = composed(['chicken', 'red-pepper', 'pea'], 'stir-fry', {
      excludedAllergens: [],
      dietTypes: ['Keto'],
    });
    const ids = recipe.lines.map(({ ingredient }) => ingredient);
    expect(ids).toEqual(expect.arrayContaining(['ginger', 'toasted-sesame-oil']));
    expect(ids).not.toContain('onion');
  });
});
