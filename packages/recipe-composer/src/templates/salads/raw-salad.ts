import { COLD_OIL, DRESSING_SOUR, GARLIC_IF_THERE, HERBS, NUTS_IF_THERE, PEPPER, SALT } from '../common-slots.ts';
import type { DishTemplate, Slot } from '../dish-template.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';
import { BOILED_EGGS } from './boiled-eggs.ts';

/** Cheeses that are scattered over raw vegetables. */
export const SCATTERED: Slot = {
  of: ['crumbly-cheese', 'melting-cheese', 'soft-cheese', 'hard-cheese'],
  ids: [
    'feta',
    'vegan-feta',
    'goats-cheese',
    'blue-cheese',
    'burgos-cheese',
    'queso-fresco',
    'mozzarella',
    'burrata',
    'manchego',
    'ricotta',
    'labneh',
    'parmesan',
    'grana-padano',
    'pecorino',
    'vegan-parmesan',
  ],
  least: 0,
  grams: 35,
  cut: 'shave',
  notWith: ['tinned-fish'],
  proposed: ['feta', 'vegan-feta'],
  needed: true,
};

/** What seasons raw vegetables a little hot or sharp. */
export const SPRINKLED: Slot = {
  of: ['chilli', 'spice'],
  ids: ['chilli', 'chilli-flakes', 'sumac', 'zaatar', 'aleppo-pepper', 'espelette-pepper', 'paprika'],
  but: ['chilli-powder'],
  least: 0,
  grams: 1,
  pairedIn: [],
};

