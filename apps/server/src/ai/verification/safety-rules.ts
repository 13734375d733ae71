import type { Language } from '@larder/contract/language';
import { dishFactsOf } from '@larder/food/culinary-rules/dish-facts';
import { donenessProblems, rawEggProblems } from '@larder/food/culinary-rules/doneness-rules';
import { type KnowledgeBase, textLanguage } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, RecipeStep } from '@larder/food/recipe';
import { fold } from '@larder/text/fold';

/** Poultry is safe from 74 °C inside. USDA FSIS, Safe Minimum Internal Temperature Chart. */
const POULTRY_CELSIUS = 74;
/** Temperatures above this are of an oven, a pan or a fryer. */
const COOKING_CELSIUS = 100;
/** Temperatures below this are of fridges and marinades. */
const COLD_CELSIUS = 40;

const NOT_FOOD =
  /\b(?:bleach|lejia|javel|detergents?|detergente|detergent|antifreeze|anticongelante|antigel|ammonia|amoniaco|ammoniaque|methanol|metanol|methylated|rubbing alcohol|isopropyl|gasoline|petrol|diesel|kerosene|lighter fluid|turpentine|paint thinner|drain cleaner|battery acid|borax|cyanide|cianuro|cyanure|arsenic|arsenico|mercury|mercurio|mercure|chlorine|cloro|chlore|caustic soda|lye|soda caustica|soude caustique|rat poison|pesticides?|insecticides?|superglue|glue|pegamento|colle|plasticine|gunpowder|nicotine|nightshade|belladonna|hemlock|cicuta|cigue|oleander|foxglove|digitale|death cap|amanita|hydrogen peroxide|peroxide|silica gel|sawdust|gravel)\b/;
const MIXTURES = /\b(?:chlor(?:ine|amine)|bleach)\b.*\b(?:vinegar|ammonia)\b/;
const RAW_ANIMAL =
  /\b(?:raw|undercooked|rare|pink|crudo|cruda|crudos|poco hech[oa]|cru|crue|crus|saignant|rose)\b(?!\s+(?:sugar|cane|milk cheese|onion))/;
const RAW_EGG = /\braw eggs?\b|\beggs? raw\b|\bhuevos? crudos?\b|\b(?:oeufs?|jaunes?) crus?\b|\bconsumed? uncooked\b/;
const NO_HEAT = /\b(?:do not cook|don't cook|no cooking|without cooking|sin cocinar|sin coccion|sans cuisson)\b/;
const FLAMING = /\b(?:set (?:it )?(?:alight|on fire)|flambe(?:ed|e|z|ear|ar)?|ignite|light the alcohol)\b/;
const HEATED =
  /\b(?:bake|roast|grill|fry|fries|saute|simmer|boil|poach|braise|stew|cook|sear|brown|barbecue|steam|heat|broil|horne\w*|asa\w*|fri\w*|coce\w*|cuece\w*|cocin\w*|hierv\w*|dora\w*|guisa\w*|salte\w*|sofri\w*|cuire|cuis\w*|rotir|rotiss\w*|grille\w*|frire|mijot\w*|bouill\w*|poele\w*|revenir|dorer|enfourn\w*|saisir)\b/;

const SERVED = /\b(?:serve|serves|servir|sirve|servez|eat|center|centre|middle|inside|dentro|coeur)\b/;
/** By their kind of cooking. */
const POULTRY: readonly unknown[] = ['poultry', 'poultry-joint'];
const NEEDS_HEAT: readonly unknown[] = [...POULTRY, 'mince', 'stewing-meat'];

/**
 * Why a recipe would be dangerous to follow, a phrase each; empty where nothing is found. The cookbook is held to the
 * same by its editors; a model is not.
 */
export function dangersOf(
  recipe: CanonicalRecipe,
  { texts, language }: { texts: readonly string[]; language: Language },
  kb: KnowledgeBase,
): string[] {
  const text = fold(texts.join('\n'));
  const steps = fold(recipe.steps.map(stepText).join('\n'));
  const dangers: string[] = [];
  if (NOT_FOOD.test(text) || MIXTURES.test(text)) dangers.push('it names something inedible');
  if (FLAMING.test(steps)) dangers.push('it sets alcohol alight');
  if (RAW_EGG.test(text)) dangers.push('it has raw egg');
  if (needsHeat(recipe, kb)) {
    if (!HEATED.test(steps) || NO_HEAT.test(steps)) dangers.push('meat is not cooked');
    const isServedRaw = (sentence: string) => RAW_ANIMAL.test(sentence) && SERVED.test(sentence);
    if (steps.split(/[.\n;]/).some(isServedRaw)) dangers.push('meat is served raw');
    if (hasLowPoultryTemperature(recipe, kb)) dangers.push('poultry stays below 74 °C');
  }
  return textLanguage(language) === 'en' ? [...dangers, ...culinaryDangers(recipe, kb)] : dangers;
}

/** The culinary rules that concern safety; they read English. */
function culinaryDangers(recipe: CanonicalRecipe, kb: KnowledgeBase): string[] {
  const facts = dishFactsOf(recipe, kb);
  return [...donenessProblems(facts), ...rawEggProblems(facts)];
}

function stepText({ text }: RecipeStep): string {
  return text.en.map((part) => (typeof part === 'string' ? part : 'as' in part ? part.as : ' ')).join('');
}

function needsHeat({ lines }: CanonicalRecipe, kb: KnowledgeBase): boolean {
  return lines.some(({ ingredient }) => ingredient && NEEDS_HEAT.includes(kindOf(ingredient, kb)));
}

function isPoultry(id: string, kb: KnowledgeBase): boolean {
  return POULTRY.includes(kindOf(id, kb));
}

function kindOf(id: string, kb: KnowledgeBase): string | undefined {
  const cooking = kb.get(id)?.cooking;
  return typeof cooking === 'object' ? cooking.kind : undefined;
}

/** A temperature inside the meat is one below the boiling point; an oven's is above. */
function hasLowPoultryTemperature({ lines, steps }: CanonicalRecipe, kb: KnowledgeBase): boolean {
  if (!lines.some(({ ingredient }) => ingredient && isPoultry(ingredient, kb))) return false;
  const degrees = steps
    .flatMap(({ text }) => text.en)
    .flatMap((part) => (typeof part === 'object' && 'celsius' in part ? [part.celsius] : []));
  const inside = degrees.filter((celsius) => celsius >= COLD_CELSIUS && celsius <= COOKING_CELSIUS);
  return inside.length > 0 && Math.round(Math.max(...inside)) < POULTRY_CELSIUS;
}
