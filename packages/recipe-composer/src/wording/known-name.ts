import type { DishTemplate, KnownName, TextTemplate } from '../templates/dish-template.ts';

type InSlot = { slot: string; id: string };

/** The title of a template with these ingredients: that of the dish they are known as, else its own. */
export function titleOf({ knownAs = [], title }: DishTemplate, ingredients: readonly InSlot[]): TextTemplate {
  return knownAs.find((name) => isKnownAs(name, ingredients))?.title ?? title;
}

function isKnownAs({ of, without = [] }: KnownName, ingredients: readonly InSlot[]): boolean {
  const idsIn = (slot: string) => ingredients.filter((one) => one.slot === slot).map(({ id }) => id);
  return (
    without.every((slot) => idsIn(slot).length === 0) &&
    Object.entries(of).every(([slot, known]) => idsIn(slot).length > 0 && idsIn(slot).every((id) => known.includes(id)))
  );
}
