import { isAnimalOrigin } from '@larder/food/ingredients/diet-rules';
import type { Origin, Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { withoutLabel } from '@larder/food/names/labels';
import {
  type CanonicalRecipe,
  DEFAULT_LANGUAGES,
  type Localised,
  type RecipeLine,
  type TextLanguage,
} from '@larder/food/recipe';
import { describeSwaps, sayChanges } from './describe-swaps.ts';
import {
  adjectives,
  adjectivesOf,
  foodsIn,
  headsOf,
  isNamed,
  mainNamesOf,
  namesGone,
  namesOf,
  sharedWords,
  wordsOf,
} from './names/food-names.ts';
import { nameKinds } from './names/name-kinds.ts';
import { renameSwapped, type Swapped } from './names/rename-swapped.ts';
import { titleWith } from './names/title-with.ts';
import { withoutItems } from './removal/remove-items.ts';
import { hasLostSmoke, withoutSmoke } from './removal/without-smoke.ts';

/** Names of what is gone, and of what is in the dish now, in one language. */
type SwappedNames = { gone: readonly string[]; stays: readonly string[] };

/** A recipe with swaps, and as it was without the lines that were left out; their lines are the same in the same order. */
export type SwappedDish = { recipe: CanonicalRecipe; original: CanonicalRecipe; leftOut: readonly RecipeLine[] };

/**
 * The recipe with the texts beside its method that still fit after the swaps: what was taken out goes by the name of
 * what came in, leaves a list, or its clause; else its sentence is left out. The description says what came in where it
 * does not name that.
 * Null for a recipe of the cookbook of whose description nothing is left: the dish is about what was taken out. That of
 * another one begins with a sentence on the dish as it is now.
 */
export function adaptTexts(dish: SwappedDish, kb: KnowledgeBase): CanonicalRecipe | null {
  const { recipe } = dish;
  const described = Object.entries(recipe.description).map(
    ([language, text]) => [language, describe(text, dish, language as TextLanguage, kb)] as const,
  );
  if (described.some(([, text]) => text === null)) return null;
  const told = {
    ...recipe,
    title: inEach(recipe.title, (words, language) => titleWith(words, recipe, language, kb)),
    description: Object.fromEntries(described) as Localised,
    tip: optional(recipe.tip, dish, kb),
    makeAhead: optional(recipe.makeAhead, dish, kb),
  };
  return isOfPlants(recipe, kb) ? calledVegan(told) : told;
}

function isOfPlants({ lines }: CanonicalRecipe, kb: KnowledgeBase): boolean {
  return lines.every(({ ingredient }) => {
    const food = ingredient ? kb.get(ingredient) : undefined;
    return food !== undefined && !food.origin.some(isAnimalOrigin);
  });
}

/** How a dish without meat is called, and how one without any food of animals is. */
const VEGETARIAN: Readonly<Record<TextLanguage, readonly [RegExp, string]>> = {
  en: [/\b([Vv])egetarian\b/gu, '$1egan'],
  es: [/(?<!\p{L})([Vv])egetarian([oa]s?)(?!\p{L})/gu, '$1egan$2'],
  fr: [/(?<!\p{L})([Vv])égétarien(?:ne)?(s?)(?!\p{L})/gu, '$1égane$2'],
};

/** A recipe of plants alone whose title and description no longer call it vegetarian. */
function calledVegan(recipe: CanonicalRecipe): CanonicalRecipe {
  const renamed = (words: string, language: TextLanguage) => words.replace(...VEGETARIAN[language]);
  return { ...recipe, title: inEach(recipe.title, renamed), description: inEach(recipe.description, renamed) };
}

/** Words of a sentence that describes a dish alone. */
const LEAST_WORDS = 8;

/** Words that begin a sentence on what the one before it names. */
const REFERS_BACK: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^(?:It|They|These|This|That)\b/u,
  es: /^(?:Es|Son|Est[áae]n?|Se|Cuesta|Queda|Gana|Va|Sabe|Lleva|Mejora|Tiene|Aguanta|Sale|Pide|Sirve|Da)\s/u,
  fr: /^(?:C[’']est|Elles?|Ils?|On)(?:\s|$)/u,
};

/** The sentences of a description that suit the adapted dish, some with another name in them; null where none does. */
function describe(text: string, dish: SwappedDish, language: TextLanguage, kb: KnowledgeBase): string | null {
  const { recipe } = dish;
  const said = hasLostSmoke(recipe, dish.leftOut, kb) ? withoutSmoke(text, language) : text;
  const [first = '', ...others] = sentencesOf(said).map((sentence) => reword(sentence.trim(), dish, language, kb));
  const standing = others.filter((sentence) => !REFERS_BACK[language].test(sentence));
  const isSaid = first !== '' || standing.some((sentence) => sentence.split(' ').length >= LEAST_WORDS);
  if (!isSaid && recipe.source === 'cookbook') return null;
  const opening = isSaid ? first : describeSwaps(recipe, language, kb);
  const worded = [opening, ...(opening === '' ? standing : others)].filter((sentence) => sentence !== '').join(' ');
  const told = nameKinds(worded, recipe, language, kb);
  const changes = sayChanges(untold(told, dish, language, kb), language, kb);
  return [told, changes].filter((sentence) => sentence !== '').join(' ');
}

/**
 * What came in that neither the title nor the description tells of: the meat that it stands for was the dish, but had
 * another name there, or it makes the dish darker and coarser, as wholemeal flour does. Where the title names one food
 * that stands for meat, the list of ingredients says the rest.
 */
function untold(text: string, { recipe }: SwappedDish, language: TextLanguage, kb: KnowledgeBase): RecipeLine[] {
  const words = wordsOf(text);
  const title = recipe.title[language] ?? '';
  const titled = titleWith(title, recipe, language, kb);
  const isTold = (id: string) =>
    namesComingIn(id, language, kb).some((name) => isNamed(words, name) || isNamed(wordsOf(titled), name));
  return recipe.lines.filter(({ ingredient, swappedFrom }) => {
    if (!ingredient || !swappedFrom || isTold(ingredient)) return false;
    const swap = { from: swappedFrom.ingredient, into: ingredient };
    return ingredient === 'wholemeal-flour' || (titled === title && isMeatGone(swap, kb));
  });
}

/** True of what is of plants alone where its like is not: vegan cheese. */
function isFreeFrom({ from, into }: Swapped, kb: KnowledgeBase): boolean {
  const [was, is] = [from, into].map((id) => kb.get(id));
  return was?.origin.some(isAnimalOrigin) === true && is?.origin.some(isAnimalOrigin) === false;
}

/** True where what is eaten as meat or fish gives way to what is neither. */
function isMeatGone({ from, into }: Swapped, kb: KnowledgeBase): boolean {
  const isMeat = (id: string) => kb.get(id)?.origin.some((origin) => MEAT.has(origin)) === true;
  return isMeat(from) && !isMeat(into) && kb.get(from)?.roles.includes('protein') === true;
}

/** Smoked tofu that a sentence calls smoky as well. */
const SMOKED_TWICE: Readonly<Record<TextLanguage, readonly [RegExp, string]>> = {
  en: [/\bsmoked (?=tofu\b[^.]*\bsmok)/iu, ''],
  es: [/(?<=\btofu) ahumado(?=[^.]*\bahumad)/iu, ''],
  fr: [/(?<=\btofu) fumé(?=[^.]*\bfum)/iu, ''],
};

/** The sentence as it suits the adapted dish; empty where it does not. */
function reword(sentence: string, dish: SwappedDish, language: TextLanguage, kb: KnowledgeBase): string {
  const names = namesIn(dish, language, kb);
  const suits = (words: string) => withoutNaming(words, names) !== '';
  const swaps = dish.recipe.lines
    .flatMap(({ ingredient, swappedFrom }) =>
      ingredient && swappedFrom ? [{ from: swappedFrom.ingredient, into: ingredient }] : [],
    )
    .filter(({ from, into }) => into !== 'cooking-oil' || !kb.isKindOf(from, 'sesame-oil'));
  const others = dish.recipe.lines.flatMap(({ ingredient, swappedFrom }) =>
    ingredient && !swappedFrom ? [ingredient] : [],
  );
  if (suits(sentence)) {
    const likes = swaps.filter((swap) => isFreeFrom(swap, kb));
    const told = renameSwapped(sentence, likes, others, language, kb);
    return suits(told) && onlyAdds(told, sentence) ? told : sentence;
  }
  const renamed = renameSwapped(sentence, swaps, others, language, kb).replace(...SMOKED_TWICE[language]);
  if (suits(renamed)) return renamed;
  const kinds = swaps.flatMap((swap) => sharedKinds(swap, language, kb));
  const unlike = { ...names, gone: names.gone.filter((name) => !kinds.includes(name)) };
  const isLike = (words: string) => withoutNaming(words, unlike) !== '';
  if (isLike(renamed)) return renamed;
  const shorter = withoutItems(renamed, unlike.gone, language);
  return isLike(shorter) ? shorter : '';
}

/** True of a text that has all words of the other in their order: "soft bread" is said of "soft gluten-free bread". */
function onlyAdds(text: string, other: string): boolean {
  const words = wordsOf(text).trim().split(' ');
  let from = 0;
  return wordsOf(other)
    .trim()
    .split(' ')
    .every((word) => {
      from = words.indexOf(word, from) + 1;
      return from > 0;
    });
}

const MEAT: ReadonlySet<Origin> = new Set<Origin>(['meat', 'fish', 'shellfish']);

/** Kinds of milk products by whose name their like goes too. */
const DAIRY: readonly { role: Role; names: Record<TextLanguage, readonly string[]> }[] = [
  { role: 'cheese', names: { en: ['cheese', 'cheeses'], es: ['queso', 'quesos'], fr: ['fromage', 'fromages'] } },
  { role: 'cream', names: { en: ['cream'], es: ['crema', 'nata'], fr: ['crème'] } },
];

/** The noun that a plant goes by like what stands for it: bread without gluten is bread, oat cream is cream. */
function sharedKinds({ from, into }: Swapped, language: TextLanguage, kb: KnowledgeBase): string[] {
  if (kb.get(from)?.origin.some((origin) => MEAT.has(origin))) return [];
  const words = mainNamesOf(from, language, kb).flatMap((name) => name.split(' '));
  const hasRole = (id: string, role: Role) => kb.get(id)?.roles.includes(role) === true;
  const kinds = DAIRY.flatMap(({ role, names }) =>
    hasRole(from, role) && hasRole(into, role) ? names[language].map((name) => wordsOf(name).trim()) : [],
  );
  return [
    ...mainNamesOf(into, language, kb).flatMap((name) => {
      const each = name.split(' ');
      const head = (language === 'en' ? each.at(-1) : each[0]) ?? '';
      const shared = each.filter((word) => words.includes(word));
      return [
        head,
        head.replace(/s$/, ''),
        `${head}s`,
        ...shared,
        ...(language === 'en' ? shared.flatMap(adjectives) : []),
      ];
    }),
    ...kinds,
  ];
}

/** Words of a warning of what is eaten raw. */
const WARNS: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:raw|pregnan|pasteuris)/i,
  es: /crud[oa]|embaraz|pasteuriz/i,
  fr: /\bcrue?s?\b|enceinte|pasteuris/i,
};

