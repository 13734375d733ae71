import { COLD_OIL, DRESSING_SOUR, HERBS, PEPPER, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

export const POTATO_SALAD: DishTemplate = {
  id: 'potato-salad',
  dishType: 'salad',
  category: 'Meals',
  subcategories: ['Lunch', 'Dinner', 'Snack'],
  servings: 4,
  families: ['northern', 'mediterranean'],
  called: { en: 'potato salad', es: 'ensalada de patata|ensaladilla', fr: 'salade de pommes de terre' },
  slots: {
    potato: { of: ['potato'], named: ['potato'] },
    sauce: { of: ['mayonnaise', 'yogurt', 'cream', 'pesto'], least: 0, grams: 25 },
    mustard: { of: ['mustard'], least: 0, proposed: ['dijon-mustard'] },
    onion: {
      of: ['onion'],
      ids: ['red-onion', 'shallot'],
      least: 0,
      grams: 12,
      cut: 'slice-thin',
      proposed: ['red-onion', 'shallot'],
    },
    protein: { of: ['egg', 'tinned-fish', 'smoked-fish', 'ham', 'bacon', 'cooked-meat'], least: 0, most: 2, grams: 60 },
    veg: {
      of: ['firm', 'raw', 'tomato', 'spring-onion'],
      ids: ['cucumber', 'radish', 'tomato', 'spring-onion', 'celery'],
      least: 0,
      most: 2,
      grams: 70,
    },
    /** What is not eaten raw boils with the potatoes. */
    green: {
      of: ['firm', 'tender'],
      ids: ['green-bean', 'pea', 'broad-bean', 'asparagus', 'sweetcorn', 'edamame', 'mangetout', 'sugar-snap-pea'],
      least: 0,
      most: 2,
      grams: 70,
    },
    briny: { of: ['briny'], least: 0, most: 2 },
    herb: HERBS,
    sour: DRESSING_SOUR,
    oil: { ...COLD_OIL, grams: 10 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    {
      of: ['protein', 'green', 'veg', 'sauce', 'briny'],
      least: 2,
      unless: ['protein', 'green', 'sauce', 'briny'],
    },
  ],
  title: {
    en: 'Potato salad with {all protein+green+veg+briny+herb+sauce#2}',
    es: 'Ensalada de patata con {protein+green+veg+briny+herb+sauce#2}',
    fr: 'Salade de pommes de terre {au protein+green+veg+briny+herb+sauce#2}',
  },
  description: {
    en: 'Potatoes dressed while still hot[, with {all protein+green+veg+briny#2}]: they take in more flavour than any cold one could.',
    es: 'Patatas aliñadas aún calientes[, con {protein+green+veg+briny#2}]: así toman más sabor que en frío.',
    fr: 'Des pommes de terre assaisonnées encore chaudes[, avec {le protein+green+veg+briny#2}] : elles prennent bien mieux la sauce.',
  },
  steps: [
    {
      en: 'Cook {the potato} in well-salted water until tender, {12-15 min}[, adding {the green} for the last [green.firm? 6|4] minutes], and drain.',
      es: 'Cuece {el potato} en agua bien salada hasta que {=tierno potato}, {12-15 min}[, añadiendo {el green} en los últimos [green.firm? 6|4] minutos], y escurre.',
      fr: 'Cuire {le potato} dans de l’eau bien salée jusqu’à ce {=tendre potato}, {12-15 min}[, en ajoutant {le green} [green.firm? 6|4] minutes avant la fin], puis égoutter.',
    },
    {
      en: 'Boil {the protein.egg} for {9 min} from the boil, cool under the tap, peel and quarter.',
      es: 'Cuece {el protein.egg} {9 min} desde que hierva el agua, enfría bajo el grifo, pela y corta en cuartos.',
      fr: 'Cuire {le protein.egg} {9 min} à l’eau bouillante, rafraîchir, écaler et couper en quartiers.',
    },
    {
      en: 'Fry {the protein.bacon} in a dry pan until crisp, {5 min}.',
      es: 'Fríe {el protein.bacon} en una sartén sin grasa hasta que {=crujiente protein.bacon}, {5 min}.',
      fr: 'Faire griller {le protein.bacon} à sec dans une poêle jusqu’à ce {=croustillant protein.bacon}, {5 min}.',
    },
    {
      en: 'Whisk {the sour+oil+sauce+mustard+pepper+salt} and turn {the potato+green} in it while hot, {2 min}.',
      es: 'Bate {el sour+oil+sauce+mustard+pepper+salt} y aliña {el potato+green} en caliente, {2 min}.',
      fr: 'Fouetter {le sour+oil+sauce+mustard+pepper+salt}, puis en enrober à chaud {le potato+green}, {2 min}.',
    },
    {
      en: 'Fold in {the protein+veg+onion+briny+herb} and serve the salad warm[protein.bacon? | or cold].',
      es: 'Incorpora {el protein+veg+onion+briny+herb} y sirve la ensalada templada[protein.bacon? | o fría].',
      fr: 'Incorporer {le protein+veg+onion+briny+herb} et servir la salade tiède[protein.bacon? | ou froide].',
    },
  ],
};
