import { isElidedBefore } from './french-elision.ts';

/** A figure and a unit, "2 gousses" or "1 c. à s.", and no figure alone. */
const HAS_UNIT = /[\d¼½¾⅓⅔⅛].*[\p{L}.]$/u;

/**
 * A line of an ingredient list as one text: "2 dientes de ajo", "2 gousses d’ail", "2 cloves garlic". Spanish and French
 * have a preposition between a unit and the food.
 */
export function measuredName({ quantity, name }: { quantity: string; name: string }, language: string): string {
  if (quantity === '') return name;
  if (!HAS_UNIT.test(quantity)) return `${quantity} ${name}`;
  if (language === 'es') return `${quantity} de ${name}`;
  if (language === 'fr') return `${quantity} ${isElidedBefore(name) ? 'd’' : 'de '}${name}`;
  return `${quantity} ${name}`;
}
