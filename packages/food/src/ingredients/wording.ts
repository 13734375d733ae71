import type { TextLanguage } from '../recipe.ts';

export const GRAMMATICAL_NUMBERS = ['singular', 'plural'] as const;
export type GrammaticalNumber = (typeof GRAMMATICAL_NUMBERS)[number];

/** What a dish does to an ingredient, where that decides which cut or kind of it suits. */
export const TREATMENTS = [
  'stewed',
  'simmered',
  'roasted',
  'grated',
  'whipped',
  'raw',
  'savoury',
  'with-fruit',
] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** The cut or kind that suits, where the dish does one of these to it; in any other dish, where none is given. */
export type BoughtAs = { for?: readonly Treatment[] } & Readonly<Record<TextLanguage, string>>;

type InLanguages<Value> = Readonly<Partial<Record<TextLanguage, Value>>>;

/** How composed recipes name an ingredient in their steps and titles, where that is not by its own name. */
export type Wording = {
  /** The ingredient whose name it goes by, once the list of ingredients has named it in full. */
  calledAs?: string;
  /** The same in titles alone. */
  calledAsInTitles?: string;
  /** A shorter name, "singular | plural". */
  shortName?: InLanguages<string>;
  /** A name for steps alone, where what it is made of or its colour goes without saying, "singular | plural". */
  inSteps?: InLanguages<string>;
  /** The number it is named in where it stands for an ingredient that is called as it. */
  shortNumber?: GrammaticalNumber;
  /** The number that titles name it in, whatever its amount. */
  titleNumber?: InLanguages<GrammaticalNumber>;
  /** Languages that name it in the singular where others count it: "el hielo", but "les glaçons". */
  uncountedIn?: readonly TextLanguage[];
  /** What a list says of it, where its name leaves its cut or kind open: the first of these that suits the dish. */
  boughtAs?: readonly BoughtAs[];
};
