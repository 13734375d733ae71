import { COLD_OIL, DRESSING_SOUR, GARLIC_IF_THERE, HERBS, NUTS_IF_THERE, PEPPER, SALT } from '../common-slots.ts';
import type { DishTemplate, Slot } from '../dish-template.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';
import { BOILED_EGGS } from './boiled-eggs.ts';
import { FRIED, FRYING } from './fried-vegetables.ts';

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
  grams: 45,
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
      grams: 180,
      cuts: { tomato: 'wedges' },
    },
    root: { of: ['root'], ids: ['carrot'], least: 0, only: ['veg'], grams: 50, cut: 'grate' },
    fried: { ...FRIED, ids: ['aubergine', 'courgette'], only: ['veg'], grams: 70 },
    leaf: { of: ['salad-leaf'], least: 0, only: ['veg'], grams: 15 },
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
      proposedWithout: ['tropical-fruit', 'melting-cheese'],
    },
    protein: { of: ['tinned-fish', 'egg'], least: 0, only: ['veg'], grams: 50, notWith: ['tropical-fruit'] },
    /** What is rich or salty, without which raw vegetables are a garnish. */
    cheese: {
      ...SCATTERED,
      proposedWithout: ['tinned-fish', 'egg', 'avocado', 'briny', 'nut', 'seed', 'yogurt', 'mayonnaise', 'bread'],
    },
    briny: {
      of: ['briny'],
      least: 0,
      most: 2,
      proposed: ['black-olive'],
      needed: true,
      proposedWithout: ['tinned-fish', 'avocado', 'nut', 'seed', 'yogurt', 'mayonnaise', 'bread', ...SCATTERED.of],
    },
    nut: NUTS_IF_THERE,
    chilli: SPRINKLED,
    garlic: { ...GARLIC_IF_THERE, cut: 'grate', grams: 1 },
    /** Makes the dressing creamy, in place of cheese. */
    yogurt: {
      of: ['yogurt'],
      but: ['coconut-yogurt'],
      least: 0,
      only: ['veg'],
      grams: 40,
      families: ['mediterranean', 'middle-eastern', 'northern'],
      notWith: ['tomato', 'tropical-fruit', 'tinned-fish', 'avocado'],
    },
    mayo: {
      of: ['mayonnaise'],
      least: 0,
      only: ['protein', 'peppers'],
      grams: 15,
      notWith: ['yogurt', 'tropical-fruit', ...SCATTERED.of],
    },
    /** Takes in the juice of tomatoes; beside anything else it is served apart, where it stays crisp. */
    soaked: {
      of: ['bread', 'wrap'],
      but: ['taco-shell', 'tostada', 'tortilla'],
      least: 0,
      alongside: ['tomato'],
      notWith: ['yogurt', 'mayonnaise', 'avocado'],
      grams: 35,
    },
    bread: {
      of: ['bread', 'wrap'],
      but: ['taco-shell', 'tostada'],
      least: 0,
      only: ['veg'],
      grams: 35,
      notWith: ['bread', 'wrap'],
      proposed: ['bread', 'gluten-free-bread'],
      needed: true,
      proposedWithout: ['tropical-fruit', 'tinned-fish', 'egg', 'avocado', 'briny', 'nut', 'seed', ...SCATTERED.of],
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
        'fried',
        'root',
        'avocado',
        'peppers',
        'fruit',
        'protein',
        'cheese',
        'briny',
        'herb',
        'onion',
        'soaked',
        'bread',
        'yogurt',
      ],
      least: 2,
    },
  ],
  notBeside: ['rice', 'pasta', 'coconut-milk'],
  knownAs: [
    {
      of: {
        veg: ['tomato', 'cherry-tomato'],
        cheese: ['mozzarella', 'buffalo-mozzarella', 'burrata'],
        herb: ['basil'],
      },
      without: ['fruit', 'root', 'avocado', 'peppers', 'protein', 'briny', 'onion', 'soaked'],
      title: { en: 'Caprese salad', es: 'Ensalada caprese', fr: 'Salade caprese' },
    },
    {
      of: {
        veg: ['tomato', 'cherry-tomato', 'cucumber'],
        soaked: ['bread', 'stale-bread', 'white-bread', 'country-bread', 'ciabatta', 'baguette'],
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
    en: '[soaked? {veg+fried+root+avocado+fruit+protein+cheese+peppers+briny+nut#2} salad with {all soaked}|{veg+fried+root+avocado+fruit+protein+cheese+peppers+briny+nut+yogurt#3} salad]',
    es: '[soaked? Ensalada {de veg+fried+root+avocado+fruit+protein+cheese+peppers+briny+nut#2} con {soaked}|Ensalada {de veg+fried+root+avocado+fruit+protein+cheese+peppers+briny+nut#3}[ con {yogurt}]]',
    fr: '[soaked? Salade {de veg+fried+root+avocado+fruit+protein+cheese+peppers+briny+nut#2} {au soaked}|Salade {de veg+fried+root+avocado+fruit+protein+cheese+peppers+briny+nut#3}[ {au yogurt}]]',
  },
  description: {
    en: '[veg.tomato? The juice of the tomatoes runs into the dressing and becomes the best of it|Salt and a short rest make the vegetables tender and juicy].',
    es: '[veg.tomato? El jugo del tomate se mezcla con el aliño y es lo mejor de la ensalada|La sal y un rato de reposo dejan la verdura tierna y jugosa].',
    fr: '[veg.tomato? Le jus des tomates se mêle à la sauce et en fait tout le goût|Le sel et un peu de repos rendent les légumes tendres et juteux].',
  },
  steps: [
    TOASTING_OF_NUTS,
    FRYING,
    {
      en: '[veg.tomato? Toss {the veg+peppers+root+onion} with {the salt} in a [mayo? colander|large bowl] and leave for {10 min}[mayo?  to drain]|[veg.raw? Toss {the veg+peppers+root+onion} with {the salt} in a colander and leave for {20 min} to drain|Toss {the veg+peppers+root+onion} with {the salt} in a large bowl and leave for {10 min}]].',
      es: '[veg.tomato? Mezcla {el veg+peppers+root+onion} con {el salt} en un [mayo? colador|cuenco grande] y deja [mayo? que suelten agua|reposar] {10 min}|[veg.raw? Mezcla {el veg+peppers+root+onion} con {el salt} en un colador y deja que suelten agua {20 min}|Mezcla {el veg+peppers+root+onion} con {el salt} en un cuenco grande y deja reposar {10 min}]].',
      fr: '[veg.tomato? Mélanger {le veg+peppers+root+onion} avec {le salt} dans [mayo? une passoire|un grand saladier] et laisser [mayo? dégorger|reposer] {10 min}|[veg.raw? Mélanger {le veg+peppers+root+onion} avec {le salt} dans une passoire et laisser dégorger {20 min}|Mélanger {le veg+peppers+root+onion} avec {le salt} dans un grand saladier et laisser reposer {10 min}]].',
    },
    BOILED_EGGS,
    {
      en: 'Toast {the soaked} in a dry pan over a medium heat until golden and crisp on both sides, {5 min}, and tear into pieces.',
      es: 'Tuesta {el soaked} en una sartén seca a fuego medio, por los dos lados, hasta que {=crujiente soaked}, {5 min}, y trocéa{=lo soaked} con las manos.',
      fr: 'Faire griller {le soaked} à sec dans une poêle à feu moyen, des deux côtés, jusqu’à ce {=croustillant soaked}, {5 min}, et {=le soaked} rompre en morceaux.',
    },
    {
      en: '[veg.tomato? [mayo? Tip the vegetables into a large bowl. ]|[veg.raw? Tip the vegetables into a large bowl. ]]Whisk {the sour+garlic} with [fried? {the yogurt+mayo+pepper+chilli} and the rest of {the oil}|{the yogurt+mayo+oil+pepper+chilli}], pour over the vegetables and toss well[; fold in {the fried+avocado+fruit+soaked+leaf}], {2 min}.[soaked?  Leave for {5 min}, to take in the dressing.] Taste for salt.[ Top with {the protein+cheese+briny+nut+herb}.] Serve at once[ with {the bread}, freshly toasted].',
      es: '[veg.tomato? [mayo? Pasa las verduras a un cuenco grande. ]|[veg.raw? Pasa las verduras a un cuenco grande. ]]Bate {el sour+garlic} con [fried? {el yogurt+mayo+pepper+chilli} y el resto {del oil}|{el yogurt+mayo+oil+pepper+chilli}], vierte el aliño sobre las verduras y mezcla bien[; incorpora {el fried+avocado+fruit+soaked+leaf}], {2 min}.[soaked?  Deja reposar {5 min}, para que todo se impregne.] Prueba el punto de sal.[ Termina con {el protein+cheese+briny+nut+herb}.] Sirve enseguida[ con {el bread}, recién {=tostado bread}].',
      fr: '[veg.tomato? [mayo? Verser les légumes dans un grand saladier. ]|[veg.raw? Verser les légumes dans un grand saladier. ]]Fouetter {le sour+garlic} avec [fried? {le yogurt+mayo+pepper+chilli} et le reste {du oil}|{le yogurt+mayo+oil+pepper+chilli}], verser sur les légumes et bien mélanger[ ; incorporer {le fried+avocado+fruit+soaked+leaf}], {2 min}.[soaked?  Laisser reposer {5 min}, le temps que tout s’imbibe.] Goûter et rectifier le sel.[ Terminer par {le protein+cheese+briny+nut+herb}.] Servir aussitôt[ avec {le bread}, tout juste {=grillé bread}].',
    },
  ],
};
