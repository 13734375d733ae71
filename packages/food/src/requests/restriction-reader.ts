import type { Allergen } from '@larder/contract/allergen';
import type { Diet } from '@larder/contract/diet';
import {
  type FoodList,
  kindAt,
  type ListItem,
  type ListReading,
  readBracket,
  readListAfter,
  readListBefore,
} from './food-list.ts';
import { namesDietFood, namesFoodAfter, namesFoodBefore, unwantedDishEnd } from './named-foods.ts';
import { isGlued, isNegated } from './negators.ts';
import { type Cue, FOOD_GROUPS, matchAt } from './phrases/vocabulary.ts';
import type { RequestText } from './request-text.ts';
import { type TokenUse, USE } from './token-use.ts';
import type { NotUnderstood } from './understood.ts';

/** Foods as they are named: families of allergens are read as foods. */
export const FOODS: ListReading = { allergy: false, foods: true, colon: false };
/** Foods that somebody leaves out: families of allergens stand for their allergens. */
export const AVOIDED: ListReading = { allergy: false, foods: false, colon: false };
/** Foods that somebody can't eat: single foods stand for their allergen too. */
export const ALLERGY: ListReading = { allergy: true, foods: false, colon: false };

/** Foods before the verb of a sentence: "eggs and mustard are out", "kiwi makes my throat itch". */
export const AVOIDED_SUBJECT: ListReading = { ...AVOIDED, fromStart: true };
export const ALLERGY_SUBJECT: ListReading = { ...ALLERGY, fromStart: true };

/** Tokens between an allergy word and the restriction that it belongs to. */
const NEAR = 12;
/** Tokens between a list and an emoji that shows the same: "nut allergy 🥜". */
const BESIDE = 1;
const QUESTIONS: ReadonlySet<string> = new Set(['is', 'are', 'es', 'est', 'esta', 'can', 'puedo']);

/** A restriction as stated, with the position of its words, so that a later phrase can take it back. */
type Restriction = { at: number; allergens: readonly Allergen[]; ids: readonly string[] };

/** Collects the restrictions of a request. The readers return the position after what they read, or null. */
export class RestrictionReader {
  readonly dietTypes: Diet[] = [];
  readonly rules = { halal: false, kosher: false };
  readonly withoutEquipment: string[] = [];
  readonly notUnderstood: NotUnderstood[] = [];
  private readonly text: RequestText;
  private readonly use: TokenUse;
  private restrictions: Restriction[] = [];
  private readonly allowed: ListItem[] = [];
  /** Positions of allergy words without a food beside them. */
  private bare: number[] = [];

  constructor(text: RequestText, use: TokenUse) {
    this.text = text;
    this.use = use;
  }

  excludeAfter(from: number, to: number, reading: ListReading): number | null {
    const { text } = this;
    const colon = kindAt(text, to) === 'colon';
    const list = readListAfter(text, to, { ...reading, colon });
    if (list.items.length === 0) return this.emptyList(from, to, reading);
    if (reading.allergy && isNegated(this.text, from)) {
      this.mark(from, list.end);
      return list.end;
    }
    if (!reading.allergy && (namesFoodBefore(this.text, from, list) || this.isFollowedByRestriction(list.end)))
      return null;
    const dishEnd = unwantedDishEnd(text, from, to, list);
    if (dishEnd !== null) {
      const { text: written, tokens } = text.line;
      const dish = written.slice(tokens[to]?.start, tokens[dishEnd - 1]?.end);
      this.notUnderstood.push({ text: dish, kind: 'restriction' });
      this.mark(from, dishEnd);
      return dishEnd;
    }
    this.exclude(from, list, reading);
    this.mark(from, list.end);
    return list.end;
  }

  /** "no nut allergy": the list belongs to the word behind it. */
  private isFollowedByRestriction(at: number): boolean {
    if (this.text.startsSentence(at)) return false;
    const next = matchAt(this.text.vocabulary.cues, this.text, at)?.meaning.kind;
    return next === 'allergyLabel' || next === 'freeBefore';
  }

