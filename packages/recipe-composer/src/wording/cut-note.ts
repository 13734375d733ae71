import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { Grammar } from '@larder/food/names/noun-grammar';
import { inTextLanguages, type Localised, type TextLanguage } from '@larder/food/recipe';
import { agreeAdjectives } from '@larder/food/rendering/agreement';
import { CHOPPED_HERBS_IN_FRENCH, CUTS_OF_DRAINED, CUTS_ON_LINES, STRIPS_OF_MEAT } from '../techniques/cuts.ts';
import type { NamedIngredient } from './ingredient-names.ts';

const MASCULINE: Grammar = { feminine: false, plural: false };
/** Raw meat, whose strips have a thickness. */
const RAW_MEAT: ReadonlySet<CookingKind> = new Set([
  'poultry',
  'poultry-joint',
  'tender-meat',
  'pan-meat',
  'offal',
  'stewing-meat',
]);

/** What is done to an ingredient before the method begins, in words that agree with its line; undefined where nothing is. */
export function cutNote(named: NamedIngredient, isWeighedDrained: boolean): Required<Localised> | undefined {
  const clauses = clausesOf(named, isWeighedDrained);
  if (!clauses) return undefined;
  return inTextLanguages((language) => {
    const grammar = grammarOf(named, language);
    const agreed = clauses[language]
      .split(', ')
      .map((clause) => agreeAdjectives(` ${clause}`, MASCULINE, grammar, language).trimStart());
    return agreed.join(', ');
  });
}

function clausesOf({ cut, cooking }: NamedIngredient, isWeighedDrained: boolean): Required<Localised> | null {
  if (cut === null) return null;
  const rest = isWeighedDrained ? CUTS_OF_DRAINED[cut] : undefined;
  if (rest !== undefined) return rest;
  if (cut === 'strips' && RAW_MEAT.has(cooking.kind)) return STRIPS_OF_MEAT;
  const isChopped = cut === 'chop' || cut === 'chop-rough';
  const isHerb = isChopped && cooking.kind === 'herb';
  return isHerb ? { ...CUTS_ON_LINES[cut], fr: CHOPPED_HERBS_IN_FRENCH } : CUTS_ON_LINES[cut];
}

/** Cloves of garlic are chopped, not the garlic: "2 dientes de ajo, picados". */
const CLOVES: Partial<Record<TextLanguage, Grammar>> = {
  es: { feminine: false, plural: true },
  fr: { feminine: true, plural: true },
};

function grammarOf({ names, measured }: NamedIngredient, language: TextLanguage): Grammar {
  const cloves = measured.unit === 'clove' ? CLOVES[language] : undefined;
  return cloves ? { ...cloves, plural: measured.amount > 1 } : names.line[language].grammar;
}
