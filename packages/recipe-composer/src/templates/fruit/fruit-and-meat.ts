import { ACID, BUTTER_OR_OIL, DRIED, HERBS, NUTS, OIL, ONION_IF_THERE, PEPPER, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { COOKING_OF_SIDE_FIRST, SIDE_OR_RICE_WITHOUT_SAUCE } from '../side-dish.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';

const meatWithFruit: DishTemplate = {
  id: 'meat-with-fruit',
  dishType: 'pan-fried',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['northern', 'mediterranean', 'middle-eastern', 'eastern'],
  called: { en: 'pan-fried with fruit', es: 'con fruta', fr: 'aux fruits' },
  slots: {
    meat: { of: ['tender-meat', 'poultry', 'sausage'], but: ['beef', 'minced-beef'] },
    fruit: {
      of: ['orchard-fruit', 'stone-fruit', 'tropical-fruit'],
      ids: ['apple', 'pear', 'plum', 'apricot', 'peach', 'nectarine', 'fig', 'pineapple', 'tinned-pineapple'],
      grams: 90,
    },
    veg: {
      of: ['firm', 'root', 'leafy'],
      ids: ['cabbage', 'brussels-sprout', 'fennel', 'carrot', 'parsnip', 'kale', 'celeriac', 'squash', 'chicory'],
      least: 0,
      most: 2,
      grams: 110,
    },
    onion: ONION_IF_THERE,
    dried: DRIED,
    liquid: { of: ['cream', 'wine'], least: 0, most: 2, grams: 55 },
    mustard: {
      of: ['mustard', 'honey', 'soy'],
      least: 0,
      most: 2,
      proposed: ['soy-sauce', 'wholegrain-mustard', 'honey'],
    },
    side: SIDE_OR_RICE_WITHOUT_SAUCE,
    acid: ACID,
    herb: HERBS,
    fat: { ...BUTTER_OR_OIL, grams: 9 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [],
  title: { en: '{all meat} with {all fruit+veg#2}', es: '{meat} con {fruit+veg#2}', fr: '{meat} {au fruit+veg#2}' },
  description: {
    en: '{all fruit} turned in the pan until golden, then {all meat}, and both together at the end, so that each tastes a little of the other.',
    es: '{fruit} a la sartén, después {meat}, y al final todo junto, para que se mezclen los sabores.',
    fr: '{fruit} à la poêle, puis {le meat}, et le tout ensemble à la fin, le temps que les goûts se mêlent.',
  },
  steps: [
    ...COOKING_OF_SIDE_FIRST,
    {
      en: 'Cook {the onion+veg} in half of {the fat} over a medium heat, {fry onion+veg 8}.',
      es: 'Cocina {el onion+veg} en la mitad {del fat} a fuego medio, {fry onion+veg 8}.',
      fr: 'Cuire {le onion+veg} dans la moitié {du fat} à feu moyen, {fry onion+veg 8}.',
    },
    {
      en: '[onion+veg? Add {the fruit}|Turn {the fruit} in half of {the fat} over a medium heat] and cook until golden at the edges, {6 min}; lift out.',
      es: '[onion+veg? Añade {el fruit}|Saltea {el fruit} en la mitad {del fat} a fuego medio] y cocina hasta que se doren los bordes, {6 min}; reserva.',
      fr: '[onion+veg? Ajouter {le fruit}|Faire revenir {le fruit} dans la moitié {du fat} à feu moyen] et laisser dorer {6 min} ; réserver.',
    },
    {
      en: 'Season {the meat} with half of {the salt} and fry in the rest of {the fat} over a medium-high heat until browned and done, {fry meat}.',
      es: 'Sazona {el meat} con la mitad {del salt} y fríe con el resto {del fat} a fuego medio alto hasta que todo esté dorado y bien hecho, {fry meat}.',
      fr: 'Assaisonner {le meat} avec la moitié {du salt} et cuire dans le reste {du fat} à feu assez vif jusqu’à belle coloration, {fry meat}.',
    },
    {
      en: 'Return {the fruit} to the pan[ with {the liquid+mustard+dried}], season with {the pepper} and the rest of {the salt} and [liquid? simmer|warm through] for [liquid? {3 min}|{1 min}].[ Finish with {the acid+herb}.][ Serve with {the side}.]',
      es: 'Devuelve {el fruit} a la sartén[ con {el liquid+mustard+dried}], sazona con {el pepper} y el resto {del salt} y [liquid? cuece|calienta] [liquid? {3 min}|{1 min}].[ Termina con {el acid+herb}.][ Sirve con {el side}.]',
      fr: 'Remettre {le fruit} dans la poêle[ avec {le liquid+mustard+dried}], assaisonner avec {le pepper} et le reste {du salt} et [liquid? laisser mijoter|réchauffer] [liquid? {3 min}|{1 min}].[ Terminer par {le acid+herb}.][ Servir avec {le side}.]',
    },
  ],
};

const coldPlate: DishTemplate = {
  id: 'cold-plate',
  dishType: 'cold-plate',
  category: 'Meals',
  subcategories: ['Snack', 'Lunch'],
  servings: 2,
  families: ['mediterranean', 'northern'],
  called: { en: 'plate|platter', es: 'plato frío|tabla', fr: 'assiette|planche' },
  slots: {
    ham: { of: ['ham', 'cooked-meat', 'smoked-fish'], least: 0, grams: 60, cut: 'whole' },
    cheese: {
      of: ['crumbly-cheese', 'melting-cheese', 'soft-cheese', 'hard-cheese'],
      but: ['mascarpone', 'cottage-cheese', 'cream-cheese', 'quark'],
      least: 0,
      most: 2,
      grams: 50,
      cut: 'shave',
    },
    fruit: {
      of: ['tropical-fruit', 'stone-fruit', 'orchard-fruit', 'berry'],
      ids: ['melon', 'watermelon', 'fig', 'peach', 'nectarine', 'apple', 'pear', 'grape', 'mango', 'persimmon'],
      most: 2,
      grams: 120,
      cut: 'wedges',
    },
    leaf: { of: ['salad-leaf'], least: 0, grams: 20, proposed: ['rocket'] },
    nut: NUTS,
    honey: { of: ['honey'], least: 0, grams: 5 },
    sour: { of: ['vinegar', 'sour'], least: 0, grams: 6 },
    herb: { of: ['herb'], ids: ['basil', 'mint', 'thyme'], least: 0, pairedIn: [] },
    bread: {
      of: ['bread'],
      least: 0,
      grams: 60,
      proposed: ['bread', 'gluten-free-bread'],
      needed: true,
    },
    oil: { ...OIL, grams: 6 },
    pepper: PEPPER,
  },
  needs: [
    { of: ['ham', 'cheese'], least: 1 },
    { of: ['ham', 'cheese', 'leaf', 'nut', 'honey', 'herb', 'bread'], least: 2, unless: ['ham'] },
  ],
  title: { en: '{ham+cheese#1} with {all fruit}', es: '{ham+cheese#1} con {fruit}', fr: '{ham+cheese#1} {au fruit}' },
  description: {
    en: 'Salty beside sweet: {all ham+cheese#2} with {all fruit}, laid out in ten minutes and eaten slowly.',
    es: 'Lo salado junto a lo dulce: {ham+cheese#2} con {fruit}. Se monta en diez minutos y se come sin prisa.',
    fr: 'Le salé contre le sucré : {ham+cheese#2} avec {le fruit}. Dressé en dix minutes, mangé sans hâte.',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Arrange {the leaf+fruit+ham+cheese} on a large plate, {5 min}.',
      es: 'Dispón {el leaf+fruit+ham+cheese} en un plato grande, {5 min}.',
      fr: 'Disposer {le leaf+fruit+ham+cheese} sur un grand plat, {5 min}.',
    },
    {
      en: 'Dress with {the oil+sour+honey+pepper}[ and scatter with {the nut+herb}], {2 min}.[ Serve with {the bread}.]',
      es: 'Aliña con {el oil+sour+honey+pepper}[ y reparte {el nut+herb} por encima], {2 min}.[ Sirve con {el bread}.]',
      fr: 'Assaisonner avec {le oil+sour+honey+pepper}[ et parsemer {de nut+herb}], {2 min}.[ Servir avec {le bread}.]',
    },
  ],
};

export const FRUIT_AND_MEAT: readonly DishTemplate[] = [meatWithFruit, coldPlate];
