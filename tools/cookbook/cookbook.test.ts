import { describe, expect, test } from 'vitest';
import { readKnowledgeBase } from '../ingredients/knowledge-base.ts';
import { type CookFiles, compileRecipe } from './compile-recipe.ts';
import { readCookFile } from './cook-file.ts';
import { lintDuplicates } from './lints/lint-duplicates.ts';
import { lintRecipe } from './lints/lint-recipe.ts';
import { causativeProblems } from './lints/lint-sentences.ts';

const kb = readKnowledgeBase();

const FACTS = 'dish: fried-eggs\nkeeps days: 0\nfreezes months: 0\n';
const header = (title: string, description: string, facts = '') => `---
title: ${title}
description: ${description}
category: Meals
subcategory: Breakfast
cuisine: British
servings: 1
equipment: frying pan
${facts}---
`;

const ENGLISH = `${header('Fried eggs on toast', 'Crisp-edged eggs with runny yolks on buttered toast, a breakfast in minutes.', FACTS)}
Melt the @butter{10%g} over a medium heat, about ~{1%minute}, in a pan 20 cm wide.

Crack in the @eggs{2} and fry until the whites are set, ~{3-4%minutes}. Keep the oven at 90 °C.

Toast the @bread{2%slice}. Put each @&eggs|egg{} on it, with @?chives{1%tsp}(snipped).
`;
const SPANISH = `${header('Huevos fritos con tostada', 'Huevos de puntilla crujiente y yema líquida sobre pan tostado con mantequilla.')}
En una sartén de 20 cm, derrite la @mantequilla{10%g} a fuego medio, ~{1%minute}.

Casca los @huevos{2} y fríelos hasta que cuaje la clara, ~{3-4%minutes}. Ten el horno a 90 °C.

Pon @?cebollino{1%tsp}(picado) y cada @&huevos|huevo{} sobre el @pan{2%slice} tostado.
`;

const files = (en: string, es?: string): CookFiles => ({
  en: readCookFile(en, 'en'),
  ...(es === undefined ? {} : { es: readCookFile(es, 'es') }),
});
const problems = (en: string, es?: string): string[] => {
  const read = files(en, es);
  return lintRecipe(read, compileRecipe('fried-eggs', read, kb), kb);
};

test('typewriter apostrophes are read as typographic ones', () => {
  const source = `${header("Potée d'hiver", "Comme chez l'aïeule.").replace('servings', "tip: 'Goûter.'\nservings")}
Chauffer l'@huile d'olive{2%tbsp}(jusqu'à ce qu'elle fume).
`;
  const { title, tip, steps, lines } = readCookFile(source, 'fr');
  expect([title, tip, steps[0]?.[0]]).toEqual(['Potée d’hiver', 'Goûter.', 'Chauffer l’']);
  expect(lines[0]).toMatchObject({ name: 'huile d’olive', preparation: 'jusqu’à ce qu’elle fume' });
});

