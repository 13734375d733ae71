import { ACID, COLD_SAUSAGES, COOKED_FRUIT, DRIED, HERBS, NUTS, OIL, ONION, PEPPER, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { COOKING_OF_SIDE, SIDE_OR_RICE_WITHOUT_SAUCE } from '../side-dish.ts';
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
    meat: {
      of: ['tender-meat', 'poultry', 'sausage'],
      but: [
        'beef',
        'minced-beef',
        'lamb',
        'veal',
        'pork-belly',
        'chorizo',
        'black-pudding',
        ...COLD_SAUSAGES,
        'merguez',
      ],
      grams: 140,
      cuts: { sausage: 'whole' },
    },
    fruit: {
      of: ['orchard-fruit', 'stone-fruit'],
      ids: ['apple', 'pear', 'plum', 'apricot', 'peach', 'nectarine', 'fig', 'quince'],
      but: ['quince'],
      least: 0,
      grams: 110,
      families: ['northern', 'mediterranean', 'middle-eastern'],
    },
    pineapple: {
      of: ['tropical-fruit'],
      ids: ['pineapple', 'tinned-pineapple'],
      least: 0,
      grams: 110,
      families: ['eastern'],
    },
    veg: {
      of: ['firm', 'leafy', 'tender'],
      ids: ['cabbage', 'brussels-sprout', 'fennel', 'kale', 'chicory', 'sweet-pepper', 'leek'],
      but: ['red-cabbage', 'padron-pepper'],
      least: 0,
      grams: 90,
    },
    onion: ONION,
    dried: { ...DRIED, needed: true },
    wine: {
      of: ['wine'],
      ids: ['white-wine', 'cider', 'port', 'madeira', 'marsala', 'sherry'],
      but: ['pedro-ximenez'],
      least: 0,
      grams: 30,
    },
    stock: { of: ['stock'], or: ['@stock', 'water'], grams: 70 },
    cream: { of: ['cream'], but: ['whipped-cream'], least: 0, grams: 25 },
    mustard: {
      of: ['mustard', 'soy'],
      least: 0,
      proposed: ['soy-sauce', 'wholegrain-mustard', 'dijon-mustard'],
      needed: true,
    },
    honey: { of: ['honey'], least: 0, grams: 5, proposed: ['honey'], needed: true, unless: ['mustard', 'cream'] },
    side: SIDE_OR_RICE_WITHOUT_SAUCE,
    acid: { ...ACID, grams: 2.5, notWith: ['wine'] },
    herb: { ...HERBS, most: 1 },
    fat: { ...OIL, grams: 9 },
    /** Burns where meat is browned: it finishes the sauce. */
    butter: {
      of: ['butter'],
      least: 0,
      grams: 5,
      notWith: ['cream', 'soy'],
      families: ['northern', 'mediterranean'],
      proposed: ['butter', 'vegan-butter'],
    },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['fruit', 'pineapple'], least: 1 }],
  title: {
    en: '{all meat} with {all fruit+pineapple+veg+cream+mustard#2}',
    es: '{all meat} con {all fruit+pineapple+veg+cream+mustard#2}',
    fr: '{meat} {au fruit+pineapple+veg+cream+mustard#2}',
  },
  description: {
    en: 'The pan browns {all fruit+pineapple} and {all meat} in turn, and a short sauce brings them together.',
    es: 'La sartén dora por turnos {el fruit+pineapple} y {el meat}, y una salsa corta lo une todo.',
    fr: 'La poêle dore tour à tour {le fruit+pineapple} et {le meat}, et une sauce courte les réunit.',
  },
  steps: [
    {
      en: 'Soften {the onion+veg} in a third of {the fat} in a large frying pan over a medium heat, {fry onion+veg 8}.',
      es: 'Pocha {el onion+veg} con un tercio {del fat} en una sartén grande a fuego medio, {fry onion+veg 8}.',
      fr: 'Faire fondre {le onion+veg} dans un tiers {du fat}, dans une grande poêle à feu moyen, {fry onion+veg 8}.',
    },
    {
      en: 'Add {the fruit+pineapple}, turn up the heat a little and cook until golden at the edges, {5 min}; lift everything out.',
      es: 'Añade {el fruit+pineapple}, sube un poco el fuego y cocina hasta que se doren los bordes, {5 min}; saca todo de la sartén y resérvalo.',
      fr: 'Ajouter {le fruit+pineapple}, monter un peu le feu et laisser dorer les bords, {5 min} ; réserver le tout.',
    },
    {
      en: 'Season {the meat} with {the pepper} and half of {the salt} and fry in the rest of {the fat} in the same pan over a medium-high heat[meat.poultry,tender-meat>400? , in two batches,|[meat.sausage? , turning often,]] until browned and done, [meat.poultry,tender-meat>400? {fry meat twice} in all|[meat.sausage? {14 min}|{fry meat}]]. Lift out.',
      es: 'Sazona {el meat} con {el pepper} y la mitad {del salt} y fríe{=lo meat} con el resto {del fat} en la misma sartén a fuego medio alto,[meat.poultry,tender-meat>400?  en dos tandas,|[meat.sausage?  dando vueltas a menudo,]] hasta que {=dorado meat}, [meat.poultry,tender-meat>400? {fry meat twice} en total|[meat.sausage? {14 min}|{fry meat}]]. Apárta{=lo meat}.',
      fr: 'Assaisonner {le meat} avec {le pepper} et la moitié {du salt} et {=le meat} cuire dans le reste {du fat}, dans la même poêle à feu assez vif,[meat.poultry,tender-meat>400?  en deux fois,|[meat.sausage?  en retournant souvent,]] jusqu’à belle coloration, [meat.poultry,tender-meat>400? {fry meat twice} en tout|[meat.sausage? {14 min}|{fry meat}]]. Réserver {le meat}.',
    },
    ...COOKING_OF_SIDE,
    {
      en: 'Pour {the wine+stock} into the pan[ with {the dried+honey}], scrape up what has stuck and boil down by half, {5 min}.',
      es: 'Vierte {el wine+stock} en la sartén[ con {el dried+honey}], despega el fondo con una cuchara y reduce a la mitad, {5 min}.',
      fr: 'Verser {le wine+stock} dans la poêle[ avec {le dried+honey}], décoller les sucs et faire réduire de moitié, {5 min}.',
    },
    {
      en: '[Stir in {the cream+mustard+butter}, return|Return] everything to the pan with the juices and turn in the sauce, {2 min}.[ Sharpen with {the acid}.] Taste and season with the rest of {the salt} as needed.[ Scatter with {the herb}.][ Serve with {the side}.]',
      es: '[Incorpora {el cream+mustard+butter}, devuelve|Devuelve] todo a la sartén con su jugo y mezcla con la salsa, {2 min}.[ Aviva con {el acid}.] Prueba y ajusta con el resto {del salt}.[ Reparte {el herb} por encima.][ Sirve con {el side}.]',
      fr: '[Incorporer {le cream+mustard+butter}, remettre|Remettre] le tout dans la poêle avec le jus rendu et enrober de la sauce, {2 min}.[ Relever avec {le acid}.] Goûter et ajuster avec le reste {du salt}.[ Parsemer {de herb}.][ Servir avec {le side}.]',
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
    ham: {
      of: ['ham', 'cooked-meat', 'smoked-fish'],
      but: ['smoked-mackerel', 'kipper'],
      least: 0,
      grams: 60,
      cut: 'whole',
    },
    cheese: {
      of: ['crumbly-cheese', 'melting-cheese', 'soft-cheese', 'hard-cheese'],
      but: [
        'mascarpone',
        'cottage-cheese',
        'cream-cheese',
        'vegan-cream-cheese',
        'quark',
        'low-moisture-mozzarella',
        'nutritional-yeast',
      ],
      least: 0,
      most: 2,
      grams: 50,
      cut: 'shave',
    },
    fruit: {
      of: ['tropical-fruit', 'stone-fruit', 'orchard-fruit', 'berry'],
      ids: ['melon', 'watermelon', 'fig', 'peach', 'nectarine', 'apple', 'pear', 'grape', 'mango', 'persimmon'],
      but: COOKED_FRUIT,
      most: 2,
      grams: 120,
      cut: 'wedges',
    },
    leaf: { of: ['salad-leaf'], least: 0, grams: 20, proposed: ['rocket'] },
    nut: NUTS,
    honey: { of: ['honey'], least: 0, grams: 5 },
    sour: {
      of: ['vinegar', 'sour'],
      least: 0,
      grams: 6,
      proposed: ['balsamic-vinegar'],
      proposedWithout: ['honey'],
    },
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
    en: 'The sweet juice of {the fruit#1} against [ham? salty {all ham}|{the cheese}] is why this plate needs no cooking.',
    es: 'El jugo dulce {del fruit#1} y [ham? la sal {del ham}|el sabor {del cheese}] se bastan: aquí no hay nada que cocinar.',
    fr: 'Le jus sucré {du fruit#1} et [ham? le sel {du ham}|le goût {du cheese}] se suffisent : il n’y a rien à cuire.',
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
