import {
  ILLUSTRATION_GLASSES,
  ILLUSTRATION_VESSELS,
  type Illustration,
  type IllustrationPart,
} from '@larder/contract/dish/illustration';
import { LANGUAGES, type Language } from '@larder/contract/language';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { findNamedFoods } from '@larder/food/parsing/named-foods';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { FoodParts } from '@larder/illustrations/feedback/food-parts';
import type { PictureFacts } from '@larder/illustrations/feedback/picture-facts';
import { type FeedbackChange, readFeedback } from '@larder/illustrations/feedback/read-feedback';
import { readImagePath } from '@larder/illustrations/image-path';
import { drawnImageOf } from '@larder/recipe-search/response/image-of';
import { createKindParts, pictureFactsOf } from '@larder/recipe-search/response/picture-facts-of';
import { readTable } from '../read-table.ts';

/** Share of sentences that must be read as the change they ask for. */
const REQUIRED = 0.92;
const NOTHING = 'nothing';

/** `right` is the share from 0 to 1 of the sentences that ask for something. */
export type FeedbackReport = {
  asking: number;
  right: number;
  wrong: { text: string; got: string; want: string }[];
  /** Nonsense, insults and text addressed to a model; `obeyed` are those that would change a picture. */
  meaningless: number;
  obeyed: { text: string; got: string }[];
};

/** Reads every labelled sentence by itself; it is right where its changes are those labelled and no others. */
export function judgeFeedback(kb: KnowledgeBase): FeedbackReport {
  return judge(
    readSentences().map((each) => ({ ...each, changes: read(each, kb) })),
    kb,
  );
}

/** The same of sentences about the pictures of the cookbook's recipes. */
export function judgeFeedbackOnRecipes(kb: KnowledgeBase, cookbook: readonly CanonicalRecipe[]): FeedbackReport {
  const partsOfFood = createKindParts(kb);
  const sentences = readSentencesOnRecipes(cookbook).map(({ recipe, ...each }) => {
    const drawn = readImagePath(drawnImageOf(recipe, kb));
    if (!drawn) throw new Error(`${recipe.id} has no drawing.`);
    const illustration = asSaid(drawn.illustration, each.wanted, recipe, partsOfFood);
    const picture = pictureFactsOf(recipe, illustration, { kb, language: each.language, partsOfFood });
    return { ...each, changes: read(each, kb, picture).map((change) => settled(change, picture)) };
  });
  return judge(sentences, kb);
}

/**
 * The picture that such a sentence is said of: it lacks the foods that should be there, shows those that the recipe has
 * not, and has another vessel or glass than the one that is wanted.
 */
function asSaid(
  illustration: Illustration,
  wanted: readonly string[],
  { lines }: CanonicalRecipe,
  partsOfFood: FoodParts['partsOfFood'],
): Illustration {
  const isWanted = (want: string) => wanted.includes(want);
  const changed = (shown: readonly IllustrationPart[]): IllustrationPart[] => {
    const partsOf = (amount: string) =>
      wanted
        .filter((want) => want.startsWith(`${amount} `))
        .flatMap((want) => partsOfFood(want.slice(amount.length + 1)));
    const own = new Set(lines.flatMap(({ ingredient }) => (ingredient === null ? [] : partsOfFood(ingredient))));
    const missing = partsOf('more');
    return [...shown.filter((part) => !missing.includes(part)), ...partsOf('none').filter((part) => !own.has(part))];
  };
  if (illustration.kind === 'dish') {
    const vessels = ILLUSTRATION_VESSELS.filter((each) => !isWanted(`vessel ${each}`));
    const vessel = vessels.includes(illustration.vessel) ? illustration.vessel : vessels[0];
    return { ...illustration, parts: changed(illustration.parts), ...(vessel && { vessel }) };
  }
  const glasses = ILLUSTRATION_GLASSES.filter((each) => !isWanted(`glass ${each}`));
  const glass = glasses.includes(illustration.glass) ? illustration.glass : glasses[0];
  const ice = isWanted('none ice') || (illustration.ice && !isWanted('more ice'));
  return { ...illustration, ice, garnish: changed(illustration.garnish), ...(glass && { glass }) };
}

type Sentence = { text: string; language: Language; wanted: string[] };

