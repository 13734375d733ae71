import { SUBCATEGORIES } from '@larder/contract/category';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DishArt } from './dish-art.tsx';
import { PARTS } from './parts.tsx';

const drawn = (id: string, subcategory: (typeof SUBCATEGORIES)[number]) => {
  const category = /lcoholic/.test(subcategory) ? 'Drinks' : 'Meals';
  return render(<DishArt id={id} category={category} subcategory={subcategory} />).container.innerHTML;
};

test('the same recipe is drawn the same every time', () => {
  expect(drawn('leek-tart', 'Lunch')).toBe(drawn('leek-tart', 'Lunch'));
});

test.each(SUBCATEGORIES)('twelve recipes of %s do not look alike', (subcategory) => {
  const pictures = new Set(Array.from({ length: 12 }, (_, index) => drawn(`dish-${index}`, subcategory)));
  expect(pictures.size).toBeGreaterThan(9);
});

test('the words of an id speak for the kind of dish', () => {
  expect(drawn('roast-tomato-soup', 'Dinner')).toContain('var(--art-tomato)');
});

test.each(['Vegetarian', 'Vegan'] as const)('a %s dish is drawn without meat', (dietType) => {
  const roast = (diet: 'Meat' | typeof dietType) =>
    render(<DishArt id="roast-tray" category="Meals" subcategory="Dinner" dietType={diet} />).container.innerHTML;
  const meat = renderToStaticMarkup(PARTS.fillet);
  expect(roast('Meat')).toContain(meat);
  expect(roast(dietType)).not.toContain(meat);
});

const markupOf = (part: keyof typeof PARTS) => renderToStaticMarkup(PARTS[part]);
const drawnWith = (id: string, ...ingredientIds: (string | null)[]) =>
  renderToStaticMarkup(
    <DishArt
      id={id}
      category="Meals"
      subcategory="Dinner"
      ingredients={ingredientIds.map((ingredientId) => ({ ingredientId }))}
    />,
  );

test('nothing is drawn on a dish that is not in it, and what is in it takes its place', () => {
  const pasta = drawnWith('spaghetti-carbonara', 'spaghetti', 'guanciale', 'egg', 'pecorino');
  expect(pasta).toContain(markupOf('cube'));
  expect(pasta).toContain(markupOf('fillet'));
  for (const part of ['cherryTomato', 'tomato', 'leaf', 'mint'] as const) expect(pasta).not.toContain(markupOf(part));
  expect(drawnWith('pasta-with-oil', 'spaghetti', 'olive-oil', 'garlic')).not.toContain(markupOf('cherryTomato'));
});

test('a dish whose ingredients nobody knows is drawn as its kind is', () => {
  expect(drawnWith('pasta-of-ours', null, null)).toContain(markupOf('cherryTomato'));
});

test('what a dish is made of speaks for its kind where its name does not', () => {
  const strands = drawnWith('cacio-e-pepe', 'spaghetti', 'pecorino').match(/stroke-dasharray/g) ?? [];
  expect(strands.length).toBeGreaterThan(3);
});
