import type { Language } from '@larder/contract/language';
import type { MeasurementSystem } from '@larder/contract/measurement';
import type { Instruction, Recipe, RecipeIngredient } from '@larder/contract/recipe';
import { RENNET } from '../ingredients/diet-rules.ts';
import type { Ingredient } from '../ingredients/ingredient.ts';
import { type KnowledgeBase, textLanguage } from '../knowledge-base.ts';
import { LANGUAGE_DATA } from '../languages/languages.ts';
import { isNamedInPlural, isWrittenPlural, nameAsWritten, ownName } from '../names/name-forms.ts';
import type { CanonicalRecipe, Localised, RecipeLine, TextLanguage } from '../recipe.ts';
import { renderQuantity, scaleAmount } from '../units/measures.ts';
import { isSingular } from '../units/unit-words.ts';
import { UNITS } from '../units/units.ts';
import { agreePreparation } from './agree-preparation.ts';
import { agreeArticle } from './articles.ts';
import { asAmericanName, toAmerican } from './british-to-american.ts';
import { type RenderContext, renderStep } from './render-step.ts';
import { isRennetFree, nameWithoutRennet, withoutRennet } from './rennet-free.ts';

/** How a recipe is rendered; without `servings` for as many as it was written for. */
export type RenderOptions = {
  language: Language;
  measurementSystem: MeasurementSystem;
  servings?: number | undefined;
};

/** A line of the contract, except how it matches what somebody has. `amount` and `unit` are those of `quantity`. */
export type RenderedLine = Omit<RecipeIngredient, 'match'>;

/** A recipe in one language and one system of measures. */
export type RenderedRecipe = Pick<Recipe, 'title' | 'description' | 'servings' | 'equipment' | 'tip' | 'makeAhead'> & {
  ingredients: RenderedLine[];
  instructions: Instruction[];
};

/**
 * Renders a recipe. Texts that are missing in Spanish or French are given in English. American English is derived from
 * British by the names of the knowledge base and the terms of `toAmerican`.
 */
export function renderRecipe(recipe: CanonicalRecipe, options: RenderOptions, kb: KnowledgeBase): RenderedRecipe {
  const { language, servings = recipe.servings } = options;
  const context: RenderContext = {
    language,
    system: options.measurementSystem,
    factor: servings / recipe.servings,
    isDrink: recipe.category === 'Drinks',
    isBrief: recipe.source === 'cookbook' || recipe.drawnLike !== undefined,
  };
  const lines = withoutRennet(recipe.lines, kb);
  const names = lines.map((line) => nameOfLine(line, context, kb));
  const text = (localised: Localised) => inMeasures(renderText(localised, language, kb), context);
  const told = (localised: Localised) => nameWithoutRennet(text(localised), lines, language, kb);
  return {
    title: text(recipe.title),
    description: told(recipe.description),
    servings,
    ingredients: lines.map((line, index) => ({
      ...renderLine(line, names[index] ?? '', context, kb),
      ingredientId: recipe.lines[index]?.ingredient ?? null,
    })),
    instructions: recipe.steps.map((step) => ({
      step: renderStep(step, lines, context, kb),
      time: step.seconds,
    })),
    equipment: recipe.equipment.map(text),
    tip: recipe.tip && told(recipe.tip),
    makeAhead: recipe.makeAhead && told(recipe.makeAhead),
  };
}

function renderText(text: Localised, language: Language, kb: KnowledgeBase): string {
  const written = text[textLanguage(language)];
  if (written && language !== 'en-US') return written;
  return language === 'en-US' ? toAmerican(text.en, kb) : text.en;
}

const LENGTHS = /(?:(\d+) x )?(\d+(?:[.,]\d+)?) cm\b( (?=\p{L}))?/gu;

/** Converts lengths like "a tin of 20 cm"; before a noun English hyphenates them: "8-inch slices". */
function inMeasures(text: string, { language, system }: RenderContext): string {
  if (system === 'metric') return text;
  const isEnglish = textLanguage(language) === 'en';
  const measured = (digits: string) =>
    renderQuantity({ min: Number(digits.replace(',', '.')) }, 'cm', { language, system });
  return text.replace(LENGTHS, (_, broad: string | undefined, long: string, noun = '') => {
    const length = isEnglish && noun ? measured(long).replace(/\s*in$/, '-inch') : measured(long);
    return `${broad === undefined ? '' : `${measured(broad).replace(/\s*\p{L}+$/u, '')} x `}${length}${noun}`;
  });
}

function renderLine(line: RecipeLine, name: string, context: RenderContext, kb: KnowledgeBase): RenderedLine {
  const { language, system, factor, isDrink } = context;
  const ingredient = line.ingredient === null ? undefined : kb.get(line.ingredient);
  const scaled = line.amount && scaleAmount(line.amount, factor);
  const { amount, unit } = weighedWherePossible(scaled, line.unit, ingredient, context);
  return {
    name,
    quantity: renderQuantity(amount, unit, { language, system, drink: isDrink, ingredientId: line.ingredient }),
    ingredientId: line.ingredient,
    amount,
    unit,
    note: noteOfLine({ ...line, amount, unit }, name, context, kb),
    optional: line.optional ?? false,
    replaces: line.swappedFrom ? kb.name(line.swappedFrom.ingredient, language) : null,
  };
}

