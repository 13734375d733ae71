import type { Cooking, CookingKind, Cut } from '@larder/food/ingredients/cooking';
import type { Treatment } from '@larder/food/ingredients/wording';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { inTextLanguages, type Localised, type TextLanguage } from '@larder/food/recipe';
import type { Unit } from '@larder/food/units/units';
import type { MeasuredIngredient } from '../filling/dish-ingredient.ts';
import type { HouseholdMeasure } from '../filling/household-measure.ts';
import type { DishTemplate } from '../templates/dish-template.ts';
import { cutNote } from './cut-note.ts';
import type { NamedIngredient } from './ingredient-names.ts';
import { type CookingMethod, cookedBy } from './text-template.ts';

/** The state in which what swells as it cooks is weighed; pulses are taken as cooked, lentils as dried. */
const WEIGHED_AS: Partial<Record<CookingKind, Localised>> = {
  pulse: {
    en: 'tinned or cooked, drained weight',
    es: 'peso escurrido, en conserva o de cocción casera',
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
  en: 'in single portions',
  es: 'en lomos o filetes individuales',
  fr: 'en pavés ou filets individuels',
};
const IN_STEAKS: Localised = {
  en: 'one for each person, 2 cm thick',
  es: 'una pieza de 2 cm de grosor por persona',
  fr: 'une pièce de 2 cm d’épaisseur par personne',
};
/** Potatoes that keep their shape in a salad. */
const WAXY: Localised = { en: 'waxy', es: 'para cocer', fr: 'à chair ferme' };
const SLICED: Localised = { en: 'sliced', es: 'en lonchas', fr: 'en tranches' };
const UNWAXED: Localised = { en: 'unwaxed if you can', es: 'mejor sin encerar', fr: 'bio de préférence' };
const SMALL: Localised = { en: 'small shapes', es: 'pequeña, para sopa', fr: 'petites, à potage' };
/** Whole ones are cut up, and others are sold so. */
const IN_SMALL_PIECES: Localised = { en: 'chopped or crushed', es: 'troceados o triturados', fr: 'concassées' };
const IN_PIECES: Localised = { en: 'in pieces', es: 'en trozos', fr: 'en morceaux' };

/** Of fruit that is squeezed and whose peel is asked for too. */
const ZEST_AND_JUICE: Required<Localised> = { en: 'zest and juice', es: 'la ralladura y el zumo', fr: 'zeste et jus' };

/** Herbs that are measured by the spoon, where dried ones would be three times as strong. */
const FRESH_LEAVES: Localised = { en: 'fresh leaves', es: 'en hojas frescas', fr: 'en feuilles fraîches' };
const BY_THE_SPOON: ReadonlySet<Unit | null> = new Set<Unit>(['tbsp', 'tsp', 'g']);

/** Grams in an ounce, for tins that are named by both. */
const OUNCE = 28.35;
/** Tins that are weighed without their liquid. */
const DRAINED: ReadonlySet<Cut> = new Set(['drain', 'drain-flake', 'drain-rinse']);

const DRAINED_WEIGHT = /\bdrained\b/;

/** Prawns, and not what is cooked like them: squid, scallops, cooked prawns. */
const RAW_PRAWNS = /^(?:(?!cooked-|dried-)[a-z]+-)?prawn$/;

/**
 * What a line says besides the name: the kind or piece that suits the dish, the state in which it is weighed, and how it
 * is cut.
 */
export function lineNote(
  ingredient: NamedIngredient,
  template: DishTemplate,
  kb: KnowledgeBase,
): Required<Localised> | undefined {
  const bought = boughtAs(ingredient, template, kb);
  const weighed = weighedAs(ingredient, template);
  // What is bought as legs is in pieces already.
  const state = weighed === IN_PIECES && bought ? undefined : weighed;
  const isWeighedDrained = state !== undefined && DRAINED_WEIGHT.test(state.en);
  const cut =
    (isZested(ingredient, template) ? ZEST_AND_JUICE : cutNote(ingredient, isWeighedDrained)) ??
    (ingredient.id === 'tinned-tomato' ? IN_SMALL_PIECES : undefined);
  const notes = [bought, state, cut].filter((note) => note !== undefined);
  const of = (language: TextLanguage) => notes.map((note) => note[language] ?? note.en).join(', ');
  return notes.length === 0 ? undefined : inTextLanguages(of);
}

/** True of fruit that is squeezed, of whose peel a step takes the zest. */
function isZested({ slot, cut }: MeasuredIngredient, { steps }: DishTemplate): boolean {
  const asked = new RegExp(`\\[${slot}\\.squeezed\\?[^\\]]*\\bzest\\b`);
  return cut === 'juice' && steps.some(({ en }) => asked.test(en));
}

/** The cut or kind that suits the dish; undefined where the name says it. */
function boughtAs(ingredient: MeasuredIngredient, template: DishTemplate, kb: KnowledgeBase): Localised | undefined {
  const kinds = kb.get(ingredient.id)?.wording?.boughtAs ?? [];
  if (kinds.length === 0 || isNamedByUnit(ingredient)) return undefined;
  const treatments = treatmentsOf(ingredient, template);
  return kinds.find(({ for: of }) => of === undefined || of.some((treatment) => treatments.has(treatment)));
}

/** True of what comes in a tin, or is cooked otherwise than its kind. */
function isNamedByUnit({ measured, cooking }: MeasuredIngredient): boolean {
  return measured.unit === 'tin' || cooking.kind === 'cooked-rice';
}

const TREATED: Record<CookingMethod, Treatment | null> = { fry: null, simmer: 'simmered', roast: 'roasted' };
/** Dishes in which leaves are eaten raw. */
const RAW: ReadonlySet<DishTemplate['dishType']> = new Set<DishTemplate['dishType']>(['salad', 'sandwich']);
const WHIPPED = /\bwhip \{the (\w+)\}/i;

/** What a dish does to an ingredient. */
function treatmentsOf({ slot, cooking, cut }: MeasuredIngredient, template: DishTemplate): ReadonlySet<Treatment> {
  const { steps, slots, dishType } = template;
  const methods = cookedBy(
    steps.map(({ en }) => en),
    slot,
    cooking.kind,
  );
  const isWhipped = steps.some(({ en }) => WHIPPED.exec(en)?.[1] === slot);
  return new Set<Treatment>([
    ...(cooking.kind === 'stewing-meat' ? (['stewed'] as const) : []),
    ...methods.flatMap((method) => TREATED[method] ?? []),
    ...(cut === 'grate' ? (['grated'] as const) : []),
    ...(isWhipped ? (['whipped'] as const) : []),
    ...(slots.salt || slots.soy ? (['savoury'] as const) : []),
    ...(dishType === 'cold-plate' ? (['with-fruit'] as const) : []),
    ...(RAW.has(dishType) && methods.length === 0 ? (['raw'] as const) : []),
  ]);
}

/** The state in which an ingredient is weighed; undefined where that is plain. */
function weighedAs(ingredient: MeasuredIngredient, template: DishTemplate): Localised | undefined {
  const { id, cooking, measured, cut } = ingredient;
  if (id === 'pasta' && template.dishType === 'soup') return SMALL;
  if (isBaked(ingredient, template)) return inLargeOnes(measured.grams, template.servings);
  if (cooking.kind === 'potato' && template.dishType === 'salad') return WAXY;
  if (cooking.kind === 'stewing-meat' && cut === 'cubes') return WITHOUT_BONE;
  if (isJoint(cooking, measured.unit, cut)) return IN_ONE_PIECE;
  if (cooking.kind === 'fish-fillet') return cut === null ? IN_PORTIONS : SKINLESS;
  if (cooking.kind === 'poultry-joint' && measured.unit === 'g') return IN_PIECES;
  if (RAW_PRAWNS.test(id)) return RAW_AND_PEELED;
  if (cooking.cut === 'strips' && cut === null && measured.unit === 'g') {
    return cooking.kind === 'tender-meat' ? IN_STEAKS : SLICED;
  }
  if (cooking.kind === 'herb' && BY_THE_SPOON.has(measured.unit)) return FRESH_LEAVES;
  if (cut === 'wash-rounds') return UNWAXED;
  if (measured.unit === 'tin') return tinOf(measured, cut);
  const isAsItComes = cooking.kind === 'pulse' && cut !== 'drain-rinse';
  return isAsItComes ? undefined : WEIGHED_AS[cooking.kind];
}

/** How much is in a tin. */
function tinOf({ grams, amount }: HouseholdMeasure, cut: Cut | null): Localised {
  const each = grams / amount;
  const weight = `${Math.round(each)}\u00a0g`;
  const both = `${weight} (${Math.round(each / OUNCE)}\u00a0oz)`;
  const isDrained = cut !== null && DRAINED.has(cut);
  if (amount > 1) {
    return isDrained
      ? { en: `${both} drained each`, es: `${weight} escurridos cada una`, fr: `${weight} égouttés chacune` }
      : { en: `${both} each`, es: `${weight} cada una`, fr: `${weight} chacune` };
  }
  return isDrained
    ? { en: `of ${both} drained`, es: `de ${weight} escurridos`, fr: `de ${weight} égouttés` }
    : { en: `of ${both}`, es: `de ${weight}`, fr: `de ${weight}` };
}

/** True of potatoes that are baked whole. */
function isBaked({ slot, cut }: MeasuredIngredient, { dishType }: DishTemplate): boolean {
  return slot === 'potato' && cut === null && dishType === 'baked-potato';
}

/** One for each person. */
function inLargeOnes(grams: number, servings: number): Localised {
  const each = `${Math.round(grams / servings / 10) * 10}\u00a0g`;
  return {
    en: `${servings} large ones of about ${each}`,
    es: `${servings} grandes, de unos ${each}`,
    fr: `${servings} grosses d’environ ${each}`,
  };
}

/** True of a joint that stays whole, and is one. */
function isJoint({ kind, grammaticalNumber }: Cooking, unit: Unit | null, cut: Cut | null): boolean {
  return kind === 'stewing-meat' && cut === null && unit === 'g' && grammaticalNumber === 'singular';
}