/** The clause of a sentence that warns of what stays raw, as a sentence, where it suits the dish; else nothing. */
function warningIn(sentence: string, names: SwappedNames, language: TextLanguage): string {
  const clause = sentence.split(/\s?;\s/).find((each) => WARNS[language].test(each)) ?? '';
  const suits = clause !== '' && withoutNaming(clause, names) !== '';
  return suits ? `${clause.charAt(0).toUpperCase()}${clause.slice(1).trim().replace(/\.?$/, '.')}` : '';
}

/** Words of a dough or a batter that gluten toughens. */
const OVERWORKED: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:overwork|over-?mix|overbeat|tough|rubbery|lumps?)/i,
  es: /\b(?:gomos|grumos|correos|apelmaz)/i,
  fr: /caoutchou|grumeaux|trop travaill|élastique|coriace/i,
};

/** True of a dish whose flour gave way to one without gluten. */
const hasLostGluten = ({ lines }: CanonicalRecipe, kb: KnowledgeBase): boolean =>
  lines.some(
    ({ ingredient, swappedFrom }) =>
      swappedFrom !== undefined &&
      ingredient?.startsWith('gluten-free-') === true &&
      kb.get(ingredient)?.roles.includes('flour') === true,
  );

/** A text of which nothing may be left; the same object where all of it is. */
function optional(text: Localised | null, swap: SwappedDish, kb: KnowledgeBase): Localised | null {
  if (text === null) return null;
  const kept = inEach(text, (words, language) => {
    const names = namesIn(swap, language, kb);
    const sentences = sentencesOf(words).map((sentence) => sentence.trim());
    const isUntrue = (sentence: string) => hasLostGluten(swap.recipe, kb) && OVERWORKED[language].test(sentence);
    const suits = (sentence: string) => withoutNaming(sentence, names) !== '' && !isUntrue(sentence);
    return sentences
      .map((sentence, at) => {
        const asked = sentences[at - 1] ?? '';
        // The answer to a question goes with it: "No eggs? Two spoons of …".
        if (asked.endsWith('?') && !suits(asked)) return '';
        return suits(sentence) ? sentence : warningIn(sentence, names, language);
      })
      .filter((sentence) => sentence !== '')
      .join(' ');
  });
  const all = Object.entries(kept) as [TextLanguage, string][];
  if (all.every(([language, words]) => words === text[language])) return text;
  return all.every(([, words]) => words !== '') ? kept : null;
}

