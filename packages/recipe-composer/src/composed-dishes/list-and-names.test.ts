import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { findNamedIngredients } from '@larder/food/parsing/steps/named-ingredients';
import { TEXT_LANGUAGES } from '@larder/food/recipe';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { describe, expect, test } from 'vitest';
import { composedRecipe } from '../__fixtures__/composed-recipe.ts';

function composed(available: readonly string[], template: string, language: 'en-GB' | 'es' | 'fr') {
  const recipe = composedRecipe(available, template);
  const { ingredients, instructions } = renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb);
  const lineOf = (id: string) => {
    const at = recipe.lines.findIndex(({ ingredient }) => ingredient === id);
    const line = ingredients[at];
    return line && { name: line.name, note: line.note?.replace(/\s/g, ' ') };
  };
  const ids = recipe.lines.map(({ ingredient }) => ingredient);
  return { ids, lineOf, steps: instructions.map(({ step }) => step).join(' ') };
}

describe('the list says in what form food is bought', () => {
  test.each([
    [
      'bean-salad',
      ['black-bean', 'tinned-tuna'],
      'tinned-tuna',
      { name: 'atún', note: '110 g escurridos cada una, desmenuzado' },
    ],
    [
      'smooth-soup',
      ['chopped-tomatoes', 'potato'],
      'chopped-tomatoes',
      { name: 'tomate triturado', note: '400 g cada una' },
    ],
    ['pan-fish', ['salmon', 'tomato'], 'salmon', { note: 'en lomos o filetes individuales' }],
    ['curry', ['chickpea', 'yogurt'], 'yogurt', { note: 'natural, mejor griego' }],
    ['chunky-soup', ['potato', 'smoked-sausage', 'leek'], 'smoked-sausage', { note: 'ya cocida, en rodajas' }],
    ['sandwich', ['bread', 'cooked-ham', 'tomato'], 'cooked-ham', { note: 'en lonchas' }],
  ] as const)('of a %s of %j', (template, have, id, line) => {
    expect(composed(have, template, 'es').lineOf(id)).toMatchObject(line);
  });
});

describe('the list says which cut or kind suits the dish', () => {
  test.each([
    ['skillet', ['chicken', 'sweet-pepper'], 'chicken', 'pechuga o contramuslos deshuesados, en trozos de bocado'],
    ['curry', ['chicken', 'coconut-milk'], 'chicken', 'contramuslos deshuesados, en trozos de bocado'],
    ['braise', ['beef', 'carrot'], 'beef', 'morcillo o aguja, sin hueso, en trozos de 4 cm'],
    ['stir-fry', ['beef', 'broccoli'], 'beef', 'cadera o lomo bajo, en tiras de 1 cm'],
    ['gratin', ['cauliflower', 'cheese', 'cream'], 'cheese', 'semicurado, o uno como el emmental, rallado'],
    ['gratin', ['cauliflower', 'cheese', 'cream'], 'cream', 'para cocinar'],
    ['tossed-pasta', ['prawn', 'linguine', 'lemon'], 'lemon', 'la ralladura y el zumo'],
    ['baked-potatoes', ['potato', 'bean', 'salsa'], 'potato', '4 grandes, de unos 250 g'],
    [
      'baked-potatoes',
      ['potato', 'bean', 'salsa'],
      'bean',
      'blancas o rojas, peso escurrido, en conserva o de cocción casera, enjuagadas',
    ],
  ] as const)('of a %s of %j', (template, have, id, note) => {
    expect(composed(have, template, 'es').lineOf(id)?.note).toBe(note);
  });

  test('of what its own name leaves open alone', () => {
    expect(composed(['chicken-breast', 'sweet-pepper'], 'skillet', 'es').lineOf('chicken-breast')?.note).toBe(
      'en trozos de bocado',
    );
  });

  test('with no food that a person may avoid who eats the one it is said of', () => {
    const unexpected = kb.all.flatMap(({ wording, allergens: own = [] }) =>
      TEXT_LANGUAGES.flatMap((language) =>
        (wording?.boughtAs ?? [])
          .flatMap((note) => findNamedIngredients(note[language], language, kb))
          .flatMap(({ ingredient: { allergens = [] } }) => allergens.filter((each) => !own.includes(each))),
      ),
    );
    expect(unexpected).toEqual([]);
  });
});

