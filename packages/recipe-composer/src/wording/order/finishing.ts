import type { CookingKind } from '@larder/food/ingredients/cooking';
import { inTextLanguages, TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import { type Article, andBefore } from '../articles.ts';
import type { NamedIngredient } from '../ingredient-names.ts';
import type { Step } from '../step-words.ts';
import { capitalise, joinWords, listNames, type TextPart } from '../write-text.ts';
import { joinSentences, splitSentences } from './sentences.ts';

/** How something comes onto a dish at the end. */
type Way = 'added' | 'poured' | 'spooned' | 'scattered';

const WAYS: Readonly<Record<Exclude<Way, 'added'>, ReadonlySet<CookingKind>>> = {
  poured: new Set<CookingKind>(['vinegar', 'oil', 'sesame-oil', 'honey', 'hot-sauce', 'soy']),
  spooned: new Set<CookingKind>(['yogurt', 'cream', 'mayonnaise', 'salsa', 'pesto', 'tahini', 'soft-cheese']),
  scattered: new Set<CookingKind>([
    'herb',
    'nut',
    'seed',
    'hard-cheese',
    'crumbly-cheese',
    'melting-cheese',
    'spring-onion',
    'chilli',
    'breadcrumb',
    'dried-fruit',
  ]),
};

/** Of what is poured, that which no one dips anything into. */
const POURED_AT_TABLE: ReadonlySet<CookingKind> = new Set<CookingKind>(['honey', 'sesame-oil']);

type Words = Record<TextLanguage, readonly [before: string, article: Article, after: string]>;
const VERBS: Record<Way | 'served', Words> = {
  added: { en: ['add ', 'the', ''], es: ['añade ', 'el', ''], fr: ['ajouter ', 'le', ''] },
  poured: { en: ['drizzle with ', 'the', ''], es: ['riega con ', 'el', ''], fr: ['arroser ', 'de', ''] },
  spooned: {
    en: ['spoon over ', 'the', ''],
    es: ['pon ', 'el', ' a cucharadas'],
    fr: ['déposer ', 'le', ' par cuillerées'],
  },
  scattered: { en: ['scatter with ', 'the', ''], es: ['reparte por encima ', 'el', ''], fr: ['parsemer ', 'de', ''] },
  served: { en: ['serve with ', 'the', ''], es: ['sirve con ', 'el', ''], fr: ['servir avec ', 'le', ''] },
};
/** Before what is served with it, after lists that have an "and" of their own. */
const THEN: Record<TextLanguage, string> = { en: ', then ', es: ', y ', fr: ', puis ' };
const SERVE: Record<TextLanguage, string> = { en: 'serve', es: 'sirve', fr: 'servir' };

/** The words before a list of what comes last, with the article of its first name. */
const LAST_OF_ALL: Record<TextLanguage, RegExp> = {
  en: /(?<before>^|; | and |[.,] )(?:(?<finish>finish|top)|serve) with the $/i,
  es: /(?<before>^|; | y |[.,] )(?:(?<finish>termina)|sirve) con (?:el|la|los|las) $/i,
  fr: /(?<before>^| ; | et |[.,] )(?:(?<finish>terminer par)|servir avec) (?:le |la |les |l’)$/i,
};
const BETWEEN: Record<TextLanguage, RegExp> = {
  en: /^(?:, | and )$/,
  es: /^(?:,| [ye]) (?:el|la|los|las) $/,
  fr: /^(?:,| et) (?:le |la |les |l’)$/,
};

type Found = { at: number; end: number; isFinish: boolean; before: string; names: NamedIngredient[] };

/** A step that says how each thing comes onto the dish: herbs are scattered, a sauce is spooned, juice is poured. */
export function withWaysOfFinishing(step: Step): Step {
  const sentences = inTextLanguages((language) => splitSentences(step[language]));
  if (!TEXT_LANGUAGES.every((each) => sentences[each].length === sentences.en.length)) return step;
  const written = sentences.en.map((_, at) => finishing(inTextLanguages((language) => sentences[language][at] ?? [])));
  return inTextLanguages((language) => joinSentences(written.map((sentence) => sentence[language])));
}

function finishing(step: Step): Step {
  const found = inTextLanguages((language) => listIn(step[language], language));
  const { en } = found;
  if (!en || !TEXT_LANGUAGES.every((each) => isAlike(en, found[each]))) return step;
  const ways = Map.groupBy(en.names, (name) => wayOf(name, en.isFinish));
  const isMixed = ways.size > 1 && !(ways.size === 2 && ways.has('added') && ways.has('served'));
  const isPlain = ways.size === 1 && (ways.has('added') || ways.has('served'));
  if (isPlain || !(isMixed || en.before.trim() !== 'and')) return step;
  return inTextLanguages((language) => {
    const list = found[language];
    return list === null ? step[language] : rewritten(step[language], list, ways, language);
  });
}

function wayOf({ id, cooking: { kind }, cut }: NamedIngredient, isFinish: boolean): Way | 'served' {
  const isJuice = (kind === 'sour' || kind === 'orange') && (cut === 'juice' || id.endsWith('-juice'));
  if (isJuice || POURED_AT_TABLE.has(kind) || (isFinish && WAYS.poured.has(kind))) return 'poured';
  if (WAYS.scattered.has(kind)) return 'scattered';
  if (!isFinish) return 'served';
  return WAYS.spooned.has(kind) ? 'spooned' : 'added';
}

function isAlike({ names, isFinish }: Found, other: Found | null): boolean {
  return other?.isFinish === isFinish && names.every((name, at) => other.names[at] === name);
}

/** The list that ends a sentence and says only what the dish is finished or served with. */
function listIn(parts: readonly TextPart[], language: TextLanguage): Found | null {
  const at = parts.findLastIndex((part) => typeof part === 'string' && LAST_OF_ALL[language].test(part));
  const groups = LAST_OF_ALL[language].exec(String(parts[at] ?? ''))?.groups;
  if (!groups) return null;
  const names: NamedIngredient[] = [];
  let end = at + 1;
  for (; end < parts.length; end += 2) {
    const part = parts[end];
    if (typeof part !== 'object' || !('ingredient' in part)) return null;
    names.push(part.ingredient);
    if (!BETWEEN[language].test(String(parts[end + 1]))) break;
  }
  const tail = parts[end + 1] ?? '';
  if (typeof tail !== 'string' || !/^(?:\.|$)/.test(tail)) return null;
  return { at, end, names, isFinish: groups.finish !== undefined, before: groups.before ?? '' };
}

function rewritten(
  parts: readonly TextPart[],
  { at, end, isFinish, before }: Found,
  ways: ReadonlyMap<Way | 'served', readonly NamedIngredient[]>,
  language: TextLanguage,
): TextPart[] {
  const clauses = (['added', 'poured', 'spooned', 'scattered', 'served'] as const).flatMap((way): TextPart[][] => {
    const names = ways.get(way);
    if (!names) return [];
    const [verb, article, after] = VERBS[way][language];
    return [[verb, ...listNames(names, article, language, 'step'), after]];
  });
  if (!isFinish && !ways.has('served')) clauses.push([SERVE[language]]);
  const joined = clauses.flatMap((clause, place): TextPart[] => {
    const isLong = !isFinish && (clauses[place - 1]?.filter((part) => typeof part === 'object').length ?? 0) > 1;
    const last = isLong ? THEN[language] : andBefore(String(clause[0]), language);
    return [place === 0 ? '' : place < clauses.length - 1 ? ', ' : last, ...clause];
  });
  const words = String(parts[at]).replace(LAST_OF_ALL[language], '');
  const isJoined = / (?:and|y|et) $/.test(before);
  const isNew = before === '' || before === '. ';
  const start = words + (isJoined ? ', ' : before);
  return joinWords([
    ...parts.slice(0, at),
    start,
    ...(isNew ? capitalise(joinWords(joined)) : joined),
    ...parts.slice(end + 1),
  ]);
}
