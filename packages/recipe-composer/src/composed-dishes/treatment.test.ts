import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { describe, expect, test } from 'vitest';
import { composedRecipe } from '../__fixtures__/composed-recipe.ts';
import { createComposer } from '../create-composer.ts';

const composer = createComposer(kb);
const ANYTHING = { category: null, subcategory: null, preferences: { excludedAllergens: [], dietTypes: [] } } as const;

function find(available: readonly string[], template: string) {
  return composer.compose({ ...ANYTHING, available }).find((each) => each.template.id === template);
}

function noteOf(available: readonly string[], template: string, id: string): string | undefined {
  return composedRecipe(available, template).lines.find(({ ingredient }) => ingredient === id)?.preparation?.en;
}

function textOf(available: readonly string[], template: string, language: 'en-GB' | 'es' = 'en-GB'): string {
  const recipe = find(available, template)?.write();
  if (!recipe) throw new Error(`${template} is not composed of ${available.join(', ')}`);
  const { instructions } = renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb);
  return instructions.map(({ step }) => step).join(' ');
}

describe('each ingredient is treated as it needs', () => {
  test('peas boil with the potatoes of a salad', () => {
    expect(textOf(['potato', 'pea'], 'potato-salad')).toMatch(
      /Add the peas and cook until a knife slips into the potatoes, 3.minutes/,
    );
  });

  test('clams give up their sand, and only mussels have beards', () => {
    expect(textOf(['clam', 'garlic'], 'steamed-shellfish')).toMatch(/Soak the clams.*as salty as the sea/);
    expect(textOf(['clam', 'garlic'], 'steamed-shellfish')).not.toMatch(/beards/);
    expect(textOf(['mussel', 'garlic'], 'steamed-shellfish')).toMatch(/beards/);
  });

  test('morels go into nothing that is cooked for minutes', () => {
    const ids = (template: string, have: readonly string[]) =>
      composedRecipe(['morel', ...have], template).lines.map(({ ingredient }) => ingredient);
    expect(ids('noodle-soup', ['egg-noodle', 'egg'])).not.toContain('morel');
    expect(ids('omelette', ['egg'])).toContain('morel');
  });

  test('potatoes are peeled for a smooth soup', () => {
    expect(noteOf(['new-potato', 'leek'], 'smooth-soup', 'new-potato')).toBe('peeled, in 2 cm dice');
  });

  test('avocado that is mixed is diced', () => {
    expect(noteOf(['avocado', 'long-grain-rice', 'tomato'], 'grain-salad', 'avocado')).toMatch(/in 2 cm dice$/);
  });

  test('hard cheese is shaved over a salad and crumbly cheese crumbled', () => {
    expect(noteOf(['tomato', 'parmesan'], 'raw-salad', 'parmesan')).toMatch(/in shavings$/);
    expect(noteOf(['tomato', 'feta'], 'raw-salad', 'feta')).toMatch(/crumbled$/);
  });

  test('leaves go into a pan by the handful', () => {
    expect(textOf(['potato', 'spinach'], 'hash')).toMatch(/spinach by the handful.*until the water has gone/);
  });
});

describe('combinations that make no dish', () => {
  test('raw peppers are no salad alone', () => {
    expect(find(['red-pepper', 'parmesan'], 'raw-salad')).toBeUndefined();
  });

  test('a dish has one kind of potato', () => {
    expect(find(['waxy-potato', 'floury-potato', 'chopped-tomatoes'], 'curry')).toBeUndefined();
  });
});

test('water is put on first for what boils first', () => {
  expect(textOf(['potato', 'egg'], 'hash')).toMatch(/^Bring a pan of salted water to the boil/);
  expect(textOf(['courgette', 'egg'], 'frittata')).not.toMatch(/water to the boil/);
});

test('the salt of bread at the side seasons nothing else', () => {
  const salt = find(['egg', 'pea', 'chive'], 'scramble')
    ?.write()
    ?.lines.find(({ ingredient }) => ingredient === 'salt');
  expect(salt?.amount?.min).toBeGreaterThanOrEqual(0.5);
});

test('leaves at the side are dressed', () => {
  expect(textOf(['egg', 'courgette', 'lettuce'], 'frittata')).toMatch(
    /lettuce, dressed with a little more oil, the vinegar and a pinch of salt/,
  );
  expect(textOf(['egg', 'courgette', 'lettuce'], 'frittata', 'es')).toMatch(
    /lechuga, aliñada con un poco más de aceite, el vinagre y una pizca de sal/,
  );
});