  /** "nut allergy", "allergies: eggs, milk", "allergie arachide": the foods stand before the word or after it. */
  readLabel(from: number, to: number): number {
    const { text } = this;
    const isColon = kindAt(text, to) === 'colon';
    const none = text.word(isColon ? to + 1 : to);
    if (isColon && none !== undefined && text.vocabulary.none.has(none)) {
      this.mark(from, to + 2);
      return to + 2;
    }
    const before = readListBefore(text, from, ALLERGY);
    if (before.items.length > 0) return this.excludeBefore(from, to, ALLERGY) ?? to;
    const after = readListAfter(text, to, { ...ALLERGY, colon: isColon });
    const opens = kindAt(text, to);
    const isListed =
      isColon ||
      (opens === 'word' && !text.startsSentence(to)) ||
      (opens === 'dash' && after.items.every(({ kind }) => kind === 'allergens'));
    if (isListed && after.items.length > 0 && after.items[0]?.kind !== 'unknown') {
      return this.excludeAfter(from, to, ALLERGY) ?? to;
    }
    if (!isNegated(this.text, from)) this.bare.push(from);
    this.mark(from, to);
    return to;
  }

  /** A phrase of a restriction with nothing known behind it. */
  private emptyList(from: number, to: number, reading: ListReading): number | null {
    if (!reading.allergy) return null;
    if (isNegated(this.text, from)) this.mark(from, to);
    else this.bare.push(from);
    this.mark(from, to);
    return to;
  }

  excludeBefore(from: number, to: number, reading: ListReading): number | null {
    const list = readListBefore(this.text, from, reading);
    if (list.items.length === 0) {
      if (!reading.allergy) return null;
      if (!isNegated(this.text, from)) this.bare.push(from);
      this.mark(from, to);
      return to;
    }
    if (reading.allergy && isNegated(this.text, list.start)) {
      this.mark(list.start, to);
      return to;
    }
    const end = this.readBracketAfter(list, to, reading);
    this.exclude(list.start, list, reading);
    this.mark(list.start, end);
    return end;
  }

  /** "mollusc allergy (clams, oysters)": adds what the brackets name; where they end. */
  private readBracketAfter(list: FoodList, to: number, reading: ListReading): number {
    if (!reading.allergy) return to;
    const bracket: FoodList = { items: [], start: to, end: to };
    readBracket(this.text, bracket, reading);
    list.items.push(...bracket.items);
    return bracket.end;
  }

  /** "dairy free": a restriction, unless it names a food that is sold so. */
  excludeFree(from: number, to: number): number | null {
    const { text } = this;
    const list = readListBefore(text, from, AVOIDED);
    if (list.items.length === 0 || !list.items.some(({ kind }) => kind === 'allergens' || kind === 'foods'))
      return null;
    if (isNegated(this.text, list.start)) {
      this.mark(list.start, to);
      return to;
    }
    if (namesFoodAfter(this.text, to, list)) return to;
    this.exclude(list.start, list, ALLERGY);
    this.mark(list.start, to);
    return to;
  }

  private exclude(at: number, list: FoodList, reading: ListReading): void {
    this.markEmojis(list);
    for (const item of list.items) {
      if (item.kind === 'unknown') this.notUnderstood.push({ text: item.text, kind: 'restriction' });
      else if (item.kind === 'foods' && item.ids.length === 0) this.noteBare(at);
      else if (item.kind === 'cue') {
        if (item.cue.kind === 'equipment') this.withoutEquipment.push(item.cue.value);
        else if (reading.allergy && item.cue.kind === 'diet') this.excludeByDiet(item.cue.diet, at);
      } else if (item.kind === 'allergens') {
        this.restrictions.push({ at, allergens: item.allergens, ids: item.ids });
      } else
        this.restrictions.push({
          at,
          allergens: reading.allergy ? this.singleAllergens(item.ids) : [],
          ids: item.ids,
        });
    }
  }

  /** "intolerant to FODMAPs" names what the diet leaves out; nobody is allergic to any other. */
  private excludeByDiet(diet: Diet, at: number): void {
    if (diet !== 'Low FODMAP') this.notUnderstood.push({ text: this.clauseAt(at), kind: 'restriction' });
    else if (!this.dietTypes.includes(diet)) this.dietTypes.push(diet);
  }

