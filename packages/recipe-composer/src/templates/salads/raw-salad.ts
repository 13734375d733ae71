import type { CookingKind } from '@larder/food/ingredients/cooking';
import { COLD_OIL, DRESSING_SOUR, GARLIC_IF_THERE, HERBS, PEPPER, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';
import { BOILED_EGGS } from './boiled-eggs.ts';

/** Cheeses that are scattered over raw vegetables. */
const SCATTERED_CHEESES: readonly CookingKind[] = ['crumbly-cheese', 'melting-cheese', 'soft-cheese', 'hard-cheese'];

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
      least: 0,
      most: 3,
      grams: 160,
    },
    root: { of: ['root'], ids: ['carrot', 'kohlrabi', 'celeriac'], least: 0, most: 2, grams: 85, cut: 'grate' },
    apple: { of: ['orchard-fruit'], ids: ['apple', 'pear'], least: 0, only: ['root'], grams: 50, cut: 'slice-thin' },
    cabbage: { of: ['firm'], ids: ['cabbage', 'red-cabbage'], least: 0, only: ['root'], grams: 70 },
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
    cheese: {
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
      proposedWithout: ['tinned-fish', 'egg', 'avocado', 'briny', 'nut', 'seed'],
    },
    briny: {
      of: ['briny'],
      least: 0,
      most: 2,
      proposed: ['black-olive'],
      needed: true,
      proposedWithout: ['tinned-fish', 'avocado', 'nut', 'seed', 'orchard-fruit', ...SCATTERED_CHEESES],
    },
    nut: { of: ['nut', 'seed'], least: 0 },
    chilli: {
      of: ['chilli', 'spice'],
      ids: ['chilli', 'chilli-flakes', 'sumac', 'zaatar', 'aleppo-pepper', 'espelette-pepper', 'paprika'],
      but: ['chilli-powder'],
      least: 0,
      grams: 1,
      pairedIn: [],
    },
    bread: {
      of: ['bread', 'wrap'],
      but: ['taco-shell', 'tostada'],
      least: 0,
      only: ['veg'],
      grams: 35,
      proposed: ['bread', 'gluten-free-bread'],
      proposedWithout: ['tropical-fruit', 'root'],
    },
    garlic: { ...GARLIC_IF_THERE, cut: 'grate', grams: 1 },
    mustard: {
      of: ['mustard'],
      least: 0,
      only: ['root'],
      proposed: ['dijon-mustard'],
      needed: true,
    },
    /** A touch of it rounds off mustard and lemon on grated roots. */
    sweet: {
      of: ['honey', 'sugar'],
      least: 0,
      only: ['root'],
      notWith: ['orchard-fruit'],
      grams: 1,
      or: ['sugar'],
    },
    sour: { ...DRESSING_SOUR, grams: 6 },
    herb: { ...HERBS, needed: true },
    oil: { ...COLD_OIL, grams: 11 },
    salt: { ...SALT, grams: 0.75 },
    pepper: PEPPER,
  },
  needs: [
    { of: ['veg', 'root'], least: 1 },
    {
      of: [
        'veg',
        'root',
        'apple',
        'cabbage',
        'avocado',
        'peppers',
        'fruit',
        'protein',
        'cheese',
        'briny',
        'herb',
        'onion',
      ],
      least: 2,
    },
  ],
  title: {
    en: '[bread? {veg+root+cabbage+avocado+fruit+apple+protein+cheese+peppers+briny+nut#2} salad with {all bread}|{veg+root+cabbage+avocado+fruit+apple+protein+cheese+peppers+briny+nut#3} salad]',
    es: '[bread? Ensalada {de veg+root+cabbage+avocado+fruit+apple+protein+cheese+peppers+briny+nut#2} con {bread}|Ensalada {de veg+root+cabbage+avocado+fruit+apple+protein+cheese+peppers+briny+nut#3}]',
    fr: '[bread? Salade {de veg+root+cabbage+avocado+fruit+apple+protein+cheese+peppers+briny+nut#2} {au bread}|Salade {de veg+root+cabbage+avocado+fruit+apple+protein+cheese+peppers+briny+nut#3}]',
  },
  description: {
    en: '[cheese+briny? The salt of {the cheese+briny#1} brings out the juicy freshness of|A sharp dressing brings out the juicy freshness of] {the veg+root+cabbage+apple+fruit+peppers#2}[bread? , and {the bread} {=soaks bread} up the juices].',
    es: '[cheese+briny? La sal {del cheese+briny#1} realza|Un aliño ácido realza] el frescor {del veg+root+cabbage+apple+fruit+peppers#2}[bread? , y {el bread} {=empapa bread} el jugo].',
    fr: '[cheese+briny? Le sel {du cheese+briny#1} fait ressortir|Une sauce vive fait ressortir] toute la fraîcheur {du veg+root+cabbage+apple+fruit+peppers#2}[bread? , et {le bread} {=boit bread} le jus].',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Toss {the veg+peppers+root+cabbage+onion} with {the salt} in a large bowl and leave for {10 min}[veg.raw,firm+cabbage? ; pour off the water that they give].',
      es: 'Mezcla {el veg+peppers+root+cabbage+onion} con {el salt} en un cuenco grande y deja reposar {10 min}[veg.raw,firm+cabbage? ; escurre el agua que suelten].',
      fr: 'Mélanger {le veg+peppers+root+cabbage+onion} avec {le salt} dans un grand saladier et laisser reposer {10 min}[veg.raw,firm+cabbage? , puis égoutter l’eau rendue].',
    },
    BOILED_EGGS,
    {
      en: 'Toast {the bread} in a dry pan over a medium heat until golden and crisp on both sides, {3 min}, and tear into pieces.',
      es: 'Tuesta {el bread} en una sartén seca a fuego medio, por los dos lados, hasta que {=crujiente bread}, {3 min}, y trocéa{=lo bread} con las manos.',
      fr: 'Griller {le bread} à sec dans une poêle à feu moyen, des deux côtés, jusqu’à ce {=croustillant bread}, {3 min}, et {=le bread} rompre en morceaux.',
    },
    {
      en: 'Whisk {the sour+mustard+sweet+garlic} with {the oil+pepper+chilli}, pour over and toss well[; fold in {the avocado+fruit+apple+bread}], {2 min}. Taste for salt.[ Top with {the protein+cheese+briny+nut+herb} and serve at once.]',
      es: 'Bate {el sour+mustard+sweet+garlic} con {el oil+pepper+chilli}, vierte por encima y mezcla bien[; incorpora {el avocado+fruit+apple+bread}], {2 min}. Prueba el punto de sal.[ Termina con {el protein+cheese+briny+nut+herb} y sirve enseguida.]',
      fr: 'Fouetter {le sour+mustard+sweet+garlic} avec {le oil+pepper+chilli}, verser par-dessus et bien mélanger[ ; incorporer {le avocado+fruit+apple+bread}], {2 min}. Goûter et rectifier le sel.[ Terminer par {le protein+cheese+briny+nut+herb} et servir aussitôt.]',
    },
  ],
};
