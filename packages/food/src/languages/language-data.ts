import type { Allergen } from '@larder/contract/allergen';
/**
 * The shape of a language's files. Words are folded when they are loaded, so the files may have accents; what is two
 * words in writing is one string with a blank.
 */

/** The classes of words in a recipe line that do not name an ingredient: `word-classes.json`. A word can be in several. */
export const WORD_CLASSES = [
  /** What is done to the ingredient: chopped, melted. */
  'preparation',
  /** Size, state and praise, which do not change what the ingredient is: large, fresh, organic. */
  'descriptor',
  /** Words that qualify the two above: finely, very. */
  'adverb',
  /** Forms an ingredient is in where they are no unit: "orange slices", "rodajas de limón". */
  'form',
  /** Shapes that food is made into: a fish ball is no fish, a carrot stick is a carrot. */
  'shape',
  /** After these a line no longer names the ingredient: for, to, until. */
  'terminator',
  /** Between the ingredient and what accompanies it: with, in. */
  'accompaniment',
  /** Before examples of the ingredient: such as. */
  'example',
  'and',
  'or',
  /** Articles and the genitive, which carry no meaning in a name. */
  'connector',
  'optional',
  /** Before what is absent: no, without. */
  'negationBefore',
  /** After what is absent: free. */
  'negationAfter',
  /** Words of a maker's allergen warning: contain, traces. */
  'warning',
  'vegan',
  'vegetarian',
] as const;

/** Words with a special meaning at some place of an ingredient line: `line-grammar.json`. */
export const LINE_GRAMMAR_LISTS = [
  /** Parts of a fruit that are ingredients of their own: "1 lemon, zest and juice". */
  'fruitParts',
  /** Say that a part of a fruit is not used: "peel removed". */
  'removed',
  /** Parts of a fruit that may stand before its number: "juice 1 lime". */
  'partsBeforeNumber',
  /** Between a part and its fruit like the genitive: "juice from 1 lime". */
  'partsFrom',
  /** Nouns that a list does not share with a sweetener or a spirit: "honey or maple syrup" is honey, not honey syrup. */
  'looseHeads',
  /** Parts that are described as being there: "bone in", "skin on". */
  'attachedParts',
  'attachedBy',
  /** Words for a portion of fat or meat that also name a nut: "noix de beurre". */
  'fatPortions',
  /** Nouns for cream that also mean a purée: "crema de calabaza". */
  'pureeNouns',
  /** Say that a size is that of one piece: "2 tins (400 g each)". */
  'each',
  /** After a part of the ingredient these say that it is not used, or how: "leaves picked", "juice reserved". */
  'setAside',
  /** Before something to eat even behind "to serve": "to serve with rice". */
  'servedWith',
  /** Elided articles and prepositions: d'huile, l'ail, jusqu'à. */
  'elisions',
  /** The commonest words of running text, by which its language is guessed. */
  'functionWords',
  /** Say that what a warning names need not be there: "may contain onion". */
  'possibly',
  /** The warning words that follow such a word. */
  'mayBeContained',
  /** Before a packet these say that what follows has to be looked for on it: "check the packet for celery". */
  'checks',
  'packets',
  /** Negations that are kept as part of a name: "dairy-free cream", "pesto sin nueces ni queso". */
  'deniedBefore',
  'deniedAfter',
  'deniedJoiners',
] as const;

/** Words of what people type into the search: `typed-text.json`. */
export const TYPED_TEXT_LISTS = [
  /** Words of sentences that name no ingredient; a name never runs across one of them. */
  'prose',
  /** After these people say what they don't have or want, to the end of the sentence or "but". */
  'refusal',
  /** Followed by one of `refusedVerbs`, these refuse to the next comma: "don't have", "no tengo". */
  'not',
  'refusedVerbs',
  /** Ends a refusal inside a sentence. */
  'but',
  /** Before the dish that somebody has in mind: "squash and ginger for a soup". */
  'purpose',
  /** May stand between `purpose` and the dish. */
  'purposeArticles',
] as const;

/** Words that decide whether a name in the text of a step stands for food: `steps.json`. */
export const STEP_LISTS = [
  /** Determiners that point to something introduced before: "the sauce". */
  'definite',
  /** Dishes and stages of them; with a definite article they mean what is being cooked. */
  'dishes',
  /** Words that mean something else than the food of that name in a step: "lisa" is smooth, a "couteau" a knife. */
  'never',
  /** Up to three words before a name: the size of an egg, soft as jam. */
  'likeness',
  /** Right after a name: egg-sized, champagne glass, cheese grater. */
  'thingAfter',
  /** Before a name, with only one of `joins` between: verre à vin, molde de pan. */
  'thingBefore',
  'joins',
  /** Before a name that is absent. */
  'without',
  /** Right after a name that is absent: nut-free. */
  'freeAfter',
  /** Begins a clause of time or result, in which "the cream" is what became of the rest. */
  'until',
] as const;

