import {
  ILLUSTRATION_GLASSES,
  ILLUSTRATION_VESSELS,
  type Illustration,
  type IllustrationPart,
} from '@larder/contract/dish/illustration';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { FoodParts } from '@larder/illustrations/feedback/food-parts';
import type { PictureFacts } from '@larder/illustrations/feedback/picture-facts';
import { readImagePath } from '@larder/illustrations/image-path';
import { drawnImageOf } from '@larder/recipe-search/response/image-of';
import { createKindParts, pictureFactsOf } from '@larder/recipe-search/response/picture-facts-of';
import {
  readComposedDishes,
  readSentencesOnPictures,
  readSentencesOnRecipes,
  readUnseenSentences,
  type Sentence,
  type SentenceOnRecipe,
} from './labelled-sentences.ts';

/** A labelled sentence, and the picture that it is said of. */
export type PicturedSentence = { sentence: Sentence; picture: PictureFacts };

export type PicturedSet = { set: string; said: PicturedSentence[] };

/** `isSeen`: the author saw the picture, so that what is called missing is missing in it. */
type Said = { wanted: readonly string[]; own: ReadonlySet<string>; isSeen: boolean };

/** The sets of sentences about dishes, each with its picture; the unseen sets apart. */
export function readPicturedSentences(
  kb: KnowledgeBase,
  cookbook: readonly CanonicalRecipe[],
): { known: PicturedSet[]; unseen: PicturedSet[] } {
  const pictureOf = createPicturesOfSentences(kb, cookbook);
  const pictured = (sentences: readonly SentenceOnRecipe[], isSeen: boolean) =>
    sentences.map((sentence) => ({ sentence, picture: pictureOf(sentence, isSeen) }));
  return {
    known: [
      { set: 'on recipes', said: pictured(readSentencesOnRecipes(), false) },
      ...readSentencesOnPictures().map(({ set, sentences }) => ({ set, said: pictured(sentences, true) })),
    ],
    unseen: readUnseenSentences().map(({ set, sentences }) => ({ set, said: pictured(sentences, true) })),
  };
}

/** The pictures that sentences are said of; `isSeen`: their authors saw them. */
function createPicturesOfSentences(
  kb: KnowledgeBase,
  cookbook: readonly CanonicalRecipe[],
): (sentence: SentenceOnRecipe, isSeen: boolean) => PictureFacts {
  const partsOfFood = createKindParts(kb);
  const composed = readComposedDishes();
  const dishOf = (id: string) => {
    const recipe = cookbook.find((each) => each.id === id);
    if (recipe) return { dish: recipe, image: drawnImageOf(recipe, kb) };
    const dish = composed.find((each) => each.id === id);
    return dish && { dish, image: dish.image };
  };
  return ({ text, recipeId, language, wanted }, isSeen) => {
    const known = dishOf(recipeId);
    const drawn = known && readImagePath(known.image);
    if (!drawn) throw new Error(`"${text}": ${recipeId} is no dish with a drawing.`);
    const own = new Set(known.dish.lines.flatMap(({ ingredient }) => (ingredient ? partsOfFood(ingredient) : [])));
    const illustration = pictureAsSaid(drawn.illustration, { wanted: wanted[0] ?? [], own, isSeen }, partsOfFood);
    return pictureFactsOf(known.dish, illustration, { kb, language, partsOfFood });
  };
}

/**
 * The picture that a sentence is said of: it shows the foods that the dish has not and that are unwanted, and has another
 * vessel or glass than the one that is wanted. Where its author did not see it, it lacks the foods that should be there.
 */
function pictureAsSaid(
  illustration: Illustration,
  { wanted, own, isSeen }: Said,
  partsOfFood: FoodParts['partsOfFood'],
): Illustration {
  const isWanted = (want: string) => wanted.includes(want);
  const partsOf = (amount: string) =>
    wanted
      .filter((want) => want.startsWith(`${amount} `))
      .flatMap((want) => partsOfFood(want.slice(amount.length + 1)));
  const missing = isSeen ? [] : partsOf('more');
  const changed = (shown: readonly IllustrationPart[]): IllustrationPart[] => [
    ...shown.filter((part) => !missing.includes(part)),
    ...partsOf('none').filter((part) => !own.has(part)),
  ];
  if (illustration.kind === 'dish') {
    const vessels = ILLUSTRATION_VESSELS.filter((each) => !isWanted(`vessel ${each}`));
    const vessel = vessels.includes(illustration.vessel) ? illustration.vessel : vessels[0];
    return { ...illustration, parts: changed(illustration.parts), ...(vessel && { vessel }) };
  }
  const glasses = ILLUSTRATION_GLASSES.filter((each) => !isWanted(`glass ${each}`));
  const glass = glasses.includes(illustration.glass) ? illustration.glass : glasses[0];
  const ice = isWanted('none ice') || (illustration.ice && (isSeen || !isWanted('more ice')));
  return { ...illustration, ice, garnish: changed(illustration.garnish), ...(glass && { glass }) };
}