describe('a recipe of the cookbook', () => {
  test('is compiled into amounts, times, temperatures and mentions that are data', () => {
    const recipe = compileRecipe('fried-eggs', files(ENGLISH), kb);
    expect(recipe).toMatchObject({
      id: 'fried-eggs',
      source: 'cookbook',
      servings: 1,
      equipment: [{ en: 'frying pan' }],
      dishType: 'fried-eggs',
      keepsDays: 0,
      keepsIn: 'fridge',
      freezesMonths: 0,
      makeAhead: null,
    });
    expect(recipe.lines.map(({ ingredient, amount, unit }) => [ingredient, amount?.min, unit])).toEqual([
      ['butter', 10, 'g'],
      ['egg', 2, null],
      ['bread', 2, 'slice'],
      ['chive', 1, 'tsp'],
    ]);
    expect(recipe.lines[3]).toMatchObject({ optional: true, preparation: { en: 'snipped' } });
    expect(recipe.steps.map(({ seconds }) => seconds)).toEqual([60, 240, 60]);
    expect(recipe.steps[0]?.text.en).toContainEqual({ amount: { min: 20 }, unit: 'cm' });
    expect(recipe.steps[1]?.text.en).toContainEqual({ seconds: 180, toSeconds: 240 });
    expect(recipe.steps[1]?.text.en).toContainEqual({ celsius: 90 });
    expect(recipe.steps[2]?.text.en).toContainEqual({ line: 1, as: 'egg' });
  });

  test('counts the time of manual work, which its sentence does not tell', () => {
    const english = ENGLISH.replace('Crack in', 'Beat the pan clean~work{2%minutes}. Crack in');
    const spanish = SPANISH.replace('Casca los', 'Limpia la sartén~work{2%minutes}. Casca los');
    const step = compileRecipe('fried-eggs', files(english, spanish), kb).steps[1];
    expect([step?.seconds, step?.text.en?.[0]]).toEqual([120 + 240, 'Beat the pan clean. Crack in the ']);
    expect(step?.text.es?.[0]).toBe('Limpia la sartén. Casca los ');
    expect(problems(english, SPANISH)).toContainEqual(expect.stringContaining('in English 120 s of work'));
    expect(() => files(ENGLISH.replace('~{1%minute}', '~stir{1%minute}'))).toThrow('a timer is called "work"');
  });

  test('does not count a time that passes during another one', () => {
    const besides = (text: string) => text.replace('~{3-4%minutes}', '~beside{3-4%minutes}');
    const step = compileRecipe('fried-eggs', files(besides(ENGLISH), besides(SPANISH)), kb).steps[1];
    expect(step?.seconds).toBe(60);
    expect(step?.text.en).toContainEqual({ seconds: 180, toSeconds: 240 });
    expect(problems(besides(ENGLISH), SPANISH)).toContainEqual(expect.stringContaining('180–240 s beside'));
  });

  test('tells no time of work by hand', () => {
    const told = (words: string) => problems(ENGLISH.replace('Crack in', `${words} Crack in`));
    for (const words of [
      'Grate some chives over it, ~{2%minutes}.',
      'Rinse the rice until it runs clear, ~{2%minutes}.',
    ])
      expect(told(words)).toContainEqual(expect.stringContaining('work by hand'));
    for (const words of ['Grate some chives over it~work{2%minutes}.', 'Slice them and leave to drain, ~{2%minutes}.'])
      expect(told(words)).not.toContainEqual(expect.stringContaining('work by hand'));
  });

  test('oil to fry in has the time in which it gets hot', () => {
    const heated = (words: string) => problems(ENGLISH.replace('Crack in', `${words} Crack in`));
    const found = expect.stringContaining('how long the oil takes');
    expect(heated('Heat the @&butter{} to 180 °C.')).toContainEqual(found);
    expect(heated('Heat the @&butter{} in a deep pan to 180 °C, ~{8%minutes}.')).not.toContainEqual(found);
    expect(heated('Meanwhile heat the @&butter{} to 180 °C.')).not.toContainEqual(found);
  });

  test('a time that is told says what happens in it', () => {
    const told = (words: string) => problems(ENGLISH.replace('Crack in', `${words} Crack in`));
    const found = expect.stringContaining('gives a time to adding');
    expect(told('Add the @&butter{} for ~{1%minute}.')).toContainEqual(found);
    expect(told('Add the @&butter{} and fry for ~{1%minute}.')).not.toContainEqual(found);
    const spanish = SPANISH.replace('Casca los', 'Añade el resto de la @&mantequilla{}, ~{1%minute}. Casca los');
    expect(problems(ENGLISH, spanish)).toContainEqual(found);
  });

  test('names what a step begins with', () => {
    const opened = (words: string) => problems(ENGLISH.replace('Toast the', `${words} Toast the`));
    const found = expect.stringContaining('name it where a step begins');
    for (const words of [
      'Lay them on a rack.',
      'Spread on a rack.',
      'Pour into the tin and bake.',
      'Strain, pressing well.',
    ])
      expect(opened(words)).toContainEqual(found);
    for (const words of [
      'Lay the eggs on a rack.',
      'Pour in the @&butter{} and stir.',
      'While it is hot, wait.',
      'Strain the tea, pressing well.',
    ])
      expect(opened(words)).not.toContainEqual(found);
    const translated = (words: string) => problems(ENGLISH, SPANISH.replace('Pon @', `${words} Pon @`));
    expect(translated('Ponlos en un plato.')).toContainEqual(found);
    expect(translated('Reparte en dos platos.')).toContainEqual(found);
    expect(translated('Mézclalo todo.')).not.toContainEqual(found);
  });

  test('has no sentence of a verb alone', () => {
    const ended = (words: string) => problems(`${ENGLISH.trimEnd()} ${words}\n`);
    const found = expect.stringContaining('is a sentence of its own');
    for (const words of ['Taste.', 'Set aside.']) expect(ended(words)).toContainEqual(found);
    for (const words of ['Taste for salt.', 'Eat hot.']) expect(ended(words)).not.toContainEqual(found);
    expect(problems(ENGLISH, `${SPANISH.trimEnd()} Resérvalo.\n`)).toContainEqual(found);
  });

  test('says in French that the cook makes food fry or brown', () => {
    const french = (words: string) =>
      causativeProblems(readCookFile(`${header('Œufs', 'Des œufs.')}\n${words}\n`, 'fr'));
    for (const words of ['Dorer les @œufs{2} au beurre.', 'Saler les @œufs{2} et les frire.'])
      expect(french(words)).toHaveLength(1);
    for (const words of ['Faire dorer les @œufs{2}.', 'Laisser cuire et dorer le pain.', 'Dorer la pâte à l’@œuf{1}.'])
      expect(french(words)).toEqual([]);
  });

  test('has its other languages on the same lines, in whatever order their sentences name them', () => {
    const recipe = compileRecipe('fried-eggs', files(ENGLISH, SPANISH), kb);
    expect(recipe.lines.map(({ name }) => name.es)).toEqual(['mantequilla', 'huevos', 'pan', 'cebollino']);
    expect(recipe.lines[3]?.preparation).toEqual({ en: 'snipped', es: 'picado' });
    expect(recipe.steps[2]?.text.es).toContainEqual({ line: 2, as: 'pan' });
    expect(problems(ENGLISH, SPANISH)).toEqual([]);
  });

  test.each([
    [
      'an unknown ingredient',
      ENGLISH.replace('@butter{', '@bluttter paste{'),
      /no ingredient is called "bluttter paste"/,
    ],
    ['an unknown unit', ENGLISH.replace('10%g', '10%knob'), /"knob" of butter is not a unit/],
    ['a header without a title', ENGLISH.replace(/title: .*\n/, ''), /header is invalid/],
    ['an English file without its dish type', ENGLISH.replace(/dish: .*\n/, ''), /dish/],
    ['a header with an unknown key', ENGLISH.replace('servings', 'portions: 2\nservings'), /portions/],
    ['a timer without a unit', ENGLISH.replace('1%minute', '1'), /Timer missing unit/],
    ['a reference to an ingredient that was not introduced', ENGLISH.replace('@&eggs', '@&ham'), /ham/],
  ])('%s is refused with a sentence', (_what, source, sentence) => {
    expect(() => compileRecipe('fried-eggs', files(source), kb)).toThrow(sentence);
  });

  test.each([
    ['an ingredient introduced twice', ENGLISH.replace('@&eggs|egg{}', '@egg{}'), /egg is introduced twice/],
    ['a description with an exclamation mark', ENGLISH.replace('in minutes.', 'in minutes!'), /exclamation mark/],
    [
      'a time in a preparation',
      ENGLISH.replace('(snipped)', '(snipped, ~{1%minute})'),
      /write a time or ingredient in the step/,
    ],
    ['a lid that is not named', ENGLISH.replace('Crack in', 'Cover and cook gently. Crack in'), /with a lid/],
    ['a comma that is missing', ENGLISH.replace('{2%slice}. Put each @', '{2%slice} the @'), /a comma is missing/],
    ['a description too short', ENGLISH.replace(/description: .*/, 'description: Eggs.'), /characters/],
    [
      'a dish type of the other category',
      ENGLISH.replace('dish: fried-eggs', 'dish: sour'),
      /not a dish type of Meals/,
    ],
    ['a subcategory of the other category', ENGLISH.replace('Breakfast', 'Alcoholic'), /not a subcategory of Meals/],
    ['a broken promise', ENGLISH.replace('title: Fried eggs', 'title: Dairy-free fried eggs'), /promises .* Dairy/],
    [
      'a mould without a size',
      ENGLISH.replace('dish: fried-eggs', 'dish: baked-eggs').replace('a pan 20 cm wide', 'a mould'),
      /size of what "mould" names/,
    ],
    ['a number right before a time', ENGLISH.replace('whites are set', 'whites of 12'), /12 reads as part of a time/],
    [
      'a time for serving',
      ENGLISH.replace('(snipped).', '(snipped), and serve at once, ~{1%minute}.'),
      /give no time to serving/,
    ],
    ['implausible portions', ENGLISH.replace('@butter{10%g}', '@butter{1000%g}'), /kcal a serving/],
  ])('%s is a problem', (_what, source, sentence) => {
    expect(problems(source)).toContainEqual(expect.stringMatching(sentence));
  });

  test.each([
    ['another amount', SPANISH.replace('{10%g}', '{20%g}'), /amounts differ/],
    ['another time', SPANISH.replace('3-4%minutes', '5%minutes'), /step 2 has/],
    ['another temperature', SPANISH.replace('90 °C', '100 °C'), /step 2 has/],
    [
      'a step less',
      SPANISH.replace(/\nCasca.*\n/, '\n').replace('cada @&huevos|huevo{}', 'los @huevos{2}'),
      /2 steps, in English 3/,
    ],
    ['other servings', SPANISH.replace('servings: 1', 'servings: 2'), /servings is 2/],
  ])('a translation with %s is a problem', (_what, spanish, sentence) => {
    expect(problems(ENGLISH, spanish)).toContainEqual(expect.stringMatching(sentence));
  });

  test('what can be made ahead is rendered in each language, and is said in all of them or none', () => {
    const ahead = (source: string, sentence: string) => source.replace('servings', `make ahead: ${sentence}\nservings`);
    const english = ahead(ENGLISH, 'Nothing.');
    const read = files(english, ahead(SPANISH, 'Nada.'));
    expect(compileRecipe('fried-eggs', read, kb).makeAhead).toEqual({ en: 'Nothing.', es: 'Nada.' });
    expect(problems(english, SPANISH)).toContainEqual('es: only one language has "make ahead"');
  });

  test.each(['dish: fried-eggs', 'keeps days: 1', 'keeps in: tin', 'freezes months: 1'])(
    '%s stands in the English file alone',
    (line) => {
      const spanish = SPANISH.replace('servings', `${line}\nservings`);
      expect(() => files(ENGLISH, spanish)).toThrow(/stands in en.cook alone/);
    },
  );

  test('a translation that lacks an ingredient is refused', () => {
    const spanish = SPANISH.replace(' y cada @&huevos|huevo{} sobre el @pan{2%slice} tostado', '');
    expect(() => compileRecipe('fried-eggs', files(ENGLISH, spanish), kb)).toThrow(/es: bread is missing/);
  });
});

