import type { Diet } from '@larder/contract/diet';
import type { Language } from '@larder/contract/language';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { describe, expect, test } from 'vitest';
import { createComposer } from '../../create-composer.ts';

const composer = createComposer(kb);

function stirFry(available: readonly string[], language: Language, dietTypes: readonly Diet[] = []): string {
  const request = { category: null, subcategory: null, preferences: { excludedAllergens: [], dietTypes } };
  const dish = composer.compose({ ...request, available }).find(({ template }) => template.id === 'stir-fry');
  const recipe = dish?.write();
  if (!recipe) throw new Error(`No stir-fry is composed of ${available.join(', ')}`);
  const { instructions } = renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb);
  return instructions.map(({ step }) => step).join('\n');
}

function sugarIn(available: readonly string[]): number {
  const preferences = { excludedAllergens: [], dietTypes: [] };
  const request = { category: null, subcategory: null, preferences, available };
  const dish = composer.compose(request).find(({ template }) => template.id === 'stir-fry');
  const line = dish?.write()?.lines.find(({ ingredient }) => ingredient === 'sugar');
  return line?.amount?.min ?? 0;
}

describe('the eggs of a stir-fry with tofu', () => {
  test.each([
    [
      'en-GB',
      /Beat the eggs with a.*Lift out.*little more of the oil to the wok and scramble the eggs.*and lift out.*Off the heat, .*fold in the eggs/s,
    ],
    [
      'es',
      /Bate los huevos con.*Resérvalo.*un poco más de aceite en el wok y cuaja ahí los huevos.*y resérvalos.*Fuera del fuego, .*incorpora los huevos/s,
    ],
    [
      'fr',
      /Battre les œufs avec.*Réserver le.*un peu d’huile dans le wok et y brouiller les œufs.*Réserver les œufs.*Hors du feu, .*incorporer les œufs/s,
    ],
  ] as const)('in %s are beaten first, cooked after it, and folded in at the end', (language, words) => {
    expect(stirFry(['tofu', 'egg', 'carrot', 'sweet-pepper', 'basmati-rice'], language)).toMatch(words);
  });

  test('are left out beside meat', () => {
    expect(stirFry(['chicken-breast', 'egg', 'carrot'], 'en-GB')).not.toMatch(/egg/);
  });
});

test('eggs without meat are cooked in half of the oil', () => {
  const steps = stirFry(['egg', 'carrot', 'sweet-pepper', 'mushroom'], 'en-GB');
  expect(steps).toMatch(
    /Beat the eggs.*half of the oil in a wok.*scramble the eggs.*lift out.*the rest of the oil.*fold in the eggs/s,
  );
});

describe('a stir-fry of vegetables alone', () => {
  test.each([
    ['en-GB', /[Hh]eat the oil in (?:a|the) wok/, /rest of the oil/],
    ['es', /[Cc]alienta el aceite en (?:un|el) wok/, /resto del aceite/],
    ['fr', /[Cc]hauffer l’huile dans (?:un|le) wok/, /reste de l’huile/],
  ] as const)('in %s takes all of the oil at once', (language, words, rest) => {
    for (const vegetables of [
      ['carrot', 'sweet-pepper', 'broccoli', 'mushroom'],
      ['sweet-pepper', 'spinach', 'mushroom'],
    ]) {
      const steps = stirFry([...vegetables, 'basmati-rice'], language, ['Vegan']);
      expect(steps).toMatch(words);
      expect(steps).not.toMatch(rest);
    }
  });
});

test('rice is put on before the wok is hot', () => {
  expect(stirFry(['turkey-breast', 'courgette', 'basmati-rice'], 'en-GB')).toMatch(
    /[Rr]inse the rice[^.]*leave covered\..*Heat half of the oil/s,
  );
});

describe('the fire under a wok', () => {
  test('is lit after the sauce is mixed', () => {
    const steps = stirFry(['minced-beef', 'spinach', 'basmati-rice'], 'en-GB');
    expect(steps).toMatch(
      /[Ss]tir the soy sauce.*until smooth.*[Hh]eat half of the oil.*[Pp]our in the sauce, stirred once more/s,
    );
  });

  test('takes many mushrooms in batches, apart from the firm vegetables, and the rest in one go', () => {
    expect(stirFry(['tofu', 'mushroom'], 'en-GB')).toMatch(/Stir-fry the mushrooms [^.]*in two batches/);
    expect(stirFry(['tofu', 'sweet-pepper'], 'en-GB')).toMatch(/Add the peppers and stir-fry, keeping some bite, 5/);
    const few = stirFry(['egg', 'courgette', 'celery', 'carrot', 'mushroom'], 'en-GB');
    expect(few).toMatch(/just tender.*and lift out.*Return the .*carrots.* to the wok/s);
  });
});

