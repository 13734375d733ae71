import { describe, expect, test } from 'vitest';
import { composedRecipe, composedSteps } from '../__fixtures__/composed-recipe.ts';

function soupOf(available: readonly string[], template = 'chunky-soup') {
  const { lines } = composedRecipe(available, template);
  return {
    text: composedSteps(available, template),
    ids: lines.map(({ ingredient }) => ingredient),
    grams: (id: string) => lines.find(({ ingredient }) => ingredient === id)?.amount?.min ?? 0,
  };
}

describe('a soup of pieces', () => {
  test('browns its mushrooms before the onion goes in', () => {
    expect(soupOf(['mushroom', 'spinach', 'pasta']).text).toMatch(
      /^Heat the oil .*mushrooms .*edges brown[\s\S]*\nAdd the onion to the pan/,
    );
  });

  test('cooks breast at the very end, and thighs with the rest', () => {
    expect(soupOf(['chicken-breast', 'mushroom', 'pasta', 'single-cream']).text).toMatch(
      /Add the pasta[\s\S]*Lower the heat, add the chicken and simmer very gently .*6.minutes/,
    );
    expect(soupOf(['chicken-thigh', 'carrot', 'potato']).text).toMatch(/^Brown the chicken/);
  });

  test('has no more peas or spinach than its broth carries', () => {
    expect(soupOf(['pea', 'potato', 'cod']).grams('pea')).toBeLessThan(350);
    expect(soupOf(['spinach', 'chickpea']).grams('spinach')).toBeLessThan(300);
  });

  test('of fish has wine in its broth, and lemon where that is there', () => {
    expect(soupOf(['cod', 'sweet-pepper', 'tomato']).ids).toContain('white-wine');
    const { ids } = soupOf(['cod', 'potato', 'pea', 'lemon']);
    expect(ids).toContain('lemon');
    expect(ids).not.toContain('white-wine');
  });

  test('of fish and cream has dill and no paprika', () => {
    const { ids } = soupOf(['salmon', 'leek', 'potato', 'single-cream']);
    expect(ids).toContain('dill');
    expect(ids).not.toContain('paprika');
    expect(ids).not.toContain('lemon');
  });

  test('of pulses has two spices and lime or lemon in the cuisines that season them so', () => {
    expect(soupOf(['black-bean', 'sweet-potato', 'avocado', 'lime']).ids).toEqual(
      expect.arrayContaining(['ground-cumin', 'smoked-paprika', 'lime']),
    );
  });

  test('toasts corn tortillas in strips to go on top', () => {
    const { text, ids } = soupOf(['black-bean', 'sweet-potato', 'corn-tortilla']);
    expect(text).toMatch(/cut the tortillas into strips and toast/);
    expect(ids).not.toContain('bread');
  });

  test.each([
    ['tahini', ['chickpea', 'spinach', 'sweet-potato', 'tahini', 'lemon']],
    ['mustard', ['chicken', 'mushroom', 'creme-fraiche', 'mustard']],
    ['egg', ['pea', 'rice', 'egg']],
    ['prawn', ['hake', 'prawn', 'tomato', 'sweet-pepper']],
  ])('has a place for %s', (id, available) => {
    const { ids, text } = soupOf(available);
    expect(ids).toContain(id);
    expect(text).toMatch(new RegExp(id));
  });

  test('is served without bread where rice or pasta is in it', () => {
    expect(soupOf(['pea', 'pasta']).ids).not.toContain('bread');
    expect(soupOf(['carrot', 'leek', 'potato']).ids).toContain('bread');
  });

  test('with cream is sharpened by nothing that is bought', () => {
    expect(soupOf(['leek', 'potato', 'single-cream']).ids).not.toContain('lemon');
  });
});

