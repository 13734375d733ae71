import { RENNET } from '../ingredients/diet-rules.ts';
import type { KnowledgeBase } from '../knowledge-base.ts';
import type { RecipeLine } from '../recipe.ts';

/** What stands for a grating cheese whose makers use animal rennet. */
const RENNET_FREE = 'hard-cheese';

/** True of a line that is rendered as hard cheese without animal rennet, in place of the cheese that it names. */
export const isRennetFree = ({ ingredient, inDoubt }: RecipeLine): boolean =>
  ingredient === RENNET_FREE && inDoubt?.foods.includes(RENNET) === true;

/**
 * The lines as they are shown: Parmesan and its like, which are always made with animal rennet, give way to a hard cheese
 * without it for who eats no meat. Two of them in a dish keep their names, so that its steps tell them apart.
 */
export function withoutRennet(lines: readonly RecipeLine[], kb: KnowledgeBase): readonly RecipeLine[] {
  const isMade = ({ ingredient, inDoubt, swappedFrom }: RecipeLine) =>
    !swappedFrom &&
    inDoubt?.foods.includes(RENNET) === true &&
    kb.get(ingredient ?? '')?.interchangeable?.includes('grating-cheese') === true;
  const hasOne = lines.filter(isMade).length === 1 && lines.every(({ ingredient }) => ingredient !== RENNET_FREE);
  if (!hasOne) return lines;
  return lines.map((line) =>
    isMade(line) && line.ingredient
      ? { ...line, ingredient: RENNET_FREE, swappedFrom: { ingredient: line.ingredient, because: [] } }
      : line,
  );
}
