import type { RecipeStep, StepPart } from '@larder/food/recipe';
import { expect, test } from 'vitest';
import { removeMentions } from './remove-mentions.ts';

const GARLIC = 9;
const NAMES: Readonly<Record<string, number>> = { onion: 0, oil: 1, salt: 2, meat: 3 };

/** A step from words in which <food> names a line, <GARLIC> the one that leaves, and {60} is a time. */
function parse(words: string): StepPart[] {
  return words
    .split(/(<\w+>|\{\d+\})/)
    .filter(Boolean)
    .map((part) => {
      const [, name, seconds] = /^<(\w+)>$|^\{(\d+)\}$/.exec(part) ?? [];
      if (seconds !== undefined) return { seconds: Number(seconds) };
      return name === undefined ? part : { line: NAMES[name] ?? GARLIC, as: name };
    });
}

const written = (parts: readonly StepPart[]) =>
  parts.map((part) => (typeof part === 'string' ? part : 'as' in part ? `<${part.as}>` : '{time}')).join('');

function removed(language: 'en' | 'es' | 'fr', words: string): string | null {
  const text = { en: parse('Add the <onion> and the <GARLIC>.'), [language]: parse(words) };
  const step: RecipeStep = { seconds: 600, text };
  const without = removeMentions(step, GARLIC);
  return without && written(without.text[language] ?? []);
}

test.each([
  ['en', 'Fry the <onion>, the <GARLIC> and the <salt> in the <oil>.', 'Fry the <onion> and the <salt> in the <oil>.'],
  ['en', 'Fry the <onion>, the <salt> and the <GARLIC>, {60}.', 'Fry the <onion> and the <salt>, {time}.'],
  ['en', 'Fry the <GARLIC> and half of the <onion>.', 'Fry half of the <onion>.'],
  ['en', 'Fry the <meat>, {60}. Stir in the <GARLIC>, {30}. Taste.', 'Fry the <meat>, {time}. Taste.'],
  ['en', 'Simmer the <meat>, {60}. Take out the <GARLIC>. Taste.', 'Simmer the <meat>, {time}. Taste.'],
  ['es', 'Saca la <GARLIC>. Prueba y sirve.', 'Prueba y sirve.'],
  ['fr', 'Retirer la <GARLIC>. Goûter et servir.', 'Goûter et servir.'],
  ['en', 'Pour into a glass and stand the <GARLIC> in it.', 'Pour into a glass.'],
  ['es', 'Sirve en un vaso y clava dentro el <GARLIC>.', 'Sirve en un vaso.'],
  ['fr', 'Verser dans un verre et y planter l’<GARLIC>.', 'Verser dans un verre.'],
  ['es', 'Pocha el <GARLIC> y la <onion>, {60}.', 'Pocha la <onion>, {time}.'],
  ['es', 'Sazona con la <salt>, el <GARLIC> y el <oil>.', 'Sazona con la <salt> y el <oil>.'],
  ['fr', 'Ajouter l’<GARLIC>, la <salt> et l’<oil>.', 'Ajouter la <salt> et l’<oil>.'],
  [
    'fr',
    'Battre l’<oil> avec le <salt>, un peu d’<GARLIC> et de <meat>, {60}.',
    'Battre l’<oil> avec le <salt> et un peu de <meat>, {time}.',
  ],
  ['fr', 'Mélanger l’<oil>, la <salt> et l’<GARLIC>.', 'Mélanger l’<oil> et la <salt>.'],
  [
    'es',
    'Mezcla el pescado, la <meat> y el <GARLIC> con el arroz, {60}.',
    'Mezcla el pescado y la <meat> con el arroz, {time}.',
  ],
  ['es', 'Corona con los huevos partidos, el <GARLIC> y la <onion>.', 'Corona con los huevos partidos y la <onion>.'],
  ['es', 'Esparce los frutos y el <GARLIC>, prueba y sirve.', 'Esparce los frutos, prueba y sirve.'],
  ['es', 'Esparce los frutos, riega con el <GARLIC>, prueba y sirve.', 'Esparce los frutos, prueba y sirve.'],
  ['fr', 'Parsemer de noix, arroser d’<GARLIC>, goûter et servir.', 'Parsemer de noix, goûter et servir.'],
  ['fr', 'Finir avec l’<GARLIC>, goûter et servir.', 'Goûter et servir.'],
  [
    'es',
    'Corona con la <meat>, la <onion> partida, la <salt> y el <GARLIC>.',
    'Corona con la <meat>, la <onion> partida y la <salt>.',
  ],
  [
    'es',
    'Rellena con la col, la crema picante, la <onion> y el <GARLIC>.',
    'Rellena con la col, la crema picante y la <onion>.',
  ],
  [
    'en',
    'Fill with the cabbage, the hot cream, the <onion> and the <GARLIC>.',
    'Fill with the cabbage, the hot cream and the <onion>.',
  ],
  [
    'fr',
    'Garnir avec la crème, l’<onion> émincé, le <salt> et l’<GARLIC>.',
    'Garnir avec la crème, l’<onion> émincé et le <salt>.',
  ],
] as const)('%s: "%s" becomes "%s"', (language, before, after) => {
  expect(removed(language, before)).toBe(after);
});

test.each([
  ['en', 'Pound the <GARLIC> with the <salt>.'],
  ['en', 'Layer it between the pasta sheets and the grated <GARLIC>.'],
  ['en', 'Fry the <onion> and the <GARLIC> until they are soft.'],
  ['es', 'Pocha la <onion> y el <GARLIC> hasta que se doren.'],
  ['fr', 'Faire fondre l’<onion> et l’<GARLIC> et les retirer.'],
] as const)('%s: "%s" can’t be worded without it', (language, words) => {
  expect(removed(language, words)).toBeNull();
});

test('the time of a sentence that goes is no longer the step’s', () => {
  const text = { en: parse('Fry the <meat>, {300}. Add the <GARLIC>, {60}.') };
  expect(removeMentions({ seconds: 360, text }, GARLIC)?.seconds).toBe(300);
});
