import type { CookingKind, Cut } from '@larder/food/ingredients/cooking';
import type { TextLanguage } from '@larder/food/recipe';
import { CHOPPED_HERBS_IN_FRENCH, CUT_PHRASES, STRIPS_OF_MEAT } from '../techniques/cuts.ts';
import { agreeing } from './agreement.ts';
import type { Article } from './articles.ts';
import type { NamedIngredient } from './ingredient-names.ts';
import { capitalise, joinWords, listNames, type TextPart } from './write-text.ts';

const DEFINITE: Record<TextLanguage, Article> = { en: 'the', es: 'el', fr: 'le' };
const ABOUT: Record<TextLanguage, string> = { en: ' (about ', es: ' (unos ', fr: ' (environ ' };
const LAST: Record<TextLanguage, string> = { en: ' and ', es: ' y ', fr: ' et ' };
/** Before the last clause where a clause is itself joined by "and": "peel and dice the leeks, then …". */
const THEN: Record<TextLanguage, string> = { en: ', then ', es: ', y ', fr: ', puis ' };
/** Before what is cut last: in Spanish and French a sentence of its own, after which the time is that of both. */
const LASTLY: Record<TextLanguage, string> = {
  en: ', and last of all ',
  es: '. Por último, ',
  fr: '. En dernier, ',
};
const IN_ALL: Record<TextLanguage, string> = { en: '', es: ' en total', fr: ' en tout' };
/** Kinds that are cut last, so that nothing else touches their board. */
const RAW: ReadonlySet<CookingKind> = new Set([
  'poultry',
  'poultry-joint',
  'tender-meat',
  'pan-meat',
  'offal',
  'stewing-meat',
  'mince',
  'sausage',
  'fish-fillet',
  'prawn',
]);
const MAX_MINUTES = 25;
/** Cuts that take as long for much as for little. */
const BY_NAME: ReadonlySet<Cut> = new Set([
  'drain',
  'drain-flake',
  'drain-rinse',
  'rinse',
  'wash',
  'juice',
  'pull',
  'crumble',
  'tear',
  'chop',
  'chop-rough',
]);
/** The grams that are cut in the minutes of a cut. */
const GRAMS_AT_ONCE = 350;

/** The step in which ingredients are cut, trimmed or drained, those of one cut together; null where none are. */
export function writePreparation(ingredients: readonly NamedIngredient[], language: TextLanguage): TextPart[] | null {
  const cutOnes: (NamedIngredient & { cut: Cut })[] = ingredients.filter(isCut);
  if (cutOnes.length === 0) return null;
  const seconds = secondsToCut(cutOnes);
  const about = seconds === 60 ? ' (' : ABOUT[language];
  const clauses = joinWords(writeRawLast(cutOnes, language));
  const isInTwo = clauses.some((part) => typeof part === 'string' && part.includes(LASTLY[language]));
  const inAll = isInTwo ? IN_ALL[language] : '';
  return capitalise(joinWords([...clauses, about, { seconds }, `${inAll}).`]));
}

/** The seconds in which ingredients are cut, in whole minutes. */
export function secondsToCut(ingredients: readonly NamedIngredient[]): number {
  const minutes = ingredients.filter(isCut).reduce((sum, one) => sum + minutesFor(one), 0);
  return Math.min(MAX_MINUTES, Math.max(1, Math.round(minutes))) * 60;
}

/** The clauses of what is cut, those of raw meat and fish at the end. */
function writeRawLast(ingredients: readonly NamedIngredient[], language: TextLanguage): TextPart[] {
  const { raw = [], others = [] } = Object.groupBy(ingredients, ({ cooking }) =>
    RAW.has(cooking.kind) ? 'raw' : 'others',
  );
  const between = raw.length > 0 && others.length > 0 ? [LASTLY[language]] : [];
  return [...writeClauses(others, language), ...between, ...writeClauses(raw, language)];
}

/** What is done to ingredients before they are cooked, as clauses of one sentence. */
export function writeClauses(ingredients: readonly NamedIngredient[], language: TextLanguage): TextPart[] {
  const cuts = [...Map.groupBy(ingredients.filter(isCut), (one) => phraseOf(one, language))];
  const clauses = [...Map.groupBy(cuts, ([phrase]) => sharedVerb(phrase, language)).values()];
  const isJoined =
    cuts.length > clauses.length || cuts.some(([phrase, { length }]) => length > 1 || phrase.includes(LAST[language]));
  const last = isJoined ? THEN[language] : LAST[language];
  const joined = clauses.flatMap((sharing, index): TextPart[] => {
    const conjunction = index === 0 ? '' : index === clauses.length - 1 ? last : ', ';
    return [conjunction, ...writeCuts(sharing, language)];
  });
  return joinWords(joined);
}

/** What is done to an ingredient: strips of raw meat have a thickness, which decides how long they fry. */
function phraseOf({ cut, cooking }: NamedIngredient & { cut: Cut }, language: TextLanguage): string {
  const isChopped = cut === 'chop' || cut === 'chop-rough';
  if (language === 'fr' && isChopped && cooking.kind === 'herb') return CHOPPED_HERBS_IN_FRENCH;
  return cut === 'strips' && RAW.has(cooking.kind) ? STRIPS_OF_MEAT[language] : CUT_PHRASES[cut][language];
}

type CutAlike = readonly [phrase: string, ingredients: readonly NamedIngredient[]];

/** Cuts that share the verb before their ingredient: "cut {x} into chunks" and "cut {x} into sticks". Any other is alone. */
function sharedVerb(phrase: string, language: TextLanguage): string {
  const [before = '', after = ''] = phrase.split('{x}');
  return after === '' || after.startsWith(',') || after.includes(LAST[language]) ? phrase : before;
}

/** What is done with one verb: "cut the tomatoes into chunks, the cucumber into rings and the carrots into sticks". */
function writeCuts(cuts: readonly CutAlike[], language: TextLanguage): TextPart[] {
  return cuts.flatMap(([phrase, cutAlike], index): TextPart[] => {
    const [before = '', after = ''] = phrase.split('{x}');
    const start = index === 0 ? before : index === cuts.length - 1 ? LAST[language] : ', ';
    return [
      start,
      ...listNames(cutAlike, DEFINITE[language], language, 'cut'),
      withPronouns(after, cutAlike, language),
    ];
  });
}

/** The words after a name with the pronouns that stand for it. */
function withPronouns(after: string, cutAlike: readonly NamedIngredient[], language: TextLanguage): string {
  const words = cutAlike.map(({ names }) => names.cut[language]);
  return after.replace(/\{=([^}]+)\}/g, (_, phrase: string) => agreeing(phrase, words, language));
}

function minutesFor({ cut, measured }: NamedIngredient & { cut: Cut }): number {
  const times = BY_NAME.has(cut) ? 1 : Math.max(1, measured.grams / GRAMS_AT_ONCE);
  return CUT_PHRASES[cut].minutes * times;
}

function isCut(one: NamedIngredient): one is NamedIngredient & { cut: Cut } {
  return one.cut !== null;
}
