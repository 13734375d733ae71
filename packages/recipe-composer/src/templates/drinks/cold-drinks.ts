import { COOKED_FRUIT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

const SOFT: DishTemplate['subcategories'] = ['Non-alcoholic'];

const lemonade: DishTemplate = {
  id: 'lemonade',
  dishType: 'lemonade',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 4,
  families: ['drinks'],
  called: { en: 'lemonade|limeade', es: 'limonada', fr: 'citronnade|limonade maison' },
  slots: {
    sour: { of: ['sour'], most: 2, grams: 45 },
    fruit: {
      of: ['berry', 'tropical-fruit', 'stone-fruit', 'raw', 'orange'],
      ids: [
        'berry',
        'mango',
        'pineapple',
        'watermelon',
        'melon',
        'peach',
        'nectarine',
        'cucumber',
        'orange',
        'cherry',
        'kiwi',
      ],
      but: ['grape', ...COOKED_FRUIT],
      least: 0,
      grams: 50,
    },
    sweet: { of: ['sugar', 'honey', 'syrup'], or: ['sugar'], grams: 18 },
    water: { of: ['water'], or: ['water'], grams: 190 },
    soda: { of: ['soda'], least: 0, grams: 60 },
    herb: {
      of: ['herb', 'ginger'],
      ids: ['mint', 'basil', 'rosemary', 'thyme', 'ginger'],
      least: 0,
      grams: 3,
      cut: 'slice-thin',
    },
    ice: { of: ['ice'], or: ['ice'], least: 0, grams: 60 },
  },
  needs: [
    { of: ['sour'], least: 1 },
    { of: ['sour', 'fruit', 'herb', 'soda', 'sweet'], least: 2 },
  ],
  title: {
    en: '[{fruit+herb} |]{sour} cooler',
    es: 'Limonada[ {de fruit+herb#2}| casera]',
    fr: 'Citronnade[ {au fruit+herb#2}| maison]',
  },
  description: {
    en: 'Sharp, sweet and very cold[, with {all fruit+herb#2}]: the kind that is made by the jug.',
    es: 'Ácida, dulce y muy fría[, con {fruit+herb#2}]: de las que se preparan a jarras.',
    fr: 'Vive, douce et très froide[, avec {le fruit+herb#2}] : de celles qui se préparent en carafe.',
  },
  steps: [
    {
      en: 'Stir {the sour+sweet} with a third of {the water} until dissolved, {2 min}.',
      es: 'Mezcla {el sour+sweet} con un tercio {del water} hasta que se disuelva, {2 min}.',
      fr: 'Mélanger {le sour+sweet} avec un tiers {du water} jusqu’à dissolution, {2 min}.',
    },
    {
      en: 'Crush {the fruit+herb} lightly in a jug, {1 min}.',
      es: 'Machaca ligeramente {el fruit+herb} en una jarra, {1 min}.',
      fr: 'Écraser légèrement {le fruit+herb} dans une carafe, {1 min}.',
    },
    {
      en: 'Pour everything into [fruit+herb? the|a] jug with the rest of {the water}[ and {the soda}], stir[ and serve over {the ice}], {1 min}.',
      es: 'Vierte todo en [fruit+herb? la|una] jarra con el resto {del water}[ y {el soda}], remueve[ y sirve con {el ice}], {1 min}.',
      fr: 'Verser le tout dans [fruit+herb? la|une] carafe avec le reste {du water}[ et {le soda}], remuer[ et servir sur {le ice}], {1 min}.',
    },
  ],
};

const icedTea: DishTemplate = {
  id: 'iced-tea',
  dishType: 'iced-tea',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 4,
  families: ['drinks'],
  called: { en: 'iced tea|ice tea', es: 'té helado|té frío', fr: 'thé glacé' },
  slots: {
    tea: { of: ['tea', 'herbal-tea'] },
    water: { of: ['water'], or: ['water'], grams: 230 },
    fruit: {
      of: ['stone-fruit', 'berry', 'sour', 'orange', 'tropical-fruit', 'orchard-fruit'],
      least: 0,
      most: 2,
      grams: 35,
      cut: 'rounds',
    },
    sweet: { of: ['sugar', 'honey', 'syrup'], least: 0, or: ['sugar'], grams: 10 },
    herb: { of: ['herb', 'ginger'], ids: ['mint', 'basil', 'rosemary', 'ginger'], least: 0, grams: 3, cut: 'whole' },
    ice: { of: ['ice'], least: 0, or: ['ice'], grams: 80 },
  },
  needs: [{ of: ['tea'], least: 1 }],
  title: {
    en: 'Iced {tea}[ with {all fruit+herb#2}]',
    es: '{tea} {=helado tea}[ con {fruit+herb#2}]',
    fr: '{tea} {=glacé tea}[ {au fruit+herb#2}]',
  },
  description: {
    en: 'Brewed strong, cooled quickly[ and served with {all fruit+herb#2}]. It keeps for two days in the fridge, if it gets the chance.',
    es: 'Una infusión bien cargada, enfriada deprisa[ y servida con {fruit+herb#2}]. Aguanta dos días en la nevera, si la dejan.',
    fr: 'Une infusion bien forte, vite refroidie[ et servie avec {le fruit+herb#2}]. Se garde deux jours au frais, si on lui en laisse le temps.',
  },
  steps: [
    {
      en: 'Bring half of {the water} to the boil, pour over {the tea+herb} and steep for {5 min}; lift out the bags[ and {the herb}].',
      es: 'Hierve la mitad {del water}, viértela sobre {el tea+herb} y deja infusionar {5 min}; retira las bolsitas[ y {el herb}].',
      fr: 'Porter la moitié {du water} à ébullition, verser sur {le tea+herb} et laisser infuser {5 min} ; retirer les sachets[ et {le herb}].',
    },
    {
      en: 'Stir in {the sweet}, add the rest of {the water}, cold, and let it cool, {20 min}.',
      es: 'Disuelve en ella {el sweet}, añade el resto {del water}, bien fría, y deja enfriar, {20 min}.',
      fr: 'Y dissoudre {le sweet}, ajouter le reste {du water} bien froide et laisser refroidir, {20 min}.',
    },
    {
      en: '[sweet? |Add the rest of {the water}, cold. ]Serve[ over {the ice}][ with {the fruit}].',
      es: '[sweet? |Añade el resto {del water}, bien fría. ]Sirve[ sobre {el ice}][ con {el fruit}].',
      fr: '[sweet? |Ajouter le reste {du water} bien froide. ]Servir[ sur {le ice}][ avec {le fruit}].',
    },
  ],
};

const fruitWater: DishTemplate = {
  id: 'agua-fresca',
  dishType: 'agua-fresca',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 4,
  families: ['drinks'],
  called: { en: 'agua fresca|fruit water', es: 'agua fresca|agua de', fr: 'eau de fruits|agua fresca' },
  slots: {
    fruit: {
      of: ['berry', 'tropical-fruit', 'stone-fruit', 'raw', 'orange'],
      ids: [
        'berry',
        'mango',
        'pineapple',
        'watermelon',
        'melon',
        'peach',
        'nectarine',
        'papaya',
        'kiwi',
        'cucumber',
        'orange',
      ],
      but: COOKED_FRUIT,
      most: 2,
      grams: 120,
    },
    sour: { of: ['sour'], least: 0, or: ['lime'], grams: 12 },
    sweet: { of: ['sugar', 'honey', 'syrup'], or: ['sugar'], grams: 9 },
    water: { of: ['water'], or: ['water'], grams: 160 },
    herb: { of: ['herb'], ids: ['mint', 'basil'], least: 0, cut: 'whole' },
    ice: { of: ['ice'], least: 0, or: ['ice'], grams: 60 },
  },
  needs: [{ of: ['fruit'], least: 1 }],
  title: {
    en: '{fruit+herb#2} agua fresca',
    es: 'Agua fresca {de fruit+herb#2}',
    fr: 'Agua fresca {au fruit+herb#2}',
  },
  description: {
    en: 'Ripe fruit blended with cold water, strained and barely sweetened: refreshment to drink by the pint.',
    es: 'Fruta en su punto, agua fría y el azúcar justo: se bebe a vasos.',
    fr: 'Du fruit bien mûr mixé à l’eau froide, filtré et à peine sucré : à boire au grand verre.',
  },
  tip: {
    en: 'Taste before you sweeten it fully: ripe fruit needs less.',
    es: 'Prueba antes de endulzar del todo: cuanto más madura está la fruta, menos pide.',
    fr: 'Goûtez avant de tout sucrer : plus c’est mûr, moins il en faut.',
  },
  equipment: [{ en: 'blender, sieve', es: 'batidora, colador', fr: 'blender, passoire fine' }],
  steps: [
    {
      en: '[fruit.orange? Trim off the white pith and take out the pips. ]Blend {the fruit+sour+sweet} with half of {the water}, {1 min}.',
      es: '[fruit.orange? Retira la parte blanca y las pepitas, que amargan. ]Tritura {el fruit+sour+sweet} con la mitad {del water}, {1 min}.',
      fr: '[fruit.orange? Retirer la peau blanche et les pépins, qui donnent de l’amertume. ]Mixer {le fruit+sour+sweet} avec la moitié {du water}, {1 min}.',
    },
    {
      en: 'Strain into a jug, top up with the rest of {the water} and serve[ over {the ice}][ with {the herb}], {2 min}.',
      es: 'Cuela en una jarra, completa con el resto {del water} y sirve[ sobre {el ice}][ con {el herb}], {2 min}.',
      fr: 'Filtrer dans une carafe, compléter avec le reste {du water} et servir[ sur {le ice}][ avec {le herb}], {2 min}.',
    },
  ],
};

const cooler: DishTemplate = {
  id: 'cooler',
  dishType: 'mocktail',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 2,
  families: ['drinks'],
  called: { en: 'mocktail|cooler|fizz', es: 'mocktail|cóctel sin alcohol', fr: 'mocktail|cocktail sans alcool' },
  slots: {
    juice: { of: ['juice'], most: 2, grams: 110 },
    fizz: { of: ['soda', 'mixer'], or: ['soda-water'], grams: 80 },
    sour: { of: ['sour'], least: 0, grams: 15 },
    syrup: { of: ['syrup', 'honey'], least: 0, grams: 12 },
    fruit: {
      of: ['berry', 'stone-fruit', 'tropical-fruit', 'raw'],
      but: ['radish', 'cooked-beetroot', ...COOKED_FRUIT],
      least: 0,
      grams: 30,
      cut: 'rounds',
    },
    herb: { of: ['herb', 'ginger'], ids: ['mint', 'basil', 'rosemary', 'thyme', 'ginger'], least: 0, cut: 'whole' },
    ice: { of: ['ice'], or: ['ice'], least: 0, grams: 100 },
  },
  needs: [
    { of: ['juice'], least: 1 },
    { of: ['juice', 'sour', 'syrup', 'fruit', 'herb', 'fizz'], least: 2 },
  ],
  title: {
    en: '{juice+fruit+herb+sour#2} fizz',
    es: 'Refresco {de juice+fruit+herb+sour#2}',
    fr: 'Pétillant {au juice+fruit+herb+sour#2}',
  },
  description: {
    en: 'A long, grown-up glass of bubbles without alcohol, with {all juice+fruit+herb+sour#3}.',
    es: 'Un trago largo de {juice+fruit+herb+sour#3} con burbujas, sin alcohol pero con carácter.',
    fr: 'Un grand verre plein de bulles avec {du juice+fruit+herb+sour#3}, sans alcool mais pas sans caractère.',
  },
  steps: [
    {
      en: 'Crush {the fruit+herb} in two tall glasses, {1 min}.',
      es: 'Machaca {el fruit+herb} en dos vasos altos, {1 min}.',
      fr: 'Écraser {le fruit+herb} au fond de deux grands verres, {1 min}.',
    },
    {
      en: 'Fill [fruit+herb? the|two tall] glasses[ with {the ice}], pour in {the juice+sour+syrup} and stir.',
      es: 'Llena [fruit+herb? los vasos|dos vasos altos][ con {el ice}], vierte {el juice+sour+syrup} y remueve.',
      fr: 'Remplir [fruit+herb? les verres|deux grands verres][ avec {le ice}], verser {le juice+sour+syrup} et remuer.',
    },
    {
      en: 'Top up with {the fizz} and drink while it fizzes.',
      es: 'Completa con {el fizz} y bebe mientras haya burbujas.',
      fr: 'Compléter avec {le fizz} et boire tant que ça pétille.',
    },
  ],
};

export const COLD_DRINKS: readonly DishTemplate[] = [lemonade, icedTea, fruitWater, cooler];
