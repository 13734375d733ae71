import type { TextTemplate } from './dish-template.ts';

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