test('foods are peeled, stoned and seeded in the list or in a step that uses them', () => {
  const listed = (line: string, step = '') =>
    problems(ENGLISH.replace('with @?chives{1%tsp}(snipped)', `with ${line}. ${step}`));
  expect(listed('the @avocado{1}(sliced)')).toContain('en: avocado is never peeled; say so in the list or a step');
  expect(listed('the @avocado{1}(peeled, sliced)')).toContainEqual(expect.stringContaining('avocado is never stoned'));
  expect(listed('the @red pepper{1}(in strips)')).toContainEqual(expect.stringContaining('never seeded'));
  expect(listed('the @onion{1}(halved)')).toContainEqual(expect.stringContaining('onion is never peeled'));
  expect(listed('the @onion{1}(chopped)')).not.toContainEqual(expect.stringContaining('never peeled'));
  for (const done of ['the @red pepper{1}(seeded, in strips)', 'the @red pepper{1}(whole)'])
    expect(listed(done)).not.toContainEqual(expect.stringContaining('never seeded'));
  expect(listed('the @banana{1}(sliced)', 'Peel the banana first')).not.toContainEqual(
    expect.stringContaining('never peeled'),
  );
});

test('what a step uses is in the equipment', () => {
  const used = (words: string, list = 'frying pan') =>
    problems(ENGLISH.replace('Crack in', `${words} Crack in`).replace('equipment: frying pan', `equipment: ${list}`));
  const missing = (what: string) => `en: a step uses ${what}, which the equipment does not have`;
  expect(used('Cool on a rack.')).toContain(missing('a rack'));
  expect(used('Cool on a rack.', 'wire rack')).not.toContain(missing('a rack'));
  expect(used('Line a tin of 20 cm.')).toContain(missing('baking paper'));
  expect(used('Line a tin of 20 cm with the pastry.')).not.toContain(missing('baking paper'));
  expect(used('Roast until it shows 75 °C inside.')).toContain(missing('a thermometer'));
  expect(used('Heat the oven to 110 °C (90 °C fan).')).not.toContain(missing('a thermometer'));
  expect(used('Boil until tender and drain.')).toContain(missing('a colander'));
  expect(used('Lift out and drain on a plate.')).not.toContain(missing('a colander'));
});

