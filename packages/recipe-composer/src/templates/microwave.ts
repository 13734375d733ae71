import { BUTTER_OR_OIL, CHEESES, HERBS, PEPPER, SALT } from './common-slots.ts';
import type { DishTemplate } from './dish-template.ts';

const QUICK_VEGETABLES = {
  of: ['tender', 'leafy', 'mushroom', 'tomato', 'firm'],
  but: ['brussels-sprout', 'okra', 'aubergine', 'celery'],
  least: 0,
  most: 2,
  cut: 'slice-thin',
} as const;

const eggBowl: DishTemplate = {
  id: 'microwave-eggs',
  tool: 'microwave',
  dishType: 'scrambled-eggs',
  category: 'Meals',
  subcategories: ['Breakfast', 'Lunch', 'Dinner'],
  servings: 2,
  families: ['northern'],
  called: { en: 'microwave eggs|mug omelette', es: 'huevos al microondas', fr: 'œufs au micro-ondes' },
  slots: {
    egg: { of: ['egg'], grams: 110 },
    veg: { ...QUICK_VEGETABLES, grams: 50 },
    meat: { of: ['ham', 'cooked-meat', 'tinned-fish', 'smoked-fish'], least: 0, grams: 35 },
    cheese: { of: CHEESES, least: 0, grams: 25 },
    onion: { of: ['spring-onion'], least: 0, grams: 10 },
    bread: { of: ['bread', 'wrap'], least: 0, grams: 60 },
    herb: HERBS,
    fat: { ...BUTTER_OR_OIL, grams: 3 },
    salt: { ...SALT, grams: 0.5 },
    pepper: PEPPER,
  },
  needs: [{ of: ['egg'], least: 1 }],
  title: {
    en: 'Microwave scrambled eggs[ with {all veg+meat+cheese#2}]',
    es: 'Huevos revueltos al microondas[ con {veg+meat+cheese#2}]',
    fr: 'Œufs brouillés au micro-ondes[ {au veg+meat+cheese#2}]',
  },
  description: {
    en: 'The eggs set in soft curds within two minutes.',
    es: 'Los huevos cuajan en grumos tiernos en un par de minutos.',
    fr: 'Les œufs prennent en grumeaux tendres en deux minutes.',
  },
  equipment: [{ en: 'microwave', es: 'microondas', fr: 'micro-ondes' }],
  steps: [
    {
      en: 'Microwave {the veg} with {the fat} in a covered bowl on high until soft, {2 min}.',
      es: 'Calienta en el microondas {el veg} con {el fat} en un cuenco tapado a potencia máxima hasta que {=tierno veg}, {2 min}.',
      fr: 'Cuire au micro-ondes {le veg} avec {le fat} dans un bol couvert, à pleine puissance, {2 min}.',
    },
    {
      en: '[veg? Beat in {the egg+salt+pepper}|Beat {the egg+salt+pepper} with {the fat} in a bowl][ and stir in {the meat+onion}], {1 min}.',
      es: '[veg? Añade batiendo {el egg+salt+pepper}|Bate {el egg+salt+pepper} con {el fat} en un cuenco][ y mezcla con {el meat+onion}], {1 min}.',
      fr: '[veg? Ajouter en battant {le egg+salt+pepper}|Battre {le egg+salt+pepper} avec {le fat} dans un bol][ et mélanger avec {le meat+onion}], {1 min}.',
    },
    {
      en: 'Microwave on high in bursts of 30 seconds, stirring each time, until set and steaming hot, {2 min}.',
      es: 'Cuece en el microondas a potencia máxima en tandas de 30 segundos, removiendo cada vez, hasta que cuaje y humee, {2 min}.',
      fr: 'Cuire au micro-ondes à pleine puissance par tranches de 30 secondes, en remuant à chaque fois, jusqu’à ce que les œufs soient pris et fumants, {2 min}.',
    },
    {
      en: '[Stir in {the cheese+herb}, leave|Leave] for {1 min}[ and eat with {the bread}].',
      es: '[Mezcla con {el cheese+herb} y deja|Deja] reposar {1 min}[; come con {el bread}].',
      fr: '[Incorporer {le cheese+herb} et laisser|Laisser] reposer {1 min}[ ; manger avec {le bread}].',
    },
  ],
};

