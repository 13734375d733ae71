import type { Allergen } from '@larder/contract/allergen';
import type { Language } from '@larder/contract/language';
import type { KnowledgeBase } from '../knowledge-base.ts';
import { readIngredients } from '../parsing/typed-text/read-ingredients.ts';
import type { FoundIngredient } from '../parsing/typed-text/read-item.ts';
import { readClock, readDuration } from './durations.ts';
import {
  type FoodList,
  kindAt,
  type ListItem,
  type ListReading,
  readBracket,
  readListAfter,
  readListBefore,
} from './food-list.ts';
import { isDishWish, rescueNames } from './leftover-foods.ts';
import { createRequestText, type RequestText } from './request-text.ts';
import type { NotUnderstood, Understood } from './understood.ts';
import { type Cue, FOOD_GROUPS, matchAt, matchesAt, type PhraseMatch } from './vocabulary.ts';

/** A request as it was read. */
export type RequestReading = Understood & {
  /** The foods somebody has, in the order they were named. */
  have: FoundIngredient[];
  notUnderstood: NotUnderstood[];
  /** What is left of the text once wishes and restrictions are taken out: a dish's name, where one was asked for. */
  rest: string;
};

/** Texts are read to here. */
const MAX_LENGTH = 5_000;
const FOODS: ListReading = { allergy: false, foods: true, colon: false };
const AVOIDED: ListReading = { allergy: false, foods: false, colon: false };
const ALLERGY: ListReading = { allergy: true, foods: false, colon: false };

/**
 * Reads what somebody typed into a search: the foods they have, their restrictions, and what they wish for, in one of
 * the languages or several, with small talk and typing errors. A phrase that speaks of an allergy, an intolerance, a
 * diet or an exclusion is either applied or listed in `notUnderstood`. Never throws.
 */
export function readRequest(input: string, kb: KnowledgeBase, language: Language): RequestReading {
  const text = createRequestText(input.slice(0, MAX_LENGTH), kb, language);
  const reader = new RequestReader(text);
  reader.scan();
  return reader.reading(language);
}

/** A restriction as stated, with the words that state it, so that a later phrase can take it back. */
type Restriction = { at: number; allergens: readonly Allergen[]; ids: readonly string[]; allergy: boolean };

/** How a token is left to the reader of foods: as it is, left out, or as the end of an item. */
const KEPT = 0;
const LEFT_OUT = 1;
const BREAK = 2;

class RequestReader {
  private readonly text: RequestText;
  private readonly use: Uint8Array;
  private readonly understood: Understood = {
    excludedAllergens: [],
    dietTypes: [],
    excludedIngredients: [],
    halal: false,
    kosher: false,
    audience: null,
    maxMinutes: null,
    servings: null,
    course: null,
    cuisine: null,
    equipment: [],
    withoutEquipment: [],
    useFirst: [],
    only: false,
    styles: [],
  };
  private readonly notUnderstood: NotUnderstood[] = [];
  private restrictions: Restriction[] = [];
  private allowed: ListItem[] = [];
  /** Allergy words without a food beside them, by position. */
  private bare: number[] = [];
  private isAudienceOff = false;
  private at = 0;

  constructor(text: RequestText) {
    this.text = text;
    this.use = new Uint8Array(text.length);
  }

  scan(): void {
    const { text } = this;
    while (this.at < text.length) {
      const start = this.at;
      const next = this.readDuration() ?? this.readCue();
      this.at = next ?? start + 1;
    }
    const clock = readClock(text);
    if (clock) {
      this.understood.maxMinutes ??= clock.minutes;
      for (const [from, to] of clock.spans) this.consume(from, to, BREAK);
    }
    for (const at of this.bare) this.noteBare(at);
  }

