import { expect, test } from 'vitest';
import { coloursIn } from './shades.ts';

const named = (text: string) => coloursIn(text).map(({ colour }) => colour);

test('a shade of several words is one colour', () => {
  const shades = { 'pale brown': 'crust', 'marron tres fonce': 'chocolate', 'amarillo muy claro': 'lemon' } as const;
  for (const [text, colour] of Object.entries(shades)) expect(named(text), text).toEqual([colour]);
  for (const text of ['purplish red', 'rojo purpura', 'rouge violace']) expect(named(text), text).toEqual(['berry']);
  expect(named('yellowish green')).toEqual(['leaf-light']);
});

test('colours with other words between them are several', () => {
  expect(named('red and green')).toEqual(['tomato', 'leaf']);
  expect(named('white rice, brown sauce')).toEqual(['cream', 'crust']);
});

test('a colour is also named by what has it', () => {
  for (const text of ['cream-coloured', 'couleur creme', 'color crema']) expect(named(text), text).toEqual(['cream']);
  for (const text of ['salmon pink', 'couleur saumon', 'color salmon']) expect(named(text), text).toEqual(['pink']);
});

test('a thing that is called by its colour asks for no colour', () => {
  for (const text of ['the yellow stuff', 'those little black specks', 'las bolitas rojas', 'les trucs blancs'])
    expect(named(text), text).toEqual([]);
  expect(named('the red bits should be green')).toEqual(['leaf']);
});

test('dark red is the red of berries', () => {
  for (const text of ['dark red', 'burgundy', 'granate', 'rojo oscuro', 'rouge fonce', 'grenat'])
    expect(named(text), text).toEqual(['berry']);
});

test('a verb may name a colour', () => {
  expect(named('redden the liquid')).toEqual(['tomato']);
  expect(named('que le bouillon verdisse')).toEqual(['leaf']);
  expect(named('blanchissez les rouleaux')).toEqual(['cream']);
});