function judge(sentences: readonly (Sentence & { changes: FeedbackChange[] })[], kb: KnowledgeBase): FeedbackReport {
  const asking = sentences.filter(({ wanted }) => wanted.length > 0);
  const wrong = asking.filter(({ wanted, changes }) => !isAsWanted(changes, wanted, kb));
  const meaningless = sentences.filter(({ wanted }) => wanted.length === 0);
  const obeyed = meaningless.filter(({ changes }) => changes.length > 0);
  return {
    asking: asking.length,
    right: (asking.length - wrong.length) / asking.length,
    wrong: wrong.map(({ text, wanted, changes }) => ({ text, got: written(changes), want: wanted.join('; ') })),
    meaningless: meaningless.length,
    obeyed: obeyed.map(({ text, changes }) => ({ text, got: written(changes) })),
  };
}

/** The requirements that the report misses, in words; empty where it meets them. */
export function findFeedbackShortfalls({ right, obeyed }: FeedbackReport): string[] {
  const shortfalls = obeyed.map(({ text, got }) => `"${text}" changes the picture: ${got}`);
  return right >= REQUIRED ? shortfalls : [...shortfalls, `${right.toFixed(3)} is right, required ${REQUIRED}`];
}

function read({ text, language }: Sentence, kb: KnowledgeBase, picture: PictureFacts | null = null): FeedbackChange[] {
  return readFeedback(text, (clause, isOther) => findNamedFoods(clause, kb, language, isOther), picture);
}

/** "There are no olives" asks for those of the recipe where the picture lacks them, as `applyFeedback` does. */
function settled(change: FeedbackChange, picture: PictureFacts): FeedbackChange {
  const isMissing =
    change.type === 'foods' && change.isStated && change.foods.some((id) => picture.wishFor(id) === 'more');
  return isMissing ? { ...change, amount: 'more' } : change;
}

function isAsWanted(changes: readonly FeedbackChange[], wanted: readonly string[], kb: KnowledgeBase): boolean {
  return changes.length === wanted.length && wanted.every((want) => changes.some((each) => isOne(each, want, kb)));
}

/** A food is right where it is the labelled one, or one is a kind of the other. */
function isOne(change: FeedbackChange, wanted: string, kb: KnowledgeBase): boolean {
  if (change.type !== 'foods') return written([change]) === wanted;
  const [amount, name = ''] = wanted.split(' ');
  const labelled = kb.get(name) ? name : kb.resolve(name.replaceAll('-', ' '), 'en-US')?.id;
  if (amount !== change.amount || labelled === undefined) return false;
  return (
    change.foods.length === 1 && change.foods.some((food) => kb.isKindOf(food, labelled) || kb.isKindOf(labelled, food))
  );
}

function written(changes: readonly FeedbackChange[]): string {
  return changes.map(nameOf).join('; ');
}

function nameOf(change: FeedbackChange): string {
  switch (change.type) {
    case 'vessel':
      return `vessel ${change.vessel ?? 'any'}`;
    case 'glass':
      return `glass ${change.glass ?? 'any'}`;
    case 'colour':
      return `colour ${change.colour}`;
    case 'foods':
      return `${change.amount} ${change.foods.join(', ')}`;
    default:
      return `${change.amount} ${change.type}`;
  }
}

/** Columns: language, changes separated by "; " ("nothing" for none), text. */
function readSentences(): Sentence[] {
  return readTable(new URL('sentences.tsv', import.meta.url)).map(([language = '', wanted = '', text = '']) =>
    sentenceOf(language, wanted, text),
  );
}

/** Columns: language, id of the recipe, changes, text. */
function readSentencesOnRecipes(cookbook: readonly CanonicalRecipe[]): (Sentence & { recipe: CanonicalRecipe })[] {
  const rows = readTable(new URL('sentences-on-recipes.tsv', import.meta.url));
  return rows.map(([language = '', id = '', wanted = '', text = '']) => {
    const recipe = cookbook.find((each) => each.id === id);
    if (!recipe) throw new Error(`"${text}": ${id} is no recipe of the cookbook.`);
    return { ...sentenceOf(language, wanted, text), recipe };
  });
}

function sentenceOf(written: string, wanted: string, text: string): Sentence {
  const language = LANGUAGES.find((known) => known === written);
  if (!language) throw new Error(`"${text}": ${written} is no language.`);
  return { text, language, wanted: wanted === NOTHING ? [] : wanted.split('; ') };
}
