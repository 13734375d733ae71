import type { Slot } from '../dish-template.ts';

/** Large pieces, which brown before they fall apart. */
export const CUTS_FOR_THE_OVEN: NonNullable<Slot['cuts']> = {
  potato: 'peel-chunks',
  root: 'peel-large-dice',
  // Hard for long.
  beetroot: 'peel-dice',
  swede: 'peel-dice',
  celeriac: 'peel-dice',
  firm: 'large-florets',
  tender: 'chunks',
  mushroom: 'halve',
};
/** Florets and beans that dry out at the tips in the time that meat takes. */
export const BRIEFLY_ROASTED: readonly string[] = [
  'broccoli',
  'tenderstem-broccoli',
  'romanesco',
  'green-bean',
  'runner-bean',
];
/** Roots that are soft in the time that boneless meat takes. */
export const SOFT_ROOTS: readonly string[] = ['squash', 'sweet-potato'];
/** A tray, or two where there are more grams than lie side by side on one, by the condition of a choice. */
export function traysFor(isMuch: string) {
  return {
    en: {
      some: `[${isMuch}? two large baking trays|a large baking tray]`,
      these: `[${isMuch}? the trays|the tray]`,
      turn: `turning everything[${isMuch}?  and swapping the trays] halfway`,
      swap: `[${isMuch}?  and swapping the trays]`,
    },
    es: {
      some: `[${isMuch}? dos bandejas de horno grandes|una bandeja de horno grande]`,
      these: `[${isMuch}? las bandejas|la bandeja]`,
      turn: `da la vuelta a todo[${isMuch}?  e intercambia las bandejas]`,
      swap: `[${isMuch}?  e intercambia las bandejas]`,
    },
    fr: {
      some: `[${isMuch}? deux grandes plaques de four|une grande plaque de four]`,
      these: `[${isMuch}? les plaques|la plaque]`,
      of: `[${isMuch}? des plaques|de la plaque]`,
      turn: `retourner le tout[${isMuch}?  et intervertir les plaques]`,
      swap: `[${isMuch}?  et intervertir les plaques]`,
    },
  };
}

export const SOY_SAUCES: readonly string[] = ['soy-sauce', 'gluten-free-soy-sauce', 'coconut-aminos'];
/** Sugar that rounds off the salt of soy sauce, and helps it to glaze. */
export const SUGAR_WITH_SOY: Slot = {
  of: ['sugar', 'syrup'],
  ids: ['sugar', 'brown-sugar', 'maple-syrup', 'agave-syrup'],
  least: 0,
  grams: 3,
  alongside: SOY_SAUCES,
  proposed: ['sugar'],
  proposedWithout: ['honey'],
  needed: true,
};
