import type { Subcategory } from '@larder/contract/category';
import { DEFAULT_STEP_SECONDS } from '@larder/contract/recipe';
import type { CanonicalRecipe, Localised, RecipeLine, RecipeStep, StepPart } from '@larder/food/recipe';
import { TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import { fold } from '@larder/text/fold';
import { stableHash } from '@larder/text/stable-hash';
import type { Filling } from '../filling/filling.ts';
import type { DishTemplate, Text } from '../templates/dish-template.ts';
import { wordPreparation } from './prepare.ts';
import { type Piece, wordStep, wordTitle } from './wording.ts';

type InEach<T> = Record<TextLanguage, T>;

/**
 * The recipe that an template gives with these fillings; null where its title or a language can't be said of them.
 * The id follows from what is in it, so that the same dish always has the same.
 */
export function recipeOf(
  template: DishTemplate,
  fillings: readonly Filling[],
  subcategory: Subcategory,
): CanonicalRecipe | null {
  const title = inEach(template.title, (text, language) => wordTitle(text, language, fillings));
  const description = inEach(template.description, (text, language) => wordTitle(text, language, fillings));
  const steps = wordSteps(template, fillings);
  if (title === null || description === null || steps === null) return null;
  const order = orderOfMention(steps, fillings);
  const lines = order.map(lineOf);
  const recipe = {
    source: 'composer',
    category: template.category,
    subcategory,
    cuisine: null,
    dishType: template.dishType,
    title,
    description,
    servings: template.servings,
    lines,
    steps: steps.map((step) => stepOf(step, order)),
    equipment: (template.equipment ?? []).map(({ ...text }) => text),
    tip: template.tip ? { ...template.tip } : null,
    makeAhead: null,
    keepsDays: null,
    keepsIn: null,
    freezesMonths: null,
    alsoKnownAs: [],
  } satisfies Omit<CanonicalRecipe, 'id'>;
  return { id: idOf(template, recipe), ...recipe };
}

function inEach<T>(text: Text, word: (text: string, language: TextLanguage) => T | null): InEach<T> | null {
  const [en, es, fr] = [word(text.en, 'en'), word(text.es, 'es'), word(text.fr, 'fr')];
  return en === null || es === null || fr === null ? null : { en, es, fr };
}

/** What is prepared first, then the template's own steps that these fillings call for. */
function wordSteps({ steps, slots }: DishTemplate, fillings: readonly Filling[]): InEach<Piece[]>[] | null {
  const preparation = TEXT_LANGUAGES.map((language) => wordPreparation(fillings, slots, language));
  const [en, es, fr] = preparation;
  const first = en && es && fr ? [{ en, es, fr }] : [];
  return [
    ...first,
    ...steps.flatMap((step) => inEach(step, (text, language) => wordStep(text, language, fillings)) ?? []),
  ];
}

/** The ingredients in the order in which the steps come to them. */
function orderOfMention(steps: readonly InEach<Piece[]>[], fillings: readonly Filling[]): Filling[] {
  const mentioned = steps.flatMap(({ en }) => en.flatMap((piece) => (isMention(piece) ? [piece.filling] : [])));
  return [...new Set([...mentioned, ...fillings])];
}

function isMention(piece: Piece): piece is { filling: Filling; as: string } {
  return typeof piece === 'object' && 'filling' in piece;
}

function lineOf({ id, measured, names }: Filling): RecipeLine {
  const { en, es, fr } = names.line;
  return {
    ingredient: id,
    name: { en: en.text, es: es.text, fr: fr.text },
    amount: { min: measured.amount },
    unit: measured.unit,
  };
}

function stepOf(step: InEach<Piece[]>, order: readonly Filling[]): RecipeStep {
  const numbered = (pieces: readonly Piece[]): StepPart[] =>
    pieces.map((piece) => (isMention(piece) ? { line: order.indexOf(piece.filling), as: piece.as } : piece));
  const text: Localised<StepPart[]> = { en: numbered(step.en), es: numbered(step.es), fr: numbered(step.fr) };
  const seconds = step.en.reduce(
    (sum, piece) => sum + (typeof piece === 'object' && 'seconds' in piece ? (piece.toSeconds ?? piece.seconds) : 0),
    0,
  );
  return { seconds: seconds || DEFAULT_STEP_SECONDS, text };
}

function idOf(
  template: DishTemplate,
  { title, lines, servings, subcategory }: Pick<CanonicalRecipe, 'title' | 'lines' | 'servings' | 'subcategory'>,
): string {
  const slug = fold(title.en)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  const content = lines.map(({ ingredient, amount, unit }) => `${ingredient} ${amount?.min} ${unit}`).join();
  return `${slug}-${stableHash(`${template.id} ${subcategory} ${servings} ${content}`)}`;
}
