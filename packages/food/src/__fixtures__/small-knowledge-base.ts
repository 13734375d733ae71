import type { Ingredient } from '../ingredients/ingredient.ts';
import { createKnowledgeBase } from '../knowledge-base.ts';

const plain = {
  group: 'vegetable',
  origin: ['plant'],
  per100g: [0, 0, 0, 0, 0, 0],
  roles: [],
} satisfies Partial<Ingredient>;

type Names = [british: string, spanish: string, french: string, american?: string];

function entry(id: string, [british, es, fr, american = british]: Names, given: Partial<Ingredient> = {}): Ingredient {
  return { ...plain, id, name: { 'en-GB': british, 'en-US': american, es, fr }, ...given };
}

/** A few ingredients whose nutrients are easy to calculate with. */
const INGREDIENTS: readonly Ingredient[] = [
  entry('onion', ['onion | onions', 'cebolla | cebollas', 'oignon | oignons'], {
    per100g: [40, 1, 10, 0, 2, 4],
    weighs: { piece: 150 },
    fodmapFrom: 12,
    roles: ['vegetable', 'aromatic'],
  }),
  entry(
    'courgette',
    ['courgette | courgettes', 'calabacín | calabacines', 'courgette | courgettes', 'zucchini | zucchini'],
    { gender: { fr: 'feminine' }, per100g: [17, 1, 3, 0, 1, 2], weighs: { piece: 200 }, roles: ['vegetable'] },
  ),
  entry('garlic', ['garlic', 'ajo | ajos', 'ail'], { weighs: { clove: 5 }, fodmapFrom: 1, roles: ['aromatic'] }),
  entry('salt', ['salt', 'sal', 'sel'], {
    gender: { es: 'feminine' },
    origin: ['mineral'],
    roles: ['seasoning'],
    staple: true,
  }),
  entry('butter', ['butter', 'mantequilla', 'beurre'], {
    allergens: ['Dairy'],
    origin: ['dairy'],
    per100g: [717, 1, 0, 81, 0, 0],
    density: 0.95,
    roles: ['cooking-fat', 'baking-fat'],
  }),
  entry('olive-oil', ['olive oil', 'aceite de oliva', 'huile d’olive'], {
    gender: { fr: 'feminine' },
    per100g: [884, 0, 0, 100, 0, 0],
    density: 0.92,
    roles: ['cooking-fat', 'finishing-oil'],
  }),
  entry('milk', ['milk', 'leche', 'lait'], {
    gender: { es: 'feminine' },
    allergens: ['Dairy'],
    origin: ['dairy'],
    per100g: [60, 3, 5, 3, 0, 5],
    density: 1.03,
    fodmapFrom: 20,
    roles: ['milk', 'liquid'],
  }),
  entry('cream', ['cream', 'nata | natas', 'crème | crèmes'], {
    gender: { fr: 'feminine' },
    allergens: ['Dairy'],
    origin: ['dairy'],
    density: 1,
    roles: ['cream', 'liquid'],
  }),
  entry('coconut-milk', ['coconut milk', 'leche de coco', 'lait de coco'], { density: 1, roles: ['milk', 'liquid'] }),
  entry(
    'butter-bean',
    ['butter bean | butter beans', 'judión | judiones', 'haricot beurre | haricots beurre', 'lima bean | lima beans'],
    {
      roles: ['pulse'],
    },
  ),
  entry('flour', ['flour', 'harina', 'farine'], {
    gender: { fr: 'feminine' },
    allergens: ['Gluten', 'Wheat'],
    per100g: [360, 10, 75, 1, 3, 0],
    density: 0.53,
    roles: ['flour'],
  }),
  entry('plain-flour', ['plain flour', 'harina de trigo', 'farine de blé', 'all-purpose flour'], {
    kindOf: ['flour'],
    allergens: ['Gluten', 'Wheat'],
    per100g: [360, 10, 75, 1, 3, 0],
    density: 0.53,
    roles: ['flour'],
  }),
  entry('gluten-free-flour', ['gluten-free flour', 'harina sin gluten', 'farine sans gluten'], {
    kindOf: ['flour'],
    without: ['Gluten', 'Wheat'],
    density: 0.5,
    roles: ['flour'],
  }),
  entry('pasta', ['pasta', 'pasta', 'pâtes'], {
    gender: { fr: 'feminine' },
    allergens: ['Gluten', 'Wheat'],
    mayContain: ['Eggs'],
    roles: ['pasta'],
  }),
  entry('spaghetti', ['spaghetti', 'espaguetis', 'spaghettis'], {
    kindOf: ['pasta'],
    allergens: ['Gluten', 'Wheat'],
    mayContain: ['Eggs'],
    roles: ['pasta'],
  }),
  entry('bread', ['bread', 'pan | panes', 'pain | pains'], {
    allergens: ['Gluten', 'Wheat'],
    weighs: { slice: 40 },
    roles: ['bread'],
  }),
  entry('toast', ['toast', 'tostada | tostadas', 'toast | toasts'], {
    allergens: ['Gluten', 'Wheat'],
    roles: ['bread'],
  }),
  entry('egg', ['egg | eggs', 'huevo | huevos', 'œuf | œufs'], {
    allergens: ['Eggs'],
    origin: ['egg'],
    per100g: [143, 13, 1, 10, 0, 0],
    weighs: { piece: 50 },
    roles: ['egg'],
  }),
  entry('walnut', ['walnut | walnuts', 'nuez | nueces', 'noix'], {
    gender: { es: 'feminine', fr: 'feminine' },
    allergens: ['Nuts'],
    roles: ['nut'],
  }),
  entry('peanut-butter', ['peanut butter', 'crema de cacahuete', 'beurre de cacahuète'], {
    allergens: ['Peanuts'],
    roles: ['spread'],
  }),
  entry('fish', ['fish', 'pescado | pescados', 'poisson | poissons'], {
    allergens: ['Fish'],
    origin: ['fish'],
    roles: ['protein'],
  }),
  entry('mussel', ['mussel | mussels', 'mejillón | mejillones', 'moule | moules'], {
    gender: { fr: 'feminine' },
    allergens: ['Molluscs'],
    origin: ['shellfish'],
    edible: 0.3,
    weighs: { piece: 6 },
    roles: ['protein'],
  }),
  entry('worcestershire-sauce', ['Worcestershire sauce', 'salsa Worcestershire', 'sauce Worcestershire'], {
    allergens: ['Fish'],
    mayContain: ['Gluten'],
    origin: ['plant', 'fish'],
    density: 1.1,
    roles: ['sauce'],
  }),
  entry('sauce', ['sauce | sauces', 'salsa | salsas', 'sauce | sauces'], {
    gender: { fr: 'feminine' },
    mayContain: ['Gluten', 'Nuts', 'Dairy'],
    roles: ['sauce'],
  }),
  entry(
    'stock-cube',
    [
      'stock cube | stock cubes',
      'pastilla de caldo | pastillas de caldo',
      'cube de bouillon | cubes de bouillon',
      'bouillon cube | bouillon cubes',
    ],
    {
      mayContain: ['Celery', 'Gluten'],
      weighs: { piece: 10, cube: 10 },
      roles: ['stock'],
    },
  ),
  entry('sausage', ['sausage | sausages', 'salchicha | salchichas', 'saucisse | saucisses'], {
    gender: { fr: 'feminine' },
    origin: ['meat'],
    weighs: { piece: 60 },
    roles: ['protein'],
  }),
  entry('margarine', ['margarine', 'margarina', 'margarine'], {
    gender: { fr: 'feminine' },
    mayContain: ['Dairy'],
    roles: ['baking-fat'],
  }),
  entry('honey', ['honey', 'miel', 'miel'], {
    gender: { es: 'feminine' },
    origin: ['honey'],
    density: 1.4,
    per100g: [304, 0, 82, 0, 0, 82],
    roles: ['sweetener'],
  }),
  entry('gin', ['gin', 'ginebra', 'gin'], { abv: 40, density: 0.95, per100g: [231, 0, 0, 0, 0, 0], roles: ['spirit'] }),
  entry('wine', ['wine | wines', 'vino | vinos', 'vin | vins'], {
    abv: 12,
    allergens: ['Sulphites'],
    density: 1,
    roles: ['wine'],
  }),
];

/** A small knowledge base, so that a test's figures don't change with the real one's. */
export const smallKnowledgeBase = createKnowledgeBase(INGREDIENTS);
