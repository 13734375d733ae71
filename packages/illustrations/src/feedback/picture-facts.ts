import type { Illustration, IllustrationBase, IllustrationPart } from '@larder/contract/dish/illustration';
import { editDistance } from '@larder/text/edit-distance';
import { fold } from '@larder/text/fold';
import { strictPhoneticKey } from '@larder/text/phonetics';
import type { FoodParts } from './food-parts.ts';
import { isIngredientPart, type Look, likeness } from './looks/part-looks.ts';
import { COLOUR_WORDS } from './vocabulary/colours.ts';

/** The dish that feedback is about, and what its picture shows. */
export type PictureFacts = {
  illustration: Illustration;
  /** The names of the dish, folded, the longest first. */
  names: readonly string[];
  /** True of a word of these names that names none of the dish's foods: the pie of "shepherd's pie". */
  isNameWord: (word: string) => boolean;
  /** False of a food that the dish has not and the picture does not show: nothing can be changed about it. */
  isAbout: (food: string) => boolean;
  /**
   * What is wanted of a food that is only named: that it is there, where the dish has it and the picture lacks it; that
   * it is not, where the picture shows it and the dish has it not. Null where the picture is right or can't show it.
   */
  wishFor: (food: string) => 'more' | 'none' | null;
  /** True of a food of the dish, of a kind of one, and of what one is a kind of. */
  hasFood: (food: string) => boolean;
  isKindOf: (food: string, kind: string) => boolean;
  isEverydayWord: (word: string) => boolean;
  /** True of a food that the dish has and the picture does not show, be it drawable or not. */
  isMissed: (food: string) => boolean;
  /** True of a dish with sauce, or in a liquid. */
  showsSauce: boolean;
  /** The dish's foods of whose names words are a part, the main word first: chips of tortilla chips; words of `isOther` are none. */
  foodsCalled: (words: string, isOther: (word: string) => boolean) => readonly string[];
  /** The dish's foods whose names words resemble, as with two letters swapped; words of `isOther` are none. */
  foodsLike: (words: string, isOther: (word: string) => boolean) => readonly string[];
  /** The dish's food that is drawn like a food that it has not: its chicken where somebody sees drumsticks. */
  drawnLike: (food: string) => string | undefined;
  /** The dish's food of whose name a word is a part. */
  foodOfWord: (word: string) => string | undefined;
  /** The dish's only food that is drawn as one of some parts, where the picture shows it. */
  foodDrawnAs: (parts: readonly IllustrationPart[]) => string | undefined;
  /** The dish's food that a picture shows and that is called by its look, where no other is called so as well. */
  foodLooking: (look: Look) => string | undefined;
  /** What is wanted of the ice in a drink. */
  wishForIce: 'more' | 'none' | null;
};

const ICE = 'ice';
/** What bases of dishes show, by ids of foods. */
const FOODS_OF_BASES: Partial<Record<IllustrationBase, readonly string[]>> = {
  rice: ['rice'],
  'sauce-and-rice': ['rice'],
  risotto: ['rice'],
  paella: ['rice'],
  noodles: ['noodle', 'pasta'],
  'noodle-broth': ['noodle'],
  greens: ['lettuce', 'leafy-green', 'mixed-salad-leaves', 'rocket'],
  'pasta-tubes': ['pasta'],
  'pasta-bake': ['pasta'],
  mash: ['potato'],
  omelette: ['egg'],
  scramble: ['egg'],
  toast: ['bread'],
  sandwich: ['bread'],
  toastie: ['bread'],
  burger: ['bread'],
  'open-burger': ['bread'],
  'hot-dog': ['bread'],
  'sandwich-halves': ['bread'],
};
const WITH_LIQUID: ReadonlySet<IllustrationBase> = new Set([
  ...(['sauce', 'sauce-and-rice', 'liquid', 'noodle-broth', 'dip', 'chunky', 'puree', 'jar', 'open-jar'] as const),
]);
const SHORTEST_MISSPELT = 4;
const SLIPS = 1;
/** Two slips leave longer words what they are. */
const LONG = 8;
const SLIPS_OF_LONG = 2;
/** Shorter words of a dish's name are no names of foods. */
const SHORTEST_NAME_WORD = 3;

