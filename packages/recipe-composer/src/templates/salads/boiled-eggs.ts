import type { TextTemplate } from '../dish-template.ts';

/** The step for eggs in a slot `protein` that a salad is topped with. */
export const BOILED_EGGS: TextTemplate = {
  en: 'Boil {the protein.egg} for {9 min} from the boil, cool under the tap, peel and quarter, {4 min}.',
  es: 'Cuece {el protein.egg} {9 min} desde que hierva el agua, enfría{=lo protein.egg} bajo el grifo, péla{=lo protein.egg} y córta{=lo protein.egg} en cuartos, {4 min}.',
  fr: 'Cuire {le protein.egg} {9 min} à l’eau bouillante, {=le protein.egg} rafraîchir, {=l’ protein.egg}écaler et {=le protein.egg} couper en quartiers, {4 min}.',
};