describe('steps name food by a shorter name', () => {
  test('once the list has named it in full', () => {
    const { lineOf, steps } = composed(['minced-pork', 'carrot'], 'stir-fry', 'es');
    expect(lineOf('minced-pork')?.name).toBe('carne picada de cerdo');
    expect(steps).toMatch(/saltea la carne a fuego/);
    expect(steps).not.toMatch(/carne picada/);
  });

  test.each([
    ['es', ['chicken', 'butternut-squash'], 'skillet', /Dora la cebolla y la calabaza en/],
    ['fr', ['tofu', 'rice-noodle', 'pak-choi'], 'fried-noodles', /[Cc]uire les nouilles à l’eau bouillante/],
    ['fr', ['aubergine', 'goats-cheese', 'carrot'], 'roasted-tray', /[Pp]arsemer de fromage(?! de)/],
  ] as const)('of its kind, in %s of %j', (language, have, template, words) => {
    expect(composed(have, template, language).steps).toMatch(words);
  });

  test('but not where another food of that kind is meant, too', () => {
    expect(composed(['courgette', 'gruyere', 'goats-cheese'], 'gratin', 'fr').steps).toMatch(/fromage de chèvre/);
  });

  test('of a mass in the singular', () => {
    expect(composed(['pork-shoulder', 'carrot', 'bay-leaf'], 'braise', 'fr').steps).toMatch(/Retirer le laurier/);
  });

  test('unless that is the name of something else, or a part of it', () => {
    const { steps } = composed(['black-bean', 'green-bean'], 'chunky-soup', 'fr');
    expect(steps).toMatch(/les haricots noirs/);
    expect(composed(['red-pepper', 'mushroom', 'egg'], 'omelette', 'es').steps).toMatch(/la pimienta\b(?! negra)/);
  });
});

describe('each later verb has its object', () => {
  test.each([['fr', ['beef-steak', 'lettuce'], 'leaf-salad', /l’assaisonner de la moitié du sel/]] as const)(
    'in %s a %j %s',
    (language, have, template, words) => {
      expect(composed(have, template, language).steps).toMatch(words);
    },
  );
});

describe('what jars stays out', () => {
  test('a pickle beside dried fruit', () => {
    const { ids } = composed(['lettuce', 'raisin', 'gherkin', 'walnut'], 'leaf-salad', 'en-GB');
    expect(ids).toContain('raisin');
    expect(ids).not.toContain('gherkin');
  });

  test('sesame beside ripe cheese in Europe', () => {
    expect(composed(['lettuce', 'parmesan', 'sesame-seed'], 'leaf-salad', 'en-GB').ids).not.toContain('sesame-seed');
  });

  test('a fourth accent in a salad', () => {
    const have = ['lettuce', 'feta', 'walnut', 'caper', 'serrano-ham'];
    const held = composed(have, 'leaf-salad', 'en-GB').ids.filter((id) => have.includes(id ?? ''));
    expect(held).toHaveLength(4);
  });

  test('tortillas beside a European braise', () => {
    expect(composed(['stewing-beef', 'carrot', 'flour-tortilla'], 'braise', 'en-GB').ids).not.toContain('tortilla');
  });
});

test('plain onion that is eaten raw is said to be a mild kind', () => {
  const raw = composed(['avocado', 'tomato', 'onion', 'lemon'], 'raw-salad', 'fr');
  expect(raw.lineOf('onion')?.note).toMatch(/^rouge ou doux, /);
  const cooked = composed(['egg', 'flour-tortilla', 'onion', 'spinach'], 'egg-tacos', 'fr');
  expect(cooked.lineOf('onion')?.note).not.toMatch(/doux/);
});
