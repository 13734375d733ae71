import { GARLIC, HERBS, OIL, ONION_IF_THERE, PEPPER, SALT, SIDE_SALAD } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { bakedPotatoes } from './baked-potatoes.ts';

const gratin: DishTemplate = {
  id: 'gratin',
  dishType: 'gratin',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['northern', 'mediterranean'],
  called: { en: 'gratin|bake', es: 'gratinado|gratén|al gratén', fr: 'gratin' },
  slots: {
    veg: {
      of: ['potato', 'root', 'firm', 'tender', 'leafy', 'mushroom', 'tomato'],
      but: [
        'pea',
        'green-bean',
        'sweetcorn',
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
        'beetroot',
        // It wants oil and tomato, and soaks up cream.
        'aubergine',
      ],
      most: 3,
      grams: 240,
      cut: 'peel-slice-thin',
    },
    cream: {
      of: ['cream', 'white-sauce'],
      or: ['single-cream', 'oat-cream', 'soya-cream'],
      most: 2,
      grams: 70,
    },
    /** Potatoes and roots take more liquid than what is moist already. */
    milk: {
      of: ['milk'],
      least: 0,
      or: ['milk', 'oat-drink', 'soya-drink'],
      grams: 45,
      alongside: ['potato', 'sweet-potato', 'celeriac', 'parsnip', 'swede', 'turnip'],
      notWith: ['white-sauce'],
    },
    cheese: {
      of: ['melting-cheese', 'hard-cheese'],
      but: ['nutritional-yeast'],
      least: 0,
      most: 2,
      grams: 40,
      or: ['gruyere', 'vegan-cheese'],
    },
    /** Does not bind a crust by itself. */
    crumbled: {
      of: ['crumbly-cheese'],
      but: ['queso-fresco', 'burgos-cheese', 'panela-cheese'],
      least: 0,
      grams: 18,
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
    garlic: GARLIC,
    dried: {
      of: ['dried-herb', 'sweet-spice', 'spice'],
      ids: ['mixed-herbs', 'dried-thyme', 'herbes-de-provence', 'dried-rosemary', 'nutmeg', 'paprika'],
      least: 0,
      proposed: ['nutmeg', 'dried-thyme'],
    },
    woody: { of: ['herb'], ids: ['sage', 'thyme', 'rosemary'], least: 0 },
    mustard: { of: ['mustard'], least: 0, grams: 3 },
    crumb: { of: ['breadcrumb'], least: 0, grams: 8, proposed: ['breadcrumb', 'gluten-free-breadcrumb'] },
    fresh: SIDE_SALAD,
    acid: {
      of: ['vinegar', 'sour'],
      least: 0,
      only: ['fresh'],
      proposed: ['white-wine-vinegar', 'lemon'],
      needed: true,
    },
    herb: HERBS,
    fat: { of: ['oil'], or: ['olive-oil'], grams: 7.5 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['veg'], least: 1 },
    { of: ['veg', 'cheese', 'crumbled', 'meat'], least: 2 },
    { of: ['cream', 'cheese', 'crumbled'], least: 1 },
  ],
  title: {
    en: '{meat+veg#3} gratin',
    es: '[meat? Gratinado {de veg#1} con {meat}|Gratinado {de veg#3}]',
    fr: '[meat? Gratin {de veg#1} {au meat}|Gratin {de veg#3}]',
  },
  description: {
    en: '{all veg+meat#4} baked in {all cream}[ with {all garlic+dried+woody+mustard#3}], under [cheese+binding+crumbled? a browned crust of {all cheese+binding+crumbled#2}|a browned crust].',
    es: '{veg+meat#4} al horno con {cream+garlic+dried+woody+mustard#4}, bajo una costra dorada[ {de cheese+binding+crumbled#2}].',
    fr: '{du veg+meat#4} au four dans {le cream}[, {au garlic+dried+woody+mustard#3}], sous une croûte dorée[ {au cheese+binding+crumbled#2}].',
  },
  equipment: [{ en: 'baking dish', es: 'fuente de horno', fr: 'plat à gratin' }],
  steps: [
    {
      en: 'Heat the oven to {190 C} and grease a baking dish with a little of {the fat}.',
      es: 'Calienta el horno a {190 C} y engrasa una fuente con un poco {de fat}.',
      fr: 'Préchauffer le four à {190 C} et graisser un plat à gratin avec un peu {de fat}.',
    },
    {
      en: '[veg.potato,root? Boil {the veg.potato,root} in salted water for [simmer veg.potato,root>12? {5 min}|{2 min}][, adding {the veg.firm} for the last minute], drain and leave to steam dry.|[Boil {the veg.firm} in salted water for [simmer veg.firm>5? {3 min}|{1 min}], drain and leave to steam dry.]]',
      es: '[veg.potato,root? Cuece {el veg.potato,root} en agua hirviendo con sal [simmer veg.potato,root>12? {5 min}|{2 min}][, con {el veg.firm} el último minuto; escúrrelo todo|; escúrre{=lo veg.potato,root}] y deja que se evapore el agua.|[Cuece {el veg.firm} en agua hirviendo con sal [simmer veg.firm>5? {3 min}|{1 min}], escúrre{=lo veg.firm} y deja que se evapore el agua.]]',
      fr: '[veg.potato,root? Cuire {le veg.potato,root} [simmer veg.potato,root>12? {5 min}|{2 min}] à l’eau bouillante salée[, en ajoutant {le veg.firm} pour la dernière minute, puis égoutter le tout et laisser sécher|, {=l’ veg.potato,root}égoutter et {=le veg.potato,root} laisser sécher].|[Cuire {le veg.firm} [simmer veg.firm>5? {3 min}|{1 min}] à l’eau bouillante salée, {=l’ veg.firm}égoutter et {=le veg.firm} laisser sécher.]]',
    },
    {
      en: 'Cook {the meat.bacon,sausage+onion+veg.tender,mushroom,leafy}[veg.leafy>300? [meat.bacon,sausage+onion+veg.tender,mushroom? , the leaves a handful at a time,| by the handful]] in the rest of {the fat} in a wide pan over a [veg.tender,mushroom,leafy? [fry veg.tender>10? [fry veg.tender>13? medium-high heat until soft and browned|medium heat, stirring, until soft and no liquid is left]|medium-high heat until soft and no liquid is left]|medium heat until [onion? soft|browned]], [veg.tender,mushroom>400? [fry veg.tender>10? [fry veg.tender>13? in two batches, {fry veg.tender,mushroom twice} in all|{fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy more 2}]|in two batches, {fry veg.tender,mushroom twice} in all]|[veg.tender,mushroom,leafy? [veg.leafy>300? [fry meat.bacon,sausage+onion+veg.tender,mushroom>8? {fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy more 2}|{10 min}]|{fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy more 2}]|{fry meat.bacon,sausage+onion 6}]][veg.tender,mushroom,leafy? [salt>2? ; season with half of {the salt}]].[ Stir in {the garlic}, {1 min}.]',
      es: 'Saltea {el meat.bacon,sausage+onion+veg.tender,mushroom,leafy}[veg.leafy>300? [meat.bacon,sausage+onion+veg.tender,mushroom? , las hojas a puñados,| a puñados]] con el resto {del fat} en una sartén ancha a fuego [veg.tender,mushroom,leafy? [fry veg.tender>10? [fry veg.tender>13? medio alto hasta que {=tierno onion+veg.tender,mushroom,leafy} y se doren los bordes|medio, removiendo, hasta que {=tierno onion+veg.tender,mushroom,leafy} y no quede líquido]|medio alto hasta que {=tierno onion+veg.tender,mushroom,leafy} y no quede líquido]|medio hasta que [onion? {=tierno onion}|tomen color los bordes]], [veg.tender,mushroom>400? [fry veg.tender>10? [fry veg.tender>13? en dos tandas, {fry veg.tender,mushroom twice} en total|{fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy more 2}]|en dos tandas, {fry veg.tender,mushroom twice} en total]|[veg.tender,mushroom,leafy? [veg.leafy>300? [fry meat.bacon,sausage+onion+veg.tender,mushroom>8? {fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy more 2}|{10 min}]|{fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy more 2}]|{fry meat.bacon,sausage+onion 6}]][veg.tender,mushroom,leafy? [salt>2? ; sazona con la mitad {del salt}]].[ Añade {el garlic} y remueve {1 min}.]',
      fr: 'Faire revenir {le meat.bacon,sausage+onion+veg.tender,mushroom,leafy}[veg.leafy>300? [meat.bacon,sausage+onion+veg.tender,mushroom? , les feuilles par poignées,| par poignées]] dans le reste {du fat}, dans une large poêle à feu [veg.tender,mushroom,leafy? [fry veg.tender>10? [fry veg.tender>13? assez vif, jusqu’à ce {=tendre onion+veg.tender,mushroom,leafy} et que les bords dorent|moyen, en remuant, jusqu’à ce {=tendre onion+veg.tender,mushroom,leafy} et qu’il ne reste plus de liquide]|assez vif, jusqu’à ce {=tendre onion+veg.tender,mushroom,leafy} et qu’il ne reste plus de liquide]|moyen, jusqu’à ce [onion? {=tendre onion}|que les bords dorent]], [veg.tender,mushroom>400? [fry veg.tender>10? [fry veg.tender>13? en deux fois, {fry veg.tender,mushroom twice} en tout|{fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy more 2}]|en deux fois, {fry veg.tender,mushroom twice} en tout]|[veg.tender,mushroom,leafy? [veg.leafy>300? [fry meat.bacon,sausage+onion+veg.tender,mushroom>8? {fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy more 2}|{10 min}]|{fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy more 2}]|{fry meat.bacon,sausage+onion 6}]][veg.tender,mushroom,leafy? [salt>2?  ; assaisonner avec la moitié {du salt}]].[ Ajouter {le garlic} et remuer {1 min}.]',
    },
    {
      en: '[cream.cream? Simmer {the cream+milk} gently in a saucepan|Mix {the cream}] with [veg.tender,mushroom,leafy? [salt>2? the rest of {the salt}[mustard+dried+woody? , | and ]{the mustard+dried+woody+pepper}|{the mustard+dried+woody+pepper+salt}]|[meat.bacon,sausage+onion? {the mustard+dried+woody+pepper+salt}|{the garlic+mustard+dried+woody+pepper+salt}]][cream.cream? , stirring, until slightly thickened, {4 min}].',
      es: '[cream.cream? Cuece {el cream+milk} a fuego suave en un cazo|Mezcla {el cream}] con [veg.tender,mushroom,leafy? [salt>2? el resto {del salt}[mustard+dried+woody? , | y ]{el mustard+dried+woody+pepper}|{el mustard+dried+woody+pepper+salt}]|[meat.bacon,sausage+onion? {el mustard+dried+woody+pepper+salt}|{el garlic+mustard+dried+woody+pepper+salt}]][cream.cream? , removiendo, hasta que espese un poco, {4 min}].',
      fr: '[cream.cream? Faire frémir {le cream+milk} dans une casserole|Mélanger {le cream}] avec [veg.tender,mushroom,leafy? [salt>2? le reste {du salt}[mustard+dried+woody? , | et ]{le mustard+dried+woody+pepper}|{le mustard+dried+woody+pepper+salt}]|[meat.bacon,sausage+onion? {le mustard+dried+woody+pepper+salt}|{le garlic+mustard+dried+woody+pepper+salt}]][cream.cream? , en remuant, jusqu’à léger épaississement, {4 min}].',
    },
    {
      en: 'Spread {the veg+meat+onion} in the dish[meat.bacon,sausage+onion+veg.tender,mushroom,leafy? |[crumb? |, trickle with the rest of {the fat}]] and pour the mixture over.[meat.bacon,sausage+onion+veg.tender,mushroom,leafy? |[ Mix {the crumb} with the rest of {the fat}.]] [Cover with {the cheese+binding+crumbled+crumb} and bake|Bake] until golden[meat.cooked-meat? , bubbling and steaming hot in the middle| and bubbling][veg.potato,root?  and a knife goes in easily], [veg.potato,root? {35 min}|[veg.firm? {20 min}|{25 min}]].',
      es: 'Reparte {el veg+meat+onion} en la fuente[meat.bacon,sausage+onion+veg.tender,mushroom,leafy? |[crumb? |, riega con el resto {del fat}]] y vierte la mezcla por encima.[meat.bacon,sausage+onion+veg.tender,mushroom,leafy? |[ Mezcla {el crumb} con el resto {del fat}.]] [Cubre con {el cheese+binding+crumbled+crumb} y hornea|Hornea] hasta que se dore[meat.cooked-meat? , burbujee y humee también por dentro| y burbujee][veg.potato,root?  y el cuchillo entre sin esfuerzo], [veg.potato,root? {35 min}|[veg.firm? {20 min}|{25 min}]].',
      fr: 'Répartir {le veg+meat+onion} dans le plat[meat.bacon,sausage+onion+veg.tender,mushroom,leafy? |[crumb? |, arroser du reste {du fat}]] et verser le mélange par-dessus.[meat.bacon,sausage+onion+veg.tender,mushroom,leafy? |[ Mélanger {le crumb} avec le reste {du fat}.]] [Recouvrir {de cheese+binding+crumbled+crumb} et enfourner|Enfourner] jusqu’à ce que le dessus soit doré[meat.cooked-meat? , et le tout bouillonnant et fumant à cœur| et bouillonnant][veg.potato,root?  et que la lame s’enfonce sans effort], [veg.potato,root? {35 min}|[veg.firm? {20 min}|{25 min}]].',
    },
    {
      en: 'Leave to settle for {5 min}, so that the sauce thickens.[ Scatter with {the herb}.][ Serve with {the fresh}, dressed with oil[acid? , salt and {the acid}| and salt].]',
      es: 'Deja reposar {5 min}, para que espese la salsa.[ Reparte por encima {el herb}.][ Sirve con {el fresh}, {=aliñado fresh} con aceite[acid? , sal y {el acid}| y sal].]',
      fr: 'Laisser reposer {5 min}, le temps que la sauce épaississe.[ Parsemer {de herb}.][ Servir avec {le fresh}, {=assaisonné fresh} d’huile[acid? , de sel et {de acid}| et de sel].]',
    },
  ],
};

export const BAKED_DISHES: readonly DishTemplate[] = [gratin, bakedPotatoes];
