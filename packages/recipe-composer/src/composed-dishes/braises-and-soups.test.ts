import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { describe, expect, test } from 'vitest';
import { type CompositionRequest, createComposer } from '../create-composer.ts';

const composer = createComposer(kb);
const ANYTHING: CompositionRequest['preferences'] = { excludedAllergens: [], dietTypes: [] };

function composed(available: readonly string[], template: string, preferences = ANYTHING) {
  const dishes = composer.compose({ category: null, subcategory: null, preferences, available });
  const recipe = dishes.find((dish) => dish.template.id === template)?.write();
  if (!recipe) throw new Error(`${template} is not composed of ${available.join(', ')}`);
  const rendered = renderRecipe(recipe, { language: 'en-GB', measurementSystem: 'metric' }, kb);
  return {
    title: recipe.title.en,
    steps: rendered.instructions.map(({ step }) => step),
    line: (id: string) => recipe.lines.find(({ ingredient }) => ingredient === id),
  };
}

function placeOf(steps: readonly string[], words: RegExp): number {
  const at = steps.findIndex((step) => words.test(step));
  if (at < 0) throw new Error(`No step matches ${words}`);
  return at;
}

test('a soup of carrots takes garam masala that is there, whatever its cuisine, and needs no dried herb then', () => {
  const { line } = composed(['carrot', 'cream-cheese', 'garam-masala'], 'smooth-soup');
  expect(line('garam-masala')).toBeDefined();
  expect(line('dried-thyme')).toBeUndefined();
  expect(composed(['carrot', 'cream-cheese'], 'smooth-soup').line('garam-masala')).toBeUndefined();
});

test('pasta in a soup cooks for as long as its packet says, after the meat has begun', () => {
  const { steps } = composed(['pasta', 'spinach', 'chicken'], 'chunky-soup');
  const pasta = placeOf(steps, /^Add the pasta.*7.minutes, or as long as the packet says/);
  expect(placeOf(steps, /^Return the chicken.*4.minutes/)).toBe(pasta - 1);
});

test('sliced carrots in a noodle soup with poultry cook beside it', () => {
  const { steps } = composed(['chicken', 'noodle', 'soy-sauce'], 'noodle-soup');
  const chicken = placeOf(steps, /^Return the chicken to the broth, add the carrots and simmer, 9.minutes. .*no pink/);
  expect(placeOf(steps, /^Add the noodles/)).toBe(chicken + 1);
});

test('fish goes into a noodle soup after the noodles, and leaves at the very end', () => {
  const { steps } = composed(['hake', 'udon-noodle', 'carrot', 'spinach'], 'noodle-soup');
  const noodles = placeOf(steps, /^Add the (?:udon )?noodles and cook, stirring, for 1.minute/);
  expect(placeOf(steps, /^Lower the heat, lay in the hake .*firm and opaque/)).toBe(noodles + 1);
  expect(placeOf(steps, /^Take off the heat, push the spinach/)).toBe(noodles + 2);
});

test.each([
  ['carrot', 'ground-cumin'],
  ['cauliflower', 'nutmeg'],
  ['pea', 'mint'],
  ['leek', 'dried-thyme'],
])('a smooth soup of %s tastes of %s', (vegetable, seasoning) => {
  expect(composed([vegetable, 'single-cream'], 'smooth-soup').line(seasoning)).toBeDefined();
});

test('sausages leave the pot of a bean stew while its onions soften, and come back in slices', () => {
  const { steps } = composed(['sausage', 'kidney-bean'], 'bean-stew');
  expect(steps[placeOf(steps, /^Brown the sausages/)]).toMatch(/and set aside, cut into thick slices\./);
  expect(placeOf(steps, /^Add the (?:kidney )?beans, sausages/)).toBe(placeOf(steps, /^Add the onion/) + 1);
});

test('lentils are tender when the chicken that comes to them is done', () => {
  const { steps } = composed(['lentil', 'chicken', 'carrot'], 'bean-stew');
  expect(steps[placeOf(steps, /^Add the chicken/)]).toMatch(/until the lentils are tender, 12.minutes/);
});

