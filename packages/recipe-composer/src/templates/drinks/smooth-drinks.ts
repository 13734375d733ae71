import type { CookingKind } from '@larder/food/ingredients/cooking';
import { COOKED_FRUIT, FRUIT_SYRUPS } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

const SOFT: DishTemplate['subcategories'] = ['Non-alcoholic'];

/** Fruit that blends to a drink by itself; apples and pears need something creamy, and oranges no milk. */
const SOFT_FRUIT: readonly CookingKind[] = ['berry', 'banana', 'tropical-fruit', 'stone-fruit'];

const smoothie: DishTemplate = {
  id: 'smoothie',
  dishType: 'smoothie',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 2,
  families: ['drinks'],
  called: { en: 'smoothie|smoothies', es: 'smoothie|batido', fr: 'smoothie|smoothies' },
  slots: {
    fruit: { of: SOFT_FRUIT, but: COOKED_FRUIT, least: 0, most: 3, grams: 150 },
    creamy: {
      of: ['yogurt'],
      but: ['soured-cream', 'mexican-crema'],
      least: 0,
      grams: 125,
      proposed: ['yogurt', 'soya-yogurt'],
      proposedWithout: ['banana', 'juice', 'coconut-milk', 'avocado', 'oats'],
    },
    liquid: {
      of: ['milk', 'coconut-milk', 'juice'],
      grams: 130,
      or: ['milk', 'oat-drink', 'soya-drink', 'rice-drink'],
      unless: ['creamy'],
    },
    thin: { of: ['water'], or: ['water'], only: ['creamy'], unless: ['liquid'], grams: 60 },
    orchard: { of: ['orchard-fruit'], but: COOKED_FRUIT, least: 0, grams: 100, only: ['fruit', 'creamy'] },
    citrus: { of: ['orange'], least: 0, grams: 90, only: ['fruit'], notWith: ['milk'] },
    green: {
      of: ['leafy', 'avocado'],
      ids: ['spinach', 'kale', 'avocado'],
      but: ['frozen-spinach'],
      least: 0,
      grams: 30,
      only: ['fruit'],
    },
    oats: { of: ['oats', 'seed', 'nut-butter', 'nut'], least: 0, grams: 12, cut: 'whole' },
    spice: {
      of: ['sweet-spice', 'ginger', 'vanilla', 'cocoa', 'herb'],
      but: ['thyme', 'rosemary', 'galangal', 'turmeric'],
      least: 0,
    },
    warm: { of: ['sweet-spice'], least: 0, only: ['orchard'], unless: ['spice'], proposed: ['cinnamon'], needed: true },
    sweet: { of: ['honey', 'sugar'], least: 0, grams: 8, proposed: ['honey', 'maple-syrup'] },
    sour: { of: ['sour'], least: 0, grams: 12, notWith: ['milk'], proposed: ['lime', 'lemon'] },
    ice: { of: ['ice'], least: 0, or: ['ice'], grams: 40 },
  },
  needs: [
    { of: ['fruit', 'orchard', 'citrus'], least: 1 },
    { of: ['fruit', 'orchard', 'citrus', 'green', 'liquid', 'creamy', 'oats'], least: 2 },
  ],
  title: {
    en: '{fruit+orchard+citrus+green#2} smoothie[ with {all oats.oats}]',
    es: 'Batido {de fruit+orchard+citrus+green#2}[ con {oats.oats}]',
    fr: 'Smoothie {au fruit+orchard+citrus+green#2}[ et {au oats.oats}]',
  },
  description: {
    en: 'Plenty of fruit and hardly any sugar: breakfast for those who have no time to sit down.',
    es: 'Mucha fruta y casi nada de azúcar: un desayuno para quien no tiene tiempo de sentarse.',
    fr: 'Beaucoup de fruit et presque pas de sucre : le petit déjeuner de qui n’a pas le temps de s’asseoir.',
  },
  tip: {
    en: '[fruit.berry,banana,tropical-fruit? If the fruit goes in frozen, leave out the ice: it comes out thicker.]',
    es: '[fruit.berry,banana,tropical-fruit? Si usas la fruta congelada, prescinde del hielo: queda más espeso.]',
    fr: '[fruit.berry,banana,tropical-fruit? Avec des fruits surgelés, pas besoin de glaçons : c’est encore plus épais.]',
  },
  equipment: [{ en: 'blender', es: 'batidora de vaso', fr: 'blender' }],
  steps: [
    {
      en: 'Put {the oats.oats} in a blender with {the creamy+liquid+thin} and leave to soak, {5 min}.',
      es: 'Pon {el oats.oats} en el vaso de la batidora con {el creamy+liquid+thin} y deja en remojo, {5 min}.',
      fr: 'Mettre {le oats.oats} dans le blender avec {le creamy+liquid+thin} et laisser tremper, {5 min}.',
    },
    {
      en: '[oats.oats? Add {the fruit+orchard+citrus+green+oats.seed,nut-butter,nut+spice+warm+sweet+sour+ice}|Put {the fruit+orchard+citrus+green+creamy+liquid+thin+oats.seed,nut-butter,nut+spice+warm+sweet+sour+ice} into a blender] and blend until completely smooth, {1 min}.',
      es: '[oats.oats? Añade {el fruit+orchard+citrus+green+oats.seed,nut-butter,nut+spice+warm+sweet+sour+ice}|Pon {el fruit+orchard+citrus+green+creamy+liquid+thin+oats.seed,nut-butter,nut+spice+warm+sweet+sour+ice} en el vaso de la batidora] y tritura hasta que quede muy fino, {1 min}.',
      fr: '[oats.oats? Ajouter {le fruit+orchard+citrus+green+oats.seed,nut-butter,nut+spice+warm+sweet+sour+ice}|Mettre {le fruit+orchard+citrus+green+creamy+liquid+thin+oats.seed,nut-butter,nut+spice+warm+sweet+sour+ice} dans le blender] et mixer jusqu’à ce que ce soit bien lisse, {1 min}.',
    },
    {
      en: 'Pour into two glasses and drink at once.',
      es: 'Reparte en dos vasos y bebe enseguida.',
      fr: 'Verser dans deux verres et boire aussitôt.',
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
      en: 'Blend {the flavour+spice} with {the milk} in a blender until smooth, {30 s}.',
      es: 'Tritura {el flavour+spice} con {el milk} en la batidora, {30 s}.',
      fr: 'Mixer {le flavour+spice} avec {le milk} dans le blender, {30 s}.',
    },
    {
      en: '[flavour+spice? Add {the cream}|Put {the milk+cream} into a blender], blend briefly so that it stays thick, {20 s}, and serve at once.',
      es: '[flavour+spice? Añade {el cream}|Pon {el milk+cream} en la batidora], bate poco para que quede espeso, {20 s}, y sirve enseguida.',
      fr: '[flavour+spice? Ajouter {le cream}|Mettre {le milk+cream} dans le blender], mixer brièvement pour garder de l’épaisseur, {20 s}, et servir aussitôt.',
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
    cold: { of: ['coffee'], ids: ['cold-brew'], least: 0 },
    coffee: { of: ['coffee'], but: ['cold-brew'], unless: ['cold'], notWith: ['coffee'], named: ['coffee'] },
    milk: { of: ['milk', 'ice-cream', 'coconut-milk'], least: 0, most: 2, grams: 100 },
    cream: { of: ['cream'], but: ['creme-fraiche'], least: 0, grams: 30 },
    flavour: { of: ['cocoa', 'chocolate', 'vanilla', 'sweet-spice'], least: 0, most: 2 },
    sweet: { of: ['honey', 'sugar', 'syrup'], but: FRUIT_SYRUPS, or: ['sugar'], grams: 8 },
    ice: { of: ['ice'], least: 0, or: ['ice'], grams: 90 },
  },
  needs: [
    { of: ['cold', 'coffee'], least: 1 },
    { of: ['milk', 'cream', 'flavour', 'sweet', 'ice'], least: 1 },
  ],
  title: {
    en: 'Iced coffee[ with {all milk+cream+flavour#2}]',
    es: 'Café helado[ con {milk+cream+flavour#2}]',
    fr: 'Café glacé[ {au milk+cream+flavour#2}]',
  },
  description: {
    en: 'Strong coffee[ with {all milk+cream+flavour#2}], rattling with cold: the afternoon, rescued.',
    es: 'Café cargado[ con {milk+cream+flavour#2}], servido bien frío: la tarde, salvada.',
    fr: 'Un café corsé[ avec {le milk+cream+flavour#2}], servi bien glacé : l’après-midi est sauvé.',
  },
  steps: [
    {
      en: 'Stir {the sweet+flavour} into {the cold} until dissolved, {2 min}.',
      es: 'Mezcla {el sweet+flavour} con {el cold} hasta que se disuelva, {2 min}.',
      fr: 'Mélanger {le sweet+flavour} et {le cold} jusqu’à dissolution, {2 min}.',
    },
    {
      en: 'Stir {the sweet+flavour} into {the coffee}, hot and strong, until dissolved. Pour into a wide bowl and cool in the fridge, {20 min}.',
      es: 'Disuelve {el sweet+flavour} en {el coffee}, caliente y bien cargado. Vierte en un cuenco ancho y enfría en la nevera, {20 min}.',
      fr: 'Dissoudre {le sweet+flavour} dans {le coffee} chaud et bien serré. Verser dans un saladier large et mettre au frais, {20 min}.',
    },
    {
      en: 'Shake or blend with {the milk+cream+ice} until frothy, {30 s}, and pour into tall glasses.',
      es: 'Agita o bate con {el milk+cream+ice} hasta que haga espuma, {30 s}, y sirve en vasos altos.',
      fr: 'Secouer ou mixer avec {le milk+cream+ice} jusqu’à ce que ce soit mousseux, {30 s}, et verser dans de grands verres.',
    },
  ],
};

export const SMOOTH_DRINKS: readonly DishTemplate[] = [smoothie, shake, icedCoffee];
