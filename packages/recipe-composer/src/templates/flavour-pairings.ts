import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { FlavourFamilyName } from './flavour-families.ts';
import PAIRINGS from './flavour-pairings.json' with { type: 'json' };

/** What sharpens, freshens and seasons a dish and adds a crunch to it, by id, the most usual first. */
export type Pairing = {
  acid: readonly string[];
  herb: readonly string[];
  spice: readonly string[];
  crunch: readonly string[];
};

/** Main ingredients that pairings go by. */
const MAIN_OF: Partial<Record<CookingKind, string>> = {
  'fish-fillet': 'fish',
  'tinned-fish': 'fish',
  'smoked-fish': 'fish',
  prawn: 'fish',
  shellfish: 'fish',
  'tender-meat': 'meat',
  'pan-meat': 'meat',
  'stewing-meat': 'meat',
  offal: 'meat',
  mince: 'meat',
  sausage: 'meat',
  bacon: 'cured',
  ham: 'cured',
  poultry: 'poultry',
  'poultry-joint': 'poultry',
  'cooked-meat': 'poultry',
  mushroom: 'mushroom',
  leafy: 'leafy',
  avocado: 'avocado',
  tomato: 'tomato',
  'tinned-tomato': 'tomato',
  root: 'root',
  potato: 'root',
  tofu: 'tofu',
  pulse: 'pulse',
  lentil: 'pulse',
  egg: 'egg',
};

/**
 * The pairing of a cuisine with fish, else with the first of the kinds that has one of its own, else with any. The table states common
 * practice, compared between N. Segnit, The Flavour Thesaurus (2010), K. Page and A. Dornenburg, The Flavor Bible
 * (2008), and the recipes of the cookbook.
 */
export function pairingFor(family: FlavourFamilyName, kinds: readonly CookingKind[]): Pairing | undefined {
  const byMain: Readonly<Record<string, Pairing>> | undefined = (
    PAIRINGS as Partial<Record<string, Record<string, Pairing>>>
  )[family];
  const mains = kinds.flatMap((kind) => MAIN_OF[kind] ?? []).filter((name) => byMain?.[name] !== undefined);
  // Nutmeg suits leaves, and neither the pulses nor the tomato beside them.
  const first =
    mains[0] === 'leafy' ? (mains.find((name) => name === 'pulse' || name === 'tomato') ?? 'leafy') : mains[0];
  const main = mains.includes('fish') ? 'fish' : first;
  return byMain?.[main ?? 'any'];
}

/** The spice that suits a soup of one vegetable better than that of its cuisine. */
const SPICE_OF_SOUP: Readonly<Record<string, string>> = {
  sweetcorn: 'smoked-paprika',
  'sweet-potato': 'smoked-paprika',
  'sweet-pepper': 'smoked-paprika',
  cabbage: 'smoked-paprika',
  carrot: 'ground-cumin',
  parsnip: 'ground-cumin',
  cauliflower: 'ground-cumin',
  squash: 'dried-sage',
  courgette: 'dried-oregano',
};
const WITHOUT_A_SPICE_OF_THEIR_OWN: ReadonlySet<FlavourFamilyName> = new Set(['northern', 'mediterranean']);

const VEGETABLES: ReadonlySet<CookingKind> = new Set(['root', 'firm', 'tender', 'leafy', 'mushroom']);
/** Beside these a soup is seasoned for them. */
const SEASONED_FIRST: ReadonlySet<CookingKind> = new Set([
  'pulse',
  'lentil',
  'fish-fillet',
  'prawn',
  'bacon',
  'ham',
  'sausage',
  'tinned-tomato',
]);

/** A food by its kind, its id and those of its wider kinds. */
export type PairedFood = { kind: CookingKind; ids: readonly string[] };

/** The spice that a soup takes for its only vegetable beside potatoes, if that has one of its own. */
export function spiceOfSoup(family: FlavourFamilyName, foods: readonly PairedFood[]): string | undefined {
  if (!WITHOUT_A_SPICE_OF_THEIR_OWN.has(family) || foods.some(({ kind }) => SEASONED_FIRST.has(kind))) return undefined;
  const [only, second] = foods.filter(({ kind }) => VEGETABLES.has(kind));
  return second ? undefined : only?.ids.map((id) => SPICE_OF_SOUP[id]).find((spice) => spice !== undefined);
}