test('yogurt goes into a curry off the heat, cream over it', () => {
  const off = composed(['chicken', 'yogurt'], 'curry').steps;
  expect(placeOf(off, /^Take the pan off the heat, loosen the yogurt .* and stir in/)).toBeGreaterThan(0);
  const over = composed(['chicken', 'cream'], 'curry').steps;
  expect(placeOf(over, /^Stir in the cream and warm through/)).toBeGreaterThan(0);
});

test('the spices of a curry meet hot oil, then mince browns among them; chicken is browned and salted first', () => {
  const { steps } = composed(['minced-chicken', 'mushroom', 'cream'], 'curry');
  expect(steps[placeOf(steps, /^Stir in the garlic.*curry powder/)]).toMatch(
    /Add the [^.]*chicken, turn up the heat and brown/,
  );
  const pieces = composed(['chicken', 'coconut-milk'], 'curry').steps;
  expect(pieces.join(' ')).toMatch(/Season the chicken.*brown.*Lift out.*curry paste.*Return the chicken.*no pink/s);
});

test('pak choi goes into a noodle soup stems first, chilli oil over it at the end', () => {
  const { steps, line } = composed(['tofu', 'rice-noodle', 'pak-choi', 'chilli-oil'], 'noodle-soup');
  expect(steps.join(' ')).toMatch(/Add the stems of the pak choi.*noodles.*push the leaves down.*bowls.*chilli oil/);
  expect(line('tofu')?.preparation?.en).toMatch(/^firm/);
});

test('a curry has one style: paste with soy sauce, or the powder that is there', () => {
  const powder = composed(['prawn', 'coconut-milk', 'curry-powder'], 'curry').line;
  expect(powder('thai-red-curry-paste')).toBeUndefined();
  expect(powder('soy-sauce')).toBeUndefined();
  const paste = composed(['prawn', 'coconut-milk'], 'curry').line;
  expect(paste('thai-red-curry-paste')).toBeDefined();
  expect(paste('curry-powder')).toBeUndefined();
});

test('a curry takes the pineapple and the bay that are there, and lime beside yogurt too', () => {
  expect(composed(['chicken', 'coconut-milk', 'pineapple'], 'curry').line('pineapple')).toBeDefined();
  const { line } = composed(['lentil', 'tomato', 'bay-leaf', 'yogurt'], 'curry');
  expect(line('bay-leaf')).toBeDefined();
  expect(line('lime')).toBeDefined();
});

test('a curry of one vegetable beside meat is not mostly that vegetable', () => {
  const amountOf = (...have: string[]) => composed(have, 'curry').line('cauliflower')?.amount?.min ?? 0;
  expect(amountOf('cauliflower', 'chicken', 'tomato')).toBeLessThan(500);
});

test('rice beside a curry is not told between its spices and their liquid', () => {
  const { steps } = composed(['chicken', 'coconut-milk'], 'curry');
  expect(steps[placeOf(steps, /rinse the rice/)]).toMatch(
    /^Return the chicken.*coconut milk.*Meanwhile, rinse the rice/,
  );
  const quick = composed(['chickpea', 'lemon', 'yogurt'], 'curry').steps;
  const rice = placeOf(quick, /^Rinse the rice[^.]*\.$/);
  expect(quick[rice + 1]).toMatch(/^Meanwhile, .*fry the onion/);
});

test('a plain side gets butter under its lid, or vegan butter where no dairy is permitted', () => {
  const { steps, line } = composed(['lamb', 'couscous', 'chickpea'], 'braise');
  expect(line('butter')).toBeDefined();
  expect(steps.join(' ')).toMatch(/add the butter and loosen with a fork/);
  const without = composed(['lamb', 'couscous', 'chickpea'], 'braise', { excludedAllergens: ['Dairy'], dietTypes: [] });
  expect(without.line('butter')).toBeUndefined();
  expect(without.line('vegan-butter')).toBeDefined();
});

