import type { Subcategory } from '@larder/contract/category';
import { DEFAULT_STEP_SECONDS } from '@larder/contract/recipe';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, Localised, RecipeLine, RecipeStep, StepPart } from '@larder/food/recipe';
import { inTextLanguages, type TextLanguage } from '@larder/food/recipe';
import { fold } from '@larder/text/fold';
import { stableHash } from '@larder/text/stable-hash';
import { withUndividedSalt } from '../techniques/undivided-salt.ts';
import type { DishTemplate, TextTemplate } from '../templates/dish-template.ts';
import { withCoreTemperature } from './doneness/core-temperature.ts';
import { withReheating } from './doneness/reheating.ts';
import type { NamedIngredient } from './ingredient-names.ts';
import { titleOf } from './known-name.ts';
import { lineNote } from './line-note.ts';
import { nameFlavour } from './openings/name-flavour.ts';
import { descriptionsOf } from './openings.ts';
import { withWaysOfFinishing } from './order/finishing.ts';
import { withoutCrowdedSteps, withoutLongSteps } from './order/long-steps.ts';
import { joinWhatIsDoneMeanwhile } from './order/meanwhile/done-meanwhile.ts';
import type { TimedStep } from './order/meanwhile/meanwhile-words.ts';
import { sidesWhereTheyBegin } from './order/meanwhile/sides-in-time.ts';
import { afterHeating, takeOutHeating } from './order/oven-heated-first.ts';
import { withTimesWaitedFor } from './order/said-times.ts';
import { withShortJobsInWaits, withWorkInRests } from './order/short-jobs.ts';
import { withTimesToTheBoil } from './order/time-to-boil.ts';
import { withWaterPutOn } from './order/water-put-on.ts';
import { isMention } from './step-words.ts';
import { tipsOf } from './tips.ts';
import { mentionedIn, type TextPart, writeStep, writeTitle, writeWords } from './write-text.ts';

type InEach<T> = Record<TextLanguage, T>;

/** Dishes whose name says that they are spiced. */
const SPICED_BY_NAME: ReadonlySet<string> = new Set(['curry', 'chilli']);

/**
 * Writes the recipe of a template with its ingredients; null where its title or description can't be written with
 * them. Its id is a hash of its content: the same dish always has the same id. `opening` chooses among descriptions.
 */
export function writeRecipe(
  template: DishTemplate,
  ingredients: readonly NamedIngredient[],
  subcategory: Subcategory,
  opening: number,
  kb: KnowledgeBase,
): CanonicalRecipe | null {
  const certain = withoutOptional(ingredients);
  const own = ownOf(template, ingredients);
  const title = inEach(titleOf(template, own), (text, language) => writeTitle(text, language, own));
  const description = describe(template, certain, opening);
  const steps = writeSteps(template, ingredients);
  if (title === null || description === null) return null;
  const ordered = orderByMention(steps, ingredients);
  const recipe = {
    source: 'composer',
    category: template.category,
    subcategory,
    cuisine: null,
    dishType: template.dishType,
    title,
    description,
    servings: template.servings,
    lines: ordered.map((named) => lineOf(named, template, kb)),
    steps: steps.map((step) => stepOf(step, ordered, template)),
    equipment: equipmentOf(template, ingredients),
    tip: tipOf(template, ingredients, opening),
    makeAhead: null,
    keepsDays: null,
    keepsIn: null,
    freezesMonths: null,
    alsoKnownAs: [],
  } satisfies Omit<CanonicalRecipe, 'id'>;
  return { id: idOf(template, recipe), ...recipe };
}

/** What a description can name: what is certainly there, and what the dish is served with. */
function withoutOptional(ingredients: readonly NamedIngredient[]): NamedIngredient[] {
  return ingredients.filter(({ slot, proposed }) => proposed !== 'optional' || slot === 'side');
}

/** What a title can name: what is there, and what the template needs to be itself. */
function ownOf(template: DishTemplate, ingredients: readonly NamedIngredient[]): NamedIngredient[] {
  return ingredients.filter(({ slot, proposed }) => proposed === undefined || isOwnNeed(template, slot, proposed));
}

/** True of what the template needs to be itself: it stands in the title as what is there does. */
function isOwnNeed({ slots }: DishTemplate, slot: string, proposed: NamedIngredient['proposed']): boolean {
  return proposed === 'needed' && slots[slot]?.needed === true;
}

/** The same recipe with another of its descriptions, under an id of its own; its lines and steps are the same objects. */
export function redescribe(
  recipe: CanonicalRecipe,
  template: DishTemplate,
  ingredients: readonly NamedIngredient[],
  opening: number,
): CanonicalRecipe {
  const certain = withoutOptional(ingredients);
  const described = { ...recipe, description: describe(template, certain, opening) ?? recipe.description };
  return { ...described, id: idOf(template, described) };
}

/** The equipment, each in the words of a list. */
function equipmentOf({ equipment = [] }: DishTemplate, ingredients: readonly NamedIngredient[]): InEach<string>[] {
  return equipment.flatMap(
    (tool) => inEach(tool, (text, language) => writeWords(text, language, ingredients) || null) ?? [],
  );
}

