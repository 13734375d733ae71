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
  const main = mains.includes('fish') ? 'fish' : mains[0];
  return byMain?.[main ?? 'any'];
}
