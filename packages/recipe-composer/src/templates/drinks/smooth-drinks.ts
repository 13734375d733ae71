import type { CookingKind } from '@larder/food/ingredients/cooking';
import { COOKED_FRUIT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

const SOFT: DishTemplate['subcategories'] = ['Non-alcoholic'];

const FRESH_FRUIT: readonly CookingKind[] = [
  'berry',
  'banana',
  'tropical-fruit',
  'stone-fruit',
  'orchard-fruit',
  'orange',
];

const smoothie: DishTemplate = {
  id: 'smoothie',
  dishType: 'smoothie',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 2,
  families: ['drinks'],
  called: { en: 'smoothie|smoothies', es: 'smoothie|batido', fr: 'smoothie|smoothies' },
  slots: {
    fruit: { of: FRESH_FRUIT, but: COOKED_FRUIT, most: 3, grams: 150 },
    green: {
      of: ['leafy', 'avocado'],
      ids: ['spinach', 'kale', 'avocado'],
      but: ['frozen-spinach'],
      least: 0,
      grams: 30,
    },
    liquid: {
      of: ['milk', 'yogurt', 'juice', 'coconut-milk'],
      but: ['soured-cream', 'mexican-crema'],
      most: 2,
      grams: 150,
      or: ['milk', 'oat-drink', 'soya-drink', 'rice-drink'],
    },
    oats: { of: ['oats', 'seed', 'nut-butter', 'nut'], least: 0, grams: 12, cut: 'whole' },
    spice: {
      of: ['sweet-spice', 'ginger', 'vanilla', 'cocoa', 'herb'],
      but: ['thyme', 'rosemary', 'galangal', 'turmeric'],
      least: 0,
    },
    sweet: { of: ['honey', 'sugar'], least: 0, grams: 8, proposed: ['honey', 'maple-syrup'] },
    sour: { of: ['sour'], least: 0, grams: 12, notWith: ['milk'], proposed: ['lime', 'lemon'] },
    ice: { of: ['ice'], least: 0, grams: 40 },
  },
  needs: [
    { of: ['fruit'], least: 1 },
    { of: ['fruit', 'green', 'liquid', 'oats'], least: 2 },
  ],
  title: { en: '{fruit+green#2} smoothie', es: 'Smoothie {de fruit+green#2}', fr: 'Smoothie {au fruit+green#2}' },
  description: {
    en: 'Plenty of fruit and hardly any sugar: breakfast for those who have no time to sit down.',
    es: 'Mucha fruta y casi nada de azúcar: un desayuno para quien no tiene tiempo de sentarse.',
    fr: 'Beaucoup de fruit et presque pas de sucre : le petit déjeuner de qui n’a pas le temps de s’asseoir.',
  },
  tip: {
    en: 'Freeze the fruit in pieces and it needs no ice.',
    es: 'Con la fruta congelada en trozos no hace falta hielo.',
    fr: 'Avec des fruits congelés en morceaux, pas besoin de glaçons.',
  },
  equipment: [{ en: 'blender', es: 'batidora de vaso', fr: 'blender' }],
  steps: [
    {
      en: 'Put {the fruit+green+liquid+oats+spice+sweet+sour+ice} into a blender.',
      es: 'Pon {el fruit+green+liquid+oats+spice+sweet+sour+ice} en el vaso de la batidora.',
      fr: 'Mettre {le fruit+green+liquid+oats+spice+sweet+sour+ice} dans le blender.',
    },
    {
      en: 'Blend until completely smooth, {1 min}, and pour into two glasses.',
      es: 'Tritura hasta que quede muy fino, {1 min}, y reparte en dos vasos.',
      fr: 'Mixer jusqu’à ce que ce soit bien lisse, {1 min}, et verser dans deux verres.',
    },
  ],
};

const shake: DishTemplate = {
  id: 'milkshake',
  dishType: 'milkshake',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 2,
  families: ['drinks'],
  called: { en: 'milkshake|shake', es: 'batido con helado|malteada|milkshake', fr: 'milk-shake|milkshake' },
  slots: {
    cream: { of: ['ice-cream'], grams: 110 },
    milk: { of: ['milk'], grams: 150, named: ['milk', 'oat-drink', 'soya-drink', 'rice-drink'] },
    flavour: {
      of: ['berry', 'banana', 'chocolate', 'cocoa', 'nut-butter', 'coffee', 'vanilla', 'tropical-fruit', 'stone-fruit'],
      least: 0,
      most: 2,
      grams: 50,
    },
    spice: { of: ['sweet-spice'], least: 0 },
  },
  needs: [],
  title: {
    en: '{flavour+cream#1} milkshake',
    es: 'Batido {de flavour+cream#2}',
    fr: 'Milk-shake {au flavour+cream#2}',
  },
  description: {
    en: 'Thick enough for a wide straw: {all cream} and {all milk} [with {all flavour} ]whipped cold and frothy.',
    es: 'Espeso, de pajita ancha: {cream} y {milk}[ con {flavour}], todo bien batido y muy frío.',
    fr: 'Assez épais pour une paille large : {cream} et {milk}[ avec {le flavour}], le tout fouetté bien froid.',
  },
  equipment: [{ en: 'blender', es: 'batidora de vaso', fr: 'blender' }],
  steps: [
    {
      en: 'Put {the milk+flavour+spice} into a blender and blend until smooth, {30 s}.',
      es: 'Pon {el milk+flavour+spice} en la batidora y tritura, {30 s}.',
      fr: 'Mettre {le milk+flavour+spice} dans le blender et mixer {30 s}.',
    },
    {
      en: 'Add {the cream}, blend briefly so that it stays thick, {20 s}, and serve at once.',
      es: 'Añade {el cream}, bate poco para que quede espeso, {20 s}, y sirve enseguida.',
      fr: 'Ajouter {le cream}, mixer brièvement pour garder de l’épaisseur, {20 s}, et servir aussitôt.',
    },
  ],
};

const icedCoffee: DishTemplate = {
  id: 'iced-coffee',
  dishType: 'iced-coffee',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 2,
  families: ['drinks'],
  called: { en: 'iced coffee|frappé|frappe', es: 'café con hielo|café helado', fr: 'café glacé|frappé' },
  slots: {
    coffee: { of: ['coffee'] },
    milk: { of: ['milk', 'ice-cream', 'cream', 'coconut-milk'], least: 0, most: 2, grams: 100 },
    flavour: { of: ['cocoa', 'chocolate', 'vanilla', 'sweet-spice', 'nut-butter', 'banana'], least: 0, most: 2 },
    sweet: { of: ['honey', 'sugar', 'syrup'], or: ['sugar'], grams: 8 },
    ice: { of: ['ice'], least: 0, or: ['ice'], grams: 90 },
  },
  needs: [
    { of: ['coffee'], least: 1 },
    { of: ['milk', 'flavour', 'sweet', 'ice'], least: 1 },
  ],
  title: {
    en: 'Iced coffee[ with {all milk+flavour#2}]',
    es: 'Café helado[ con {milk+flavour#2}]',
    fr: 'Café glacé[ {au milk+flavour#2}]',
  },
  description: {
    en: 'Strong coffee[ with {all milk+flavour#2}], rattling with cold: the afternoon, rescued.',
    es: 'Café cargado[ con {milk+flavour#2}], servido bien frío: la tarde, salvada.',
    fr: 'Un café corsé[ avec {le milk+flavour#2}], servi bien glacé : l’après-midi est sauvé.',
  },
  steps: [
    {
      en: 'Stir {the sweet+flavour} into {the coffee} until dissolved, and let it cool, {10 min}.',
      es: 'Disuelve {el sweet+flavour} en {el coffee} y deja enfriar, {10 min}.',
      fr: 'Dissoudre {le sweet+flavour} dans {le coffee} et laisser refroidir, {10 min}.',
    },
    {
      en: 'Shake or blend with {the milk+ice} until frothy, {30 s}, and pour into tall glasses.',
      es: 'Agita o bate con {el milk+ice} hasta que haga espuma, {30 s}, y sirve en vasos altos.',
      fr: 'Secouer ou mixer avec {le milk+ice} jusqu’à ce que ce soit mousseux, {30 s}, et verser dans de grands verres.',
    },
  ],
};

export const SMOOTH_DRINKS: readonly DishTemplate[] = [smoothie, shake, icedCoffee];