/** A tip of the template, one dish after the other, unless it speaks of what the dish has not. */
function tipOf(
  template: DishTemplate,
  ingredients: readonly NamedIngredient[],
  opening: number,
): InEach<string> | null {
  const tips = tipsOf(template);
  const tip = tips[opening % tips.length];
  return tip ? inEach(tip, (text, language) => writeTitle(text, language, ingredients)) : null;
}

/**
 * The description of a number; the template's own, then others, where that can't be written with the ingredients. It
 * ends with the heat or the spice that neither the title nor it names.
 */
function describe(
  template: DishTemplate,
  ingredients: readonly NamedIngredient[],
  opening: number,
): InEach<string> | null {
  const descriptions = descriptionsOf(template);
  for (const text of [descriptions[opening], ...descriptions]) {
    const written = text ? inEach(text, (words, language) => writeTitle(words, language, ingredients)) : null;
    if (!text || !written) continue;
    return SPICED_BY_NAME.has(template.id)
      ? written
      : nameFlavour(text, written, titled(template, ingredients), ingredients);
  }
  return null;
}

/** The ingredients that the title names. */
function titled(template: DishTemplate, ingredients: readonly NamedIngredient[]): ReadonlySet<NamedIngredient> {
  const own = ownOf(template, ingredients);
  return new Set(mentionedIn(titleOf(template, own).en, 'en', own));
}

/** A text in every language; null where one of them is. */
function inEach<T>(
  template: TextTemplate,
  write: (text: string, language: TextLanguage) => T | null,
): InEach<T> | null {
  const written = inTextLanguages((language) => write(template[language], language));
  return isComplete(written) ? written : null;
}

function isComplete<T>(written: InEach<T | null>): written is InEach<T> {
  return Object.values(written).every((text) => text !== null);
}

/** The steps of the template that apply to these ingredients, which their lines say are cut before. */
function writeSteps({ steps, dishType }: DishTemplate, ingredients: readonly NamedIngredient[]): TimedStep[] {
  const written = withoutLongSteps(
    withTimesToTheBoil(
      withUndividedSalt(steps, ingredients, isSaltSharedOut(steps, ingredients)).flatMap(
        (step) => inEach(step, (text, language) => writeStep(text, language, ingredients)) ?? [],
      ),
    ),
  );
  const { heating, method: inOrder } = takeOutHeating(written);
  const method = withWaterPutOn(sidesWhereTheyBegin(withShortJobsInWaits(withWorkInRests(inOrder))));
  const checked = withReheating(withCoreTemperature(method, ingredients, dishType), ingredients, dishType);
  return afterHeating(heating, withoutCrowdedSteps(joinWhatIsDoneMeanwhile(checked)));
}

/** True where a step that applies to these ingredients takes a little of the salt. */
function isSaltSharedOut(steps: DishTemplate['steps'], ingredients: readonly NamedIngredient[]): boolean {
  const written = steps.map(({ en }) => writeStep(en, 'en', ingredients) ?? []);
  return written.some((parts) =>
    parts.some(
      (part, at) =>
        isMention(part) &&
        part.ingredient.cooking.kind === 'salt' &&
        /a little of (?:the )?$/.test(String(parts[at - 1])),
    ),
  );
}

/** The ingredients in the order in which the steps mention them. */
function orderByMention(steps: readonly TimedStep[], ingredients: readonly NamedIngredient[]): NamedIngredient[] {
  const mentioned = steps.flatMap(({ text: { en } }) =>
    en.flatMap((part) => (isMention(part) ? [part.ingredient] : [])),
  );
  return [...new Set([...mentioned, ...ingredients])];
}

function lineOf(named: NamedIngredient, template: DishTemplate, kb: KnowledgeBase): RecipeLine {
  const { id, measured, names, proposed } = named;
  const preparation = lineNote(named, template, kb);
  return {
    ingredient: id,
    name: inTextLanguages((language) => names.line[language].text),
    amount: { min: measured.amount },
    unit: measured.unit,
    ...(preparation && { preparation }),
    ...(proposed === 'optional' ? { optional: true } : {}),
  };
}

function stepOf(
  { text: written, seconds }: TimedStep,
  ordered: readonly NamedIngredient[],
  { category }: DishTemplate,
): RecipeStep {
  const timed = withTimesWaitedFor(written);
  const step = category === 'Meals' ? withWaysOfFinishing(timed) : timed;
  const numbered = (parts: readonly TextPart[]): StepPart[] =>
    parts.map((part) => {
      if (isMention(part)) return { line: ordered.indexOf(part.ingredient), as: part.as };
      return typeof part === 'object' && 'within' in part ? { seconds: part.seconds } : part;
    });
  const text: Localised<StepPart[]> = inTextLanguages((language) => numbered(step[language]));
  return { seconds: Math.max(seconds, DEFAULT_STEP_SECONDS), text };
}

function idOf(
  template: DishTemplate,
  {
    title,
    description,
    lines,
    servings,
    subcategory,
  }: Pick<CanonicalRecipe, 'title' | 'description' | 'lines' | 'servings' | 'subcategory'>,
): string {
  const slug = fold(title.en)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  const content = lines.map(({ ingredient, amount, unit }) => `${ingredient} ${amount?.min} ${unit}`).join();
  return `${slug}-${stableHash(`${template.id} ${subcategory} ${servings} ${content} ${description.en}`)}`;
}
