/** Equipment that gives a dish its form: what it is baked, set or served in, or made smooth with. */
const FORMS = [
  ['mug', /\bmugs?\b/],
  ['glass', /\b(?:small |tall )?glasses\b/],
  ['jar', /(?<!tall )\bjars?\b/],
  ['ramekin', /\bramekins?\b/],
  ['souffle-dish', /\bsoufflé dish\b/],
  ['ring-tin', /\b(?:bundt|tube|savarin) tin\b/],
  ['loaf-tin', /\bloaf tin\b/],
  ['rolled', /\b(?:swiss roll tin|tea towel)\b/],
  ['shell-tin', /\bmadeleine tin\b/],
  ['small-tins', /-hole\b.*\btin\b|\bmuffin tin\b/],
  ['square-tin', /\bsquare tin\b|\brectangular baking tin\b/],
  ['round-tin', /\b(?:springform|round|cake) (?:cake )?tin\b|\bcharlotte mould\b/],
  ['basin', /\b(?:pudding basin|jelly mould)\b/],
  ['small-moulds', /\b(?:small|dariole) moulds?\b/],
  ['oven-dish', /\bovenproof dish\b|\b(?:baking|square) dish\b|^dish of\b/],
  ['roasting-tin', /\broasting tin\b/],
  ['cutter', /(?<!\bround )\bcutters?\b/],
  ['tagine', /\bta[gj]ine\b/],
  ['pot', /\b(?:fondue|casserole|clay) ?(?:pot|dish)?\b/],
  ['steamer', /\bsteamer\b/],
  ['slow-cooker', /\bslow cooker\b/],
  ['frying-pan', /\bfrying pan\b/],
  ['parcel', /\bsheets of baking (?:parchment|paper)\b/],
  ['blowtorch', /\bblowtorch\b/],
  ['blender', /\bblender\b|\bfood processor\b/],
  ['skewers', /\bskewers\b|\bcocktail sticks\b/],
  ['waffle-iron', /\bwaffle (?:iron|maker)\b/],
] as const satisfies readonly (readonly [string, RegExp])[];

export type Form = (typeof FORMS)[number][0];

/** The forms that a recipe's equipment, in English, suggests. */
export function formsOf(equipment: readonly string[]): ReadonlySet<Form> {
  const named = (pattern: RegExp) => equipment.some((item) => pattern.test(item.toLowerCase()));
  return new Set(FORMS.filter(([, pattern]) => named(pattern)).map(([form]) => form));
}
