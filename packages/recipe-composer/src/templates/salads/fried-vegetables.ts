import type { Slot, TextTemplate } from '../dish-template.ts';

/** Vegetables that are fried for a salad, as they are poor raw. */
export const FRIED: Slot = {
  of: ['tender', 'firm', 'root', 'mushroom'],
  ids: ['courgette', 'aubergine', 'asparagus', 'squash', 'sweet-potato', 'cauliflower', 'plantain', 'mushroom'],
  least: 0,
  grams: 80,
  cuts: { tender: 'small-dice', root: 'peel-small-dice' },
};

export const FRYING: TextTemplate = {
  en: 'Fry {the fried} in two spoonfuls of {the oil} in a wide frying pan over a medium-high heat, stirring, until golden and tender, {fry fried}; season with a pinch of salt and leave to cool.',
  es: 'Saltea {el fried} con dos cucharadas {de oil} en una sartén ancha a fuego medio alto, removiendo, hasta que {=dorado fried} y {=tierno-solo fried}, {fry fried}; sazona con una pizca de sal y deja templar.',
  fr: 'Faire dorer {le fried} dans deux cuillerées à soupe {de oil}, dans une grande poêle à feu assez vif, en remuant, jusqu’à ce {=tendre fried}, {fry fried} ; assaisonner d’une pincée de sel et laisser tiédir.',
};
