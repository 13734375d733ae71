import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { breaks, type Restrictions } from '@larder/food/verifier/restrictions';
import { verifyRecipe } from '@larder/food/verifier/verify';
import { wordsOf } from '../wording/names/food-names.ts';

/** Words of the longest name that is looked up. */
const MOST_WORDS = 3;

/** True of a sauce, marinade or gravy whose title or texts say that it goes on meat or fish that is refused. */
export function isForRefused(recipe: CanonicalRecipe, restrictions: Restrictions, kb: KnowledgeBase): boolean {
  if (recipe.dishType !== 'sauce') return false;
  const texts = [recipe.title.en, recipe.description.en, recipe.tip?.en ?? ''];
  const ids = new Set(texts.flatMap((text) => animalsIn(wordsOf(text), kb)));
  const inDish = recipe.lines.flatMap(({ ingredient }) =>
    ingredient ? [ingredient, ...kb.ancestors(ingredient)] : [],
  );
  return [...ids].some((id) => !inDish.includes(id) && isRefused(id, recipe, restrictions, kb));
}

/** The meat and fish that folded words between spaces name. */
function animalsIn(words: string, kb: KnowledgeBase): string[] {
  const each = words.trim().split(' ');
  return each.flatMap((_, at) =>
    Array.from({ length: MOST_WORDS }, (_, more) => each.slice(at, at + more + 1).join(' ')).flatMap((name) => {
      const id = kb.exact(name, 'en');
      const isAnimal =
        id && kb.get(id)?.origin.some((from) => from === 'meat' || from === 'fish' || from === 'shellfish');
      return isAnimal ? [id] : [];
    }),
  );
}

function isRefused(id: string, recipe: CanonicalRecipe, restrictions: Restrictions, kb: KnowledgeBase): boolean {
  const line = { name: { en: kb.name(id, 'en-GB') }, ingredient: id, amount: null, unit: null };
  return breaks(verifyRecipe({ ...recipe, lines: [line], steps: [] }, kb), restrictions).length > 0;
}
