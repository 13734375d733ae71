import { COLD_OIL, DRESSING_SOUR, HERBS, PEPPER, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

/** Cream that is poured, of which a dressing takes little. */
const LIQUID = ['cream', 'plant-cream', 'buttermilk'];

export const POTATO_SALAD: DishTemplate = {
  id: 'potato-salad',
  dishType: 'salad',
  category: 'Meals',
  subcategories: ['Lunch', 'Dinner', 'Snack'],
  servings: 4,
  families: ['northern', 'mediterranean'],
  called: { en: 'potato salad', es: 'ensalada de patata|ensaladilla', fr: 'salade de pommes de terre' },
  slots: {
    potato: { of: ['potato'], named: ['potato'], cut: 'peel-large-dice' },
    /** Boils with the potatoes. */
    root: { of: ['root'], ids: ['carrot'], least: 0, grams: 45, cut: 'peel-small-dice' },
    /** Something creamy is turned in once the potatoes are lukewarm; what is liquid thickens in the dressing. */
    sauce: { of: ['mayonnaise', 'yogurt', 'cream'], but: LIQUID, least: 0, grams: 30 },
    liquid: {
      of: ['cream', 'yogurt'],
      ids: LIQUID,
      but: ['whipped-cream'],
      least: 0,
      grams: 14,
      notWith: ['mayonnaise', 'yogurt', 'cream', 'pesto'],
    },
    pesto: { of: ['pesto'], least: 0, grams: 15, notWith: ['mayonnaise', 'yogurt', 'cream'] },
    mustard: { of: ['mustard'], least: 0, proposed: ['dijon-mustard'] },
    onion: {
      of: ['onion'],
      least: 0,
      grams: 12,
      cut: 'slice-thin',
      proposed: ['red-onion', 'shallot'],
    },
    protein: {
      of: ['egg', 'tinned-fish', 'smoked-fish', 'ham', 'bacon', 'cooked-meat', 'pulse'],
      but: ['baked-beans', 'black-bean', 'kidney-bean', 'pinto-bean', 'refried-beans'],
      least: 0,
      most: 2,
      grams: 60,
      proposed: ['egg', 'white-bean'],
      needed: true,
    },
    veg: {
      of: ['firm', 'raw', 'tomato', 'spring-onion'],
      ids: ['cucumber', 'radish', 'tomato', 'spring-onion', 'celery'],
      least: 0,
      most: 2,
      grams: 50,
      cuts: { raw: 'seed-dice' },
    },
    /** What is not eaten raw boils with the potatoes. */
    green: {
      of: ['firm', 'tender'],
      ids: ['green-bean', 'pea', 'broad-bean', 'asparagus', 'sweetcorn', 'edamame', 'mangetout', 'sugar-snap-pea'],
      least: 0,
      most: 2,
      grams: 50,
    },
    briny: {
      of: ['briny'],
      least: 0,
      most: 2,
      proposed: ['gherkin'],
      proposedWithout: ['ham', 'bacon', 'smoked-fish', 'tinned-fish'],
    },
    herb: HERBS,
    sour: { ...DRESSING_SOUR, grams: 10 },
    oil: { ...COLD_OIL, grams: 13 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    {
      of: ['protein', 'green', 'root', 'veg', 'sauce', 'liquid', 'pesto', 'briny'],
      least: 2,
      unless: ['protein', 'green', 'sauce', 'liquid', 'pesto', 'briny'],
    },
  ],
  notBeside: ['stock'],
  knownAs: [
    {
      of: {
        root: ['carrot'],
        sauce: ['mayonnaise', 'vegan-mayonnaise'],
        protein: ['tinned-tuna', 'tuna-in-oil', 'egg'],
      },
      title: { en: 'Russian salad', es: 'Ensaladilla rusa', fr: 'Salade russe' },
    },
  ],
  title: {
    en: 'Potato salad with {all protein+green+root+veg+briny+sauce+pesto+herb#2}',
    es: 'Ensalada de patata con {protein+green+root+veg+briny+sauce+pesto+herb#2}',
    fr: 'Salade de pommes de terre {au protein+green+root+veg+briny+sauce+pesto+herb#2}',
  },
  description: {
    en: 'The potatoes are dressed while warm and drink in the dressing.',
    es: 'Las patatas se aliñan en caliente y se empapan bien.',
    fr: 'Assaisonnées tièdes, les pommes de terre boivent la sauce.',
  },
  steps: [
    {
      en: '[green? [simmer green>5? Put {the potato+root}[ and {the protein.egg}] into well-salted boiling water. After {5 min within} add {the green}[, after {9 min within} lift out {the protein.egg}], and cook until a knife slips into the potatoes, {13 min} in all; drain and leave to steam dry.|Cook {the potato+root} in well-salted boiling water[, with {the protein.egg},] for {9 min}.[ Lift out {the protein.egg}.] Add {the green} and cook until a knife slips into the potatoes, {simmer green 4}; drain and leave to steam dry.]|[Put {the potato+root} and {the protein.egg} into well-salted boiling water. Lift out {the protein.egg} after {9 min within} and cook the potatoes on until tender, {12-15 min} in all; drain and leave to steam dry.|Cook {the potato+root} in well-salted boiling water until tender, {12-15 min}, drain and leave to steam dry.]][protein.egg?  Meanwhile, cool {the protein.egg} under the tap, peel and quarter.]',
      es: '[green? [simmer green>5? Echa {el potato+root}[ y {el protein.egg}] en agua hirviendo bien salada. A los {5 min within} añade {el green}[, a los {9 min within} saca {el protein.egg}] y cuece hasta que el cuchillo entre sin esfuerzo en las patatas, {13 min} en total; escurre todo y deja que se evapore el agua.|Cuece {el potato+root} en agua hirviendo bien salada[, con {el protein.egg},] {9 min}.[ Saca {el protein.egg}.] Añade {el green} y cuece hasta que el cuchillo entre sin esfuerzo en las patatas, {simmer green 4}; escurre todo y deja que se evapore el agua.]|[Echa {el potato+root} y {el protein.egg} en agua hirviendo bien salada. Saca {el protein.egg} a los {9 min within} y sigue cociendo {el potato+root} hasta que {=tierno potato+root}, {12-15 min} en total; escúrre{=lo potato+root} y deja que se evapore el agua.|Cuece {el potato+root} en agua hirviendo bien salada hasta que {=tierno potato+root}, {12-15 min}, escúrre{=lo potato+root} y deja que se evapore el agua.]][protein.egg?  Mientras tanto, enfría {el protein.egg} bajo el grifo, péla{=lo protein.egg} y córta{=lo protein.egg} en cuartos.]',
      fr: '[green? [simmer green>5? Plonger {le potato+root}[ et {le protein.egg}] dans de l’eau bouillante bien salée. Au bout de {5 min within}, ajouter {le green}[, retirer {le protein.egg} au bout de {9 min within}] et cuire jusqu’à ce que la lame d’un couteau s’enfonce sans effort dans les pommes de terre, {13 min} en tout ; égoutter le tout et laisser sécher.|Cuire {le potato+root} dans de l’eau bouillante bien salée[, avec {le protein.egg},] {9 min}.[ Retirer {le protein.egg}.] Ajouter {le green} et cuire jusqu’à ce que la lame d’un couteau s’enfonce sans effort dans les pommes de terre, {simmer green 4} ; égoutter le tout et laisser sécher.]|[Plonger {le potato+root} et {le protein.egg} dans de l’eau bouillante bien salée. Retirer {le protein.egg} au bout de {9 min within} et poursuivre la cuisson {du potato+root} jusqu’à ce {=tendre potato+root}, {12-15 min} en tout ; {=l’ potato+root}égoutter et {=le potato+root} laisser sécher.|Cuire {le potato+root} dans de l’eau bouillante bien salée jusqu’à ce {=tendre potato+root}, {12-15 min}, puis {=l’ potato+root}égoutter et {=le potato+root} laisser sécher.]][protein.egg?  Pendant ce temps, rafraîchir {le protein.egg}, {=l’ protein.egg}écaler et {=le protein.egg} couper en quartiers.]',
    },
    {
      en: 'Fry {the protein.bacon} in a dry pan over a medium heat until crisp, {6 min}, and keep the fat.',
      es: 'Fríe {el protein.bacon} en una sartén sin grasa, a fuego medio, hasta que {=crujiente protein.bacon}, {6 min}, y guarda la grasa.',
      fr: 'Faire dorer {le protein.bacon} à sec dans une poêle à feu moyen jusqu’à ce {=croustillant protein.bacon}, {6 min}, et garder le gras.',
    },
    {
      en: 'Whisk {the sour+mustard+liquid} with {the oil+pepper+salt}[protein.bacon?  and the fat from the pan] in a large bowl and turn {the potato+root+green+onion} in it while hot[sauce+veg? ; leave until lukewarm, {15 min}|, {2 min}].',
      es: 'Bate {el sour+mustard+liquid} con {el oil+pepper+salt}[protein.bacon? , más la grasa de la sartén,] en un cuenco grande y aliña {el potato+root+green+onion} en caliente[sauce+veg? ; deja templar {15 min}|, {2 min}].',
      fr: 'Fouetter {le sour+mustard+liquid} avec {le oil+pepper+salt}[protein.bacon? , plus le gras de la poêle,] dans un grand saladier et y retourner à chaud {le potato+root+green+onion}[sauce+veg?  ; laisser tiédir {15 min}|, {2 min}].',
    },
    {
      en: 'Fold in {the sauce+pesto+protein+veg+briny+herb} gently, {2 min}. Taste for salt and serve [protein.bacon? warm|warm or cold].',
      es: 'Incorpora con cuidado {el sauce+pesto+protein+veg+briny+herb}, {2 min}. Prueba el punto de sal y sirve la ensalada templada[protein.bacon? | o fría].',
      fr: 'Incorporer délicatement {le sauce+pesto+protein+veg+briny+herb}, {2 min}. Goûter, rectifier le sel et servir la salade tiède[protein.bacon? | ou froide].',
    },
  ],
};
