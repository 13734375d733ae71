import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, RecipeLine, TextLanguage } from '@larder/food/recipe';
import { addsSmoke } from '../../warmed-sausages.ts';

/** Foods that taste of smoke, by their ids. */
const SMOKY_FOODS = /smok|chipotle|bacon|lardon|chorizo|mezcal|guajillo|panca|lapsang|kipper/;

/** True where all that was smoky in the dish was left out or gave way to what is not. */
export function hasLostSmoke(recipe: CanonicalRecipe, leftOut: readonly RecipeLine[], kb: KnowledgeBase): boolean {
  const { lines } = recipe;
  const isSmoky = (id: string | null | undefined) =>
    id != null && [id, ...kb.ancestors(id)].some((each) => SMOKY_FOODS.test(each));
  const gone = [
    ...leftOut.map(({ ingredient }) => ingredient),
    ...lines.map(({ swappedFrom }) => swappedFrom?.ingredient),
  ];
  const stays = ({ ingredient, preparation }: RecipeLine) => isSmoky(ingredient) || /smok/.test(preparation?.en ?? '');
  return gone.some(isSmoky) && !lines.some((line) => stays(line) || addsSmoke(recipe, line));
}

/** Words that say of something that it is smoky, with what joins them to the rest; the first that fits is left out. */
const SMOKY: Readonly<Record<TextLanguage, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/,? (?:with |and )?a (?:touch of )?smoky (?:note|touch|edge)/giu, ''],
    [/, smok(?:y|ed) (?=and )/giu, ' '],
    [/ and smok(?:y|ed)(?=[\s,.;:])/giu, ''],
    [/(?:gently |slightly )?\bsmok(?:y|ed)(?:,| and)? (?=\p{L})/giu, ''],
  ],
  es: [
    [/,? (?:[ye] |con )?(?:un )?(?:toque|punto) ahumado(?: de pimentón)?/giu, ''],
    [/, ahumad[oa]s? (?=[ye] )/giu, ' '],
    [/ [ye] (?:algo )?ahumad[oa]s?(?=[\s,.;:])/giu, ''],
    [/(?<!\p{L})ahumad[oa]s?, (?=\p{L})/giu, ''],
    [/ (?:algo )?ahumad[oa]s?(?=[\s,.;:])/giu, ''],
  ],
  fr: [
    [/,? (?:et |avec )?une (?:pointe|note) (?:de fumée|fumée)/giu, ''],
    [/, fumée?s? (?=et )/giu, ' '],
    [/(?:,| et) un peu fumée?s?(?: grâce au paprika)?(?=[\s,.;:])/giu, ''],
    [/ et fumée?s?(?=[\s,.;:])/giu, ''],
    [/(?<!\p{L})fumée?s?, (?=\p{L})/giu, ''],
    [/(?<!\b(?:de|la)) fumée?s?(?=[\s,.;:])/giu, ''],
  ],
};

/** A text that calls nothing smoky. */
export function withoutSmoke(text: string, language: TextLanguage): string {
  const changed = SMOKY[language].reduce((words, [smoky, instead]) => words.replace(smoky, instead), text);
  return changed.charAt(0).toUpperCase() + changed.slice(1);
}