function namesIn({ recipe, original, leftOut }: SwappedDish, language: TextLanguage, kb: KnowledgeBase): SwappedNames {
  const swapped = recipe.lines.filter(({ swappedFrom }) => swappedFrom);
  const idsGone = [
    ...swapped.flatMap(({ swappedFrom }) => swappedFrom?.ingredient ?? []),
    ...leftOut.flatMap(({ ingredient }) => ingredient ?? []),
  ].flatMap((id) => [id, ...kb.ancestors(id)]);
  const withKinds = ({ ingredient }: RecipeLine) => (ingredient ? [ingredient, ...kb.ancestors(ingredient)] : []);
  const idsIn = recipe.lines.flatMap(withKinds);
  const kept = recipe.lines.filter(({ swappedFrom }) => !swappedFrom).flatMap(withKinds);
  const idsKept = [...new Set(kept)].filter((id) => !idsGone.includes(id));
  const cameIn = swapped.flatMap(({ ingredient }) => (ingredient ? namesComingIn(ingredient, language, kb) : []));
  const written = [
    ...recipe.lines.flatMap((line, at) => (line.swappedFrom ? writtenNames(original.lines[at], language, kb) : [])),
    ...leftOut.flatMap((line) => writtenNames(line, language, kb)),
  ];
  const cooled = hasLostHeat(recipe, leftOut, kb) ? HOT[language].map((word) => wordsOf(word).trim()) : [];
  return {
    gone: idsGone
      .filter((id) => !idsIn.includes(id))
      .flatMap((id) => [
        ...namesOf(id, language, kb),
        ...mainNamesOf(id, language, kb).flatMap((name) => [
          ...headsOf(name, language),
          ...foodsIn(name, language, kb),
        ]),
        ...sharedWords(id, kb),
        ...(language === 'en' ? adjectivesOf(id, kb) : []),
      ])
      .concat(cooled)
      .concat(written.filter((name) => !cameIn.some((other) => isNamed(wordsOf(other), name)))),
    stays: [...cameIn, ...idsKept.flatMap((id) => namesOf(id, language, kb))],
  };
}

