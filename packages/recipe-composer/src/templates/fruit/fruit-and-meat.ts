import {
  ACID,
  COLD_SAUSAGES,
  COOKED_FRUIT,
  DRIED,
  GARLIC,
  GINGER_PROPOSED,
  HERBS,
  NUTS,
  OIL,
  ONION,
  PEPPER,
  SALT,
} from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { BUTTER_OF_SIDE, SIDE_OR_RICE_WITHOUT_SAUCE } from '../side-dish.ts';
import { COOKING_OF_SIDE } from '../side-steps.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';

/** Spices and pastes of a quick curry with pineapple. */
const CURRY: readonly string[] = ['curry-powder', 'red-curry-paste', 'green-curry-paste', 'yellow-curry-paste'];

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
      cut: 'wedges',
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
    garlic: GARLIC,
    bacon: { of: ['bacon'], least: 0, grams: 20 },
    ginger: { ...GINGER_PROPOSED, families: ['eastern'] },
    /** Beside pineapple it belongs to coconut milk. */
    curry: { of: ['spice', 'curry-paste'], least: 0, alongside: ['pineapple', 'tinned-pineapple'], ids: CURRY },
    dried: { ...DRIED, needed: true, unless: ['curry'] },
    coconut: { of: ['coconut-milk'], least: 0, grams: 70, families: ['eastern'] },
    wine: {
      of: ['wine'],
      ids: ['white-wine', 'cider', 'port', 'madeira', 'marsala', 'sherry'],
      but: ['pedro-ximenez'],
      least: 0,
      grams: 30,
    },
    stock: { of: ['stock'], or: ['@stock', 'apple-juice', 'water'], grams: 55, unless: ['coconut'] },
    /** What makes a sauce without cream or butter cling. */
    starch: {
      of: ['starch'],
      least: 0,
      families: ['eastern'],
      proposed: ['cornflour'],
      needed: true,
      grams: 1,
      unless: ['coconut'],
    },
    cream: { of: ['cream'], but: ['whipped-cream'], least: 0, grams: 25 },
    /** Redcurrant jelly and its like melt into the sauce. */
    jelly: { of: ['jam'], ids: ['cranberry-sauce', 'redcurrant-jelly'], least: 0, grams: 7 },
    mustard: {
      of: ['mustard', 'soy'],
      least: 0,
      grams: 11,
      unless: ['jelly'],
      proposed: ['soy-sauce', 'wholegrain-mustard', 'dijon-mustard'],
      needed: true,
    },
    honey: {
      of: ['honey'],
      least: 0,
      grams: 5,
      notWith: ['juice'],
      proposed: ['honey'],
      needed: true,
      unless: ['mustard', 'cream', 'jelly', 'coconut'],
    },
    side: SIDE_OR_RICE_WITHOUT_SAUCE,
    spread: { ...BUTTER_OF_SIDE, proposedWithout: ['butter'] },
    /** Pineapple is sharp enough. */
    acid: { ...ACID, grams: 3.5, notWith: ['wine', 'tropical-fruit'], proposed: ['cider-vinegar'] },
    herb: { ...HERBS, most: 1 },
    fat: { ...OIL, grams: 9 },
    /** Burns where meat is browned: it finishes the sauce. */
    butter: {
      of: ['butter'],
      unless: ['spread'],
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
    en: '{all meat} with {all fruit+pineapple+veg+bacon+coconut+cream+mustard#2}',
    es: '{all meat} con {all fruit+pineapple+veg+bacon+coconut+cream+mustard#2}',
    fr: '{meat} {au fruit+pineapple+veg+bacon+coconut+cream+mustard#2}',
  },
  description: {
    en: 'Browned {all meat} and {all fruit+pineapple+veg+bacon#3} in a short sauce with {all coconut+mustard+jelly+wine+cream+honey#2}[, to serve with {all side}].',
    es: '{meat} {=dorado-solo meat} con {fruit+pineapple+veg+bacon#3}, en [mustard.soy? un jugo|una salsa corta] con {coconut+mustard+jelly+wine+cream+honey#2}[, para servir con {side}].',
    fr: '{du meat} {=doré-seul meat} avec {du fruit+pineapple+veg+bacon#3}, dans [mustard.soy? un jus|une sauce courte] {au coconut+mustard+jelly+wine+cream+honey#2}[, à servir avec {du side}].',
  },
  steps: [
    {
      en: 'Heat a third of {the fat} in a large frying pan over a medium-high heat and brown {the fruit+pineapple} in one layer, turning once, {5 min}. Lift out onto a plate.',
      es: 'Calienta un tercio {del fat} en una sartén grande a fuego medio alto y dora {el fruit+pineapple} en una sola capa, dando la vuelta una vez, {5 min}. Pása{=lo fruit+pineapple} a un plato.',
      fr: 'Chauffer un tiers {du fat} dans une grande poêle à feu assez vif et y dorer {le fruit+pineapple} sur une seule couche, en {=le fruit+pineapple} retournant une fois, {5 min}. Réserver sur une assiette.',
    },
    {
      en: 'Season {the meat} with {the pepper} and half of {the salt} and fry in another third of {the fat} in the same pan over a medium-high heat[meat.poultry,tender-meat>400? , in two batches,|[meat.sausage? , turning often,]] until browned and done, [meat.poultry,tender-meat>400? [meat.tender-meat? {fry meat less 1 twice}|{fry meat twice}] in all|[meat.sausage? {14 min}|{fry meat}]]. Lift out.',
      es: 'Sazona {el meat} con {el pepper} y la mitad {del salt} y fríe{=lo meat} con otro tercio {del fat} en la misma sartén a fuego medio alto,[meat.poultry,tender-meat>400?  en dos tandas,|[meat.sausage?  dando vueltas a menudo,]] hasta que {=dorado meat}, [meat.poultry,tender-meat>400? [meat.tender-meat? {fry meat less 1 twice}|{fry meat twice}] en total|[meat.sausage? {14 min}|{fry meat}]]. Apárta{=lo meat}.',
      fr: 'Assaisonner {le meat} avec {le pepper} et la moitié {du salt} et {=le meat} cuire dans un autre tiers {du fat}, dans la même poêle à feu assez vif,[meat.poultry,tender-meat>400?  en deux fois,|[meat.sausage?  en retournant souvent,]] jusqu’à belle coloration, [meat.poultry,tender-meat>400? [meat.tender-meat? {fry meat less 1 twice}|{fry meat twice}] en tout|[meat.sausage? {14 min}|{fry meat}]]. Réserver {le meat}.',
    },
    {
      en: 'Soften {the bacon+onion+veg} in the rest of {the fat} in the same pan over a medium heat, {fry bacon+onion+veg 8}.',
      es: 'Pocha {el bacon+onion+veg} en el resto {del fat}, en la misma sartén a fuego medio, {fry bacon+onion+veg 8}.',
      fr: 'Faire fondre {le bacon+onion+veg} dans le reste {du fat}, dans la même poêle à feu moyen, {fry bacon+onion+veg 8}.',
    },
    ...COOKING_OF_SIDE,
    {
      en: '[Stir in {the garlic+ginger+curry} for {30 s}; pour in|Pour in] {the wine+stock+coconut}[ with {the dried+honey}], scrape up what has stuck and [starch? let it bubble, {2 min}|boil down [coconut? a little, {4 min}|by half, {5 min}]].[ Mix {the starch} with a tablespoon of cold water, stir in and boil until glossy, {1 min}.]',
      es: '[Añade {el garlic+ginger+curry} y remueve {30 s}; vierte|Vierte] {el wine+stock+coconut}[ con {el dried+honey}], despega el fondo con una cuchara y [starch? deja que borbotee {2 min}|[coconut? deja que espese un poco, {4 min}|reduce a la mitad, {5 min}]].[ Deslíe {el starch} en una cucharada de agua fría, añáde{=lo starch} a la sartén y deja que hierva hasta que la salsa brille, {1 min}.]',
      fr: '[Ajouter {le garlic+ginger+curry} et remuer {30 s} ; verser|Verser] {le wine+stock+coconut}[ avec {le dried+honey}], décoller les sucs et [starch? laisser bouillonner {2 min}|[coconut? laisser épaissir un peu, {4 min}|faire réduire de moitié, {5 min}]].[ Délayer {le starch} dans une cuillerée à soupe d’eau froide, verser et laisser bouillir jusqu’à ce que la sauce brille, {1 min}.]',
    },
    {
      en: '[Stir in {the cream+mustard+jelly+butter}, return|Return] {the meat+fruit+pineapple} to the pan with the juices and turn in the sauce, [meat.sausage? {2 min}|{1 min}].[ Sharpen with {the acid}.] Taste and season with the rest of {the salt} as needed.[ Scatter with {the herb}.][ Serve with {the side}.]',
      es: '[Incorpora {el cream+mustard+jelly+butter}, devuelve|Devuelve] {el meat+fruit+pineapple} a la sartén con su jugo y mezcla con la salsa, [meat.sausage? {2 min}|{1 min}].[ Aviva con {el acid}.] Prueba y ajusta con el resto {del salt}.[ Reparte {el herb} por encima.][ Sirve con {el side}.]',
      fr: '[Incorporer {le cream+mustard+jelly+butter}, remettre|Remettre] {le meat+fruit+pineapple} dans la poêle avec le jus rendu et enrober de la sauce, [meat.sausage? {2 min}|{1 min}].[ Relever avec {le acid}.] Goûter et ajuster avec le reste {du salt}.[ Parsemer {de herb}.][ Servir avec {le side}.]',
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
      cuts: { 'orchard-fruit': 'slice-thin' },
    },
    beet: { of: ['raw', 'root'], ids: ['beetroot'], least: 0, grams: 50, cuts: { root: 'peel-grate' } },
    leaf: { of: ['salad-leaf'], least: 0, grams: 20, proposed: ['rocket'] },
    nut: NUTS,
    honey: { of: ['honey'], least: 0, grams: 5 },
    sour: {
      of: ['vinegar', 'sour'],
      least: 0,
      grams: 3,
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
    oil: { ...OIL, grams: 7 },
    pepper: PEPPER,
  },
  needs: [
    { of: ['ham', 'cheese'], least: 1 },
    { of: ['ham', 'cheese', 'leaf', 'nut', 'honey', 'herb', 'bread'], least: 2, unless: ['ham'] },
  ],
  title: {
    en: '{ham+cheese#1} with {all fruit+beet}',
    es: '{ham+cheese#1} con {fruit+beet}',
    fr: '{ham+cheese#1} {au fruit+beet}',
  },
  description: {
    en: '{all ham+cheese+fruit+beet#5}[ on {all leaf}], under a thread of oil[ and {all honey+sour#1}][nut? , with {all nut}].',
    es: '{ham+cheese+fruit+beet#5}[ sobre {leaf}], con un hilo de aceite[ y {honey+sour#1}][nut? , más {nut}].',
    fr: '{du ham+cheese+fruit+beet#5}[ sur {du leaf}], sous un filet d’huile[ et {de honey+sour#1}][nut? , avec {du nut}].',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Arrange {the leaf+fruit+beet+ham+cheese} on a large plate, {5 min}.',
      es: 'Dispón {el leaf+fruit+beet+ham+cheese} en un plato grande, {5 min}.',
      fr: 'Disposer {le leaf+fruit+beet+ham+cheese} sur un grand plat, {5 min}.',
    },
    {
      en: 'Dress with {the oil+sour+honey+pepper}[ and scatter with {the nut+herb}], {2 min}.[ Serve with {the bread}.]',
      es: 'Aliña con {el oil+sour+honey+pepper}[ y reparte {el nut+herb} por encima], {2 min}.[ Sirve con {el bread}.]',
      fr: 'Assaisonner avec {le oil+sour+honey+pepper}[ et parsemer {de nut+herb}], {2 min}.[ Servir avec {le bread}.]',
    },
  ],
};

export const FRUIT_AND_MEAT: readonly DishTemplate[] = [meatWithFruit, coldPlate];
