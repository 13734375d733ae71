import { COOKED_FRUIT, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

const crumble: DishTemplate = {
  id: 'crumble',
  dishType: 'crumble',
  category: 'Meals',
  subcategories: ['Snack', 'Breakfast'],
  servings: 4,
  families: ['sweet'],
  called: { en: 'crumble|crisp', es: 'crumble', fr: 'crumble' },
  slots: {
    fruit: {
      of: ['orchard-fruit', 'stone-fruit', 'berry', 'rhubarb', 'tropical-fruit'],
      but: ['melon', 'watermelon', 'kiwi', 'grape', 'papaya', 'persimmon'],
      most: 3,
      grams: 190,
    },
    /** Fruit that bakes to juice is bound. */
    starch: {
      of: ['starch'],
      alongside: ['berry', 'rhubarb', 'plum', 'peach', 'nectarine', 'apricot', 'cherry', 'mango', 'pineapple'],
      least: 0,
      proposed: ['cornflour'],
      needed: true,
      grams: 2.5,
    },
    flour: { of: ['flour', 'oats'], named: ['plain-flour', 'gluten-free-flour'], most: 2, grams: 35 },
    fat: { of: ['butter'], grams: 20, named: ['butter', 'vegan-butter'] },
    sugar: { of: ['sugar'], or: ['sugar'], grams: 32 },
    nut: { of: ['nut'], least: 0 },
    spice: { of: ['sweet-spice', 'vanilla', 'ginger'], least: 0, proposed: ['cinnamon'] },
    lemon: { of: ['sour'], least: 0, grams: 5, notWith: ['rhubarb', 'berry'], proposed: ['lemon'], needed: true },
    /** The berries that are flat without. */
    sharp: {
      of: ['sour'],
      least: 0,
      grams: 5,
      alongside: ['blueberry'],
      unless: ['lemon'],
      proposed: ['lemon'],
      needed: true,
    },
    serve: {
      of: ['cream', 'yogurt', 'ice-cream'],
      but: ['soured-cream'],
      least: 0,
      grams: 40,
      proposed: ['ice-cream', 'yogurt'],
    },
    salt: { ...SALT, grams: 0.25 },
  },
  needs: [{ of: ['fruit'], least: 1 }],
  title: {
    en: '{fruit#2} crumble',
    es: 'Crumble {de fruit#2}',
    fr: 'Crumble {au fruit#2}',
  },
  description: {
    en: 'The topping is golden and crisp, and the fruit beneath it soft and juicy.',
    es: 'La cubierta queda dorada y crujiente, y la fruta, tierna y jugosa.',
    fr: 'Le croustillant doré du dessus cache un fruit fondant et juteux.',
  },
  equipment: [{ en: 'baking dish', es: 'fuente de horno', fr: 'plat à gratin' }],
  steps: [
    {
      en: 'Heat the oven to {190 C}. Put {the fruit} in a baking dish of {24 cm} with half of {the sugar}[spice? [lemon+sharp? , {the spice+lemon+sharp}| and {the spice}]|[ and {the lemon+sharp}]][, sprinkle with {the starch}] and mix gently.',
      es: 'Calienta el horno a {190 C}. Pon {el fruit} en una fuente de {24 cm} con la mitad {del sugar}[spice? [lemon+sharp? , {el spice+lemon+sharp}| y {el spice}]|[ y {el lemon+sharp}]][, espolvorea {el starch}] y mezcla con cuidado.',
      fr: 'Préchauffer le four à {190 C}. Mettre {le fruit} dans un plat de {24 cm} avec la moitié {du sugar}[spice? [lemon+sharp? , {le spice+lemon+sharp}| et {le spice}]|[ et {le lemon+sharp}]][, saupoudrer {de starch}] et mélanger délicatement.',
    },
    {
      en: 'Cut {the fat}, straight from the fridge, into small cubes and rub into {the flour+salt} until it looks like coarse crumbs, {5 min}; stir in the rest of {the sugar}[ and {the nut}].',
      es: 'Corta {el fat} en dados pequeños, directamente de la nevera, y mézcla{=lo fat} con {el flour+salt} con la punta de los dedos hasta formar migas gruesas, {5 min}; añade el resto {del sugar}[ y {el nut}].',
      fr: 'Couper {le fat} en petits dés à la sortie du réfrigérateur et {=le fat} sabler du bout des doigts avec {le flour+salt}, jusqu’à obtenir de grosses miettes, {5 min}, puis ajouter le reste {du sugar}[ et {le nut}].',
    },
    {
      en: 'Scatter over the fruit and bake until golden and bubbling at the edges, {30 min}. Leave for {10 min}, so that the juice thickens.[ Serve with {the serve}.]',
      es: 'Reparte la cobertura sobre la fruta y hornea hasta que se dore y la fruta burbujee por los bordes, {30 min}. Deja reposar {10 min} para que espese el jugo.[ Sirve con {el serve}.]',
      fr: 'Répartir les miettes sur les fruits et enfourner jusqu’à ce que le dessus soit doré et que le jus bouillonne au bord, {30 min}. Laisser reposer {10 min}, le temps que le jus épaississe.[ Servir avec {le serve}.]',
    },
  ],
};

const fruitSalad: DishTemplate = {
  id: 'fruit-salad',
  dishType: 'fruit-dessert',
  category: 'Meals',
  subcategories: ['Snack', 'Breakfast'],
  servings: 4,
  families: ['sweet'],
  called: { en: 'fruit salad', es: 'macedonia|ensalada de frutas', fr: 'salade de fruits' },
  slots: {
    fruit: {
      of: ['berry', 'banana', 'orchard-fruit', 'stone-fruit', 'tropical-fruit', 'orange'],
      but: COOKED_FRUIT,
      least: 2,
      most: 4,
      grams: 190,
    },
    sour: { of: ['sour', 'juice'], least: 0, grams: 10, proposed: ['lemon', 'lime'], needed: true },
    sweet: { of: ['honey', 'sugar'], or: ['sugar'], grams: 6 },
    spice: {
      of: ['sweet-spice', 'vanilla', 'ginger'],
      ids: ['cinnamon', 'ground-cardamom', 'ground-ginger', 'vanilla-extract', 'ginger'],
      least: 0,
    },
    biscuit: { of: ['biscuit'], least: 0, grams: 12 },
    nut: {
      of: ['nut', 'seed'],
      but: ['roasted-peanut'],
      least: 0,
      unless: ['biscuit'],
      proposed: ['flaked-almond', 'pumpkin-seed'],
    },
    chocolate: { of: ['chocolate'], least: 0, grams: 8 },
    serve: {
      of: ['yogurt', 'cream', 'ice-cream', 'custard', 'soft-cheese'],
      but: ['soured-cream', 'cottage-cheese', 'labneh', 'cream-cheese'],
      least: 0,
      grams: 45,
      proposed: ['yogurt', 'soya-yogurt'],
    },
    herb: { of: ['herb'], ids: ['mint', 'basil'], least: 0, proposed: ['mint'] },
  },
  needs: [{ of: ['fruit'], least: 2 }],
  title: {
    en: '{fruit#2} salad',
    es: 'Macedonia {de fruit#2}',
    fr: 'Salade {de fruit#2}',
  },
  description: {
    en: 'The fruit gives up its own juice and needs little else.',
    es: 'La fruta suelta su propio jugo y necesita poco más.',
    fr: 'Les fruits rendent leur jus et ne demandent guère plus.',
  },
  steps: [
    {
      en: 'Toss {the fruit} with {the sweet+sour+spice} in a bowl and leave for {10 min}, until the juices run.',
      es: 'Mezcla {el fruit} con {el sweet+sour+spice} en un cuenco y deja reposar {10 min}, hasta que la fruta suelte jugo.',
      fr: 'Mélanger {le fruit} avec {le sweet+sour+spice} dans un saladier et laisser reposer {10 min}, le temps que les fruits rendent leur jus.',
    },
    {
      en: 'Meanwhile, toast {the nut} in a dry pan until golden, {3 min}.',
      es: 'Mientras, tuesta {el nut} en una sartén seca hasta que {=dorado nut}, {3 min}.',
      fr: 'Pendant ce temps, faire dorer {le nut} à sec dans une poêle, {3 min}.',
    },
    {
      en: '[Crush {the biscuit} coarsely. ]Serve with {the serve+nut+biscuit+chocolate+herb}.',
      es: '[Machaca {el biscuit} en trozos gruesos. ]Sirve con {el serve+nut+biscuit+chocolate+herb}.',
      fr: '[Écraser grossièrement {le biscuit}. ]Servir avec {le serve+nut+biscuit+chocolate+herb}.',
    },
  ],
};

export const FRUIT_AND_SNACKS: readonly DishTemplate[] = [crumble, fruitSalad];
