import {
  COOKED_VEGETABLES,
  DRIED,
  GARLIC,
  HERBS,
  LEMON,
  NOT_FOR_DOUGH,
  OIL,
  ONION,
  PEPPER,
  SALT,
  SPICES,
} from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

/** Vegetables that hours of stewing spoil. */
const DONE_IN_MINUTES = ['pea', 'broad-bean', 'mangetout', 'sugar-snap-pea', 'sweetcorn', 'bean-sprout'];

const meatStew: DishTemplate = {
  id: 'meat-stew',
  dishType: 'stew',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['northern', 'mediterranean', 'middle-eastern', 'mexican'],
  called: { en: 'stew|casserole', es: 'guiso|estofado', fr: 'ragoût|daube|mijoté' },
  slots: {
    meat: {
      of: ['stewing-meat', 'tender-meat'],
      ids: [
        'stewing-beef',
        'beef-brisket',
        'ox-cheek',
        'pork-shoulder',
        'pork-cheek',
        'lamb-shoulder',
        'leg-of-lamb',
        'mutton',
        'goat-meat',
        'venison',
        'wild-boar',
        'beef',
        'pork',
        'lamb',
        'veal',
      ],
      but: ['beef-steak', 'pork-chop', 'pork-loin', 'pork-tenderloin', 'lamb-chop', 'veal-escalope', 'mince'],
      cut: 'cubes',
      grams: 150,
    },
    veg: {
      of: ['root', 'potato', 'firm', 'mushroom', 'tender'],
      but: ['broccoli', 'asparagus', 'cauliflower', 'courgette', ...DONE_IN_MINUTES],
      least: 0,
      most: 4,
      grams: 220,
      cut: 'peel-chunks',
      named: ['carrot', 'potato'],
    },
    late: { of: ['tender'], ids: ['pea', 'broad-bean', 'sweetcorn'], least: 0, grams: 80 },
    tomato: { of: ['tinned-tomato', 'tomato-paste', 'tomato'], least: 0, grams: 60 },
    wine: { of: ['wine'], least: 0, grams: 60 },
    onion: ONION,
    garlic: GARLIC,
    dried: { of: ['dried-herb', 'spice', 'sweet-spice'], least: 0, most: 3 },
    fruit: { of: ['dried-fruit'], least: 0 },
    herb: HERBS,
    flour: { of: ['flour'], least: 0, grams: 6 },
    stock: { of: ['stock', 'water'], or: ['beef-stock', 'water'], grams: 130 },
    oil: OIL,
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['veg', 'late'], least: 1 }],
  title: {
    en: '{meat} stew with {all veg+late#2}',
    es: 'Guiso {de meat} con {veg+late#2}',
    fr: 'Ragoût {de meat} {au veg+late#2}',
  },
  description: {
    en: 'Two hours that ask nothing of you: {all meat+veg+late#3} over the lowest flame until a spoon is enough.',
    es: 'Dos horas que no te piden nada: {meat+veg+late#3} al fuego más bajo hasta que basta una cuchara.',
    fr: 'Deux heures qui ne demandent rien : {meat+veg+late#3} sur le plus petit feu, jusqu’à ce qu’une cuillère suffise.',
  },
  steps: [
    {
      en: 'Dry {the meat} well[, turn in {the flour}] and brown in {the oil} in a heavy casserole over a high heat, in two batches, {10 min}.',
      es: 'Seca bien {el meat}[, pasa por {el flour}] y dora con {el oil} en una cazuela pesada a fuego fuerte, en dos tandas, {10 min}.',
      fr: 'Bien sécher {le meat}[, enrober {de flour}] et faire dorer dans {le oil}, dans une cocotte à feu vif, en deux fois, {10 min}.',
    },
    {
      en: 'Add {the onion+garlic+dried} and stir until soft, {5 min}.',
      es: 'Añade {el onion+garlic+dried} y remueve hasta ablandar, {5 min}.',
      fr: 'Ajouter {le onion+garlic+dried} et remuer jusqu’à ce que ce soit fondant, {5 min}.',
    },
    {
      en: 'Pour in {the wine+tomato+stock}, season with {salt+pepper}, cover and simmer over a very low heat, {80 min}.',
      es: 'Vierte {el wine+tomato+stock}, sazona con {salt+pepper}, tapa y cuece a fuego muy bajo, {80 min}.',
      fr: 'Verser {le wine+tomato+stock}, assaisonner {de salt+pepper}, couvrir et laisser mijoter à feu très doux, {80 min}.',
    },
    {
      en: '[Add {the veg+fruit} and cook on|Cook on] until the meat falls apart, {40 min}.',
      es: '[Añade {el veg+fruit} y sigue|Sigue] la cocción hasta que la carne se deshaga, {40 min}.',
      fr: '[Ajouter {le veg+fruit} et poursuivre|Poursuivre] la cuisson jusqu’à ce que la viande se défasse, {40 min}.',
    },
    {
      en: '[Add {the late} and cook until just done, {simmer late 5}. ][Stir in {the herb} and serve|Taste and serve].',
      es: '[Añade {el late} y cuece hasta que quede en su punto, {simmer late 5}. ][Incorpora {el herb} y sirve|Prueba y sirve].',
      fr: '[Ajouter {le late} et cuire juste à point, {simmer late 5}. ][Incorporer {le herb} et servir|Goûter et servir].',
    },
  ],
};