const potatoes: DishTemplate = {
  id: 'microwave-potatoes',
  tool: 'microwave',
  dishType: 'baked-potato',
  category: 'Meals',
  subcategories: ['Lunch', 'Dinner'],
  servings: 2,
  families: ['northern'],
  called: { en: 'microwave potatoes', es: 'patatas al microondas', fr: 'pommes de terre au micro-ondes' },
  slots: {
    potato: { of: ['potato', 'root'], ids: ['potato', 'sweet-potato'], cut: 'whole', grams: 280 },
    veg: { ...QUICK_VEGETABLES, grams: 80 },
    filling: { of: ['pulse', 'tinned-fish', 'ham', 'cooked-meat', 'smoked-fish'], least: 0, grams: 90 },
    cheese: { of: CHEESES, least: 0, grams: 40 },
    cream: { of: ['cream', 'yogurt', 'mayonnaise'], least: 0, grams: 20 },
    onion: { of: ['spring-onion'], least: 0, grams: 10 },
    herb: HERBS,
    fat: { ...BUTTER_OR_OIL, grams: 8 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['potato'], least: 1 },
    { of: ['veg', 'filling', 'cheese', 'cream'], least: 1 },
  ],
  title: {
    en: 'Microwave potatoes with {all filling+veg+cheese+cream#2}',
    es: 'Patatas al microondas con {filling+veg+cheese+cream#2}',
    fr: 'Pommes de terre au micro-ondes {au filling+veg+cheese+cream#2}',
  },
  description: {
    en: '{the potato} {=turns potato} soft in minutes, without heating the oven.',
    es: '{el potato} {=queda potato} {=tierno-solo potato} en minutos, sin encender el horno.',
    fr: '{le potato} {=devient potato} {=tendre-seul potato} en quelques minutes, sans four.',
  },
  equipment: [{ en: 'microwave', es: 'microondas', fr: 'micro-ondes' }],
  steps: [
    {
      en: 'Scrub {the potato}, prick all over with a fork and microwave on high on a plate, turning once, until soft in the middle, {10 min}.',
      es: 'Lava {el potato}, píncha{=lo potato} por todas partes con un tenedor y cuéce{=lo potato} en un plato en el microondas a potencia máxima, con una vuelta, hasta que el centro esté blando, {10 min}.',
      fr: 'Brosser {le potato}, {=le potato} piquer de toutes parts à la fourchette et {=le potato} cuire au micro-ondes à pleine puissance sur une assiette, en {=le potato} retournant une fois, jusqu’à ce que le cœur soit tendre, {10 min}.',
    },
    {
      en: 'Microwave {the veg+filling} in a covered bowl with a splash of water until steaming hot, {3 min}. Drain.',
      es: 'Calienta {el veg+filling} en el microondas en un cuenco tapado con un chorrito de agua hasta que humee, {3 min}. Escurre.',
      fr: 'Cuire {le veg+filling} au micro-ondes dans un bol couvert avec un filet d’eau jusqu’à ce que la vapeur s’échappe, {3 min}. Égoutter.',
    },
    {
      en: 'Split {the potato}, mash the inside lightly with {the fat+salt+pepper}[ and top with {the veg+filling+cheese+cream+onion+herb}], {2 min}.',
      es: 'Abre {el potato}, aplasta un poco el interior con {el fat+salt+pepper}[ y cubre con {el veg+filling+cheese+cream+onion+herb}], {2 min}.',
      fr: 'Fendre {le potato}, écraser légèrement l’intérieur avec {le fat+salt+pepper}[ et garnir {de veg+filling+cheese+cream+onion+herb}], {2 min}.',
    },
  ],
};

