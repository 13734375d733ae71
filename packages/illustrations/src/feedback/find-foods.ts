import { withoutDiminutives } from './clauses.ts';
import { saidLooks, saidParts } from './looks/said-looks.ts';
import { type PictureFacts, plainWords } from './picture-facts.ts';
import { coloursIn } from './shades.ts';
import { COLOUR_WORDS } from './vocabulary/colours.ts';
import { NAMES_WITHIN_DISH, OTHER_NAMES } from './vocabulary/other-names.ts';
import { isNoFood } from './vocabulary/things.ts';

/** Ids of the foods that words name; words of `isOther` are none. */
export type FindFoods = (words: string, isOther: (word: string) => boolean) => readonly string[];

/** Also finds foods by their diminutives and, with a picture, those that can be meant of its dish. */
export function findSaidFoods(findFoods: FindFoods, picture: PictureFacts | null): FindFoods {
  return picture ? ofPicture(withDiminutives(findFoods), picture) : withDiminutives(findFoods);
}

function withDiminutives(findFoods: FindFoods): FindFoods {
  return (clause, isOther) => {
    // "Arrocito" is rice rather than a misspelt bean; a "pepinillo" has its own name.
    const plain = clause.replaceAll(/[\w'-]+/g, (word) => {
      const said = withoutDiminutives(word);
      const isNamed = (name: string) => findFoods(name, isOther).some((food) => isWritten(name, food, findFoods));
      return said !== word && !isNamed(word) && isNamed(said) ? said : word;
    });
    const named = findFoods(plain, isOther);
    return named.length > 0 ? named : findFoods(withoutDiminutives(clause), isOther);
  };
}

/** Prefers the foods that can be meant of a dish: "chips" are its tortilla chips, "liems" its limes. */
function ofPicture(findFoods: FindFoods, picture: PictureFacts): FindFoods {
  return (clause, isOther) => {
    const isNone = (word: string) => isOther(word) || picture.isNameWord(word);
    const find = (words: string) => findFoods(words, isNone);
    const written = find(clause);
    if (written.some((food) => isShadeOfDrink(clause, food, { find, picture }))) return [];
    const found = written.filter((food) => picture.isAbout(food) || !isColourAlone(clause, food, findFoods));
    const named = found.map((food) => picture.drawnLike(food) ?? food);
    if (named.some(picture.isAbout)) return named;
    const isOtherFood = isCompound(clause, named, find, picture.isKindOf);
    const called = isOtherFood ? [] : picture.foodsCalled(clause, isNone);
    const byOtherName =
      called.length > 0 ? [] : foodsOfOtherName(clause, [OTHER_NAMES, NAMES_WITHIN_DISH], picture.hasFood);
    if (byOtherName.length > 0) return byOtherName;
    if (called.length > 0) return called;
    const byNameOfOther = foodsOfOtherName(clause, [OTHER_NAMES], () => true);
    // "Fries" are no misspelt food.
    const isRight = byNameOfOther.length === 0 || named.some((food) => isWritten(clause, food, findFoods));
    const areWritten = named.length > 0 && named.every((food) => isWritten(clause, food, findFoods));
    const misspelt = areWritten ? [] : picture.foodsLike(clause, isNone);
    if (misspelt.length > 0) return misspelt;
    if (named.length > 0) return isRight ? named : byNameOfOther;
    const byLook = foodsCalledByLook(clause, picture).map(({ food }) => food);
    return byLook.length > 0 ? byLook : byNameOfOther;
  };
}

/** Names of foods in each language, of which a dish rarely has all. */
const PLAIN_NAMES = ['coriander coriandre cilantro', 'aubergine berenjena eggplant'];

/** False of a food that only a misspelt word may name: beside a name that is written right, none is read. */
export function isWritten(words: string, food: string, find: FindFoods): boolean {
  const isOtherName = words
    .split(' ')
    .some((word) => [OTHER_NAMES, NAMES_WITHIN_DISH].some((names) => names.get(word)?.includes(food)));
  return isOtherName || PLAIN_NAMES.some((plain) => find(`${words} ${plain}`, isNoFood).includes(food));
}

/** "Green" alone names no spring greens, and "dark" no chocolate. */
function isColourAlone(clause: string, food: string, find: FindFoods): boolean {
  const colours = plainWords(clause).filter((word) => COLOUR_WORDS.some(([colour]) => colour.exec(word)?.[0] === word));
  const isFruit = (word: string) => /^(?:orange|naranja)s?$/.test(word);
  return colours.some((word) => !isFruit(word) && find(word, isNoFood).includes(food));
}

/** Says what something is or should be. */
const SAYS_WHAT_IT_IS =
  /(?:^|[^\w'])(?:it's|it is|this is|that's|that is|should be|es|deberia ser|tiene que ser|c'est|devrait etre|doit etre) /;

/** "It's a dark beer" of a drink without one says how dark the drink is, and names no brown ale. */
function isShadeOfDrink(
  clause: string,
  food: string,
  { find, picture }: { find: (words: string) => readonly string[]; picture: PictureFacts },
): boolean {
  const isDrink = picture.illustration.kind === 'drink';
  if (!isDrink || picture.hasFood(food) || !SAYS_WHAT_IT_IS.test(clause)) return false;
  const colours = coloursIn(clause);
  const plain = colours.reduceRight((words, { start, end }) => words.slice(0, start) + words.slice(end), clause);
  return colours.length > 0 && !find(plain).includes(food);
}

/** True of a clause that names its food by two words, each of which names another: coffee beans are no green beans. */
function isCompound(
  clause: string,
  named: readonly string[],
  find: (words: string) => readonly string[],
  isKindOf: PictureFacts['isKindOf'],
): boolean {
  const [food] = named;
  if (food === undefined || named.length > 1) return false;
  const words = clause.split(/[^\w'-]+/);
  const isOther = (word: string) => !find(word).some((each) => isKindOf(food, each) || isKindOf(each, food));
  return words.some((word, at) => {
    const next = words[at + 1];
    return next !== undefined && isOther(word) && isOther(next) && find(`${word} ${next}`).includes(food);
  });
}

/** The foods by the names that they have elsewhere, or of what is made of them: bread for "toast". */
function foodsOfOtherName(
  clause: string,
  names: readonly (typeof OTHER_NAMES)[],
  isMeant: (food: string) => boolean,
): string[] {
  const meant = plainWords(clause).flatMap((word) => {
    const food = names.flatMap((each) => each.get(word) ?? []).find(isMeant);
    return food === undefined ? [] : [food];
  });
  return [...new Set(meant)];
}

/** The dish's foods that a text calls by their look alone, and where: "the twig" is its thyme. */
export function foodsCalledByLook(text: string, picture: PictureFacts): { food: string; start: number; end: number }[] {
  const isDrink = picture.illustration.kind === 'drink';
  const looks = saidLooks(text).flatMap(({ look, ...place }) => {
    // Cubes in a drink are ice.
    const food = isDrink && look.form === 'cube' ? undefined : picture.foodLooking(look);
    return food === undefined ? [] : [{ food, ...place }];
  });
  const parts = saidParts(text).flatMap(({ parts: drawn, ...place }) => {
    const food = picture.foodDrawnAs(drawn);
    return food === undefined ? [] : [{ food, ...place }];
  });
  return [...looks, ...parts].filter(
    (each, at, all) => !all.slice(0, at).some(({ start, end }) => start < each.end && each.start < end),
  );
}
