import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';
import { agreeing, isAgreeingPhrase } from './agreement.ts';

function words(language: 'es' | 'fr', ...names: [string, boolean][]) {
  return names.map(([text, plural]) => ({ text, grammar: kb.grammar(text, language, plural) }));
}

test.each([
  ['es', 'tierno', [['brócoli', false]], 'esté tierno'],
  ['es', 'tierno', [['zanahorias', true]], 'estén tiernas'],
  ['es', 'dorado', [['cebolla', false]], 'esté dorada'],
  ['es', 'helado', [['cervezas', true]], 'heladas'],
  [
    'es',
    'tierno',
    [
      ['zanahorias', true],
      ['nabo', false],
    ],
    'estén tiernos',
  ],
  ['es', 'lo', [['brócoli', false]], 'lo'],
  ['es', 'lo', [['patatas', true]], 'las'],
  ['es', 'tome', [['cebolla', false]], 'tome'],
  [
    'es',
    'tome',
    [
      ['cebolla', false],
      ['zanahorias', true],
    ],
    'tomen',
  ],
  ['es', 'da', [['limón', false]], 'da'],
  ['es', 'da', [['aceitunas', true]], 'dan'],
  ['fr', 'devient', [['aubergines', true]], 'deviennent'],
  ['fr', 'moelleux', [['aubergine', false]], 'moelleuse'],
  ['fr', 'le', [['lentilles', true]], 'les'],
  ['fr', 'l’', [['viande', false]], 'l’'],
  ['fr', 'l’', [['pâtes', true]], 'les '],
  ['fr', 'tendre', [['chou-fleur', false]], 'qu’il soit tendre'],
  ['fr', 'tendre', [['carottes', true]], 'qu’elles soient tendres'],
  ['fr', 'doré', [['aubergine', false]], 'qu’elle soit dorée'],
  ['fr', 'fondant', [['courgettes', true]], 'qu’elles soient bien fondantes'],
  ['fr', 'glacé', [['bière', false]], 'glacée'],
  [
    'fr',
    'doré',
    [
      ['carottes', true],
      ['poireaux', true],
    ],
    'qu’ils soient dorés',
  ],
] as const)('in %s "%s" agrees with %j: %s', (language, phrase, names, expected) => {
  expect(agreeing(phrase, words(language, ...(names as unknown as [string, boolean][])), language)).toBe(expected);
});

test.each([
  ['spinach', 'gives'],
  ['asparagus', 'gives'],
  ['tomatoes', 'give'],
  ['sardines in oil', 'give'],
])('in English "%s" %s', (text, expected) => {
  expect(agreeing('gives', [{ text, grammar: { feminine: false, plural: false } }], 'en')).toBe(expected);
});

test('a phrase belongs to a language', () => {
  expect(isAgreeingPhrase('tierno', 'es')).toBe(true);
  expect(isAgreeingPhrase('tierno', 'fr')).toBe(false);
});
