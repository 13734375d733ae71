import type { Language } from '@larder/contract/language';
import { describe, expect, test } from 'vitest';
import { kb } from '../__fixtures__/knowledge-base.ts';
import { FOOD_GROUPS } from './phrases/vocabulary.ts';
import { readRequest } from './read-request.ts';

const read = (text: string, language: Language = 'en-GB') => readRequest(text, kb, language);
const have = (text: string, language?: Language) => read(text, language).have.map(({ id }) => id);

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

describe('what is left over from a meal is cooked', () => {
  test.each<[string, Language, string[]]>([
    ['leftover turkey, sprouts', 'en-GB', ['cooked-turkey', 'brussels-sprout']],
    ['Sunday roast leftovers: beef, carrots', 'en-GB', ['sliced-roast-beef', 'carrot']],
    ['pot roast leftovers, tortillas', 'en-US', ['sliced-roast-beef', 'tortilla']],
    ['restos de pollo asado, arroz', 'es', ['cooked-chicken', 'rice']],
    ['reste de rôti de porc, oignons', 'fr', ['cooked-pork', 'onion']],
    ['restes de gigot d’agneau, semoule', 'fr', ['cooked-lamb', 'semolina']],
  ])('"%s" (%s)', (text, language, ids) => {
    expect(have(text, language)).toEqual(ids);
  });

  test('but not what is sold minced, nor what is only there', () => {
    expect(have('leftover pork mince, rice')).toEqual(['minced-pork', 'rice']);
    expect(have('il me reste du poulet et du riz', 'fr')).toEqual(['chicken', 'rice']);
  });
});

test('chips are fried potatoes in Britain and crisps in America', () => {
  expect(have('sausages, chips', 'en-GB')).toEqual(['sausage', 'frozen-chips']);
  expect(have('chips, salsa', 'en-US')).toEqual(['potato-crisp', 'salsa']);
});

test('idioms name no food', () => {
  const foods = (text: string, language: Language) => read(text, language).have.map(({ id }) => id);
  expect(foods('piece of cake please: flour, eggs', 'en-GB')).toEqual(['flour', 'egg']);
  expect(foods('me importa un pepino: pollo, arroz', 'es')).toEqual(['chicken', 'rice']);
  expect(foods('j’ai la pêche : poulet, riz', 'fr')).toEqual(['chicken', 'rice']);
});

describe('a wish', () => {
  test.each<[string, Language, object]>([
    ['pasta under 20 minutes', 'en-GB', { maxMinutes: 20 }],
    ['tengo una hora y un pollo', 'es', { maxMinutes: 60 }],
    ['une heure et quart, rôti de veau', 'fr', { maxMinutes: 75 }],
    ['on the table by 6:30, it’s 5:50. chicken', 'en-US', { maxMinutes: 40 }],
    ['prêt pour 19h, magret', 'fr', { maxMinutes: null }],
    ['salmon, rice for 4', 'en-GB', { servings: 4 }],
    ['somos 3, arroz', 'es', { servings: 3 }],
    ['pour septante personnes, pâtes', 'fr', { servings: 70 }],
    ['2 eggs 1 courgette', 'en-GB', { servings: null, maxMinutes: null }],
    ['my 8 month old, sweet potato', 'en-GB', { audience: 'baby', servings: null }],
    ['breakfast: eggs, spinach', 'en-GB', { course: 'breakfast' }],
    ['postre con mango', 'es', { course: 'dessert' }],
    ['something japanese, tofu', 'en-GB', { cuisine: 'Japanese' }],
    ['italian sausage, peppers', 'en-US', { cuisine: null }],
    ['microwave only, no oven. eggs', 'en-US', { equipment: ['microwave'], withoutEquipment: ['oven'], only: false }],
    ['sin horno, galletas, queso crema', 'es', { withoutEquipment: ['oven'] }],
    ['the spinach needs using up, eggs', 'en-GB', { useFirst: ['spinach'] }],
    ['me caduca mañana la nata, champiñones', 'es', { useFirst: ['cream'] }],
    ["i've only got eggs and cheddar", 'en-GB', { only: true }],
    ['no tengo más que lentejas', 'es', { only: true }],
    ['il ne me reste que des œufs', 'fr', { only: true }],
    ['spicy and cheap: beans, rice', 'en-GB', { styles: ['spicy', 'cheap'] }],
  ])('of "%s" (%s) is read as %o', (text, language, wish) => {
    expect(read(text, language)).toMatchObject(wish);
  });

  test('that is not made is null or empty', () => {
    expect(read('chicken, rice')).toMatchObject({
      excludedAllergens: [],
      dietTypes: [],
      excludedIngredients: [],
      halal: false,
      kosher: false,
      audience: null,
      maxMinutes: null,
      servings: null,
      course: null,
      cuisine: null,
      equipment: [],
      withoutEquipment: [],
      useFirst: [],
      only: false,
      styles: [],
      notUnderstood: [],
    });
  });
});

