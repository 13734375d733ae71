import { describe, expect, test } from 'vitest';
import { kb } from '../__fixtures__/knowledge-base.ts';
import { agreeArticle } from './articles.ts';

const article = (before: string, name: string, language: 'en' | 'es' | 'fr', plural = false) =>
  agreeArticle(before, name, language, kb.grammar(name, language, plural)) + name;

describe('French', () => {
  test.each([
    ['le ', 'courgette', 'la courgette'],
    ['le ', 'oignon', 'l’oignon'],
    ['le ', 'yaourt', 'le yaourt'],
    ['le ', 'halloumi', 'le halloumi'],
    ['le ', 'huile d’olive', 'l’huile d’olive'],
    ['le ', 'pâté de foie', 'le pâté de foie'],
    ['le ', 'pâte de curry', 'la pâte de curry'],
    ['le ', 'penne', 'les penne'],
    ['le ', 'panais', 'le panais'],
    ['le ', 'coulis de tomate', 'le coulis de tomate'],
    ['du ', 'échalote', 'de l’échalote'],
    ['au ', 'épinards', 'aux épinards'],
    ['de ', 'aubergine', 'd’aubergine'],
  ])('%s before %s is %s', (before, name, expected) => {
    expect(article(before, name, 'fr')).toBe(expected);
  });

  test('in the plural the gender does not show', () => {
    expect(article('le ', 'carottes', 'fr', true)).toBe('les carottes');
    expect(article('du ', 'œufs', 'fr', true)).toBe('des œufs');
    expect(article('le ', 'panais', 'fr', true)).toBe('les panais');
    expect(article('avec un ', 'câpres', 'fr', true)).toBe('avec des câpres');
  });
});

describe('Spanish', () => {
  test.each([
    ['el ', 'cebolla', 'la cebolla'],
    ['el ', 'coliflor', 'la coliflor'],
    ['el ', 'carne picada', 'la carne picada'],
    ['el ', 'agua', 'el agua'],
    ['el ', 'avena', 'la avena'],
    ['el ', 'tequila', 'el tequila'],
    ['el ', 'aroma de vainilla', 'el aroma de vainilla'],
    ['el ', 'espinacas', 'las espinacas'],
    ['del ', 'nata', 'de la nata'],
    ['al ', 'leche', 'a la leche'],
  ])('%s before %s is %s', (before, name, expected) => {
    expect(article(before, name, 'es')).toBe(expected);
  });
});

test('English takes "an" before a vowel that is heard', () => {
  expect(article('a ', 'onion', 'en')).toBe('an onion');
  expect(article('an ', 'leek', 'en')).toBe('a leek');
  expect(article('with an ', 'capers', 'en', true)).toBe('with capers');
});