  private readDuration(): number | null {
    const { text, understood } = this;
    const found = readDuration(text, this.at);
    if (found === null) return null;
    if (found.minutes !== null) understood.maxMinutes = Math.min(understood.maxMinutes ?? found.minutes, found.minutes);
    let start = this.at;
    while (start > 0 && !text.startsSentence(start) && text.vocabulary.durationPrefix.has(text.word(start - 1) ?? ''))
      start--;
    this.consume(start, found.end, BREAK);
    return found.end;
  }

  private readCue(): number | null {
    const { text } = this;
    for (const match of matchesAt(text.vocabulary.cues, text, this.at)) {
      if (this.isInsideName(match)) continue;
      const next = this.apply(match.meaning, this.at, match.end, match.number);
      if (next !== null) return next;
    }
    return null;
  }

  /** "gluten-free pasta", "sweet potato", "breakfast sausage": words of a food's name are no phrases. */
  private isInsideName({ end }: PhraseMatch<Cue>): boolean {
    for (let at = this.at; at < end; at++) {
      const name = this.text.line.nameAt[at];
      if (name && name.end - name.start > 1 && (name.start < this.at || name.end > end)) return true;
    }
    return false;
  }

  private apply(cue: Cue, from: number, to: number, number: number | null): number | null {
    switch (cue.kind) {
      case 'idiom':
        this.consume(from, to, LEFT_OUT);
        return to;
      case 'allergyAfter':
        return this.excludeAfter(from, to, ALLERGY);
      case 'avoidAfter':
        return this.excludeAfter(from, to, AVOIDED);
      case 'lackAfter':
        return this.excludeAfter(from, to, FOODS);
      case 'allergyLabel':
        return this.readLabel(from, to);
      case 'allergyBefore':
        return this.excludeBefore(from, to, ALLERGY);
      case 'freeBefore':
        return this.excludeFree(from, to);
      case 'avoidBefore':
      case 'lackBefore':
        return this.excludeBefore(from, to, cue.kind === 'avoidBefore' ? AVOIDED : FOODS);
      case 'exceptAfter':
      case 'cancelAfter':
        return this.allowAfter(from, to);
      case 'allowedBefore':
        return this.allowBefore(from, to);
      case 'cancelled':
        return this.cancelSentence(from, to);
      case 'diet':
      case 'dietAllergens':
      case 'dietGroup':
      case 'halal':
      case 'kosher':
        return this.readDiet(cue, from, to);
      case 'unreadable':
        return this.readUnreadable(from, to);
      case 'notAudience':
        this.isAudienceOff = true;
        return to;
      case 'useFirstAfter':
      case 'useFirstBefore':
        return this.readUseFirst(cue.kind, from, to);
      case 'onlyAfter':
      case 'onlyAlone':
        this.understood.only = true;
        this.consume(from, to, BREAK);
        return to;
      default:
        return this.readWish(cue, from, to, number);
    }
  }

  // Restrictions

  private excludeAfter(from: number, to: number, reading: ListReading): number | null {
    const { text } = this;
    const colon = kindAt(text, to) === 'colon';
    const list = readListAfter(text, to, { ...reading, colon });
    if (list.items.length === 0) return this.emptyList(from, to, reading);
    if (reading.allergy && this.isNegated(from)) {
      this.consume(from, list.end, BREAK);
      return list.end;
    }
    if (!reading.allergy && (this.describes(from, list) || this.isFollowedByRestriction(list.end))) return null;
    this.exclude(from, list, reading);
    this.consume(from, list.end, BREAK);
    return list.end;
  }

  /** "no nut allergy": the list belongs to the word behind it. */
  private isFollowedByRestriction(at: number): boolean {
    if (this.text.startsSentence(at)) return false;
    const next = matchAt(this.text.vocabulary.cues, this.text, at)?.meaning.kind;
    return next === 'allergyLabel' || next === 'freeBefore';
  }

