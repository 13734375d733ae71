import type { Cooking, CookingKind, Cut } from '@larder/food/ingredients/cooking';
import type { Localised } from '@larder/food/recipe';
import type { Unit } from '@larder/food/units/units';
import type { MeasuredIngredient } from '../filling/dish-ingredient.ts';

/** The state in which what swells as it cooks is weighed; pulses are taken as cooked, lentils as dried. */
const WEIGHED_AS: Partial<Record<CookingKind, Localised>> = {
  pulse: {
    en: 'tinned or cooked, drained weight',
    es: 'peso escurrido, de bote o de olla',
    fr: 'poids égoutté, en conserve ou cuisson maison',
  },
  lentil: { en: 'dry weight', es: 'peso en seco', fr: 'poids à sec' },
};

/** Meat that is cut up at home, and joints that are sold by weight. */
const WITHOUT_BONE: Localised = { en: 'boneless', es: 'sin hueso', fr: 'sans os' };
const IN_ONE_PIECE: Localised = { en: 'in one piece', es: 'en una pieza', fr: 'en un morceau' };
const SKINLESS: Localised = { en: 'skinless and boneless', es: 'sin piel ni espinas', fr: 'sans peau ni arêtes' };
const RAW_AND_PEELED: Localised = {
  en: 'raw, peeled weight',
  es: 'en crudo, peso sin cáscara',
  fr: 'crues, poids décortiqué',
};
const IN_PIECES: Localised = { en: 'in pieces', es: 'en trozos', fr: 'en morceaux' };

/** Prawns, and not what is cooked like them: squid, scallops, cooked prawns. */
const RAW_PRAWNS = /^(?:(?!cooked-|dried-)[a-z]+-)?prawn$/;

/** What a line says of the state in which its ingredient is weighed; undefined where that is plain. */
export function weighedAs({ id, cooking, measured, cut }: MeasuredIngredient): Localised | undefined {
  if (cooking.kind === 'stewing-meat' && cut === 'cubes') return WITHOUT_BONE;
  if (isJoint(cooking, measured.unit, cut)) return IN_ONE_PIECE;
  if (cooking.kind === 'fish-fillet' && cut !== null) return SKINLESS;
  if (cooking.kind === 'poultry-joint' && measured.unit === 'g') return IN_PIECES;
  if (RAW_PRAWNS.test(id)) return RAW_AND_PEELED;
  const isAsItComes = cooking.kind === 'pulse' && cut !== 'drain-rinse';
  return measured.unit === 'tin' || isAsItComes ? undefined : WEIGHED_AS[cooking.kind];
}

/** True of a joint that stays whole, and is one. */
function isJoint({ kind, grammaticalNumber }: Cooking, unit: Unit | null, cut: Cut | null): boolean {
  return kind === 'stewing-meat' && cut === null && unit === 'g' && grammaticalNumber === 'singular';
}
