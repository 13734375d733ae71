import { ALLERGENS } from '@larder/contract/allergen';
import { expect, test } from 'vitest';
import { readWishes } from './name-wishes.ts';

const without = (name: string) => readWishes(name)?.wishes.excludedAllergens ?? [];

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
    expect(readWishes(name)?.rest, name).toBe('curry');
  }
});

test('who wants no seafood wants neither what has a shell nor what lives in one', () => {
  expect(without('shellfish-free paella')).toEqual(['Shellfish', 'Molluscs']);
  expect(without('paella sin mariscos')).toEqual(['Shellfish', 'Molluscs']);
});

test('a name that wishes for nothing is left as it is', () => {
  expect(readWishes('fish and chips')).toBeNull();
  expect(readWishes('arroz con mariscos')).toBeNull();
});
