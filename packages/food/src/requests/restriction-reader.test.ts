import type { Language } from '@larder/contract/language';
import { describe, expect, test } from 'vitest';
import { kb } from '../__fixtures__/knowledge-base.ts';
import { have, read } from '../__fixtures__/requests.ts';
import { FOOD_GROUPS } from './phrases/vocabulary.ts';

describe('an allergy', () => {
  test.each<[string, Language, string[]]>([
    ['nut allergy - chicken, rice, broccoli', 'en-GB', ['Nuts', 'Peanuts']],
    ['allergic to tree nuts but peanuts are ok. peanut butter, oats', 'en-US', ['Nuts']],
    ['I have a severe peanut allergy. bread, jam', 'en-US', ['Peanuts']],
    ['allergies: eggs, milk. in the fridge: ham, pasta', 'en-GB', ['Eggs', 'Dairy']],
    ['gluten free: rice, prawns, soy sauce', 'en-GB', ['Gluten']],
    ['egg and dairy free pancakes, flour, oat milk', 'en-GB', ['Eggs', 'Dairy']],
    ['my kid is alergic to shellfish. rice, peas', 'en-US', ['Shellfish']],
    ['mollusk allergy (clams, oysters, mussels). linguine', 'en-US', ['Molluscs']],
    ['soy alérgica a la leche, pollo y arroz', 'es', ['Dairy']],
    ['mi hijo es celíaco, tengo pollo y patatas', 'es', ['Gluten']],
    ['intolerante a la lactosa y al gluten, calabacín y huevos', 'es', ['Dairy', 'Gluten']],
    ['pescado no, mariscos sí. arroz', 'es', ['Fish']],
    ['allergique aux fruits à coque, poulet, riz', 'fr', ['Nuts', 'Peanuts']],
    ['je ne supporte ni le lait ni les œufs, flocons d’avoine', 'fr', ['Dairy', 'Eggs']],
    ['poulet, nouilles. allergie arachide +++', 'fr', ['Peanuts']],
    ['my wee one cannae have eggs. flour, butter', 'en-GB', ['Eggs']],
    ['celiak friend coming, chicken pasta', 'en-US', ['Gluten']],
    ['glutton free: pasta, chicken', 'en-US', ['Gluten']],
    ['glutenfree chicken rice', 'en-US', ['Gluten']],
    ['nutfree chicken rice', 'en-GB', ['Nuts', 'Peanuts']],
    ['without any trace of nuts: chocolate, butter', 'en-GB', ['Nuts', 'Peanuts']],
    ['steer clear of sesame. chicken, noodles', 'en-GB', ['Sesame']],
    ['neither nuts nor dairy. chicken, rice', 'en-GB', ['Nuts', 'Peanuts', 'Dairy']],
    ['nut alergie, chicken', 'en-GB', ['Nuts', 'Peanuts']],
    ['lacto-vegetarian: spinach, cheese', 'en-GB', ['Eggs']],
    ['non-dairy: potatoes, leeks', 'en-US', ['Dairy']],
    ['ni gluten ni lactosa: pollo, arroz', 'es', ['Gluten', 'Dairy']],
    ['sin TACC: pollo, arroz', 'es', ['Gluten']],
    ['LI: chicken, rice', 'en-GB', ['Dairy']],
    ['me da urticaria el pescado: arroz', 'es', ['Fish']],
    ['dairy free por favor: pollo, arroz', 'es', ['Dairy']],
    ['ni lait ni œufs : farine, sucre', 'fr', ['Dairy', 'Eggs']],
    ['interdits : gluten, lait. poulet, riz', 'fr', ['Gluten', 'Dairy']],
    ['le lait me rend malade : pommes de terre', 'fr', ['Dairy']],
  ])('of "%s" (%s) excludes %j', (text, language, allergens) => {
    expect(read(text, language).excludedAllergens.toSorted()).toEqual(allergens.toSorted());
  });

  test.each<[string, Language]>([
    ['no 🥜 chicken, noodles', 'en-GB'],
    ['🥜🚫 pollo y fideos', 'es'],
    ['🚫🥜 poulet, nouilles', 'fr'],
    ['nut allergy 🥜 chicken, noodles', 'en-US'],
  ])('that an emoji shows leaves out all nuts: "%s" (%s)', (text, language) => {
    expect(read(text, language).excludedAllergens.toSorted()).toEqual(['Nuts', 'Peanuts']);
    expect(have(text, language)).not.toContain('peanut');
  });

  test('goes on after semicolons with families of allergens alone', () => {
    expect(read('my kids are allergic to: eggs; nuts; milk. flour, bananas')).toMatchObject({
      excludedAllergens: ['Eggs', 'Nuts', 'Peanuts', 'Dairy'],
      have: [{ id: 'flour' }, { id: 'banana' }],
    });
    expect(have('allergies: eggs; chicken; rice')).toEqual(['chicken', 'rice']);
  });

  test('to maize or alliums leaves out the whole family', () => {
    expect(read('corn allergy: chicken, peppers').excludedIngredients).toEqual(FOOD_GROUPS.maize);
    expect(read('allergic to alliums. chicken, rice').excludedIngredients).toEqual(
      expect.arrayContaining(['onion', 'garlic', 'leek', 'chive']),
    );
  });

  test('to a single food leaves that food out', () => {
    expect(read('allergic to kiwi. yogurt, banana').excludedIngredients).toContain('kiwi');
  });

  test('that is denied excludes nothing', () => {
    for (const text of [
      'no nut allergy here. cashews, rice',
      "I'm not allergic to nuts. cashews",
      'allergies: none. rice',
    ])
      expect(read(text), text).toMatchObject({ excludedAllergens: [], notUnderstood: [] });
  });

  test.each<[string, Language]>([
    ['histamine intolerance and no nuts: chicken, rice', 'en-GB'],
    ['latex allergy, gluten free: chicken, rice', 'en-US'],
    ['intolerancia a la histamina y sin gluten: pollo', 'es'],
    ['allergie croisée latex, sans gluten : poulet', 'fr'],
  ])('that no rule applies is shown beside one that is applied: "%s" (%s)', (text, language) => {
    const { notUnderstood, excludedAllergens } = read(text, language);
    expect(excludedAllergens.length).toBeGreaterThan(0);
    expect(notUnderstood.map(({ kind }) => kind)).toContain('restriction');
  });

  test('that names nothing known is shown as not understood', () => {
    for (const text of [
      'allergen free cake for a class',
      'he has several allergies. rice, peas',
      'paleo diet: eggs, spinach',
      'latex allergy: avocado, tomato',
      'birch pollen allergy: carrots, apples',
      'carries an EpiPen. chicken, rice',
      'MAOI diet: chicken, rice, cheese',
      'sorbitol intolerance: plums, oats',
    ])
      expect(
        read(text).notUnderstood.map(({ kind }) => kind),
        text,
      ).toContain('restriction');
  });

  test('leaves foods whose names hold the word', () => {
    expect(have('dairy-free: mushrooms, coconut milk, sweet potato')).toEqual([
      'mushroom',
      'coconut-milk',
      'sweet-potato',
    ]);
    expect(have('nut free: butternut squash, ginger', 'en-US')).toEqual(['butternut-squash', 'ginger']);
  });
});

