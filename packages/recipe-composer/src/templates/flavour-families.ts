import type { CookingKind } from '@larder/food/ingredients/cooking';
import FAMILIES from './flavour-families.json' with { type: 'json' };

/** Seasonings that go together; a composed dish uses those of one family. */
export type FlavourFamily = {
  /** Herbs, spices and sauces that belong to it, by id. */
  seasonings: ReadonlySet<string>;
  /** Common spices any one of which gives its flavour, the most typical first. */
  spices: readonly string[];
  /** Spices none of which seasons a dish of spices alone. */
  together: readonly string[];
  /** Foods of its dishes that are no seasonings, and their wider kinds. */
  cues: ReadonlySet<string>;
};

export type FlavourFamilyName = keyof typeof FAMILIES;

/** Kinds of which only those of the dish's flavour family fit. */
export const SEASONINGS: ReadonlySet<CookingKind> = new Set([
  'herb',
  'dried-herb',
  'spice',
  'sweet-spice',
  'curry-paste',
  'soy',
  'mustard',
  'vinegar',
  'pesto',
  'hot-sauce',
  'miso',
  'sesame-oil',
  'tahini',
]);

const NAMES = Object.keys(FAMILIES) as FlavourFamilyName[];
const families = new Map(
  NAMES.map((name): [FlavourFamilyName, FlavourFamily] => {
    const { spices, seasonings, together, cues } = FAMILIES[name];
    return [name, { spices, seasonings: new Set([...spices, ...seasonings]), together, cues: new Set(cues) }];
  }),
);

/** @throws Error for a name that is not in the data; the type rules it out */
export function flavourFamily(name: FlavourFamilyName): FlavourFamily {
  const family = families.get(name);
  if (!family) throw new Error(`There is no flavour family called ${name}`);
  return family;
}

/** How much a food speaks for each family: a seasoning of it counts more than another food of its dishes. */
export type FamilyHints = Partial<Record<FlavourFamilyName, number>>;

const SEASONING_WEIGHT = 3;

/** The families that a food speaks for; `kinds` are its id and those of its wider kinds. */
export function familyHints(kind: CookingKind, [id = '', ...wider]: readonly string[]): FamilyHints {
  const hints: FamilyHints = {};
  for (const name of NAMES) {
    const { seasonings, cues } = flavourFamily(name);
    if (SEASONINGS.has(kind) && seasonings.has(id)) hints[name] = SEASONING_WEIGHT;
    else if ([id, ...wider].some((each) => cues.has(each))) hints[name] = 1;
  }
  return hints;
}
