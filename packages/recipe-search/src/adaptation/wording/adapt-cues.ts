import { isAnimalOrigin } from '@larder/food/ingredients/diet-rules';
import type { Origin } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, RecipeStep, StepPart, TextLanguage } from '@larder/food/recipe';
import { inEachLanguage, withoutEmpty } from './in-each-language.ts';
import { sentencesOfParts } from './step-sentences.ts';

/** How meat, fish and shellfish show that they are done, and a cue that suits what replaced them. */
const CUES: Record<TextLanguage, { cue: RegExp; instead: string }> = {
  en: {
    cue: /until (?:(?:they|it|the \p{L}+) )?(?:(?:is|are|turns?|just|has turned|barely) )*(?:pink|white|opaque|no longer pink|no pink is left|flakes?|curls?|changes? colou?r)(?: [^,.;]*)?(?=[,.;]|$)/giu,
    instead: 'until hot through',
  },
  es: {
    cue: /hasta que (?:(?:se|estén?|queden?|pongan?|vuelvan?|apenas|justo) )*(?:rosad[oa]s?|no queden? (?:nada )?rosad[oa]s?|rosas?|opac[oa]s?|desmenuc[ei]n?|curven|cambien? de color)(?: [^,.;]*)?(?=[,.;]|$)/giu,
    instead: 'hasta que todo esté bien caliente',
  },
  fr: {
    cue: /jusqu[’']à ce qu(?:[’'](?:ils?|elles?)|e la viande) (?:(?:soit|soient|devienne|deviennent|tout juste|juste) )*(?:roses?|ne soi(?:t|ent) plus ros(?:é|e)e?s?|opaques?|rosissent|rosisse|blanchissent|blanchisse|se courbent|s[’']effeuillent?|changent? de couleur)(?: [^,.;]*)?(?=[,.;]|$)/giu,
    instead: 'jusqu’à ce que tout soit bien chaud',
  },
};

/** The same as the second of two cues: "until golden and no longer pink". */
const SECOND_CUE: Record<TextLanguage, RegExp> = {
  en: /(?<=\buntil [^.;]*) and (?:no longer pink|no pink is left)(?: inside)?(?![\p{L}-])/giu,
  es: /(?<=hasta que [^.;]*) y (?:ya )?no queden? (?:nada )?rosad[oa]s?(?: (?:por dentro|en el centro))?(?!\p{L})/giu,
  fr: /(?<=jusqu[’']à ce [^.;]*) et (?:que l[’']intérieur )?ne soi(?:t|ent) plus ros(?:é|e)e?s?(?: au centre)?(?!\p{L})/giu,
};

/** What is said of pieces, and not of what was poured in their place: "add the eggs one by one". */
const ONE_BY_ONE: Record<TextLanguage, RegExp> = {
  en: /,? one (?:by one|at a time)/gu,
  es: /,? (?:de )?uno (?:en|a) uno/gu,
  fr: /,? une? (?:à|par) une?/gu,
};

/** The recipe without the cues of meat, fish and shellfish that plants have replaced. */
export function adaptCues(recipe: CanonicalRecipe, kb: KnowledgeBase): CanonicalRecipe {
  const isReplaced = recipe.lines.map(({ ingredient, swappedFrom }) => {
    const [now, before] = [ingredient, swappedFrom?.ingredient].map((id) => (id ? kb.get(id) : undefined));
    const isEaten = before?.roles.includes('protein') === true && before.origin.some(isAnimalOrigin);
    return isEaten && now?.origin.some(isAnimalOrigin) === false;
  });
  const isFlesh = recipe.lines.map(
    ({ swappedFrom }, at) => isReplaced[at] === true && !kb.get(swappedFrom?.ingredient ?? '')?.roles.includes('egg'),
  );
  if (!isReplaced.includes(true)) return recipe;
  const isWithoutAnimals = recipe.lines.every(({ ingredient }) => !kb.get(ingredient ?? '')?.origin.some(isCooked));
  const isFoam = recipe.lines.map(
    ({ ingredient, swappedFrom }) => ingredient === 'aquafaba' && swappedFrom !== undefined,
  );
  const isPoured = recipe.lines.map(({ swappedFrom, unit }) => swappedFrom !== undefined && unit !== null);
  const hasFlour = recipe.lines.some(({ ingredient }) => kb.get(ingredient ?? '')?.roles.includes('flour') === true);
  const mostUnnamed = !isWithoutAnimals ? 0 : hasFlour ? MOST_BELOW_BREAD : CORE.most;
  const steps = recipe.steps.map((step) => {
    const counted = mentions(step, isPoured) ? withoutCounting(step) : step;
    const foamed = mentions(step, isFoam) ? withFoam(counted) : counted;
    const cued = mentions(step, isFlesh) ? withoutCoreClause(withOtherCues(foamed), isFlesh) : foamed;
    return withoutCore(cued, isReplaced, mostUnnamed);
  });
  return withoutThermometer({ ...recipe, steps: withoutEmpty(steps) }, recipe);
}

const temperaturesIn = ({ text }: RecipeStep): number =>
  text.en.filter((part) => typeof part === 'object' && 'celsius' in part).length;

const ofOven = ({ text }: RecipeStep): boolean =>
  text.en.some((part) => typeof part === 'string' && /\b(?:oven|grill|bake|roast)\b/i.test(part));

/** The changed recipe without a thermometer where it gives no temperature any more but that of the oven. */
function withoutThermometer(changed: CanonicalRecipe, before: CanonicalRecipe): CanonicalRecipe {
  const count = ({ steps }: CanonicalRecipe) => steps.reduce((sum, step) => sum + temperaturesIn(step), 0);
  const measures = changed.steps.some((step) => temperaturesIn(step) > 0 && !ofOven(step));
  if (measures || count(changed) === count(before)) return changed;
  return { ...changed, equipment: changed.equipment.filter(({ en }) => !/thermometer/i.test(en)) };
}

function mentions({ text }: RecipeStep, isReplaced: readonly boolean[]): boolean {
  return text.en.some((part) => typeof part === 'object' && 'line' in part && isReplaced[part.line] === true);
}

/** True of what is cooked to a temperature in its middle. */
const isCooked = (origin: Origin): boolean =>
  origin === 'meat' || origin === 'fish' || origin === 'shellfish' || origin === 'egg';

/** Words for the middle of what is done. */
const INSIDE: Record<TextLanguage, RegExp> = {
  en: /\b(?:done|cooked|inside|centre)\b/,
  es: /\b(?:hech[oa]s?|dentro|centro|interior)\b/,
  fr: /(?:\bcuite?s?\b|cœur|intérieur|centre)/,
};

/** °C in the middle at which meat and fish are done. */
const CORE = { least: 55, most: 95 };
/** °C up to which no bread is done: what is higher in a dish with flour is its crumb. */
const MOST_BELOW_BREAD = 89;

/**
 * The step without sentences that only give the core temperature of what was replaced: "The chicken is done at 75 °C.";
 * and "They are done at 75 °C." up to `mostUnnamed`, below which nothing that is left has one.
 */
function withoutCore(step: RecipeStep, isReplaced: readonly boolean[], mostUnnamed: number): RecipeStep {
  return inEachLanguage(step, (parts, language) =>
    trimmed(
      sentencesOfParts(parts)
        .filter((sentence) => !givesCore(sentence, isReplaced, mostUnnamed, language))
        .flat(),
    ),
  );
}

/** The parts without spaces at their end. */
function trimmed(parts: readonly StepPart[]): StepPart[] {
  const last = parts.at(-1);
  return typeof last === 'string' ? [...parts.slice(0, -1), last.trimEnd()] : [...parts];
}

function givesCore(
  sentence: readonly StepPart[],
  isReplaced: readonly boolean[],
  mostUnnamed: number,
  language: TextLanguage,
): boolean {
  const measures = sentence.some(
    (part) => typeof part === 'object' && 'celsius' in part && part.celsius >= CORE.least && part.celsius <= CORE.most,
  );
  const [subject] = sentence.filter((part) => typeof part === 'object');
  return (
    measures &&
    sentence.length <= MOST_CORE_PARTS &&
    subject !== undefined &&
    ('line' in subject
      ? isReplaced[subject.line] === true
      : 'celsius' in subject &&
        subject.celsius <= mostUnnamed &&
        sentence.some((part) => typeof part === 'string' && INSIDE[language].test(part)))
  );
}

/** Words around a core temperature: where it is one of two cues, where it is the only one, and where in the food it is. */
const CORE_CLAUSE: Readonly<Record<TextLanguage, { second: RegExp; only: RegExp; inside: RegExp; instead: string }>> = {
  en: {
    second: /(?: and (?:(?:they |it )?(?:reach|reaches|register|registers|read|reads|are|is) |at )?|, at )$/u,
    only: /until (?:(?:it|they|the \p{L}+) )?(?:(?:reach|reaches|register|registers|read|reads|are|is) |at )?$/u,
    inside: /^ (?:(?:in|at) the (?:middle|centre|core)|inside)/u,
    instead: 'until well coloured',
  },
  es: {
    second: /(?: y (?:(?:marquen?|alcancen?|lleguen? a|estén? a|queden? a) |a )?|, a )$/u,
    only: /hasta que (?:(?:marquen?|alcancen?|lleguen? a|estén? a) )$/u,
    inside: /^ (?:en el (?:centro|interior)|por dentro|dentro)/u,
    instead: 'hasta que todo tome buen color',
  },
  fr: {
    second:
      /(?: et (?:(?:qu[’'](?:ils?|elles?) )?(?:atteignent|atteigne|indiquent|indique|marquent|marque|soient à|soit à) |à )|, à )$/u,
    only: /jusqu[’']à (?:ce qu[’'](?:ils?|elles?) (?:atteignent|atteigne|indiquent|indique|marquent|marque|soient à|soit à) )?$/u,
    inside: /^ (?:à cœur|au (?:cœur|centre))/u,
    instead: 'jusqu’à ce que tout soit bien doré',
  },
};

/** The step without the core temperature of what was replaced as a cue: "until browned and 72 °C in the middle". */
function withoutCoreClause(step: RecipeStep, isReplaced: readonly boolean[]): RecipeStep {
  return inEachLanguage(step, (parts, language) => {
    const { second, only, inside, instead } = CORE_CLAUSE[language];
    const left: StepPart[] = [...parts];
    for (let at = left.length - 1; at > 0; at--) {
      const [before, part, after] = [left[at - 1], left[at], left[at + 1]];
      if (typeof part !== 'object' || !('celsius' in part) || part.celsius < CORE.least || part.celsius > CORE.most)
        continue;
      if (typeof before !== 'string' || !mentionsReplaced(left.slice(0, at), isReplaced)) continue;
      const rest = typeof after === 'string' ? after.replace(inside, '') : '';
      const cue = second.test(before)
        ? before.replace(second, '')
        : only.test(before)
          ? before.replace(only, instead)
          : null;
      if (cue === null) continue;
      left.splice(at - 1, typeof after === 'string' ? 3 : 2, cue + rest);
    }
    return left;
  });
}

/** True where the last sentence of some parts names what was replaced. */
function mentionsReplaced(parts: readonly StepPart[], isReplaced: readonly boolean[]): boolean {
  const sentence = sentencesOfParts(parts).findLast((each) => each.length > 0) ?? [];
  return sentence.some((part) => typeof part === 'object' && 'line' in part && isReplaced[part.line] === true);
}

/** "The", the name, "is done at", the temperature, "inside." */
const MOST_CORE_PARTS = 5;

/** Words for what is done in a hot pan, and the cue of what is done there, without a subject. */
const IN_PAN: Readonly<Record<TextLanguage, { verb: RegExp; until: string }>> = {
  en: { verb: /\b(?:fry|sear|brown)\b/iu, until: 'until golden' },
  es: { verb: /(?<!\p{L})(?:fríe|saltea|d[oó]ra|m[aá]rca)/iu, until: 'hasta que todo se dore' },
  fr: {
    verb: /(?<!\p{L})(?:frire|saisir|revenir|dorer|sauter|colorer)(?!\p{L})/iu,
    until: 'jusqu’à ce que tout soit doré',
  },
};

function withOtherCues(step: RecipeStep): RecipeStep {
  return inEachLanguage(step, (parts, language) =>
    sentencesOfParts(parts).flatMap((sentence) => {
      const isFried = sentence.some((part) => typeof part === 'string' && IN_PAN[language].verb.test(part));
      const { cue, instead } = CUES[language];
      return sentence.map((part) =>
        typeof part === 'string'
          ? part.replace(cue, isFried ? IN_PAN[language].until : instead).replace(SECOND_CUE[language], '')
          : part,
      );
    }),
  );
}

/** How eggs that are beaten alone or with sugar show it, and how the liquid of chickpeas does. */
const PALE: Readonly<Record<TextLanguage, readonly [RegExp, string]>> = {
  en: [/until (?:(?:it|they) (?:is|are|turns?) )?(?:very )?pale(?: and thick)?(?![\p{L}-])/giu, 'until foamy'],
  es: [/hasta que (?:la mezcla |se )?blanque(?:e|en|es)(?!\p{L})/giu, 'hasta que haga espuma'],
  fr: [
    /jusqu[’']à ce qu(?:[’'](?:il|elle|ils|elles)|e le mélange) blanchisse(?:nt)?(?!\p{L})/giu,
    'jusqu’à ce que le mélange mousse',
  ],
};

const FAT_OR_YOLK = /butter|yolk/i;

function withFoam(step: RecipeStep): RecipeStep {
  const names = step.text.en.map((part) => (typeof part === 'object' && 'line' in part ? part.as : '')).join(' ');
  return FAT_OR_YOLK.test(names) ? step : inWords(step, (words, language) => words.replace(...PALE[language]));
}

function withoutCounting(step: RecipeStep): RecipeStep {
  return inWords(step, (words, language) => words.replace(ONE_BY_ONE[language], ''));
}

function inWords(step: RecipeStep, change: (words: string, language: TextLanguage) => string): RecipeStep {
  return inEachLanguage(step, (parts, language) =>
    parts.map((part) => (typeof part === 'string' ? change(part, language) : part)),
  );
}