const beanStew: DishTemplate = {
  id: 'bean-stew',
  dishType: 'stew',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean', 'middle-eastern', 'northern', 'indian'],
  called: {
    en: 'bean stew|lentil stew|chickpea stew|stew',
    es: 'potaje|guiso de legumbres|guiso',
    fr: 'ragoût de légumineuses|ragoût',
  },
  slots: {
    pulse: { of: ['pulse', 'lentil'], but: ['baked-beans'], most: 2, grams: 120 },
    meat: { of: ['bacon', 'sausage', 'ham', 'poultry'], least: 0, grams: 60 },
    veg: { of: ['potato', ...COOKED_VEGETABLES], least: 0, most: 3, grams: 160 },
    tomato: { of: ['tinned-tomato', 'tomato-paste'], least: 0, grams: 90 },
    onion: ONION,
    garlic: GARLIC,
    spice: { ...SPICES, of: ['spice', 'dried-herb'], most: 2 },
    stock: { of: ['stock', 'water'], or: ['water'], grams: 150 },
    lemon: { of: ['sour', 'vinegar'], least: 0 },
    herb: HERBS,
    cheese: { of: ['crumbly-cheese', 'yogurt'], least: 0, grams: 25 },
    oil: OIL,
    salt: SALT,
  },
  needs: [{ of: ['meat', 'veg', 'tomato'], least: 1 }],
  title: {
    en: '{pulse+meat+veg#2} stew',
    es: 'Potaje {de pulse+meat+veg#2}',
    fr: 'Ragoût {de pulse+meat+veg#2}',
  },
  description: {
    en: 'A pot of {all pulse}[ with {all meat+veg#2}] that thickens its own sauce. Cheap, filling, and hard to get wrong.',
    es: 'Una olla de {pulse}[ con {meat+veg#2}] que espesa su propia salsa. Barata, saciante y casi imposible de estropear.',
    fr: 'Une cocotte {de pulse}[ avec {le meat+veg#2}] qui lie sa propre sauce. Économique, rassasiante et presque impossible à rater.',
  },
  steps: [
    {
      en: 'Heat {the oil} in a large pan and cook {the onion+meat.slow+veg.hard} over a medium heat until lightly coloured, {8 min}.',
      es: 'Calienta {el oil} en una olla y sofríe {el onion+meat.slow+veg.hard} a fuego medio hasta que todo tome un poco de color, {8 min}.',
      fr: 'Chauffer {le oil} dans un faitout et faire légèrement colorer {le onion+meat.slow+veg.hard} à feu moyen, {8 min}.',
    },
    {
      en: 'Add {the garlic+spice} and stir for {1 min}.',
      es: 'Añade {el garlic+spice} y remueve {1 min}.',
      fr: 'Ajouter {le garlic+spice} et remuer {1 min}.',
    },
    {
      en: 'Add {the pulse+tomato+stock+salt} and simmer, half covered, until tender, {simmer pulse+veg.hard+meat.slow 15}.',
      es: 'Añade {el pulse+tomato+stock+salt} y cuece a fuego lento, medio tapado, hasta que todo esté tierno, {simmer pulse+veg.hard+meat.slow 15}.',
      fr: 'Ajouter {le pulse+tomato+stock+salt} et laisser mijoter à demi couvert, jusqu’à ce que tout soit tendre, {simmer pulse+veg.hard+meat.slow 15}.',
    },
    {
      en: 'Stir in {the veg.soft+veg.leafy+meat.ham} and cook until tender, {simmer veg.soft+veg.leafy 5}.',
      es: 'Incorpora {el veg.soft+veg.leafy+meat.ham} y cocina hasta ablandar, {simmer veg.soft+veg.leafy 5}.',
      fr: 'Incorporer {le veg.soft+veg.leafy+meat.ham} et cuire jusqu’à ce que ce soit tendre, {simmer veg.soft+veg.leafy 5}.',
    },
    {
      en: 'Finish with {the lemon+herb+cheese}, taste and serve.',
      es: 'Termina con {el lemon+herb+cheese}, prueba y sirve.',
      fr: 'Terminer avec {le lemon+herb+cheese}, goûter et servir.',
    },
  ],
};