describe('a braise', () => {
  test('is thickened with flour, skimmed and salted before its vegetables are done', () => {
    const { steps, line } = composed(['stewing-beef', 'carrot'], 'braise');
    expect(line('plain-flour')).toBeDefined();
    expect(steps.at(-2)).toMatch(/^Skim off the fat, add the carrots with the rest of the salt .*half covered/);
    expect(steps.at(-1)).toMatch(/Taste and adjust the seasoning/);
  });

  test('is reduced without flour where it is seasoned with soy sauce', () => {
    const { steps, line } = composed(['stewing-beef', 'soy-sauce', 'ginger'], 'braise');
    expect(line('plain-flour')).toBeUndefined();
    expect(steps.join(' ')).toMatch(/boil the sauce over a high heat until syrupy/);
  });

  test('softens its onion in the rest of the oil', () => {
    const { steps } = composed(['stewing-beef', 'carrot'], 'braise');
    expect(steps.join(' ')).toMatch(/in half of the oil.*Soften the onion in the rest of the oil/);
  });

  test('browns mushrooms first and returns them to the sauce', () => {
    const { steps } = composed(['chicken-leg', 'mushroom'], 'braise');
    const sauce = placeOf(steps, /^Skim off the fat, add the mushrooms/);
    expect(placeOf(steps, /^Brown the mushrooms/)).toBeLessThan(placeOf(steps, /^Soften the onion/));
    expect(sauce).toBe(steps.length - 2);
  });

  test('needs wine, which sharpens it, or vinegar', () => {
    const { line } = composed(['pork', 'carrot'], 'braise');
    expect(line('white-wine')).toBeDefined();
    expect(line('white-wine')?.optional).toBeUndefined();
    expect(line('white-wine-vinegar')).toBeUndefined();
  });

  test('cooks pasta while it simmers and tosses it in the sauce', () => {
    const { steps } = composed(['chicken-leg', 'carrot', 'penne'], 'braise');
    expect(placeOf(steps, /[Cc]ook the penne/)).toBe(steps.length - 2);
    expect(steps.at(-1)).toMatch(/Toss the penne in a few ladlefuls of the sauce/);
  });

  test('names in its title what it would not be itself without', () => {
    expect(composed(['beef'], 'braise').title).toBe('Braised beef with rosemary and carrots');
  });

  test('takes fresh fruit beside poultry and pork alone', () => {
    expect(composed(['pork', 'apple'], 'braise').line('apple')).toBeDefined();
    expect(composed(['beef', 'apple'], 'braise').line('apple')).toBeUndefined();
  });
});

describe('lines say how meat and fish are bought', () => {
  test.each([
    ['braise', ['lamb-shoulder'], 'lamb-shoulder', 'boneless, in 4 cm pieces'],
    ['braise', ['rabbit'], 'rabbit', 'in pieces'],
    ['slow-roast', ['pork-shoulder', 'potato'], 'pork-shoulder', 'in one piece'],
    ['chunky-soup', ['salmon', 'leek', 'potato'], 'salmon', 'skinless and boneless, in 3 cm chunks'],
  ])('a %s of %j', (template, have, id, note) => {
    expect(composed(have, template).line(id)?.preparation?.en).toBe(note);
  });

  test('joints on the bone come as many for each serving', () => {
    expect(composed(['chicken-leg'], 'braise').line('chicken-leg')).toMatchObject({ amount: { min: 4 }, unit: null });
  });
});

test.each<[string, string, number]>([
  ['chunky-soup', 'lentil', 1200],
  ['bean-stew', 'lentil', 1050],
  ['bean-stew', 'kidney-bean', 550],
])('a %s of %s and squash has liquid for both', (template, pulse, least) => {
  const { line } = composed([pulse, 'squash', 'spinach'], template);
  expect(line('vegetable-stock')?.amount?.min).toBeGreaterThanOrEqual(least);
});

