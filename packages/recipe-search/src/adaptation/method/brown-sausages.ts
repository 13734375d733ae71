import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, RecipeStep, StepPart, TextLanguage } from '@larder/food/recipe';
import { addsSmoke } from '../warmed-sausages.ts';
import { inEachLanguage } from '../wording/in-each-language.ts';
import {
  firstStepWith,
  isMentionOf,
  type Mention,
  mentionOf,
  spoonsOf,
  withLineBehind,
  withSentenceBefore,
} from './added-line.ts';

const SECONDS = 6 * 60;
const SMOKY = 'smoked-paprika';

const WORDS: Record<TextLanguage, readonly [brown: string, inOil: string, smoky: string]> = {
  en: ['Brown the ', ' well in a frying pan in the ', '; off the heat, stir in the '],
  es: ['Dora bien las ', ' en una sartén con el ', '; fuera del fuego, mézclalas con el '],
  fr: ['Bien dorer les ', ' à la poêle dans l’', ' ; hors du feu, les enrober de '],
};

/** The recipe in which sausages are browned in an oil, with smoked paprika where those that they stand for were smoked. */
export function brownSausages(recipe: CanonicalRecipe, index: number, oil: string, kb: KnowledgeBase): CanonicalRecipe {
  const line = recipe.lines[index];
  const isSmoked = line !== undefined && addsSmoke(recipe, line);
  const needsSmoke = isSmoked && !recipe.lines.some(({ ingredient }) => ingredient === SMOKY);
  const oiled = withLineBehind(recipe, index, spoonsOf(oil, 1, kb));
  const longer = needsSmoke
    ? withLineBehind(oiled, index + 1, { ...spoonsOf(SMOKY, 1, kb), unit: 'tsp' as const })
    : oiled;
  const browned = (language: TextLanguage) => {
    const [brown, inOil, smoky] = WORDS[language];
    const smoke = needsSmoke ? [smoky, mentionOf(index + 2, SMOKY, language, kb)] : [];
    return (sausages: Mention): StepPart[] => [
      brown,
      sausages,
      inOil,
      mentionOf(index + 1, oil, language, kb),
      ', ',
      { seconds: SECONDS },
      ...smoke,
      '.',
    ];
  };
  const words = { en: browned('en'), es: browned('es'), fr: browned('fr') };
  const at = firstStepWith(longer, index);
  const made = withSentenceBefore(longer, index, { seconds: SECONDS, words }, 'sentence');
  const steps = made.steps.map((step, place) => (place === at ? returned(step, index) : step));
  return { ...made, steps };
}

/** What is added after it was browned goes by a pronoun, and is hot sooner. */
const ADDS: Readonly<Record<TextLanguage, readonly [RegExp, string]>> = {
  en: [/(?:^|(?<=[.] ))Add the $/u, 'Add them to the pot'],
  es: [/(?:^|(?<=[.] ))(?:Agrega|Añade|Incorpora) las? $/u, 'Añádelas a la olla'],
  fr: [/(?:^|(?<=[.] ))Ajouter (?:les?|la) $/u, 'Les ajouter à la cocotte'],
};
const WARMS_IT = /\b(warm|heat) it\b/u;
const UNTIL_HOT = 3 * 60;

function returned(step: RecipeStep, index: number): RecipeStep {
  const places = Object.entries(step.text).map(([language, parts]) => placeToReturn(parts, index, language));
  if (places.includes(-1)) return step;
  let sooner = 0;
  const changed = inEachLanguage(step, (parts, language) => {
    const at = placeToReturn(parts, index, language);
    const [lead, rest, time] = [parts[at - 1], parts[at + 1], parts[at + 2]];
    if (typeof lead !== 'string' || typeof rest !== 'string') return [...parts];
    const isTimed = typeof time === 'object' && 'seconds' in time && time.seconds > UNTIL_HOT && !/[.]/u.test(rest);
    if (isTimed && language === 'en') sooner = time.seconds - UNTIL_HOT;
    const behind = isTimed ? [{ seconds: UNTIL_HOT }, ...parts.slice(at + 3)] : parts.slice(at + 2);
    return [...parts.slice(0, at - 1), lead.replace(...ADDS[language]) + rest.replace(WARMS_IT, '$1 them'), ...behind];
  });
  return { ...changed, seconds: step.seconds - sooner };
}

/** The place of the second mention of a line, behind words that add it; -1 where there is none. */
function placeToReturn(parts: readonly StepPart[], index: number, language: string): number {
  const [, second = -1] = parts.flatMap((part, at) => (isMentionOf(part, index) ? [at] : []));
  const [lead, rest] = [parts[second - 1], parts[second + 1]];
  const isAdded = typeof lead === 'string' && typeof rest === 'string' && ADDS[language as TextLanguage][0].test(lead);
  return isAdded ? second : -1;
}