  /** "nut allergy", "allergies: eggs, milk", "allergie arachide": the foods stand before the word or after it. */
  private readLabel(from: number, to: number): number {
    const { text } = this;
    const isColon = kindAt(text, to) === 'colon';
    const none = text.word(isColon ? to + 1 : to);
    if (isColon && none !== undefined && text.vocabulary.none.has(none)) {
      this.consume(from, to + 2, BREAK);
      return to + 2;
    }
    const before = readListBefore(text, from, ALLERGY);
    if (before.items.length > 0) return this.excludeBefore(from, to, ALLERGY) ?? to;
    const after = readListAfter(text, to, { ...ALLERGY, colon: isColon });
    const opens = kindAt(text, to);
    const isListed = isColon || (opens === 'word' && !text.startsSentence(to));
    if (isListed && after.items.length > 0 && after.items[0]?.kind !== 'unknown') {
      return this.excludeAfter(from, to, ALLERGY) ?? to;
    }
    if (!this.isNegated(from)) this.bare.push(from);
    this.consume(from, to, BREAK);
    return to;
  }

  /** A phrase of a restriction with nothing known behind it. */
  private emptyList(from: number, to: number, reading: ListReading): number | null {
    if (!reading.allergy) return null;
    if (this.isNegated(from)) this.consume(from, to, BREAK);
    else this.bare.push(from);
    this.consume(from, to, BREAK);
    return to;
  }

