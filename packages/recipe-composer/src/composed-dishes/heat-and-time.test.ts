import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { describe, expect, test } from 'vitest';
import { composedRecipe } from '../__fixtures__/composed-recipe.ts';

function composed(available: readonly string[], template: string) {
  const recipe = composedRecipe(available, template);
  const { instructions } = renderRecipe(recipe, { language: 'en-GB', measurementSystem: 'metric' }, kb);
  const steps = instructions.map(({ step }) => step);
  const ids = recipe.lines.map(({ ingredient }) => ingredient);
  return { recipe, steps, ids, text: steps.join(' '), optional: recipe.lines.filter(({ optional }) => optional) };
}

describe('a side', () => {
  test('may go on cooking in the steps that follow, without time of its own', () => {
    const { recipe, steps } = composed(['chicken-breast', 'chopped-tomatoes'], 'curry');
    const at = steps.findIndex((step) => /[Rr]inse the rice/.test(step));
    expect(steps[at]).toMatch(/until thick and the oil shows at the edges, 10.minutes/);
    expect(steps[at]).toMatch(/inse the rice[^.]*17.minutes in all; take off the heat and leave covered/);
    expect(recipe.steps[at]?.seconds).toBe(11 * 60);
    expect(steps[at + 1]).toMatch(/^Return the chicken with the juices, add the water/);
  });

  test('is no tortilla beside a braise', () => {
    expect(composed(['stewing-beef', 'carrot', 'flour-tortilla'], 'braise').ids).not.toContain('flour-tortilla');
  });
});

test('chicken breast stays in a sauce for no longer than it needs', () => {
  expect(composed(['chicken-breast', 'chopped-tomatoes'], 'curry').text).toMatch(
    /Return the chicken[^.]*simmer half covered, stirring now and then, until cooked through, 8.minutes/,
  );
  expect(composed(['chicken-breast', 'chopped-tomatoes', 'penne'], 'tomato-pasta').text).toMatch(
    /chicken.*brown.*Lift out.*Stir in the chicken and simmer, 4.minutes/,
  );
});

describe('onions', () => {
  test.each([
    ['tomato-pasta', ['minced-beef', 'onion', 'chopped-tomatoes', 'penne']],
    ['eggs-in-tomato', ['minced-beef', 'egg', 'chopped-tomatoes']],
    ['baked-potatoes', ['minced-pork', 'sweet-potato']],
    ['pilaf', ['minced-lamb', 'basmati-rice', 'almond']],
    ['hash', ['minced-beef', 'potato']],
  ] as const)('of a %s soften before its meat browns', (template, have) => {
    expect(composed(have, template).text).toMatch(/onion[^.]*\d+.minutes\. Add the [^.]*, turn up the heat/);
  });

  test('of a frittata cook in the fat of the cured sausage, which comes back when they are soft', () => {
    expect(composed(['chorizo', 'egg', 'cheddar'], 'frittata').text).toMatch(
      /Fry the chorizo [^.]*\. Lift out [^.]*fat in the pan\. [^.]*cook the onion [^.]*8.minutes\. Add the chorizo/,
    );
  });

  test('and leeks in quantity sweat longer, under a lid', () => {
    expect(composed(['leek', 'cream'], 'smooth-soup').text).toMatch(
      /onion and leeks without colouring, covered.*12.min/,
    );
  });
});

test('much of a mushroom browns for longer than a little', () => {
  const [much, little] = [['mushroom'], ['mushroom', 'carrot', 'celery']].map((vegetables) =>
    /water has gone and the edges brown, (\d+)/.exec(composed([...vegetables, 'white-bean'], 'bean-stew').text),
  );
  expect(Number(much?.[1])).toBeGreaterThan(Number(little?.[1]));
});

test('potatoes among tomatoes simmer longer than among leeks', () => {
  const simmered = (have: readonly string[]) =>
    Number(/into the [a-z ]*potatoes, (\d+)/.exec(composed(have, 'smooth-soup').text)?.[1]);
  expect(simmered(['passata', 'potato'])).toBeGreaterThan(simmered(['leek', 'potato']));
});

