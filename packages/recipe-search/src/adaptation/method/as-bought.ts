import type { CanonicalRecipe, RecipeLine, RecipeStep, StepPart, TextLanguage } from '@larder/food/recipe';
import { inEachLanguage } from '../wording/in-each-language.ts';
import { isMentionOf } from './added-line.ts';

/** The last clause of a sentence that cuts something, before its name and behind it. */
const CUTS: Readonly<Record<TextLanguage, { before: RegExp; after: RegExp }>> = {
  en: { before: /(?:;|,? and|, then) (?:slice|shred|cut|chop) (?:the )?$/u, after: /^(?: into [^.;,]*)?(?=\.)/u },
  es: {
    before: /(?:;|,? y) (?:corta|deshilacha|desmenuza|pica|trocea) (?:el |la |los |las )?$/u,
    after: /^(?: en [^.;,]*)?(?=\.)/u,
  },
  fr: {
    before: /(?:\s?;|,? et|, puis) (?:trancher|effilocher|couper|émincer|hacher) (?:le |la |les |l[’'])?$/u,
    after: /^(?: en [^.;,]*)?(?=\.)/u,
  },
};
/** Words that crumble what was fried in one piece. */
const CRUMBLES: Readonly<Record<TextLanguage, RegExp>> = {
  en: /,? and crumble (?:it|them)(?=[.;,])/u,
  es: /,? y desmenúzal[oa]s?(?=[.;,])/u,
  fr: /,? et (?:l[’']|les? |la )émietter(?=\s?[.;,])/u,
};

/** The recipe that no longer slices what comes in strips, nor crumbles what was fried in dice. */
export function asBought(recipe: CanonicalRecipe): CanonicalRecipe {
  let { steps } = recipe;
  for (const [index, line] of recipe.lines.entries()) {
    if (isInStrips(line)) {
      steps = changeWhere(steps, isCutIn(index), (parts, language) => withoutCut(parts, index, language));
    }
    if (isInDice(line)) steps = changeWhere(steps, isCrumbledIn(index), withoutCrumbling);
  }
  const stays = (index: number) => steps.some(({ text }) => text.en.some((part) => isMentionOf(part, index)));
  const areAllNamed = recipe.lines.every((line, index) => !isInStrips(line) || stays(index));
  return areAllNamed && steps !== recipe.steps ? { ...recipe, steps } : recipe;
}

type Steps = CanonicalRecipe['steps'];

/** The steps with some of them changed in each language; the same ones where there is nothing to change. */
function changeWhere(
  steps: Steps,
  isIt: (step: RecipeStep) => boolean,
  change: (parts: readonly StepPart[], language: TextLanguage) => StepPart[],
): Steps {
  return steps.some(isIt) ? steps.map((step) => (isIt(step) ? inEachLanguage(step, change) : step)) : steps;
}

const isCutIn =
  (line: number) =>
  ({ text }: RecipeStep): boolean =>
    Object.entries(text).every(([language, parts]) => placeOfCut(parts, line, language) >= 0);

const isCrumbledIn =
  (line: number) =>
  ({ text }: RecipeStep): boolean =>
    text.en.some((part) => isMentionOf(part, line)) &&
    text.en.some((part) => typeof part === 'string' && CRUMBLES.en.test(part));

const withoutCrumbling = (parts: readonly StepPart[], language: TextLanguage): StepPart[] =>
  parts.map((part) => (typeof part === 'string' ? part.replace(CRUMBLES[language], '') : part));

const isInStrips = ({ ingredient, swappedFrom }: RecipeLine): boolean =>
  ingredient === 'plant-based-chicken' && swappedFrom !== undefined;

const isInDice = ({ ingredient, swappedFrom }: RecipeLine): boolean =>
  (ingredient === 'smoked-tofu' || ingredient === 'firm-tofu') && swappedFrom !== undefined;

/** The place of a name that such a clause ends with; -1 where none does. */
function placeOfCut(parts: readonly StepPart[], line: number, language: string): number {
  const { before, after } = CUTS[language as TextLanguage];
  return parts.findIndex((part, at) => {
    const [lead, rest] = [parts[at - 1], parts[at + 1]];
    return (
      isMentionOf(part, line) &&
      typeof lead === 'string' &&
      before.test(lead) &&
      typeof rest === 'string' &&
      after.test(rest)
    );
  });
}

function withoutCut(parts: readonly StepPart[], line: number, language: TextLanguage): StepPart[] {
  const at = placeOfCut(parts, line, language);
  const [lead, rest] = [parts[at - 1], parts[at + 1]];
  if (typeof lead !== 'string' || typeof rest !== 'string') return [...parts];
  const { before, after } = CUTS[language];
  return [...parts.slice(0, at - 1), lead.replace(before, '') + rest.replace(after, ''), ...parts.slice(at + 2)];
}