const riceBowl: DishTemplate = {
  id: 'microwave-rice',
  tool: 'microwave',
  dishType: 'bowl',
  category: 'Meals',
  subcategories: ['Lunch', 'Dinner'],
  servings: 2,
  families: ['eastern', 'mediterranean'],
  called: { en: 'microwave rice bowl', es: 'arroz al microondas', fr: 'riz au micro-ondes' },
  slots: {
    rice: { of: ['rice'], ids: ['rice'] },
    water: { of: ['water'], or: ['water'], grams: 160 },
    veg: { ...QUICK_VEGETABLES, grams: 90 },
    egg: { of: ['egg'], least: 0, grams: 55 },
    protein: { of: ['pulse', 'tinned-fish', 'ham', 'cooked-meat', 'smoked-fish', 'tofu'], least: 0, grams: 80 },
    cheese: { of: CHEESES, least: 0, grams: 25 },
    soy: { of: ['soy'], least: 0, grams: 8 },
    onion: { of: ['spring-onion'], least: 0, grams: 10 },
    herb: HERBS,
    fat: { ...BUTTER_OR_OIL, grams: 5 },
    salt: { ...SALT, grams: 0.5 },
    pepper: PEPPER,
  },
  needs: [
    { of: ['rice'], least: 1 },
    { of: ['veg', 'egg', 'protein', 'cheese'], least: 1 },
  ],
  title: {
    en: 'Microwave rice bowl with {all protein+egg+veg+cheese#2}',
    es: 'Bol de arroz al microondas con {protein+egg+veg+cheese#2}',
    fr: 'Bol de riz au micro-ondes {au protein+egg+veg+cheese#2}',
  },
  description: {
    en: 'One bowl is enough to cook the rice, and it needs no watching.',
    es: 'El arroz se hace en un solo cuenco y sin vigilancia.',
    fr: 'Un seul bol suffit à cuire le riz, sans surveillance.',
  },
  equipment: [{ en: 'microwave', es: 'microondas', fr: 'micro-ondes' }],
  steps: [
    {
      en: 'Rinse {the rice}, put into a large bowl with {the water+fat+salt}, cover loosely and microwave on high until the water is absorbed, {12 min}.',
      es: 'Enjuaga {el rice}, pon{=lo rice} en un cuenco grande con {el water+fat+salt}, tapa sin cerrar del todo y cuece en el microondas a potencia máxima hasta que absorba el agua, {12 min}.',
      fr: 'Rincer {le rice}, {=le rice} mettre dans un grand bol avec {le water+fat+salt}, couvrir sans fermer et cuire au micro-ondes à pleine puissance jusqu’à absorption, {12 min}.',
    },
    {
      en: 'Beat {the egg}, stir through the hot rice, cover and microwave until the egg is set, {2 min}.',
      es: 'Bate {el egg}, mézcla{=lo egg} con el arroz caliente, tapa y calienta en el microondas hasta que el huevo cuaje, {2 min}.',
      fr: 'Battre {le egg}, {=le egg} mélanger au riz chaud, couvrir et cuire au micro-ondes jusqu’à ce que l’œuf soit pris, {2 min}.',
    },
    {
      en: 'Stir in {the veg+protein}, cover and microwave on high until steaming hot throughout, {4 min}.',
      es: 'Mezcla con {el veg+protein}, tapa y cuece en el microondas a potencia máxima hasta que humee por dentro, {4 min}.',
      fr: 'Incorporer {le veg+protein}, couvrir et cuire au micro-ondes à pleine puissance jusqu’à ce que le plat soit fumant à cœur, {4 min}.',
    },
    {
      en: 'Leave covered for {2 min}, then season with {the pepper+soy+onion+cheese+herb}.',
      es: 'Deja tapado {2 min} y termina con {el pepper+soy+onion+cheese+herb}.',
      fr: 'Laisser couvert {2 min}, puis terminer par {le pepper+soy+onion+cheese+herb}.',
    },
  ],
};

export const MICROWAVE_DISHES: readonly DishTemplate[] = [eggBowl, potatoes, riceBowl];
