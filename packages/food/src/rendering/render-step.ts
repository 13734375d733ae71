import type { Language } from '@larder/contract/language';
import type { MeasurementSystem } from '@larder/contract/measurement';
import type { Ingredient } from '../ingredients/ingredient.ts';
import { type KnowledgeBase, textLanguage } from '../knowledge-base.ts';
import { LANGUAGE_DATA } from '../languages/languages.ts';
import { withoutLabel } from '../names/labels.ts';
import { isNamedInPlural, isWrittenPlural, nameAsWritten, ownName } from '../names/name-forms.ts';
import type { Grammar } from '../names/noun-grammar.ts';
import type { RecipeLine, RecipeStep, StepPart, TextLanguage } from '../recipe.ts';
import { renderDuration } from '../units/durations.ts';
import { renderQuantity, scaleAmount } from '../units/measures.ts';
import { renderDial, renderTemperature } from '../units/temperatures.ts';
import { isSingular } from '../units/unit-words.ts';
import { UNITS } from '../units/units.ts';
import { agreeAdjectives, agreeQuantifier } from './agreement.ts';
import { agreeArticle, withEnglishArticle } from './articles.ts';
import { toAmerican } from './british-to-american.ts';
import { briefName, isNamedByOthers } from './names/brief-names.ts';
import { agreePronouns, namesAnother, namesObject } from './pronouns.ts';

/** How a recipe is rendered; `factor` multiplies its amounts; `isBrief` where its steps leave out what its list says. */
export type RenderContext = {
  language: Language;
  system: MeasurementSystem;
  factor: number;
  isDrink: boolean;
  isBrief: boolean;
};

/** The text of a step with its ingredients, amounts, times and temperatures rendered. */
export function renderStep(
  step: RecipeStep,
  lines: readonly RecipeLine[],
  context: RenderContext,
  kb: KnowledgeBase,
): string {
  const written = step.text[textLanguage(context.language)];
  const language: Language = written || context.language === 'en-US' ? context.language : 'en-GB';
  const parts = written ?? step.text.en;
  const isOven = parts.some((part) => typeof part === 'object' && 'celsius' in part) && speaksOfOven(step.text.en);
  let text = '';
  let agreed = (after: string): string => after;
  const pronouns = new Pronouns(lines, language, kb);
  parts.forEach((part, at) => {
    const place = isOven ? ovenPlaceOf(parts, at) : 'none';
    if (typeof part === 'string') {
      const words = place === 'after fan' ? withDial(part, parts[at - 3], { ...context, language }) : part;
      text += language === 'en-US' ? toAmerican(words, kb) : pronouns.agree(agreed(words));
    } else if ('line' in part) text = withMention(text, part, lines, { ...context, language }, kb);
    else text = withMeasure(text, part, { ...context, language }, place === 'alone');
    agreed = agreeingWith(part, lines, language, kb);
    pronouns.meet(part);
  });
  return text;
}

/** Where a part stands in "200 °C (180 °C fan)", whose dial mark follows "fan". */
function ovenPlaceOf(parts: readonly StepPart[], at: number): 'alone' | 'with fan' | 'after fan' | 'none' {
  if (hasFan(parts, at) || hasFan(parts, at - 2)) return 'with fan';
  if (hasFan(parts, at - 3)) return 'after fan';
  return isOfOil(parts, at) || parts.some((_, other) => hasFan(parts, other)) ? 'none' : 'alone';
}

const OIL = /(?<!\p{L})(?:oil|fat|syrup|aceite|almíbar|huile|friture|sirop)(?!\p{L})[^.;]*$/iu;

/** True of a temperature in a sentence on what one fries in, in a step that goes on in the oven. */
function isOfOil(parts: readonly StepPart[], at: number): boolean {
  const before = parts.slice(0, at).map((part) => (typeof part === 'string' ? part : 'as' in part ? part.as : ' '));
  return OIL.test(before.join(''));
}

