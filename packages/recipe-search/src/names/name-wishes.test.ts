import { ALLERGENS } from '@larder/contract/allergen';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';
import { readWishes } from './name-wishes.ts';

const read = (name: string) => readWishes(name, kb);
const without = (name: string) => read(name)?.wishes.excludedAllergens ?? [];

test.each([
  ['en', 'gluten,dairy,nut,egg,soya,fish,shellfish,wheat,peanut,sesame,mustard,celery,lupin,mollusc,sulphite', '-free'],
  [
    'es',
    'gluten,lactosa,frutos secos,huevo,soja,pescado,marisco,trigo,cacahuete,sésamo,mostaza,apio,altramuces',
    'sin',
  ],
  ['fr', 'gluten,lactose,noix,œuf,soja,poisson,fruits de mer,blé,cacahuète,sésame,moutarde,céleri,lupin', 'sans'],
])('whoever wants a dish without an allergen is understood, whichever it is: %s', (_language, list, how) => {
  for (const [index, word] of list.split(',').entries()) {
    const name = how === '-free' ? `${word}-free curry` : `curry ${how} ${word}`;
    expect(without(name), name).toContain(ALLERGENS[index]);
    expect(read(name)?.rest, name).toBe('curry');
  }
});

test('who wants no seafood wants neither what has a shell nor what lives in one', () => {
  expect(without('shellfish-free paella')).toEqual(['Shellfish', 'Molluscs']);
  expect(without('paella sin mariscos')).toEqual(['Shellfish', 'Molluscs']);
});

test('a name that wishes for nothing is left as it is', () => {
  expect(read('fish and chips')).toBeNull();
  expect(read('arroz con mariscos')).toBeNull();
});

test.each([
  ['pad thai sans arachides', 'pad thai', ['Peanuts']],
  ['pad thai sin maní', 'pad thai', ['Peanuts']],
  ['nut-free pad thai', 'pad thai', ['Nuts', 'Peanuts']],
  ['eggless pancakes', 'pancakes', ['Eggs']],
  ['non-dairy pancakes', 'pancakes', ['Dairy']],
  ['brownies sin gluten ni lactosa', 'brownies', ['Gluten', 'Dairy']],
  ['dairy and gluten free brownies', 'brownies', ['Dairy', 'Gluten']],
  ['pancakes without eggs or milk', 'pancakes', ['Eggs', 'Dairy']],
  ['gâteau au chocolat sans œufs ni lait', 'gateau au chocolat', ['Eggs', 'Dairy']],
  ['paella without prawns', 'paella', ['Shellfish']],
] as const)('each of what is refused is, and nothing of it is left to search for: %s', (name, rest, refused) => {
  expect(without(name)).toEqual(expect.arrayContaining([...refused]));
  expect(read(name)?.rest).toBe(rest);
});
