import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { DishTemplate, Slot } from '../templates/dish-template.ts';
import type { FlavourFamilyName } from '../templates/flavour-families.ts';
import { slotsOf } from '../templates/named-slots.ts';
import type { AvailableIngredient } from './available-ingredient.ts';
import { isAcceptedBy } from './fillable-templates.ts';

/** Ingredients that belong to the dishes of some flavour families alone. */
export const REGIONAL: Readonly<Record<string, readonly FlavourFamilyName[]>> = {
  'bean-sprout': ['eastern', 'thai'],
  'coconut-oil': ['eastern', 'thai', 'indian', 'sweet', 'drinks'],
  'bamboo-shoot': ['eastern', 'thai'],
  'water-chestnut': ['eastern', 'thai'],
  'corn-tortilla': ['mexican'],
  peanut: ['eastern', 'thai', 'indian', 'mexican', 'sweet', 'drinks'],
  'roasted-peanut': ['eastern', 'thai', 'indian', 'mexican', 'sweet', 'drinks'],
};

const PLAIN: readonly string[] = ['sunflower-oil', 'olive-oil'];
/** The oil of cuisines whose dishes olive oil does not suit. */
export const OILS: Partial<Record<FlavourFamilyName, readonly string[]>> = {
  eastern: PLAIN,
  thai: PLAIN,
  indian: PLAIN,
};

const BREAD_FAMILIES: readonly FlavourFamilyName[] = [
  'mediterranean',
  'northern',
  'middle-eastern',
  'mexican',
  'sweet',
];
const YOGURT_FAMILIES: readonly FlavourFamilyName[] = [
  'middle-eastern',
  'mediterranean',
  'northern',
  'indian',
  'sweet',
];

/** What is proposed to the dishes of some flavour families alone. */
export const PROPOSED_IN: Readonly<Record<string, readonly FlavourFamilyName[]>> = {
  couscous: ['middle-eastern', 'mediterranean', 'northern'],
  ginger: ['indian', 'thai', 'eastern'],
  parmesan: ['mediterranean', 'northern'],
  caper: ['mediterranean', 'northern'],
  cheddar: ['northern', 'mediterranean', 'mexican'],
  potato: ['northern', 'mediterranean'],
  chickpea: ['mediterranean', 'middle-eastern', 'northern', 'indian'],
  bread: BREAD_FAMILIES,
  'gluten-free-bread': BREAD_FAMILIES,
  'red-wine': ['mediterranean', 'northern'],
  'white-wine': ['mediterranean', 'northern'],
  'plain-flour': ['mediterranean', 'northern', 'middle-eastern'],
  'gluten-free-flour': ['mediterranean', 'northern', 'middle-eastern'],
  'bay-leaf': ['mediterranean', 'northern', 'middle-eastern', 'indian'],
  'tomato-puree': ['mediterranean', 'northern', 'middle-eastern', 'mexican', 'indian'],
  yogurt: YOGURT_FAMILIES,
  'soya-yogurt': YOGURT_FAMILIES,
  salsa: ['mexican'],
};

const CURED: readonly CookingKind[] = ['bacon', 'ham'];
const CHEESE: readonly CookingKind[] = ['melting-cheese', 'hard-cheese', 'crumbly-cheese', 'soft-cheese'];
/** Kinds of food that a cuisine has not: a dish with them is not seasoned as one of its own. */
const FOREIGN: Partial<Record<FlavourFamilyName, ReadonlySet<CookingKind>>> = {
  'middle-eastern': new Set([...CURED, 'melting-cheese', 'hard-cheese']),
  indian: new Set([...CURED, ...CHEESE, 'briny']),
  thai: new Set([...CURED, ...CHEESE, 'cream', 'briny']),
  eastern: new Set([...CHEESE, 'cream']),
};
/** Kinds of food that are not served with the dishes of a cuisine, though they are there. */
export const NOT_SERVED_WITH: Partial<Record<FlavourFamilyName, ReadonlySet<CookingKind>>> = {
  thai: new Set(['bread', 'yogurt']),
  eastern: new Set(['bread', 'yogurt']),
};
/** Seasonings that suit the savoury dishes of most cuisines, whatever else seasons them there. */
const GO_WITH_MOST: ReadonlySet<string> = new Set([
  'ground-cumin',
  'cumin-seed',
  'paprika',
  'smoked-paprika',
  'chilli-flakes',
  'cayenne-pepper',
]);
const OF_THEIR_OWN: ReadonlySet<FlavourFamilyName> = new Set(['thai', 'eastern', 'sweet', 'drinks']);

/** True of a seasoning that suits a cuisine though it is not among its own. */
export function isAtHomeIn(family: FlavourFamilyName, id: string): boolean {
  return GO_WITH_MOST.has(id) && !OF_THEIR_OWN.has(family);
}

/** Of foreign kinds, what is eaten there all the same. */
const AT_HOME_ANYWHERE: ReadonlySet<string> = new Set(['paneer', 'tofu']);

/**
 * The template's flavour family that most of the available foods speak for; the default one where several are equal.
 * What many cuisines share, such as ginger, speaks for none, and neither does what the dish has no place for.
 */
export function familyFor(
  template: DishTemplate,
  available: readonly AvailableIngredient[],
  kb: KnowledgeBase,
): FlavourFamilyName {
  const { families } = template;
  const fitting = families.filter((name) =>
    available.every(({ kind, as }) => !(FOREIGN[name]?.has(kind) && !AT_HOME_ANYWHERE.has(as))),
  );
  const [usual = families[0], ...others] = fitting;
  if (others.length === 0) return usual;
  const slots = slotsOf(template).all;
  const hasCompany = ({ alongside }: Slot) =>
    !alongside || available.some(({ as }) => alongside.some((each) => kb.isKindOf(as, each)));
  const speaking = available.filter(({ as, kind }) =>
    slots.some(({ slot }) => isAcceptedBy(slot, as, kind, kb) && hasCompany(slot)),
  );
  const weigh = (name: FlavourFamilyName) => speaking.reduce((sum, { hints }) => sum + (hints[name] ?? 0), 0);
  return others.reduce((best, other) => (weigh(other) > weigh(best) ? other : best), usual);
}

/** Food at hand that decides what becomes of the rest: these dishes are not what one who has it would cook. */
const DECIDED_BY: Partial<Record<DishTemplate['dishType'], readonly string[]>> = {
  stew: ['coconut-milk', 'curry-powder', 'curry-paste'],
  chilli: ['coconut-milk', 'curry-powder', 'curry-paste', 'bechamel-sauce', 'cinnamon', 'mint'],
};

/**
 * True of a dish of cuisines that have no place for some of the food at hand, where no other food at hand speaks for them,
 * and of one that other food decides against.
 */
export function isOutOfPlace({ families, dishType }: DishTemplate, available: readonly AvailableIngredient[]): boolean {
  if (available.some(({ as }) => DECIDED_BY[dishType]?.includes(as))) return true;
  const areOfTheirOwn = families.every((name) => name === 'thai' || name === 'eastern');
  const hasForeign = (name: FlavourFamilyName) =>
    available.some(({ kind, as }) => FOREIGN[name]?.has(kind) && !AT_HOME_ANYWHERE.has(as));
  const speaks = available.some(({ hints }) => families.some((name) => (hints[name] ?? 0) > 0));
  return areOfTheirOwn && families.every(hasForeign) && !speaks;
}
