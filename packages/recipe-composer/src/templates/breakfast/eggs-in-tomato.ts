import { GARLIC, HERBS, OIL, ONION, SALT, SPICES, SUGAR } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

export const EGGS_IN_TOMATO: DishTemplate = {
  id: 'eggs-in-tomato',
  dishType: 'baked-eggs',
  category: 'Meals',
  subcategories: ['Breakfast', 'Lunch', 'Dinner'],
  servings: 4,
  families: ['middle-eastern', 'mediterranean', 'mexican'],
  called: {
    en: 'eggs in tomato sauce|shakshuka',
    es: 'huevos en salsa de tomate|shakshuka',
    fr: 'œufs à la sauce tomate|chakchouka',
  },
  slots: {
    egg: { of: ['egg'], named: ['egg'], grams: 100 },
    tomato: { of: ['tinned-tomato', 'tomato'], named: ['chopped-tomatoes'], most: 2, grams: 180 },
    veg: { of: ['tender', 'leafy', 'mushroom'], least: 0, most: 2, grams: 75 },
    meat: { of: ['bacon', 'sausage', 'mince'], least: 0, grams: 50 },
    pulse: { of: ['pulse'], least: 0, grams: 60 },
    onion: ONION,
    garlic: GARLIC,
    spice: { ...SPICES, most: 2 },
    paprika: {
      of: ['spice'],
      ids: ['paprika', 'smoked-paprika'],
      least: 0,
      alongside: ['ground-cumin', 'cumin-seed'],
      proposed: ['paprika', 'smoked-paprika'],
      needed: true,
    },
    cheese: { of: ['crumbly-cheese', 'melting-cheese'], least: 0, grams: 20 },
    herb: HERBS,
    bread: {
      of: ['bread', 'wrap'],
      but: ['taco-shell', 'tostada'],
      least: 0,
      proposed: ['bread', 'flatbread', 'gluten-free-bread'],
      needed: true,
    },
    sugar: { ...SUGAR, grams: 1 },
    oil: OIL,
    salt: SALT,
  },
  needs: [],
  title: {
    en: 'Eggs in tomato sauce[ with {all veg+meat+pulse+cheese#2}]',
    es: 'Huevos en salsa de tomate[ con {veg+meat+pulse+cheese#2}]',
    fr: 'Œufs à la sauce tomate[ {au veg+meat+pulse+cheese#2}]',
  },
  description: {
    en: 'The eggs poach in the sauce itself, and the yolks run into it at the table.',
    es: 'Los huevos se cuajan en la propia salsa, y la yema se mezcla con ella en el plato.',
    fr: 'Les œufs pochent dans la sauce, et le jaune s’y mêle à table.',
  },
  steps: [
    {
      en: 'Heat {the oil} in a wide frying pan with a lid and cook {the onion+veg.soft} over a medium heat, stirring, until soft, {fry onion+veg.soft 8}.[ Add {the meat}, turn up the heat and brown[meat.mince? , breaking up the lumps], {fry meat}.]',
      es: 'Calienta {el oil} en una sartén ancha con tapa y sofríe {el onion+veg.soft} a fuego medio, removiendo, hasta que {=tierno onion+veg.soft}, {fry onion+veg.soft 8}.[ Añade {el meat}, sube el fuego y dóra{=lo meat}[meat.mince? , deshaciendo los grumos], {fry meat}.]',
      fr: 'Chauffer {le oil} dans une grande poêle à couvercle et faire revenir {le onion+veg.soft} à feu moyen en remuant, jusqu’à ce {=tendre onion+veg.soft}, {fry onion+veg.soft 8}.[ Ajouter {le meat}, monter le feu et {=le meat} faire dorer[meat.mince? , en {=l’ meat.mince}émiettant], {fry meat}.]',
    },
    {
      en: 'Stir in {the garlic+spice+paprika} and cook until fragrant, {1 min}.',
      es: 'Añade {el garlic+spice+paprika} y remueve hasta notar el aroma, {1 min}.',
      fr: 'Ajouter {le garlic+spice+paprika} et remuer, le temps que le parfum monte, {1 min}.',
    },
    {
      en: 'Add {the tomato+pulse+sugar+salt} and simmer, stirring now and then, until thick enough to hold a hollow, {15 min}.[ Stir in {the veg.leafy} by the handful until wilted, {2 min}.]',
      es: 'Añade {el tomato+pulse+sugar+salt} y cuece a fuego lento, removiendo de vez en cuando, hasta que la salsa espese y se sostenga, {15 min}.[ Incorpora {el veg.leafy} a puñados hasta que {=pierda veg.leafy} volumen, {2 min}.]',
      fr: 'Ajouter {le tomato+pulse+sugar+salt} et laisser mijoter, en remuant de temps en temps, jusqu’à ce que la sauce épaississe et se tienne, {15 min}.[ Incorporer {le veg.leafy} par poignées et {=le veg.leafy} laisser tomber, {2 min}.]',
    },
    {
      en: 'Make hollows in the sauce, break {the egg} into them, cover and cook over a low heat until the whites are set and the yolks still soft, {6 min}.',
      es: 'Haz huecos en la salsa, casca dentro {el egg}, tapa y cocina a fuego bajo hasta que cuajen las claras y las yemas sigan blandas, {6 min}.',
      fr: 'Creuser des puits dans la sauce, y casser {le egg}, couvrir et cuire à feu doux jusqu’à ce que les blancs soient pris et les jaunes encore coulants, {6 min}.',
    },
    {
      en: '[Scatter over {the cheese+herb} and serve|Serve] straight from the pan[ with {the bread}].',
      es: '[Reparte por encima {el cheese+herb} y sirve|Sirve] en la misma sartén[ con {el bread}].',
      fr: '[Parsemer {de cheese+herb} et servir|Servir] dans la poêle[ avec {le bread}].',
    },
  ],
};
