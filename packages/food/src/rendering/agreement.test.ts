import { describe, expect, test } from 'vitest';
import { kb } from '../__fixtures__/knowledge-base.ts';
import { agreeAdjectives, agreeQuantifier } from './agreement.ts';

const words = (language: 'es' | 'fr', was: string, is: string) =>
  [kb.grammar(was, language, false), kb.grammar(is, language, false), language] as const;

describe('what describes a name agrees with what took its place', () => {
  test.each([
    ['cebolla', 'cebollino', ' picada', ' picado'],
    ['huevos', 'tofu', ' partidos', ' partido'],
    ['patatas', 'coliflor', ' enteras hasta', ' entera hasta'],
    ['espaguetis', 'pasta', ' bien escurridos y calientes con', ' bien escurrida y caliente con'],
    ['leche', 'suero', ' esté fría', ' esté frío'],
    ['lentejas', 'tofu', ' estén cocidas', ' esté cocido'],
    ['patatas', 'coliflor', ' estén crujientes', ' esté crujiente'],
  ])('in Spanish: %s, %s', (was, is, before, after) => {
    expect(agreeAdjectives(before, ...words('es', was, is))).toBe(after);
  });

  test.each([
    ['oignons', 'ciboulette', ' réservés, couvrir', ' réservée, couvrir'],
    ['spaghettis', 'pâtes', ' égouttés', ' égouttées'],
    ['lait', 'boisson', ' bien froid', ' bien froide'],
    ['crème', 'lait', ' entière et fraîche', ' entier et frais'],
    ['panela', 'sucre', ' soit fondue,', ' soit fondu,'],
  ])('in French: %s, %s', (was, is, before, after) => {
    expect(agreeAdjectives(before, ...words('fr', was, is))).toBe(after);
  });

  test.each([
    ['es', 'mantequilla', 'aceite', ' cucharada a cucharada'],
    ['es', 'baguette', 'pan', ' cada 2 cm'],
    ['es', 'leche', 'suero', ' con el azúcar molido'],
    ['fr', 'beurre', 'margarine', ' petit à petit'],
    ['fr', 'lait', 'crème', ' en fouettant'],
  ] as const)('and other words stay as they are: %s, %s, %s', (language, was, is, after) => {
    expect(agreeAdjectives(after, ...words(language, was, is))).toBe(after);
  });
});

test('all of something agrees with it', () => {
  expect(agreeQuantifier('casi toda el ', kb.grammar('suero', 'es', false), 'es')).toBe('casi todo el ');
  expect(agreeQuantifier('presque tout la ', kb.grammar('crème', 'fr', false), 'fr')).toBe('presque toute la ');
  expect(agreeQuantifier('Tout la ', kb.grammar('crème', 'fr', false), 'fr')).toBe('Toute la ');
});
