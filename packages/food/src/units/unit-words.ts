import type { Language } from '@larder/contract/language';
import english from '../languages/en/unit-names.json' with { type: 'json' };
import spanish from '../languages/es/unit-names.json' with { type: 'json' };
import french from '../languages/fr/unit-names.json' with { type: 'json' };
import type { Unit } from './units.ts';

/** The singular of a unit's name, and the plural where it differs. */
type UnitName = readonly string[];

/** `unit-names.json` of a language. */
type UnitNames = {
  names: Readonly<Record<Unit, UnitName>>;
  /** Names that depend on the ingredient: a slice of bread, of ham and of lemon have three names in Spanish. */
  byIngredient: readonly { unit: string; idContains: readonly string[]; names: UnitName }[];
};

const UNIT_NAMES: Readonly<Record<Language, UnitNames>> = {
  'en-GB': english,
  'en-US': {
    names: { ...english.names, ...english.american.names },
    byIngredient: english.american.byIngredient,
  },
  es: spanish,
  fr: french,
};

/** Whether `value` takes the singular: up to one in English and Spanish, below two in French. */
export function isSingular(value: number, language: Language): boolean {
  return language === 'fr' ? value < 2 : value <= 1;
}

/** The name of a unit for so many of an ingredient. */
export function unitWord(unit: Unit, value: number, language: Language, ingredientId?: string | null): string {
  const [one = unit, many = one] = namesOf(unit, language, ingredientId);
  return isSingular(value, language) ? one : many;
}

function namesOf(unit: Unit, language: Language, ingredientId?: string | null): UnitName {
  const { names, byIngredient } = UNIT_NAMES[language];
  const special = ingredientId
    ? byIngredient.find((rule) => rule.unit === unit && rule.idContains.some((part) => ingredientId.includes(part)))
    : undefined;
  return special?.names ?? names[unit];
}
