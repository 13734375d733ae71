import { DRIED, GARLIC, HERBS, OIL, ONION, PEPPER, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { COOKING_OF_SIDE, SIDE_OR_RICE } from '../side-dish.ts';

/** Joints and tough cuts, browned and cooked slowly in a little liquid. */
const braise: DishTemplate = {
  id: 'braise',
  dishType: 'braise',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['northern', 'mediterranean', 'middle-eastern'],
  called: { en: 'braise|braised|pot-roast', es: 'estofado|braseado', fr: 'braisé|à la cocotte' },
  slots: {
    meat: {
      of: ['poultry-joint', 'stewing-meat', 'tender-meat'],
      ids: [
        'duck',
        'duck-leg',
        'goose',
        'guinea-fowl',
        'rabbit',
        'chicken-leg',
        'chicken-thigh',
        'chicken-drumstick',
        'venison',
        'stewing-beef',
        'ox-cheek',
        'pork-cheek',
        'lamb-shoulder',
        'lamb',
        'pork',
        'beef',
      ],
      but: ['beef-steak', 'minced-beef', 'mince', 'pork-tenderloin', 'pork-loin'],
      stews: true,
      grams: 200,
    },
    veg: {
      of: ['root', 'potato', 'firm', 'mushroom'],
      but: ['broccoli', 'asparagus', 'cauliflower', 'radish', 'green-bean'],
      least: 0,
      most: 3,
      grams: 160,
      cut: 'peel-chunks',
    },
    base: {
      of: ['root'],
      ids: ['carrot'],
      least: 0,
      proposed: ['carrot'],
      notWith: ['root'],
      grams: 60,
      cut: 'peel-chunks',
    },
    fruit: { of: ['dried-fruit', 'orchard-fruit', 'stone-fruit'], least: 0, grams: 40 },
    onion: ONION,
    garlic: GARLIC,
    tomato: { of: ['tinned-tomato', 'tomato', 'tomato-paste'], least: 0, grams: 60, proposed: ['tomato-puree'] },
    leafy: { of: ['leafy'], but: ['pak-choi', 'frozen-spinach'], least: 0, grams: 60 },
    briny: { of: ['briny'], least: 0, grams: 10 },
    wine: { of: ['wine'], least: 0, grams: 60 },
    mustard: { of: ['mustard'], least: 0, grams: 4 },
    dried: DRIED,
    stock: { of: ['stock'], or: ['@stock'], grams: 140 },
    herb: HERBS,
    side: SIDE_OR_RICE,
    acid: { of: ['vinegar'], least: 0, grams: 4, notWith: ['wine'] },
    oil: { ...OIL, grams: 6 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['meat'], least: 1 }],
  title: {
    en: 'Braised {meat}[ with {all veg+fruit#2}]',
    es: '{meat} a la cazuela[ con {veg+fruit#2}]',
    fr: '{meat} en cocotte[ {au veg+fruit#2}]',
  },
  description: {
    en: 'Browned well, then left under a lid with little liquid until the meat comes away with a fork.',
    es: 'Bien dorado y luego tapado con poco líquido, hasta que la carne se deshace con el tenedor.',
    fr: 'Une belle coloration, puis un couvercle et peu de liquide, jusqu’à ce que la chair cède à la fourchette.',
  },
  steps: [
    {
      en: 'Season {the meat} with half of {the salt} and {the pepper} and brown on all sides in {the oil} in a heavy casserole over a medium-high heat, {10 min}. Lift out.',
      es: 'Sazona {el meat} con la mitad {del salt} y {el pepper} y dora por todos los lados con {el oil} en una cazuela pesada a fuego medio alto, {10 min}. Aparta.',
      fr: 'Assaisonner {le meat} avec la moitié {du salt} et {le pepper}, puis faire dorer de tous côtés dans {le oil}, dans une cocotte à feu assez vif, {10 min}. Réserver.',
    },
    {
      en: 'Soften {the onion} in the same pan, {6 min}. Stir in {the garlic+dried}, {1 min}.',
      es: 'Pocha {el onion} en la misma cazuela, {6 min}. Añade {el garlic+dried} y remueve {1 min}.',
      fr: 'Faire fondre {le onion} dans la cocotte, {6 min}. Ajouter {le garlic+dried} et remuer {1 min}.',
    },
    {
      en: '[Pour in {the wine} and let it boil for {2 min}. ]Add {the tomato+mustard+stock}, with the rest of {the salt}, return {the meat}, cover and simmer very gently until a fork slips in easily, {simmer meat 60}.',
      es: '[Vierte {el wine} y deja hervir {2 min}. ]Añade {el tomato+mustard+stock}, con el resto {del salt}, devuelve {el meat}, tapa y cuece a fuego muy suave hasta que el tenedor entre sin esfuerzo, {simmer meat 60}.',
      fr: '[Verser {le wine} et laisser bouillir {2 min}. ]Ajouter {le tomato+mustard+stock}, avec le reste {du salt}, remettre {le meat}, couvrir et laisser mijoter très doucement jusqu’à ce qu’une fourchette s’enfonce sans effort, {simmer meat 60}.',
    },
    {
      en: 'Add {the veg+base+fruit} for the last of the cooking and simmer until tender, {simmer veg+base 20}.',
      es: 'Añade {el veg+base+fruit} al final de la cocción y cuece hasta ablandar, {simmer veg+base 20}.',
      fr: 'Ajouter {le veg+base+fruit} en fin de cuisson et laisser mijoter jusqu’à ce que tout soit tendre, {simmer veg+base 20}.',
    },
    ...COOKING_OF_SIDE,
    {
      en: 'Take off the lid, boil the sauce down until it coats a spoon, {5 min}, and taste.[ Stir in {the leafy+briny}, {3 min}.][ Stir in {the acid}.][ Scatter with {the herb}.][ Serve with {the side}.]',
      es: 'Destapa, deja reducir la salsa hasta que cubra una cuchara, {5 min}, y prueba.[ Incorpora {el leafy+briny}, {3 min}.][ Incorpora {el acid}.][ Reparte {el herb} por encima.][ Sirve con {el side}.]',
      fr: 'Retirer le couvercle, faire réduire la sauce jusqu’à ce qu’elle nappe une cuillère, {5 min}, et goûter.[ Incorporer {le leafy+briny}, {3 min}.][ Incorporer {le acid}.][ Parsemer {de herb}.][ Servir avec {le side}.]',
    },
  ],
};

export const BRAISES: readonly DishTemplate[] = [braise];
