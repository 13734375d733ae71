import { LANGUAGES, type Language } from '@larder/contract/language';
import type { Group, Ingredient, Role } from '../ingredients/ingredient.ts';
import { DEFAULT_LANGUAGES, TEXT_LANGUAGE_OF, type TextLanguage } from '../recipe.ts';
import { isSingular } from '../units/unit-words.ts';

/** The singular and the plural of a name, and both in lower case, as they are compared. */
type Forms = { one: string; many: string; lower: { one: string; many: string } };
type NamesByLanguage = ReadonlyMap<Language, readonly Forms[]>;

const OTHER_ENGLISH: Partial<Record<Language, Language>> = { 'en-GB': 'en-US', 'en-US': 'en-GB' };

const split = new WeakMap<Ingredient, NamesByLanguage>();

function formsOf(written: string): Forms {
  const [one = '', many = one] = written.split('|').map((form) => form.trim());
  return { one, many, lower: { one: one.toLowerCase(), many: many.toLowerCase() } };
}

function namesOf(ingredient: Ingredient, language: Language): readonly Forms[] {
  let names = split.get(ingredient);
  if (!names) {
    const { name, also = {} } = ingredient;
    names = new Map(
      LANGUAGES.map((language) => {
        const other = OTHER_ENGLISH[language];
        const own = [name[language], ...(other ? [name[other]] : [])];
        return [language, [...own, ...(also[TEXT_LANGUAGE_OF[language]] ?? [])].map(formsOf)];
      }),
    );
    split.set(ingredient, names);
  }
  return names.get(language) ?? [];
}

/** True if `written` is one of the ingredient's names in that language; only case may differ. */
export function isNameOf(ingredient: Ingredient, written: string, language: TextLanguage): boolean {
  const name = written.toLowerCase();
  return namesOf(ingredient, DEFAULT_LANGUAGES[language]).some((forms) => isForm(forms, name));
}

/** True if `written` is a plural of the ingredient's names in that language, or the noun of one: "panes" of "panes de perrito". */
export function isWrittenPlural(ingredient: Ingredient, written: string, language: Language): boolean {
  const name = written.toLowerCase();
  return namesOf(ingredient, language).some(
    ({ one, many, lower }) =>
      one !== many && (lower.many === name || (lower.many.startsWith(`${name} `) && !lower.one.startsWith(`${name} `))),
  );
}

/**
 * A written name in `language`: a British name becomes the American one and the reverse, other names stay. `count`
 * chooses between singular and plural where the name has both; without it the name keeps the number it was written in.
 */
export function nameAsWritten(ingredient: Ingredient, written: string, language: Language, count?: number): string {
  const name = written.toLowerCase();
  const names = namesOf(ingredient, language);
  const found = names.find((forms) => isForm(forms, name));
  if (!found) return written;
  const [own = found, otherEnglish] = names;
  const isForeign = found === otherEnglish && (language === 'en-GB' || language === 'en-US') && !isForm(own, name);
  const spoken = isForeign ? own : found;
  const plural =
    count === undefined ? found.lower.many === name && found.one !== found.many : !isSingular(count, language);
  const form = plural ? 'many' : 'one';
  return spoken.lower[form] === name ? written : spoken[form];
}

/** True of a name in lower case that is one of the forms. */
function isForm({ lower }: Forms, name: string): boolean {
  return lower.one === name || lower.many === name;
}

/** The ingredient's own name in the singular or plural. */
export function ownName(ingredient: Ingredient, language: Language, plural: boolean): string {
  const [{ one, many } = { one: ingredient.id, many: ingredient.id }] = namesOf(ingredient, language);
  return plural ? many : one;
}

/** Grams of a piece up to which a portion is several pieces, so that a weight of it is named in the plural. */
const SMALL_PIECE = 160;
/** Grams of a piece below which one is never used alone: capers. */
const TINY_PIECE = 2;
const NAMED_IN_PLURAL: ReadonlySet<Role> = new Set(['pulse', 'nut', 'seed', 'noodle']);
const NAMED_IN_SINGULAR: ReadonlySet<Role> = new Set([
  'spread',
  'flour',
  'milk',
  'juice',
  'liquid',
  'sauce',
  'seasoning',
  'yogurt',
]);
/** Roles of what is poured, spread or cut from a whole and therefore not counted: butter, oil, rum. */
const UNCOUNTED: ReadonlySet<Role> = new Set([
  'cooking-fat',
  'baking-fat',
  'finishing-oil',
  'milk',
  'cream',
  'cheese',
  'flour',
  'rice',
  'syrup',
  'sauce',
  'stock',
  'spirit',
  'liqueur',
  'wine',
  'sparkling-wine',
  'juice',
  'mixer',
  'liquid',
]);
const FATS: ReadonlySet<Role> = new Set(['cooking-fat', 'baking-fat', 'finishing-oil']);
const COME_IN_PIECES: ReadonlySet<Group> = new Set(['vegetable', 'fruit', 'dairy-and-egg', 'grain-and-bread']);

/** True for what is measured and never counted; its plural would mean kinds of it. */
export function isUncounted({ roles, weighs, group }: Ingredient): boolean {
  const isWhole = weighs?.piece !== undefined && !roles.some((role) => FATS.has(role));
  return !isWhole && group !== 'meat' && roles.some((role) => UNCOUNTED.has(role));
}

/** Whether a weight of it is named in the plural: 200 g chickpeas, but 200 g tofu. */
export function isNamedInPlural(ingredient: Ingredient, language: Language): boolean {
  const { roles, group, weighs } = ingredient;
  if (ownName(ingredient, language, true) === ownName(ingredient, language, false)) return false;
  const piece = COME_IN_PIECES.has(group) ? (weighs?.piece ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  if (piece < TINY_PIECE) return true;
  if (roles.some((role) => NAMED_IN_SINGULAR.has(role)) || isLoaf(ingredient)) return false;
  if (roles.some((role) => NAMED_IN_PLURAL.has(role))) return true;
  if (roles.includes('herb')) return language === 'en-GB' || language === 'en-US';
  return piece <= SMALL_PIECE || isLink(ingredient);
}

/** A sausage that is sold by several, and not sliced. */
const isLink = ({ id, weighs }: Ingredient): boolean =>
  /-sausage$/.test(id) && (weighs?.piece ?? MOST_LINK) < MOST_LINK;
const MOST_LINK = 120;

function isLoaf({ roles, weighs }: Ingredient): boolean {
  return roles.includes('bread') && weighs?.slice !== undefined;
}
