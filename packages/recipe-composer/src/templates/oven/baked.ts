import { GARLIC, HERBS, OIL, ONION_IF_THERE, PEPPER, SALT, SIDE_SALAD } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

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
      ],
      most: 3,
      grams: 240,
      cut: 'peel-slice-thin',
    },
    cream: {
      of: ['cream', 'white-sauce', 'milk'],
      or: ['single-cream', 'oat-cream', 'soya-cream'],
      most: 2,
      grams: 65,
    },
    cheese: {
      of: ['melting-cheese', 'hard-cheese', 'crumbly-cheese'],
      least: 0,
      most: 2,
      grams: 28,
      proposed: ['gruyere', 'vegan-cheese'],
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
    },
    mustard: { of: ['mustard'], least: 0, grams: 3 },
    crumb: { of: ['breadcrumb'], least: 0, grams: 8, proposed: ['breadcrumb', 'gluten-free-breadcrumb'] },
    fresh: SIDE_SALAD,
    acid: { of: ['vinegar', 'sour'], least: 0, only: ['fresh'] },
    herb: HERBS,
    fat: { of: ['butter', 'oil'], or: ['olive-oil'], grams: 8 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['veg'], least: 1 },
    { of: ['veg', 'cheese', 'meat'], least: 2 },
  ],
  title: {
    en: '{meat+veg#2} gratin',
    es: '[meat? Gratinado {de veg#1} con {meat}|Gratinado {de veg#2}]',
    fr: '[meat? Gratin {de veg#1} {au meat}|Gratin {de veg#2}]',
  },
  description: {
    en: 'Thin layers of {all veg+meat#3} baked slowly in {cream} under a brown crust. Let it settle before you cut it.',
    es: 'Capas finas de {veg+meat#3} al horno con {cream}, bajo una costra dorada. Déjalo asentarse antes de cortarlo.',
    fr: 'De fines couches {de veg+meat#3} cuites lentement avec {le cream} sous une croûte dorée. Laissez-le reposer avant de couper.',
  },
  equipment: [{ en: 'baking dish', es: 'fuente de horno', fr: 'plat à gratin' }],
  steps: [
    {
      en: 'Heat the oven to {190 C} and grease a baking dish with [meat.bacon,sausage+onion+veg.tender,mushroom,leafy? a little of ]{the fat}.',
      es: 'Calienta el horno a {190 C} y engrasa una fuente con [meat.bacon,sausage+onion+veg.tender,mushroom,leafy? un poco {de fat}|{el fat}].',
      fr: 'Préchauffer le four à {190 C} et graisser un plat à gratin avec [meat.bacon,sausage+onion+veg.tender,mushroom,leafy? un peu {de fat}|{le fat}].',
    },
    {
      en: 'Boil {the veg.potato,root,firm} in water with half of {the salt} for {5 min}, drain and leave to steam dry.',
      es: 'Cuece {el veg.potato,root,firm} en agua con la mitad {del salt} {5 min}, escurre y deja que se evapore el agua.',
      fr: 'Cuire {le veg.potato,root,firm} {5 min} dans de l’eau avec la moitié {du salt}, égoutter et laisser sécher.',
    },
    {
      en: 'Cook {the meat.bacon,sausage+onion+veg.tender,mushroom,leafy} in the rest of {the fat} in a wide pan over a fairly high heat until lightly browned and no liquid is left, {fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy 6}.',
      es: 'Saltea {el meat.bacon,sausage+onion+veg.tender,mushroom,leafy} con el resto {del fat} en una sartén ancha a fuego medio alto hasta dorar un poco y que no quede líquido, {fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy 6}.',
      fr: 'Faire revenir {le meat.bacon,sausage+onion+veg.tender,mushroom,leafy} dans le reste {du fat}, dans une large poêle à feu assez vif, jusqu’à légère coloration et évaporation de tout le liquide, {fry meat.bacon,sausage+onion+veg.tender,mushroom,leafy 6}.',
    },
    {
      en: 'Layer {the veg+meat+onion+garlic} in the dish, seasoning with [veg.potato,root,firm? {the mustard+dried+pepper+herb} and the rest of {the salt}|{the mustard+dried+pepper+herb+salt}], and pour over {the cream}, {5 min}.',
      es: 'Dispón en capas {el veg+meat+onion+garlic} en la fuente, sazonando con [veg.potato,root,firm? {el mustard+dried+pepper+herb} y el resto {del salt}|{el mustard+dried+pepper+herb+salt}], y vierte {el cream}, {5 min}.',
      fr: 'Disposer en couches {le veg+meat+onion+garlic} dans le plat, en assaisonnant avec [veg.potato,root,firm? {le mustard+dried+pepper+herb} et le reste {du salt}|{le mustard+dried+pepper+herb+salt}], puis verser {le cream}, {5 min}.',
    },
    {
      en: '[Cover with {the cheese+crumb} and bake|Bake] until golden and a knife goes in easily, {35 min}. Leave to settle for {5 min}.[ Serve with {the fresh}[, dressed with {the acid}].]',
      es: '[Cubre con {el cheese+crumb} y hornea|Hornea] hasta que esté dorado y el cuchillo entre sin esfuerzo, {35 min}. Deja reposar {5 min}.[ Sirve con {el fresh}[, con {el acid} por encima].]',
      fr: '[Recouvrir {de cheese+crumb} et enfourner|Enfourner] jusqu’à ce que ce soit doré et que la lame s’enfonce sans effort, {35 min}. Laisser reposer {5 min}.[ Servir avec {le fresh}[, et {le acid} pour assaisonner].]',
    },
  ],
};

