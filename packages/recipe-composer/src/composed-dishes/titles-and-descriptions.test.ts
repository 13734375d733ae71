import { describe, expect, test } from 'vitest';
import { composedRecipe } from '../__fixtures__/composed-recipe.ts';

describe('a title names what defines the dish', () => {
  test.each([
    ['skillet', ['chicken', 'broccoli', 'dijon-mustard'], 'Pollo a la mostaza con brócoli'],
    ['skillet', ['chicken', 'mushroom', 'cream'], 'Pollo a la sartén con setas, en salsa de nata'],
    ['chunky-soup', ['chicken-breast', 'rice', 'coconut-milk'], 'Sopa de pollo con leche de coco y arroz'],
    ['chunky-soup', ['hake', 'prawn', 'sweet-pepper', 'rice'], 'Sopa de merluza y gambas con pimientos y arroz'],
    ['fruit-salad', ['apple', 'fig'], 'Macedonia de manzana e higos'],
    ['gratin', ['chicory', 'blue-cheese'], 'Gratinado de endivias con queso azul'],
    ['traybake', ['turkey', 'red-pepper', 'rice', 'yogurt'], 'Pavo y pimientos rojos al horno con arroz'],
  ] as const)('%s of %j', (template, have, title) => {
    expect(composedRecipe(have, template).title.es).toBe(title);
  });
});

/** The descriptions of a dish in the answers to requests that differ in an unknown food. */
function descriptionsOf(available: readonly string[], template: string, language: 'es' | 'fr'): string[] {
  return Array.from({ length: 6 }, (_, more) => {
    const unknown = more === 0 ? [] : ['x'.repeat(more)];
    return composedRecipe([...available, ...unknown], template).description[language] ?? '';
  });
}

test('a description names what the dish is served with, also where it can be left out', () => {
  const texts = descriptionsOf(['chicken', 'spinach', 'feta'], 'skillet', 'es');
  expect(texts.filter((text) => !/(?:[Ss]e sirve|servir) con .*patatas/.test(text))).toEqual([]);
});

test('a list in a title is set off from the "and" after it, and no other "and" is', () => {
  expect(composedRecipe(['pear', 'strawberry', 'greek-yogurt'], 'fruit-fool').title.fr).toBe(
    'Crème aux poires et aux fraises, et au yaourt',
  );
  expect(composedRecipe(['pear', 'greek-yogurt'], 'fruit-fool').title.fr).toBe('Crème aux poires et au yaourt');
});

test('coconut milk is what the rice is cooked in, and no piece of it', () => {
  const available = ['chicken-breast', 'rice', 'coconut-milk'];
  expect(composedRecipe(available, 'pilaf').title.fr).toMatch(/lait de coco/);
  const texts = descriptionsOf(available, 'pilaf', 'fr');
  expect(texts.filter((text) => /poulet et (?:du|au) lait de coco|grains détachés/.test(text))).toEqual([]);
});

test('a description is one sentence that names at most one of the foods of the title', () => {
  for (const [available, template] of [
    [['ham', 'potato', 'cream', 'cheddar'], 'gratin'],
    [['spinach', 'egg', 'feta', 'walnut'], 'leaf-salad'],
    [['pasta', 'ham', 'cream', 'parsley'], 'creamy-pasta'],
  ] as const) {
    const texts = descriptionsOf(available, template, 'es');
    const foodsIn = (text: string) => text.match(/jamón|espinacas|perejil|feta|cheddar/g)?.length ?? 0;
    expect(texts.filter((text) => /\. /.test(text) || foodsIn(text) > 1)).toEqual([]);
  }
});

test('mushrooms are named once', () => {
  const texts = descriptionsOf(['spaghetti', 'mushroom', 'cream', 'parmesan'], 'tossed-pasta', 'es');
  expect(texts.filter((text) => /setas.*setas/i.test(text))).toEqual([]);
});

test('a description ends with what the dish is served with, after what flavours it', () => {
  const texts = descriptionsOf(['salmon', 'asparagus', 'rice'], 'pan-fish', 'fr');
  expect(texts.filter((text) => !/ À servir avec du riz\.$/.test(text))).toEqual([]);
});