test('leaves at the side of what is fried in butter are dressed without oil that is not there', () => {
  expect(textOf(['egg', 'lettuce', 'butter', 'cheddar'], 'omelette')).toMatch(
    /Serve with.* lettuce, dressed with the vinegar and a pinch of salt\./,
  );
});

test('the steps name no stock where there is water', () => {
  const withoutCelery = { ...ANYTHING, preferences: { excludedAllergens: ['Celery' as const], dietTypes: [] } };
  for (const [template, available] of [
    ['smooth-soup', ['leek', 'potato']],
    ['meat-stew', ['stewing-beef', 'red-wine', 'carrot', 'potato']],
    ['braise', ['stewing-beef', 'red-wine', 'carrot', 'potato']],
  ] as const) {
    const dish = composer.compose({ ...withoutCelery, available }).find((each) => each.template.id === template);
    const recipe = dish?.write();
    const steps = recipe && renderRecipe(recipe, { language: 'en-GB', measurementSystem: 'metric' }, kb).instructions;
    expect(steps?.map(({ step }) => step).join(' ')).toMatch(/^(?!.*stock).*water/s);
  }
});

test('sausages in pieces are checked at the thickest piece, whole ones in the middle', () => {
  expect(textOf(['sausage', 'egg', 'potato'], 'frittata')).toMatch(/thickest piece of the sausages/);
});

describe('what would be overcooked goes in late, or comes out', () => {
  test('florets roast for 25 minutes beside legs that take over an hour', () => {
    const text = textOf(['duck', 'cauliflower'], 'traybake');
    expect(noteOf(['duck', 'cauliflower'], 'traybake', 'cauliflower')).toBe('in large florets');
    expect(text).toMatch(
      /skin side up and roast for 50.minutes.*Spoon off the excess fat, leaving two spoonfuls.*cauliflower.*25.minutes/,
    );
  });

  test('sweet potatoes and pumpkin go on the tray with boneless chicken, carrots before it', () => {
    for (const sweet of ['sweet-potato', 'pumpkin']) {
      expect(textOf(['chicken', 'potato', sweet], 'traybake')).toMatch(
        /Toss the potatoes on[^.]*20.minutes\. Meanwhile, [^.]*add the chicken[^.]* (?:sweet potatoes|pumpkin)/,
      );
    }
    expect(textOf(['chicken', 'carrot'], 'traybake')).toMatch(/roast for 20.minutes\. Meanwhile, mix [^.]*chicken/);
  });

  test('sweet potatoes come to lentils and to a stew near the end', () => {
    const lentils = textOf(['lentil', 'sweet-potato'], 'bean-stew');
    expect(lentils).toMatch(/Add the lentils.*Add the sweet potatoes and simmer until everything is soft/);
    expect(textOf(['pork', 'sweet-potato'], 'meat-stew')).toMatch(
      /Add the sweet potatoes (?:with the rest of the salt )?and simmer on.*20.minutes/,
    );
  });

  test('broccoli goes into the broth shortly before the noodles', () => {
    expect(textOf(['noodle', 'broccoli'], 'noodle-soup')).toMatch(
      /Add the broccoli and cook for 2.minutes\. Add the noodles/,
    );
  });

  test('green beans are boiled for two minutes before they go into a parcel, and asparagus goes in raw', () => {
    expect(textOf(['salmon', 'potato', 'green-bean'], 'fish-parcel')).toMatch(
      /Boil the potatoes [^.]*, adding the green beans for the last two minutes/,
    );
    const asparagus = textOf(['salmon', 'potato', 'asparagus'], 'fish-parcel');
    expect(asparagus).not.toMatch(/adding the asparagus/);
    expect(asparagus).toMatch(/Share the potatoes and asparagus out/);
  });

  test('the garlic of a parcel is warmed in the oil', () => {
    expect(textOf(['salmon', 'potato', 'asparagus'], 'fish-parcel')).toMatch(/Warm the oil with the garlic/);
    expect(textOf(['salmon', 'spinach'], 'fish-parcel')).toMatch(/add the garlic and stir for 1.minute/);
  });

  test('onion is softened before it goes onto a pizza', () => {
    expect(textOf(['cheese', 'flour-tortilla', 'onion'], 'flatbread-pizza')).toMatch(
      /Soften the onion.*Top with .*onion/,
    );
  });

  test('concentrate is fried with the garlic, before lentils and before tomatoes', () => {
    expect(textOf(['lentil', 'carrot'], 'bean-stew')).toMatch(/Stir in the garlic[^.]*tomato purée.*Add the lentils/);
    expect(textOf(['tomato', 'rice'], 'chunky-soup')).toMatch(/Stir in the garlic[^.]*tomato purée.*Add the tomatoes/);
  });

  test('chicken leaves the pan while mushrooms brown for a creamy sauce', () => {
    expect(textOf(['pasta', 'cream', 'chicken', 'mushroom'], 'creamy-pasta')).toMatch(
      /chicken.*Lift out\..*mushrooms.*Add the cream and chicken/,
    );
  });

  test('tofu is seasoned with soy sauce and dusted before it is roasted, and glazed in the last minutes', () => {
    expect(textOf(['tofu', 'broccoli', 'soy-sauce'], 'tofu-tray')).toMatch(
      /half of the soy sauce.*dust with the cornflour.*15.minutes.*rest of the soy sauce to a simmer.*garlic.*Pour over.*4.minutes/,
    );
  });
});

