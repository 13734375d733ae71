import FAMILIES from './flavour-families.json' with { type: 'json' };

/** Seasonings that go together; a composed dish uses those of one family. */
export type FlavourFamily = {
  /** Herbs, spices and sauces that belong to it, by id. */
  seasonings: ReadonlySet<string>;
  /** Common spices any one of which gives its flavour, the most typical first. */
  spices: readonly string[];
};

export type FlavourFamilyName = keyof typeof FAMILIES;

const families = new Map(
  (Object.keys(FAMILIES) as FlavourFamilyName[]).map((name): [FlavourFamilyName, FlavourFamily] => {
    const { spices, seasonings } = FAMILIES[name];
    return [name, { spices, seasonings: new Set([...spices, ...seasonings]) }];
  }),
);

/** @throws Error for a name that is not in the data; the type rules it out */
export function flavourFamily(name: FlavourFamilyName): FlavourFamily {
  const family = families.get(name);
  if (!family) throw new Error(`There is no flavour family called ${name}`);
  return family;
}
