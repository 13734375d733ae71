import type { Language } from '@larder/contract/language';
import { RENNET } from '../ingredients/diet-rules.ts';
import { type KnowledgeBase, textLanguage } from '../knowledge-base.ts';
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

/** A text in which the cheeses that give way to one without rennet go by its name: "with butter and hard cheese". */
export function nameWithoutRennet(
  text: string,
  lines: readonly RecipeLine[],
  language: Language,
  kb: KnowledgeBase,
): string {
  return lines.filter(isRennetFree).reduce((words, { ingredient, swappedFrom }) => {
    if (!ingredient || !swappedFrom) return words;
    const name = kb.name(ingredient, language, 1);
    return words.replace(anyNameOf(swappedFrom.ingredient, language, kb), (written, at: number) => {
      const isCapital = at === 0 || /[.!?]\s$/u.test(words.slice(0, at));
      return isCapital && /^\p{Lu}/u.test(written) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
    });
  }, text);
}

/** Words beside the name of a cheese that are part of it: "queso parmesano", but not the rind of "Parmesan rind". */
const CHEESE = /cheese|queso|fromage/i;

/** Any name of a cheese in a text, the longest first. */
function anyNameOf(id: string, language: Language, kb: KnowledgeBase): RegExp {
  const also = kb.get(id)?.also?.[textLanguage(language)] ?? [];
  const names = [kb.name(id, language, 1), ...also.flatMap((each) => each.split('|'))].map((each) => each.trim());
  const wordsOf = (name: string) => ` ${name.toLowerCase()} `;
  const isOfMore = (name: string) =>
    !CHEESE.test(name) && names.some((other) => other !== name && wordsOf(name).includes(wordsOf(other)));
  const whole = names.filter((name) => !isOfMore(name)).sort((one, other) => other.length - one.length);
  return new RegExp(`(?<!\\p{L})(?:${whole.join('|')})(?!\\p{L})`, 'giu');
}