  private excludeBefore(from: number, to: number, reading: ListReading): number | null {
    const list = readListBefore(this.text, from, reading);
    if (list.items.length === 0) {
      if (!reading.allergy) return null;
      if (!this.isNegated(from)) this.bare.push(from);
      this.consume(from, to, BREAK);
      return to;
    }
    if (reading.allergy && this.isNegated(list.start)) {
      this.consume(list.start, to, BREAK);
      return to;
    }
    const end = this.readBracketAfter(list, to, reading);
    this.exclude(list.start, list, reading);
    this.consume(list.start, end, BREAK);
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
  private excludeFree(from: number, to: number): number | null {
    const { text } = this;
    const list = readListBefore(text, from, AVOIDED);
    if (list.items.length === 0 || !list.items.some(({ kind }) => kind === 'allergens' || kind === 'foods'))
      return null;
    if (this.isNegated(list.start)) {
      this.consume(list.start, to, BREAK);
      return to;
    }
    if (this.namesFoodAfter(to, list)) return to;
    this.exclude(list.start, list, ALLERGY);
    this.consume(list.start, to, BREAK);
    return to;
  }

  /** True where the food behind "gluten free" or "vegan" usually has what it is free of: it is that food's name. */
  private namesFoodAfter(at: number, list: FoodList | null): boolean {
    const { line, kb, vocabulary } = this.text;
    const name = line.nameAt[at];
    if (!name || name.start !== at || name.entry < 0 || this.text.startsSentence(at)) return false;
    if (matchAt(vocabulary.dishes, this.text, name.end) || matchAt(vocabulary.dishes, this.text, at)) return false;
    const entry = kb.all[name.entry];
    if (!entry) return false;
    if (list === null) return entry.origin.some((origin) => ANIMAL.has(origin)) || ALWAYS_NAMED.has(entry.id);
    const allergens = list.items.flatMap((item) => (item.kind === 'allergens' ? item.allergens : []));
    if (allergens.length === 0) return true;
    return allergens.some((each) => entry.allergens?.includes(each) || entry.mayContain?.includes(each));
  }

  /** "lait sans lactose", "cerveza sin alcohol": the food before usually has it, so the words name that food. */
  private describes(from: number, list: FoodList): boolean {
    const { line, kb, vocabulary } = this.text;
    if (line.language === 'en' || from === 0 || this.text.startsSentence(from)) return false;
    const name = line.nameAt[from - 1];
    if (!name || name.end !== from || name.entry < 0 || list.items.length !== 1) return false;
    for (let at = name.start; at < name.end; at++) if (matchAt(vocabulary.dishes, this.text, at)) return false;
    const entry = kb.all[name.entry];
    const [item] = list.items;
    if (!entry || item?.kind !== 'allergens') return false;
    return item.allergens.some((each) => entry.allergens?.includes(each) || entry.mayContain?.includes(each));
  }

  private exclude(at: number, list: FoodList, reading: ListReading): void {
    for (const item of list.items) {
      if (item.kind === 'unknown') this.notUnderstood.push({ text: item.text, kind: 'restriction' });
      else if (item.kind === 'foods' && item.ids.length === 0) this.noteBare(at);
      else if (item.kind === 'cue') this.excludeCue(item.cue);
      else if (item.kind === 'allergens') {
        this.restrictions.push({ at, allergens: item.allergens, ids: item.ids, allergy: reading.allergy });
      } else
        this.restrictions.push({
          at,
          allergens: reading.allergy ? this.singleAllergens(item.ids) : [],
          ids: item.ids,
          allergy: reading.allergy,
        });
    }
  }

  private excludeCue(cue: Cue): void {
    if (cue.kind === 'equipment') this.understood.withoutEquipment.push(cue.value);
  }

  /** The allergen of a food that has just one: who is allergic to clams leaves out molluscs. */
  private singleAllergens(ids: readonly string[]): Allergen[] {
    const [id, ...others] = ids;
    const allergens = id === undefined || others.length > 0 ? [] : (this.text.kb.get(id)?.allergens ?? []);
    return allergens.length === 1 ? [...allergens] : [];
  }

  private readDiet(cue: Cue, from: number, to: number): number | null {
    const { understood } = this;
    if (this.isGlued(from)) return null;
    if (this.isNegated(from)) {
      this.consume(from, to, BREAK);
      return to;
    }
    const isEnglish = this.text.line.language === 'en';
    if ((cue.kind === 'diet' || cue.kind === 'dietAllergens') && this.isFoodsDiet(cue, from, to, isEnglish)) return to;
    if (cue.kind === 'diet' && !understood.dietTypes.includes(cue.diet)) understood.dietTypes.push(cue.diet);
    if (cue.kind === 'dietAllergens')
      this.restrictions.push({ at: from, allergens: cue.allergens, ids: [], allergy: true });
    if (cue.kind === 'dietGroup')
      this.restrictions.push({ at: from, allergens: [], ids: FOOD_GROUPS[cue.group] ?? [], allergy: false });
    if (cue.kind === 'halal') understood.halal = true;
    if (cue.kind === 'kosher') understood.kosher = true;
    this.consume(from, to, BREAK);
    return to;
  }

  /** The second half of "i've" is no word of its own. */
  private isGlued(at: number): boolean {
    const { tokens } = this.text.line;
    return at > 0 && tokens[at]?.glued === true && tokens[at - 1]?.kind === 'word';
  }

  /** "vegan butter", "queso vegano": the word names the food and is no wish. */
  private isFoodsDiet(cue: Cue, from: number, to: number, isEnglish: boolean): boolean {
    const list = cue.kind === 'dietAllergens' ? listOf(cue.allergens) : null;
    if (isEnglish) return this.namesFoodAfter(to, list);
    const { line, kb, vocabulary } = this.text;
    const name = from > 0 && !this.text.startsSentence(from) ? line.nameAt[from - 1] : null;
    if (!name || name.end !== from || name.entry < 0) return false;
    for (let at = name.start; at < name.end; at++) if (matchAt(vocabulary.dishes, this.text, at)) return false;
    const entry = kb.all[name.entry];
    return list === null && entry?.origin.some((origin) => ANIMAL.has(origin)) === true;
  }

  private readUnreadable(from: number, to: number): number {
    if (!this.isNegated(from)) this.bare.push(from);
    this.consume(from, to, BREAK);
    return to;
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

  private isNegated(from: number): boolean {
    const { text } = this;
    let at = from;
    for (let steps = 0; steps <= NEGATOR_REACH && at > 0; steps++) {
      if (text.startsSentence(at)) return false;
      for (let start = Math.max(0, at - LONGEST_NEGATOR); start < at; start++) {
        const found = matchAt(text.vocabulary.negators, text, start);
        if (found?.end === at) return true;
      }
      const word = text.word(at - 1);
      if (word === undefined || !text.vocabulary.copulas.has(word)) return false;
      at--;
    }
    return false;
  }

  private allowAfter(from: number, to: number): number | null {
    if (this.restrictions.length === 0 && this.understood.dietTypes.length === 0) return null;
    const list = readListAfter(this.text, to, AVOIDED);
    if (list.items.length === 0 || this.text.startsSentence(from)) return null;
    this.allow(list);
    for (let at = from; at < to; at++) this.use[at] = BREAK;
    return list.end;
  }

  private allowBefore(from: number, to: number): number | null {
    const list = readListBefore(this.text, from, AVOIDED);
    if (list.items.length === 0 || this.isQuestion(list.start)) return null;
    this.allow(list);
    this.consume(list.start, to, BREAK);
    return to;
  }

  /** "is hummus ok": asks, and allows nothing. */
  private isQuestion(at: number): boolean {
    const before = this.text.word(at - 1);
    return before !== undefined && QUESTIONS.has(before) && !this.text.startsSentence(at);
  }

  private allow(list: FoodList): void {
    this.allowed.push(...list.items);
  }

  /** "my flatmate is allergic to prawns but isn't here": what the sentence restricted does not count. */
  private cancelSentence(from: number, to: number): number {
    let start = from;
    while (start > 0 && !this.text.startsSentence(start)) start--;
    this.restrictions = this.restrictions.filter(({ at }) => at < start);
    this.bare = this.bare.filter((at) => at < start);
    this.consume(from, to, BREAK);
    return to;
  }

  // Wishes

  private readUseFirst(kind: 'useFirstAfter' | 'useFirstBefore', from: number, to: number): number | null {
    const list =
      kind === 'useFirstAfter'
        ? readListAfter(this.text, to, FOODS)
        : readListBefore(this.text, this.pastRelatives(from), FOODS);
    const ids = list.items.flatMap((item) => (item.kind === 'foods' ? item.ids : []));
    if (ids.length === 0) return null;
    this.understood.useFirst.push(...ids);
    this.consume(from, to, BREAK);
    return to;
  }

  /** Back over "that", "qui est", and words between a food and what is said of it. */
  private pastRelatives(from: number): number {
    const { text } = this;
    let at = from;
    while (at > 0 && !text.startsSentence(at) && text.vocabulary.relatives.has(text.word(at - 1) ?? '')) at--;
    return at;
  }

  private readWish(cue: Cue, from: number, to: number, number: number | null): number | null {
    const { understood } = this;
    if (cue.kind === 'servings') return this.readServings(cue.servings ?? number, from, to);
    if (cue.kind === 'equipment') return this.readEquipment(cue.value, from, to);
    if (
      cue.kind === 'audience' &&
      (cue.audience === 'baby' || cue.audience === 'toddler' || cue.audience === 'pregnancy')
    ) {
      understood.audience ??= cue.audience;
      this.consume(from, to, BREAK);
      return to;
    }
    if (cue.kind === 'course') understood.course ??= cue.value;
    if (cue.kind === 'style' || cue.kind === 'method') this.addStyle(cue.value);
    if (cue.kind === 'cuisine') {
      if (this.describesFood(from, to)) return to;
      understood.cuisine ??= cue.value;
    }
    if (cue.kind === 'toolBroken') return null;
    if (cue.kind === 'style' && cue.value === PACKED_LUNCH) understood.course ??= 'lunch';
    this.consume(from, to, cue.kind === 'course' ? BREAK : LEFT_OUT);
    return cue.kind === 'style' && cue.value === MILD ? this.excludeFurther(from, to) : to;
  }

  /** "doesn't do spicy or garlic": a list of refusals that begins with a taste. */
  private excludeFurther(from: number, to: number): number {
    const or = matchAt(this.text.vocabulary.or, this.text, to);
    return or ? (this.excludeAfter(from, or.end, AVOIDED) ?? to) : to;
  }

  private addStyle(style: string): void {
    if (!this.understood.styles.includes(style)) this.understood.styles.push(style);
  }

  private readServings(servings: number | null, from: number, to: number): number | null {
    const { minutes, hours, notDuration } = this.text.vocabulary;
    const next = this.text.word(to) ?? '';
    if (servings === null || minutes.has(next) || hours.has(next) || notDuration.has(next)) return null;
    if (kindAt(this.text, to) === 'colon' && kindAt(this.text, to + 1) === 'number') return null;
    if (!Number.isInteger(servings) || servings < 1 || servings > MOST_SERVINGS) return null;
    this.understood.servings ??= servings;
    this.consume(from, to, BREAK);
    return to;
  }

  private readEquipment(tool: string, from: number, to: number): number {
    const { text, understood } = this;
    const broken = matchAt(text.vocabulary.cues, text, to);
    if (broken?.meaning.kind === 'toolBroken') {
      understood.withoutEquipment.push(tool);
      this.consume(from, broken.end, BREAK);
      return broken.end;
    }
    if (!understood.equipment.includes(tool)) understood.equipment.push(tool);
    const isOnly = text.vocabulary.onlyTool.has(text.word(to) ?? '');
    this.consume(from, isOnly ? to + 1 : to, BREAK);
    return isOnly ? to + 1 : to;
  }

  /** "italian sausage", "yaourt grec": where a food comes from, and no wish for a cuisine. */
  private describesFood(from: number, to: number): boolean {
    const { line, vocabulary } = this.text;
    if (line.language !== 'en') {
      const before = from > 0 && !this.text.startsSentence(from) ? line.nameAt[from - 1] : null;
      return before?.end === from;
    }
    const name = line.nameAt[to];
    if (!name || name.start !== to || this.text.startsSentence(to)) return false;
    return matchAt(vocabulary.dishes, this.text, name.end) === null;
  }

  private consume(from: number, to: number, as: number): void {
    for (let at = from; at < to; at++) this.use[at] = as;
  }

  private clauseAt(at: number): string {
    const { line } = this.text;
    let start = at;
    let end = at + 1;
    while (start > 0 && !this.text.startsSentence(start) && kindAt(this.text, start - 1) !== 'comma') start--;
    while (end < this.text.length && !this.text.startsSentence(end) && kindAt(this.text, end) !== 'comma') end++;
    return line.text.slice(line.tokens[start]?.start, line.tokens[end - 1]?.end).trim();
  }

  /** Joints of a list part its items for the reader of foods, in every way a language has. */
  private partJoints(): void {
    const { text } = this;
    for (let at = 0; at < text.length; at++) {
      const word = text.word(at);
      if (word !== undefined && text.vocabulary.and.has(word) && this.use[at] === KEPT && !text.line.nameAt[at])
        this.use[at] = BREAK;
    }
  }

  /** The text without what was read: commas where an item ended, blanks elsewhere. */
  private remainder(isKept: (use: number) => string): string {
    const { text, tokens } = this.text.line;
    let rest = '';
    let from = 0;
    tokens.forEach((token, at) => {
      const use = this.use[at] ?? KEPT;
      if (use === KEPT) return;
      rest += text.slice(from, token.start) + isKept(use);
      from = token.end;
    });
    return rest + text.slice(from);
  }

  reading(language: Language): RequestReading {
    const { understood, text } = this;
    const rest = this.remainder(() => ' ');
    this.partJoints();
    const remainder = this.remainder((use) => (use === BREAK ? ' , ' : ' '));
    const read = readIngredients(
      remainder,
      text.kb,
      text.line.language === 'en' ? (language === 'en-US' ? 'en-US' : 'en-GB') : text.line.language,
    );
    const { found, unknown } = rescueNames(read, text);
    const dishes = found.filter(({ id }) => isDishWish(id, found, text, (at) => this.use[at] !== KEPT));
    for (const { id } of dishes) this.addStyle(id);
    const named = found.filter((each) => !dishes.includes(each));
    this.settle(named);
    const foods = named.filter(({ id }) => !understood.excludedIngredients.includes(id));
    understood.excludedIngredients = unique([...understood.excludedIngredients, ...read.excluded]);
    const have = foods.filter(({ id }) => !NO_FOOD_HAD.has(id));
    const stray = foods.filter(({ id }) => NO_FOOD_HAD.has(id));
    return {
      ...understood,
      audience: this.isAudienceOff && understood.audience === 'baby' ? null : understood.audience,
      useFirst: unique(understood.useFirst),
      equipment: understood.equipment.filter((tool) => !understood.withoutEquipment.includes(tool)),
      withoutEquipment: unique(understood.withoutEquipment),
      have,
      notUnderstood: [
        ...this.notUnderstood,
        ...stray.map(({ text: words }) => ({ text: words, kind: 'restriction' as const })),
        ...unknown.map((words) => ({ text: words, kind: 'food' as const })),
      ],
      rest: rest.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,.:;-]+|[\s,.:;-]+$/g, ''),
    };
  }

