import { CATEGORIES, SUBCATEGORIES } from '@larder/contract/category';
import { cuisineSchema } from '@larder/contract/dish/cuisine';
import { dishTypeSchema } from '@larder/contract/dish/dish-type';
import { type Amount, KEEPING_PLACES } from '@larder/contract/recipe';
import type { TextLanguage } from '@larder/food/recipe';
import { UNITS, type Unit } from '@larder/food/units/units';
import {
  Recipe as Cooklang,
  type DecimalValue,
  type FixedValue,
  type FractionValue,
  type Ingredient,
  type Range,
  type TextValue,
  type Timer,
} from '@tmlmt/cooklang-parser';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';

/** A comma-separated list; a comma between digits is a decimal one. */
const listSchema = z
  .string()
  .transform((list) =>
    list
      .split(/,(?!\d)/)
      .map((name) => name.trim())
      .filter(Boolean),
  )
  .default([]);

const headerSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  category: z.enum(CATEGORIES),
  subcategory: z.enum(SUBCATEGORIES),
  cuisine: cuisineSchema,
  servings: z.int().min(1),
  'also known as': listSchema,
  equipment: listSchema,
  tip: z.string().min(1).optional(),
  /** What can be made before, and how long before. */
  'make ahead': z.string().min(1).optional(),
});

/** Facts that no language changes: the English file alone gives them. */
const factsSchema = z.strictObject({
  dish: dishTypeSchema,
  /** 0 where it is eaten at once. */
  'keeps days': z.int().min(0).max(365),
  'keeps in': z.enum(KEEPING_PLACES).default('fridge'),
  /** Months in the freezer; 0 where it does not freeze. */
  'freezes months': z.int().min(0).max(12),
});
const englishHeaderSchema = headerSchema.extend(factsSchema.shape);

const onlyInEnglish = z.undefined({ error: 'stands in en.cook alone' }).optional();
const translatedHeaderSchema = headerSchema.extend({
  dish: onlyInEnglish,
  'keeps days': onlyInEnglish,
  'keeps in': onlyInEnglish,
  'freezes months': onlyInEnglish,
});

/** An ingredient at its first mention in a file. */
type CookLine = {
  name: string;
  amount: Amount | null;
  unit: Unit | null;
  preparation: string | null;
  optional: boolean;
};

/** A piece of a step, before temperatures and lengths are parsed from the words. */
export type CookPart = string | { line: number; as: string } | CookTime;

/**
 * `isUntold`: the time of manual work, which counts but is not written in the step. `isBeside`: a time that is written
 * and does not count, because it passes during another one.
 */
type CookTime = { seconds: number; toSeconds?: number; isUntold?: true; isBeside?: true };

type CookBody = { lines: CookLine[]; steps: CookPart[][] };

/** A recipe's file in any language. */
export type CookFile = z.infer<typeof headerSchema> & CookBody;

/** The English file, which also gives the facts that no language changes. */
export type EnglishCookFile = z.infer<typeof englishHeaderSchema> & CookBody;

const SECONDS_PER: Record<string, number> = { second: 1, minute: 60, hour: 3600 };

/** A typewriter apostrophe: "l'@huile", "shepherds' pie", "dark 'n' stormy". */
const TYPEWRITER_APOSTROPHE = /(?<=\p{L})'|'(?=\p{L})/gu;
const typographic = (text: string): string => text.replace(TYPEWRITER_APOSTROPHE, '’');

/**
 * Reads one Cooklang file; typewriter apostrophes become typographic ones.
 * @throws Error with a sentence for the person who edits the file
 */
export function readCookFile(source: string, language: 'en'): EnglishCookFile;
export function readCookFile(source: string, language: TextLanguage): CookFile;
export function readCookFile(source: string, language: TextLanguage): CookFile {
  const [, yaml, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (yaml === undefined || body === undefined)
    throw new Error('the file does not begin with a header between --- lines');
  return { ...readHeader(yaml, language), ...readBody(body) };
}

function readHeader(yaml: string, language: TextLanguage): z.infer<typeof headerSchema> {
  const content = parseYaml(yaml, (_key, value) => (typeof value === 'string' ? typographic(value) : value));
  const header = (language === 'en' ? englishHeaderSchema : translatedHeaderSchema).safeParse(content);
  if (header.success) return header.data;
  const issues = header.error.issues.map(({ path, message }) => [...path, message].join(': '));
  throw new Error(`the header is invalid: ${issues.join('; ')}`);
}

function readBody(body: string): CookBody {
  const recipe = new Cooklang(typographic(body));
  const lines = recipe.ingredients.map((ingredient): CookLine => {
    const { amount, unit } = readQuantity(ingredient);
    return {
      name: ingredient.name,
      amount,
      unit,
      preparation: ingredient.preparation ?? null,
      optional: ingredient.flags?.includes('optional') ?? false,
    };
  });
  const steps = recipe.sections
    .flatMap((section) => section.content)
    .map((content) => {
      if (content.type !== 'step') throw new Error('there is a note (">") in the method; write it as the tip');
      return content.items.map((item): CookPart => {
        if (item.type === 'text') return item.value;
        if (item.type === 'ingredient') return { line: item.index, as: item.displayName };
        if (item.type === 'timer') return readTimer(recipe.timers[item.index]);
        throw new Error(`"${item.type}" is not used in this cookbook`);
      });
    });
  return { lines, steps };
}

type Quantity = FixedValue | Range | undefined;

function readQuantity({ name, quantity, unit }: Ingredient): { amount: Amount | null; unit: Unit | null } {
  if (unit !== undefined && !Object.hasOwn(UNITS, unit)) throw new Error(`"${unit}" of ${name} is not a unit`);
  return { amount: readAmount(quantity, name), unit: (unit as Unit | undefined) ?? null };
}

function readAmount(quantity: Quantity, of: string): Amount | null {
  if (quantity === undefined) return null;
  if (quantity.type === 'range') return { min: readNumber(quantity.min, of), max: readNumber(quantity.max, of) };
  return { min: readNumber(quantity.value, of) };
}

function readNumber(value: DecimalValue | FractionValue | TextValue, of: string): number {
  if (value.type === 'decimal') return value.value;
  if (value.type === 'fraction') return value.num / value.den;
  throw new Error(`"${value.value}" of ${of} is not a number`);
}

/** The name of the timers whose time a step does not tell. */
const UNTOLD = 'work';
/** The name of the timers that run while another one does. */
const BESIDE = 'beside';

function readTimer(timer: Timer | undefined): CookTime {
  const perUnit = SECONDS_PER[timer?.unit.replace(/s$/, '') ?? ''];
  const duration = timer && readAmount(timer.duration, 'a timer');
  if (!duration || perUnit === undefined)
    throw new Error(`a timer needs minutes, seconds or hours, not "${timer?.unit}"`);
  if (timer.name && timer.name !== UNTOLD && timer.name !== BESIDE)
    throw new Error(`a timer is called "${UNTOLD}", "${BESIDE}" or nothing, not "${timer.name}"`);
  const seconds = Math.round(duration.min * perUnit);
  if (timer.name === UNTOLD) return { seconds, isUntold: true };
  return {
    seconds,
    ...(duration.max !== undefined && { toSeconds: Math.round(duration.max * perUnit) }),
    ...(timer.name === BESIDE && { isBeside: true }),
  };
}
