import { expect, test } from 'vitest';
import { sampleRequests } from './sample-requests.ts';

test('the sample has as many requests as asked for, each once, sentences and names in each language', () => {
  const sample = sampleRequests(40);
  expect(new Set(sample.map(({ text }) => text)).size).toBe(40);
  expect(sample.filter(({ by }) => by === 'name')).toHaveLength(10);
  for (const by of ['ingredients', 'name']) {
    const languages = new Set(
      sample.filter((request) => request.by === by).map(({ language }) => language.slice(0, 2)),
    );
    expect([by, [...languages].sort()]).toEqual([by, ['en', 'es', 'fr']]);
  }
  expect(sample.every(({ text }) => text.length > 2)).toBe(true);
});

test('more than there are gives all of them', () => {
  const all = sampleRequests(100_000);
  expect(all.length).toBeGreaterThan(400);
  expect(all.length).toBeLessThan(100_000);
});