const bakedPotatoes: DishTemplate = {
  id: 'baked-potatoes',
  dishType: 'baked-potato',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['northern', 'mexican', 'mediterranean'],
  called: {
    en: 'jacket potatoes|baked potatoes',
    es: 'patatas asadas|patatas rellenas',
    fr: 'pommes de terre au four',
  },
  slots: {
    potato: {
      of: ['potato', 'root'],
      ids: ['potato', 'sweet-potato'],
      but: ['new-potato'],
      named: ['potato'],
      grams: 250,
      cut: 'whole',
    },
    filling: {
      of: ['pulse', 'tinned-fish', 'mince', 'cooked-meat', 'bacon', 'ham', 'smoked-fish'],
      least: 0,
      grams: 60,
    },
    veg: {
      of: ['tender', 'leafy', 'mushroom', 'firm', 'spring-onion', 'tomato'],
      ids: ['sweetcorn', 'spinach', 'mushroom', 'leek', 'broccoli', 'spring-onion', 'tomato', 'sweet-pepper', 'pea'],
      least: 0,
      most: 2,
      grams: 60,
    },
    onion: { of: ['onion'], least: 0, grams: 25, only: ['filling'], proposed: ['onion'] },
    cheese: { of: ['melting-cheese', 'crumbly-cheese', 'soft-cheese'], least: 0, grams: 35 },
    sauce: {
      of: ['cream', 'yogurt', 'mayonnaise', 'salsa', 'butter'],
      least: 0,
      most: 2,
      grams: 25,
      proposed: ['butter', 'vegan-butter'],
    },
    herb: HERBS,
    spice: { of: ['spice'], least: 0, proposed: ['smoked-paprika', 'paprika'] },
    oil: { ...OIL, grams: 8 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['filling', 'cheese', 'veg'], least: 1 }],
  title: {
    en: 'Baked {all potato} with {all filling+cheese+veg#2}',
    es: '{potato} al horno con {filling+cheese+veg#2}',
    fr: '{potato} au four {au filling+cheese+veg#2}',
  },
  description: {
    en: 'Crackling skin, a fluffy middle and {all filling+cheese+veg#2} heaped on top. The oven does the hour’s work.',
    es: 'Piel crujiente, interior esponjoso y {filling+cheese+veg#2} por encima. La hora de trabajo la pone el horno.',
    fr: 'Une peau qui craque, un cœur moelleux et {le filling+cheese+veg#2} par-dessus. L’heure de travail revient au four.',
  },
  steps: [
    {
      en: 'Heat the oven to {200 C}. Scrub {the potato}, prick with a fork, rub with [onion+filling.mince,bacon,pulse+veg.mushroom,tender,firm,leafy? half of {the oil}|{the oil}] and half of {the salt} and bake until soft inside, {1 h}.',
      es: 'Calienta el horno a {200 C}. Lava {el potato}, pincha con un tenedor, unta con [onion+filling.mince,bacon,pulse+veg.mushroom,tender,firm,leafy? la mitad {del oil}|{el oil}] y la mitad {del salt} y hornea hasta que el interior esté blando, {1 h}.',
      fr: 'Préchauffer le four à {200 C}. Brosser {le potato}, piquer à la fourchette, frotter avec [onion+filling.mince,bacon,pulse+veg.mushroom,tender,firm,leafy? la moitié {du oil}|{le oil}] et la moitié {du salt} et enfourner jusqu’à ce que le cœur soit tendre, {1 h}.',
    },
    {
      en: 'Shortly before the end, cook {the onion+filling.mince,bacon,pulse+veg.mushroom,tender,firm,leafy} in the rest of {the oil}, {8 min}.',
      es: 'Poco antes del final, saltea {el onion+filling.mince,bacon,pulse+veg.mushroom,tender,firm,leafy} en el resto {del oil}, {8 min}.',
      fr: 'Peu avant la fin, faire revenir {le onion+filling.mince,bacon,pulse+veg.mushroom,tender,firm,leafy} dans le reste {du oil}, {8 min}.',
    },
    {
      en: 'Cut open, loosen the inside with a fork, season with {the spice+pepper} and the rest of {the salt} and fill with {the onion+filling+veg+cheese}, {3 min}.[filling.cooked-meat,ham?  Put back into the oven until steaming hot throughout, {10 min}.][ Serve with {the sauce+herb}.]',
      es: 'Abre, suelta el interior con un tenedor, sazona con {el spice+pepper} y el resto {del salt} y rellena con {el onion+filling+veg+cheese}, {3 min}.[filling.cooked-meat,ham?  Devuelve al horno hasta que humee también por dentro, {10 min}.][ Sirve con {el sauce+herb}.]',
      fr: 'Ouvrir, gratter l’intérieur à la fourchette, assaisonner avec {le spice+pepper} et le reste {du salt} et garnir avec {le onion+filling+veg+cheese}, {3 min}.[filling.cooked-meat,ham?  Remettre au four jusqu’à ce que ce soit fumant à cœur, {10 min}.][ Servir avec {le sauce+herb}.]',
    },
  ],
};

export const BAKED_DISHES: readonly DishTemplate[] = [gratin, bakedPotatoes];
