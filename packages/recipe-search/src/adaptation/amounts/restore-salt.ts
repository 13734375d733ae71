import type { Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import { saltContentOf } from '@larder/food/nutrition/salt-content';
import type { CanonicalRecipe, RecipeLine, StepPart, TextLanguage } from '@larder/food/recipe';
import { inEachLanguage } from '../wording/in-each-language.ts';
import { behindSentence, joined, type Place, splitSalt } from './split-salt.ts';

/** Grams of salt that a dish can lose unnoticed, with salt in it and without. */
const UNNOTICED = 0.7;
const UNNOTICED_WITHOUT_SALT = 0.2;
/** Salt is measured in these fractions of a teaspoon. */
export const TEASPOON_STEP = 0.25;

/** The adapted recipe with as much more salt as the swapped ingredients had and their substitutes have not. */
export function restoreSalt(adapted: CanonicalRecipe, original: CanonicalRecipe, kb: KnowledgeBase): CanonicalRecipe {
  const lost = saltIn(original.lines, kb) - saltIn(adapted.lines, kb) - saltUnmissed(adapted.lines, kb);
  const salt = adapted.lines.find(({ ingredient }) => ingredient !== null && kb.isKindOf(ingredient, 'salt'));
  const least = salt ? UNNOTICED : UNNOTICED_WITHOUT_SALT;
  if (adapted.category === 'Drinks' || lost < least) return adapted;
  const perTeaspoon = gramsOf({ ingredient: 'salt', amount: { min: 1 }, unit: 'tsp' }, kb) ?? Number.POSITIVE_INFINITY;
  const teaspoons = roundToStep(lost / perTeaspoon);
  if (!salt) return withSaltLine(adapted, teaspoons, placeOfSalt(adapted, original, kb));
  const before = (gramsOf(salt, kb) ?? 0) / perTeaspoon;
  const raised: RecipeLine = { ...salt, amount: { min: roundToStep(before + teaspoons) }, unit: 'tsp' };
  const place = placeOfSalt(adapted, original, kb);
  const steps = splitSalt(adapted, adapted.lines.indexOf(salt), { inWater: before, more: teaspoons }, place);
  return {
    ...adapted,
    lines: adapted.lines.map((line) => (line === salt ? raised : line)),
    steps: steps ?? adapted.steps,
  };
}

function roundToStep(teaspoons: number): number {
  return Math.max(1, Math.round(teaspoons / TEASPOON_STEP)) * TEASPOON_STEP;
}

/** Roles of what salt is not stirred together with. */
const SOLID: ReadonlySet<Role> = new Set<Role>(['protein', 'bread']);

/** Grams of salt in 100 g from which a sauce salts a dish like any other. */
const SALTY = 12;

/** Grams of salt that sauces lack which are salty enough: nobody adds salt to a spoon of vegan fish sauce. */
const saltUnmissed = (lines: readonly RecipeLine[], kb: KnowledgeBase): number =>
  lines.reduce((sum, line) => {
    const { ingredient, swappedFrom, ...amount } = line;
    if (!ingredient || !swappedFrom || saltContentOf(ingredient, kb) < SALTY) return sum;
    return sum + Math.max(0, saltIn([{ ...amount, ingredient: swappedFrom.ingredient }], kb) - saltIn([line], kb));
  }, 0);

/** Grams of salt that a substitute has less than what it stands for. */
function saltLost({ ingredient, swappedFrom, ...line }: RecipeLine, kb: KnowledgeBase): number {
  if (!ingredient || !swappedFrom) return 0;
  const grams = gramsOf({ ingredient, ...line }, kb) ?? 0;
  return ((saltContentOf(swappedFrom.ingredient, kb) - saltContentOf(ingredient, kb)) * grams) / 100;
}

/**
 * Beside the swapped ingredient that lost most salt where the dish is mixed with it; else at the end of its step, or of
 * the step that lost what was left out, or of the last one before the dish is served.
 */
function placeOfSalt({ lines, steps }: CanonicalRecipe, original: CanonicalRecipe, kb: KnowledgeBase): Place {
  const lostBy = lines.map((line) => saltLost(line, kb));
  const most = Math.max(...lostBy);
  const isSwapped = (line: number) => lines[line]?.swappedFrom != null && (most <= 0 || lostBy[line] === most);
  const isSolid = (line: number) =>
    kb.get(lines[line]?.ingredient ?? '')?.roles.some((role) => SOLID.has(role)) === true;
  const isStirredInto = (line: number, step: number) =>
    steps.slice(step + 1).some(({ text: { en } }) => {
      const later = en.findIndex((part) => isMention(part) && part.line === line);
      const words = wordsOf(en.slice(later));
      return later >= 0 && !STANDS.test(words) && !SERVED.test(words);
    });
  for (const [step, { text }] of steps.entries()) {
    const at = text.en.findIndex((part) => isMention(part) && isSwapped(part.line));
    const part = text.en[at];
    // What a marinade lacks goes into the sauce that has the rest of it, not on what has stood.
    if (isMention(part) && STANDS.test(wordsOf(text.en.slice(at))) && isStirredInto(part.line, step)) continue;
    if (isMention(part) && !serves(text.en.slice(0, at)) && !isSolid(part.line)) return { step, beside: part.line };
    if (at >= 0 && !serves(text.en)) return { step };
  }
  const stays = new Set(lines.map(({ ingredient, swappedFrom }) => swappedFrom?.ingredient ?? ingredient));
  const isGone = (line: number) => !stays.has(original.lines[line]?.ingredient ?? null);
  const isAlike = steps.length === original.steps.length;
  const lost = original.steps.findIndex(({ text }) => text.en.some((part) => isMention(part) && isGone(part.line)));
  const latest = isAlike && lost >= 0 ? lost : steps.length - 1;
  const unserved = steps.findLastIndex(({ text }, step) => step <= latest && !serves(text.en));
  return { step: unserved < 0 ? steps.length - 1 : unserved };
}

/** Words for what is left alone before the end of a sentence. */
const STANDS = /^[^.]*\b(?:stand|rest|marinate|leave)\b/i;
/** Words for what is on the table at the end of a sentence. */
const SERVED = /^[^.]*\bserve\b/i;

type Mention = Extract<StepPart, { line: number }>;

const isMention = (part: StepPart | undefined): part is Mention => typeof part === 'object' && 'line' in part;

const wordsOf = (parts: readonly StepPart[]) => parts.map((part) => (typeof part === 'string' ? part : ' ')).join('');

const serves = (parts: readonly StepPart[]) => /\bserve (?!it|them|yourself|you\b)/i.test(`${wordsOf(parts)} `);

/** Adds salt as the last line, and to a step. */
function withSaltLine(recipe: CanonicalRecipe, teaspoons: number, { step: place, beside }: Place): CanonicalRecipe {
  const index = recipe.lines.length;
  const line: RecipeLine = { ingredient: 'salt', name: SALT, amount: { min: teaspoons }, unit: 'tsp' };
  const steps = recipe.steps.map((step, at) => {
    if (at !== place) return step;
    return inEachLanguage(step, (parts, language) => withSalt(parts, beside, index, language));
  });
  return { ...recipe, lines: [...recipe.lines, line], steps };
}

const SALT = { en: 'salt', es: 'sal', fr: 'sel' } as const;
const SEASON_WITH = {
  en: [' Season with ', '.'],
  es: [' Sazona con ', '.'],
  fr: [' Assaisonner de ', '.'],
} as const;
const AND: Record<TextLanguage, string> = { en: 'and', es: 'y', fr: 'et' };
const THE: Record<TextLanguage, string> = { en: 'the ', es: 'la ', fr: 'le ' };
/** Words between two foods of a list, "and half of the"; those that share a quantity; and behind its last "and". */
const IN_LIST =
  /^(?:,|,? (?:and|y|e|et))(?: (?:the|half|a|two|el|las?|los|un|dos|les?|du|des|de la|un|deux)(?!\p{L})[^,.;:]{0,28}| l[’'])? ?$/u;
const SHARES = /^(?: (?:y|e|et) d(?:el? |[ue]s? |[’'])|, à )/u;
/** Words for what is poured, as salt is not. */
const POURS: Record<TextLanguage, RegExp> = {
  en: /\bpour\w*(?: in| over)? (?:the )?$/iu,
  es: /(?<!\p{L})(?:vierte|riega con) (?:el |las? |los )?$/iu,
  fr: /(?<!\p{L})(?:verser|arroser d[eu]s?|mouiller avec) ?(?:les? |la |l[’'])?$/iu,
};
/** Words for a part of what follows, which salt behind it would seem to be halved with. */
const PART_OF: Record<TextLanguage, RegExp> = {
  en: /(?:the rest|half|most|(?:a|one|two|three) (?:quarter|third)s?) of (?:the )?$/u,
  es: /(?:el resto|la mitad|(?:un|dos|tres) (?:cuarto|tercio)s?) del? (?:las? |los )?$/u,
  fr: /(?:le reste|la moitié|(?:un|les? deux|les? trois) (?:quart|tier)s?) (?:du |des |de la |de l[’']|de |d[’'])$/u,
};
const AND_OR_COMMA = /,? (?:and|y|e|et) $/u;
const OF_WHAT = /(?:^|\s)d(?:el? |u |[’'])$/u;
const OF_LIST = /^(?:,| et) d(?:e |[’'])$/u;
const ENDS_LIST = /,? (?:and|y|e|et) ((?:the |el |las? |los |les? |l[’']|du |de la |des )?)$/u;

/** The parts with salt in the list of a line: "the tamari, the salt and the oil"; else with a sentence for it. */
function withSalt(
  parts: readonly StepPart[],
  beside: number | undefined,
  index: number,
  language: TextLanguage,
): StepPart[] {
  const salt = { line: index, as: SALT[language] };
  const at = parts.findIndex((part) => isMention(part) && part.line === beside);
  const [lead = '', next = ''] = [parts[at - 1], parts[at + 1]].map((part) => (typeof part === 'string' ? part : ''));
  const isOf = language === 'fr' && /(?:^|\s)d(?:e |[’'])$/u.test(lead);
  const [before, after] = SEASON_WITH[language];
  if (at >= 0 && POURS[language].test(lead)) return behindSentence(parts, at, [before, salt, after]);
  if (at < 0 || (!isOf && SHARES.test(next))) return joined([...parts, before, salt, after]);
  const the = isOf ? 'de ' : THE[language];
  const goesOn = (IN_LIST.test(next) || (isOf && OF_LIST.test(next))) && isMention(parts[at + 2]);
  const part = PART_OF[language].exec(lead);
  const opening = lead.slice(0, part?.index);
  if (part && !OF_WHAT.test(opening)) {
    const first = `${opening.replace(AND_OR_COMMA, ', ')}${THE[language]}`;
    const then = `${goesOn ? ',' : ` ${AND[language]}`} ${part[0]}`;
    return joined([...parts.slice(0, at - 1), first, salt, then, ...parts.slice(at)]);
  }
  if (goesOn) return joined([...parts.slice(0, at + 1), `, ${the}`, salt, ...parts.slice(at + 1)]);
  const listed = isMention(parts[at - 2]) ? lead.replace(ENDS_LIST, ', $1') : lead;
  const ahead = lead === '' ? parts.slice(0, at) : [...parts.slice(0, at - 1), listed];
  return joined([...ahead, ...parts.slice(at, at + 1), ` ${AND[language]} ${the}`, salt, ...parts.slice(at + 1)]);
}

/** Grams of salt in the lines; nobody salts a dish more for its bread. */
export function saltIn(lines: readonly RecipeLine[], kb: KnowledgeBase): number {
  return lines.reduce((sum, line) => {
    if (line.ingredient && kb.get(line.ingredient)?.roles.includes('bread')) return sum;
    const grams = gramsOf(line, kb) ?? 0;
    return sum + (line.ingredient ? (saltContentOf(line.ingredient, kb) * grams) / 100 : 0);
  }, 0);
}
