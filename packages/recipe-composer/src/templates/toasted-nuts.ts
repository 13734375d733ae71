import type { TextTemplate } from './dish-template.ts';

/** The step for a slot `nut` that a hot dish is finished with. */
export const TOASTING_OF_NUTS: TextTemplate = {
  en: 'Toast {the nut} in a dry frying pan over a medium heat, stirring, until fragrant, {3 min}, and tip out.',
  es: 'Tuesta {el nut} en una sartén seca a fuego medio, removiendo, hasta notar su aroma, {3 min}, y resérva{=lo nut}.',
  fr: 'Faire griller {le nut} à sec dans une poêle à feu moyen, en remuant, {3 min}, et {=le nut} réserver.',
};