/** Words around names that are verbs, too: `steps.json`. */
export const VERB_LISTS = [
  /** More often verbs than food. */
  'often',
  /** Verbs only before an object: "cream the butter". */
  'rarely',
  /** What begins an object. */
  'objects',
  /** What else follows a verb, and what precedes one. */
  'after',
  'before',
] as const;

type Lists<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/**
 * The grammar of nouns, in a language whose articles and adjectives agree with them. The lists hold first nouns of names
 * whose ending does not tell, and which begin no ingredient's own name: those are stated in the ingredient's entry.
 */
export type NounData = Lists<'feminine' | 'masculine' | 'singular' | 'plural'> & {
  /** Endings of folded nouns that are feminine; null where no ending tells. */
  feminineEnding: RegExp | null;
  pluralEnding: RegExp;
};

export type NumberData = {
  /** The value of each number word. */
  values: Readonly<Record<string, number>>;
} & Lists<
  /** Amounts without a value: "a few". */
  | 'indefinite'
  /** Number words that multiply the one before them: "half a dozen", "deux douzaines". */
  | 'multipliers'
  /** Words between the ends of a range: "2 to 3". */
  | 'rangeJoiners'
  /** Words before a number that is not meant exactly, or is a limit: "about 200 g", "up to 200 g". */
  | 'approximate'
  /** The half in "one and a half", "kilo y medio". */
  | 'halves'
>;

export type StepData = Lists<(typeof STEP_LISTS)[number]> & {
  /** Units as they are written in running text, by the id of the unit. */
  units: Lists<string>;
  degrees: readonly string[];
  /** Words between the ends of a range: "5 to 6 cm". */
  rangeJoiners: readonly string[];
  /** Words of a step whose temperatures are those of an oven. */
  oven: readonly string[];
  /** Null in a language in which no name of a food is a verb. */
  verbs: Lists<(typeof VERB_LISTS)[number]> | null;
  /** Runs of words that name no food; behind " + " stands what must follow and may be food. */
  phrases: readonly string[];
};

export type UnitData = {
  /** The forms of each unit, by its id. */
  words: Lists<string>;
  /** Forms that stand for an amount of another unit: a jigger is 1.5 fluid ounces. */
  multiples: readonly { words: readonly string[]; unit: string; times: number }[];
  /** Words that count pieces. */
  pieces: readonly string[];
  /** Letters that mean another unit as a capital: "T" is a tablespoon. */
  capitalised: Readonly<Record<string, string>>;
  /** Forms that are recognised with a typing error, too. */
  oftenMisspelt: readonly string[];
  /** Forms that are recognised without a blank behind them, longer ones first: "teaspoonsground cumin". */
  oftenGlued: readonly string[];
};

/** What is known about one language: its files, and what only code can say. */
export type LanguageData = {
  /** Where the head noun of a compound stands: last in "tomato sauce", first in "salsa de tomate". */
  headNoun: 'first' | 'last';
  /** The form under which the regular singular and plural of a folded word meet; it need not be a word. */
  stem: (word: string) => string;
  /** Endings by which an unlisted word is taken for a participle or an adverb. */
  endings: { preparation: RegExp; adverb: RegExp; areAccented: boolean };
  wordClasses: Lists<(typeof WORD_CLASSES)[number]>;
  /** The allergens that a word stands for where it names no ingredient, or a wider one: "gluten", "nuts". */
  allergens: Lists<string>;
  /** Common words that are one typing error away from a food, or name one in another language: "floor", "name". */
  everydayWords: readonly string[];
  lineGrammar: Lists<(typeof LINE_GRAMMAR_LISTS)[number]> & {
    /**
     * How a name is turned into that of the form in which the thing is sold by a unit; "*" stands for the name: a tin
     * of chickpeas is "tinned chickpeas".
     */
    soldAs: Lists<'tin' | 'leaf' | 'sheet' | 'cube'>;
  };
  /** Words that are never food, and names that begin or end like a food's: "rhubarb leaves", "butter dish". */
  notFood: Lists<'words' | 'names'>;
  /** Null in a language without gender. */
  nouns: NounData | null;
  numbers: NumberData;
  rendering: {
    or: string;
    orBeforeO?: string;
    toTaste: string;
    /** The note on what may have an excluded food: words before its name, and the names of allergens. */
    mayContain: {
      opening: string;
      /** Said before it of peanuts that may have traces of nuts. */
      ofPeanuts: string;
      /** Before the last of several. */
      nor: string;
      /** What takes the place of a cheese whose makers use animal rennet. */
      likeWithoutRennet: string;
      /** How a hard cheese has to be made for who eats no meat. */
      madeWithoutRennet: string;
      allergens: Readonly<Record<Allergen, string>>;
    };
  };
  steps: StepData;
  typedText: Lists<(typeof TYPED_TEXT_LISTS)[number]> & {
    /** "I'm out of milk", "je n'ai plus de lait": `words` say so between one of `before` and one of `after`. */
    usedUp: (Lists<'words' | 'before' | 'after'> & { opensClause: boolean }) | null;
  };
  units: UnitData;
};