  /** Restrictions less what was allowed; peanuts stay usable where nuts are left out and peanuts are there. */
  private settle(have: readonly FoundIngredient[]): void {
    const { understood, text } = this;
    const allowedAllergens = this.allowed.flatMap((item) => (item.kind === 'allergens' ? item.allergens : []));
    const allowedIds = this.allowed.flatMap((item) => (item.kind === 'foods' ? item.ids : []));
    const allergens = this.restrictions.flatMap((restriction) => restriction.allergens);
    const hasPeanuts = have.some(({ id }) => text.kb.get(id)?.allergens?.includes('Peanuts'));
    const isPeanutsNamed = this.restrictions.some(({ allergens: each }) => each.length === 1 && each[0] === 'Peanuts');
    understood.excludedAllergens = unique(allergens).filter(
      (allergen) => !allowedAllergens.includes(allergen) && !(allergen === 'Peanuts' && hasPeanuts && !isPeanutsNamed),
    );
    understood.excludedIngredients = unique(this.restrictions.flatMap(({ ids }) => ids)).filter(
      (id) => !allowedIds.includes(id),
    );
  }
}

/** Tokens between an allergy word and the restriction that it belongs to. */
const NEAR = 12;
const NEGATOR_REACH = 4;
const QUESTIONS: ReadonlySet<string> = new Set(['is', 'are', 'es', 'est', 'esta', 'can', 'puedo']);
const LONGEST_NEGATOR = 5;
const MOST_SERVINGS = 500;
const MILD = 'mild';
const PACKED_LUNCH = 'packed-lunch';
const ANIMAL: ReadonlySet<string> = new Set(['meat', 'fish', 'shellfish', 'dairy', 'egg', 'gelatine', 'honey']);
/** Foods that are sold as vegan though made of plants in any case. */
const ALWAYS_NAMED: ReadonlySet<string> = new Set(['margarine', 'stock', 'vegetable-stock', 'pesto', 'mayonnaise']);
/** What nobody has as a food of its own: words of restrictions that no phrase took up. */
const NO_FOOD_HAD: ReadonlySet<string> = new Set(['gluten', 'vital-wheat-gluten', 'sulphite', 'lactose']);

function listOf(allergens: readonly Allergen[]): FoodList {
  return { items: [{ kind: 'allergens', allergens, ids: [] }], start: 0, end: 0 };
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
