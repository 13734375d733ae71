import { CHILLI, DRIED_WITHOUT_LIQUID, GARLIC, GARLIC_IF_THERE, HERBS, LEMON, PEPPER, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

/** Sauces that are put beside fried food. */
const SAUCES_AT_THE_TABLE: readonly string[] = ['ketchup', 'brown-sauce'];

/** Vegetables that go to pieces in a hash, or are out of place in it. */
const NOT_FOR_A_HASH: readonly string[] = [
  'broccoli',
  'cauliflower',
  'aubergine',
  'plantain',
  'sweet-potato',
  'celery',
];

const hash: DishTemplate = {
  id: 'hash',
  dishType: 'hash',
  category: 'Meals',
  subcategories: ['Breakfast', 'Dinner', 'Lunch'],
  servings: 4,
  families: ['northern', 'mediterranean', 'mexican'],
  called: { en: 'hash|potato hash', es: 'salteado de patata|patatas revueltas', fr: 'poêlée de pommes de terre' },
  slots: {
    /** What fits into a pan of 30 cm in one layer. */
    potato: {
      of: ['potato'],
      named: ['potato'],
      cut: 'small-dice',
      grams: 165,
      beside: { slots: ['green', 'veg', 'leafy'], grams: 135 },
    },
    /** Boiled with the potatoes, it joins them for the last minutes: it neither burns nor goes soft. */
    green: {
      of: ['firm'],
      but: [...NOT_FOR_A_HASH, 'asparagus', 'tenderstem-broccoli', 'chicory', 'red-cabbage', 'mixed-vegetable'],
      least: 0,
      grams: 60,
    },
    veg: {
      of: ['firm', 'tender', 'mushroom', 'root', 'tomato'],
      but: NOT_FOR_A_HASH,
      least: 0,
      most: 2,
      grams: 70,
      cuts: { root: 'small-dice' },
    },
    leafy: { of: ['leafy'], least: 0, grams: 60 },
    meat: { of: ['bacon', 'sausage', 'mince', 'ham', 'cooked-meat'], least: 0, grams: 75 },
    /** Poured over at the table, where there is meat. */
    gravy: { of: ['gravy', 'gravy-powder'], least: 0, grams: 60, only: ['meat'] },
    egg: {
      of: ['egg'],
      least: 0,
      grams: 50,
      proposed: ['egg'],
      needed: true,
      proposedWithout: ['mince', 'gravy', 'gravy-powder'],
    },
    onion: { of: ['onion'], or: ['onion'], least: 0 },
    garlic: GARLIC,
    chilli: CHILLI,
    dried: DRIED_WITHOUT_LIQUID,
    sauce: {
      of: ['mustard', 'hot-sauce', 'vinegar', 'table-sauce'],
      but: SAUCES_AT_THE_TABLE,
      least: 0,
      grams: 4,
      pairedIn: [],
    },
    table: { of: ['table-sauce', 'briny'], ids: [...SAUCES_AT_THE_TABLE, 'gherkin'], least: 0 },
    cheese: { of: ['melting-cheese', 'crumbly-cheese'], least: 0, grams: 30 },
    herb: HERBS,
    /** Potatoes fried dry take something moist beside them, where no yolk is. */
    cool: {
      of: ['yogurt', 'cream'],
      but: ['cream', 'plant-cream', 'coconut-yogurt'],
      least: 0,
      grams: 25,
      proposed: ['yogurt', 'soya-yogurt', 'soured-cream'],
      needed: true,
      proposedWithout: [
        'egg',
        'tomato',
        'mustard',
        'melting-cheese',
        'crumbly-cheese',
        'sausage',
        'gravy',
        'gravy-powder',
        'table-sauce',
      ],
    },
    /** Butter would burn before potatoes are crisp: it finishes the dish. */
    butter: { of: ['butter'], least: 0, grams: 4 },
    fat: { of: ['oil'], or: ['sunflower-oil'], grams: 14 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['veg', 'green', 'leafy', 'meat', 'egg', 'cheese'], least: 1 }],
  title: {
    en: 'Potato hash with {all egg+meat+green+veg+leafy+cheese#3}',
    es: 'Patatas salteadas con {egg+meat+green+veg+leafy+cheese#3}',
    fr: 'Poêlée de pommes de terre {au egg+meat+green+veg+leafy+cheese#3}',
  },
  description: {
    en: '[gravy? The gravy soaks into the crust of the potatoes where it is poured|[meat.mince? {the meat.mince} {=browns meat.mince} in crumbs that stick to the potatoes|[butter? {the butter} {=goes butter} in last and {=gives butter} the browned potatoes a rounder taste|[veg.firm? {the veg.firm#1} {=gives veg.firm#1} the floury potatoes a fresher taste|[egg? {the egg} {=cooks egg} in hollows among the crusty potatoes and {=keeps egg} them from being dry|The potatoes are crusty outside and soft within, as long as they are left alone to brown]]]]].',
    es: '[gravy? La salsa empapa la costra de las patatas por donde cae|[meat.mince? {el meat.mince} se {=dora meat.mince} en trocitos que se pegan a las patatas|[butter? {el butter} {=entra butter} al final y {=redondea butter} el gusto tostado de las patatas|[veg.firm? {el veg.firm#1} {=pone veg.firm#1} un gusto más fresco entre las patatas|[egg? {el egg} se {=cocina egg} en huecos entre las patatas y les {=da egg} suavidad|Las patatas quedan con costra por fuera y tiernas por dentro si se las deja dorar sin tocarlas]]]]].',
    fr: '[gravy? La sauce imprègne la croûte des pommes de terre là où elle coule|[meat.mince? {le meat.mince} {=dore meat.mince} en miettes qui s’accrochent aux pommes de terre|[butter? {le butter} {=entre butter} en dernier et {=adoucit butter} le goût grillé des pommes de terre|[veg.firm? {le veg.firm#1} {=donne veg.firm#1} aux pommes de terre un goût plus frais|[egg? {le egg} {=cuit egg} dans des creux entre les pommes de terre et leur {=donne egg} du moelleux|Les pommes de terre sont croustillantes dehors et fondantes dedans, à condition de les laisser dorer]]]]].',
  },
  equipment: [
    {
      en: 'wide frying pan[egg+cheese?  with a lid], about 30 cm',
      es: 'sartén ancha[egg+cheese?  con tapa], de unos 30 cm',
      fr: 'grande poêle[egg+cheese?  avec couvercle], d’environ 30 cm',
    },
  ],
  steps: [
    {
      en: 'Boil {the potato+veg.root+green} in salted water for {4 min}, drain well[, set {the green} apart] and leave to steam dry.',
      es: 'Cuece {el potato+veg.root+green} en agua hirviendo con sal {4 min}, escúrre{=lo potato+veg.root+green} bien[, aparta {el green}] y deja que se evapore el agua.',
      fr: 'Cuire {le potato+veg.root+green} {4 min} à l’eau bouillante salée, bien {=l’ potato+veg.root+green}égoutter[, mettre {le green} à part] et {=le potato+veg.root+green} laisser sécher.',
    },
    {
      en: '[onion+meat.slow+veg.firm+veg.soft+leafy+garlic+chilli+dried? Heat a third of {the fat} in a wide frying pan over a medium heat.[ Soften {the onion}, {6 min}.][meat.bacon? [ Add {the meat.bacon} and cook, stirring, until lightly browned, {4 min}.]|[ Add {the meat.slow}[meat.mince?  with a little of {the salt}], turn up the heat and brown, stirring[meat.mince?  and breaking up the lumps], {fry meat.slow 6}.]][ Add {the veg.firm+veg.soft} and cook until [veg.tomato,mushroom? their water has gone|[veg.heated? hot|tender]], stirring now and then, {fry veg.firm+veg.soft 6}.][ Add {the leafy} by the handful and turn until the water has gone, {4 min}.][ Stir in {the garlic+chilli+dried}, {1 min}.][onion+meat.slow+veg.firm+veg.soft+leafy?  Tip onto a plate.]]',
      es: '[onion+meat.slow+veg.firm+veg.soft+leafy+garlic+chilli+dried? Calienta un tercio {del fat} en una sartén ancha a fuego medio.[ Pocha {el onion}, {6 min}.][meat.bacon? [ Añade {el meat.bacon} y remueve hasta que {=tome meat.bacon} color, {4 min}.]|[ Añade {el meat.slow}[meat.mince?  con un poco {de salt}], sube el fuego y dóra{=lo meat.slow}, removiendo[meat.mince?  y deshaciendo los grumos], {fry meat.slow 6}.]][ Añade {el veg.firm+veg.soft} y cocina, removiendo de vez en cuando, hasta que [veg.tomato,mushroom? se evapore el agua que sueltan|[veg.heated? {=caliente veg.firm+veg.soft}|{=tierno veg.firm+veg.soft}]], {fry veg.firm+veg.soft 6}.][ Añade {el leafy} a puñados y remueve hasta que no quede agua, {4 min}.][ Añade {el garlic+chilli+dried} y remueve {1 min}.][onion+meat.slow+veg.firm+veg.soft+leafy?  Pasa el contenido de la sartén a un plato.]]',
      fr: '[onion+meat.slow+veg.firm+veg.soft+leafy+garlic+chilli+dried? Chauffer un tiers {du fat} dans une grande poêle à feu moyen.[ Y faire fondre {le onion}, {6 min}.][meat.bacon? [ Ajouter {le meat.bacon} et remuer jusqu’à légère coloration, {4 min}.]|[ Ajouter {le meat.slow}[meat.mince?  avec un peu {de salt}], monter le feu et {=le meat.slow} faire dorer en remuant[meat.mince?  et en émiettant], {fry meat.slow 6}.]][ Ajouter {le veg.firm+veg.soft} et cuire en remuant de temps en temps, jusqu’à ce [veg.tomato,mushroom? que l’eau rendue soit évaporée|[veg.heated? {=bien-chaud veg.firm+veg.soft}|{=tendre veg.firm+veg.soft}]], {fry veg.firm+veg.soft 6}.][ Ajouter {le leafy} par poignées et remuer jusqu’à évaporation de l’eau, {4 min}.][ Ajouter {le garlic+chilli+dried} et remuer {1 min}.][onion+meat.slow+veg.firm+veg.soft+leafy?  Verser le contenu de la poêle sur une assiette.]]',
    },
    {
      en: 'Fry {the potato+veg.root} in one layer with half of {the salt} in [onion+meat.slow+veg.firm+veg.soft+leafy+garlic+chilli+dried? the rest of {the fat}|{the fat}] in [onion+meat.slow+veg.firm+veg.soft+leafy? the same pan|a wide frying pan] over a medium-high heat, turning every few minutes, until golden and crusty, {14 min}[; add {the green} for the last {6 min within}].',
      es: 'Fríe {el potato+veg.root} en una sola capa con la mitad {del salt} en [onion+meat.slow+veg.firm+veg.soft+leafy+garlic+chilli+dried? el resto {del fat}|{el fat}], en [onion+meat.slow+veg.firm+veg.soft+leafy? la misma sartén|una sartén ancha] a fuego medio alto, dando la vuelta cada pocos minutos, hasta que se doren y hagan costra, {14 min}[; añade {el green} {6 min within} antes del final].',
      fr: 'Faire rissoler {le potato+veg.root} en une seule couche avec la moitié {du salt} dans [onion+meat.slow+veg.firm+veg.soft+leafy+garlic+chilli+dried? le reste {du fat}|{le fat}], dans [onion+meat.slow+veg.firm+veg.soft+leafy? la même poêle|une grande poêle] à feu assez vif, en retournant de temps à autre, jusqu’à formation d’une croûte dorée, {14 min}[ ; ajouter {le green} {6 min within} avant la fin].',
    },
    {
      en: '[Return {the onion+meat.slow+veg.firm+veg.soft+leafy} to the pan[ with {the sauce+butter+meat.quick+cheese.crumbly-cheese}], season|[Add {the sauce+butter+meat.quick+cheese.crumbly-cheese}, season|Season]] with {the pepper} and the rest of {the salt}, and turn over gently, {2 min}.[egg? [ Make hollows[cheese.melting-cheese? , break {the egg} into them and scatter with {the cheese.melting-cheese}| and break {the egg} into them]; cover and cook over a medium-low heat until the whites are set and the yolks still soft, {5 min}.]|[ Off the heat, scatter with {the cheese.melting-cheese}, cover and leave until melted, {2 min}.]]',
      es: '[Devuelve {el onion+meat.slow+veg.firm+veg.soft+leafy} a la sartén[ con {el sauce+butter+meat.quick+cheese.crumbly-cheese}], sazona|[Añade {el sauce+butter+meat.quick+cheese.crumbly-cheese}, sazona|Sazona]] con {el pepper} y el resto {del salt} y mezcla con cuidado, {2 min}.[egg? [ Haz huecos[cheese.melting-cheese? , casca en ellos {el egg} y reparte {el cheese.melting-cheese} por encima| y casca en ellos {el egg}]; tapa y cocina a fuego medio bajo hasta que cuajen las claras, con las yemas aún tiernas, {5 min}.]|[ Fuera del fuego, reparte por encima {el cheese.melting-cheese} y tapa hasta que se funda, {2 min}.]]',
      fr: '[Remettre {le onion+meat.slow+veg.firm+veg.soft+leafy} dans la poêle[ avec {le sauce+butter+meat.quick+cheese.crumbly-cheese}], assaisonner|[Ajouter {le sauce+butter+meat.quick+cheese.crumbly-cheese}, assaisonner|Assaisonner]] avec {le pepper} et le reste {du salt}, puis mélanger délicatement, {2 min}.[egg? [ Creuser des puits[cheese.melting-cheese? , y casser {le egg} et parsemer {de cheese.melting-cheese}| et y casser {le egg}] ; couvrir et cuire à feu assez doux jusqu’à ce que les blancs soient pris et les jaunes encore coulants, {5 min}.]|[ Hors du feu, parsemer {de cheese.melting-cheese}, couvrir et laisser fondre {2 min}.]]',
    },
    {
      en: 'Meanwhile, heat {the gravy.gravy} in a small pan until it bubbles, {4 min}.',
      es: 'Mientras tanto, calienta {el gravy.gravy} en un cazo hasta que hierva, {4 min}.',
      fr: 'Pendant ce temps, chauffer {le gravy.gravy} dans une petite casserole jusqu’à ébullition, {4 min}.',
    },
    {
      en: 'Meanwhile, whisk {the gravy.gravy-powder} into 300 ml of water in a small pan and bring to the boil, stirring, {4 min}.',
      es: 'Mientras tanto, deslíe {el gravy.gravy-powder} en 300 ml de agua en un cazo y lleva a ebullición sin dejar de remover, {4 min}.',
      fr: 'Pendant ce temps, délayer {le gravy.gravy-powder} dans 300 ml d’eau, dans une petite casserole, et porter à ébullition sans cesser de remuer, {4 min}.',
    },
    {
      en: '[Scatter with {the herb} and serve|Serve] from the pan[, with {the cool}, lightly salted,[ and {the table+gravy.gravy}] on the side|[, with {the table+gravy.gravy}|[gravy? , with the gravy apart]]].',
      es: '[Espolvorea con {el herb} y sirve|Sirve] en la misma sartén[; pon al lado {el cool} con una pizca de sal[ y {el table+gravy.gravy}]|[, con {el table+gravy.gravy}|[gravy? , con la salsa aparte]]].',
      fr: '[Parsemer {de herb} et servir|Servir] dans la poêle[ ; présenter à côté {le cool} avec une pincée de sel[ et {le table+gravy.gravy}]|[, avec {le table+gravy.gravy}|[gravy? , la sauce à part]]].',
    },
  ],
};

const fritters: DishTemplate = {
  id: 'fritters',
  dishType: 'fritters',
  category: 'Meals',
  subcategories: ['Lunch', 'Breakfast', 'Snack', 'Dinner'],
  servings: 4,
  families: ['mediterranean', 'northern', 'middle-eastern', 'indian'],
  called: { en: 'fritters|cakes|patties', es: 'tortitas de|buñuelos|tortitas', fr: 'galettes de|galettes|beignets' },
  slots: {
    veg: {
      of: ['potato', 'root', 'tender', 'firm'],
      ids: ['potato', 'courgette', 'carrot', 'parsnip', 'sweet-potato', 'squash', 'cabbage', 'beetroot', 'celeriac'],
      least: 0,
      most: 2,
      grams: 150,
      cut: 'grate',
    },
    /** Small enough to be stirred in whole. */
    grain: { of: ['tender'], ids: ['sweetcorn', 'pea'], least: 0, grams: 100 },
    fish: { of: ['tinned-fish', 'cooked-meat', 'ham'], least: 0, grams: 45 },
    egg: { of: ['egg'], named: ['egg'], grams: 35 },
    flour: { of: ['flour', 'breadcrumb'], named: ['plain-flour', 'gluten-free-flour'], grams: 25 },
    onion: { of: ['spring-onion', 'onion'], least: 0, grams: 20, proposed: ['onion', 'spring-onion'] },
    garlic: GARLIC_IF_THERE,
    cheese: { of: ['crumbly-cheese', 'melting-cheese', 'hard-cheese'], least: 0, grams: 25, notWith: ['tinned-fish'] },
    dried: DRIED_WITHOUT_LIQUID,
    herb: HERBS,
    yogurt: {
      of: ['yogurt', 'cream'],
      least: 0,
      grams: 30,
      proposed: ['yogurt', 'soya-yogurt', 'soured-cream'],
      needed: true,
    },
    lemon: LEMON,
    oil: { of: ['oil'], or: ['sunflower-oil'], grams: 12 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['veg', 'grain'], least: 1 }],
  title: {
    en: '{veg+grain+fish+cheese#2} fritters',
    es: 'Tortitas {de veg+grain+fish+cheese#2}',
    fr: 'Galettes {de veg+grain+fish+cheese#2}',
  },
  description: {
    en: '[fish.ham,cooked-meat? {the fish.ham,cooked-meat} {=salts fish.ham,cooked-meat} the soft middle of the fritters|[garlic? {the garlic} {=scents garlic} the fritters as the edges crisp|{the egg} {=holds egg} the fritters together and {=keeps egg} the middle soft]].',
    es: '[fish.ham,cooked-meat? {el fish.ham,cooked-meat} {=sala fish.ham,cooked-meat} el centro tierno de las tortitas|[garlic? {el garlic} {=perfuma garlic} unas tortitas de borde crujiente|{el egg} {=liga egg} la masa y {=da egg} a las tortitas un centro tierno]].',
    fr: '[fish.ham,cooked-meat? {le fish.ham,cooked-meat} {=sale fish.ham,cooked-meat} le cœur tendre des galettes|[garlic? {le garlic} {=parfume garlic} des galettes aux bords croustillants|{le egg} {=lie egg} la pâte et {=garde egg} le cœur des galettes moelleux]].',
  },
  tip: {
    en: 'Fry one first and taste it: the rest can still be seasoned.',
    es: 'Fríe una primero y pruébala: todavía puedes rectificar la masa.',
    fr: 'En cuire une d’abord et goûter : la pâte peut encore être rectifiée.',
  },
  steps: [
    {
      en: 'Mix {the veg} with {the salt}, leave for {10 min} and squeeze out the water in a tea towel.',
      es: 'Mezcla {el veg} con {el salt}, déja{=lo veg} reposar {10 min} y escúrre{=lo veg} apretando en un paño.',
      fr: 'Mélanger {le veg} avec {le salt}, {=le veg} laisser dégorger {10 min} et {=l’ veg}essorer dans un torchon.',
    },
    {
      en: '[veg? Stir in {the egg+flour+grain+fish+onion+garlic+cheese+dried+herb+pepper}|Mix {the egg+flour+grain+fish+onion+garlic+cheese+dried+herb+salt+pepper}] to make a thick batter, {2 min}.',
      es: '[veg? Incorpora {el egg+flour+grain+fish+onion+garlic+cheese+dried+herb+pepper}|Mezcla {el egg+flour+grain+fish+onion+garlic+cheese+dried+herb+salt+pepper}] hasta formar una masa espesa, {2 min}.',
      fr: '[veg? Incorporer {le egg+flour+grain+fish+onion+garlic+cheese+dried+herb+pepper}|Mélanger {le egg+flour+grain+fish+onion+garlic+cheese+dried+herb+salt+pepper}] pour obtenir une pâte épaisse, {2 min}.',
    },
    {
      en: 'Fry heaped spoonfuls in {the oil} in a wide frying pan, in batches, over a medium heat, flattening them, until golden on both sides, {12 min} in all.[ Stir a pinch of salt[ and {the lemon}] into {the yogurt} and serve beside.|[ Serve with {the lemon}.]]',
      es: 'Fríe la masa a cucharadas colmadas, aplastándolas, con {el oil} en una sartén ancha, por tandas y a fuego medio, hasta que se doren por los dos lados, {12 min} en total.[ Mezcla {el yogurt} con una pizca de sal[ y {el lemon}] y sirve al lado.|[ Sirve con {el lemon}.]]',
      fr: 'Cuire la pâte par grosses cuillerées aplaties avec {le oil}, dans une grande poêle, en plusieurs fois et à feu moyen, jusqu’à ce que les galettes soient dorées des deux côtés, {12 min} en tout.[ Mélanger {le yogurt} avec une pincée de sel[ et {le lemon}] et servir à côté.|[ Servir avec {le lemon}.]]',
    },
  ],
};

export const PAN_DISHES: readonly DishTemplate[] = [hash, fritters];
