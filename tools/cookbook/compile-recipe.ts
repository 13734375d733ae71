import { DEFAULT_STEP_SECONDS } from '@larder/contract/recipe';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, Localised, RecipeLine, StepPart, TextLanguage } from '@larder/food/recipe';
import type { CookFile, CookPart, EnglishCookFile } from './cook-file.ts';

/** A recipe's files by language; the English one is required. */
export type CookFiles = { en: EnglishCookFile } & Partial<Record<Exclude<TextLanguage, 'en'>, CookFile>>;

/**
 * Compiles the files of a recipe's languages into one canonical recipe. Facts, lines, amounts and times come from the
 * English file; the others give names and sentences, their lines in the English order.
 * @throws Error with a sentence naming an ingredient that is unknown, or that only some of the files have
 */
export function compileRecipe(id: string, files: CookFiles, kb: KnowledgeBase): CanonicalRecipe {
  const { en } = files;
  const order = lineOrders(files, kb);
  return {
    id,
    source: 'cookbook',
    category: en.category,
    subcategory: en.subcategory,
    cuisine: en.cuisine,
    dishType: en.dish,
    title: inEach(files, ({ title }) => title),
    description: inEach(files, ({ description }) => description),
    servings: en.servings,
    lines: en.lines.map((_, index) => compileLine(files, order, index, kb)),
    steps: en.steps.map((step, index) => ({
      seconds: secondsOf(step),
      text: inEach(files, (file, language) => compileStep(file.steps[index] ?? [], order[language] ?? [])),
    })),
    equipment: en.equipment.map((_, index) => inEach(files, ({ equipment }) => equipment[index] ?? '')),
    tip: en.tip === undefined ? null : inEach(files, ({ tip }) => tip ?? ''),
    makeAhead: en['make ahead'] === undefined ? null : inEach(files, (file) => file['make ahead'] ?? ''),
    keepsDays: en['keeps days'],
    keepsIn: en['keeps in'],
    freezesMonths: en['freezes months'],
    alsoKnownAs: Object.values(files).flatMap((file) => file['also known as']),
  };
}

function inEach<T>(files: CookFiles, pick: (file: CookFile, language: TextLanguage) => T): Localised<T> {
  const entries = Object.entries(files).map(([language, file]) => [language, pick(file, language as TextLanguage)]);
  return Object.fromEntries(entries) as Localised<T>;
}

/** For each language: the index in the English file of each of its lines. */
type LineOrders = Partial<Record<TextLanguage, number[]>>;

function lineOrders(files: CookFiles, kb: KnowledgeBase): LineOrders {
  const english = files.en.lines.map(({ name }) => resolveName(name, 'en', kb));
  const orders: LineOrders = { en: english.map((_, index) => index) };
  for (const [language, file] of Object.entries(files) as [TextLanguage, CookFile][]) {
    if (language === 'en') continue;
    const taken = new Set<number>();
    orders[language] = file.lines.map(({ name }) => {
      const id = resolveName(name, language, kb);
      const position = english.findIndex((candidate, index) => candidate === id && !taken.has(index));
      if (position < 0) throw new Error(`${language}: "${name}" (${id}) is not in the English file`);
      taken.add(position);
      return position;
    });
    const missing = english.filter((_, index) => !taken.has(index));
    if (missing.length > 0) throw new Error(`${language}: ${missing.join(', ')} is missing`);
  }
  return orders;
}

/** The id of an ingredient by its exact name; approximate matches are refused so that spelling stays clean. */
function resolveName(name: string, language: TextLanguage, kb: KnowledgeBase): string {
  const found = kb.resolve(name, language === 'en' ? 'en-GB' : language);
  if (!found || found.confidence < 1) {
    throw new Error(`${language}: no ingredient is called "${name}"${found ? ` (did you mean ${found.id}?)` : ''}`);
  }
  return found.id;
}

function compileLine(files: CookFiles, orders: LineOrders, index: number, kb: KnowledgeBase): RecipeLine {
  const english = files.en.lines[index];
  if (!english) throw new Error(`en: there is no line ${index}`);
  const lineIn = (language: TextLanguage): CookFile['lines'][number] | undefined =>
    files[language]?.lines[orders[language]?.indexOf(index) ?? -1];
  const preparation = inEach(files, (_, language) => lineIn(language)?.preparation ?? '');
  return {
    ingredient: resolveName(english.name, 'en', kb),
    name: inEach(files, (_, language) => lineIn(language)?.name ?? english.name),
    amount: english.amount,
    unit: english.unit,
    ...(english.preparation === null ? {} : { preparation }),
    ...(english.optional ? { optional: true } : {}),
  };
}

function secondsOf(step: readonly CookPart[]): number {
  const timers = step.flatMap((part) =>
    typeof part === 'object' && 'seconds' in part && !part.isBeside ? [part] : [],
  );
  const sum = timers.reduce((total, { seconds, toSeconds }) => total + (toSeconds ?? seconds), 0);
  return sum || DEFAULT_STEP_SECONDS;
}

function compileStep(step: readonly CookPart[], order: readonly number[]): StepPart[] {
  return toldParts(step).flatMap((part): StepPart[] => {
    if (typeof part === 'string') return splitMeasures(part);
    if ('line' in part) return [{ line: order[part.line] ?? part.line, as: part.as }];
    const { isBeside: _, ...time } = part;
    return [time];
  });
}

/** A step without the times that it does not tell, the words around one as one text. */
function toldParts(step: readonly CookPart[]): CookPart[] {
  const told: CookPart[] = [];
  for (const part of step) {
    if (typeof part === 'object' && 'isUntold' in part) continue;
    const last = told.at(-1);
    if (typeof part === 'string' && typeof last === 'string') told.splice(-1, 1, last + part);
    else told.push(part);
  }
  return told;
}

const MEASURE = /(\d+(?:[.,]\d+)?)(?:\s*[–-]\s*(\d+(?:[.,]\d+)?))?[\s\u00a0]?(°C|cm|mm)(?![\p{L}])/gu;

/** Parses temperatures and lengths in a text into data, so that they can be rendered in other measures. */
function splitMeasures(words: string): StepPart[] {
  const parts: StepPart[] = [];
  let from = 0;
  for (const match of words.matchAll(MEASURE)) {
    if (match.index > from) parts.push(words.slice(from, match.index));
    parts.push(measureOf(match));
    from = match.index + match[0].length;
  }
  if (from < words.length) parts.push(words.slice(from));
  return parts;
}

function measureOf([, low = '', high, unit]: RegExpMatchArray): StepPart {
  const number = (text: string): number => Number(text.replace(',', '.'));
  if (unit === '°C') return high ? { celsius: number(low), toCelsius: number(high) } : { celsius: number(low) };
  return {
    amount: high ? { min: number(low), max: number(high) } : { min: number(low) },
    unit: unit as 'cm' | 'mm',
  };
}
