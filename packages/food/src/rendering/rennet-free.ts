import { RENNET } from '../ingredients/diet-rules.ts';
import type { KnowledgeBase } from '../knowledge-base.ts';
import type { RecipeLine } from '../recipe.ts';

const HARD = 'hard-cheese';
const BLUE = 'blue-cheese';

/** True of a line that is rendered as cheese without animal rennet, in place of the cheese that it names. */
export const isRennetFree = ({ ingredient, inDoubt }: RecipeLine): boolean =>
  (ingredient === HARD || ingredient === BLUE) && inDoubt?.foods.includes(RENNET) === true;

/** What stands for a grating or a blue cheese whose makers use animal rennet; null for any other. */
function standInFor({ ingredient, inDoubt, swappedFrom }: RecipeLine, kb: KnowledgeBase): string | null {
  if (!ingredient || swappedFrom || !inDoubt?.foods.includes(RENNET)) return null;
  if (kb.get(ingredient)?.interchangeable?.includes('grating-cheese')) return HARD;
  return kb.isKindOf(ingredient, BLUE) ? BLUE : null;
}

/**
 * The lines as they are shown: Parmesan, Gorgonzola and their like, which are made with animal rennet, give way to a
 * cheese without it for who eats no meat. Two of a kind in a dish keep their names, so that its steps tell them apart.
 */
export function withoutRennet(lines: readonly RecipeLine[], kb: KnowledgeBase): readonly RecipeLine[] {
  const standIns = lines.map((line) => standInFor(line, kb));
  return lines.map((line, index) => {
    const use = standIns[index];
    const isOne = standIns.filter((other) => other === use).length === 1;
    if (!use || !isOne || !line.ingredient || lines.some(({ ingredient }) => ingredient === use)) return line;
    return { ...line, ingredient: use, swappedFrom: { ingredient: line.ingredient, because: [] } };
  });
}
