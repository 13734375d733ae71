import type { Language } from '@larder/contract/language';
import { type KnowledgeBase, textLanguage } from '../knowledge-base.ts';
import type { RecipeLine } from '../recipe.ts';
import { isSingular, unitWord } from '../units/unit-words.ts';
import type { Unit } from '../units/units.ts';
import { agreeAdjectives } from './agreement.ts';

/** Units that are pieces of the food itself, which are chopped or peeled: two cloves, "majados". */
const PIECES: ReadonlySet<Unit> = new Set<Unit>([
  'clove',
  'slice',
  'leaf',
  'sprig',
  'stick',
  'stalk',
  'head',
  'sheet',
  'fillet',
  'ear',
  'ball',
  'wedge',
]);

/**
 * What is done to an ingredient, with the participles that agree with its name, or with one piece, made to agree with
 * the pieces that stand before them: "ajo: 2 dientes, majados".
 */
export function agreePreparation(
  preparation: string,
  { amount, unit, ingredient }: Pick<RecipeLine, 'amount' | 'unit' | 'ingredient'>,
  name: string,
  language: Language,
  kb: KnowledgeBase,
): string {
  const spoken = textLanguage(language);
  if (spoken === 'en' || !amount || unit === null || !PIECES.has(unit)) return preparation;
  const count = amount.max ?? amount.min;
  const isPlural = !isSingular(count, language);
  const noun = unitWord(unit, count, language, ingredient);
  const pieces = kb.grammar(noun, spoken, isPlural);
  const asWritten = [kb.grammar(name, spoken, false), { ...pieces, plural: false }];
  return preparation
    .split(', ')
    .map((clause) => {
      for (const was of asWritten) {
        const agreed = agreeAdjectives(` ${clause}`, was, pieces, spoken).trimStart();
        if (agreed !== clause) return spoken === 'es' ? withFine(agreed) : agreed;
      }
      return clause;
    })
    .join(', ');
}

/** "Picados finos", where French leaves "hachées fin". */
const withFine = (clause: string): string =>
  clause.replace(/([oa]s?)( muy)? fin[oa]s?$/u, (_, ending, very = '') => `${ending}${very} fin${ending}`);