test('vegetables that are blended simmer under a lid until they are very soft', () => {
  expect(composed(['cauliflower', 'carrot', 'bacon'], 'smooth-soup').text).toMatch(
    /cover and simmer, 10.minutes.*Add the cauliflower, bring back to the boil, cover and simmer until very soft, 10.minutes/,
  );
});

test('the sugar of a sour is stirred until no grains are left, and its glasses chill meanwhile', () => {
  expect(composed(['bourbon', 'lime-juice'], 'sour').text).toMatch(
    /glasses with cold water and a little of the ice .*Stir the sugar .*no grains are left\..*Empty the glasses and strain/,
  );
});

test('a drink is sweetened before its very cold water is in', () => {
  expect(composed(['peach', 'lime'], 'agua-fresca').text).toMatch(/with the sugar .* top up with .*very cold/);
});

test('berries of a crumble are bound with starch, apples are not', () => {
  expect(composed(['raspberry', 'plain-flour', 'butter'], 'crumble').ids).toContain('cornflour');
  expect(composed(['apple', 'plain-flour', 'butter'], 'crumble').ids).not.toContain('cornflour');
});

test('watery vegetables are salted once they are dry', () => {
  expect(composed(['courgette', 'potato', 'gruyere'], 'gratin').text).toMatch(
    /no liquid is left, 10.minutes; season with half of the salt/,
  );
});

test('the eggs of a hash are set in hollows between the potatoes, under a lid', () => {
  const { steps } = composed(['potato', 'egg'], 'hash');
  expect(steps.join(' ')).toMatch(
    /a third of the oil.*in the rest of the oil.*Make hollows and break the eggs into them; cover.*whites are set/,
  );
});

test('cheese is laid on an omelette that is still soft', () => {
  expect(composed(['egg', 'feta'], 'omelette').text).toMatch(
    /still soft on top, but no longer runny.*Lay half of the feta over one side, leave for 30/,
  );
});

test('a crumbly cheese on a gratin has one that melts beside it', () => {
  expect(composed(['cauliflower', 'feta'], 'gratin').ids).toContain('gruyere');
  expect(composed(['cauliflower', 'feta', 'cheddar'], 'gratin').ids).not.toContain('gruyere');
});

test('wine boils before tomatoes come to mussels', () => {
  expect(composed(['mussel', 'passata', 'white-wine'], 'steamed-shellfish').text).toMatch(
    /Pour in the (?:white )?wine[^.]*let it boil for 2.minutes\. Add the [^.]*let it bubble/,
  );
});

test('pulses are turned in the dressing before leaves are', () => {
  expect(composed(['lettuce', 'chickpea', 'cashew'], 'leaf-salad').text).toMatch(
    /turn the shallot and chickpeas in it.*Toss the lettuce/,
  );
});

test('the garlic of a roast leaves the tin with the juices', () => {
  expect(composed(['pork-shoulder', 'potato'], 'slow-roast').text).toMatch(
    /pour the juices into a small pan with the garlic.*carve or pull the meat/,
  );
});

describe('what a sauce ends with', () => {
  test('a curry with cream takes the lime that is there', () => {
    expect(composed(['lamb-shoulder', 'cream', 'lime'], 'curry').text).toMatch(/Sharpen the sauce with the lime juice/);
  });

  test('a pulse stew with tomatoes is offered something sharp', () => {
    const { ids } = composed(['brown-lentil', 'chopped-tomatoes', 'bay-leaf'], 'bean-stew');
    expect(ids.some((id) => /vinegar|lemon/.test(id ?? ''))).toBe(true);
  });

  test('who has thyme alone is offered a tender herb for a curry', () => {
    expect(
      composed(['stewing-beef', 'yogurt', 'thyme'], 'curry').optional.map(({ ingredient }) => ingredient),
    ).toContain('coriander-leaf');
  });

  test('tomatoes of a curry have a pinch of sugar', () => {
    expect(composed(['chicken-breast', 'chopped-tomatoes'], 'curry').ids).toContain('sugar');
    expect(composed(['chicken-breast', 'cream'], 'curry').ids).not.toContain('sugar');
  });
});