describe('a food that is also a dish', () => {
  test.each<[string, Language, string[]]>([
    ['une lasagne sans fromage ? nouilles à lasagne, épinards', 'fr', ['lasagne-sheet', 'spinach']],
    ['allergic to sesame, is hummus ok? also cucumber, carrots', 'en-GB', ['hummus', 'cucumber', 'carrot']],
    ['allergen free birthday cake for 24', 'en-US', []],
    ['ñoquis del 29, papa, harina', 'es', ['potato', 'flour']],
    ['algo dulce para acompañar el mate: harina, limón', 'es', ['flour', 'lemon']],
  ])('of "%s" (%s) leaves %j', (text, language, ids) => {
    expect(have(text, language)).toEqual(ids);
  });
});

test('words of a food that name what it is without are no restriction', () => {
  expect(read('du cidre sans alcool, des moules', 'fr')).toMatchObject({ excludedIngredients: [] });
  expect(have('du cidre sans alcool, des moules', 'fr')).toEqual(['apple-juice', 'mussel']);
  expect(read('sugar free jelly, raspberries')).toMatchObject({ notUnderstood: [], styles: [] });
});

test('a name keeps what is no wish', () => {
  expect(read('vegan lasagne').name).toBe('lasagne');
  expect(read('tortilla sin cebolla', 'es').name).toBe('tortilla');
  expect(read('quick chicken curry').bareName).toBe('chicken curry');
});

test('a list that begins with "only" is all that is there', () => {
  expect(read('only eggs, potatoes and an onion')).toMatchObject({ only: true });
  expect(read('just rice and eggs')).toMatchObject({ only: true });
  expect(read('solo huevos, patatas y cebolla', 'es')).toMatchObject({ only: true });
  expect(read('uniquement riz, œufs', 'fr')).toMatchObject({ only: true });
  expect(read('the only meat is chicken, rice')).toMatchObject({ only: false });
  expect(read('only 20 minutes: chicken, rice')).toMatchObject({ only: false });
});

test('"only a microwave" says nothing of the foods that are there', () => {
  expect(read('only have a microwave, rice, eggs, peas')).toMatchObject({ only: false, equipment: ['microwave'] });
});

