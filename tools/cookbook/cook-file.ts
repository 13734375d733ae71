import { CATEGORIES, SUBCATEGORIES } from '@larder/contract/category';
import { cuisineSchema } from '@larder/contract/cuisine';
import { dishTypeSchema } from '@larder/contract/dish-type';
import type { Amount } from '@larder/contract/recipe';
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

const names = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
  .default([]);

const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  category: z.enum(CATEGORIES),
  subcategory: z.enum(SUBCATEGORIES),
  cuisine: cuisineSchema,
  servings: z.int().min(1),
  'also known as': names,
  equipment: names,
  tip: z.string().min(1).optional(),
  /** How to get ahead: what can be made before, how long before. */
  'make ahead': z.string().min(1).optional(),
  /** The kind of dish; in the English file alone, like how long it keeps. */
  dish: dishTypeSchema.optional(),
  /** Days it keeps in the fridge (baked goods: in a tin); 0 where it is eaten at once. */
  'keeps days': z.int().min(0).max(365).optional(),
  /** Months it keeps frozen; 0 where it does not freeze. */
  'freezes months': z.int().min(0).max(12).optional(),
});

/** One ingredient as it is introduced in a file. */
type CookLine = {
  name: string;
  amount: Amount | null;
  unit: Unit | null;
  preparation: string | null;
  optional: boolean;
};

/** A piece of a step, before temperatures and lengths are found in the words. */
export type CookPart = string | { line: number; as: string } | { seconds: number; toSeconds?: number };

export type CookFile = z.infer<typeof frontMatterSchema> & { lines: CookLine[]; steps: CookPart[][] };

const SECONDS_PER: Record<string, number> = { second: 1, minute: 60, hour: 3600 };

/** The apostrophe of a keyboard: "l'@huile", "shepherds' pie", "dark 'n' stormy". */
const TYPED_APOSTROPHE = /(?<=\p{L})'|'(?=\p{L})/gu;
const printed = (text: string): string => text.replace(TYPED_APOSTROPHE, '’');

/**
 * Reads one Cooklang file; apostrophes come out as they are printed.
 * @throws Error with a sentence for the one who wrote the file
 */
export function readCookFile(source: string): CookFile {
  const [, yaml, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (yaml === undefined || body === undefined)
    throw new Error('the file does not begin with a header between --- lines');
  const header = frontMatterSchema.safeParse(
    parseYaml(yaml, (_key, value) => (typeof value === 'string' ? printed(value) : value)),
  );
  if (!header.success) throw new Error(`the header is not right: ${z.prettifyError(header.error)}`);
  const recipe = new Cooklang(printed(body));
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
  return { ...header.data, lines, steps };
}

type Quantity = FixedValue | Range | undefined;

function readQuantity({ name, quantity, unit }: Ingredient): { amount: Amount | null; unit: Unit | null } {
  if (unit !== undefined && !Object.hasOwn(UNITS, unit)) throw new Error(`"${unit}" of ${name} is no unit`);
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
  throw new Error(`"${value.value}" of ${of} is no number`);
}

function readTimer(timer: Timer | undefined): CookPart {
  const perUnit = SECONDS_PER[timer?.unit.replace(/s$/, '') ?? ''];
  const duration = timer && readAmount(timer.duration, 'a timer');
  if (!duration || perUnit === undefined)
    throw new Error(`a timer needs minutes, seconds or hours, not "${timer?.unit}"`);
  const seconds = Math.round(duration.min * perUnit);
  return duration.max === undefined ? { seconds } : { seconds, toSeconds: Math.round(duration.max * perUnit) };
}