/** True of a temperature that is followed by another one in brackets. */
function hasFan(parts: readonly StepPart[], at: number): boolean {
  const next = parts[at + 1];
  return isTemperature(parts[at]) && typeof next === 'string' && /^\s?\($/.test(next) && isTemperature(parts[at + 2]);
}

function isTemperature(part: StepPart | undefined): part is Extract<StepPart, { celsius: number }> {
  return typeof part === 'object' && 'celsius' in part;
}

/** " fan) and grease …" with the dial mark of the temperature: " fan, gas mark 6) and grease …". */
function withDial(words: string, temperature: StepPart | undefined, context: RenderContext): string {
  const dial = isTemperature(temperature) ? renderDial({ ...temperature, oven: true }, context) : null;
  return dial === null ? words : words.replace(')', `, ${dial})`);
}

/** A function that makes the words behind a part agree with the name of the substitute that stands there. */
function agreeingWith(
  part: StepPart,
  lines: readonly RecipeLine[],
  language: Language,
  kb: KnowledgeBase,
): (after: string) => string {
  const spoken = textLanguage(language);
  const swap = typeof part === 'object' && 'line' in part ? swapOf(part, lines, language, kb) : undefined;
  if (!swap || spoken === 'en') return (after) => after;
  const was = kb.grammar(swap.as, spoken, swap.wasPlural);
  const is = kb.grammar(swap.name, spoken, swap.plural);
  return (after) => agreeAdjectives(after, was, is, spoken);
}

/**
 * Makes the pronouns behind a substitute agree with it, up to the end of the step; until another ingredient is named
 * for which they could stand.
 */
class Pronouns {
  private swapped: { was: Grammar; is: Grammar; isComplement: boolean } | null = null;
  private before = '';
  /** The words before the first name behind "with" or "in" whose list goes on: "coat the patties in". */
  private lead: string | null = null;
  /** What was named last without "with" or "in" before it. */
  private object: Grammar | null = null;
  private readonly lines: readonly RecipeLine[];
  private readonly language: Language;
  private readonly kb: KnowledgeBase;

  constructor(lines: readonly RecipeLine[], language: Language, kb: KnowledgeBase) {
    this.lines = lines;
    this.language = language;
    this.kb = kb;
  }

  meet(part: StepPart): void {
    if (typeof part !== 'object' || !('line' in part)) return;
    const spoken = textLanguage(this.language);
    const swap = swapOf(part, this.lines, this.language, this.kb);
    if (COMPLEMENT.test(this.before)) this.lead = this.before;
    else if (!GOES_ON.test(this.before)) this.lead = null;
    const isComplement = this.lead !== null;
    const was = this.kb.grammar(part.as, spoken, swap?.wasPlural ?? false);
    if (swap && this.lead !== null && isOnObject(this.lead, was, spoken)) this.swapped = null;
    else if (swap && !(isComplement && this.object && isAlike(this.object, was))) {
      this.swapped = { was, is: this.kb.grammar(swap.name, spoken, swap.plural), isComplement };
    } else if (!swap && this.swapped && hasPronounOf(was, this.swapped.was, spoken)) {
      // "In the egg and in the crumbs, until they stick": the last of both.
      if (!isComplement || this.swapped.isComplement) this.swapped = null;
    }
    if (!isComplement) this.object = was;
  }

  agree(words: string): string {
    this.before = words;
    if (!this.swapped) return words;
    const spoken = textLanguage(this.language);
    const { was, is } = this.swapped;
    const another = namesAnother(words, was, spoken);
    if (another < 0) return agreePronouns(words, was, is, spoken);
    this.swapped = null;
    return agreePronouns(words.slice(0, another), was, is, spoken) + words.slice(another);
  }
}

const isAlike = (one: Grammar, other: Grammar): boolean =>
  one.feminine === other.feminine && one.plural === other.plural;

/** True of names that one object pronoun stands for: in the plural the French one has no gender. */
const hasPronounOf = (one: Grammar, other: Grammar, language: TextLanguage): boolean =>
  isAlike(one, other) || (language === 'fr' && one.plural && other.plural);

/** True of words that say what is put into what they lead to: "coat the patties in", "pass them through". */
const isOnObject = (lead: string, was: Grammar, language: TextLanguage): boolean =>
  namesObject(lead, language) || namesAnother(lead, was, language) >= 0;

/** Words between two names of a list: ", the", "y los", ", le reste du". */
const GOES_ON =
  /^(?:,\s|,?\s(?:y|e|et)\s)(?:(?:el resto|la mitad|le reste|la moitié)\s)?(?:de\s|del\s|du\s|des\s|d[’'])?(?:el\s|las?\s|los\s|les?\s|l[’'])?$/u;

/** Ends of words behind which a name is no object that a pronoun could stand for: "with the", "in half of the". */
const COMPLEMENT =
  /\s(?:con|en|por|avec|dans|à)\s+(?:(?:las?|el|otr[oa]|dos|les?|un[ae]?|deux)\s+(?:\p{L}+\s+){1,2})?(?:de\s+|del\s+|du\s+|d[’'])?(?:el\s+|las?\s+|los\s+|les?\s+|l[’'])?$/u;

const OVEN = new RegExp(
  `\\b(?:${Object.values(LANGUAGE_DATA)
    .flatMap(({ steps }) => steps.oven)
    .join('|')})\\b`,
  'i',
);
const DIAL = /\b(?:gas(?: mark)?|th\.) ?\d/i;

/** True where the temperatures are those of an oven, and no mark of its dial is given beside them. */
function speaksOfOven(parts: readonly StepPart[]): boolean {
  const words = parts.filter((part) => typeof part === 'string').join(' ');
  return OVEN.test(words) && !DIAL.test(words);
}

/** Appends a mention of a line's ingredient: the author's words, or the substitute's name. */
function withMention(
  before: string,
  mention: Mention,
  lines: readonly RecipeLine[],
  { language, isBrief }: RenderContext,
  kb: KnowledgeBase,
): string {
  const { line: index, as } = mention;
  const line = lines[index];
  const ingredient = line?.ingredient ? kb.get(line.ingredient) : undefined;
  if (!line || !ingredient) return before + as;
  const swap = swapOf(mention, lines, language, kb);
  const spoken = textLanguage(language);
  if (!swap) {
    const written = language === 'en-US' ? nameAsWritten(ingredient, as, language) : as;
    const brief = isBrief ? briefName(line, written, lines, language, kb) : written;
    const name = language === 'en-US' ? toAmerican(brief, kb) : brief;
    if (name === as) return before + as;
    return (spoken === 'en' ? withEnglishArticle(before, name) : before) + inCaseOf(as, before, name);
  }
  const { name, plural } = swap;
  const grammar = kb.grammar(name, spoken, plural);
  const whole = agreeQuantifier(agreeArticle(before, name, spoken, grammar), grammar, spoken);
  return whole + inCaseOf(as, before, name);
}

type Mention = { line: number; as: string };

/**
 * The original and the new name of a mention, which says what it is without only where another line could be meant;
 * undefined where the line was not swapped.
 */
function swapOf({ line: index, as }: Mention, lines: readonly RecipeLine[], language: Language, kb: KnowledgeBase) {
  const line = lines[index];
  const ingredient = line?.ingredient ? kb.get(line.ingredient) : undefined;
  if (!line?.swappedFrom || !ingredient) return undefined;
  const original = kb.get(line.swappedFrom.ingredient);
  const wasPlural = original ? isWrittenPlural(original, as, language) : false;
  const isCounted = line.unit === null && line.amount !== null;
  const plural = isCounted
    ? wasPlural && !isOne(line, language)
    : isNamedInPlural(ingredient, language) || (wasPlural && isCountable(ingredient, language));
  const name = ownName(ingredient, language, plural);
  const short = withoutLabel(name, textLanguage(language));
  if (short !== name && !isNamedByOthers([short], ingredient.id, lines, language, kb))
    return { as, wasPlural, name: short, plural };
  const { swappedFrom: _, ...unswapped } = line;
  return { as, wasPlural, name: briefName(unswapped, name, lines, language, kb), plural };
}

/** True of what comes in pieces, so that a weight of it can be several: the words around the mention stay as they are. */
function isCountable(ingredient: Ingredient, language: Language): boolean {
  const { weighs, roles } = ingredient;
  const hasPlural = ownName(ingredient, language, true) !== ownName(ingredient, language, false);
  return hasPlural && weighs?.piece !== undefined && roles.includes('protein');
}

function isOne({ amount }: RecipeLine, language: Language): boolean {
  return amount !== null && isSingular(amount.max ?? amount.min, language);
}

/** A capital at the beginning of a sentence is kept. */
function inCaseOf(as: string, before: string, name: string): string {
  const opensSentence = /(?:^|[.!?:]\s+)$/.test(before);
  const isCapital = as.charAt(0) !== as.charAt(0).toLowerCase();
  return opensSentence && isCapital ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

function withMeasure(
  before: string,
  part: Exclude<StepPart, string | { line: number }>,
  { language, system, factor, isDrink }: RenderContext,
  isOven: boolean,
): string {
  if ('seconds' in part) return before + renderDuration(part.seconds, language, part.toSeconds);
  if ('celsius' in part) return before + renderTemperature({ ...part, oven: isOven }, { language, system });
  const isLength = UNITS[part.unit].dimension === 'length';
  const amount = isLength ? part.amount : scaleAmount(part.amount, factor);
  const quantity = renderQuantity(amount, part.unit, { language, system, drink: isDrink });
  return (textLanguage(language) === 'en' ? withEnglishArticle(before, quantity) : before) + quantity;
}
