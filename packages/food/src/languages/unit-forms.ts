import type { Language } from '@larder/contract/language';
import { fold } from '@larder/text/fold';
import type { TextLanguage } from '../recipe.ts';
import { isUnit, type Unit } from '../units/units.ts';
import international from './all/units.json' with { type: 'json' };
import { foldedSet, perLanguage } from './languages.ts';

/** What a form of a unit stands for; an amount of it times `times` is an amount of the unit. */
export type UnitForm = {
  /** Null for pieces. */
  unit: Unit | null;
  times: number;
  /** True for what has a size of its own, given in other units: 1 (14-ounce) can. */
  isContainer: boolean;
};

const CONTAINERS: ReadonlySet<Unit> = new Set<Unit>([
  'tin',
  'jar',
  'packet',
  'bottle',
  'bag',
  'glass',
  'ball',
  'fillet',
  'slice',
  'stick',
  'sheet',
  'head',
  'bunch',
]);

/** The forms of one language, folded, and the greatest number of words in one. */
export type UnitForms = {
  forms: ReadonlyMap<string, UnitForm>;
  longest: number;
  capitalised: ReadonlyMap<string, UnitForm>;
  oftenMisspelt: readonly string[];
  /** Matches a word that begins with a form: the form, and the rest. */
  glued: RegExp;
};

const UNIT_FORMS = perLanguage(({ units }): UnitForms => {
  const forms = new Map<string, UnitForm>();
  const add = (words: readonly string[], form: UnitForm) => {
    for (const word of foldedSet(words)) if (!forms.has(word)) forms.set(word, form);
  };
  for (const { words, unit, times } of units.multiples)
    add(words, { unit: unitNamed(unit), times, isContainer: false });
  add(units.pieces, { unit: null, times: 1, isContainer: true });
  for (const [name, words] of [...Object.entries(units.words), ...Object.entries(international)]) {
    add(words, formOf(name));
  }
  return {
    forms,
    longest: Math.max(...[...forms.keys()].map((form) => form.split(' ').length)),
    capitalised: new Map(Object.entries(units.capitalised).map(([letter, name]) => [letter, formOf(name)])),
    oftenMisspelt: units.oftenMisspelt.map(fold),
    glued: new RegExp(`^(${units.oftenGlued.map(fold).join('|')})(.{3,})$`),
  };
});

function formOf(name: string): UnitForm {
  const unit = unitNamed(name);
  return { unit, times: 1, isContainer: CONTAINERS.has(unit) };
}

function unitNamed(name: string): Unit {
  if (!isUnit(name)) throw new Error(`A language file names the unit ${name}, which does not exist.`);
  return name;
}

export function unitForms(language: TextLanguage): UnitForms {
  return UNIT_FORMS[language];
}

const IMPERIAL: Partial<Record<Unit, Unit>> = {
  'us-fl-oz': 'uk-fl-oz',
  'us-pint': 'uk-pint',
  'us-quart': 'uk-quart',
  'us-gallon': 'uk-gallon',
};

/** The unit that a form means in a locale: a pint is 568 ml in British English and 473 ml elsewhere. */
export function unitIn(unit: Unit, language: Language): Unit {
  return language === 'en-GB' ? (IMPERIAL[unit] ?? unit) : unit;
}
