import { GARLIC, HERBS, ONION_IF_THERE, PEPPER, SALT, SIDE_SALAD, WOODY_HERBS } from '../common-slots.ts';
import type { DishTemplate, Slot } from '../dish-template.ts';
import { bakedPotatoes } from './baked-potatoes.ts';

/** What is cooked in a pan before, and of that the vegetables, which are salted there. */
const FRIED = 'meat.bacon,sausage+onion+veg.tender,mushroom,leafy';
const GREENS = 'veg.tender,mushroom,leafy';
const CHEESE = 'cheese+binding+crumbled';
/** What seasons the sauce, with the salt that the pan has not had, and with garlic where nothing was fried. */
const SEASONING = {
  en: `[${GREENS}? [salt>2? the rest of {the salt}[mustard+dried+woody? , | and ]{the mustard+dried+woody+pepper}|{the mustard+dried+woody+pepper+salt}]|[${FRIED}? {the mustard+dried+woody+pepper+salt}|{the garlic+mustard+dried+woody+pepper+salt}]]`,
  es: `[${GREENS}? [salt>2? el resto {del salt}[mustard+dried+woody? , | y ]{el mustard+dried+woody+pepper}|{el mustard+dried+woody+pepper+salt}]|[${FRIED}? {el mustard+dried+woody+pepper+salt}|{el garlic+mustard+dried+woody+pepper+salt}]]`,
  fr: `[${GREENS}? [salt>2? le reste {du salt}[mustard+dried+woody? , | et ]{le mustard+dried+woody+pepper}|{le mustard+dried+woody+pepper+salt}]|[${FRIED}? {le mustard+dried+woody+pepper+salt}|{le garlic+mustard+dried+woody+pepper+salt}]]`,
};
/** Florets are not long in the oven. */
const BAKING = '[veg.potato? [veg.firm? {25 min}|{35 min}]|[veg.firm+endive? {20 min}|{25 min}]]';

const STARCHY: readonly string[] = ['potato', 'sweet-potato', 'celeriac', 'parsnip', 'swede', 'turnip'];
const FIRM: readonly string[] = [
  ...STARCHY,
  'carrot',
  'squash',
  'cauliflower',
  'broccoli',
  'romanesco',
  'brussels-sprout',
  'cabbage',
  'fennel',
  'chicory',
];

/** Roots that soften sooner than others. */
const SOFT_AND_THICK: NonNullable<Slot['cuts']> = {
  squash: 'peel-slice-thick',
  pumpkin: 'peel-slice-thick',
  'butternut-squash': 'peel-slice-thick',
  'sweet-potato': 'peel-slice-thick',
};

