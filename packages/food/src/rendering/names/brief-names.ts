import type { Language } from '@larder/contract/language';
import { type KnowledgeBase, textLanguage } from '../../knowledge-base.ts';
import { ownName } from '../../names/name-forms.ts';
import type { RecipeLine } from '../../recipe.ts';
import { shortId, shortName } from './short-names.ts';

/**
 * The name of a line's ingredient in the steps of a recipe, whose list gives it in full: "flour" for "plain flour". A
 * part of its name, so that the words around it still agree; the name itself where another line could be meant, or where
 * the short one would be that of a food with an allergen or FODMAPs that this one is free of.
 */
export function briefName(
  line: RecipeLine,
  name: string,
  lines: readonly RecipeLine[],
  language: Language,
  kb: KnowledgeBase,
): string {
  const id = line.ingredient;
  if (!id || line.swappedFrom) return name;
  const called = shortId(id, 'step', kb);
  if (called !== id && isFreeOf(id, called, kb)) return name;
  const forms = [false, true].map((plural) => formOf(called, plural, language, kb));
  const brief = forms.find((form) => isPart(form, name, language));
  if (brief === undefined) return name;
  if (isNamedByOthers(forms, id, lines, language, kb)) return name;
  return language.startsWith('en') ? name.slice(-brief.length) : name.slice(0, brief.length);
}

/** True where the short name of an ingredient could mean another line. */
export function isNamedByOthers(
  forms: readonly string[],
  id: string,
  lines: readonly RecipeLine[],
  language: Language,
  kb: KnowledgeBase,
): boolean {
  const others = lines.filter(({ ingredient }) => ingredient !== id).flatMap((other) => namesOf(other, language, kb));
  return others.some((other) => forms.some((form) => isNamedIn(form, other)));
}

function formOf(id: string, plural: boolean, language: Language, kb: KnowledgeBase): string {
  const short = shortName(id, 'step', plural, textLanguage(language), kb);
  if (short !== undefined) return short;
  const ingredient = kb.get(id);
  return ingredient ? ownName(ingredient, language, plural) : id;
}

/** True where an ingredient lacks an allergen, or the FODMAPs, of the one that it would be called as. */
function isFreeOf(id: string, called: string, kb: KnowledgeBase): boolean {
  const { allergens = [], fodmapFrom } = kb.get(id) ?? {};
  const other = kb.get(called);
  const hasOthers = (other?.allergens ?? []).some((allergen) => !allergens.includes(allergen));
  return hasOthers || (other?.fodmapFrom !== undefined && fodmapFrom === undefined);
}

/** True of the noun of a longer name: the last words in English, the first ones elsewhere. */
function isPart(form: string, name: string, language: Language): boolean {
  const written = name.toLowerCase();
  return language.startsWith('en') ? written.endsWith(` ${form}`) : written.startsWith(`${form} `);
}

function isNamedIn(form: string, other: string): boolean {
  return other === form || other.startsWith(`${form} `) || other.endsWith(` ${form}`);
}

/** The names of a line: as it was written, and its ingredient's own in both numbers. */
function namesOf({ ingredient: id, name, swappedFrom }: RecipeLine, language: Language, kb: KnowledgeBase): string[] {
  const ingredient = id ? kb.get(id) : undefined;
  const own = ingredient ? [ownName(ingredient, language, false), ownName(ingredient, language, true)] : [];
  const written = swappedFrom ? undefined : name[textLanguage(language)];
  return [...own, ...(written === undefined ? [] : [written])].map((each) => each.toLowerCase());
}