const stewWithDumplings: DishTemplate = {
  id: 'stew-with-dumplings',
  dishType: 'stew',
  category: 'Meals',
  subcategories: ['Dinner'],
  servings: 4,
  families: ['northern', 'mediterranean'],
  called: {
    en: 'dumplings|stew with dumplings',
    es: 'guiso con bolitas de masa',
    fr: 'ragoût aux dumplings|dumplings',
  },
  slots: {
    meat: { of: ['poultry', 'sausage', 'bacon', 'ham', 'mince'], least: 0, grams: 90 },
    pulse: { of: ['pulse'], but: ['baked-beans'], least: 0, grams: 60 },
    veg: { of: ['potato', ...COOKED_VEGETABLES], but: ['beetroot'], least: 0, most: 3, grams: 170 },
    onion: ONION,
    garlic: GARLIC,
    dried: DRIED,
    stock: { of: ['stock'], or: ['vegetable-stock', 'low-fodmap-stock'], grams: 220 },
    flour: { of: ['flour'], but: NOT_FOR_DOUGH, named: ['plain-flour', 'gluten-free-flour'], grams: 35 },
    rising: { of: ['leavening'], or: ['baking-powder'] },
    fat: { of: ['butter'], or: ['butter', 'vegan-butter'], grams: 11 },
    milk: { of: ['milk'], or: ['milk', 'oat-drink', 'soya-drink', 'rice-drink'], grams: 20 },
    lemon: LEMON,
    herb: HERBS,
    oil: OIL,
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['flour'], least: 1 },
    { of: ['meat', 'pulse', 'veg'], least: 2 },
  ],
  title: {
    en: '{meat+pulse+veg#2} stew with dumplings',
    es: 'Guiso {de meat+pulse+veg#2} con bolitas de masa',
    fr: 'Ragoût {de meat+pulse+veg#2} aux dumplings',
  },
  description: {
    en: 'Light dumplings steamed on top of {all meat+pulse+veg#3}, in a broth that they thicken a little.',
    es: 'Bolitas de masa esponjosas al vapor sobre {meat+pulse+veg#3}, en un caldo que ellas mismas ligan.',
    fr: 'De petites boules de pâte légères, cuites à la vapeur sur {le meat+pulse+veg#3}, dans un bouillon qu’elles lient un peu.',
  },
  steps: [
    {
      en: 'Heat {the oil} in a wide casserole and cook {the onion+meat.slow+veg.hard} over a medium heat, stirring, until lightly coloured, {fry onion+meat.slow+veg.hard}.',
      es: 'Calienta {el oil} en una cazuela ancha y sofríe {el onion+meat.slow+veg.hard} a fuego medio, removiendo, hasta que todo tome un poco de color, {fry onion+meat.slow+veg.hard}.',
      fr: 'Chauffer {le oil} dans une cocotte large et faire légèrement colorer {le onion+meat.slow+veg.hard} à feu moyen en remuant, {fry onion+meat.slow+veg.hard}.',
    },
    {
      en: 'Stir in {the garlic+dried} for {1 min}.',
      es: 'Añade {el garlic+dried} y remueve {1 min}.',
      fr: 'Ajouter {le garlic+dried} et remuer {1 min}.',
    },
    {
      en: 'Pour in {the stock}[, add {the pulse}], season with half of {the salt} and {the pepper} and simmer, half covered, {simmer veg.hard+meat.slow 12}.',
      es: 'Vierte {el stock}[, añade {el pulse}], sazona con la mitad {del salt} y {el pepper} y cuece a fuego lento, medio tapado, {simmer veg.hard+meat.slow 12}.',
      fr: 'Verser {le stock}[, ajouter {le pulse}], assaisonner avec la moitié {du salt} et {le pepper} et laisser mijoter à demi couvert, {simmer veg.hard+meat.slow 12}.',
    },
    {
      en: 'Meanwhile, mix {the flour+rising} with the rest of {the salt}, rub in {the fat}, stir in {the milk} to a soft dough and shape into twelve balls, {6 min}.',
      es: 'Mientras, mezcla {el flour+rising} con el resto {del salt}, incorpora {el fat} con los dedos, añade {el milk} hasta obtener una masa blanda y forma doce bolitas, {6 min}.',
      fr: 'Pendant ce temps, mélanger {le flour+rising} avec le reste {du salt}, incorporer {le fat} du bout des doigts, ajouter {le milk} pour former une pâte souple et façonner douze boules, {6 min}.',
    },
    {
      en: '[Stir in {the veg.soft+veg.leafy+meat.ham}. ]Lay the dumplings on top, cover tightly and simmer until they are risen and dry inside, {18 min}, without lifting the lid.',
      es: '[Incorpora {el veg.soft+veg.leafy+meat.ham}. ]Coloca las bolitas encima, tapa bien y cuece a fuego lento hasta que estén hinchadas y secas por dentro, {18 min}, sin destapar.',
      fr: '[Incorporer {le veg.soft+veg.leafy+meat.ham}. ]Poser les boules de pâte dessus, couvrir hermétiquement et laisser mijoter jusqu’à ce qu’elles soient gonflées et sèches au cœur, {18 min}, sans soulever le couvercle.',
    },
    {
      en: 'Taste and serve[ with {the lemon+herb}].',
      es: 'Prueba y sirve[ con {el lemon+herb}].',
      fr: 'Goûter et servir[ avec {le lemon+herb}].',
    },
  ],
};

export const STEWS: readonly DishTemplate[] = [meatStew, beanStew, stewWithDumplings];
