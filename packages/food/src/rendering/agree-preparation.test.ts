import { expect, test } from 'vitest';
import { kb } from '../__fixtures__/knowledge-base.ts';
import type { Unit } from '../units/units.ts';
import { agreePreparation } from './agree-preparation.ts';

const agreed = (language: 'es' | 'fr' | 'en-GB', id: string, count: number, unit: Unit | null, preparation: string) =>
  agreePreparation(
    preparation,
    { amount: { min: count }, unit, ingredient: id },
    kb.name(id, language, 1),
    language,
    kb,
  );

test.each([
  ['garlic', 2, 'clove', 'majado', 'majados'],
  ['garlic', 1, 'clove', 'majado', 'majado'],
  ['garlic', 3, 'clove', 'picado fino', 'picados finos'],
  ['garlic', 3, 'clove', 'machacado, sin pelar', 'machacados, sin pelar'],
  ['garlic', 2, 'clove', 'en láminas', 'en láminas'],
  ['celery', 2, 'stick', 'muy picado', 'muy picadas'],
  ['lemongrass', 2, 'stalk', 'picada muy fina', 'picados muy finos'],
  ['garlic', 1, 'head', 'entero', 'entera'],
  ['sourdough-bread', 4, 'slice', 'tostado', 'tostadas'],
  ['sourdough-bread', 2, 'slice', 'partida por la mitad', 'partidas por la mitad'],
] as const)('in Spanish the pieces are what is prepared: %s, %i %s', (id, count, unit, written, rendered) => {
  expect(agreed('es', id, count, unit, written)).toBe(rendered);
});

test.each([
  ['garlic', 2, 'clove', 'écrasé', 'écrasées'],
  ['garlic', 1, 'clove', 'écrasé', 'écrasée'],
  ['garlic', 2, 'clove', 'finement haché', 'finement hachées'],
  ['garlic', 2, 'clove', 'haché fin', 'hachées fin'],
  ['garlic', 1, 'head', 'en gousses, écrasées', 'en gousses, écrasées'],
  ['celery', 2, 'stick', 'émincé', 'émincées'],
  ['thyme', 3, 'sprig', 'effeuillé', 'effeuillés'],
  ['ham', 2, 'slice', 'coupé en deux', 'coupées en deux'],
] as const)('in French the pieces are what is prepared: %s, %i %s', (id, count, unit, written, rendered) => {
  expect(agreed('fr', id, count, unit, written)).toBe(rendered);
});

test('what is measured otherwise is prepared as such, and English does not agree', () => {
  expect(agreed('es', 'parsley', 2, 'handful', 'picado')).toBe('picado');
  expect(agreed('es', 'onion', 1, null, 'picada fina')).toBe('picada fina');
  expect(agreed('en-GB', 'garlic', 2, 'clove', 'crushed')).toBe('crushed');
});
