import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { describe, expect, test } from 'vitest';
import { composedRecipe } from '../__fixtures__/composed-recipe.ts';

function composed(available: readonly string[], template: string, language: 'en-GB' | 'es' | 'fr') {
  const recipe = composedRecipe(available, template);
  const { title, description, instructions } = renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb);
  return { title, description, steps: instructions.map(({ step }) => step).join(' ') };
}

describe('Spanish', () => {
  test('later verbs have a pronoun that agrees with what they are done to', () => {
    expect(composed(['potato', 'cheddar'], 'baked-potatoes', 'es').steps).toMatch(
      /Lava las patatas, pínchalas con un tenedor, úntalas con .* y hornéalas sobre/,
    );
    expect(composed(['sweet-potato', 'cheddar'], 'baked-potatoes', 'es').steps).toMatch(/Lava los boniatos, pínchalos/);
  });

  test('a verb has the number of all foods that it speaks of', () => {
    expect(composed(['carrot', 'leek'], 'smooth-soup', 'es').steps).toContain('sin que tomen color');
  });

  test('feta is masculine', () => {
    const { title, steps } = composed(['cucumber', 'tomato', 'feta'], 'raw-salad', 'es');
    expect(title).toMatch(/feta/);
    expect(steps).toMatch(/el feta/);
    expect(steps).not.toMatch(/la feta/);
  });
});

test('a French step checks meat before it leaves the pan, and seasons it there', () => {
  expect(composed(['minced-chicken', 'courgette', 'quinoa'], 'grain-bowl', 'fr').steps).toMatch(
    /dorer la viande avec la moitié du sel [^.]*\. (?:Prolonger [^.]* s’il reste du|Attendre qu’il ne reste plus de) rose dans la viande\. Ajouter l’ail et le cumin[^.]* et réserver la viande\./,
  );
});

describe('French', () => {
  test('more than one of a food is plural in the steps', () => {
    expect(composed(['black-bean', 'egg', 'green-olive'], 'bean-salad', 'fr').steps).toMatch(/les olives/);
  });

  test('fruit of which a salad has several is plural beside another plural', () => {
    expect(composed(['orange', 'apple'], 'fruit-salad', 'fr').title).toBe('Salade d’oranges et de pommes');
  });
});

describe('a dish that everybody knows has its name', () => {
  test.each([
    [['chickpea', 'tahini'], 'dip', 'en-GB', 'Hummus'],
    [['chickpea', 'tahini'], 'dip', 'fr', 'Houmous'],
    [['avocado', 'lime', 'red-onion', 'coriander-leaf'], 'avocado-dip', 'es', 'Guacamole'],
    [['greek-yogurt', 'cucumber', 'mint'], 'creamy-dip', 'fr', 'Tzatziki'],
  ] as const)('%j as %s in %s: %s', (have, template, language, title) => {
    expect(composed(have, template, language).title).toBe(title);
  });

  test('what is something else has the title of its template', () => {
    expect(composed(['chickpea', 'yogurt'], 'dip', 'fr').title).toMatch(/^Tartinade de pois chiches/);
    expect(composed(['avocado', 'feta', 'coriander-leaf'], 'avocado-dip', 'es').title).toMatch(/^Dip de aguacate/);
  });
});

test('no description of clams, which lie in water for an hour, promises speed', () => {
  for (const language of ['en-GB', 'es', 'fr'] as const) {
    const texts = new Set<string>();
    for (const other of [
      'parsley',
      'garlic',
      'lemon',
      'tomato',
      'bacon',
      'onion',
      'thyme',
      'cream',
      'lime',
      'chilli',
    ]) {
      texts.add(composed(['clam', other, 'white-wine'], 'steamed-shellfish', language).description);
    }
    expect(texts.size).toBeGreaterThan(2);
    expect([...texts].join(' ')).not.toMatch(/five minutes|it is done|cinco minutos|ya está|cinq minutes|c’est prêt/);
  }
});
