import { PEPPER, PLAIN_OIL, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

/** Sausages, fish, gammon or a steak from the pan, with chips from the oven. */
const withChips: DishTemplate = {
  id: 'with-chips',
  dishType: 'pan-fried',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['northern'],
  called: { en: 'and chips|with chips', es: 'con patatas fritas', fr: 'frites' },
  slots: {
    protein: {
      of: ['sausage', 'pan-meat', 'fish-fillet', 'tender-meat', 'poultry'],
      but: ['mince'],
      least: 0,
      cut: 'whole',
      grams: 150,
    },
    chips: { of: ['chips'] },
    /** Eggs are the meal where there is nothing else. */
    eggs: {
      of: ['egg'],
      least: 0,
      grams: 110,
      notWith: ['sausage', 'pan-meat', 'fish-fillet', 'tender-meat', 'poultry'],
    },
    egg: { of: ['egg'], least: 0, grams: 55 },
    veg: {
      of: ['pulse', 'tender', 'tomato', 'mushroom'],
      ids: ['baked-beans', 'pea', 'sweetcorn', 'tomato', 'mushroom', 'green-bean'],
      least: 0,
      most: 2,
      grams: 90,
    },
    lemon: { of: ['sour'], least: 0, grams: 10, cut: 'wedges' },
    sauce: { of: ['mustard', 'mayonnaise'], least: 0, grams: 8 },
    oil: { ...PLAIN_OIL, grams: 6 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['protein', 'eggs'], least: 1 },
    { of: ['chips'], least: 1 },
  ],
  title: {
    en: '{all protein+eggs+egg#2} with chips[ and {all veg#2}]',
    es: '{all protein+eggs+egg#2} con patatas fritas[ y {all veg#1}]',
    fr: '{all protein+eggs+egg#2} et frites[, {all veg#1}]',
  },
  description: {
    en: '[sauce.mustard? {the sauce.mustard} {=gives sauce.mustard} the fried plate a little heat|[veg.tender? {the veg.tender} {=brings veg.tender} a soft, sweet bite to the crisp chips|The chips roast in the oven and come out crisp without deep frying]].',
    es: '[sauce.mustard? {el sauce.mustard} {=pone sauce.mustard} un punto picante en el plato|[veg.tender? {el veg.tender} {=pone veg.tender} lo dulce y tierno junto a las patatas crujientes|Las patatas se hacen en el horno y salen crujientes sin freírlas en abundante aceite]].',
    fr: '[sauce.mustard? {le sauce.mustard} {=relève sauce.mustard} l’assiette d’un peu de piquant|[veg.tender? {le veg.tender} {=apporte veg.tender} de la douceur aux frites croustillantes|Les frites cuisent au four et deviennent croustillantes sans bain de friture]].',
  },
  equipment: [
    { en: 'baking tray', es: 'bandeja de horno', fr: 'plaque de four' },
    { en: 'frying pan', es: 'sartén', fr: 'poêle' },
  ],
  steps: [
    {
      en: 'Heat the oven to {220 C}. Spread {the chips} on a baking tray in one layer and bake until crisp, {22 min}, turning once.',
      es: 'Calienta el horno a {220 C}. Extiende {el chips} en una bandeja en una sola capa y hornéa{=lo chips} hasta que queden crujientes, {22 min}, con una vuelta a media cocción.',
      fr: 'Préchauffer le four à {220 C}. Étaler {le chips} en une couche sur une plaque et {=l’ chips}enfourner jusqu’à ce {=croustillant chips}, {22 min}, en {=le chips} retournant une fois.',
    },
    {
      en: '[protein.poultry,sausage? Meanwhile, season|Shortly before the end, season] {the protein} with {the salt+pepper} and fry in {the oil} over a medium-high heat, turning, until [protein.fish-fillet? golden and just firm in the middle|browned and done], [protein.poultry,sausage? {15 min}|[protein.tender-meat? {fry protein more 2}|{fry protein 8}]].',
      es: '[protein.poultry,sausage? Mientras tanto, sazona|Poco antes del final, sazona] {el protein} con {el salt+pepper} y fríe{=lo protein} en {el oil} a fuego medio alto, dando la vuelta, hasta que {=dorado protein}[protein.fish-fillet?  y el centro quede apenas firme|[protein.poultry,sausage?  y sin partes crudas]], [protein.poultry,sausage? {15 min}|[protein.tender-meat? {fry protein more 2}|{fry protein 8}]].',
      fr: '[protein.poultry,sausage? Pendant ce temps, assaisonner|Peu avant la fin, assaisonner] {le protein} avec {le salt+pepper} et {=le protein} cuire dans {le oil} à feu assez vif, en {=le protein} retournant, jusqu’à ce {=doré protein}[protein.fish-fillet?  et juste ferme à cœur], [protein.poultry,sausage? {15 min}|[protein.tender-meat? {fry protein more 2}|{fry protein 8}]].',
    },
    {
      en: 'Shortly before the end, fry {the eggs} in {the oil} over a medium heat until the whites are set, {4 min}, and season with {the salt+pepper}.',
      es: 'Poco antes del final, fríe {el eggs} en {el oil} a fuego medio hasta que cuajen las claras, {4 min}, y sazona con {el salt+pepper}.',
      fr: 'Peu avant la fin, cuire {le eggs} au plat dans {le oil} à feu moyen jusqu’à ce que les blancs soient pris, {4 min}, et assaisonner {de salt+pepper}.',
    },
    {
      en: 'Meanwhile, heat {the veg} through in a small pan with a splash of water, {5 min}.',
      es: 'Mientras tanto, calienta {el veg} en un cazo con un chorrito de agua, {5 min}.',
      fr: 'Pendant ce temps, chauffer {le veg} dans une petite casserole avec un filet d’eau, {5 min}.',
    },
    {
      en: 'Fry {the egg} in the same pan until the whites are set, {3 min}.',
      es: 'Fríe {el egg} en la misma sartén hasta que cuaje la clara, {3 min}.',
      fr: 'Cuire {le egg} dans la même poêle jusqu’à ce que le blanc soit pris, {3 min}.',
    },
    {
      en: 'Serve everything with the chips[ and {the lemon+sauce}].',
      es: 'Sirve todo con las patatas[ y {el lemon+sauce}].',
      fr: 'Servir le tout avec les frites[ et {le lemon+sauce}].',
    },
  ],
};

export const PLATES_WITH_CHIPS: readonly DishTemplate[] = [withChips];
