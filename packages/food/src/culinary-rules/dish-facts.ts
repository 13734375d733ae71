import type { Ingredient } from '../ingredients/ingredient.ts';
import type { KnowledgeBase } from '../knowledge-base.ts';
import { gramsOf } from '../nutrition/grams.ts';
import type { CanonicalRecipe, RecipeLine, StepPart } from '../recipe.ts';

/** A line with what the rules ask of it. */
export type FactLine = {
  line: RecipeLine;
  index: number;
  ingredient: Ingredient;
  /** For all servings; 0 where no weight can be calculated. */
  grams: number;
  /** True if it is one of these ingredients or a narrower kind of one. */
  is(...ids: readonly string[]): boolean;
};

/** A temperature in a step, with the English words of its sentence before it and the words right after it. */
export type StepTemperature = { step: number; celsius: number; before: string; after: string };

/** What the culinary rules ask of a recipe. Steps are read in English; the translations have the same data. */
export type DishFacts = {
  recipe: CanonicalRecipe;
  lines: readonly FactLine[];
  /** The English steps in lower case, with mentions as words, and without measures. */
  steps: readonly string[];
  /** The steps as one text, with the tip. */
  text: string;
  temperatures: readonly StepTemperature[];
  /** Grams of the lines of these ingredients and kinds. */
  gramsOf(...ids: readonly string[]): number;
  /** The steps that mention a line. */
  stepsWith(index: number): number[];
};

export function dishFactsOf(recipe: CanonicalRecipe, kb: KnowledgeBase): DishFacts {
  const lines = recipe.lines.flatMap((line, index): FactLine[] => {
    const ingredient = line.ingredient === null ? undefined : kb.get(line.ingredient);
    if (!ingredient) return [];
    const is = (...ids: readonly string[]) => ids.some((id) => kb.isKindOf(ingredient.id, id));
    return [{ line, index, ingredient, grams: gramsOf(line, kb) ?? 0, is }];
  });
  const steps = recipe.steps.map(({ text }) => text.en.map(wordsOf).join('').toLowerCase());
  return {
    recipe,
    lines,
    steps,
    text: [...steps, recipe.tip?.en.toLowerCase() ?? ''].join(' '),
    temperatures: recipe.steps.flatMap(({ text }, step) => temperaturesIn(text.en, step)),
    gramsOf: (...ids) => lines.reduce((sum, line) => sum + (line.is(...ids) ? line.grams : 0), 0),
    stepsWith: (index) =>
      recipe.steps.flatMap(({ text }, step) =>
        text.en.some((part) => typeof part === 'object' && 'line' in part && part.line === index) ? [step] : [],
      ),
  };
}

function wordsOf(part: StepPart): string {
  if (typeof part === 'string') return part;
  return 'as' in part ? part.as : '#';
}

function temperaturesIn(parts: readonly StepPart[], step: number): StepTemperature[] {
  return parts.flatMap((part, at) => {
    if (typeof part !== 'object' || !('celsius' in part)) return [];
    const before = parts.slice(0, at).map(wordsOf).join('').toLowerCase();
    const after = parts
      .slice(at + 1, at + 4)
      .map(wordsOf)
      .join('')
      .toLowerCase();
    return [{ step, celsius: part.celsius, before: before.split(/[.;]\s/).at(-1) ?? '', after }];
  });
}

/**
 * A sentence of a step in lower case, the lines that it mentions, the longest time and the highest temperature that it
 * names.
 */
export type Sentence = { words: string; lines: ReadonlySet<number>; seconds: number; celsius: number };

export function sentencesOf(parts: readonly StepPart[]): Sentence[] {
  const begin = (words: string) => ({ words, lines: new Set<number>(), seconds: 0, celsius: 0 });
  const sentences: Sentence[] = [];
  let current = begin('');
  for (const part of parts) {
    if (typeof part === 'string') {
      const [first = '', ...others] = part.toLowerCase().split(/(?<=[.!]) /);
      current.words += first;
      for (const other of others) {
        sentences.push(current);
        current = begin(other);
      }
    } else if ('line' in part) {
      current.words += part.as;
      current.lines.add(part.line);
    } else if ('seconds' in part) current.seconds = Math.max(current.seconds, part.seconds);
    else if ('celsius' in part) current.celsius = Math.max(current.celsius, part.celsius);
  }
  return [...sentences, current];
}

/** Words that say that a step heats something. */
const HEAT =
  /\b(bak(e|es|ing)|boil|brown|simmer|fr(y|ies|ying)|cook|roast|grill|griddle|steam|poach|toast|oven|heat|hot|sear|stew|microwave|scald|warm|char|melt|reduce|barbecue|thicken)/;

/** True where a step of these facts, from `from` on, heats. */
export function heatsFrom({ steps }: DishFacts, from: number): boolean {
  return steps.slice(from).some((step) => HEAT.test(step));
}
