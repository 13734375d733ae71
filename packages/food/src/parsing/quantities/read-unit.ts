import { editDistance } from '@larder/text/edit-distance';
import { DESCRIPTIVE, PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { type UnitWord, unitWords } from '../../languages/unit-forms.ts';
import type { TextLanguage } from '../../recipe.ts';
import { UNITS } from '../../units/units.ts';
import { inLongName, matchNames, replaceWord, type TokenisedLine } from '../tokenised-line.ts';

/** What was read at a token, and the token after it; null where nothing was. */
export type Reading<T> = (T & { next: number }) | null;

/** "2 large handfuls", "4 heaped tablespoons": the adjectives are passed over if a unit follows. */
export function readUnitPastAdjectives(
  line: TokenisedLine,
  at: number,
): (Reading<{ unit: UnitWord }> & { start: number }) | null {
  for (let start = at; start < at + 3; start++) {
    const unit = readUnit(line, start);
    if (unit !== null) return { ...unit, start };
    if (!((line.tokens[start]?.partsOfSpeech ?? 0) & DESCRIPTIVE) || inLongName(line, start)) return null;
  }
  return null;
}

export function readUnit(line: TokenisedLine, at: number): Reading<{ unit: UnitWord }> {
  const token = line.tokens[at];
  if (token?.kind !== 'word') return null;
  const { forms, longest } = unitWords(line.language);
  let key = '';
  let found: Reading<{ unit: UnitWord }> = null;
  for (let index = at, end = at + longest; index < end; index++) {
    const word = line.tokens[index];
    if (word?.kind === 'slash' && key.length === 1) {
      end++;
      continue;
    }
    if (word?.kind !== 'word') break;
    key = key === '' ? word.norm : `${key} ${word.norm}`;
    const unit = forms.get(key);
    if (unit) found = { unit, next: index + 1 };
  }
  if (found === null) return splitGluedUnit(line, at) ?? readMisspeltUnit(line, at);
  if (token.norm === 't' && line.text[token.start] === 'T' && line.language === 'en') {
    found = { unit: { unit: 'tbsp', times: 1, holds: false }, next: found.next };
  }
  return isNameHere(line, at, found) ? null : found;
}

/** True where the unit word names the ingredient: "4 cloves", "2 cup cakes". */
function isNameHere(line: TokenisedLine, at: number, { unit, next }: { unit: UnitWord; next: number }): boolean {
  const name = line.nameAt[at];
  if (name == null) return false;
  const counts = unit.unit === null || UNITS[unit.unit].dimension === 'count';
  if (name.end - name.start > 1 && name.end > next) {
    return name.start !== at || !(counts || line.names.byWords(line.tokens.slice(next, name.end)) >= 0);
  }
  if (!counts) return false;
  for (let index = next; index < line.tokens.length; index++) {
    const token = line.tokens[index];
    if (token?.kind !== 'word') return true;
    if (!(token.partsOfSpeech & (DESCRIPTIVE | PART_OF_SPEECH.connector)))
      return (
        (token.partsOfSpeech & (PART_OF_SPEECH.terminator | PART_OF_SPEECH.accompaniment | PART_OF_SPEECH.and)) !== 0
      );
  }
  return true;
}

/** The long unit words, which people misspell. */
const LONG_UNITS: Record<TextLanguage, readonly string[]> = {
  en: ['teaspoon', 'teaspoons', 'tablespoon', 'tablespoons'],
  es: ['cucharada', 'cucharadas', 'cucharadita', 'cucharaditas'],
  fr: ['cuillere a soupe', 'cuilleres a soupe', 'cuillere a cafe', 'cuilleres a cafe'],
};

function readMisspeltUnit(line: TokenisedLine, at: number): Reading<{ unit: UnitWord }> {
  const token = line.tokens[at];
  if (token === undefined || token.id >= 0 || token.norm.length < 7) return null;
  for (const form of LONG_UNITS[line.language]) {
    const words = form.split(' ');
    const [first = ''] = words;
    if (token.norm[0] !== first[0] || editDistance(token.norm, first, 1) > 1) continue;
    const rest = words.slice(1).every((word, index) => line.tokens[at + 1 + index]?.norm === word);
    const unit = unitWords(line.language).forms.get(form);
    if (rest && unit) return { unit, next: at + words.length };
  }
  return null;
}

const GLUED_UNIT =
  /^(tablespoons?|teaspoons?|cups?|tbsp|tsp|ounces?|pounds?|grams?|cucharaditas?|cucharadas?|gramos?|tazas?|grammes?)(.{3,})$/;

/** "1/2 teaspoonsground cinnamon": parts the token in two where the rest is a word the language knows. */
function splitGluedUnit(line: TokenisedLine, at: number): Reading<{ unit: UnitWord }> {
  const token = line.tokens[at];
  if (token === undefined || token.id >= 0 || token.partsOfSpeech !== 0) return null;
  const parts = GLUED_UNIT.exec(token.norm);
  const [, unitText = '', rest = ''] = parts ?? [];
  const unit = unitWords(line.language).forms.get(unitText);
  if (unit === undefined) return null;
  const split = { ...token, norm: rest, start: token.start + unitText.length };
  replaceWord(split, rest, line.names);
  if (split.id < 0 && split.partsOfSpeech === 0) return null;
  line.tokens.splice(at, 1, { ...token, norm: unitText, end: split.start }, split);
  matchNames(line);
  return { unit, next: at + 1 };
}

/** The token past articles and "of". */
export function skipConnectors(line: TokenisedLine, at: number): number {
  let next = at;
  while ((line.tokens[next]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.connector && line.tokens[next + 1]) next++;
  return next;
}
