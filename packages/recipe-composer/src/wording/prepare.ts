import type { Cut } from '@larder/food/ingredients/cooking';
import type { TextLanguage } from '@larder/food/recipe';
import type { Filling } from '../filling/filling.ts';
import { CUT_PHRASES } from '../techniques/cuts.ts';
import type { Slot } from '../templates/dish-template.ts';
import type { Article } from './names.ts';
import { capitalised, joined, listOf, type Piece } from './wording.ts';

const DEFINITE: Record<TextLanguage, Article> = { en: 'the', es: 'el', fr: 'le' };
const ABOUT: Record<TextLanguage, string> = { en: ', about ', es: ', unos ', fr: ', environ ' };
const LAST: Record<TextLanguage, string> = { en: ' and ', es: ' y ', fr: ' et ' };
/** However much there is to cut, somebody gets it done. */
const MOST_MINUTES = 15;

/** What is to be cut, trimmed or drained before the cooking begins: all of one cut together; null where nothing is. */
export function wordPreparation(
  fillings: readonly Filling[],
  slots: Readonly<Record<string, Slot>>,
  language: TextLanguage,
): Piece[] | null {
  const byCut = Map.groupBy(fillings, (filling) => cutOf(filling, slots));
  const cuts = [...byCut].filter((entry): entry is [Cut, Filling[]] => entry[0] !== null);
  if (cuts.length === 0) return null;
  const clauses = cuts.flatMap(([cut, cutAlike], index): Piece[] => {
    const [before = '', after = ''] = CUT_PHRASES[cut][language].split('{x}');
    const joint = index === 0 ? '' : index === cuts.length - 1 ? LAST[language] : ', ';
    return [joint + before, ...listOf(cutAlike, DEFINITE[language], language, 'cut'), after];
  });
  const minutes = cuts.reduce((sum, [cut, { length }]) => sum + CUT_PHRASES[cut].minutes * length, 0);
  const seconds = Math.min(MOST_MINUTES, minutes) * 60;
  const about = minutes === 1 ? ', ' : ABOUT[language];
  return capitalised(joined([...clauses, about, { seconds }, '.']));
}

/** How something is cut in its place. A slot's own cut goes for what is cut with a knife, not for what is drained or washed. */
export function cutOf(
  { slot, cooking }: Pick<Filling, 'slot' | 'cooking'>,
  slots: Readonly<Record<string, Slot>>,
): Cut | null {
  const own = slots[slot]?.cut;
  if (own === 'whole') return null;
  if (!own || !cooking.cut || !WITH_A_KNIFE.has(cooking.cut)) return cooking.cut ?? null;
  return cooking.cut.startsWith('peel') ? own : (UNPEELED[own] ?? own);
}

/** What needs no peeling is cut the same way without. */
const UNPEELED: Partial<Record<Cut, Cut>> = { 'peel-slice-thin': 'slice-thin', 'peel-chunks': 'chunks' };

const WITH_A_KNIFE: ReadonlySet<Cut> = new Set([
  'chop',
  'chop-rough',
  'dice',
  'peel-dice',
  'chunks',
  'slice',
  'slice-thin',
  'strips',
  'bites',
  'grate',
  'shred',
  'juice',
  'halve',
  'crumble',
]);