test('coeliac people who are allergic as well are given neither', () => {
  for (const [text, language] of [
    ['my daughter is coeliac and allergic to eggs. rice', 'en-GB'],
    ['celiac and egg allergy: rice', 'en-US'],
    ['celíaca y alérgica al huevo: arroz', 'es'],
    ['cœliaque et allergique aux œufs : riz', 'fr'],
  ] as const)
    expect(read(text, language).excludedAllergens, text).toEqual(expect.arrayContaining(['Gluten', 'Eggs']));
});

describe('a reaction that somebody describes', () => {
  test.each<[string, Language, string[], string[]]>([
    ['hubby comes out in hives with prawns. noodles, peppers', 'en-GB', ['Shellfish'], ['noodle', 'sweet-pepper']],
    ['dairy gives me awful cramps - chicken, leeks', 'en-GB', ['Dairy'], ['chicken', 'leek']],
    ['EpiPen carrier (peanuts). beef, onions', 'en-US', ['Peanuts'], ['beef', 'onion']],
    ['celery makes my throat itch. carrots', 'en-US', ['Celery'], ['carrot']],
    ['peanuts put my son in hospital, beef, rice', 'en-GB', ['Peanuts'], ['beef', 'rice']],
    ['le salen ronchas con las nueces, manzana', 'es', ['Nuts'], ['apple']],
    ['le lait me donne des crampes, jambon', 'fr', ['Dairy'], ['ham']],
  ])('leaves out what causes it in %j', (text, language, allergens, foods) => {
    expect(read(text, language).excludedAllergens).toEqual(allergens);
    expect(have(text, language)).toEqual(foods);
  });

  test('is said to be not understood where it names no food', () => {
    expect(read('anaphylaxis! rice, chicken').notUnderstood).toMatchObject([{ kind: 'restriction' }]);
  });

  test('that is denied leaves nothing out', () => {
    expect(read('nuts never gave me hives: nuts, oats').excludedAllergens).toEqual([]);
  });
});

