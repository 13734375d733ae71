import type { Slot, TextTemplate } from './dish-template.ts';

/** Leaves that are plain in egg without garlic and nutmeg. */
const LEAVES_IN_EGG: readonly string[] = ['spinach', 'chard', 'kale'];
/** Beside a slot `garlic` for what is there. */
export const GARLIC_FOR_LEAVES: Slot = {
  of: ['garlic'],
  least: 0,
  unless: ['garlic'],
  notWith: ['garlic'],
  alongside: LEAVES_IN_EGG,
  proposed: ['garlic'],
  needed: true,
};
export const NUTMEG_FOR_LEAVES: Slot = {
  of: ['sweet-spice'],
  ids: ['nutmeg'],
  least: 0,
  alongside: LEAVES_IN_EGG,
  proposed: ['nutmeg'],
  needed: true,
};

/**
 * The sentence for the leaves of a slot that come to what is in the pan: tough ones soften under a lid with a little water,
 * tender ones lose their own in so many minutes.
 */
export function addingLeaves(slot: string, minutes: number): TextTemplate {
  const when = `[${slot}? [simmer ${slot}>4?`;
  return {
    en: `${when} Add {the ${slot}} by the handful with a splash of water, cover until tender, {6 min}, and uncover at the end so that no water is left.|Add {the ${slot}} by the handful and turn until no water is left, {${minutes} min}.]]`,
    es: `${when} Añade {el ${slot}} a puñados con un chorrito de agua, tapa hasta que {=tierno ${slot}}, {6 min}, y destapa al final para que se evapore el agua.|Añade {el ${slot}} a puñados y remueve hasta que no quede agua, {${minutes} min}.]]`,
    fr: `${when} Ajouter {le ${slot}} par poignées avec un filet d’eau, couvrir jusqu’à ce {=tendre ${slot}}, {6 min}, et découvrir à la fin pour évaporer l’eau.|Ajouter {le ${slot}} par poignées et remuer jusqu’à évaporation de l’eau, {${minutes} min}.]]`,
  };
}
