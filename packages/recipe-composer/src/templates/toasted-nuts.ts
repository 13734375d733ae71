import type { TextTemplate } from './dish-template.ts';

/** The step for the nuts and seeds of a slot that a dish is finished with. */
export function toastingOf(slot: string): TextTemplate {
  return {
    en: `Toast {the ${slot}} in a dry frying pan over a medium heat, stirring, until fragrant, {3 min}, and tip out.`,
    es: `Tuesta {el ${slot}} en una sartén seca a fuego medio, removiendo, hasta notar su aroma, {3 min}, y resérva{=lo ${slot}}.`,
    fr: `Faire griller {le ${slot}} à sec dans une poêle à feu moyen, en remuant, {3 min}, et {=le ${slot}} réserver.`,
  };
}

/** The step for a slot `nut` that a hot dish is finished with. */
export const TOASTING_OF_NUTS: TextTemplate = toastingOf('nut');
