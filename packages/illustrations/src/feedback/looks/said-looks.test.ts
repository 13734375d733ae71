import { expect, test } from 'vitest';
import { saidLooks } from './said-looks.ts';

const looksOf = (text: string) => saidLooks(text).map(({ look: { hue, form } }) => `${hue} ${form}`);

test.each([
  ['fewer white cubes please', 'white cube'],
  ['the little red guys', 'red null'],
  ['purple hoops? two at most', 'purple ring'],
  ['the twiggy bits can come off', 'null sprig'],
  ['that giant leaf can go', 'null leaf'],
  ['en vez de esas bolas negras', 'black ball'],
  ['los filamentos amarillos', 'yellow thread'],
  ['lo verde sobra', 'green null'],
  ['les tuyaux vert clair', 'green tube'],
  ['les petits batonnets verts', 'green stick'],
])('a text calls things by colour and form: %s', (text, look) => {
  expect(looksOf(text)).toEqual([look]);
});

test.each([
  'two slices of ham',
  'des tranches de pain',
  'unas rodajas de limon',
  'it leaves a lot to be desired',
  'five stars',
  'eso deberia ser rojizo',
  'las hojas deberian ser verdes',
])('the form of a named food, sayings and colours that are wanted call nothing: %s', (text) => {
  expect(saidLooks(text).filter(({ look }) => look.hue !== null || look.form !== 'leaf')).toEqual([]);
});
