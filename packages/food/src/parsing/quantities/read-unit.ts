import { editDistance } from '@larder/text/edit-distance';
import { DESCRIPTIVE, PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { type UnitForm, unitForms } from '../../languages/unit-forms.ts';
import { UNITS } from '../../units/units.ts';
import { inLongName, matchNames, replaceWord, type TokenisedLine } from '../tokenised-line.ts';

/** What was read at a token, and the token after it; null where nothing was. */
export type ReadAt<T> = (T & { next: number }) | null;

/** A unit behind at most two adjectives: "2 large handfuls", "4 heaped tablespoons". */
export function readUnitPastAdjectives(
  line: TokenisedLine,
  at: number,
): (ReadAt<{ unit: UnitForm }> & { start: number }) | null {
  for (let start = at; start < at + 3; start++) {
    const unit = readUnit(line, start);
    if (unit !== null) return { ...unit, start };
    if (!((line.tokens[start]?.partsOfSpeech ?? 0) & DESCRIPTIVE) || inLongName(line, start)) return null;
  }
  return null;
}

/** The longest form of a unit that begins at a token. */
export function readUnit(line: TokenisedLine, at: number): ReadAt<{ unit: UnitForm }> {
  const token = line.tokens[at];
  if (token?.kind !== 'word') return null;
  const { forms, longest, capitalised } = unitForms(line.language);
  let key = '';
  let found: ReadAt<{ unit: UnitForm }> = null;
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
  const capital = token.norm.length === 1 ? capitalised.get(line.text.charAt(token.start)) : undefined;
  if (capital) found = { unit: capital, next: found.next };
  return isNameHere(line, at, found) ? null : found;
}

/** True where the form of a unit names the ingredient: "4 cloves", "2 cup cakes". */
function isNameHere(line: TokenisedLine, at: number, { unit, next }: { unit: UnitForm; next: number }): boolean {
  const name = line.nameAt[at];
  if (name == null) return false;
  const isCount = unit.unit === null || UNITS[unit.unit].dimension === 'count';
  if (name.end - name.start > 1 && name.end > next) {
    return name.start !== at || !(isCount || line.names.byWords(line.tokens.slice(next, name.end)) >= 0);
  }
  return isCount && endsName(line, next);
}

const AFTER_NAME = PART_OF_SPEECH.terminator | PART_OF_SPEECH.accompaniment | PART_OF_SPEECH.and;

/** True where no other noun follows, so that the words before are the name. */
function endsName(line: TokenisedLine, from: number): boolean {
  for (let index = from; index < line.tokens.length; index++) {
    const token = line.tokens[index];
    if (token?.kind !== 'word') return true;
    if (!(token.partsOfSpeech & (DESCRIPTIVE | PART_OF_SPEECH.connector)))
      return (token.partsOfSpeech & AFTER_NAME) !== 0;
  }
  return true;
}

function readMisspeltUnit(line: TokenisedLine, at: number): ReadAt<{ unit: UnitForm }> {
  const token = line.tokens[at];
  if (token === undefined || token.id >= 0 || token.norm.length < 7) return null;
  const { forms, oftenMisspelt } = unitForms(line.language);
  for (const form of oftenMisspelt) {
    const words = form.split(' ');
    const [first = ''] = words;
    if (token.norm[0] !== first[0] || editDistance(token.norm, first, 1) > 1) continue;
    const rest = words.slice(1).every((word, index) => line.tokens[at + 1 + index]?.norm === word);
    const unit = forms.get(form);
    if (rest && unit) return { unit, next: at + words.length };
  }
  return null;
}

/** "1/2 teaspoonsground cinnamon": splits the token in two where the rest is a word that the language knows. */
function splitGluedUnit(line: TokenisedLine, at: number): ReadAt<{ unit: UnitForm }> {
  const token = line.tokens[at];
  if (token === undefined || token.id >= 0 || token.partsOfSpeech !== 0) return null;
  const { forms, glued } = unitForms(line.language);
  const [, form = '', rest = ''] = glued.exec(token.norm) ?? [];
  const unit = forms.get(form);
  if (unit === undefined) return null;
  const split = { ...token, norm: rest, start: token.start + form.length };
  replaceWord(split, rest, line.names);
  if (split.id < 0 && split.partsOfSpeech === 0) return null;
  line.tokens.splice(at, 1, { ...token, norm: form, end: split.start }, split);
  matchNames(line);
  return { unit, next: at + 1 };
}

/** The token past articles and "of". */
export function skipConnectors(line: TokenisedLine, at: number): number {
  let next = at;
  while ((line.tokens[next]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.connector && line.tokens[next + 1]) next++;
  return next;
}