test('no phrase stands twice, and decimals have the sign of their language', () => {
  const said = (words: string) => problems(ENGLISH.replace('Crack in', `${words} Crack in`));
  const translated = (words: string) => problems(ENGLISH, SPANISH.replace('Casca los', `${words} Casca los`));
  expect(said('Keep most of most of the fat.')).toContain('en: "most of most of" stands twice');
  expect(said('Turn the slices one by one by hand.')).not.toContainEqual(expect.stringContaining('stands twice'));
  expect(translated('Ponlo en una fuente de 1.5 l.')).toContainEqual(expect.stringContaining('"1.5" has a decimal'));
  expect(translated('Pon todo en una fuente de 1,5 l.')).not.toContainEqual(expect.stringContaining('has a decimal'));
});

test('a cake leaves its tin, and what is fried in batches stays warm', () => {
  const after = (dish: string, words: string) =>
    problems(ENGLISH.replace('dish: fried-eggs', `dish: ${dish}`).replace(/Toast the[^\n]*/, `$& ${words}`));
  const inTin = expect.stringContaining('never turned out');
  expect(after('cake', 'Bake in a tin and cool.')).toContainEqual(inTin);
  expect(after('cake', 'Bake in a tin, cool and turn out.')).not.toContainEqual(inTin);
  const batches = expect.stringContaining('fries in batches');
  expect(after('fritters', 'Fry in batches.')).toContainEqual(batches);
  expect(after('fritters', 'Fry in batches and serve at once.')).not.toContainEqual(batches);
});

