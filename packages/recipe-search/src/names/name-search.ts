import type { Language } from '@larder/contract/language';
import { type KnowledgeBase, textLanguage } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { popularityIn } from '../ranking/popularity.ts';
import type { NameIndex } from './name-index.ts';
import { type NameQuery, parseNameQuery } from './name-query.ts';
import { wholeNameSimilarity } from './name-similarity.ts';
import { type MatchKind, NAME_SCORING, type NameScore, scoreRecipeNames } from './score-name.ts';

export type NameMatch = NameScore & { recipe: CanonicalRecipe };
export type NameSearch = (query: string, language: Language) => NameMatch[];

const MATCH_ORDER: readonly MatchKind[] = ['name', 'ingredients', 'near'];

/**
 * Searches recipes by titles and other names in every language, category, cuisine and ingredients. Accents, case,
 * number, word order, spelling errors and phonetic spelling are tolerated. Matches come by kind; within a kind
 * recipes whose title is the query come first, then the best, equal ones by id.
 */
export function createNameSearch({ kb, index }: { kb: KnowledgeBase; index: NameIndex }): NameSearch {
  return (text, language) => {
    const query = parseNameQuery(text, textLanguage(language), index, kb);
    const popularity = popularityIn(query.language);
    return [...findCandidates(query, index)]
      .flatMap((number): NameMatch[] => {
        const recipe = index.recipes[number];
        const best = recipe && scoreRecipeNames(number, query, index);
        if (!recipe || !best || best.queryShare < NAME_SCORING.near) return [];
        const score = best.score + NAME_SCORING.popularity * (popularity.get(recipe.id) ?? 0);
        return [{ ...best, recipe, score }];
      })
      .sort(
        (a, b) =>
          MATCH_ORDER.indexOf(a.matchKind) - MATCH_ORDER.indexOf(b.matchKind) ||
          Number(b.isTitle) - Number(a.isTitle) ||
          b.score - a.score ||
          (a.recipe.id < b.recipe.id ? -1 : 1),
      );
  };
}

/** Numbers of the recipes that any word of the query may refer to, or the whole query written as one word. */
function findCandidates(query: NameQuery, { names, postings, bySound }: NameIndex): Set<number> {
  const found = new Set<number>();
  for (const { meanings, classified, withIngredient, withWiderKind } of query.words) {
    for (const word of meanings.keys())
      for (const name of postings[word]?.names ?? []) found.add(names[name]?.recipe ?? -1);
    for (const recipe of classified.keys()) found.add(recipe);
    for (const recipe of withIngredient ?? withWiderKind) found.add(recipe);
  }
  for (const number of bySound.get(query.whole.sound.text[0]) ?? []) {
    const name = names[number];
    if (!name || name.whole.words === query.whole.words) continue;
    if (wholeNameSimilarity(query.whole, name.whole) > 0) found.add(name.recipe);
  }
  return found;
}
