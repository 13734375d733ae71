import type { RecipeStep, StepPart, TextLanguage } from '@larder/food/recipe';
import { inEachLanguage } from '../in-each-language.ts';

/** Words before an ingredient in a list, "half of the", with its article; and what parts two of a list. */
type ListWords = {
  quantity: string;
  article: string;
  and: string;
  plural: RegExp;
  until: RegExp;
  add: string;
  /** Where something is put. */
  place: string;
  /** What is done when all is in a dish. */
  endsWith: string;
};

const WORDS: Record<TextLanguage, ListWords> = {
  en: {
    quantity: '(?:half|two thirds|a third|a quarter|most|the rest|a little|some)(?: of)? ',
    article: '(?:the )?',
    and: 'and',
    plural: /\b(?:they|them|are|both|each)\b/i,
    until: /\b(?:until|once|when) (?:the )?$/i,
    add: 'add|stir in|scatter(?: over)?|sprinkle (?:over|with)|fold in|season with|finish with|top with|garnish with|mix in|serve with|(?:take|lift|fish) out|discard|remove',
    place: 'in it|on top|over it|inside',
    endsWith: 'taste|serve',
  },
  es: {
    quantity: '(?:la mitad|el resto|dos tercios|un tercio|casi tod[oa]|parte|un poco) (?=del? )',
    article: '(?:(?:de )?(?:el |las? |los )|del |de )?',
    and: '[ye]',
    plural:
      /(?<!\p{L})que (?:se )?\p{L}+[ae]n(?!\p{L})|\p{L}(?:ándo|iéndo|[áéí]\p{L}{0,3}|[aei]r|n)l[oa]s(?!\p{L})|(?<!\p{L})(?:estén|queden|\p{L}+(?:ad|id|iern|land|rit|ech)[oa]s|se \p{L}+[ae]n)(?!\p{L})/u,
    until: /(?<!\p{L})que (?:el |las? |los )?$/iu,
    add: 'añad[ea]|agrega|incorpora|echa|esparce|espolvorea(?: con)?|sazona con|termina con|corona con|adereza con|remata con|sirve con|saca|retira|quita|desecha',
    place: 'dentro|encima|por encima',
    endsWith: 'prueba|sirve',
  },
  fr: {
    quantity: '(?:la moitié|le reste|les deux tiers|deux tiers|un tiers|presque tout|un peu) (?=d)',
    article: "(?:(?:de )?(?:les? |la |l[’'])|du |des |de |d[’'])?",
    and: 'et',
    plural: /(?<!\p{L})(?:ils|elles|soient|sont|les \p{L}+(?:er|ir|re)|\p{L}+ée?s|tendres|fondants)(?!\p{L})/iu,
    until: /(?<!\p{L})que (?:les? |la |l[’'])?$/iu,
    add: 'ajouter|incorporer|parsemer|saupoudrer|assaisonner|garnir|terminer par|finir (?:avec|par)|servir avec|décorer|retirer|ôter|enlever|jeter',
    place: 'dedans|dessus|par-dessus',
    endsWith: 'goûter|servir',
  },
};

/**
 * The step without its mentions of a line, in all its languages: items of lists ("the onion, the garlic and the oil") and
 * sentences that only add it. Null where it is more than that to the step.
 */
export function removeMentions(step: RecipeStep, line: number): RecipeStep | null {
  let isPossible = true;
  const shorter = inEachLanguage(step, (parts, language) => {
    const left = withoutMentions(parts, line, language);
    if (left === null) isPossible = false;
    return joined(left ?? parts);
  });
  if (!isPossible) return null;
  const removed = timersOf(step.text.en) - timersOf(shorter.text.en);
  return { ...shorter, seconds: Math.max(0, step.seconds - removed) };
}

function withoutMentions(parts: readonly StepPart[], line: number, language: TextLanguage): StepPart[] | null {
  let left: StepPart[] | null = [...parts];
  for (let at = placeOf(left, line); left !== null && at >= 0; at = left ? placeOf(left, line) : -1) {
    left = removeOne(left, at, language);
  }
  return left;
}

function placeOf(parts: readonly StepPart[], line: number): number {
  return parts.findIndex((part) => typeof part === 'object' && 'line' in part && part.line === line);
}

function timersOf(parts: readonly StepPart[]): number {
  return parts.reduce((sum, part) => sum + (typeof part === 'object' && 'seconds' in part ? part.seconds : 0), 0);
}

const isMention = (part: StepPart | undefined) => typeof part === 'object' && 'line' in part;

function removeOne(parts: readonly StepPart[], at: number, language: TextLanguage): StepPart[] | null {
  return (
    removeSentence(parts, at, language) ??
    removeTimed(parts, at, language) ??
    removeFromList(parts, at, language) ??
    removeBesideNoun(parts, at, language) ??
    removeOpeningClause(parts, at, language) ??
    removeMiddleClause(parts, at, language) ??
    removeLastClause(parts, at, language)
  );
}

/** What stands between two foods of a list: a comma or "and", and the words before the second one. */
function separator(part: StepPart | undefined, language: TextLanguage) {
  const { quantity, article, and } = WORDS[language];
  if (typeof part !== 'string') return null;
  const [, comma = '', conjunction = '', before = ''] =
    new RegExp(`^(,?)(?: (${and}))? ((?:${quantity})?${article})$`, 'iu').exec(part) ?? [];
  return comma || conjunction ? { conjunction, before } : null;
}

/** Takes an item out of "the A, the B and the C". */
function removeFromList(parts: readonly StepPart[], at: number, language: TextLanguage): StepPart[] | null {
  const left = isMention(parts[at - 2]) ? separator(parts[at - 1], language) : null;
  const right = isMention(parts[at + 2]) ? separator(parts[at + 1], language) : null;
  const others = listAround(parts, at, language);
  if (others < 1 || (others === 1 && isSeveral(parts, at, language))) return null;
  if (left && right && !left.conjunction) return withQuantity(without(parts, at - 1, at), at - 1, left, right);
  if (left && !right) {
    const shorter = without(parts, at - 1, at);
    const words = left.conjunction ? withConjunction(parts, at - 3, left.conjunction, language) : null;
    if (words !== null) shorter[at - 3] = words;
    if (words === null && left.conjunction && isListed(parts[at - 3], language)) return null;
    return fitsAnd(shorter, at - 3, language) ? shorter : null;
  }
  if (left || !right) return null;
  if (!right.conjunction || !isListed(parts[at - 1], language)) return removeFirst(parts, at, right, language);
  const words = withConjunction(parts, at - 1, right.conjunction, language);
  const shorter = words && removeFirst(parts.with(at - 1, words), at, right, language);
  return shorter && fitsAnd(shorter, at - 1, language) ? shorter : null;
}

/**
 * The words before what is the last of a list now, with its "and": ", the" behind a food and what is said of it, "huevos
 * partidos, las", or behind an item that is no line, "with the chipotle cream, the". Null where no comma parts the two.
 */
function withConjunction(
  parts: readonly StepPart[],
  at: number,
  conjunction: string,
  language: TextLanguage,
): string | null {
  const words = parts[at];
  if (typeof words !== 'string') return null;
  const { quantity, article } = WORDS[language];
  const next = `(?:${quantity})?${article}`;
  const behindFood = new RegExp(`^((?: [^\\s,.;:]+){0,3}), (${next})$`, 'iu');
  const behindItem = new RegExp(
    `((?:, |(?:^|[ ])(?:con|with|avec) )(?:the |el |las? |los |les? |la |l[’'])[^,.;:]+), (${next})$`,
    'iu',
  );
  const behindVerb = new RegExp(`(${OPENS_SENTENCE}${ITEM}[^,.;:]+), (${next})$`, 'iu');
  const patterns = [...(isMention(parts[at - 1]) ? [behindFood] : []), behindItem, behindVerb];
  const found = patterns.find((each) => each.test(words));
  return found ? words.replace(found, `$1 ${conjunction} $2`) : null;
}

/** The verb that begins a sentence, and the article of what it is done to: "Mezcla el pescado, la". */
const OPENS_SENTENCE = '(?:^|[.;:] )\\p{L}+ (?:\\p{L}+ ){0,2}?';
const ITEM = "(?:the |el |las? |los |les? |l[’'])";

/** True of words that end in a comma and what a list goes on with, so that its last item needs an "and". */
function isListed(words: StepPart | undefined, language: TextLanguage): boolean {
  const { quantity, article } = WORDS[language];
  return typeof words === 'string' && new RegExp(`\\p{L}, (?:${quantity})?${article}$`, 'iu').test(words);
}

/** The parts with "a little of the" before the item at `at` that shares it with the one that went: "un peu de A et de B". */
function withQuantity(parts: StepPart[], at: number, left: { before: string }, right: { before: string }): StepPart[] {
  const words = parts[at];
  if (typeof words !== 'string' || !OF.test(right.before) || OF.test(left.before) || left.before === '') return parts;
  const quantity = left.before.replace(/(?:de |d[’'])$/u, right.before);
  if (quantity === left.before && !left.before.endsWith(right.before)) return parts;
  return parts.with(at, words.slice(0, words.length - right.before.length) + quantity);
}

/** Spanish has "e" before the sound of an i. */
function fitsAnd(parts: readonly StepPart[], at: number, language: TextLanguage): boolean {
  const [words, next] = [parts[at], parts[at + 1]];
  if (language !== 'es' || typeof words !== 'string' || typeof next !== 'object' || !('line' in next)) return true;
  return !/ [ye] $/.test(words) || !/^h?i/i.test(next.as);
}

/** Takes the first item out of a list; the second one brings its own article. */
function removeFirst(
  parts: readonly StepPart[],
  at: number,
  { before }: { before: string },
  language: TextLanguage,
): StepPart[] | null {
  const lead = parts[at - 1];
  if (typeof lead !== 'string') return null;
  const { quantity, article } = WORDS[language];
  const own = new RegExp(`(?:^|(?<=[ (]))(?:${quantity})?${article}$`, 'iu').exec(lead)?.[0] ?? '';
  const stem = lead.slice(0, lead.length - own.length);
  const needsArticle = language !== 'en' && before === '' && own !== '';
  const opens = own === '' && /(?:^|[.;:] )$/.test(stem);
  if (needsArticle || opens || OF.test(own) !== OF.test(before) || /(?:^| )al $/i.test(stem)) return null;
  const shorter = without(parts, at, at + 1);
  shorter[at - 1] = stem + (before === '' ? own : before);
  return shorter;
}

/** "Of the" alone, without what it is a part of. */
const OF = /^(?:of|del?|du|des|d[’'])(?: |$|(?<=[’']))/i;

/** The number of other foods in the list around a mention. */
function listAround(parts: readonly StepPart[], at: number, language: TextLanguage): number {
  let count = 0;
  for (let place = at; isMention(parts[place - 2]) && separator(parts[place - 1], language); place -= 2) count += 1;
  for (let place = at; isMention(parts[place + 2]) && separator(parts[place + 1], language); place += 2) count += 1;
  return count;
}

/** True where words around a list speak of several things, so that one alone would not agree with them. */
function isSeveral(parts: readonly StepPart[], at: number, language: TextLanguage): boolean {
  const { plural, until } = WORDS[language];
  const [before, earlier] = [parts[at - 1], parts[at - 3]];
  const leads = [before, earlier].some((part) => typeof part === 'string' && until.test(part));
  const words = parts.slice(at + 1).map((part) => (typeof part === 'string' ? part : ' '));
  return leads || plural.test(words.join(''));
}

/** Takes ", and the garlic, 1 minute" from behind what was timed before it. */
function removeTimed(parts: readonly StepPart[], at: number, language: TextLanguage): StepPart[] | null {
  const { and, article } = WORDS[language];
  const [before, lead, comma, timer] = [parts[at - 2], parts[at - 1], parts[at + 1], parts[at + 2]];
  const isTimed = typeof before === 'object' && 'seconds' in before;
  const ends =
    typeof lead === 'string' &&
    new RegExp(`^,? (?:${and} )?(?:then |después |luego |puis )?${article}$`, 'iu').test(lead);
  if (!isTimed || !ends || comma !== ', ' || typeof timer !== 'object' || !('seconds' in timer)) return null;
  return without(parts, at - 1, at + 2);
}

/** Takes out a sentence that does nothing but add the food, or take it out: "Stir in the garlic, 1 minute." */
function removeSentence(parts: readonly StepPart[], at: number, language: TextLanguage): StepPart[] | null {
  const { add, article, quantity } = WORDS[language];
  const [lead, after, timer, end] = [parts[at - 1], parts[at + 1], parts[at + 2], parts[at + 3]];
  if (typeof lead !== 'string' || typeof after !== 'string') return null;
  const opening = new RegExp(`(?:^|(?<=[.] ))(?:${add}) (?:con )?(?:${quantity})?${article}$`, 'iu').exec(lead);
  if (!opening) return null;
  const isTimed =
    /^,?(?: about| unos| environ| durante| pendant| for)? $/.test(after) &&
    typeof timer === 'object' &&
    'seconds' in timer;
  const [place, rest] = isTimed ? [at + 3, end] : [at + 1, after];
  if (typeof rest !== 'string' || !/^\.(?: |$)/.test(rest)) return null;
  const kept = lead.slice(0, opening.index) + rest.replace(/^\. ?/, '');
  return [...parts.slice(0, at - 1), kept, ...parts.slice(place + 1)];
}

/** Takes "and the oil" from "Scatter with the cashews and the oil, taste", where the other food is no line of its own. */
function removeBesideNoun(parts: readonly StepPart[], at: number, language: TextLanguage): StepPart[] | null {
  const { and, article } = WORDS[language];
  const [lead, after] = [parts[at - 1], parts[at + 1]];
  if (typeof lead !== 'string' || typeof after !== 'string' || isSeveral(parts, at, language)) return null;
  const [beside = ''] = new RegExp(`${OPENS_SENTENCE}${ITEM}[^,.;:]{3,30} ${and} ${article}$`, 'iu').exec(lead) ?? [];
  const [ending = ''] = new RegExp(` ${and} ${article}$`, 'iu').exec(beside) ?? [];
  if (ending === '' || !/^[,.]/.test(after)) return null;
  return [...parts.slice(0, at - 1), lead.slice(0, lead.length - ending.length) + after, ...parts.slice(at + 2)];
}

/** Takes "Finish with the oil," from before what else a sentence does: "Taste and serve." */
function removeOpeningClause(parts: readonly StepPart[], at: number, language: TextLanguage): StepPart[] | null {
  const { add, article, quantity, endsWith } = WORDS[language];
  const [lead, after] = [parts[at - 1], parts[at + 1]];
  if (typeof lead !== 'string' || typeof after !== 'string') return null;
  const opening = new RegExp(`(?:^|(?<=[.] ))(?:${add}) (?:con )?(?:${quantity})?${article}$`, 'iu').exec(lead);
  const [joint = ''] = new RegExp(`^(?:,| (?:and|y|et)) (?=(?:${endsWith})(?!\\p{L}))`, 'iu').exec(after) ?? [];
  if (!opening || joint === '') return null;
  const rest = after.slice(joint.length);
  const kept = lead.slice(0, opening.index) + rest.charAt(0).toUpperCase() + rest.slice(1);
  return [...parts.slice(0, at - 1), kept, ...parts.slice(at + 2)];
}

/** Takes ", drizzle with the oil" from between what else a sentence does. */
function removeMiddleClause(parts: readonly StepPart[], at: number, language: TextLanguage): StepPart[] | null {
  const { add, article, endsWith } = WORDS[language];
  const [lead, after] = [parts[at - 1], parts[at + 1]];
  if (typeof lead !== 'string' || typeof after !== 'string') return null;
  const clause = new RegExp(`(?<=\\p{L}), (?:${add}|${POURS[language]}) (?:con )?${article}$`, 'iu').exec(lead);
  if (!clause || !new RegExp(`^, (?:${endsWith})(?!\\p{L})`, 'iu').test(after)) return null;
  return [...parts.slice(0, at - 1), lead.slice(0, clause.index) + after, ...parts.slice(at + 2)];
}

/** Words for what is poured over a dish in a thread. */
const POURS: Record<TextLanguage, string> = { en: 'drizzle (?:with|over)', es: 'riega con', fr: 'arroser' };

/** Takes "and stand the celery in it" from the end of a sentence that does something else before. */
function removeLastClause(parts: readonly StepPart[], at: number, language: TextLanguage): StepPart[] | null {
  const { and, article, place } = WORDS[language];
  const [lead, after] = [parts[at - 1], parts[at + 1]];
  if (typeof lead !== 'string' || typeof after !== 'string' || isSeveral(parts, at, language)) return null;
  const clause = new RegExp(`,? ${and} \\p{L}+(?: \\p{L}+)? ${article}$`, 'iu').exec(lead);
  const end = new RegExp(`^(?: (?:${place}))?(?=\\.)`, 'iu').exec(after);
  const kept = clause && lead.slice(0, clause.index);
  if (!kept || !end || !DOES_SOMETHING.test(kept)) return null;
  return [...parts.slice(0, at - 1), kept + after.slice(end[0].length), ...parts.slice(at + 2)];
}

/** The words of a sentence from its beginning, with more than a verb, and nothing that joins two things. */
const DOES_SOMETHING = /(?:^|[.] )(?!.*\b(?:between|both|together|entre|tanto)\b)\p{L}+(?: [^.\s]+){2,}$/iu;

function without(parts: readonly StepPart[], from: number, to: number): StepPart[] {
  return parts.filter((_, place) => place < from || place > to);
}

/** The parts with words that follow each other as one, and none that are empty. */
function joined(parts: readonly StepPart[]): StepPart[] {
  const whole: StepPart[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (typeof part === 'string' && typeof last === 'string') whole[whole.length - 1] = last + part;
    else if (part !== '') whole.push(part);
  }
  const end = whole.at(-1);
  if (typeof end === 'string') whole[whole.length - 1] = end.trimEnd();
  return whole.filter((part) => part !== '');
}