describe('a dish of few things has its taste from what it is cooked in', () => {
  const withoutCelery = (available: readonly string[], template: string) =>
    composer
      .compose({ ...ANYTHING, preferences: { excludedAllergens: ['Celery'], dietTypes: [] }, available })
      .find((each) => each.template.id === template)
      ?.write()
      ?.lines.map(({ ingredient }) => ingredient);

  test('rice drinks stock, and water with bay where no stock is permitted', () => {
    const ids = composedRecipe(['chicken', 'rice', 'pumpkin'], 'pilaf').lines.map(({ ingredient }) => ingredient);
    expect(ids).toContain('chicken-stock');
    expect(ids).not.toContain('water');
    expect(withoutCelery(['chicken', 'rice', 'pumpkin'], 'pilaf')).toEqual(
      expect.arrayContaining(['water', 'bay-leaf']),
    );
  });

  test('so does a soup', () => {
    expect(withoutCelery(['sweetcorn', 'rice'], 'chunky-soup')).toEqual(expect.arrayContaining(['water', 'bay-leaf']));
    expect(withoutCelery(['carrot', 'cream'], 'smooth-soup')).toEqual(expect.arrayContaining(['water', 'bay-leaf']));
  });
});

describe('rice, pasta and salads', () => {
  test('lean meat of a pilaf is browned first and comes back at the end, where it stays juicy', () => {
    const text = textOf(['rice', 'lamb', 'carrot'], 'pilaf');
    expect(text).toMatch(/brown in two batches, 6.minutes in all\. Lift out.*cook over the lowest heat, 12.minutes/);
    expect(text).toMatch(/put the lamb back on top with the juices and leave to stand/);
  });

  test('pork for a pilaf is checked in the pan, and poultry once it has cooked with the rice', () => {
    expect(textOf(['rice', 'pork', 'red-pepper'], 'pilaf')).toMatch(/in all\. [^.]*pork[^.]*\. Lift out/);
    expect(textOf(['rice', 'chicken', 'carrot'], 'pilaf')).toMatch(/lowest heat, .*75.°C/);
  });

  test('what steams on top of a pilaf is seasoned', () => {
    expect(textOf(['rice', 'chickpea', 'broccoli'], 'pilaf')).toMatch(
      /Set the broccoli on top of the rice, season with a pinch of salt, cover again/,
    );
  });

  test('whole-grain rice has more to drink', () => {
    const liquid = (rice: string) =>
      composedRecipe([rice, 'chickpea', 'carrot'], 'pilaf')
        .lines.filter(({ ingredient }) => /stock|^water$/.test(ingredient ?? ''))
        .reduce((sum, { amount }) => sum + (amount?.min ?? 0), 0);
    expect(liquid('brown-rice')).toBeGreaterThanOrEqual(liquid('rice') * 1.2);
  });

  test('sweetcorn that is eaten as it is comes from a tin, or has been boiled', () => {
    expect(noteOf(['kidney-bean', 'tinned-tuna', 'sweetcorn'], 'bean-salad', 'sweetcorn')).toMatch(/boiled/);
  });

  test('cauliflower browns in the pan before its pasta boils', () => {
    expect(textOf(['spaghetti', 'cauliflower', 'bacon'], 'tossed-pasta')).toMatch(
      /Add the cauliflower and cook covered.*uncover and let the edges brown.*Cook the spaghetti/,
    );
  });

  test('the water for pasta is on before the last few minutes of its sauce', () => {
    expect(textOf(['pasta', 'chickpea', 'tinned-tomato'], 'tomato-pasta')).toMatch(
      /bring a large pan of well-salted water to the boil.*Stir in the chickpeas/,
    );
  });

  test('boiled ham on leaves has shavings of cheese beside it', () => {
    const { lines } = composedRecipe(['lettuce', 'ham'], 'leaf-salad');
    expect(lines.some(({ ingredient, optional }) => ingredient === 'parmesan' && !optional)).toBe(true);
  });
});
