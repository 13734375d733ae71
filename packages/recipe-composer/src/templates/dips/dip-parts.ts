import { LOAVES } from '../common-slots.ts';
import type { DishTemplate, Slot, TextTemplate } from '../dish-template.ts';

/** What is stirred into a dip: vegetables without their seeds and water, and a little of what is salty. */
export const VEGETABLE: Slot = {
  of: ['tomato', 'raw', 'tender'],
  ids: ['tomato', 'cucumber', 'cooked-beetroot', 'sweetcorn'],
  but: ['cherry-tomato', 'corn-on-the-cob'],
  least: 0,
  grams: 35,
  cut: 'seed-dice',
};
export const BRINY: Slot = {
  of: ['briny'],
  ids: ['olive', 'sun-dried-tomato', 'roasted-red-pepper', 'caper', 'gherkin', 'pickled-jalapeno'],
  least: 0,
  grams: 12,
  cut: 'chop',
};
export const CHILLI: Slot = { of: ['chilli', 'hot-sauce'], least: 0, grams: 2 };
export const LOAF: Slot = { of: ['bread'], ids: LOAVES, least: 0, grams: 50, notWith: ['bread'] };
/** Bread and tortillas are toasted, carrots and celery cut into sticks; without any a dip is a sauce. */
export const DIPPERS: Slot = {
  of: ['wrap', 'bread', 'root', 'firm'],
  ids: ['bread', 'flatbread', 'tortilla', 'carrot', 'celery'],
  but: ['taco-shell', 'tostada', ...LOAVES],
  least: 0,
  unless: ['loaf'],
  grams: 60,
  cut: 'sticks',
  proposed: ['flatbread', 'bread', 'carrot', 'celery'],
  needed: true,
};

export const CRISPING: TextTemplate = {
  en: 'Heat the oven to {200 C}. Cut {the dippers.wrap} into triangles, spread on a baking tray and bake until crisp, {8 min}.',
  es: 'Calienta el horno a {200 C}. Corta {el dippers.wrap} en triángulos, repártelos en una bandeja y hornéalos hasta que {=crujiente dippers.wrap}, {8 min}.',
  fr: 'Préchauffer le four à {200 C}. Couper {le dippers.wrap} en triangles, les étaler sur une plaque et les enfourner jusqu’à ce qu’ils croustillent, {8 min}.',
};
/** The same where the dip has oil. */
export const CRISPING_WITH_OIL: TextTemplate = {
  en: 'Heat the oven to {200 C}. Cut {the dippers.wrap} into triangles, brush with a third of {the oil}, spread on a baking tray and bake until crisp, {8 min}.',
  es: 'Calienta el horno a {200 C}. Corta {el dippers.wrap} en triángulos, úntalos con un tercio {del oil}, repártelos en una bandeja y hornéalos hasta que {=crujiente dippers.wrap}, {8 min}.',
  fr: 'Préchauffer le four à {200 C}. Couper {le dippers.wrap} en triangles, les badigeonner d’un tiers {du oil}, les étaler sur une plaque et les enfourner jusqu’à ce qu’ils croustillent, {8 min}.',
};
export const TOASTING: readonly TextTemplate[] = [
  {
    en: 'Toast {the dippers.bread} until golden and crisp, {4 min}, and cut into fingers.',
    es: 'Tuesta {el dippers.bread} hasta que {=crujiente dippers.bread}, {4 min}, y córta{=lo dippers.bread} en tiras.',
    fr: 'Faire griller {le dippers.bread} jusqu’à ce {=croustillant dippers.bread}, {4 min}, et {=le dippers.bread} couper en mouillettes.',
  },
  {
    en: 'Slice {the loaf} and toast until golden and crisp, {4 min}.',
    es: 'Corta {el loaf} en rebanadas y tuéstalas hasta que estén crujientes, {4 min}.',
    fr: 'Couper {le loaf} en tranches et les faire griller jusqu’à ce qu’elles croustillent, {4 min}.',
  },
];

/** What all dips have in common. */
export const DIP = {
  dishType: 'dip',
  category: 'Meals',
  subcategories: ['Snack', 'Lunch'],
  servings: 4,
  called: { en: 'dip|spread', es: 'crema para untar|dip|paté', fr: 'tartinade|dip' },
  tip: {
    en: '[dippers+loaf? Taste the dip on {the dippers+loaf#1}: by itself it always seems saltier.]',
    es: '[dippers+loaf? Prueba la crema con {el dippers+loaf#1}: sola parece siempre más salada.]',
    fr: '[dippers+loaf? Goûter la préparation avec {le dippers+loaf#1} : seule, elle paraît toujours plus salée.]',
  },
} as const satisfies Partial<DishTemplate>;