test('a mocktail is a drink without alcohol', () => {
  for (const language of ['en-GB', 'es', 'fr'] as const) {
    const { course, excludedIngredients } = read('mocktail, pineapple juice', language);
    expect(course).toBe('drink');
    expect(excludedIngredients).toContain('rum');
  }
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

test('carbohydrates are no crab, and are shown as not understood', () => {
  const { excludedAllergens, excludedIngredients, notUnderstood } = read('off carbs & gluten. salmon, avocado');
  expect({ excludedAllergens, excludedIngredients }).toEqual({
    excludedAllergens: ['Gluten'],
    excludedIngredients: [],
  });
  expect(notUnderstood).toMatchObject([{ kind: 'restriction', text: 'off carbs & gluten' }]);
});

describe('what is said of a person and a food in unknown words', () => {
  test.each<[string, Language]>([
    ['my daughter swells with kiwi. bananas', 'en-GB'],
    ['mi marido sufre con las nueces, manzana', 'es'],
    ['mon fils gonfle avec les noix, pommes', 'fr'],
  ])('counts as a restriction that was not understood: %j', (text, language) => {
    const [unread] = read(text, language).notUnderstood;
    expect(unread).toEqual({ text: text.split(/[.,]/)[0], kind: 'restriction' });
  });

  test('is no restriction where they have it or like it', () => {
    for (const [text, language] of [
      ['my husband bought chicken, we have rice', 'en-GB'],
      ['my son loves pasta, have tomatoes', 'en-US'],
      ['mi madre me trajo calabacines, huevos', 'es'],
      ['ma mère m’a donné des courgettes, œufs', 'fr'],
    ] as const)
      expect(read(text, language).notUnderstood, text).toEqual([]);
  });
});

describe('a food that is denied', () => {
  test.each<[string, Language, string]>([
    ['does not contain cheese. aubergine, chickpeas', 'en-GB', 'cheese'],
    ['thats not got cheese, chicken', 'en-US', 'cheese'],
    ['chicken, leave cheese out of it', 'en-GB', 'cheese'],
    ['no blasted onions, rice', 'en-GB', 'onion'],
    ['not enough onions, rice', 'en-GB', 'onion'],
    ['una cena que no incluya queso, arroz', 'es', 'cheese'],
    ['fuera cebollas, calabacín, arroz', 'es', 'onion'],
    ['un plat qui ne comporte pas de fromage, riz', 'fr', 'cheese'],
    ['pas assez d’oignons, riz', 'fr', 'onion'],
  ])('in %j (%s) is left out', (text, language, id) => {
    expect(read(text, language).excludedIngredients).toContain(id);
    expect(have(text, language)).not.toContain(id);
  });

  test('counts as a restriction that was not understood where its verb is unknown', () => {
    expect(read('a bake that doesn’t see cheese, rice', 'en-GB').notUnderstood).toEqual([
      { text: 'a bake that doesn’t see cheese', kind: 'restriction' },
    ]);
  });

  test('is none where another word is denied, or foods are joined', () => {
    for (const [text, language] of [
      ['not your average chicken soup, leeks', 'en-GB'],
      ['not sure what to do with chicken', 'en-GB'],
      ['no sé si hacer pollo o arroz', 'es'],
      ['poulet plus riz', 'fr'],
    ] as const)
      expect(read(text, language).notUnderstood, text).toEqual([]);
  });
});

describe('a food beside a word of harm', () => {
  test.each<[string, Language, string]>([
    ['keep the peanuts well away, chicken, noodles', 'en-GB', 'Peanuts'],
    ['absolutely cannot be any crustacean: rice, saffron', 'en-GB', 'Shellfish'],
    ['no le podemos dar lácteos al nene, pollo', 'es', 'Dairy'],
    ['nada con cacahuate porque me muero, pollo, arroz', 'es', 'Peanuts'],
  ])('in %j (%s) is left out, and no other', (text, language, allergen) => {
    const reading = read(text, language);
    expect(reading.excludedAllergens).toEqual([allergen]);
    expect(reading.have.length).toBeGreaterThan(0);
  });

  test.each<[string, Language]>([
    ['crab turns out deadly, rice, lime', 'en-GB'],
    ['ojo con el sésamo, berenjena', 'es'],
    ['si y’a du sésame je fais un choc, aubergine', 'fr'],
  ])('counts as a restriction that was not understood, and not as there: %j', (text, language) => {
    const { notUnderstood, have: foods } = read(text, language);
    const [clause, ...others] = text.split(', ');
    expect(notUnderstood).toEqual([{ text: clause, kind: 'restriction' }]);
    expect(foods).toHaveLength(others.length);
  });

  test('is there where nothing else is named', () => {
    expect(have('crab turns out deadly', 'en-GB')).toEqual(['crab']);
  });
});