  /** "nut allergy 🥜": an emoji beside a list shows what the list leaves out, and nothing that is there. */
  private markEmojis({ items, start, end }: FoodList): void {
    const { line, kb } = this.text;
    const excluded = items.flatMap((item) => (item.kind === 'allergens' ? item.allergens : []));
    const shows = (at: number): boolean => {
      const token = line.tokens[at];
      const id = token?.kind === 'emoji' ? kb.byEmoji(token.norm) : undefined;
      return id !== undefined && kb.get(id)?.allergens?.some((each) => excluded.includes(each)) === true;
    };
    for (let at = Math.max(0, start - 1); at <= end + BESIDE; at++) if (shows(at)) this.mark(at, at + 1);
  }

  /** The allergen of a food that has just one: who is allergic to clams leaves out molluscs. */
  private singleAllergens(ids: readonly string[]): Allergen[] {
    const [id, ...others] = ids;
    const allergens = id === undefined || others.length > 0 ? [] : (this.text.kb.get(id)?.allergens ?? []);
    return allergens.length === 1 ? [...allergens] : [];
  }

  readDiet(cue: Cue, from: number, to: number): number | null {
    if (isGlued(this.text, from)) return null;
    if (isNegated(this.text, from)) {
      this.mark(from, to);
      return to;
    }
    const isFood = cue.kind === 'diet' || cue.kind === 'dietAllergens';
    if (isFood && namesDietFood(this.text, cue.kind === 'diet' ? null : cue.allergens, from, to)) return to;
    if (cue.kind === 'diet' && !this.dietTypes.includes(cue.diet)) this.dietTypes.push(cue.diet);
    if (cue.kind === 'dietAllergens') this.restrictions.push({ at: from, allergens: cue.allergens, ids: [] });
    if (cue.kind === 'dietGroup')
      this.restrictions.push({ at: from, allergens: [], ids: FOOD_GROUPS[cue.group] ?? [] });
    if (cue.kind === 'halal') this.rules.halal = true;
    if (cue.kind === 'kosher') this.rules.kosher = true;
    this.mark(this.copulasBefore(from), to);
    return to;
  }

  /** "soy celíaca": where the verbs before a position begin. */
  private copulasBefore(at: number): number {
    const { vocabulary } = this.text;
    let start = at;
    while (start > 0 && !this.text.startsSentence(start) && vocabulary.copulas.has(this.text.word(start - 1) ?? ''))
      start--;
    return start;
  }

  /** A restriction that no rule applies, whatever else is said beside it: "latex allergy, no gluten". */
  readUnreadable(from: number, to: number): number {
    if (!isNegated(this.text, from)) this.notUnderstood.push({ text: this.clauseAt(from), kind: 'restriction' });
    this.mark(from, to);
    return to;
  }

  /** "Several allergies", which what stands beside it may name. */
  readVague(from: number, to: number): number {
    if (!isNegated(this.text, from)) this.bare.push(from);
    this.mark(from, to);
    return to;
  }

  /** "Celery makes my throat itch", "hives from prawns", "EpiPen (peanuts)": the food beside it, or else that of the clause. */
  readReaction(from: number, to: number): number {
    if (isNegated(this.text, from)) {
      this.mark(from, to);
      return to;
    }
    const clause = this.clauseBounds(from);
    const list =
      this.foodsBefore(from - 1, from) ??
      this.foodsAfter(to, Math.min(to + 1, clause.end)) ??
      this.foodsBefore(clause.start, from) ??
      this.foodsAfter(to, clause.end);
    if (list === null) return this.readVague(from, to);
    const end = Math.max(to, list.end);
    this.exclude(list.start, list, ALLERGY);
    this.mark(Math.min(from, list.start), end);
    return end;
  }

  private foodsBefore(start: number, at: number): FoodList | null {
    for (let end = at; end > start; end--) {
      const list = readListBefore(this.text, end, ALLERGY_SUBJECT);
      if (list.items.length > 0) return list;
    }
    return null;
  }

