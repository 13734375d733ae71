import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { TextLanguage } from '@larder/food/recipe';

/** The ingredient by whose name `id` goes in steps or titles; itself where there is none. */
export function shortId(id: string, use: 'step' | 'title', kb: KnowledgeBase): string {
  const { calledAs, calledAsInTitles } = kb.get(id)?.wording ?? {};
  return calledAs ?? (use === 'title' ? calledAsInTitles : undefined) ?? id;
}

/** The short name of an ingredient; undefined where it has none in that language. */
export function shortName(id: string, plural: boolean, language: TextLanguage, kb: KnowledgeBase): string | undefined {
  const [one, many = one] =
    kb
      .get(id)
      ?.wording?.shortName?.[language]?.split('|')
      .map((form) => form.trim()) ?? [];
  return plural ? many : one;
}
