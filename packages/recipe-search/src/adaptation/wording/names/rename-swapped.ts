import { isAnimalOrigin } from '@larder/food/ingredients/diet-rules';
import type { Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { withoutLabel } from '@larder/food/names/labels';
import type { Grammar } from '@larder/food/names/noun-grammar';
import { DEFAULT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import { agreeAdjectives } from '@larder/food/rendering/agreement';
import { agreeArticle } from '@larder/food/rendering/articles';
import { fold } from '@larder/text/fold';
import { spanishAnd } from '../spanish-and.ts';
import { MERE_KINDS } from './mere-kinds.ts';

/** The ids of what was taken out and of what came in. */
export type Swapped = { from: string; into: string };

/** A name as it is written, whether it is a plural, and whether it is but a word of the name. */
type Form = { text: string; plural: boolean; isPart?: boolean };

/**
 * A sentence in which what was taken out goes by the name of what came in. Unchanged where the other name would not
 * agree with the words around it, the sentence names what came in already, or one of the `others` in the dish whose name
 * has the same word: "cream" of "cream cheese". A word of a name stays where another's name has it: "chocolate" of the ice.
 */
export function renameSwapped(
  sentence: string,
  swaps: readonly Swapped[],
  others: readonly string[],
  language: TextLanguage,
  kb: KnowledgeBase,
): string {
  const cameIn = swaps.flatMap(({ into }) => formsOf(into, language, kb));
  const lengthOf = ({ from }: Swapped) => kb.name(from, DEFAULT_LANGUAGES[language]).length;
  // "Suero de mantequilla" before "mantequilla".
  const ordered = [...swaps].sort((one, other) => lengthOf(other) - lengthOf(one));
  const gone = (but: Swapped) => swaps.flatMap((swap) => (swap === but ? [] : writtenFormsOf(swap.from, language, kb)));
  return ordered.reduce(
    (text, swap) => renameOne(text, swap, { cameIn, others, gone: gone(swap) }, language, kb),
    sentence,
  );
}

/** Other names in a sentence: of what came in for any swap, of what goes for others, and of what is in the dish as it was. */
type Beside = { cameIn: readonly Form[]; gone: readonly Form[]; others: readonly string[] };

function renameOne(
  sentence: string,
  { from, into }: Swapped,
  { cameIn, gone, others }: Beside,
  language: TextLanguage,
  kb: KnowledgeBase,
): string {
  const own = formsOf(from, language, kb);
  const isNamedAlready = formsOf(into, language, kb).some(({ text: name }) => {
    const longer = own.filter(({ text }) => fold(text).includes(fold(name)));
    return longer.reduce((words, { text }) => words.replaceAll(fold(text), ' '), fold(sentence)).includes(fold(name));
  });
  if (isNamedAlready || isCalledAlike(from, into, language, kb)) return sentence;
  const taken = [...cameIn, ...gone].flatMap(({ text }) =>
    placesOf(text, sentence).map((at) => [at, at + text.length] as const),
  );
  const isPoured = kb.get(from)?.weighs?.piece !== undefined && kb.get(into)?.weighs?.piece === undefined;
  const hasAsWell = ({ text, isPart }: Form) =>
    others.some((id) =>
      writtenFormsOf(id, language, kb).some(
        (other) => placesOf(text, other.text).length > 0 && (isPart || placesOf(other.text, sentence).length > 0),
      ),
    );
  const named = new Set(writtenFormsOf(from, language, kb).map(({ text }) => text));
  const whole = [...named].flatMap((text) => placesOf(text, sentence).map((at) => [at, at + text.length] as const));
  for (const form of firstNamed(namesOf(from, language, kb), sentence)) {
    const { length } = form.text;
    if (form.isPart && isPlainer(from, into, language, kb)) continue;
    if (isSharedKind(form, { from, into }, language, kb)) continue;
    // A word of a name is not replaced within the name: "crème aigre".
    const isTaken = (at: number) =>
      [...taken, ...(form.isPart ? whole : [])].some(
        ([start, end]) => start <= at && at + length <= end && length < end - start,
      );
    const at = placesOf(form.text, sentence).find((place) => !isTaken(place)) ?? -1;
    if (at < 0 || COUNTED.test(sentence.slice(0, at))) continue;
    if (isPoured && ONE_OR_MORE.test(sentence.slice(0, at))) continue;
    if (hasAsWell(form)) continue;
    if (isStillTrue(form, into, { around: [sentence.slice(0, at), sentence.slice(at + length)], others }, language, kb))
      continue;
    const around = [sentence.slice(0, at), sentence.slice(at + form.text.length)] as const;
    const [before, after] = named.has(form.text) ? around : withoutCompound(...around, language, kb);
    // A cream of chocolate is no cream.
    if (after !== around[1] && kb.get(into)?.roles.includes('cream') === true) continue;
    const standsAlone = STANDS_ALONE[language].test(after);
    const isOfNumber = ONE_OR_MORE.test(before) && !INDEFINITE.test(before);
    const isMany = (standsAlone || DESCRIBED_ALONE.test(after)) && !isOfNumber && comesInMany(into, kb);
    const called = isFruit(form, from) ? fruitOf(into, kb) : into;
    const { text, plural } =
      asSauce(form, into, before, language) ??
      nameLike(isMany ? { ...form, plural: true } : form, called, language, kb);
    const name = language === 'en' && IN_BUTTER.test(after) ? text.replace(/-\p{L}+ed oil$/u, '-oil') : text;
    if (SEVERAL.test(before) && !plural) continue;
    const grammar = kb.grammar(name, language, plural);
    const was = kb.grammar(form.text, language, form.plural);
    const agreed =
      (isMany && standsAlone) || IS_CLOSED.test(after) ? after : agreeAdjectives(after, was, grammar, language);
    const agrees = (language === 'en' && plural === form.plural) || isAlike(grammar, was) || agreed !== after;
    if (!agrees && !standsAlone) continue;
    const lead = withUse(agreeArticle(before, name, language, grammar), { before, after, into, plural }, language);
    const [knob = ''] = A_KNOB.exec(form.text) ?? [];
    const renamed = ((knob === '' ? withAnd(lead, name, language) : before + knob) + name + agreed).replace(
      ...TWICE_A_CREAM,
    );
    return capitalised(language === 'en' ? renamed.replace(REPEATED, '') : renamed);
  }
  return sentence;
}

/** A piece by which butter is called, and stays so whatever it is of. */
const A_KNOB = /^(?:noix|noisette|nuez) de (?=beurre|mantequilla)/iu;

/** A cream of something that is a paste itself. */
const TWICE_A_CREAM = [/(?<!\p{L})(?:(crema de )crema|(crème de )purée) de /giu, '$1$2'] as const;

/** A word that describes a name, and a stop behind it. */
const DESCRIBED_ALONE = /^ \p{L}{4,}(?=[,.;:!?]|$)/u;

/** True of what goes by the same name but for its label, or a sauce by that of its kind: soy sauce without gluten. */
function isCalledAlike(from: string, into: string, language: TextLanguage, kb: KnowledgeBase): boolean {
  const locale = DEFAULT_LANGUAGES[language];
  const name = withoutLabel(kb.name(into, locale), language);
  const kinds = kb.get(into)?.roles.includes('sauce') === true ? kb.ancestors(from) : [];
  return [from, ...kinds].some((id) => kb.name(id, locale) === name);
}

/** Roles of what goes by the name of its kind. */
const BY_KIND: ReadonlySet<Role> = new Set<Role>(['acid', 'sauce', 'seasoning', 'flour']);

/** True of the name of a kind of which both are, and animals both or neither: vinegar, mustard, flour. */
function isSharedKind({ text }: Form, { from, into }: Swapped, language: TextLanguage, kb: KnowledgeBase): boolean {
  const [was, is] = [from, into].map((id) => kb.get(id)?.origin.some(isAnimalOrigin) === true);
  if (was !== is || kb.get(into)?.roles.some((role) => BY_KIND.has(role)) !== true) return false;
  const shared = kb.ancestors(from).filter((kind) => kb.isKindOf(into, kind));
  return shared.some((kind) => writtenFormsOf(kind, language, kb).some((form) => form.text === text));
}

/** The forms in the order in which the sentence names them, the longer one first; words of a name after whole names. */
function firstNamed(forms: readonly Form[], sentence: string): Form[] {
  const placeOf = ({ text }: Form) => placesOf(text, sentence)[0] ?? sentence.length;
  return [...forms].sort(
    (one, other) =>
      Number(one.isPart ?? false) - Number(other.isPart ?? false) ||
      placeOf(one) - placeOf(other) ||
      other.text.length - one.text.length,
  );
}

/** True of a food whose name is that of the other without its adjective: paprika of smoked paprika. */
function isPlainer(from: string, into: string, language: TextLanguage, kb: KnowledgeBase): boolean {
  const was = kb.name(from, DEFAULT_LANGUAGES[language]);
  const is = kb.name(into, DEFAULT_LANGUAGES[language]);
  return language === 'en' ? was.endsWith(` ${is}`) : was.startsWith(`${is} `);
}

/** An adjective, and what goes on behind it: "un caldo ligero de tomate". */
const DESCRIBED = /^ (?!(?:de|con|en|y|e|o|al?|du?|au|aux|à|avec|et|ou|sur|sous)(?!\p{L}))\p{L}+(?!\p{L})/u;

/** True of stock that goes by its kind, and is described: that of vegetables is a "tomato broth" and a "caldo ligero de tomate" as well. */
function isStillTrue(
  { text }: Form,
  into: string,
  { around: [before, after], others }: { around: readonly [string, string]; others: readonly string[] },
  language: TextLanguage,
  kb: KnowledgeBase,
): boolean {
  if (kb.get(into)?.roles.includes('stock') !== true) return false;
  if (language === 'en') {
    const of = kb.exact(fold(/(?<!\p{L})(\p{L}+) $/u.exec(before)?.[1] ?? ''), language);
    return of !== undefined && others.some((id) => kb.isKindOf(id, of));
  }
  return kb.name(into, DEFAULT_LANGUAGES[language]).startsWith(`${text} `) && DESCRIBED.test(after);
}

/** True where a text names the fruit of a zest, "with lemon and cinnamon". */
const isFruit = ({ text }: Form, from: string): boolean =>
  from.endsWith('-zest') && !/zest|rind|peel|ralladura|piel|cáscara|corteza|écorce|pelure/iu.test(text);

const fruitOf = (id: string, kb: KnowledgeBase): string => (id.endsWith('-zest') ? (kb.ancestors(id)[0] ?? id) : id);

/** The words around a name without the food that it makes a compound with: "seafood stock", "caldo de marisco". */
function withoutCompound(
  before: string,
  after: string,
  language: TextLanguage,
  kb: KnowledgeBase,
): readonly [before: string, after: string] {
  const isEnglish = language === 'en';
  const [whole = '', word = ''] =
    (isEnglish ? /(?<!\p{L})(\p{L}+) $/u.exec(before) : /^ (?:de |d[’'])(\p{L}+)/u.exec(after)) ?? [];
  if (word === '' || kb.exact(fold(word), language) === undefined) return [before, after];
  return isEnglish ? [before.slice(0, -whole.length), after] : [before, after.slice(whole.length)];
}

/** An English adjective that the next word repeats: "smoky smoked tofu". */
const REPEATED = /(?<!\p{L})(\p{L}{4})\p{L}* (?=\1\p{L}*ed )/iu;

/** What is counted of a food, and of nothing else: "a clove of". */
const COUNTED =
  /(?:\b(?:cloves?|heads?|sprigs?|worth) of |(?<!\p{L})(?:dientes?|cabezas?|ramas?) de |(?<!\p{L})(?:gousses?|têtes?|brins?) d(?:e |[’']))$/iu;

/** What is said of pieces, and of nothing that stands in their place by weight: "a fried egg". */
const ONE_OR_MORE =
  /(?<!\p{L})(?:an?|one|two|three|four|un[aeo]?|dos|tres|cuatro|deux|trois|quatre)(?: (?!de |d[’'])\p{L}+)? $/iu;

/** Several kinds of a food, "three cheeses", none of which is the other. */
const SEVERAL =
  /(?<!\p{L})(?:two|three|four|five|dos|tres|cuatro|cinco|deux|trois|quatre|cinq)(?: (?!de |d[’'])\p{L}+)? $/iu;

/** A stop, behind which adjectives belong to something else: "salmon with honey and garlic, crisp at the edges". */
const IS_CLOSED = /^[,.;:!?)]/;

/** "Garlic-oil and parsley butter". */
const IN_BUTTER = /^ (?:and \p{L}+ )?butter(?!\p{L})/iu;

/** An article that has a plural, or goes in it: "with an anchovy", "with capers". */
const INDEFINITE = /(?<!\p{L})(?:an?|une?|una) $/iu;

/** What follows a name with which nothing has to agree: a stop, or a word that begins another phrase. */
const STANDS_ALONE: Record<TextLanguage, RegExp> = {
  en: /^(?:[,.;:!?)]|$| (?:and|or|with|in|on|over|under|for|to|at|of|from|below|above)(?!\p{L}))/u,
  es: /^(?:[,.;:!?)]|$| (?:y|e|o|con|en|sobre|para|al|a|bajo|entre|abajo|arriba|encima)(?![\p{L}]))/u,
  fr: /^(?:[,.;:!?)]|$| (?:et|ou|avec|en|dans|sur|pour|à|au|aux|sous|entre)(?![\p{L}])| [;:!?])/u,
};

function isAlike(one: Grammar, other: Grammar): boolean {
  return one.feminine === other.feminine && one.plural === other.plural;
}

/** The forms of an ingredient's names, those of its kinds, and what its own name is of, the longer ones first. */
function namesOf(id: string, language: TextLanguage, kb: KnowledgeBase): Form[] {
  const kinds = [id, ...kb.ancestors(id).filter((kind) => !WIDE_KINDS.has(kind))];
  const named = kinds.flatMap((kind) => writtenFormsOf(kind, language, kb));
  // "Vegetable" is not what stock is called, nor "olive" oil.
  const isMedium = kb.get(id)?.roles.some((role) => role === 'cooking-fat' || role === 'stock') === true;
  const telling = (isMedium ? [] : formsOf(id, language, kb)).flatMap(({ text, plural }): Form[] => {
    const words = text.split(/[ '’]/);
    if (words.length < 2) return [];
    const isTelling = (word: string) =>
      !JOINS.test(word) && (word.length > LEAST_LETTERS || kb.exact(fold(word), language) !== undefined);
    const isParticiple = (word: string, at: number) =>
      PARTICIPLE[language].test(word) && !OF.test(words[at - 1] ?? 'de');
    return words
      .filter((word, at) => isTelling(word) && !MERE_KINDS.has(fold(word)) && !isParticiple(word, at))
      .flatMap((word) => {
        const isMany = word.endsWith('s') || (plural && word === words[0]);
        const own = { text: word, plural: isMany, isPart: true };
        return isMany ? [own] : [{ ...own, text: `${word}s`, plural: true }, own];
      });
  });
  return [...named, ...telling]
    .filter(({ text }) => text.length > 2)
    .sort((one, other) => other.text.length - one.text.length);
}

/** What was done to a food, and is said of others as well: "crème fouettée". */
const PARTICIPLE: Readonly<Record<TextLanguage, RegExp>> = {
  en: /(?!)/,
  es: /[ai]d[oa]s?$/iu,
  fr: /ée?s?$/iu,
};
const OF = /^(?:de|del|du|des|d|à|a|al|aux?|en)$/iu;

/** Shorter words join others, unless they name a food: "soy". */
const LEAST_LETTERS = 3;
/** Longer ones that do: "nata para cocinar". */
const JOINS = /^(?:para|pour|sans|avec|with|from)$/i;

/** Kinds that are named for many foods beside the one that was taken out. */
const WIDE_KINDS: ReadonlySet<string> = new Set([
  'meat',
  'fish',
  'shellfish',
  'cheese',
  'fat',
  'oil',
  'sauce',
  'sugar',
  'vegetable',
  'fruit',
  'herb',
  'spice',
]);

/** The forms of all names of an ingredient. */
function writtenFormsOf(id: string, language: TextLanguage, kb: KnowledgeBase): Form[] {
  const others = (kb.get(id)?.also?.[language] ?? []).flatMap((written): Form[] => {
    const [one = '', many = ''] = written.split('|').map((name) => name.trim());
    const own = { text: one, plural: kb.grammar(one, language, false).plural };
    return many === '' ? [own] : [{ text: many, plural: true }, own];
  });
  return [...formsOf(id, language, kb), ...others];
}

/** The forms of an ingredient's own names, the longer ones first. */
function formsOf(id: string, language: TextLanguage, kb: KnowledgeBase): Form[] {
  const locales = language === 'en' ? (['en-GB', 'en-US'] as const) : [DEFAULT_LANGUAGES[language]];
  const forms = locales.flatMap((locale): Form[] => {
    const [one, many] = [kb.name(id, locale, 1), kb.name(id, locale, 2)];
    const own = { text: one, plural: kb.grammar(one, language, false).plural };
    if (many === one) return [isOfEitherNumber(one, own.plural, language) ? { ...own, plural: true } : own];
    return [{ text: many, plural: true }, own];
  });
  return forms.sort((one, other) => other.text.length - one.text.length);
}

/** True of "noix", which is one nut or, in a text on a dish, many. */
function isOfEitherNumber(name: string, plural: boolean, language: TextLanguage): boolean {
  return language === 'fr' && !plural && /[sxz]$/.test(name.split(' ')[0] ?? '');
}

/** Where a name begins in a sentence as words of its own, and not in a compound. */
function placesOf(name: string, sentence: string): number[] {
  if (!sentence.toLowerCase().includes(name.toLowerCase())) return [];
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const named = new RegExp(`(?<![\\p{L}\\p{N}-])${escaped}(?![\\p{L}\\p{N}-])`, 'giu');
  return [...sentence.matchAll(named)].map(({ index }) => index);
}

/** Grams of a piece below which one is never used alone. */
const TINY_PIECE = 2;

/** True of small things that nobody uses one of: chickpeas for tuna, sunflower seeds, capers, mushrooms. */
function comesInMany(id: string, kb: KnowledgeBase): boolean {
  const { roles = [], weighs } = kb.get(id) ?? {};
  const isTiny = weighs?.piece !== undefined && weighs.piece < TINY_PIECE;
  const isMushroom = kb.isKindOf(id, 'mushroom');
  return isTiny || isMushroom || roles.some((role) => role === 'seed' || role === 'nut' || role === 'pulse');
}

/** What is called a sauce where it stands for one, as its name is a plural: "une sauce bien réduite". */
const AS_SAUCE: Partial<Record<TextLanguage, string>> = {
  es: 'salsa de aminos de coco',
  fr: 'sauce aux aminos de coco',
};

function asSauce({ text: was }: Form, into: string, before: string, language: TextLanguage): Form | undefined {
  const text = into === 'coconut-aminos' && INDEFINITE.test(before) ? AS_SAUCE[language] : undefined;
  const isSauce = text !== undefined && text.split(' ')[0] === was.toLowerCase().split(' ')[0];
  return isSauce ? { text, plural: false } : undefined;
}

/** The name of what came in, in the number of what it stands for where it has one. */
function nameLike({ plural }: Form, into: string, language: TextLanguage, kb: KnowledgeBase): Form {
  const locale = DEFAULT_LANGUAGES[language];
  const nameOf = (count: number) => withoutLabel(kb.name(into, locale, count), language);
  const text = nameOf(plural ? 2 : 1);
  const hasBoth = nameOf(plural ? 1 : 2) !== text;
  return { text, plural: hasBoth ? plural : kb.grammar(text, language, false).plural };
}

/** Spanish words before a name that comes in another way: "una salsa" but no "unos aminos", butter "con aceite de ajo". */
function withUse(
  lead: string,
  { before, after, into, plural }: { before: string; after: string; into: string; plural: boolean },
  language: TextLanguage,
): string {
  if (language !== 'es') return lead;
  if (plural && /(?<!\p{L})una? $/iu.test(before)) return lead.replace(/(?<!\p{L})un[oa]s $/iu, '');
  if (!into.endsWith('-oil')) return lead;
  const isListed = /con mantequilla de $/iu.test(lead) && after.startsWith(' y ');
  return lead.replace(/(mantequilla(?: \p{L}+)?) de $/iu, isListed ? '$1, ' : '$1 con ');
}

/** The words before a name, with the "and" that it asks for. */
function withAnd(before: string, name: string, language: TextLanguage): string {
  return language === 'es' ? before.replace(/(?<= )[ye] $/u, `${spanishAnd(name)} `) : before;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
