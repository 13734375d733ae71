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
const IN_PORTIONS: Localised = {
  en: 'in portions, one for each person',
  es: 'en lomos o filetes, uno por persona',
  fr: 'en pavés ou en filets, un par personne',
};
const SLICED: Localised = { en: 'sliced', es: 'en lonchas', fr: 'en tranches' };
const UNWAXED: Localised = { en: 'unwaxed if you can', es: 'mejor sin encerar', fr: 'bio de préférence' };
/** The cut to buy of meat that is named by the animal and cooked for minutes. */
const QUICK_CUTS: Readonly<Record<string, Localised>> = {
  chicken: {
    en: 'boneless breast or thigh',
    es: 'pechuga o contramuslo sin hueso',
    fr: 'blancs ou hauts de cuisse désossés',
  },
  turkey: { en: 'boneless breast', es: 'pechuga', fr: 'escalopes ou filet' },
  beef: { en: 'rump or sirloin', es: 'cadera o lomo', fr: 'rumsteck ou faux-filet' },
  veal: { en: 'escalope or rump', es: 'escalope o cadera', fr: 'noix ou quasi' },
  pork: { en: 'fillet or loin', es: 'solomillo o lomo', fr: 'filet mignon ou filet' },
  lamb: { en: 'leg or neck fillet', es: 'pierna o lomo', fr: 'gigot ou selle' },
};
const CUT_QUICKLY: ReadonlySet<CookingKind> = new Set<CookingKind>(['poultry', 'tender-meat']);

const IN_PIECES: Localised = { en: 'in pieces', es: 'en trozos', fr: 'en morceaux' };

/** Herbs that are measured by the spoon, where dried ones would be three times as strong. */
const FRESH_LEAVES: Localised = { en: 'fresh leaves', es: 'hojas frescas', fr: 'feuilles fraîches' };
const BY_THE_SPOON: ReadonlySet<Unit | null> = new Set<Unit>(['tbsp', 'tsp', 'g']);

/** The form in which food is bought, where its name leaves that open. */
const BOUGHT_AS: Readonly<Record<string, Localised>> = {
  chorizo: { en: 'skinned', es: 'curado, sin piel', fr: 'sec, sans la peau' },
  'smoked-sausage': { en: 'cooked', es: 'ya cocida', fr: 'déjà cuite' },
  yogurt: { en: 'plain', es: 'natural', fr: 'nature' },
  // Fresh ones take longer than the frozen ones that the steps give time for.
  pea: {
    en: 'frozen, or shelled and boiled for 5 minutes',
    es: 'congelados, o frescos y hervidos 5 minutos',
    fr: 'surgelés, ou frais et blanchis 5 minutes',
  },
};

/** Grams in an ounce, for tins that are named by both. */
const OUNCE = 28.35;
/** Tins that are weighed without their liquid. */
const DRAINED: ReadonlySet<Cut> = new Set(['drain', 'drain-flake', 'drain-rinse']);

/** Prawns, and not what is cooked like them: squid, scallops, cooked prawns. */
const RAW_PRAWNS = /^(?:(?!cooked-|dried-)[a-z]+-)?prawn$/;

/** What a line says of the state in which its ingredient is weighed; undefined where that is plain. */
export function weighedAs({ id, cooking, measured, cut }: MeasuredIngredient): Localised | undefined {
  if (cooking.kind === 'stewing-meat' && cut === 'cubes') return WITHOUT_BONE;
  if (isJoint(cooking, measured.unit, cut)) return IN_ONE_PIECE;
  if (cooking.kind === 'fish-fillet') return cut === null ? IN_PORTIONS : SKINLESS;
  if (cooking.kind === 'poultry-joint' && measured.unit === 'g') return IN_PIECES;
  if (CUT_QUICKLY.has(cooking.kind) && QUICK_CUTS[id]) return QUICK_CUTS[id];
  if (RAW_PRAWNS.test(id)) return RAW_AND_PEELED;
  if (cooking.cut === 'strips' && cut === null && measured.unit === 'g') return SLICED;
  if (cooking.kind === 'herb' && BY_THE_SPOON.has(measured.unit)) return FRESH_LEAVES;
  if (cut === 'wash-rounds') return UNWAXED;
  if (BOUGHT_AS[id]) return BOUGHT_AS[id];
  if (measured.unit === 'tin') return tinOf(measured.grams / measured.amount, cut);
  const isAsItComes = cooking.kind === 'pulse' && cut !== 'drain-rinse';
  return isAsItComes ? undefined : WEIGHED_AS[cooking.kind];
}

/** How much is in a tin. */
function tinOf(grams: number, cut: Cut | null): Localised {
  const weight = `${Math.round(grams)}\u00a0g`;
  const both = `${weight} (${Math.round(grams / OUNCE)}\u00a0oz)`;
  const isDrained = cut !== null && DRAINED.has(cut);
  return isDrained
    ? { en: `of ${both} drained`, es: `de ${weight} escurridos`, fr: `de ${weight} égouttés` }
    : { en: `of ${both}`, es: `de ${weight}`, fr: `de ${weight}` };
}

/** True of a joint that stays whole, and is one. */
function isJoint({ kind, grammaticalNumber }: Cooking, unit: Unit | null, cut: Cut | null): boolean {
  return kind === 'stewing-meat' && cut === null && unit === 'g' && grammaticalNumber === 'singular';
}