test('leaves of a stir-fry give up their water before anything else is fried', () => {
  expect(stirFry(['minced-turkey', 'spinach'], 'en-GB')).toMatch(
    /Wilt the spinach.*colander.*fry the turkey.*Return the turkey and spinach to the wok/s,
  );
});

test('leaves with firm stems go into a stir-fry last, and leeks become tender', () => {
  const steps = stirFry(['tofu', 'kale'], 'en-GB');
  expect(steps).toMatch(/garlic.*Add the kale by the handful.*Return the tofu to the wok/s);
  expect(steps).not.toMatch(/colander/);
  expect(stirFry(['chicken-breast', 'leek'], 'en-GB')).toMatch(/leeks over a medium heat until tender, 10\sminutes/);
});

test('edamame are a part of the vegetables of a stir-fry', () => {
  expect(stirFry(['tofu', 'edamame'], 'en-GB')).toMatch(
    /Add the peppers.*Add the edamame .*toss until hot and tender/s,
  );
});

test('the stems of pak choi go into a wok before its leaves', () => {
  expect(stirFry(['prawn', 'pak-choi'], 'en-GB')).toMatch(/Add the stems of the pak choi.*garlic.*Add the leaves/s);
  expect(stirFry(['tofu', 'pak-choi', 'carrot'], 'fr')).toMatch(/les tiges du pak-choï.*Ajouter les feuilles/s);
});

test('pineapple and aubergine that are there go into a stir-fry', () => {
  expect(stirFry(['pork', 'sweet-pepper', 'pineapple'], 'en-GB')).toMatch(/Toss in the pineapple/);
  expect(stirFry(['minced-pork', 'aubergine'], 'en-GB')).toMatch(/aubergines over a medium heat until tender/);
});

test('noodles of a stir-fry have more sauce than rice beside it', () => {
  expect(stirFry(['tofu', 'broccoli', 'egg-noodle'], 'en-GB')).toMatch(/180 ml of water/);
});

test('the sauce of a stir-fry has half as much sugar beside sweet vegetables', () => {
  expect(sugarIn(['chicken-breast', 'sweetcorn', 'sweet-pepper'])).toBe(sugarIn(['chicken-breast', 'broccoli']) / 2);
});

test('what is mild takes some heat in a stir-fry, and pork its own spice', () => {
  expect(stirFry(['prawn', 'mushroom'], 'en-GB')).toMatch(/soy sauce, chilli flakes/);
  expect(stirFry(['pork', 'green-bean'], 'en-GB')).toMatch(/five-spice/);
});

test('firm vegetables of a stir-fry are fried without a lid, and noodles go into the sauce', () => {
  const steps = stirFry(['tofu', 'broccoli', 'carrot', 'rice-noodle'], 'en-GB');
  expect(steps).toMatch(
    /noodles.*rinse under cold water.*with some bite.*Loosen the .*noodles with your fingers and add. Pour in the sauce/s,
  );
  expect(steps).not.toMatch(/\bcover\b|steam/);
});

test('a step that puts rice on has time for it', () => {
  const request = { category: null, subcategory: null, preferences: { excludedAllergens: [], dietTypes: [] } };
  const dishes = composer.compose({ ...request, available: ['chicken-breast', 'broccoli', 'basmati-rice'] });
  const [first] = dishes.find(({ template }) => template.id === 'stir-fry')?.write()?.steps ?? [];
  expect(first?.seconds).toBeGreaterThanOrEqual(300);
});

test('nothing is stir-fried where cream or cheese is at hand and nothing speaks for soy sauce', () => {
  expect(() => stirFry(['chicken-breast', 'broccoli', 'double-cream', 'cheddar'], 'en-GB')).toThrow('No stir-fry');
  expect(stirFry(['chicken-breast', 'broccoli', 'soy-sauce', 'cheddar'], 'en-GB')).toMatch(/wok/);
});

test('a stir-fry with noodles says so in its title', () => {
  const request = { category: null, subcategory: null, preferences: { excludedAllergens: [], dietTypes: [] } };
  const dishes = composer.compose({ ...request, available: ['tofu', 'pak-choi', 'rice-noodle'] });
  const recipe = dishes.find(({ template }) => template.id === 'stir-fry')?.write();
  expect(recipe?.title.es).toBe('Wok de fideos de arroz con tofu y pak choi');
});