/** Cups of an ingredient that is weighed in metric recipes become grams. */
function weighedWherePossible(
  amount: RecipeLine['amount'],
  unit: RecipeLine['unit'],
  ingredient: Ingredient | undefined,
  { system }: RenderContext,
): Pick<RecipeLine, 'amount' | 'unit'> {
  const density = ingredient?.density;
  const isWeighed = density !== undefined && !ingredient?.roles.some((role) => POURED.has(role));
  if (system !== 'metric' || unit !== 'cup' || !amount || !isWeighed) return { amount, unit };
  return { amount: scaleAmount(amount, UNITS.cup.base * density), unit: 'g' };
}

const POURED: ReadonlySet<Ingredient['roles'][number]> = new Set([
  'liquid',
  'milk',
  'cream',
  'stock',
  'juice',
  'mixer',
  'wine',
  'beer',
  'spirit',
  'liqueur',
  'sparkling-wine',
  'syrup',
  'tea',
  'coffee',
  'finishing-oil',
]);

/** The name on an ingredient line, in the number that its amount asks for. */
function nameOfLine(line: RecipeLine, { language, factor }: RenderContext, kb: KnowledgeBase): string {
  const ingredient = line.ingredient === null ? undefined : kb.get(line.ingredient);
  const written = line.name[textLanguage(language)];
  if (!ingredient) return written ?? line.name.en;
  const count = line.unit === null && line.amount ? (line.amount.max ?? line.amount.min) * factor : undefined;
  if (written !== undefined && !line.swappedFrom) {
    const name = nameAsWritten(ingredient, written, language, count);
    return language === 'en-US' ? asAmericanName(name) : name;
  }
  return ownName(ingredient, language, isPluralLine(line, ingredient, count, language));
}

function isPluralLine(
  line: RecipeLine,
  ingredient: Ingredient,
  count: number | undefined,
  language: Language,
): boolean {
  if (count !== undefined) return !isSingular(count, language);
  if (line.swappedFrom && !isNamedInPlural(ingredient, language)) return false;
  return line.swappedFrom !== undefined || isWrittenPlural(ingredient, line.name.en, 'en-GB');
}

/** A tin in the remarks on an ingredient is never one to bake in. */
function renderPreparation(preparation: Localised, language: Language, kb: KnowledgeBase): string {
  if (language !== 'en-US') return renderText(preparation, language, kb);
  return toAmerican(preparation.en.replace(/\btin(s?)\b/g, 'can$1'), kb);
}

function noteOfLine(line: RecipeLine, name: string, context: RenderContext, kb: KnowledgeBase): string | null {
  const { language } = context;
  const spoken = textLanguage(language);
  const ingredient = line.ingredient === null ? undefined : kb.get(line.ingredient);
  const written = line.preparation && inMeasures(renderPreparation(line.preparation, language, kb), context);
  const preparation = written && agreePreparation(written, line, name, language, kb);
  const isSeasoning = ingredient?.roles.some((role) => role === 'seasoning' || role === 'spice' || role === 'heat');
  const toTaste = line.amount === null && isSeasoning && !preparation ? LANGUAGE_DATA[spoken].rendering.toTaste : '';
  const others = (line.alternatives ?? []).map((id) => `${or(kb.name(id, language), spoken)} ${kb.name(id, language)}`);
  return [preparation, toTaste, ...others, mayContain(line, language, kb)].filter(Boolean).join(', ') || null;
}

/** "check the packet for celery"; empty where nothing excluded is in doubt. */
function mayContain(line: RecipeLine, language: Language, kb: KnowledgeBase): string {
  const { inDoubt, ingredient } = line;
  if (!inDoubt) return '';
  const spoken = textLanguage(language);
  const { opening, ofPeanuts, nor, allergens, likeWithoutRennet, madeWithoutRennet } =
    LANGUAGE_DATA[spoken].rendering.mayContain;
  const foods = inDoubt.foods
    .filter((id) => id !== RENNET)
    .map((id) => {
      const name = kb.name(id, language, 1);
      return spoken === 'fr' ? agreeArticle('de ', name, spoken, kb.grammar(name, spoken, false)) + name : name;
    });
  const names = [...inDoubt.allergens.map((allergen) => allergens[allergen]), ...foods];
  const last = names.pop();
  const listed = names.length > 0 ? `${names.join(', ')} ${nor} ${last}` : last;
  const isPeanut = ingredient !== null && kb.get(ingredient)?.allergens?.includes('Peanuts') === true;
  const first = isPeanut && inDoubt.allergens.includes('Nuts') ? ofPeanuts : '';
  const notes = [
    ...(listed === undefined ? [] : [first + opening + listed]),
    ...(inDoubt.foods.includes(RENNET) ? [isRennetFree(line) ? madeWithoutRennet : likeWithoutRennet] : []),
  ];
  const note = notes.join(', ');
  return language === 'en-US' ? toAmerican(note, kb) : note;
}

/** Spanish has another word before an o: "vinagre u oporto". */
function or(name: string, language: TextLanguage): string {
  const { or, orBeforeO = or } = LANGUAGE_DATA[language].rendering;
  return /^h?o/i.test(name) ? orBeforeO : or;
}
