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
import { UNITS } from '@larder/food/units/units';
import { keptPreparation } from './keep-preparation.ts';
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
  const keepsAmount = isMeasured && ratio === 1 && (isSpooned || isHandful(line, use, kb));
  const measured =
    keepsAmount || grams === null
      ? {}
      : {
          ...measureSubstitute(
            use,
            Math.min(grams * ratio * shareIn(use, recipe, kb), mostOf(use, recipe, kb)),
            line,
            kb,
          ),
          each: null,
        };
  const own = prepareSubstitute(use, line, recipe, kb);
  const keepsCount = !('unit' in measured) || measured.unit === line.unit;
  const prepared = together(own, keptPreparation(line, use, own, keepsCount, kb));
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
    ...(isToasted(line) && isCrunchy(use, kb) ? { preparation: toasted(use, kb) } : {}),
    ingredient: use,
    name: nameInEach(use, kb),
    ...measured,
  });
}

/** The share of the liquid of chickpeas that a yeast dough, mince or quark takes: it is thinner than the egg that it stands for. */
const SHARE_OF_EGG = 0.6;
const FIRM = ['yeast', 'mince', 'sausage-meat', 'quark'] as const;

function shareIn(use: string, { lines, dishType }: CanonicalRecipe, kb: KnowledgeBase): number {
  const isFirm =
    dishType === 'roast' ||
    lines.some(({ ingredient }) => ingredient && FIRM.some((kind) => kb.isKindOf(ingredient, kind)));
  return use === 'aquafaba' && isFirm ? SHARE_OF_EGG : 1;
}

/** True of a handful or a bunch of one fresh herb for another. */
const isHandful = ({ ingredient, unit }: RecipeLine, use: string, kb: KnowledgeBase): boolean =>
  (unit === 'handful' || unit === 'bunch') &&
  [ingredient, use].every((id) => id !== null && kb.get(id)?.roles.includes('herb') === true);

/** The share of a dish, plain water aside, up to which oil tastes of garlic, and grams that are always right. */
const MOST_GARLIC_OIL = 0.01;
const LEAST_GARLIC_OIL = 7;

/** Grams of a substitute above which a dish has too much of it: oil that stands for many cloves makes it greasy. */
function mostOf(use: string, { lines }: CanonicalRecipe, kb: KnowledgeBase): number {
  if (use !== 'garlic-oil') return Number.POSITIVE_INFINITY;
  const solids = lines.filter(({ ingredient }) => ingredient !== 'water');
  const whole = solids.reduce((sum, line) => sum + (gramsOf(line, kb) ?? 0), 0);
  return Math.max(LEAST_GARLIC_OIL, MOST_GARLIC_OIL * whole);
}

/** Two remarks on a line as one. */
function together(own: Localised | undefined, kept: Localised | undefined): Localised | undefined {
  if (!own || !kept) return own ?? kept;
  return inTextLanguages((language) => `${own[language] ?? own.en}, ${kept[language] ?? kept.en}`);
}

/** Cuts that are named alike whatever is cut. */
const CUT_ALIKE: Partial<Record<TextLanguage, RegExp>> = {
  es: /^en (?:\d+ )?(?:tiras|dados|cubos|láminas|lonchas|rebanadas|rodajas|trozos|bastones)/,
  fr: /^en (?:\d+ )?(?:fines )?(?:lanières|dés|cubes|lamelles|tranches|rondelles|morceaux|bâtonnets)/,
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
