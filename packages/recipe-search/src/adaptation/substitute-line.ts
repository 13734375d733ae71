import type { Role, Swap } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import {
  type CanonicalRecipe,
  DEFAULT_LANGUAGES,
  inTextLanguages,
  type Localised,
  type RecipeLine,
  type TextLanguage,
} from '@larder/food/recipe';
import { agreeAdjectives } from '@larder/food/rendering/agreement';
import { UNITS } from '@larder/food/units/units';
import { measureSubstitute } from './measure-substitute.ts';
import { prepareSubstitute } from './prepare-substitute.ts';

export type ChangeLine = (line: RecipeLine) => RecipeLine;

/** Replaces a line's ingredient. The amount keeps its unit where the ratio is 1; else it is measured anew. */
export function substituteLine(
  line: RecipeLine,
  { use, ratio }: Swap,
  recipe: CanonicalRecipe,
  kb: KnowledgeBase,
): ChangeLine {
  const grams = gramsOf(line, kb);
  const isMeasured = line.unit !== null || line.amount === null;
  const isSpooned = line.unit === null || line.unit === 'slice' || UNITS[line.unit].dimension !== 'count';
  const keepsAmount = isMeasured && ratio === 1 && isSpooned;
  const prepared = withState(prepareSubstitute(use, line, recipe), stateOf(line, use, kb));
  return ({
    preparation,
    alternatives: _others,
    negated: _absent,
    deniedFoods: _denied,
    inDoubt: _doubt,
    ...rest
  }) => ({
    ...rest,
    ...(prepared ? { preparation: prepared } : {}),
    ...(preparation && (isForFrying(line) || isCutAlike(line, use, preparation, kb)) ? { preparation } : {}),
    ...(preparation && !prepared && areCheeses(line, use, kb)
      ? { preparation: agreed(preparation, line, use, kb) }
      : {}),
    ...(isToasted(line) && isCrunchy(use, kb) ? { preparation: toasted(use, kb) } : {}),
    ingredient: use,
    name: nameInEach(use, kb),
    ...(keepsAmount || grams === null ? {} : { ...measureSubstitute(use, grams * ratio, line, kb), each: null }),
  });
}

/** How warm, soft or old a fat, milk, cream or bread is, which its like is as well. */
const STATE = /^(?:very |well )?(?:cold|chilled|soft|softened|melted|hot|warm|lukewarm|stale|at room temperature)\b/;
const HAS_STATE: ReadonlySet<Role> = new Set<Role>(['cooking-fat', 'milk', 'cream', 'bread']);

/** The state of a line in words that agree with its substitute; undefined where that has none, as oil has none. */
function stateOf({ ingredient, preparation }: RecipeLine, use: string, kb: KnowledgeBase): Localised | undefined {
  const hasState = (id: string | null) => id !== null && kb.get(id)?.roles.some((role) => HAS_STATE.has(role)) === true;
  if (!preparation || !STATE.test(preparation.en) || !hasState(ingredient) || !hasState(use)) return undefined;
  if (use.endsWith('-oil')) return undefined;
  return agreed(preparation, { ingredient }, use, kb);
}

/** The remark on a line in words that agree with its substitute. */
function agreed(
  preparation: Localised,
  { ingredient }: Pick<RecipeLine, 'ingredient'>,
  use: string,
  kb: KnowledgeBase,
): Localised {
  return inTextLanguages((language) => {
    const [was, is] = [ingredient ?? use, use].map((id) =>
      kb.grammar(kb.name(id, DEFAULT_LANGUAGES[language], 1), language, false),
    );
    const words = preparation[language] ?? preparation.en;
    return was && is ? agreeAdjectives(` ${words}`, was, is, language).trimStart() : words;
  });
}

/** How cheese is cut, whichever it is; what is drained or thawed is not. */
const CUT_CHEESE = /\b(?:grated|crumbled|shaved|sliced?|slices|diced?|cubes|pieces|torn)\b/;
const OWN_TO_IT = /\b(?:drained|dried|thawed|rind)\b/;

/** True of a cheese for another one of milk, which is grated or crumbled as that was. */
function areCheeses({ ingredient, preparation }: RecipeLine, use: string, kb: KnowledgeBase): boolean {
  const isCheese = (id: string | null) => kb.get(id ?? '')?.roles.includes('cheese') === true;
  const cut = preparation?.en ?? '';
  const isCut = CUT_CHEESE.test(cut) && !OWN_TO_IT.test(cut);
  return isCut && isCheese(ingredient) && isCheese(use) && kb.get(use)?.origin.includes('dairy') === true;
}

/** The remark on a substitute and then the state alone of what it stands for, where it has none of its own. */
function withState(prepared: Localised | undefined, state: Localised | undefined): Localised | undefined {
  if (!prepared || !state) return prepared ?? state;
  if (STATE.test(prepared.en)) return prepared;
  return inTextLanguages((language) => {
    const [alone = ''] = (state[language] ?? state.en).split(',');
    return `${prepared[language] ?? prepared.en}, ${alone}`;
  });
}

/** Cuts that are named alike whatever is cut. */
const CUT_ALIKE: Partial<Record<TextLanguage, RegExp>> = {
  es: /^en (?:\d+ )?(?:tiras|dados|cubos|láminas|lonchas|rebanadas|rodajas|trozos|bastones)/,
  fr: /^en (?:\d+ )?(?:fines )?(?:lanières|dés|cubes|lamelles|tranches|morceaux|bâtonnets)/,
};

/** True of nuts and seeds that were roasted before they went into the dish. */
const isToasted = ({ ingredient, preparation }: RecipeLine): boolean =>
  ingredient?.startsWith('roasted-') === true || /\b(?:toasted|roasted)\b/.test(preparation?.en ?? '');

const isCrunchy = (id: string, kb: KnowledgeBase): boolean =>
  kb.get(id)?.roles.some((role) => role === 'seed' || role === 'nut') === true;

/** "toasted", agreeing with the name in the plural. */
function toasted(id: string, kb: KnowledgeBase): Localised {
  const isFeminine = (language: TextLanguage) =>
    kb.grammar(kb.name(id, DEFAULT_LANGUAGES[language], 2), language, true).feminine;
  return {
    en: 'toasted',
    es: isFeminine('es') ? 'tostadas' : 'tostados',
    fr: isFeminine('fr') ? 'grillées' : 'grillés',
  };
}

/** Fat to fry in stays so, whatever fat it is, and most of it stays in the pan. */
const isForFrying = ({ preparation }: RecipeLine): boolean => /\bfrying\b/.test(preparation?.en ?? '');

/** True where what takes the place of meat, fish or bread is cut as that was: strips, cubes, slices. */
function isCutAlike({ ingredient }: RecipeLine, use: string, preparation: Localised, kb: KnowledgeBase): boolean {
  const isCut = (id: string | null, role: Role) => id !== null && kb.get(id)?.roles.includes(role) === true;
  const isWhole = !kb.isKindOf(use, 'pulse') && !/mince/.test(use);
  return (
    (['protein', 'bread'] as const).some((role) => isCut(ingredient, role) && isCut(use, role)) &&
    isWhole &&
    (['es', 'fr'] as const).every((language) => CUT_ALIKE[language]?.test(preparation[language] ?? ''))
  );
}

function nameInEach(id: string, kb: KnowledgeBase): Localised {
  return inTextLanguages((language) => kb.name(id, DEFAULT_LANGUAGES[language]));
}
