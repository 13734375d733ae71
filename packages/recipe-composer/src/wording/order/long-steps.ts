import { DEFAULT_STEP_SECONDS } from '@larder/contract/recipe';
import { inTextLanguages, TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import { isMention, type Step, secondsOf, textOf } from '../step-words.ts';
import { capitalise } from '../write-text.ts';
import type { TimedStep } from './meanwhile/meanwhile-words.ts';
import { joinSentences, sentencesOf, splitSentences } from './sentences.ts';

/** A step that takes longer than this may be two, each of at least so many seconds. */
const LONG_STEP = 900;
const LEAST_PART = 300;
/** Sentences that belong to the one before. */
const GOES_ON =
  /^(?:Meanwhile|Then|Lastly|Shortly|Towards|Check|Cut through|Cut into|No pink|Taste|Season|Leave|Let|Lift out|Rest|Serve)\b/;

/** The steps, those that do one long thing after another as several: each can be read at once, and timed. */
export function withoutLongSteps(steps: readonly Step[]): Step[] {
  return steps.flatMap((step, at) => {
    const next = steps[at + 1];
    const isFollowed = next !== undefined && /^Meanwhile/.test(textOf(next.en));
    return isFollowed || secondsOf(step.en) < LONG_STEP ? [step] : partsOf(step);
  });
}

function partsOf(step: Step): Step[] {
  const isAlike = TEXT_LANGUAGES.every(
    (language) => splitSentences(step[language]).length === splitSentences(step.en).length,
  );
  const sentences = sentencesOf(step);
  if (!isAlike || sentences.some(({ en }) => /\bMeanwhile\b/i.test(textOf(en)))) return [step];
  const parts: Step[][] = [[]];
  for (const [at, sentence] of sentences.entries()) {
    const left = sentences.slice(at).reduce((sum, { en }) => sum + secondsOf(en), 0);
    const before = (parts.at(-1) ?? []).reduce((sum, { en }) => sum + secondsOf(en), 0);
    const isNew = before >= LEAST_PART && left >= LEAST_PART && !GOES_ON.test(textOf(sentence.en));
    if (isNew) parts.push([sentence]);
    else parts.at(-1)?.push(sentence);
  }
  return parts.map((part) =>
    inTextLanguages((language) => capitalise(joinSentences(part.map((each) => each[language])))),
  );
}

/** More sentences than this are not read at once beside a pan, and each part has at least so many. */
const MOST_SENTENCES = 5;
const LEAST_SENTENCES = 2;
/** Short sentences, fewer characters than this in all, are read at once; more than so many are not, however few they are. */
const LEAST_LENGTH = 280;
const MOST_LENGTH = 440;
/** Sentences that belong to the one before. */
const FOLLOWS =
  /^(?:Meanwhile|Then|At the same time|Towards|Shortly|About|While|Check|Cut through|Cut into|No pink|Taste|Season|Leave|Let|Rest|Serve|Set|Lift|Drain|Take|Off the heat|Heat until)\b/;
/** What is done beside something else, and what is put on first and cooks on. */
const BESIDE = /^(?:Meanwhile|At the same time|While you prepare|Shortly|Towards|About )/;
const PUTS_ON_SIDE = /^(?:Cover|Bring salted water|Bring a (?:large )?pan of|Cook .*in the boiling water)\b/;
/** Words that stand for what the sentence before names. */
const HAS_PRONOUN = { en: /^$/, es: /^\S+[aeiouáéí]\S*l[oa]s?\b/, fr: /^(?:Les? |La |L’|En |Y )/ };

/** The steps, those of many sentences as two: the time of the second is what it names, that of the first the rest. */
export function withoutCrowdedSteps(steps: readonly TimedStep[]): TimedStep[] {
  return steps.flatMap(inTwo);
}

function inTwo(step: TimedStep): TimedStep[] {
  const { text, seconds } = step;
  const sentences = sentencesOf(text);
  const isAlike = TEXT_LANGUAGES.every((language) => splitSentences(text[language]).length === sentences.length);
  const { length } = textOf(text.en);
  const isCrowded = length >= (sentences.length > MOST_SENTENCES ? LEAST_LENGTH : MOST_LENGTH);
  if (!isAlike || !isCrowded) return [step];
  const middle = sentences.length / 2;
  const [at] = sentences
    .map((_, place) => place)
    .filter((place) => place >= LEAST_SENTENCES && sentences.length - place >= LEAST_SENTENCES)
    .filter((place) => canBegin(sentences[place]))
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (at === undefined) return [step];
  const [one, other] = [joined(sentences.slice(0, at)), joined(withoutThen(sentences.slice(at)))];
  // What is done one after the other takes the sum of its times.
  const isInOrder = !sentences.slice(0, at).some(({ en }) => BESIDE.test(textOf(en)));
  const least = Math.max(DEFAULT_STEP_SECONDS, isInOrder ? secondsOf(one.en) : longestIn(sentences.slice(0, at)));
  const own = longestIn(sentences.slice(at));
  const later = Math.min(Math.max(secondsOf(other.en), DEFAULT_STEP_SECONDS), seconds - least);
  if (later < Math.max(DEFAULT_STEP_SECONDS, own)) {
    // What is done in a rest may as well come after it.
    if (!isInOrder && !THEN.en.test(textOf(sentences[at]?.en ?? []))) return [step];
    const before = sentences.slice(0, at).filter(({ en }) => !BESIDE.test(textOf(en)));
    const first = before.reduce((sum, { en }) => sum + secondsOf(en), 0);
    return [
      { text: one, seconds: Math.max(least, first) },
      { text: other, seconds: Math.max(own, secondsOf(other.en)) },
    ];
  }
  return [...inTwo({ text: one, seconds: seconds - later }), ...inTwo({ text: other, seconds: later })];
}

/** The longest time of what is not done beside something else: a side that is put on first cooks on beside the rest. */
function longestIn(sentences: readonly Step[]): number {
  const words = sentences.map(({ en }) => textOf(en));
  const beside = words.findIndex((each) => BESIDE.test(each));
  const isSideFirst = beside > 0 && PUTS_ON_SIDE.test(words[0] ?? '');
  const main = isSideFirst ? sentences.slice(beside) : beside < 0 ? sentences : sentences.slice(0, beside);
  return Math.max(0, ...main.flatMap(({ en }) => en.map((part) => secondsOf([part]))));
}

/** What is done after something else needs no word for that where a step begins with it. */
const THEN: Record<TextLanguage, RegExp> = { en: /^Then,? /, es: /^Después, /, fr: /^Ensuite, / };

function withoutThen([first, ...others]: readonly Step[]): Step[] {
  if (!first) return others;
  const begun = inTextLanguages((language) =>
    first[language].map((part, at) => (at === 0 && typeof part === 'string' ? part.replace(THEN[language], '') : part)),
  );
  return [begun, ...others];
}

/** True of a sentence that says by itself what is done with what. */
function canBegin(written: Step | undefined): boolean {
  const [sentence] = written ? withoutThen([written]) : [];
  if (sentence === undefined || FOLLOWS.test(textOf(sentence.en))) return false;
  return (
    sentence.en.some(isMention) &&
    TEXT_LANGUAGES.every((language) => !HAS_PRONOUN[language].test(textOf(sentence[language])))
  );
}

function joined(sentences: readonly Step[]): Step {
  return inTextLanguages((language) => capitalise(joinSentences(sentences.map((each) => each[language]))));
}
