import type { Language } from '@larder/contract/language';
import { type KnowledgeBase, textLanguage } from '../knowledge-base.ts';
import { tokeniseLine } from '../parsing/tokenised-line.ts';
import { DEFAULT_LANGUAGES } from '../recipe.ts';
import { countKnownWords, countWords } from './request-text.ts';
import type { RequestReading } from './understood.ts';

export type TextPart = { text: string; language: Language };

/** How many more words of a clause another language has to know than that of the text around it, unless it knows all. */
const LEAD = 2;
const CLAUSE = /(?:[,;:.!?\n\r()–—]+(?=\s|$)|\s[-–—]\s|[()])/u;

/**
 * The runs of clauses of a text by their language: "soy alérgico a los cacahuetes, chicken and rice" has two. A clause
 * continues in the language before it where that one knows more of its words than the language of the whole text.
 */
export function partsByLanguage(text: string, kb: KnowledgeBase, language: Language): TextPart[] {
  const parts: TextPart[] = [];
  for (const clause of clausesOf(text)) {
    const before = parts.at(-1);
    const spoken = languageOf(clause, kb, language, before?.language ?? language);
    if (before?.language === spoken) before.text += clause;
    else parts.push({ text: clause, language: spoken });
  }
  return parts;
}

/** The clauses with the marks that end them. */
function clausesOf(text: string): string[] {
  return text.split(new RegExp(`(?<=${CLAUSE.source})`, 'u'));
}

function languageOf(clause: string, kb: KnowledgeBase, language: Language, before: Language): Language {
  const knownIn = (locale: Language): number => countKnownWords(tokeniseLine(clause, locale, kb));
  const known = knownIn(language);
  const words = countWords(tokeniseLine(clause, language, kb));
  if (known === words) return language;
  if (before !== language && knownIn(before) > known) return before;
  const others = Object.values(DEFAULT_LANGUAGES).filter((other) => textLanguage(other) !== textLanguage(language));
  const [best] = others
    .map((locale) => ({ locale, lead: knownIn(locale) - known }))
    .filter(({ lead }) => lead >= LEAD || lead === words - known)
    .sort((a, b) => b.lead - a.lead);
  return best?.locale ?? language;
}

/** The reading of a text from those of its parts, in order. What one part leaves out, no other part has. */
export function joinReadings(readings: readonly [RequestReading, ...RequestReading[]]): RequestReading {
  const [first] = readings;
  const all = <T>(values: (reading: RequestReading) => readonly T[]): T[] => [...new Set(readings.flatMap(values))];
  const given = <T>(value: (reading: RequestReading) => T | null): T | null =>
    readings.map(value).find((each) => each !== null) ?? null;
  const excludedIngredients = all((reading) => reading.excludedIngredients);
  const foods = readings.flatMap(({ have }) => have).filter(({ id }) => !excludedIngredients.includes(id));
  const words = (of: (reading: RequestReading) => string): string => readings.map(of).join(' ').trim();
  return {
    ...first,
    audience: given(({ audience }) => audience),
    maxMinutes: given(({ maxMinutes }) => maxMinutes),
    servings: given(({ servings }) => servings),
    course: given(({ course }) => course),
    cuisine: given(({ cuisine }) => cuisine),
    equipment: all(({ equipment }) => equipment),
    withoutEquipment: all(({ withoutEquipment }) => withoutEquipment),
    useFirst: all(({ useFirst }) => useFirst),
    only: readings.some(({ only }) => only),
    styles: all(({ styles }) => styles),
    halal: readings.some(({ halal }) => halal),
    kosher: readings.some(({ kosher }) => kosher),
    excludedAllergens: all(({ excludedAllergens }) => excludedAllergens),
    dietTypes: all(({ dietTypes }) => dietTypes),
    excludedIngredients,
    have: foods.filter(({ id }, index) => foods.findIndex((other) => other.id === id) === index),
    notUnderstood: readings.flatMap(({ notUnderstood }) => notUnderstood),
    name: words(({ name }) => name),
    bareName: words(({ bareName }) => bareName),
  };
}
