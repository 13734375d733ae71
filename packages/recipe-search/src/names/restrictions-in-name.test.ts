import { ALLERGENS } from '@larder/contract/allergen';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';
import { readRestrictions } from './restrictions-in-name.ts';

const read = (name: string) => readRestrictions(name, kb);
const without = (name: string) => read(name)?.restrictions.excludedAllergens ?? [];

test.each([
  ['en', 'gluten,dairy,nut,egg,soya,fish,shellfish,wheat,peanut,sesame,mustard,celery,lupin,mollusc,sulphite', '-free'],
  [
    'es',
    'gluten,lactosa,frutos secos,huevo,soja,pescado,marisco,trigo,cacahuete,sésamo,mostaza,apio,altramuces',
    'sin',
  ],
  ['fr', 'gluten,lactose,noix,œuf,soja,poisson,fruits de mer,blé,cacahuète,sésame,moutarde,céleri,lupin', 'sans'],
])('every allergen can be excluded in a name: %s', (_language, list, how) => {
  for (const [index, word] of list.split(',').entries()) {
    const name = how === '-free' ? `${word}-free curry` : `curry ${how} ${word}`;
    expect(without(name), name).toContain(ALLERGENS[index]);
    expect(read(name)?.rest, name).toBe('curry');
  }
});

test('seafood excludes shellfish and molluscs', () => {
  expect(without('shellfish-free paella')).toEqual(['Shellfish', 'Molluscs']);
  expect(without('paella sin mariscos')).toEqual(['Shellfish', 'Molluscs']);
});

test('a name without restrictions has none', () => {
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
] as const)('each denied ingredient is excluded, and removed from the name: %s', (name, rest, refused) => {
  expect(without(name)).toEqual(expect.arrayContaining([...refused]));
  expect(read(name)?.rest).toBe(rest);
});
