import type { DishIllustration, DrinkIllustration, IllustrationColour } from '@larder/contract/dish/illustration';
import type { IngredientPart } from '@larder/contract/dish/ingredient-part';
import { fold } from '@larder/text/fold';
import { PART_WORDS } from './parts.ts';
import {
  ABSENT,
  ANY_GLASS,
  ANY_VESSEL,
  COLOUR_WORDS,
  ENOUGH,
  GARNISH,
  GLASS_WORDS,
  ICE,
  LESS,
  MORE,
  NOT_FEEDBACK,
  SAUCE,
  VESSEL_WORDS,
  WRONG,
} from './words.ts';

export type Amount = 'none' | 'less' | 'more';

/** What a sentence says of a picture. */
export type FeedbackChange =
  | { type: 'vessel'; vessel: DishIllustration['vessel'] | null }
  | { type: 'glass'; glass: DrinkIllustration['glass'] | null }
  | { type: 'colour'; colour: IllustrationColour }
  | { type: 'parts'; amount: Amount; parts: readonly IngredientPart[] }
  | { type: 'sauce' | 'ice' | 'garnish'; amount: Amount };

/** Longer texts are rarely about a picture alone. */
const MOST_WORDS = 120;

/** What a text in English, Spanish or French says that a drawing can show; empty where nothing is. */
export function readFeedback(text: string): FeedbackChange[] {
  const folded = fold(text);
  if (NOT_FEEDBACK.test(folded) || folded.split(/\s+/).length > MOST_WORDS) return [];
  const changes: FeedbackChange[] = [];
  let subject = '';
  for (const clause of clausesOf(folded)) {
    const parts = partsIn(clause);
    const amount = amountOf(clause);
    if (parts.length > 0) subject = clause;
    const isEllipsis =
      parts.length === 0 && amount === 'none' && /\b(none|any|ningun\w*|aucun\w*|no hay)\b/.test(clause);
    const read = isEllipsis && subject ? readClause(`${clause} ${subject}`) : readClause(clause);
    changes.push(...read);
  }
  return changes;
}

function clausesOf(text: string): string[] {
  return text
    .replace(/\b(instead of|rather than|en (?:lugar|vez) de|au lieu d[e'])/g, ', no ')
    .split(/[.,!?:\n]|\b(?:but|and|pero|sino|mais|et|y)\b/)
    .map((clause) => clause.trim())
    .filter(Boolean);
}

function amountOf(clause: string): Amount | null {
  if (ENOUGH.test(clause)) return 'more';
  if (LESS.test(clause)) return 'less';
  if (MORE.test(clause) && !/\b(no|any) more\b/.test(clause)) return 'more';
  return ABSENT.test(clause) ? 'none' : null;
}

function readClause(clause: string): FeedbackChange[] {
  const amount = amountOf(clause);
  const container = readContainer(clause, amount);
  if (container) return [container];
  const colour = amount === null ? COLOUR_WORDS.find(([word]) => word.test(clause)) : undefined;
  if (colour && isAboutColour(clause, colour[0])) return [{ type: 'colour', colour: colour[1] }];
  if (amount === null) return [];
  const changes: FeedbackChange[] = [];
  if (SAUCE.test(clause)) changes.push({ type: 'sauce', amount });
  if (ICE.test(clause)) changes.push({ type: 'ice', amount });
  if (GARNISH.test(clause)) changes.push({ type: 'garnish', amount });
  const parts = partsIn(clause);
  if (parts.length > 0) changes.push({ type: 'parts', amount, parts });
  return changes;
}

/** A vessel or a glass that the dish should be in; one that it should not be in is replaced by any other. */
function readContainer(clause: string, amount: Amount | null): FeedbackChange | null {
  const glass = GLASS_WORDS.find(([word]) => word.test(clause));
  const vessel = VESSEL_WORDS.find(([word]) => word.test(clause));
  const isWrong = WRONG.test(clause);
  if (isWrong && (glass || ANY_GLASS.test(clause))) return { type: 'glass', glass: null };
  if (isWrong && (vessel || ANY_VESSEL.test(clause))) return { type: 'vessel', vessel: null };
  if (amount !== null) return null;
  if (glass) return { type: 'glass', glass: glass[1] };
  return vessel ? { type: 'vessel', vessel: vessel[1] } : null;
}

/** An orange and an olive are also colours: those are foods after an article. */
function isAboutColour(clause: string, word: RegExp): boolean {
  return !new RegExp(`\\b(?:an|una|l'|of)\\s*(?:${word.source})(?!\\s*\\w)`).test(clause);
}

function partsIn(clause: string): IngredientPart[] {
  const words = new Set(clause.split(/[^\p{L}]+/u).flatMap((word) => [word, ...singularsOf(word)]));
  return PARTS.filter(([, names]) => names.some((name) => words.has(name))).map(([part]) => part);
}

function singularsOf(word: string): string[] {
  return [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/[sx]$/, '')];
}

const PARTS = Object.entries(PART_WORDS).map(([part, names]) => [part as IngredientPart, names.split(' ')] as const);