/** The names of what came in, its own also without its label. */
function namesComingIn(id: string, language: TextLanguage, kb: KnowledgeBase): string[] {
  if (id === 'firm-tofu') return [...namesOf(id, language, kb), ...namesComingIn('tofu', language, kb)];
  const own = [1, 2].map((count) => withoutLabel(kb.name(id, DEFAULT_LANGUAGES[language], count), language));
  return [...namesOf(id, language, kb), ...own.map((name) => wordsOf(name).trim())];
}

/** Words for a dish that burns, which one without its chilli does not. */
const HOT: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: ['hot', 'fiery', 'fierce', 'spicy', 'heat'],
  es: ['picante', 'picantes', 'fuerte', 'ardiente'],
  fr: ['piquant', 'piquante', 'pimenté', 'pimentée', 'fort', 'forte'],
};

/** True where all that was hot in the dish was left out or gave way to what is mild. */
function hasLostHeat({ lines }: CanonicalRecipe, leftOut: readonly RecipeLine[], kb: KnowledgeBase): boolean {
  const isHot = (id: string | null | undefined) => kb.get(id ?? '')?.roles.includes('heat') === true;
  const hasLeft = [
    ...leftOut.map(({ ingredient }) => ingredient),
    ...lines.map((line) => line.swappedFrom?.ingredient),
  ];
  return hasLeft.some(isHot) && !lines.some(({ ingredient }) => isHot(ingredient));
}

/** The name that a line was written with, "chorizo criollo" for a sausage, its noun, and the meat that its remark names. */
function writtenNames(line: RecipeLine | undefined, language: TextLanguage, kb: KnowledgeBase): string[] {
  const name = wordsOf(line?.name[language] ?? '').trim();
  const said = wordsOf(line?.preparation?.[language] ?? '').trim();
  const meats = said.split(' ').filter((word) => kb.get(kb.exact(word, language) ?? '')?.origin.includes('meat'));
  return [name, ...headsOf(name, language), ...meats];
}

/** The sentences of a text that name nothing of what is gone. */
function withoutNaming(text: string, { gone, stays }: SwappedNames): string {
  return sentencesOf(text)
    .filter((sentence) => !namesGone(wordsOf(sentence), gone, stays))
    .join('')
    .trim();
}

function sentencesOf(text: string): readonly string[] {
  return text.match(/[^.!?]+[.!?]*\s*/g) ?? [];
}

function inEach(text: Localised, change: (words: string, language: TextLanguage) => string): Localised {
  const entries = Object.entries(text).map(([language, words]) => [language, change(words, language as TextLanguage)]);
  return Object.fromEntries(entries) as Localised;
}
