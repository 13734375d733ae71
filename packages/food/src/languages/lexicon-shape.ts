/**
 * The partsOfSpeech a word can have in a line besides naming an ingredient. A word can have several; each property holds words
 * parted by blanks, as written in that language.
 */
export type Lexicon = {
  /** What is done to the ingredient: chopped, melted. */
  preparation: string;
  /** Size, state and praise, which do not change what the ingredient is: large, fresh, organic. */
  descriptor: string;
  /** Words that qualify the two above: finely, very. */
  adverb: string;
  /** Shapes an ingredient is in, "orange slices", "rodajas de limón", where they are no unit. */
  form: string;
  /** Shapes that food is made into: a fish ball is no fish, a carrot stick is a carrot. */
  shape: string;
  /** After these a line no longer names the ingredient: for, to, cut. */
  terminator: string;
  /** Between the ingredient and what comes with it: with, in. */
  accompaniment: string;
  /** Before examples of the ingredient: such as. */
  example: string;
  and: string;
  or: string;
  /** Articles and the genitive, of no weight in a name. */
  connector: string;
  optional: string;
  /** Stands before what is not in it: no, without. */
  negationBefore: string;
  /** Stands after what is not in it: free. */
  negationAfter: string;
  /** Words of a maker's warning: contain, traces. */
  warning: string;
  /** Says that nothing of an animal is in it. */
  vegan: string;
  /** Says that no meat or fish is in it. */
  vegetarian: string;
  /** Things that are never food; a phrase with one of these names no ingredient. */
  notFood: string;
};
