import type { KnowledgeBase } from '../../knowledge-base.ts';
import type { TextLanguage } from '../../recipe.ts';

/** Where an ingredient is named briefly. */
export type NameUse = 'step' | 'title';

/** The ingredient by whose name `id` goes in steps or titles; itself where there is none. */
export function shortId(id: string, use: NameUse, kb: KnowledgeBase): string {
  const { calledAs, calledAsInTitles } = kb.get(id)?.wording ?? {};
  return calledAs ?? (use === 'title' ? calledAsInTitles : undefined) ?? id;
}

/** The short name of an ingredient for a use; undefined where it has none in that language. */
export function shortName(
  id: string,
  use: NameUse,
  plural: boolean,
  language: TextLanguage,
  kb: KnowledgeBase,
): string | undefined {
  const { inSteps, shortName: short } = kb.get(id)?.wording ?? {};
  const forms = (use === 'step' ? inSteps?.[language] : undefined) ?? short?.[language];
  const [one, many = one] = forms?.split('|').map((form) => form.trim()) ?? [];
  return plural ? many : one;
}

/** True of a name for steps that has one form: it is a mass there, "el laurel" for "hojas de laurel". */
export function isMassInSteps(id: string, language: TextLanguage, kb: KnowledgeBase): boolean {
  const name = kb.get(id)?.wording?.inSteps?.[language];
  return name !== undefined && !name.includes('|');
}
