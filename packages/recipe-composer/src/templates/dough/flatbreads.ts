import {
  COOKED_VEGETABLES,
  GARLIC,
  HERBS,
  LEMON,
  NOT_FOR_DOUGH,
  NUTS,
  OIL,
  ONION,
  SALT,
  SIDE_SALAD,
} from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';

const toppedFlatbread: DishTemplate = {
  id: 'topped-flatbread',
  dishType: 'flatbread',
  category: 'Meals',
  subcategories: ['Lunch', 'Dinner'],
  servings: 4,
  families: ['middle-eastern', 'mediterranean', 'indian'],
  called: { en: 'flatbread|flatbreads', es: 'pan plano', fr: 'pain plat|pains plats' },
  slots: {
    flour: { of: ['flour'], but: NOT_FOR_DOUGH, named: ['plain-flour', 'gluten-free-flour'], grams: 75 },
    rising: { of: ['leavening'], or: ['baking-powder'] },
    yogurt: {
      of: ['yogurt', 'water'],
      but: ['soured-cream'],
      or: ['water'],
      most: 1,
      grams: 45,
    },
    main: {
      of: ['mince', 'pulse', 'poultry', 'tender-meat', 'frying-cheese', 'cooked-meat', 'prawn'],
      but: ['baked-beans', 'crab'],
      least: 0,
      grams: 80,
    },
    veg: {
      of: COOKED_VEGETABLES,
      but: ['beetroot', 'brussels-sprout', 'celery', 'pea', 'red-cabbage', 'okra', 'plantain', 'swede', 'turnip'],
      least: 0,
      most: 2,
      grams: 120,
    },
    onion: ONION,
    garlic: GARLIC,
    spice: { of: ['spice', 'dried-herb'], least: 0, most: 2 },
    briny: { of: ['briny'], least: 0, most: 2 },
    cheese: {
      of: ['crumbly-cheese', 'melting-cheese', 'soft-cheese'],
      but: ['mascarpone', 'cheddar'],
      least: 0,
      grams: 25,
      proposed: ['feta'],
      needed: true,
      proposedWithout: ['mince', 'poultry', 'tender-meat', 'frying-cheese', 'cooked-meat', 'prawn', 'tahini'],
    },
    sauce: {
      of: ['tahini', 'hot-sauce', 'pesto', 'dip', 'yogurt'],
      least: 0,
      proposed: ['yogurt', 'soya-yogurt', 'tahini', 'hummus'],
      needed: true,
      proposedWithout: ['crumbly-cheese', 'melting-cheese', 'soft-cheese', 'frying-cheese'],
    },
    nut: NUTS,
    fresh: SIDE_SALAD,
    lemon: LEMON,
    herb: HERBS,
    oil: { ...OIL, grams: 12 },
    salt: SALT,
  },
  needs: [
    { of: ['flour'], least: 1 },
    { of: ['main', 'veg'], least: 1 },
    { of: ['main', 'veg', 'cheese', 'briny', 'yogurt', 'onion'], least: 2 },
  ],
  title: {
    en: 'Flatbreads with {all main+veg#2}',
    es: 'Panes planos con {main+veg#2}',
    fr: 'Pains plats {au main+veg#2}',
  },
  description: {
    en: 'Warm breads from a dough that needs no yeast, piled with {all main+veg#3} and torn at the table.',
    es: 'Panes calientes de una masa sin levadura de panadero, cubiertos con {main+veg#3} y partidos en la mesa.',
    fr: 'Des pains chauds, sans levure de boulanger, garnis avec {le main+veg#3} et partagés à table.',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Mix {the flour+rising} with half of {the salt}, stir in {the yogurt} and a spoonful of {the oil} until a soft dough forms, knead briefly and leave to rest, covered, {15 min}.',
      es: 'Mezcla {el flour+rising} con la mitad {del salt}, añade {el yogurt} y una cucharada {de oil}, mezcla hasta obtener una masa blanda, amasa un momento y deja reposar con tapa {15 min}.',
      fr: 'Mélanger {le flour+rising} avec la moitié {du salt}, ajouter {le yogurt} et une cuillerée {de oil}, mélanger en une pâte souple, pétrir un instant et laisser reposer à couvert {15 min}.',
    },
    {
      en: 'Meanwhile, heat the rest of {the oil} in a large frying pan and cook {the onion+main.mince,poultry+veg.hard+veg.soft} over a medium-high heat, stirring, until browned, {fry onion+main.mince,poultry+veg.hard+veg.soft 1}[veg.firm? , then cover with a splash of water for {3 min}].[ Add {the main.tender-meat} and brown quickly, {3 min}.]',
      es: 'Mientras tanto, calienta el resto {del oil} en una sartén grande y saltea {el onion+main.mince,poultry+veg.hard+veg.soft} a fuego medio alto, removiendo, hasta que {=dorado onion+main.mince,poultry+veg.hard+veg.soft}, {fry onion+main.mince,poultry+veg.hard+veg.soft 1}[veg.firm? ; añade un chorrito de agua y tapa {3 min}].[ Añade {el main.tender-meat} y dora deprisa, {3 min}.]',
      fr: 'Pendant ce temps, chauffer le reste {du oil} dans une grande poêle et faire revenir {le onion+main.mince,poultry+veg.hard+veg.soft} à feu assez vif en remuant, jusqu’à ce que le tout soit doré, {fry onion+main.mince,poultry+veg.hard+veg.soft 1}[veg.firm?  ; ajouter un filet d’eau et couvrir {3 min}].[ Ajouter {le main.tender-meat} et saisir vivement, {3 min}.]',
    },
    {
      en: 'Add {the garlic+spice+main.pulse,cooked-meat,prawn,frying-cheese}, with the rest of {the salt}, and cook for [main.pulse,cooked-meat,prawn,frying-cheese? {4 min}|{1 min}].[ Add {the veg.leafy} by the handful and turn until the water has gone, {5 min}.]',
      es: 'Añade {el garlic+spice+main.pulse,cooked-meat,prawn,frying-cheese}, con el resto {del salt}, y cocina [main.pulse,cooked-meat,prawn,frying-cheese? {4 min}|{1 min}].[ Añade {el veg.leafy} a puñados y remueve hasta que no quede agua, {5 min}.]',
      fr: 'Ajouter {le garlic+spice+main.pulse,cooked-meat,prawn,frying-cheese}, avec le reste {du salt}, et cuire [main.pulse,cooked-meat,prawn,frying-cheese? {4 min}|{1 min}].[ Ajouter {le veg.leafy} par poignées et remuer jusqu’à évaporation de l’eau, {5 min}.]',
    },
    {
      en: 'Cut the dough into four, roll each piece out thinly and cook one after the other in a very hot dry pan until puffed and spotted with brown, 2 minutes a side, {16 min} in all. Keep warm in a cloth.',
      es: 'Divide la masa en cuatro, estira cada parte bien fina y cuece una tras otra en una sartén seca muy caliente hasta que se inflen y tengan manchas doradas, 2 minutos por lado, {16 min} en total. Envuelve los panes en un paño.',
      fr: 'Diviser la pâte en quatre, étaler finement chaque part et cuire l’une après l’autre à sec dans une poêle très chaude, jusqu’à ce que des bulles et des taches brunes apparaissent, 2 minutes par face, {16 min} en tout. Garder les pains au chaud dans un linge.',
    },
    {
      en: 'Heap the filling on the flatbreads[ and finish with {the briny+cheese+sauce+nut+lemon+herb}].[ Serve with {the fresh}[fresh? , dressed with oil and salt].]',
      es: 'Reparte el relleno sobre los panes[ y termina con {el briny+cheese+sauce+nut+lemon+herb}].[ Sirve con {el fresh}[fresh? , {=aliñado fresh} con aceite y sal].]',
      fr: 'Répartir la garniture sur les pains[ et terminer par {le briny+cheese+sauce+nut+lemon+herb}].[ Servir avec {le fresh}[fresh? , {=assaisonné fresh} d’huile et de sel].]',
    },
  ],
};

export const FLATBREADS: readonly DishTemplate[] = [toppedFlatbread];