export const RAW_SALAD: DishTemplate = {
  id: 'raw-salad',
  dishType: 'salad',
  category: 'Meals',
  subcategories: ['Lunch', 'Snack', 'Dinner'],
  servings: 4,
  families: ['mediterranean', 'middle-eastern', 'mexican', 'northern'],
  called: {
    en: 'tomato salad|cucumber salad|salad',
    es: 'ensalada de tomate|ensalada',
    fr: 'salade de tomates|salade',
  },
  slots: {
    veg: {
      of: ['tomato', 'raw', 'firm'],
      ids: ['tomato', 'cucumber', 'radish', 'cooked-beetroot', 'fennel'],
      but: ['green-tomato'],
      least: 0,
      most: 3,
      grams: 160,
      cuts: { tomato: 'wedges' },
    },
    root: { of: ['root'], ids: ['carrot'], least: 0, only: ['veg'], grams: 50, cut: 'grate' },
    avocado: { of: ['avocado'], least: 0, only: ['veg'], grams: 60, cut: 'dice' },
    /** Raw peppers, celery and sweetcorn are good beside something juicy, and no salad alone. */
    peppers: {
      of: ['tender', 'firm'],
      ids: ['sweet-pepper', 'celery', 'sweetcorn'],
      least: 0,
      most: 2,
      only: ['veg'],
      grams: 40,
    },
    fruit: { of: ['tropical-fruit'], ids: ['watermelon', 'mango'], least: 0, only: ['veg'], grams: 90 },
    onion: {
      of: ['onion', 'spring-onion'],
      least: 0,
      grams: 10,
      cut: 'slice-thin',
      proposed: ['red-onion', 'spring-onion'],
      proposedWithout: ['tropical-fruit'],
    },
    protein: { of: ['tinned-fish', 'egg'], least: 0, only: ['veg'], grams: 50, notWith: ['tropical-fruit'] },
    /** What is rich or salty, without which raw vegetables are a garnish. */
    cheese: { ...SCATTERED, proposedWithout: ['tinned-fish', 'egg', 'avocado', 'briny', 'nut', 'seed', 'yogurt'] },
    briny: {
      of: ['briny'],
      least: 0,
      most: 2,
      proposed: ['black-olive'],
      needed: true,
      proposedWithout: ['tinned-fish', 'avocado', 'nut', 'seed', 'yogurt', ...SCATTERED.of],
    },
    nut: NUTS_IF_THERE,
    chilli: SPRINKLED,
    bread: {
      of: ['bread', 'wrap'],
      but: ['taco-shell', 'tostada'],
      least: 0,
      only: ['veg'],
      grams: 35,
      proposed: ['bread', 'gluten-free-bread'],
      proposedWithout: ['tropical-fruit'],
    },
    garlic: { ...GARLIC_IF_THERE, cut: 'grate', grams: 1 },
    /** Makes the dressing creamy, in place of cheese; bread is then served beside, where it stays crisp. */
    yogurt: {
      of: ['yogurt'],
      but: ['coconut-yogurt'],
      least: 0,
      only: ['veg'],
      grams: 40,
      families: ['mediterranean', 'middle-eastern', 'northern'],
      notWith: ['tomato', 'tropical-fruit', 'tinned-fish', 'avocado'],
    },
    sour: { ...DRESSING_SOUR, grams: 8 },
    herb: { ...HERBS, needed: true },
    oil: { ...COLD_OIL, grams: 11 },
    salt: { ...SALT, grams: 0.75, draws: ['veg', 'root', 'peppers'] },
    pepper: PEPPER,
  },
  needs: [
    { of: ['veg'], least: 1 },
    {
      of: [
        'veg',
        'root',
        'avocado',
        'peppers',
        'fruit',
        'protein',
        'cheese',
        'briny',
        'herb',
        'onion',
        'bread',
        'yogurt',
      ],
      least: 2,
    },
  ],
  knownAs: [
    {
      of: {
        veg: ['tomato', 'cherry-tomato'],
        bread: ['bread', 'white-bread', 'country-bread', 'ciabatta', 'baguette'],
        herb: ['basil'],
      },
      without: ['fruit', 'root'],
      title: {
        en: 'Panzanella[ with {all protein+cheese+avocado+peppers+briny#1}]',
        es: 'Panzanella[ con {protein+cheese+avocado+peppers+briny#1}]',
        fr: 'Panzanella[ {au protein+cheese+avocado+peppers+briny#1}]',
      },
    },
  ],
  title: {
    en: '[bread? {veg+root+avocado+fruit+protein+cheese+peppers+briny+nut#2} salad with {all bread}|{veg+root+avocado+fruit+protein+cheese+peppers+briny+nut+yogurt#3} salad]',
    es: '[bread? Ensalada {de veg+root+avocado+fruit+protein+cheese+peppers+briny+nut#2} con {bread}|Ensalada {de veg+root+avocado+fruit+protein+cheese+peppers+briny+nut#3}[ con {yogurt}]]',
    fr: '[bread? Salade {de veg+root+avocado+fruit+protein+cheese+peppers+briny+nut#2} {au bread}|Salade {de veg+root+avocado+fruit+protein+cheese+peppers+briny+nut#3}[ {au yogurt}]]',
  },
  description: {
    en: '{all veg+root+fruit+peppers+avocado#3} dressed with {all yogurt+oil+sour+garlic#3}[, with {all protein+cheese+briny+nut#1} over the top][bread?  and pieces of toasted {bread}].',
    es: '{veg+root+fruit+peppers+avocado#3} con un aliño {de yogurt+oil+sour+garlic#3}[, y {protein+cheese+briny+nut#1} por encima][bread? , además de trozos {de bread} {=tostado bread}].',
    fr: '{du veg+root+fruit+peppers+avocado#3} {au yogurt+oil+sour+garlic#3}[, avec {du protein+cheese+briny+nut#1} par-dessus][bread?  et des morceaux {de bread} {=grillé bread}].',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Toss {the veg+peppers+root+onion} with {the salt} in a large bowl and leave for {10 min}[veg.tomato? |[veg.raw? ; pour off the water that they give]].',
      es: 'Mezcla {el veg+peppers+root+onion} con {el salt} en un cuenco grande y deja reposar {10 min}[veg.tomato? |[veg.raw? ; tira el agua que suelten]].',
      fr: 'Mélanger {le veg+peppers+root+onion} avec {le salt} dans un grand saladier et laisser reposer {10 min}[veg.tomato? |[veg.raw? , puis jeter l’eau rendue]].',
    },
    BOILED_EGGS,
    {
      en: 'Toast {the bread} in a dry pan over a medium heat until golden and crisp on both sides, {5 min}, and tear into pieces.',
      es: 'Tuesta {el bread} en una sartén seca a fuego medio, por los dos lados, hasta que {=crujiente bread}, {5 min}, y trocéa{=lo bread} con las manos.',
      fr: 'Faire griller {le bread} à sec dans une poêle à feu moyen, des deux côtés, jusqu’à ce {=croustillant bread}, {5 min}, et {=le bread} rompre en morceaux.',
    },
    {
      en: 'Whisk {the sour+garlic} with {the yogurt+oil+pepper+chilli}, pour over the vegetables and toss well[yogurt? [; fold in {the avocado+fruit}]|[; fold in {the avocado+fruit+bread}]], {2 min}.[yogurt? |[bread?  Leave for {5 min}, to take in the dressing.]] Taste for salt.[ Top with {the protein+cheese+briny+nut+herb} and serve at once[yogurt? [ with {the bread}]].]',
      es: 'Bate {el sour+garlic} con {el yogurt+oil+pepper+chilli}, vierte el aliño sobre las verduras y mezcla bien[yogurt? [; incorpora {el avocado+fruit}]|[; incorpora {el avocado+fruit+bread}]], {2 min}.[yogurt? |[bread?  Deja reposar {5 min}, para que todo se impregne.]] Prueba el punto de sal.[ Termina con {el protein+cheese+briny+nut+herb} y sirve enseguida[yogurt? [ con {el bread}]].]',
      fr: 'Fouetter {le sour+garlic} avec {le yogurt+oil+pepper+chilli}, verser sur les légumes et bien mélanger[yogurt? [ ; incorporer {le avocado+fruit}]|[ ; incorporer {le avocado+fruit+bread}]], {2 min}.[yogurt? |[bread?  Laisser reposer {5 min}, le temps que tout s’imbibe.]] Goûter et rectifier le sel.[ Terminer par {le protein+cheese+briny+nut+herb} et servir aussitôt[yogurt? [ avec {le bread}]].]',
    },
  ],
};