const gratin: DishTemplate = {
  id: 'gratin',
  dishType: 'gratin',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['northern', 'mediterranean'],
  called: { en: 'gratin|bake', es: 'gratinado|gratén|al gratén', fr: 'gratin' },
  slots: {
    /** Bitter and watery unless it is boiled whole until it is soft, and squeezed. */
    endive: { of: ['firm'], ids: ['chicory'], least: 0, grams: 200, cut: 'whole' },
    veg: {
      of: ['potato', 'root', 'firm', 'tender', 'leafy', 'mushroom', 'tomato'],
      but: [
        'chicory',
        'pea',
        'green-bean',
        'mangetout',
        'okra',
        'celery',
        'bean-sprout',
        'edamame',
        'tomato',
        'sweet-pepper',
        'asparagus',
        'pak-choi',
        'chilli',
        'mixed-vegetable',
        'plantain',
        'sweetcorn',
        'beetroot',
        // It wants oil and tomato, and soaks up cream.
        'aubergine',
      ],
      least: 0,
      most: 3,
      grams: 240,
      cut: 'peel-slice-thin',
      cuts: SOFT_AND_THICK,
    },
    /** Wraps the chicory. */
    wrap: { of: ['ham'], least: 0, grams: 50, alongside: ['chicory'], cut: 'slice-flat' },
    sauce: { of: ['white-sauce'], least: 0, grams: 110 },
    cream: {
      of: ['cream'],
      or: ['single-cream', 'oat-cream', 'soya-cream'],
      unless: ['sauce'],
      notWith: ['white-sauce'],
      most: 2,
      grams: 80,
    },
    /** What is firm takes more sauce than what is moist already. */
    milk: { of: ['milk'], least: 0, grams: 45, alongside: FIRM, notWith: ['white-sauce'] },
    /** Potatoes and roots take it up. */
    more: {
      of: ['milk'],
      least: 0,
      or: ['milk', 'oat-drink', 'soya-drink'],
      grams: 45,
      alongside: STARCHY,
      unless: ['milk'],
      notWith: ['white-sauce', 'milk'],
    },
    /** Potatoes bind the cream themselves; other vegetables thin it. */
    starch: {
      of: ['starch', 'flour'],
      ids: ['cornflour', 'plain-flour'],
      least: 0,
      grams: 2,
      unless: ['sauce'],
      notWith: ['potato', 'white-sauce'],
      proposed: ['cornflour'],
      needed: true,
    },
    cheese: {
      of: ['melting-cheese', 'hard-cheese'],
      but: ['nutritional-yeast'],
      least: 0,
      most: 2,
      grams: 35,
      or: ['gruyere', 'vegan-cheese'],
      unless: ['crumbled'],
    },
    /** Does not bind a crust by itself. */
    crumbled: {
      of: ['crumbly-cheese'],
      but: ['queso-fresco', 'burgos-cheese', 'panela-cheese'],
      least: 0,
      grams: 25,
    },
    binding: {
      of: ['melting-cheese'],
      least: 0,
      grams: 18,
      only: ['crumbled'],
      unless: ['cheese'],
      proposed: ['gruyere', 'vegan-cheese'],
      needed: true,
    },
    meat: {
      of: ['bacon', 'ham', 'sausage', 'cooked-meat', 'smoked-fish'],
      but: ['chorizo', 'merguez'],
      least: 0,
      grams: 60,
    },
    onion: ONION_IF_THERE,
    // It stays raw in a sauce that is only warmed.
    garlic: { ...GARLIC, notWith: ['white-sauce'] },
    dried: {
      of: ['dried-herb', 'sweet-spice', 'spice'],
      ids: ['mixed-herbs', 'dried-thyme', 'herbes-de-provence', 'dried-rosemary', 'nutmeg', 'paprika'],
      least: 0,
      proposed: ['nutmeg', 'dried-thyme'],
    },
    woody: { of: ['herb'], ids: ['sage', 'thyme', 'rosemary'], least: 0 },
    mustard: { of: ['mustard'], least: 0, grams: 3 },
    crumb: { of: ['breadcrumb'], least: 0, grams: 12, proposed: ['breadcrumb', 'gluten-free-breadcrumb'] },
    fresh: SIDE_SALAD,
    acid: {
      of: ['vinegar', 'sour'],
      least: 0,
      only: ['fresh'],
      proposed: ['white-wine-vinegar', 'lemon'],
      needed: true,
    },
    herb: { ...HERBS, but: [...WOODY_HERBS, 'mint', 'coriander-leaf'] },
    fat: { of: ['butter', 'oil'], but: ['ghee'], or: ['olive-oil'], grams: 8 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['endive', 'veg'], least: 1 },
    { of: ['endive', 'veg', 'cheese', 'crumbled', 'wrap', 'meat'], least: 2 },
    { of: ['sauce', 'cream', 'cheese', 'crumbled'], least: 1 },
  ],
  title: {
    en: '{wrap+meat+endive+veg#3} gratin[ with {crumbled}]',
    es: '[endive? Gratinado de endivias[ y {veg#1}]|Gratinado {de veg#2}][wrap+meat?  con {wrap+meat}|[ con {crumbled}]]',
    fr: '[wrap+meat? Gratin {de endive+veg#2} {au wrap+meat}|Gratin {de endive+veg#3}[ {au crumbled}]]',
  },
  description: {
    en: '[veg.tomato? {the veg.tomato} {=cuts veg.tomato} the richness of the creamy sauce|[cheese.hard-cheese? {the cheese.hard-cheese} {=gives cheese.hard-cheese} the crust a deep, salty taste|{the cream#1} {=thickens cream#1} in the oven and {=coats cream#1} everything under the golden crust]].',
    es: '[veg.tomato? {el veg.tomato} {=aviva veg.tomato} la salsa cremosa|[cheese.hard-cheese? {el cheese.hard-cheese} {=da cheese.hard-cheese} a la costra un gusto hondo y salado|{el cream#1} {=envuelve cream#1} y {=suaviza cream#1} todo lo que queda bajo la costra dorada]].',
    fr: '[veg.tomato? {le veg.tomato} {=réveille veg.tomato} la sauce crémeuse|[cheese.hard-cheese? {le cheese.hard-cheese} {=donne cheese.hard-cheese} à la croûte un goût profond et salé|{le cream#1} {=nappe cream#1} tout ce que couvre la croûte dorée]].',
  },
  equipment: [{ en: 'baking dish', es: 'fuente de horno', fr: 'plat à gratin' }],
  steps: [
    {
      en: 'Heat the oven to {190 C} and grease a baking dish with a little of {the fat}.',
      es: 'Calienta el horno a {190 C} y engrasa una fuente con un poco {de fat}.',
      fr: 'Préchauffer le four à {190 C} et graisser un plat à gratin avec un peu {de fat}.',
    },
    {
      en: 'Boil {the endive} in salted water until a knife slips in easily, {15 min}, drain and press well in a clean cloth to get the water out[; wrap each one in {wrap}].',
      es: 'Cuece {el endive} en agua hirviendo con sal hasta que el cuchillo entre sin esfuerzo, {15 min}; escúrre{=lo endive} y apriéta{=lo endive} bien en un paño limpio para que suelten el agua[; envuelve cada pieza en {wrap}].',
      fr: 'Cuire {le endive} à l’eau bouillante salée jusqu’à ce que la lame s’enfonce sans effort, {15 min}, {=l’ endive}égoutter et {=le endive} presser dans un torchon propre pour en chasser l’eau[ ; entourer chaque pièce {de wrap}].',
    },
    {
      en: '[veg.potato? Boil {the veg.potato} in salted water for [veg.firm? {8 min}|{5 min}][, adding {the veg.root,firm} for the last two minutes], drain and leave to steam dry.|[veg.root? |[Boil {the veg.firm} in salted water for [simmer veg.firm>5? {3 min}|{1 min}], drain and leave to steam dry.]]]',
      es: '[veg.potato? Cuece {el veg.potato} en agua hirviendo con sal [veg.firm? {8 min}|{5 min}][, con {el veg.root,firm} los dos últimos minutos; escúrrelo todo|; escúrre{=lo veg.potato}] y deja que se evapore el agua.|[veg.root? |[Cuece {el veg.firm} en agua hirviendo con sal [simmer veg.firm>5? {3 min}|{1 min}], escúrre{=lo veg.firm} y deja que se evapore el agua.]]]',
      fr: '[veg.potato? Cuire {le veg.potato} [veg.firm? {8 min}|{5 min}] à l’eau bouillante salée[, en ajoutant {le veg.root,firm} pour les deux dernières minutes, puis égoutter le tout et laisser sécher|, {=l’ veg.potato}égoutter et {=le veg.potato} laisser sécher].|[veg.root? |[Cuire {le veg.firm} [simmer veg.firm>5? {3 min}|{1 min}] à l’eau bouillante salée, {=l’ veg.firm}égoutter et {=le veg.firm} laisser sécher.]]]',
    },
    {
      en: 'Cook {the meat.bacon,sausage+onion+veg.tender,mushroom,leafy}[veg.leafy>300? [meat.bacon,sausage+onion+veg.tender,mushroom? , the leaves a handful at a time,| by the handful]] in half of {the fat} in a wide pan over a [veg.tender,mushroom,leafy? [fry veg.tender>10? [fry veg.tender>13? medium-high heat until soft and browned|medium heat, stirring, until soft and no liquid is left]|medium-high heat until soft and no liquid is left]|medium heat until [onion? soft|browned]], [veg.tender,mushroom>400? [fry veg.tender>10? [fry veg.tender>13? in two batches, {fry veg.tender,mushroom twice} in all|{fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy more 2}]|in two batches, {fry veg.tender,mushroom twice} in all]|[veg.tender,mushroom,leafy? [veg.leafy>300? [fry meat.bacon,sausage+onion+veg.tender,mushroom>8? {fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy more 2}|{10 min}]|{fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy more 2}]|{fry meat.bacon,sausage+onion 6}]][veg.tender,mushroom,leafy? [salt>2? ; season with half of {the salt}]].[ Stir in {the garlic}, {1 min}.]',
      es: 'Saltea {el meat.bacon,sausage+onion+veg.tender,mushroom,leafy}[veg.leafy>300? [meat.bacon,sausage+onion+veg.tender,mushroom? , las hojas a puñados,| a puñados]] con la mitad {del fat} en una sartén ancha a fuego [veg.tender,mushroom,leafy? [fry veg.tender>10? [fry veg.tender>13? medio alto hasta que {=tierno onion+veg.tender,mushroom,leafy} y se doren los bordes|medio, removiendo, hasta que {=tierno onion+veg.tender,mushroom,leafy} y no quede líquido]|medio alto hasta que {=tierno onion+veg.tender,mushroom,leafy} y no quede líquido]|medio hasta que [onion? {=tierno onion}|tomen color los bordes]], [veg.tender,mushroom>400? [fry veg.tender>10? [fry veg.tender>13? en dos tandas, {fry veg.tender,mushroom twice} en total|{fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy more 2}]|en dos tandas, {fry veg.tender,mushroom twice} en total]|[veg.tender,mushroom,leafy? [veg.leafy>300? [fry meat.bacon,sausage+onion+veg.tender,mushroom>8? {fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy more 2}|{10 min}]|{fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy more 2}]|{fry meat.bacon,sausage+onion 6}]][veg.tender,mushroom,leafy? [salt>2? ; sazona con la mitad {del salt}]].[ Añade {el garlic} y remueve {1 min}.]',
      fr: 'Faire revenir {le meat.bacon,sausage+onion+veg.tender,mushroom,leafy}[veg.leafy>300? [meat.bacon,sausage+onion+veg.tender,mushroom? , les feuilles par poignées,| par poignées]] dans la moitié {du fat}, dans une large poêle à feu [veg.tender,mushroom,leafy? [fry veg.tender>10? [fry veg.tender>13? assez vif, jusqu’à ce {=tendre onion+veg.tender,mushroom,leafy} et que les bords dorent|moyen, en remuant, jusqu’à ce {=tendre onion+veg.tender,mushroom,leafy} et qu’il ne reste plus de liquide]|assez vif, jusqu’à ce {=tendre onion+veg.tender,mushroom,leafy} et qu’il ne reste plus de liquide]|moyen, jusqu’à ce [onion? {=tendre onion}|que les bords dorent]], [veg.tender,mushroom>400? [fry veg.tender>10? [fry veg.tender>13? en deux fois, {fry veg.tender,mushroom twice} en tout|{fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy more 2}]|en deux fois, {fry veg.tender,mushroom twice} en tout]|[veg.tender,mushroom,leafy? [veg.leafy>300? [fry meat.bacon,sausage+onion+veg.tender,mushroom>8? {fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy more 2}|{10 min}]|{fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy more 2}]|{fry meat.bacon,sausage+onion 6}]][veg.tender,mushroom,leafy? [salt>2?  ; assaisonner avec la moitié {du salt}]].[ Ajouter {le garlic} et remuer {1 min}.]',
    },
    {
      en: `[sauce? Warm {the sauce} in a saucepan with ${SEASONING.en}, stirring, {3 min}|[starch? Whisk {the starch} into {the cream+milk+more} in a saucepan, add ${SEASONING.en} and bring gently to a simmer, stirring, until the sauce coats a spoon, {5 min}|Bring {the cream+milk+more} gently to a simmer in a saucepan with ${SEASONING.en}, stirring, {4 min}]].`,
      es: `[sauce? Calienta {el sauce} en un cazo con ${SEASONING.es}, removiendo, {3 min}|[starch? Deslíe {el starch} en un cazo con {el cream+milk+more}, añade ${SEASONING.es} y cuece a fuego suave, removiendo, hasta que la salsa cubra la cuchara, {5 min}|Calienta {el cream+milk+more} a fuego suave en un cazo con ${SEASONING.es}, removiendo, hasta que empiece a hervir, {4 min}]].`,
      fr: `[sauce? Réchauffer {le sauce} dans une casserole avec ${SEASONING.fr}, en remuant, {3 min}|[starch? Délayer {le starch} dans une casserole avec {le cream+milk+more}, ajouter ${SEASONING.fr} et chauffer doucement en remuant, jusqu’à ce que la sauce nappe la cuillère, {5 min}|Chauffer doucement {le cream+milk+more} dans une casserole avec ${SEASONING.fr}, en remuant, jusqu’au premier frémissement, {4 min}]].`,
    },
    {
      en: `[endive? Lay {the endive+veg+meat+onion} side by side in the dish|Spread {the veg+meat+onion} in the dish] and pour the sauce over[crumb? |, [fat.butter? dot|trickle] with the rest of {the fat}].[veg.root? [veg.potato? | Cover with foil and bake until a knife starts to go in, {25 min}.]][fat.butter? [ Rub the rest of {the fat} into {the crumb}.]|[ Mix {the crumb} with the rest of {the fat}.]][veg.root? [veg.potato? | Take off the foil.]] [Cover with {the ${CHEESE}+crumb} and bake|Bake] until golden[meat.cooked-meat? , bubbling and steaming hot in the middle| and bubbling][veg.potato,root?  and a knife goes in easily], ${BAKING}.`,
      es: `[endive? Coloca {el endive+veg+meat+onion} en la fuente, en una capa,|Reparte {el veg+meat+onion} en la fuente] y vierte la salsa por encima[crumb? |; [fat.butter? reparte en trocitos|riega con] el resto {del fat}].[veg.root? [veg.potato? | Tapa con papel de aluminio y hornea hasta que el cuchillo empiece a entrar, {25 min}.]][fat.butter? [ Frota {el crumb} con el resto {del fat}.]|[ Mezcla {el crumb} con el resto {del fat}.]][veg.root? [veg.potato? | Quita el papel.]] [Cubre con {el ${CHEESE}+crumb} y hornea|Hornea] hasta que se dore[meat.cooked-meat? , burbujee y humee también por dentro| y burbujee][veg.potato,root?  y el cuchillo entre sin esfuerzo], ${BAKING}.`,
      fr: `[endive? Ranger {le endive+veg+meat+onion} côte à côte dans le plat|Répartir {le veg+meat+onion} dans le plat] et verser la sauce par-dessus[crumb? | ; [fat.butter? ajouter en petits morceaux le|arroser du] reste {du fat}].[veg.root? [veg.potato? | Couvrir de papier d’aluminium et enfourner jusqu’à ce que la lame commence à s’enfoncer, {25 min}.]][fat.butter? [ Sabler {le crumb} avec le reste {du fat}.]|[ Mélanger {le crumb} avec le reste {du fat}.]][veg.root? [veg.potato? | Retirer le papier.]] [Recouvrir {de ${CHEESE}+crumb} et enfourner|Enfourner] jusqu’à ce que le dessus soit doré[meat.cooked-meat? , et le tout bouillonnant et fumant à cœur| et bouillonnant][veg.potato,root?  et que la lame s’enfonce sans effort], ${BAKING}.`,
    },
    {
      en: 'Leave to settle for {5 min}, so that the sauce thickens.[ Scatter with {the herb}.][ Serve with {the fresh}, dressed with oil[acid? , salt and {the acid}| and salt].]',
      es: 'Deja reposar {5 min}, para que espese la salsa.[ Reparte por encima {el herb}.][ Sirve con {el fresh}, {=aliñado fresh} con aceite[acid? , sal y {el acid}| y sal].]',
      fr: 'Laisser reposer {5 min}, le temps que la sauce épaississe.[ Parsemer {de herb}.][ Servir avec {le fresh}, {=assaisonné fresh} d’huile[acid? , de sel et {de acid}| et de sel].]',
    },
  ],
};

export const BAKED_DISHES: readonly DishTemplate[] = [gratin, bakedPotatoes];