test('a list of allergens may stand behind a dash', () => {
  const { excludedAllergens } = read('allergies - milk/egg/wheat - have turkey, squash', 'en-US');
  expect(excludedAllergens).toEqual(['Dairy', 'Eggs', 'Wheat']);
  expect(have('allergies - milk/egg/wheat - have turkey, squash', 'en-US')).toEqual(['turkey', 'squash']);
});

describe('a diet', () => {
  test.each<[string, Language, string[]]>([
    ['vegan dinner for 4, black beans, corn', 'en-US', ['Vegan']],
    ['both of us are veggie. noodles, pak choi', 'en-GB', ['Vegetarian']],
    ['soy vegana y tengo garbanzos', 'es', ['Vegan']],
    ['repas végétarien, lentilles, carottes', 'fr', ['Vegetarian']],
    ['keto + dairy free. salmon, spinach', 'en-US', ['Keto']],
    ['low FODMAP: salmon, potatoes', 'en-GB', ['Low FODMAP']],
    ["i'm not vegan i just like tofu. tofu, rice", 'en-US', []],
    ['je suis pas végétarien. steak, poivre', 'fr', []],
    ['used to be veggie but not any more. lamb', 'en-GB', []],
    ['vegan butter, flour, sugar', 'en-US', []],
    ['intolerante a los FODMAP, pollo', 'es', ['Low FODMAP']],
    ['ovolactea: huevos, patatas', 'es', ['Vegetarian']],
    ['ovo-lacto: eggs, potatoes', 'en-US', ['Vegetarian']],
  ])('of "%s" (%s) is %j', (text, language, diets) => {
    expect(read(text, language).dietTypes).toEqual(diets);
  });

  test('that no rule describes is said to be not understood', () => {
    for (const [text, language] of [
      ['flexitarian: chicken, rice', 'en-GB'],
      ['soy flexitariana, lentejas', 'es'],
      ['flexitarien, lentilles', 'fr'],
    ] as const)
      expect(read(text, language).notUnderstood, text).toMatchObject([{ kind: 'restriction' }]);
  });

  test('of faith is read', () => {
    expect(read('we keep halal. lamb, rice').halal).toBe(true);
    expect(read('casher si possible, veau, endives', 'fr').kosher).toBe(true);
  });
});

describe('an exclusion', () => {
  test.each<[string, Language, string]>([
    ['chicken, rice, no onions please', 'en-GB', 'onion'],
    ['anything but chicken. pork, apples', 'en-GB', 'chicken'],
    ['pollo no, pero odia el cilantro. arroz', 'es', 'coriander-leaf'],
    ['mon mari déteste les champignons. riz, crème', 'fr', 'mushroom'],
  ])('of "%s" (%s) leaves out %s', (text, language, id) => {
    const { excludedIngredients, have: foods } = read(text, language);
    expect(excludedIngredients).toContain(id);
    expect(foods.map((food) => food.id)).not.toContain(id);
  });

  test('is not read from idioms, methods and descriptions', () => {
    for (const text of ['boneless skinless chicken, no idea what to make', "don't want to waste the spinach, ricotta"])
      expect(read(text).excludedIngredients, text).toEqual([]);
    expect(read('sans oublier le comté, pommes de terre', 'fr').excludedIngredients).toEqual([]);
    expect(read("don't skip the garlic, prawns").excludedIngredients).toEqual([]);
  });

  test('is not read from an allergy that nobody has', () => {
    expect(read('nobody here is allergic to nuts. walnuts, pears').excludedAllergens).toEqual([]);
  });

  test('of a dish leaves its foods usable, and is shown as not understood', () => {
    const { have: foods, excludedIngredients, notUnderstood } = read("courgettes. I don't want courgette bread");
    expect(foods.map(({ id }) => id)).toEqual(['courgette']);
    expect(excludedIngredients).toEqual([]);
    expect(notUnderstood).toEqual([{ text: 'courgette bread', kind: 'restriction' }]);
  });

  test('of a group names foods that exist', () => {
    const unknown = Object.values(FOOD_GROUPS)
      .flat()
      .filter((id) => kb.get(id) === undefined);
    expect(unknown).toEqual([]);
  });
});

