import { isAnimalOrigin } from '@larder/food/ingredients/diet-rules';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { withoutLabel } from '@larder/food/names/labels';
import { gramsOf } from '@larder/food/nutrition/grams';
import { type CanonicalRecipe, DEFAULT_LANGUAGES, type RecipeLine, type TextLanguage } from '@larder/food/recipe';
import { agreeArticle } from '@larder/food/rendering/articles';
import { spanishAnd } from '../spanish-and.ts';
import { isNamed, namesOf, wordsOf } from './food-names.ts';

/** The words before what a dish is made with, those in a title that say so of something already, and "and". */
const WITH: Readonly<Record<TextLanguage, { before: string; has: RegExp; and: (name: string) => string }>> = {
  en: { before: 'with ', has: / with /i, and: () => 'and ' },
  es: { before: 'con ', has: / con /i, and: (name) => `${spanishAnd(name)} ` },
  fr: {
    before: 'à la ',
    has: / (?:avec |aux |au (?!four|wok|gril|bain)|à la (?!poêle|parisienne)|à l’(?!ancienne|anglaise|ail ))/i,
    and: () => 'et ',
  },
};

/** A title that says what stands for the meat or fish of a dish: "Salade niçoise aux pois chiches". */
export function titleWith(title: string, recipe: CanonicalRecipe, language: TextLanguage, kb: KnowledgeBase): string {
  const [line] = recipe.lines
    .filter((each) => isOfPlantsNow(each, kb))
    .sort((one, other) => (gramsOf(other, kb) ?? 0) - (gramsOf(one, kb) ?? 0));
  if (!line?.ingredient) return title;
  if (namesOf(line.ingredient, language, kb).some((name) => isNamed(wordsOf(title), name))) return title;
  const locale = DEFAULT_LANGUAGES[language];
  const called = line.ingredient === 'firm-tofu' ? 'tofu' : line.ingredient;
  const [one, many] = [1, 2].map((count) => withoutLabel(kb.name(called, locale, count), language));
  const { weighs, roles = [] } = kb.get(line.ingredient) ?? {};
  const isMany = many !== one && (roles.includes('pulse') || (weighs?.piece ?? LARGE_PIECE) < LARGE_PIECE);
  const name = (isMany ? many : one) ?? '';
  const { before, has, and } = WITH[language];
  const [, words = title, brackets = ''] = /^(.*?)( \([^)]*\))?$/u.exec(title) ?? [];
  const isOneMore = has.test(words);
  const article = isOneMore && language !== 'fr' ? '' : before;
  const lead = agreeArticle(article, name, language, kb.grammar(name, language, isMany));
  return `${words} ${isOneMore ? and(name) : ''}${lead}${name}${brackets}`;
}

/** Grams of a piece from which a dish can have one alone. */
const LARGE_PIECE = 150;

/** True of what is eaten in place of meat or fish, and is neither. */
function isOfPlantsNow({ ingredient, swappedFrom }: RecipeLine, kb: KnowledgeBase): boolean {
  const [was, is] = [swappedFrom?.ingredient, ingredient].map((id) => (id ? kb.get(id) : undefined));
  return (
    was?.roles.includes('protein') === true &&
    was.origin.some((from) => from === 'meat' || from === 'fish' || from === 'shellfish') &&
    is?.origin.some(isAnimalOrigin) === false
  );
}
