import { inTextLanguages, TEXT_LANGUAGES } from '@larder/food/recipe';
import type { Step } from '../step-words.ts';
import { joinWords, type TextPart } from '../write-text.ts';

/** What is done by hand at one's own pace: nobody waits for it, and nothing spoils. */
const BY_HAND =
  /^(?:(?:Meanwhile|Then|Lastly|At the same time|Just before serving|Shortly before the end), |[^,]*before the end, )?(?:roughly chop|thinly slice|tear up|peel|cut|halve|drain|deseed|shred|trim|wipe|break|squeeze|flake|mash|crush|toss (?:the|in)|mix|whisk the|beat the|fold|share|arrange|pile|layer|lay|line|fill|put|spread|unroll|split|stretch|dress|top with|strain|scrub|cool under|turn over, layer|season with|trickle|sprinkle|pour the|press|stir the \. (?:together|into|with|until smooth))\b/i;
/** What happens in a hot pan or in the oven, or has a length of its own. */
const TIMED =
  /until fragrant|until golden|glistens|water (?:has gone|is left)|keeping some bite|frothy|until (?:[a-z]+ )*cold|until pale|stiff|peaks|last minutes|\b(?:bake|roast|grill|cook|fry|simmer|boil|steam|toast|(?<!the )rest|leave|stand|chill|soak|melt|oven|knead|steep|warm(?! oil)|wok|heat|brown)\b/i;
/** Water that is put on for something: the time that counts is that of what is cooked in it. */
const PUTS_WATER_ON =
  /\bbring (?:a|another) (?:large )?pan of (?:(?:well-)?salted )?water\b[^;]*\bto the boil(?: for the [^,;]*)?, $/i;
/** What comes to the boil shows it. */
const COMES_TO_THE_BOIL = /\bto the boil \($/;
const BEFORE_TIME = /, $| \($/;
const AFTER_TIME = /^(?:[.,;)]| ;|$)/;

type Time = TextPart & { seconds: number };

function isTime(part: TextPart): part is Time {
  return typeof part === 'object' && 'seconds' in part && !('within' in part);
}

/** A step whose text names the times that are waited for; its own time counts the others, too. */
export function withTimesWaitedFor(step: Step): Step {
  const named = inTextLanguages((language) => step[language].filter(isTime));
  const unsaid = named.en.map((time, at) => {
    const isSame = TEXT_LANGUAGES.every(
      (language) => named[language].length === named.en.length && named[language][at]?.seconds === time.seconds,
    );
    return isSame && isByHand(step.en, time) && TEXT_LANGUAGES.every((each) => canGo(step[each], named[each][at]));
  });
  return inTextLanguages((language) =>
    named[language].reduce((parts, time, at) => (unsaid[at] ? without(parts, time) : parts), step[language]),
  );
}

/** True where the clause before a time, since the last time or sentence, is done by hand. */
function isByHand(parts: readonly TextPart[], time: Time): boolean {
  const before = parts.slice(0, parts.indexOf(time));
  const since = before.slice(before.findLastIndex(isTime) + 1);
  const words = since.map((part) => (typeof part === 'string' ? part : '.name')).join('');
  const clause = words.split(/[.;:] (?=[A-Za-z])/).at(-1) ?? '';
  const named = clause
    .replace(/^[,\s]*(?:and |then )?/, '')
    .replace(/(?:the |half of the |the rest of the )?\.name(?:(?:, | and )(?:the )?\.name)*/g, 'the .');
  return COMES_TO_THE_BOIL.test(clause) || PUTS_WATER_ON.test(clause) || (BY_HAND.test(named) && !TIMED.test(named));
}

/** True where the sentence reads on without the time. */
function canGo(parts: readonly TextPart[], time: Time | undefined): boolean {
  if (!time) return false;
  const at = parts.indexOf(time);
  const [before, after = ''] = [parts[at - 1], parts[at + 1]];
  return typeof before === 'string' && typeof after === 'string' && BEFORE_TIME.test(before) && AFTER_TIME.test(after);
}

function without(parts: readonly TextPart[], time: Time): TextPart[] {
  const at = parts.indexOf(time);
  const isBracketed = / \($/.test(String(parts[at - 1]));
  return joinWords(
    parts.flatMap((part, place) => {
      if (place === at) return [];
      if (place === at - 1) return [String(part).replace(BEFORE_TIME, '')];
      return place === at + 1 && isBracketed ? [String(part).replace(/^\)/, '')] : [part];
    }),
  );
}
