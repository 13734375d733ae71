import type { Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import {
  DEFAULT_LANGUAGES,
  inTextLanguages,
  type Localised,
  type RecipeLine,
  TEXT_LANGUAGES,
  type TextLanguage,
} from '@larder/food/recipe';
import { agreeAdjectives } from '@larder/food/rendering/agreement';

/** How warm, soft or old something is. */
const STATE =
  /^(?:(?:very|well|just|ice)[ -])*(?:cold|chilled|soft|softened|melted|hot|boiling|warm|warmed|lukewarm|tepid|stale|day-old|a day old|toasted|part to melt|the rest soft|at room temperature)$/;
/** How something is cut or broken. */
const CUT =
  /^(?:(?:very|finely|thinly|roughly|coarsely|thickly) )*(?:sliced|diced|cubed|chopped|halved|quartered|grated|crumbled|shaved|torn(?: small)?|crushed|snipped|skinned|broken|crusts? removed|no crust)$|^(?:cut )?(?:in|into) (?!two)(?:[a-z]+ |[\d.]+\s(?:cm )?)*(?:slices?|cubes|dice|strips|pieces|sticks|batons|chunks|wedges|crumbs|rounds)(?: of [\d.]+\scm)?$/;
/** What is said of pieces that are counted alone. */
const OF_PIECES = /^(?:small|large|long|split|opened|(?:each )?cut in two(?: and split)?|in four pieces)$/;

/** Roles in which one food is warmed, cut or broken like another. */
const ALIKE: readonly Role[] = [
  'bread',
  'wrap',
  'milk',
  'cream',
  'cheese',
  'stock',
  'beer',
  'root',
  'herb',
  'chocolate',
];
/** Roles in which only the state of one food is that of another. */
const IN_STATE: readonly Role[] = ['cooking-fat', 'baking-fat'];
/** Kinds whose foods are cut or broken alike. */
const KINDS = ['mushroom', 'biscuit', 'sausage', 'squash'] as const;

/**
 * What the remark on a line says that is true of its substitute as well, "grated", "at room temperature", in words that
 * agree with that; undefined where nothing is. Where the substitute has a remark of its own, only what that does not say.
 */
export function keptPreparation(
  { ingredient, preparation, unit }: RecipeLine,
  use: string,
  own: Localised | undefined,
  keepsCount: boolean,
  kb: KnowledgeBase,
): Localised | undefined {
  if (!preparation || !ingredient) return undefined;
  const hasBoth = (role: Role) => [ingredient, use].every((id) => kb.get(id)?.roles.includes(role));
  const isOfKind = [ingredient, use].every((id) => KINDS.some((kind) => kb.isKindOf(id, kind)));
  const isAlike = isOfKind || ALIKE.some(hasBoth);
  const isPart = use === 'spring-onion-greens';
  const isFat = !use.endsWith('-oil') && IN_STATE.some(hasBoth);
  const isCut = own !== undefined && /\b(?:in (?!a )|slic|dic|grat|leaves)/.test(own.en);
  const isTrue = (words: string) =>
    (isPart && own === undefined) ||
    (STATE.test(words) && (isAlike || isFat) && !saysSo(own, words)) ||
    (CUT.test(words) && (isAlike || isFat) && !isCut) ||
    (OF_PIECES.test(words) && isAlike && keepsCount && (unit === null || unit === 'slice') && own === undefined);
  const clauses = inTextLanguages((language) => (preparation[language] ?? preparation.en).split(/, (?!\d)/));
  const kept = clauses.en.map(isTrue);
  const isSplitAlike = TEXT_LANGUAGES.every((language) => clauses[language].length === kept.length);
  if (!kept.includes(true) || (!isSplitAlike && kept.includes(false))) return undefined;
  return inTextLanguages((language) =>
    clauses[language]
      .filter((_, at) => !isSplitAlike || kept[at])
      .map((clause) => agreed(clause, ingredient, use, language, kb))
      .join(', '),
  );
}

/** True where a remark says of a state already that it is so: "chilled overnight" of "cold". */
const saysSo = (own: Localised | undefined, words: string): boolean =>
  own !== undefined && (own.en.includes(words) || (/\bchilled\b/.test(own.en) && /\b(?:cold|chilled)$/.test(words)));

/** A remark that agreed with the one or the several of a food, and agrees with as many of another one. */
function agreed(clause: string, from: string, into: string, language: TextLanguage, kb: KnowledgeBase): string {
  const inNumber = [1, 2].map((count) => {
    const [was, is] = [from, into].map((id) => {
      const name = kb.name(id, DEFAULT_LANGUAGES[language], count);
      return kb.grammar(name, language, count > 1 && name !== kb.name(id, DEFAULT_LANGUAGES[language], 1));
    });
    return was && is ? agreeAdjectives(` ${clause}`, was, is, language).trimStart() : clause;
  });
  return inNumber.find((words) => words !== clause) ?? clause;
}
