import { describe, expect, test } from 'vitest';
import { phrasesOf } from './__fixtures__/samples-of.ts';
import * as absence from './absence.ts';
import { ASIDE, DISLIKED, PRAISE } from './asides.ts';
import * as colours from './colours.ts';
import * as containers from './containers.ts';
import * as enough from './enough.ts';
import * as less from './less.ts';
import * as more from './more.ts';
import { phrases } from './phrases.ts';
import * as plenty from './plenty.ts';
import * as sentences from './sentences.ts';
import * as things from './things.ts';

/** Patterns that clauses are read by, not whole texts. */
const { SEPARATOR, JOINT: _joint, ADVERBS: _adverbs, ...ofClauses } = sentences;
const patterns = Object.entries({
  ...{ ...absence, ...colours, ...containers, ...enough, ...less, ...more, ...plenty, ...ofClauses, ...things },
  ...{ ASIDE, DISLIKED, PRAISE },
}).flatMap(([name, value]) => patternsOf(value).map((pattern) => [name, pattern] as const));

function patternsOf(value: unknown): RegExp[] {
  if (value instanceof RegExp) return [value];
  return Array.isArray(value) ? value.flatMap(patternsOf) : [];
}

test('a pattern is taken apart into its phrases, each with texts that it matches', () => {
  const pattern = phrases`
    (?:no|any) more(?! of)
    ^peas?$
  `;
  expect(phrasesOf(pattern)).toEqual([
    { source: '(?:no|any) more(?! of)', samples: ['no more', 'any more'] },
    { source: '^peas?$', samples: ['pea', 'peas'] },
  ]);
});

test('a sample has a letter of each class, and text wherever any may be', () => {
  const samplesOf = (pattern: RegExp) => phrasesOf(pattern).flatMap(({ samples }) => samples);
  expect(samplesOf(/[5-9] ?%/)).toEqual(['5%', '9 %']);
  expect(samplesOf(/what.*doing/)).toEqual(['what x doing']);
  expect(samplesOf(/no\W+\d\s[\w'-]+/)).toEqual(['no 5 x']);
});

test('each sample of a phrase matches it whole, where it does not look around', () => {
  const unmatched = patterns.flatMap(([name, pattern]) =>
    phrasesOf(pattern)
      .filter(({ source }) => !/\(\?<?[=!]/.test(source))
      .flatMap(({ source, samples }) => samples.filter((sample) => !new RegExp(`^(?:${source})$`).test(sample)))
      .map((sample) => `${name}: ${sample}`),
  );
  expect(unmatched).toEqual([]);
});

test('no phrase contains what parts two clauses: it would never be found', () => {
  expect(patterns.length).toBeGreaterThan(70);
  const cut = patterns.flatMap(([name, pattern]) =>
    phrasesOf(pattern).flatMap(({ samples }) =>
      samples.filter((sample) => ` ${sample} x`.split(SEPARATOR).length > 1).map((sample) => `${name}: ${sample}`),
    ),
  );
  expect(cut).toEqual([]);
});

describe('no phrase says what another of its list says already', () => {
  const { ABSENT, REFUSED } = absence;
  const lists = { ABSENT, REFUSED, ENOUGH: enough.ENOUGH, LESS: less.LESS, MORE: more.MORE, WISHED: more.WISHED };
  test.each(Object.entries(lists))('%s', (_name, list) => {
    const all = phrasesOf(list).map((phrase) => ({ ...phrase, pattern: new RegExp(`\\b(?:${phrase.source})\\b`) }));
    const saidTwice = all.filter(({ source, samples }) => {
      const [before, behind] = [source.startsWith('^') ? '' : 'q ', source.endsWith('$') ? '' : ' q'];
      const others = all.filter((other) => other.source !== source);
      const isDouble = all.length - others.length > 1;
      return isDouble || samples.every((each) => others.some(({ pattern }) => pattern.test(before + each + behind)));
    });
    expect(saidTwice.map(({ source }) => source)).toEqual([]);
  });
});