describe('a soup that is blended', () => {
  test('has its cheese stirred in, and only what crumbles on top', () => {
    expect(soupOf(['cauliflower', 'comte'], 'smooth-soup').text).toMatch(/Stir in the Comté off the heat/);
    expect(soupOf(['courgette', 'feta'], 'smooth-soup').text).toMatch(
      /scatter with the [^.]*feta|finish with the feta/,
    );
  });

  test('of tomatoes is pressed through a sieve and has no potato', () => {
    const { text, ids } = soupOf(['tomato', 'basil'], 'smooth-soup');
    expect(text).toMatch(/Pass it through a food mill or a sieve/);
    expect(soupOf(['tomato', 'chickpea'], 'smooth-soup').text).toMatch(/food mill or a sieve/);
    expect(ids).not.toContain('potato');
  });

  test('of peas and pasta gets body from crushed peas', () => {
    expect(soupOf(['pea', 'macaroni'], 'chunky-soup').text).toMatch(/Crush a ladleful of the peas/);
  });

  test('takes cashew nuts for its cream, blended with the rest', () => {
    const { text, ids } = soupOf(['cauliflower', 'cashew'], 'smooth-soup');
    expect(text).toMatch(/^Add the potatoes and cashew nuts and pour in the/m);
    expect(ids).not.toContain('single-cream');
  });

  test('keeps carrots from what is green, and puts broccoli and cauliflower together', () => {
    expect(() => soupOf(['courgette', 'carrot'], 'smooth-soup')).toThrow();
    expect(soupOf(['broccoli', 'cauliflower'], 'smooth-soup').ids).toEqual(
      expect.arrayContaining(['broccoli', 'cauliflower']),
    );
  });

  test('of leeks and carrots does not taste of cumin', () => {
    expect(soupOf(['leek', 'carrot', 'potato'], 'smooth-soup').ids).not.toContain('ground-cumin');
  });
});

describe('a stew', () => {
  test('of lentils with chorizo has mild paprika alone, and is not crushed', () => {
    const { ids, text } = soupOf(['lentil', 'chorizo'], 'bean-stew');
    expect(ids).toContain('paprika');
    expect(ids).not.toContain('smoked-paprika');
    expect(text).not.toMatch(/Crush/);
  });

  test.each([
    ['halloumi', ['chickpea', 'sweet-pepper', 'halloumi'], 'bean-stew', /Fry the halloumi in a dry/],
    ['tahini', ['chickpea', 'spinach', 'tahini'], 'bean-stew', /Loosen the tahini/],
    ['raisin', ['chickpea', 'carrot', 'ground-cumin', 'raisin'], 'bean-stew', /raisins/],
    ['lardons', ['stewing-beef', 'mushroom', 'lardons'], 'meat-stew', /^Brown the (?:lardons|bacon)/],
  ])('has a place for %s', (id, available, template, words) => {
    const { ids, text } = soupOf(available, template);
    expect(ids).toContain(id);
    expect(text).toMatch(words);
  });

  test('is no chilli, and of pulses none, where what is at hand makes another dish', () => {
    expect(() => soupOf(['minced-lamb', 'tomato', 'cinnamon', 'mint'], 'chilli')).toThrow();
    expect(() => soupOf(['minced-beef', 'tomato', 'aubergine', 'bechamel-sauce'], 'chilli')).toThrow();
    expect(() => soupOf(['chickpea', 'spinach', 'coconut-milk', 'curry-powder'], 'bean-stew')).toThrow();
  });

  test('of ribs has weight for their bones', () => {
    expect(soupOf(['pork-rib', 'potato'], 'meat-stew').grams('pork-rib')).toBeGreaterThan(1);
  });
});

test('the onion of a chilli softens in oil that was kept for it', () => {
  expect(soupOf(['minced-beef', 'kidney-bean', 'tomato'], 'chilli').text).toMatch(
    /in half of the oil .*Pour off the fat that has run out\.\nAdd the onion with the rest of the oil/,
  );
});

test('a chilli with a powder of chillies has cumin too', () => {
  expect(soupOf(['kidney-bean', 'chopped-tomatoes', 'rice', 'chilli-powder'], 'chilli').ids).toContain('ground-cumin');
});
