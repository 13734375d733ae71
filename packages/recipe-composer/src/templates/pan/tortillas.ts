import { CHILLI, GARLIC_IF_THERE, HERBS, LEMON, ONION_IF_THERE, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

const tacos: DishTemplate = {
  id: 'tacos',
  dishType: 'taco',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mexican'],
  called: { en: 'tacos|taco|fajitas|burritos', es: 'tacos|fajitas|burritos', fr: 'tacos|fajitas|burritos' },
  slots: {
    wrap: { of: ['wrap'], but: ['pitta', 'naan', 'chapati', 'taco-shell', 'tostada'], named: ['corn-tortilla'] },
    main: {
      of: [
        'mince',
        'poultry',
        'tender-meat',
        'prawn',
        'fish-fillet',
        'pulse',
        'cooked-meat',
        'sausage',
        'tofu',
        'mushroom',
        'firm',
        'root',
        'tender',
      ],
      but: [
        'celery',
        'beetroot',
        'pea',
        'sweetcorn',
        'fennel',
        'asparagus',
        'artichoke-heart',
        'leek',
        'swede',
        'turnip',
      ],
    },
    veg: {
      of: ['tender', 'pulse', 'mushroom'],
      ids: ['sweet-pepper', 'sweetcorn', 'bean', 'courgette', 'mushroom'],
      least: 0,
      most: 2,
      grams: 80,
    },
    onion: ONION_IF_THERE,
    garlic: GARLIC_IF_THERE,
    chilli: CHILLI,
    spice: { of: ['spice', 'dried-herb'], most: 3, or: ['@spice'] },
    fresh: {
      of: ['tomato', 'avocado', 'salad-leaf', 'raw', 'spring-onion', 'salsa', 'briny'],
      least: 0,
      most: 3,
      grams: 90,
      proposed: ['tomato', 'avocado', 'radish'],
    },
    cheese: { of: ['melting-cheese', 'crumbly-cheese'], least: 0, grams: 20, notWith: ['prawn', 'fish-fillet'] },
    sauce: {
      of: ['cream', 'yogurt', 'mayonnaise'],
      least: 0,
      grams: 15,
      proposed: ['soured-cream', 'soya-yogurt'],
    },
    hot: { of: ['hot-sauce'], least: 0 },
    lime: LEMON,
    herb: HERBS,
    oil: { of: ['oil'], or: ['sunflower-oil'] },
    salt: SALT,
  },
  needs: [
    { of: ['main'], least: 1 },
    { of: ['main', 'veg', 'fresh', 'cheese'], least: 2 },
  ],
  title: { en: '{main+veg#2} tacos', es: 'Tacos {de main+veg#2}', fr: 'Tacos {au main+veg#2}' },
  description: {
    en: 'Warm {all wrap}, {all main} with plenty of spice[, and {all fresh#2} to cool it]. Put everything on the table and let people build.',
    es: 'Todo caliente: {all wrap} y {main} con sus especias[, y {fresh#2} para refrescar]. Ponlo todo en la mesa y que cada cual se sirva.',
    fr: 'Bien chaud : {all wrap} et {main} aux épices[, puis {fresh#2} pour rafraîchir]. Tout sur la table, et chacun se sert.',
  },
  steps: [
    {
      en: 'Heat {the oil} in a large frying pan and fry {the onion+main.slow+main.hard+main.tender,mushroom,prawn,fish-fillet+veg.tender,mushroom} over a high heat, {fry onion+main+veg.tender,mushroom 6}.',
      es: 'Calienta {el oil} en una sartén grande y saltea {el onion+main.slow+main.hard+main.tender,mushroom,prawn,fish-fillet+veg.tender,mushroom} a fuego fuerte, {fry onion+main+veg.tender,mushroom 6}.',
      fr: 'Chauffer {le oil} dans une grande poêle et saisir {le onion+main.slow+main.hard+main.tender,mushroom,prawn,fish-fillet+veg.tender,mushroom} à feu vif, {fry onion+main+veg.tender,mushroom 6}.',
    },
    {
      en: '[onion+main.slow+main.hard+main.tender,mushroom,prawn,fish-fillet+veg.tender,mushroom? |Heat {the oil} in a large frying pan. ]Add {the garlic+chilli+spice+main.pulse,cooked-meat+veg.pulse+salt} with a splash of water and cook until it clings, [main.prawn,fish-fillet? {1 min}|{4 min}].',
      es: '[onion+main.slow+main.hard+main.tender,mushroom,prawn,fish-fillet+veg.tender,mushroom? |Calienta {el oil} en una sartén grande. ]Añade {el garlic+chilli+spice+main.pulse,cooked-meat+veg.pulse+salt} con un chorrito de agua y cocina hasta que el agua se evapore y las especias lo cubran todo, [main.prawn,fish-fillet? {1 min}|{4 min}].',
      fr: '[onion+main.slow+main.hard+main.tender,mushroom,prawn,fish-fillet+veg.tender,mushroom? |Chauffer {le oil} dans une grande poêle. ]Ajouter {le garlic+chilli+spice+main.pulse,cooked-meat+veg.pulse+salt} avec un filet d’eau et cuire jusqu’à ce que l’eau s’évapore et que les épices enrobent le tout, [main.prawn,fish-fillet? {1 min}|{4 min}].',
    },
    {
      en: 'Warm {the wrap} in batches in a dry pan, turning once, {8 min}, and wrap in a cloth.',
      es: 'Calienta {el wrap} por tandas en una sartén seca, por los dos lados, {8 min}, y envuelve en un paño.',
      fr: 'Réchauffer {le wrap} à sec dans une poêle, en plusieurs fois et sur les deux faces, {8 min}, et envelopper dans un linge.',
    },
    {
      en: 'Fill {the wrap} with what is in the pan[ and top with {the fresh+cheese+sauce+hot+lime+herb}], {2 min}.',
      es: 'Rellena {el wrap} con la mezcla[ y termina con {el fresh+cheese+sauce+hot+lime+herb}], {2 min}.',
      fr: 'Garnir {le wrap} du contenu de la poêle[ et terminer par {le fresh+cheese+sauce+hot+lime+herb}], {2 min}.',
    },
  ],
};

const quesadilla: DishTemplate = {
  id: 'quesadilla',
  dishType: 'quesadilla',
  category: 'Meals',
  subcategories: ['Lunch', 'Snack', 'Dinner'],
  servings: 2,
  families: ['mexican', 'mediterranean'],
  called: { en: 'quesadillas|quesadilla', es: 'quesadillas|quesadilla', fr: 'quesadillas|quesadilla' },
  slots: {
    wrap: {
      of: ['wrap'],
      ids: ['tortilla', 'flatbread'],
      but: ['naan', 'pitta'],
      named: ['flour-tortilla', 'corn-tortilla'],
    },
    cheese: { of: ['melting-cheese'], named: ['cheddar', 'vegan-cheese'], grams: 60 },
    filling: {
      of: ['pulse', 'cooked-meat', 'ham', 'bacon', 'mushroom', 'tender', 'leafy', 'tomato', 'tinned-fish', 'poultry'],
      but: ['aubergine', 'okra'],
      least: 0,
      most: 3,
      grams: 90,
    },
    onion: { of: ['spring-onion', 'onion'], least: 0, grams: 15, proposed: ['spring-onion'] },
    chilli: {
      of: ['chilli', 'hot-sauce', 'spice'],
      ids: ['chilli', 'hot-sauce', 'ground-cumin', 'smoked-paprika', 'chilli-flakes', 'taco-seasoning'],
      least: 0,
    },
    herb: HERBS,
    side: { of: ['avocado', 'salsa', 'cream', 'yogurt'], least: 0, proposed: ['salsa', 'soured-cream'] },
    lime: { of: ['sour'], least: 0, cut: 'wedges', proposed: ['lime'], needed: true },
    oil: { of: ['oil', 'butter'], or: ['sunflower-oil'], grams: 4 },
  },
  needs: [{ of: ['filling', 'onion', 'chilli'], least: 1 }],
  title: {
    en: '{cheese+filling#3} quesadillas',
    es: 'Quesadillas {de cheese+filling#3}',
    fr: 'Quesadillas {au cheese+filling#3}',
  },
  description: {
    en: 'Crisp outside, stretchy inside: {all cheese} [with {all filling#2} ]folded into {all wrap} and browned in a dry pan.',
    es: 'Crujientes por fuera y elásticas por dentro: {all wrap} con {cheese+filling#3}, a la sartén.',
    fr: 'Croustillant dehors, filant dedans : {all wrap} avec {le cheese+filling#3}, à la poêle.',
  },
  steps: [
    {
      en: 'Heat {the oil} in a frying pan, cook {the filling.bacon,mushroom,tender,leafy,poultry} over a medium heat for {fry filling.bacon,mushroom,tender,leafy,poultry} and lift out.',
      es: 'Calienta {el oil} en una sartén, cocina {el filling.bacon,mushroom,tender,leafy,poultry} a fuego medio {fry filling.bacon,mushroom,tender,leafy,poultry} y reserva.',
      fr: 'Chauffer {le oil} dans une poêle, y cuire {le filling.bacon,mushroom,tender,leafy,poultry} à feu moyen {fry filling.bacon,mushroom,tender,leafy,poultry} et réserver.',
    },
    {
      en: 'Spread {the cheese+filling+onion+chilli+herb} over one half of {the wrap} and fold over, {3 min}.',
      es: 'Reparte {el cheese+filling+onion+chilli+herb} por una mitad {del wrap} y dobla, {3 min}.',
      fr: 'Répartir {le cheese+filling+onion+chilli+herb} sur une moitié {du wrap} et replier, {3 min}.',
    },
    {
      en: 'Brown on both sides, in batches, [filling.bacon,mushroom,tender,leafy,poultry? in the pan|in a frying pan with {the oil}] over a medium heat until the cheese runs, {10 min} in all.[ Serve with {the side+lime}.]',
      es: 'Dora por ambos lados, por tandas, [filling.bacon,mushroom,tender,leafy,poultry? en la sartén|en una sartén con {el oil}] a fuego medio hasta que el queso se funda, {10 min} en total.[ Sirve con {el side+lime}.]',
      fr: 'Faire dorer des deux côtés, en plusieurs fois, [filling.bacon,mushroom,tender,leafy,poultry? dans la poêle|dans une poêle avec {le oil}] à feu moyen jusqu’à ce que le fromage coule, {10 min} en tout.[ Servir avec {le side+lime}.]',
    },
  ],
};

const eggTacos: DishTemplate = {
  id: 'egg-tacos',
  dishType: 'taco',
  category: 'Meals',
  subcategories: ['Breakfast', 'Lunch', 'Dinner'],
  servings: 2,
  families: ['mexican'],
  called: { en: 'breakfast tacos|egg tacos', es: 'tacos de huevo', fr: 'tacos aux œufs' },
  slots: {
    wrap: {
      of: ['wrap'],
      but: ['pitta', 'naan', 'chapati', 'taco-shell', 'tostada'],
      named: ['corn-tortilla'],
      grams: 60,
    },
    egg: { of: ['egg'], grams: 125 },
    filling: {
      of: ['bacon', 'ham', 'cooked-meat', 'pulse', 'tender', 'leafy', 'mushroom'],
      least: 0,
      most: 2,
      grams: 60,
    },
    onion: ONION_IF_THERE,
    chilli: CHILLI,
    fresh: { of: ['salsa', 'tomato', 'avocado', 'salad-leaf', 'spring-onion'], least: 0, most: 3, grams: 60 },
    cheese: { of: ['melting-cheese', 'crumbly-cheese'], least: 0, grams: 25 },
    hot: { of: ['hot-sauce'], least: 0 },
    lime: LEMON,
    herb: HERBS,
    fat: { of: ['butter', 'oil'], or: ['sunflower-oil'], grams: 6 },
    salt: SALT,
  },
  needs: [
    { of: ['wrap', 'egg'], least: 2 },
    { of: ['filling', 'fresh', 'cheese', 'hot', 'onion'], least: 1 },
  ],
  title: {
    en: '{egg+filling+fresh#2} tacos',
    es: 'Tacos {de egg+filling+fresh#2}',
    fr: 'Tacos {au egg+filling+fresh#2}',
  },
  description: {
    en: 'Soft scrambled eggs in warm {all wrap}[ with {all filling+fresh#2}]: a hot breakfast in a quarter of an hour.',
    es: 'Huevos revueltos cremosos dentro {de wrap} calientes[, con {filling+fresh#2}]: un desayuno caliente en un cuarto de hora.',
    fr: 'Des œufs brouillés moelleux et {le wrap} bien chaud[, avec {le filling+fresh#2}] : un petit-déjeuner chaud en un quart d’heure.',
  },
  steps: [
    {
      en: 'Warm {the wrap} in a dry frying pan, {3 min}, and wrap in a cloth.',
      es: 'Calienta {el wrap} en una sartén seca, {3 min}, y envuelve en un paño.',
      fr: 'Réchauffer {le wrap} à sec dans une poêle, {3 min}, et envelopper dans un linge.',
    },
    {
      en: 'Cook {the onion+chilli+filling} in half of {the fat} in the same pan, {fry onion+filling 4}.',
      es: 'Sofríe {el onion+chilli+filling} con la mitad {del fat} en la misma sartén, {fry onion+filling 4}.',
      fr: 'Faire revenir {le onion+chilli+filling} dans la moitié {du fat} dans la même poêle, {fry onion+filling 4}.',
    },
    {
      en: 'Beat {the egg} with {the salt}, pour into the pan with [onion+chilli+filling? the rest of {the fat}|{the fat}] and stir gently until just set, {3 min}.',
      es: 'Bate {el egg} con {el salt}, vierte en la sartén con [onion+chilli+filling? el resto {del fat}|{el fat}] y remueve despacio hasta que cuaje, {3 min}.',
      fr: 'Battre {le egg} avec {le salt}, verser dans la poêle avec [onion+chilli+filling? le reste {du fat}|{le fat}] et remuer doucement jusqu’à ce qu’ils soient juste pris, {3 min}.',
    },
    {
      en: 'Fill {the wrap} with the eggs[ and top with {the cheese+fresh+hot+lime+herb}], {2 min}.',
      es: 'Rellena {el wrap} con los huevos[ y termina con {el cheese+fresh+hot+lime+herb}], {2 min}.',
      fr: 'Garnir {le wrap} avec les œufs[ et terminer par {le cheese+fresh+hot+lime+herb}], {2 min}.',
    },
  ],
};

export const TORTILLA_DISHES: readonly DishTemplate[] = [eggTacos, tacos, quesadilla];