test('peas of a pie go into its sauce, and are not fried', () => {
  expect(composed(['puff-pastry', 'minced-beef', 'pea'], 'pastry-pie').text).toMatch(
    /cook the onion over .*pour in the milk little by little, add the peas and simmer/,
  );
});

test('a drink is finished with the peel of fruit that was squeezed for it, where there is any', () => {
  const collins = composed(['gin', 'sugar-syrup', 'lemon'], 'collins').text;
  expect(collins).toMatch(/pare off two strips of peel before .*Finish with a strip of the peel/);
  expect(composed(['gin', 'sugar-syrup', 'lemon-juice'], 'collins').text).not.toMatch(/peel/);
});

test('potatoes are put on in one sentence before the sauce that they are served with is begun', () => {
  expect(composed(['chicken-thigh', 'peach', 'potato'], 'meat-with-fruit').text).toMatch(
    /[Cc]over the potatoes [^.]*; when the time is up, drain, put back into the pan with the butter and leave covered\..*heat a third of the oil .*boil down .*return the chicken/,
  );
});

test('what is brought to the boil counts the time that its weight takes, and shows when it boils', () => {
  const { text, recipe } = composed(['celery', 'long-grain-rice'], 'chunky-soup');
  expect(text).toMatch(/bring to the boil\./);
  const boil = recipe.steps.find(({ text: { en } }) => en.some((part) => /bring to the boil/.test(String(part))));
  expect(boil?.seconds).toBeGreaterThanOrEqual(4 * 60);
  expect(boil?.seconds).toBeLessThanOrEqual(8 * 60);
});

test('rice goes into a soup at once where its vegetables take no longer', () => {
  expect(composed(['celery', 'long-grain-rice'], 'chunky-soup').text).not.toMatch(/half covered/);
  expect(composed(['celeriac', 'long-grain-rice'], 'chunky-soup').text).toMatch(/half covered, \d/);
});

test('the garlic of a tray roasts in its skin, with the onion and after the potatoes', () => {
  const { recipe, text } = composed(['chicken-thigh', 'potato', 'courgette', 'onion'], 'traybake');
  expect(recipe.lines.find(({ ingredient }) => ingredient === 'garlic')?.preparation?.en).toBe('unpeeled');
  expect(text).toMatch(/roast for 20.minutes\..*onion, courgettes and garlic .*Squeeze the garlic out of its skin/);
});

test('what lies side by side on one tray takes no second one', () => {
  const few = composed(['mushroom', 'feta'], 'roasted-tray');
  expect(few.recipe.equipment.map(({ en }) => en)).toEqual(['a large baking tray']);
  expect(few.text).not.toMatch(/trays/);
  const many = composed(['chicken-thigh', 'potato', 'courgette'], 'traybake');
  expect(many.recipe.equipment.map(({ en }) => en)).toEqual(['two large baking trays']);
  expect(many.text).toMatch(/swapping the trays/);
});

test('honey glazes a tray in its last minutes', () => {
  expect(composed(['aubergine', 'goats-cheese', 'honey'], 'roasted-tray').text).toMatch(
    /30.minutes\..*Trickle with the honey, .* 5.minutes/,
  );
});

test('the sauce of a gratin binds, and roots go into the oven raw, under foil at first, potatoes not', () => {
  const squash = composed(['squash', 'gruyere'], 'gratin').text;
  expect(squash).toMatch(/[Ww]hisk the cornflour into the cream .*until the sauce coats a spoon, 5.minutes/);
  expect(squash).not.toMatch(/[Bb]oil/);
  const carrots = composed(['carrot', 'gruyere'], 'gratin').text;
  expect(carrots).not.toMatch(/[Bb]oil /);
  expect(carrots).toMatch(/Cover with foil and bake .*25.minutes.*Take off the foil.*Gruy.*25.minutes/);
  const potatoes = composed(['potato', 'gruyere'], 'gratin').text;
  expect(potatoes).toMatch(/Bring the cream and milk gently to a simmer/);
});

test('chicory is boiled until it is soft and squeezed before it is wrapped in ham', () => {
  expect(composed(['chicory', 'ham', 'white-sauce', 'emmental'], 'gratin').text).toMatch(
    /Boil the chicory.* 15.minutes, drain and press well in a clean cloth .*wrap each one in ham/,
  );
});
