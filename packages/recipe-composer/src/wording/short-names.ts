import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { TextLanguage } from '@larder/food/recipe';

/** The ingredient by whose name `id` goes in steps or titles; itself where there is none. */
export function shortId(id: string, use: 'step' | 'title', kb: KnowledgeBase): string {
  const { calledAs, calledAsInTitles } = kb.get(id)?.wording ?? {};
  return calledAs ?? (use === 'title' ? calledAsInTitles : undefined) ?? id;
}

/** The short name of an ingredient for a use; undefined where it has none in that language. */
export function shortName(
  id: string,
  use: 'step' | 'title',
  plural: boolean,
  language: TextLanguage,
  kb: KnowledgeBase,
): string | undefined {
  const { inSteps, shortName: short } = kb.get(id)?.wording ?? {};
  const forms = (use === 'step' ? inSteps?.[language] : undefined) ?? short?.[language];
  const [one, many = one] = forms?.split('|').map((form) => form.trim()) ?? [];
  return plural ? many : one;
}