  private foodsAfter(from: number, end: number): FoodList | null {
    for (let at = from; at < end; at++) {
      const list = readListAfter(this.text, kindAt(this.text, at) === 'open' ? at + 1 : at, ALLERGY);
      if (list.items[0] && list.items[0].kind !== 'unknown') return list;
    }
    return null;
  }

  /** An allergy word that no food stands beside counts as said where a restriction was read close to it. */
  private noteBare(at: number): void {
    const near = this.restrictions.some(
      (restriction) =>
        Math.abs(restriction.at - at) <= NEAR && restriction.allergens.length + restriction.ids.length > 0,
    );
    if (near) return;
    this.notUnderstood.push({ text: this.clauseAt(at), kind: 'restriction' });
  }

  allowAfter(from: number, to: number): number | null {
    if (this.restrictions.length === 0 && this.dietTypes.length === 0) return null;
    const list = readListAfter(this.text, to, AVOIDED);
    if (list.items.length === 0 || this.text.startsSentence(from)) return null;
    this.allowed.push(...list.items);
    this.mark(from, to);
    return list.end;
  }

  allowBefore(from: number, to: number): number | null {
    const list = readListBefore(this.text, from, AVOIDED);
    if (list.items.length === 0 || this.isQuestion(list.start)) return null;
    this.allowed.push(...list.items);
    this.mark(list.start, to);
    return to;
  }

  /** "is hummus ok": asks, and allows nothing. */
  private isQuestion(at: number): boolean {
    const before = this.text.word(at - 1);
    return before !== undefined && QUESTIONS.has(before) && !this.text.startsSentence(at);
  }

  /** "my flatmate is allergic to prawns but isn't here": what the sentence restricted does not count. */
  cancelSentence(from: number, to: number): number {
    let start = from;
    while (start > 0 && !this.text.startsSentence(start)) start--;
    this.restrictions = this.restrictions.filter(({ at }) => at < start);
    this.bare = this.bare.filter((at) => at < start);
    this.mark(from, to);
    return to;
  }

  private clauseAt(at: number): string {
    const { line } = this.text;
    const { start, end } = this.clauseBounds(at, ['comma']);
    return line.text.slice(line.tokens[start]?.start, line.tokens[end - 1]?.end).trim();
  }

  /** The clause around a position, from its first token to behind its last one. */
  private clauseBounds(at: number, marks: readonly string[] = ['comma', 'dash']): { start: number; end: number } {
    const { text } = this;
    const isMark = (token: number): boolean => marks.includes(kindAt(text, token) ?? '');
    let start = at;
    let end = at + 1;
    while (start > 0 && !text.startsSentence(start) && !isMark(start - 1)) start--;
    while (end < text.length && !text.startsSentence(end) && !isMark(end)) end++;
    return { start, end };
  }

  private mark(from: number, to: number): void {
    this.use.mark(from, to, USE.restriction);
  }

  /** Notes the allergy words that no restriction was found for. */
  finish(): void {
    for (const at of this.bare) this.noteBare(at);
  }

  /** Excluded allergens, less what was allowed. Peanuts stay usable where nuts are left out and peanuts are at hand. */
  allergens(hasPeanuts: boolean): Allergen[] {
    const allowed = this.allowed.flatMap((item) => (item.kind === 'allergens' ? item.allergens : []));
    const isPeanutsNamed = this.restrictions.some(
      ({ allergens }) => allergens.length === 1 && allergens[0] === 'Peanuts',
    );
    return [...new Set(this.restrictions.flatMap(({ allergens }) => allergens))].filter(
      (allergen) => !allowed.includes(allergen) && !(allergen === 'Peanuts' && hasPeanuts && !isPeanutsNamed),
    );
  }

  /** Excluded foods by id, less what was allowed. */
  foods(): string[] {
    const allowed = this.allowed.flatMap((item) => (item.kind === 'foods' ? item.ids : []));
    return [...new Set(this.restrictions.flatMap(({ ids }) => ids))].filter((id) => !allowed.includes(id));
  }
}
