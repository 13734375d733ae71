import type { CanonicalRecipe, StepPart, TextLanguage } from '@larder/food/recipe';
import { inEachLanguage } from '../wording/in-each-language.ts';
import { isMentionOf, type Mention } from './added-line.ts';

/** Words between the names of a list, and those before the fat that it is softened in. */
const BETWEEN: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^(?:, | and |, and )(?:the )?$/u,
  es: /^(?:, | y | e )(?:el |la |los |las )?$/u,
  fr: /^(?:, | et )(?:le |la |les |l[’'])?$/u,
};
const IN_FAT: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^ in (?:the |\d)?/u,
  es: /^ (?:en|con) (?:el |la )?/u,
  fr: /^ dans (?:l[’']|le |la )?/u,
};
const AND: Readonly<Record<TextLanguage, string>> = { en: ' and ', es: ' y ', fr: ' et ' };
const AND_OIL: Readonly<Record<TextLanguage, string>> = { en: ' and the ', es: ' y el ', fr: ' et l’' };

/** The recipe in which oil that stands for garlic is no longer softened in another oil, but joins that. */
export function joinOils(recipe: CanonicalRecipe, isFat: (line: number) => boolean): CanonicalRecipe {
  const oils = recipe.lines.flatMap(({ ingredient, swappedFrom }, at) =>
    ingredient === 'garlic-oil' && swappedFrom ? [at] : [],
  );
  if (oils.length === 0) return recipe;
  const steps = recipe.steps.map((step) =>
    inEachLanguage(step, (parts, language) =>
      oils.reduce((joined, oil) => joinedIn(joined, oil, language, isFat), [...parts]),
    ),
  );
  return { ...recipe, steps };
}

/** "Soften the pepper and the garlic oil in the olive oil": "Soften the pepper in the olive oil and the garlic oil". */
function joinedIn(
  parts: StepPart[],
  oil: number,
  language: TextLanguage,
  isFat: (line: number) => boolean,
): StepPart[] {
  const at = parts.findIndex((part) => isMentionOf(part, oil));
  const [before, named] = [parts[at - 1], parts[at]];
  if (at < 2 || typeof before !== 'string' || !BETWEEN[language].test(before) || !isMention(named)) return parts;
  let fat = at + 1;
  while (isBetween(parts[fat], language) && isMention(parts[fat + 1])) fat += 2;
  const [into, other] = [parts[fat], parts[fat + 1]];
  if (typeof into !== 'string' || !IN_FAT[language].test(into) || into.length > MOST_BEFORE_FAT) return parts;
  if (!isMention(other) || !isFat(other.line) || other.line === oil) return parts;
  const list = parts.slice(0, at - 1);
  const isLast = fat === at + 1;
  const [beforeLast, last] = [list.at(-2), list.at(-1)];
  const isLonger =
    typeof beforeLast === 'string' && isMention(last) && /^, /u.test(beforeLast) && isMention(list.at(-3));
  const closed = isLast && isLonger ? [...list.slice(0, -2), beforeLast.replace(/^, /u, AND[language]), last] : list;
  return [...closed, ...parts.slice(at + 1, fat + 2), AND_OIL[language], named, ...parts.slice(fat + 2)];
}

const MOST_BEFORE_FAT = 10;

const isMention = (part: StepPart | undefined): part is Mention => typeof part === 'object' && 'line' in part;

const isBetween = (part: StepPart | undefined, language: TextLanguage): boolean =>
  typeof part === 'string' && BETWEEN[language].test(part);
