import { TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import { expect, test } from 'vitest';
import { composedRecipe } from '../__fixtures__/composed-recipe.ts';
import { DISH_TEMPLATES } from '../templates/all-templates.ts';
import { descriptionNumber, descriptionsOf } from './openings.ts';

test('each template has at least six descriptions in every language', () => {
  for (const template of DISH_TEMPLATES) {
    for (const language of TEXT_LANGUAGES) {
      const texts = descriptionsOf(template).map((text) => text[language]);
      expect(new Set(texts).size, `${template.id} in ${language}`).toBeGreaterThanOrEqual(6);
    }
  }
});

test('no two descriptions share all their words', () => {
  for (const language of TEXT_LANGUAGES) {
    const texts = DISH_TEMPLATES.flatMap((template) => descriptionsOf(template)).map((text) => text[language]);
    const words = texts.map((text) => text.replace(/\{[^}]*\}/g, ''));
    expect(words.filter((text, at) => words.indexOf(text) !== at)).toEqual([]);
  }
});

test('no two descriptions of a template, nor any two that name no food at first, begin with the same words', () => {
  const repeated = (beginnings: readonly string[]) =>
    beginnings.filter((words, at) => beginnings.indexOf(words) !== at);
  const beginningsOf = (texts: readonly string[], words: number) =>
    texts
      .map((text) =>
        text
          .split(/[ ,:;.]+/)
          .slice(0, words)
          .join(' '),
      )
      .filter((text) => !/[[{]/.test(text));
  for (const language of TEXT_LANGUAGES) {
    const all = DISH_TEMPLATES.map((template) => descriptionsOf(template).map((text) => text[language]));
    for (const own of all) expect(repeated(beginningsOf(own, 3))).toEqual([]);
    expect(repeated(beginningsOf(all.flat(), 4))).toEqual([]);
  }
});

test('in the course of answers a template takes each of its descriptions equally often', () => {
  for (const template of DISH_TEMPLATES) {
    const { length } = descriptionsOf(template);
    const numbers = Array.from({ length }, (_, answer) => descriptionNumber(template, answer));
    expect(new Set(numbers).size, template.id).toBe(length);
  }
});

/** The descriptions of a dish of some foods in many answers, which also have others. */
function descriptionsIn(language: TextLanguage, available: readonly string[], template: string): string[] {
  const others = [
    'gin',
    'rum',
    'vodka',
    'cognac',
    'tequila',
    'cachaca',
    'calvados',
    'absinthe',
    'whisky',
    'triple-sec',
  ];
  const lists = others.flatMap((each, count) => [[each], others.slice(0, count)]);
  return lists.map((list) => composedRecipe([...available, ...list], template).description[language] ?? '');
}

function spanishDescriptions(available: readonly string[], template: string): string[] {
  return descriptionsIn('es', available, template);
}

test('a description ends with the heat or the spice that the person has and the title leaves out', () => {
  const soups = spanishDescriptions(['pea', 'turmeric', 'onion', 'red-lentil'], 'smooth-soup');
  expect(soups.filter((text) => !/La cúrcuma (?:da|añade|aporta) color y un punto terroso\.$/.test(text))).toEqual([]);
  const chilli = descriptionsIn('en', ['courgette', 'chickpea', 'feta', 'chilli-flakes'], 'roasted-tray');
  expect(chilli.filter((text) => !/hilli flakes (?:give|add|bring) /.test(text))).toEqual([]);
});

test('a description adds no sentence for herbs, nor for the spice of a curry', () => {
  const soups = spanishDescriptions(['black-bean', 'sweetcorn', 'avocado', 'coriander-leaf'], 'chunky-soup');
  expect(soups.filter((text) => /cilantro/.test(text))).toEqual([]);
  const curries = spanishDescriptions(['chicken', 'coconut-milk', 'curry-powder'], 'curry');
  expect(curries.filter((text) => /curry en polvo/.test(text))).toEqual([]);
});