test.each(['sweet-potato', 'squash'])('%s goes into a soup of lentils for its own minutes, not for theirs', (root) => {
  const { steps } = composed(['lentil', root, 'leek'], 'chunky-soup');
  const lentils = placeOf(
    steps,
    /^Add the stock, lentils and bay leaves, .*adding a splash of water if it gets too thick/,
  );
  expect(
    placeOf(
      steps,
      /^Add the (?:sweet potatoes|squash) and simmer on until the lentils and (?:sweet potatoes|squash) are soft, 12.minutes/,
    ),
  ).toBe(lentils + 1);
  const { line } = composed([root, 'leek', 'carrot'], 'chunky-soup');
  expect(line('potato')).toBeUndefined();
});

test('vegetables of a curry of lentils go in when the lentils are nearly done', () => {
  const { steps } = composed(['lentil', 'carrot', 'tomato'], 'curry');
  expect(steps.join(' ')).toMatch(
    /Add the lentils and water, .* Add the carrots and simmer on until everything is soft, 15.minutes/,
  );
});

test.each(['chicken', 'prawn'])('a curry of %s alone is offered a vegetable, one of pulses none', (protein) => {
  expect(composed([protein, 'coconut-milk'], 'curry').line('spinach')?.optional).toBe(true);
  expect(composed([protein, 'coconut-milk', 'pea'], 'curry').line('spinach')).toBeUndefined();
  expect(composed(['chickpea', 'coconut-milk'], 'curry').line('spinach')).toBeUndefined();
});

test('chicken in a soup browns with a pinch of salt', () => {
  const { steps } = composed(['chicken', 'white-bean', 'leek'], 'chunky-soup');
  expect(steps[0]).toMatch(/^Brown the chicken in the oil with a pinch of the salt .* medium-high heat/);
});

test('potatoes are blended for no longer than they need', () => {
  const { steps } = composed(['leek', 'potato'], 'smooth-soup');
  expect(steps[placeOf(steps, /Blend/)]).toMatch(/Blend the soup .*, 2.minutes: stop as soon as it is smooth/);
  expect(composed(['carrot', 'celery'], 'smooth-soup').steps.join(' ')).toMatch(
    /Blend the soup .*until very smooth, 3.minutes/,
  );
});

describe('a soup', () => {
  test.each(['smooth-soup', 'chunky-soup'])('%s: the onion is soft before tomatoes go in', (template) => {
    const { steps } = composed(['tomato', 'carrot', 'white-bean'], template);
    expect(placeOf(steps, /soften (?:the onion|over)|the onion.*soften/)).toBeLessThan(
      placeOf(steps, /^Add the tomatoes/),
    );
  });

  test('of watery vegetables gets potato for body, of roots none', () => {
    expect(composed(['leek', 'single-cream'], 'smooth-soup').line('potato')).toBeDefined();
    expect(composed(['carrot', 'single-cream'], 'smooth-soup').line('potato')).toBeUndefined();
  });

  test('of tomatoes is sharpened by nothing and has sugar at hand', () => {
    const { line } = composed(['tomato', 'lemon', 'basil'], 'smooth-soup');
    expect(line('lemon')).toBeUndefined();
    expect(line('sugar')).toBeDefined();
  });

  test('that is blended is begun in the fat of the bacon that finishes it', () => {
    const { steps } = composed(['cauliflower', 'carrot', 'bacon'], 'smooth-soup');
    const browned = placeOf(steps, /^Brown the bacon in the .*set aside/);
    expect(placeOf(steps, /^In the same pan, soften the onion/)).toBe(browned + 1);
    expect(steps.at(-1)).toMatch(/bacon/);
  });

  test('has stock without gluten where wheat is not permitted', () => {
    const { line } = composed(['carrot', 'chickpea'], 'chunky-soup', { excludedAllergens: ['Gluten'], dietTypes: [] });
    expect(line('gluten-free-vegetable-stock')).toBeDefined();
    expect(composed(['carrot', 'chickpea'], 'chunky-soup').line('vegetable-stock')).toBeDefined();
  });
});

test('potatoes beside a dish start in cold water, with the time that it takes to boil', () => {
  const { steps } = composed(['stewing-beef', 'carrot'], 'braise');
  expect(steps.join(' ')).toMatch(
    /[Cc]over the potatoes with cold salted water, bring to the boil .*25\sminutes in all/,
  );
});

