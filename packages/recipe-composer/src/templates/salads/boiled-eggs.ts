import type { TextTemplate } from '../dish-template.ts';

/** The step for eggs in a slot `protein` that a salad is topped with. */
export const BOILED_EGGS: TextTemplate = {
  en: 'Boil {the protein.egg} in a small pan of boiling water for {9 min} and cool under the tap; peel and quarter, {4 min}.',
  es: 'Cuece {el protein.egg} {9 min} en un cazo de agua hirviendo y enfría{=lo protein.egg} bajo el grifo; péla{=lo protein.egg} y córta{=lo protein.egg} en cuartos, {4 min}.',
  fr: 'Cuire {le protein.egg} {9 min} dans une petite casserole d’eau bouillante, puis {=le protein.egg} rafraîchir ; {=l’ protein.egg}écaler et {=le protein.egg} couper en quartiers, {4 min}.',
};

/** The same where they boil in the pot of a slot `grain` of rice or grains, which has a step that puts them in. */
export const BOILED_EGGS_OF_POT: TextTemplate = {
  en: `[grain.grain,rice? Cool {the protein.egg} under the tap; peel and quarter, {4 min}.|${BOILED_EGGS.en}]`,
  es: `[grain.grain,rice? Enfría {el protein.egg} bajo el grifo; péla{=lo protein.egg} y córta{=lo protein.egg} en cuartos, {4 min}.|${BOILED_EGGS.es}]`,
  fr: `[grain.grain,rice? Rafraîchir {le protein.egg} ; {=l’ protein.egg}écaler et {=le protein.egg} couper en quartiers, {4 min}.|${BOILED_EGGS.fr}]`,
};