export function createPictureFacts(dish: {
  illustration: Illustration;
  names: readonly string[];
  /** True of a food of the dish, of a kind of one, and of what one is a kind of. */
  hasFood: (food: string) => boolean;
  /** Ids of the foods that words name. */
  foodsOf: (words: string) => readonly string[];
  /** Folded words of the names of the dish's foods, with the id of the food. */
  foodWords: ReadonlyMap<string, string>;
  /** The main words of these names: chips of tortilla chips. */
  mainWords: ReadonlyMap<string, string>;
  isKindOf: (food: string, kind: string) => boolean;
  isEverydayWord: (word: string) => boolean;
  partsOfFood: FoodParts['partsOfFood'];
}): PictureFacts {
  const { illustration, hasFood, foodsOf, foodWords, mainWords, isKindOf, isEverydayWord, partsOfFood } = dish;
  const shown = new Set<IllustrationPart>(illustration.kind === 'dish' ? illustration.parts : illustration.garnish);
  const ownFoods = [...new Set(foodWords.values())];
  const areDrawnAlike = (one: string, other: string) => {
    const parts = partsOfFood(other);
    return partsOfFood(one).some((part) => shown.has(part) && parts.includes(part));
  };
  const isNarrower = (one: string, other: string) =>
    isKindOf(one, other) || partsOfFood(one).length < partsOfFood(other).length;
  const base = illustration.kind === 'dish' ? illustration.base : 'none';
  const isBase = (food: string) =>
    (FOODS_OF_BASES[base] ?? []).some((shown) => isKindOf(food, shown) || isKindOf(shown, food));
  // "Fried eggs" are the dish's eggs.
  const alike = (food: string) => [food, ...ownFoods.filter((own) => isKindOf(food, own))];
  const isShown = (food: string) =>
    isBase(food) || alike(food).some((each) => partsOfFood(each).some((part) => shown.has(part)));
  const isOnlyFood = (name: string) => !name.includes(' ') && foodsOf(name).some(hasFood);
  const names = dish.names
    .map(fold)
    .flatMap((name) => [name, name.replace(/ ?\([^)]*\)/, '')])
    .filter((name, at, all) => all.indexOf(name) === at && !isOnlyFood(name));
  const words = names.flatMap((name) => name.split(/[^\w'-]+/)).filter(({ length }) => length >= SHORTEST_NAME_WORD);
  const nameWords = new Set(words.filter((word) => !foodWords.has(word) && !foodsOf(word).some(hasFood)));
  // "Pineapple" is pineapple juice; a colour and a word of the dish's own name tell no food.
  const isColour = (word: string) => COLOUR_WORDS.some(([colour]) => colour.test(word));
  const isTelling = (word: string) => word.length >= SHORTEST_MISSPELT && !isColour(word);
  const partWords = new Map(
    [...foodWords].filter(([word]) => isTelling(word) && !words.includes(word) && !isEverydayWord(word)),
  );
  const hasIce = illustration.kind === 'drink' && illustration.ice;
  return {
    illustration,
    wishForIce: hasIce === hasFood(ICE) ? null : hasIce ? 'none' : 'more',
    names: names.toSorted((a, b) => b.length - a.length),
    isNameWord: (word) => nameWords.has(word),
    hasFood,
    isKindOf,
    isEverydayWord,
    drawnLike: (food) => (hasFood(food) ? undefined : ownFoods.find((own) => areDrawnAlike(own, food))),
    foodOfWord: (word) => foodWords.get(word),
    foodDrawnAs(parts) {
      const drawn = ownFoods.filter((own) => partsOfFood(own).some((part) => shown.has(part) && parts.includes(part)));
      return drawn.length === 1 ? drawn[0] : undefined;
    },
    foodLooking(look) {
      const drawn = ownFoods.map((food) => {
        const parts = partsOfFood(food).filter((part) => shown.has(part));
        return {
          food,
          likeness: Math.max(0, ...parts.map((part) => (isIngredientPart(part) ? likeness(part, look) : 0))),
        };
      });
      const most = Math.max(0, ...drawn.map((each) => each.likeness));
      const best = drawn.filter((each) => each.likeness === most).map(({ food }) => food);
      // Lemon and its zest are both drawn as zest: it is the zest.
      const narrowest = best.filter(
        (food) => !best.some((kind) => kind !== food && areDrawnAlike(kind, food) && isNarrower(kind, food)),
      );
      return most > 0 && narrowest.length === 1 ? narrowest[0] : undefined;
    },
    isMissed: (food) => hasFood(food) && !isShown(food),
    showsSauce: illustration.kind === 'dish' && WITH_LIQUID.has(base),
    foodsCalled(text, isOther) {
      const called = plainWords(text).flatMap((word) =>
        isOther(word) || isColour(word) ? [] : (mainWords.get(word) ?? []),
      );
      const part = plainWords(text).flatMap((word) => (isOther(word) ? [] : (partWords.get(word) ?? [])));
      return [...new Set(called.length > 0 ? called : part)];
    },
    foodsLike(text, isOther) {
      const misspelt = plainWords(text).filter((word) => isTelling(word) && !isOther(word) && !isEverydayWord(word));
      const meant = misspelt.flatMap((word) =>
        [...foodWords].flatMap(([name, food]) => (isMisspelt(word, name) ? food : [])),
      );
      return [...new Set(meant)];
    },
    isAbout: (food) => hasFood(food) || isShown(food),
    wishFor(food) {
      if (partsOfFood(food).length === 0 || hasFood(food) === isShown(food)) return null;
      return hasFood(food) ? 'more' : 'none';
    },
  };
}

/** The words of a folded text, without the article that is written to one: "l'ail". */
export function plainWords(text: string): string[] {
  return text.split(/[^\w'-]+/).map((word) => word.replace(/^(?:[cdjlmnst]|qu)'/, ''));
}

/** True of a word that sounds like a name, or is one with a slip: not of "main" for "pain". */
function isMisspelt(word: string, name: string): boolean {
  if (strictPhoneticKey(word) === strictPhoneticKey(name)) return true;
  const slips = word.length >= LONG && name.length >= LONG ? SLIPS_OF_LONG : SLIPS;
  if (word[0] !== name[0]) return false;
  const isNear = (one: string, other: string) => editDistance(one, other, slips) <= slips;
  return isNear(name, word) || (word.length >= LONG && isNear(strictPhoneticKey(name), strictPhoneticKey(word)));
}

/** A folded text in which the dish's own names are "the dish". */
export function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => {
    const letters = name.replaceAll(/[^\w\s]/g, String.raw`\$&`);
    return rest.replaceAll(new RegExp(`${IN_CONTAINER}${letters}${OF_CONTAINER}`, 'g'), DISH);
  }, text);
}

/** "A margarita glass", "copa margarita" and "paella pan" stay what they are. */
const IN_CONTAINER = String.raw`(?<![\w-]|\b(?:copa|vaso|verre|coupe|poele|plat)s? (?:de |para |a )?)`;
const OF_CONTAINER = String.raw`(?![\w-]| (?:glass|pan|dish|cup|mug|pot)\b)`;

/** A word that no pattern knows. */
const DISH = 'thedish';
