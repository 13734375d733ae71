import { type CanonicalRecipe, type StepPart, TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';

/** A comma and an article before a food, behind a food or a noun with its article, "Fold the fish, the". */
const GOES_ON: Record<TextLanguage, RegExp> = {
  en: /(?:^|(?:^|[.;:] )\p{L}+ (?:in )?the [^,.;:]+), the $/iu,
  es: /(?:^|(?:^|[.;:] )\p{L}+ (?:el|las?|los) [^,.;:]+), (?:el|las?|los) $/iu,
  fr: /(?:^|(?:^|[.;:] )\p{L}+ (?:les? |la |l[’'])[^,.;:]+), (?:les? |la |l[’'])$/iu,
};
/** What follows a food with which a list is not over: a comma, or its "and". */
const LASTS: Record<TextLanguage, RegExp> = {
  en: /^[^.;:]{0,60}?(?:,| and )/iu,
  es: /^[^.;:]{0,60}?(?:,| [ye] )/iu,
  fr: /^[^.;:]{0,60}?(?:,| et )/iu,
};

/** Lists in the steps of a recipe that end without an "and": "Fold the fish, the cream through the rice." */
export function listProblems({ steps }: CanonicalRecipe): string[] {
  return steps.flatMap(({ text }) =>
    TEXT_LANGUAGES.flatMap((language) =>
      (text[language] ?? []).flatMap((part, at, parts) =>
        isFood(part) && endsWithoutAnd(parts, at, language)
          ? [`${language}: a list ends without "and": "…${wordsOf(parts.slice(Math.max(0, at - 3), at + 2))}…"`]
          : [],
      ),
    ),
  );
}

function endsWithoutAnd(parts: readonly StepPart[], at: number, language: TextLanguage): boolean {
  const [before, next] = [parts[at - 1], parts[at + 1]];
  if (typeof before !== 'string' || !GOES_ON[language].test(before)) return false;
  if (before.startsWith(',') && !isFood(parts[at - 2])) return false;
  if (isFood(parts[at + 2]) && typeof next === 'string' && !/[.,;:]/.test(next)) return false;
  return typeof next !== 'string' || !LASTS[language].test(next);
}

const isFood = (part: StepPart | undefined) => typeof part === 'object' && 'line' in part;

const wordsOf = (parts: readonly StepPart[]) =>
  parts.map((part) => (typeof part === 'string' ? part : 'as' in part ? part.as : ' ')).join('');