test('what is tied is untied, and oil is of some kind', () => {
  const said = (words: string) => problems(ENGLISH.replace('Crack in', `${words} Crack in`));
  expect(said('Roll up the meat and tie it with string.')).toContain('en: what is tied is never untied');
  for (const words of ['Tie the meat, fry it and untie it.', 'Tie it up in a cloth.'])
    expect(said(words)).not.toContain('en: what is tied is never untied');
  const oil = expect.stringContaining('"oil" is of any kind');
  expect(said('Heat the @oil{1%tbsp}.')).toContainEqual(oil);
  expect(said('Heat the @olive oil{1%tbsp}.')).not.toContainEqual(oil);
});

test('two recipes with one title are found', () => {
  const recipe = compileRecipe('a', files(ENGLISH), kb);
  expect(lintDuplicates([recipe, { ...recipe, id: 'b' }])).toEqual([{ id: 'b', what: 'is nearly the same as a' }]);
});

test('a duration in a description is a time of the method', () => {
  const about = (when: string) => problems(ENGLISH.replace('a breakfast in minutes', when));
  const wrong = (said: string) => [`en: the description says "${said}", which is no time of the method`];
  expect(about('done in ten minutes')).toEqual(wrong('in ten minutes'));
  expect(about('done in under three minutes')).toEqual(wrong('in under three minutes'));
  expect(about('done in five minutes')).toEqual([]);
  expect(about('fried for four minutes')).toEqual([]);
  expect(about('done in under six minutes')).toEqual([]);
});