test('a curry is not seasoned with paprika alone', () => {
  const { line } = composed(['chicken-breast', 'tomato', 'paprika'], 'curry');
  expect(line('curry-powder')).toBeDefined();
  expect(line('paprika')).toBeDefined();
});

test('a curry uses every protein that it lists', () => {
  for (const protein of ['prawn', 'cooked-chicken', 'tofu', 'paneer', 'cod']) {
    const { steps } = composed([protein, 'tinned-tomato', 'pea'], 'curry');
    expect(placeOf(steps, /^(?:Cut .*)?Lower the heat, add /)).toBeGreaterThan(2);
  }
});

test('a chunky soup of one vegetable takes the spice that suits it, one of several that of its cuisine', () => {
  expect(composed(['sweetcorn', 'rice'], 'chunky-soup').line('smoked-paprika')).toBeDefined();
  expect(composed(['carrot', 'leek', 'potato'], 'chunky-soup').line('dried-thyme')).toBeDefined();
});

test('long-cooked meat and pulses take two teaspoons of a mild spice', () => {
  expect(composed(['chickpea', 'carrot', 'ground-cumin'], 'bean-stew').line('ground-cumin')).toMatchObject({
    amount: { min: 2 },
    unit: 'tsp',
  });
});

test('aubergine is browned before a curry is begun, and returns to it for its last minutes', () => {
  const { steps } = composed(['aubergine', 'chickpea', 'tomato'], 'curry');
  const browned = placeOf(steps, /add the aubergines?, cover .* fry until golden/);
  expect(browned).toBeLessThan(placeOf(steps, /fry the onion/));
  expect(placeOf(steps, /^Stir in the aubergines? .* 5.minutes/)).toBeGreaterThan(placeOf(steps, /chickpeas/));
});

test('mealy roots in a stew leave no place for potatoes', () => {
  expect(composed(['beef', 'parsnip'], 'meat-stew').line('potato')).toBeUndefined();
  expect(composed(['beef', 'carrot'], 'meat-stew').line('potato')).toBeDefined();
});

test('avocado that a soup has no place for does not decide its cuisine', () => {
  expect(composed(['pea', 'pasta', 'avocado'], 'chunky-soup').line('ground-cumin')).toBeUndefined();
});

test('potatoes thicken a soup that has no pulses, before what is done in minutes goes in', () => {
  const { steps } = composed(['cod', 'potato', 'sweetcorn'], 'chunky-soup');
  const crushed = placeOf(steps, /^Crush a few cubes of potato/);
  expect(placeOf(steps, /lay in the cod/)).toBeGreaterThan(crushed);
});

test('coconut milk takes the place of more stock than its own', () => {
  const stockOf = (have: readonly string[]) => composed(have, 'chunky-soup').line('chicken-stock')?.amount?.min ?? 0;
  const without = stockOf(['chicken', 'pumpkin', 'carrot']);
  expect(stockOf(['chicken', 'pumpkin', 'carrot', 'coconut-milk'])).toBeLessThan(without);
});

test('tofu in a noodle soup is seasoned with half of the soy sauce, which goes into the broth too', () => {
  const { steps } = composed(['tofu', 'noodle', 'soy-sauce'], 'noodle-soup');
  expect(placeOf(steps, /^Brown the tofu .*season with half of the soy sauce/)).toBe(0);
  expect(placeOf(steps, /^Pour in the .*stock with the rest of the soy sauce/)).toBeGreaterThan(0);
});

test('tomato lies under the cheese that melts on toast, and one food is fried for a salad of leaves', () => {
  expect(composed(['bread', 'ham', 'cheddar'], 'toast').steps.join(' ')).toMatch(
    /Cover with the ham and tomato, then the cheddar/,
  );
  const { line } = composed(['chicken', 'prawn', 'lettuce'], 'leaf-salad');
  expect([line('chicken'), line('prawn')].filter(Boolean)).toHaveLength(1);
});
