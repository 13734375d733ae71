import { TEXT_LANGUAGES } from '@larder/food/recipe';
import { expect, test } from 'vitest';
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

test('in one answer no two templates take the same text', () => {
  for (let answer = 0; answer < 60; answer++) {
    const taken = DISH_TEMPLATES.map((template) => {
      const number = descriptionNumber(template, answer);
      const text = descriptionsOf(template)[number];
      return number === 0 ? template.id : text?.en.replace(/\{.*?\}/g, '');
    });
    expect(taken).not.toContain(undefined);
    expect(new Set(taken).size).toBe(taken.length);
  }
});

test('in the course of answers a template takes all its descriptions', () => {
  for (const template of DISH_TEMPLATES) {
    const numbers = new Set(Array.from({ length: 60 }, (_, answer) => descriptionNumber(template, answer)));
    expect(numbers.size, template.id).toBe(descriptionsOf(template).length);
  }
});

test('no two texts begin with the same three words', () => {
  for (const language of TEXT_LANGUAGES) {
    const texts = new Set(DISH_TEMPLATES.flatMap((template) => descriptionsOf(template).slice(1)));
    const shared = new Set([...texts].map((text) => text[language].replace(/\{.*?\}/g, '')));
    const beginnings = [...shared].map((text) => text.split(' ').slice(0, 3).join(' '));
    expect(beginnings.filter((words, at) => beginnings.indexOf(words) !== at)).toEqual([]);
  }
});

test('a template takes its own description, which names the food, in at least half of the answers', () => {
  for (const template of DISH_TEMPLATES) {
    const numbers = Array.from({ length: 200 }, (_, answer) => descriptionNumber(template, answer));
    expect(numbers.filter((number) => number === 0).length, template.id).toBeGreaterThanOrEqual(100);
  }
});
