import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import { type CanonicalRecipe, type RecipeLine, TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import { foodsIn, headsOf, isNamed, mainNamesOf, namesGone, namesOf, wordsOf } from './food-names.ts';

/** True where the title, in any language, is that of the dish with what was taken out. */
export function titleNamesSwapped(recipe: CanonicalRecipe, index: number, kb: KnowledgeBase): boolean {
  const line = recipe.lines[index];
  if (!line?.ingredient) return false;
  const ids = [line.ingredient, ...kb.ancestors(line.ingredient)];
  const others = recipe.lines
    .filter((other) => weightOf(other, kb) >= LEAST_BESIDE * weightOf(line, kb))
    .flatMap(({ ingredient }) => ingredient ?? [])
    .flatMap((id) => [id, ...kb.ancestors(id)])
    .filter((id) => !ids.includes(id));
  return TEXT_LANGUAGES.some((language) => {
    const title = recipe.title[language];
    if (title === undefined) return false;
    const words = wordsOf(title);
    const written = wordsOf(line.name[language] ?? '').trim();
    const names = [...ids.flatMap((id) => namesOf(id, language, kb)), written];
    const heads = headsOf(written, language);
    const foods = namesOf(line.ingredient ?? '', language, kb).flatMap((name) => foodsIn(name, language, kb));
    const stays = others.flatMap((id) => namesOf(id, language, kb));
    return [...names, ...heads].some((name) => isNamed(words, name)) || namesGone(words, foods, stays);
  });
}

/** The share of what is gone from which a title can mean what stays: chicken beside its stock, no sprig of mint beside its syrup. */
const LEAST_BESIDE = 0.1;

const weightOf = (line: RecipeLine, kb: KnowledgeBase): number => gramsOf(line, kb) ?? 0;

/** Kinds so wide that a substitute is called by them too. */
const WIDE_KINDS: ReadonlySet<string> = new Set(['meat', 'fat', 'oil', 'fish', 'shellfish', 'cheese']);

/** True where a step, in any language, still names what was taken out in words of its own: "until the bacon is crisp". */
export function stepsNameSwapped(recipe: CanonicalRecipe, leftOut: readonly RecipeLine[], kb: KnowledgeBase): boolean {
  const gone = leftOut.flatMap(({ ingredient }) => ingredient ?? []);
  const swapped = [
    ...recipe.lines.flatMap(({ ingredient, swappedFrom }) =>
      ingredient && swappedFrom ? [{ into: ingredient, from: swappedFrom.ingredient }] : [],
    ),
    ...gone.map((from) => ({ into: null, from })),
  ];
  const kept = recipe.lines.flatMap(({ ingredient }) => (ingredient ? [ingredient, ...kb.ancestors(ingredient)] : []));
  return TEXT_LANGUAGES.some((language) => {
    const stays = swapped.flatMap(({ into }) => (into ? mainNamesOf(into, language, kb).map(wordsOf) : []));
    const written = recipe.lines.map(({ name, swappedFrom }) =>
      swappedFrom ? '' : wordsOf(name[language] ?? '').trim(),
    );
    const lines = written.flatMap((name) => [name, ...headsOf(name, language)]);
    const names = swapped
      .flatMap(({ from }) => [from, ...kb.ancestors(from)])
      .filter((id) => !kept.includes(id) && !WIDE_KINDS.has(id))
      .flatMap((id) => mainNamesOf(id, language, kb))
      .filter((name) => !stays.some((words) => isHeadOf(words, name, language)))
      .concat(gone.flatMap((id) => shortNamesOf(id, language, kb)))
      .concat(
        swapped.some(({ from, into }) => isMeat(from, kb) && !(into && isMeat(into, kb))) ? RENDERED_FAT[language] : [],
      );
    return recipe.steps.some(({ text }) => {
      const words = wordsOf((text[language] ?? []).map((part) => (typeof part === 'string' ? part : ' · ')).join(''));
      return namesGone(words, names, lines);
    });
  });
}

/** The names that steps have for what they have named before: "take out the cinnamon" of a stick of it. */
function shortNamesOf(id: string, language: TextLanguage, kb: KnowledgeBase): string[] {
  const main = mainNamesOf(id, language, kb);
  const short = main.flatMap((name) => [...headsOf(name, language), ...foodsIn(name, language, kb)]);
  return [...namesOf(id, language, kb), ...short];
}

/** What meat gives to the pan, and nothing that takes its place does. */
const RENDERED_FAT: Record<TextLanguage, string[]> = {
  en: ['fat', 'colour the oil', 'colours the oil'],
  es: ['grasa'],
  fr: ['graisse', 'gras'],
};

function isMeat(id: string, kb: KnowledgeBase): boolean {
  return kb.get(id)?.origin.includes('meat') === true;
}

/** True of the noun that a name goes by alone: oat cream is still cream, but garlic oil is no garlic. */
function isHeadOf(words: string, name: string, language: TextLanguage): boolean {
  return language === 'en' ? words.endsWith(` ${name} `) : words.startsWith(` ${name} `);
}