test('words of a food that name what it is without are no restriction', () => {
  expect(read('du cidre sans alcool, des moules', 'fr')).toMatchObject({ excludedIngredients: [] });
  expect(have('du cidre sans alcool, des moules', 'fr')).toEqual(['apple-juice', 'mussel']);
  expect(read('sugar free jelly, raspberries')).toMatchObject({ notUnderstood: [], styles: [] });
});

describe('a restriction in everyday words', () => {
  test.each<[string, Language, string[]]>([
    ['mustard makes me break out. pork loin, apples', 'en-US', ['Mustard']],
    ["dairy's a no-no. chickpeas, spinach", 'en-GB', ['Dairy']],
    ['lupin + sesame allergy, flour, courgettes', 'en-GB', ['Lupin', 'Sesame']],
    ['nothing w sesame in it: chicken, rice', 'en-US', ['Sesame']],
    ['nothing fishy please, pasta, capers', 'en-GB', ['Fish']],
    ['avoid E220, lamb, couscous', 'en-GB', ['Sulphites']],
    ['wheat sends me straight to the loo, chicken, rice', 'en-GB', ['Wheat']],
    ['me pongo malísima con los cacahuetes, arroz, pollo', 'es', ['Peanuts']],
    ['la leche me sienta mal, pollo, arroz', 'es', ['Dairy']],
    ['el pollo está bien pero me sienta mal la leche', 'es', ['Dairy']],
    ['nada que lleve mostaza. salchichas, arroz', 'es', ['Mustard']],
    ['exempt de céleri et de lupin, bœuf', 'fr', ['Celery', 'Lupin']],
    ['je fais des réactions au sésame, pois chiches', 'fr', ['Sesame']],
    ['éviter absolument le sésame, pois chiches', 'fr', ['Sesame']],
    ['sesame is a trigger for me. noodles, beef', 'en-US', ['Sesame']],
    ['ni probar el cacahuete, fideos, ternera', 'es', ['Peanuts']],
    ['le blé c’est fini pour moi, poulet, riz', 'fr', ['Wheat']],
  ])('as in "%s" (%s) excludes %j', (text, language, allergens) => {
    const { excludedAllergens, notUnderstood } = read(text, language);
    expect([...excludedAllergens].sort()).toEqual(allergens);
    expect(notUnderstood).toEqual([]);
  });

  test.each<[string, Language, string]>([
    ['hard pass on cilantro. fish, limes', 'en-US', 'coriander-leaf'],
    ['Marmite and mustard are out, sausages, rice', 'en-GB', 'marmite'],
    ["our lad can't abide coriander. beef, chickpeas", 'en-GB', 'coriander-leaf'],
    ['el kiwi me da alergia. fresas, plátano', 'es', 'kiwi'],
    ['me repugna la berenjena, cordero, tomate', 'es', 'aubergine'],
    ['mon ado boycotte les tomates, pâtes, jambon', 'fr', 'tomato'],
  ])('as in "%s" (%s) leaves out %s', (text, language, id) => {
    expect(read(text, language).excludedIngredients).toContain(id);
    expect(have(text, language)).not.toContain(id);
  });

  test.each<[string, Language, string]>([
    ['veggie but I eat fish, cod, peas', 'en-GB', 'Fish'],
    ['pescy, haddock, peas', 'en-GB', 'Fish'],
    ['vegetariana pero como pescado, arroz, guisantes', 'es', 'Fish'],
    ['végétarienne mais je mange du poisson, thon, riz', 'fr', 'Fish'],
  ])('as in "%s" (%s) is the diet %s', (text, language, diet) => {
    expect(read(text, language).dietTypes).toEqual([diet]);
  });
});

test('behind "dairy and gluten," a food that is there is no part of the allergy', () => {
  const { have: foods, excludedAllergens } = read('intolerance of dairy n gluten, salmon, asparagus');
  expect(excludedAllergens).toEqual(['Dairy', 'Gluten']);
  expect(foods.map(({ id }) => id)).toEqual(['salmon', 'asparagus']);
});
