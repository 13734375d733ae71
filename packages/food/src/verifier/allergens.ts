import { ALLERGENS, type Allergen } from '@larder/contract/allergen';
import type { AllergenVerdict } from '@larder/contract/verdict/verdict';
import type { Mention } from './mentions.ts';

/** The verdict on an allergen, and the mentions it rests on: those that contain it, else those that may. */
export type AllergenFinding = { allergen: Allergen; state: AllergenVerdict['state']; evidence: Mention[] };

/** Judges all allergens, in the contract's order. */
export function judgeAllergens(mentions: readonly Mention[]): AllergenFinding[] {
  return ALLERGENS.map((allergen): AllergenFinding => {
    const containing: Mention[] = [];
    const open: Mention[] = [];
    for (const mention of mentions) {
      if (containsAllergen(mention, allergen)) containing.push(mention);
      else if (mayContainAllergen(mention, allergen)) open.push(mention);
    }
    if (containing.length > 0) return { allergen, state: 'contains', evidence: containing };
    return { allergen, state: open.length > 0 ? 'cant-tell' : 'none-found', evidence: open };
  });
}

function containsAllergen({ ingredient, negated, isPossible }: Mention, allergen: Allergen): boolean {
  return !isPossible && ingredient?.allergens?.includes(allergen) === true && !negated?.includes(allergen);
}

/** A line that denies what its ingredient always contains leaves the allergen open. */
function mayContainAllergen({ ingredient, mayContain, negated }: Mention, allergen: Allergen): boolean {
  if (mayContain?.includes(allergen) || ingredient?.allergens?.includes(allergen)) return true;
  return !negated?.includes(allergen) && (ingredient === null || ingredient.mayContain?.includes(allergen) === true);
}
