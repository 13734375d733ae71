import { CUISINES } from '@larder/contract/dish/cuisine';
import { readClock, readDuration } from './durations.ts';
import { kindAt, readListAfter, readListBefore } from './food-list.ts';
import { namesRegionalFood } from './named-foods.ts';
import { type Cue, matchAt } from './phrases/vocabulary.ts';
import type { RequestText } from './request-text.ts';
import { FOODS } from './restriction-reader.ts';
import { type TokenUse, USE } from './token-use.ts';
import type { Wishes } from './understood.ts';

const MOST_SERVINGS = 500;
const PACKED_LUNCH = 'packed-lunch';

/** Collects what a request wishes for. The readers return the position after what they read, or null. */
export class WishReader {
  readonly wishes: Wishes = {
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
  private readonly text: RequestText;
  private readonly use: TokenUse;

  constructor(text: RequestText, use: TokenUse) {
    this.text = text;
    this.use = use;
  }

  readDuration(at: number): number | null {
    const { text, wishes } = this;
    const found = readDuration(text, at);
    if (found === null) return null;
    if (found.minutes !== null) wishes.maxMinutes = Math.min(wishes.maxMinutes ?? found.minutes, found.minutes);
    const { durationPrefix } = text.vocabulary;
    let start = at;
    while (start > 0 && !text.startsSentence(start) && durationPrefix.has(text.word(start - 1) ?? '')) start--;
    this.use.mark(start, found.end, USE.restriction);
    return found.end;
  }

  /** Reads two times of day as the minutes between them, once all else is read. */
  readClock(): void {
    const clock = readClock(this.text);
    if (clock === null) return;
    this.wishes.maxMinutes ??= clock.minutes;
    for (const [from, to] of clock.spans) this.use.mark(from, to, USE.restriction);
  }

  /** "Only eggs": nothing else is there; "only a microwave" says so of tools alone. */
  readOnly(from: number, to: number): number {
    const [first] = readListAfter(this.text, to, FOODS).items;
    const isTool = first?.kind === 'cue' && first.cue.kind === 'equipment';
    if (!isTool) this.wishes.only = true;
    this.use.mark(from, to, USE.wish);
    return to;
  }

  /** "Only eggs and potatoes": the word alone counts where it begins a list of several foods. */
  readOnlyFirst(from: number, to: number): number | null {
    if (!this.text.startsSentence(from)) return null;
    const isBeforeFood = readListAfter(this.text, to, FOODS).items.some(({ kind }) => kind === 'foods');
    const names = new Set(this.text.line.nameAt.slice(to).filter((name) => name));
    return isBeforeFood && names.size > 1 ? this.readOnly(from, to) : null;
  }

  readUseFirst(kind: 'useFirstAfter' | 'useFirstBefore', from: number, to: number): number | null {
    const list =
      kind === 'useFirstAfter'
        ? readListAfter(this.text, to, FOODS)
        : readListBefore(this.text, this.pastRelatives(from), FOODS);
    const ids = list.items.flatMap((item) => (item.kind === 'foods' ? item.ids : []));
    if (ids.length === 0) return null;
    this.wishes.useFirst.push(...ids);
    this.use.mark(from, to, USE.wish);
    return to;
  }

  /** Back over "that", "qui est", and words between a food and what is said of it. */
  private pastRelatives(from: number): number {
    const { text } = this;
    let at = from;
    while (at > 0 && !text.startsSentence(at) && text.vocabulary.relatives.has(text.word(at - 1) ?? '')) at--;
    return at;
  }

  readWish(cue: Cue, from: number, to: number, number: number | null): number | null {
    const { wishes } = this;
    if (cue.kind === 'servings') return this.readServings(cue.servings ?? number, from, to);
    if (cue.kind === 'equipment') return this.readEquipment(cue.value, from, to);
    if (
      cue.kind === 'audience' &&
      (cue.audience === 'baby' || cue.audience === 'toddler' || cue.audience === 'pregnancy')
    ) {
      wishes.audience ??= cue.audience;
      this.use.mark(from, to, USE.wish);
      return to;
    }
    if (cue.kind === 'course') wishes.course ??= cue.value;
    if (cue.kind === 'style' || cue.kind === 'method') this.addStyle(cue.value);
    if (cue.kind === 'cuisine') {
      if (namesRegionalFood(this.text, from, to)) return to;
      wishes.cuisine ??= CUISINES.find((cuisine) => cuisine === cue.value) ?? null;
    }
    if (cue.kind === 'toolBroken') return null;
    if (cue.kind === 'style' && cue.value === PACKED_LUNCH) wishes.course ??= 'lunch';
    this.use.mark(from, to, cue.kind === 'course' ? USE.wish : USE.descriptor);
    return to;
  }

  addStyle(style: string): void {
    if (!this.wishes.styles.includes(style)) this.wishes.styles.push(style);
  }

  private readServings(servings: number | null, from: number, to: number): number | null {
    const { minutes, hours, notDuration, numbers } = this.text.vocabulary;
    const next = this.text.word(to) ?? '';
    // "para una amiga vegana": an article.
    if (servings === 1 && next !== '' && numbers.has(this.text.word(to - 1) ?? '')) return null;
    if (servings === null || minutes.has(next) || hours.has(next) || notDuration.has(next)) return null;
    if (kindAt(this.text, to) === 'colon' && kindAt(this.text, to + 1) === 'number') return null;
    if (!Number.isInteger(servings) || servings < 1 || servings > MOST_SERVINGS) return null;
    this.wishes.servings ??= servings;
    this.use.mark(from, to, USE.wish);
    return to;
  }

  private readEquipment(tool: string, from: number, to: number): number {
    const { text, wishes } = this;
    const broken = matchAt(text.vocabulary.cues, text, to);
    if (broken?.meaning.kind === 'toolBroken') {
      wishes.withoutEquipment.push(tool);
      this.use.mark(from, broken.end, USE.wish);
      return broken.end;
    }
    if (!wishes.equipment.includes(tool)) wishes.equipment.push(tool);
    const isOnly = text.vocabulary.onlyTool.has(text.word(to) ?? '');
    this.use.mark(from, isOnly ? to + 1 : to, USE.wish);
    return isOnly ? to + 1 : to;
  }
}
