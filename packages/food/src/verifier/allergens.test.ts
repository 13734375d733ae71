import { describe, expect, test } from 'vitest';
import { falseAlarms, judgeNames, missed } from '../__fixtures__/judge-names.ts';
import { createKnowledgeBase } from '../knowledge-base.ts';

/** Issue "The kitchen", "It must show" 2. */
const MOST_FALSE_ALARMS = 0.02;

describe.each(judgeNames(createKnowledgeBase()))('allergens by name in $language', (report) => {
  test('all that public lists name are found', () => {
    expect(report.bearing.length).toBeGreaterThanOrEqual(300);
    expect(missed(report).map(({ allergen, name, state }) => `${allergen}: ${name} (${state})`)).toEqual([]);
  });

  test('what only sounds like one is hardly ever taken for it', () => {
    const alarms = falseAlarms(report).map(({ allergen, name }) => `${allergen}: ${name}`);
    expect(alarms.length / report.traps.length, alarms.join(', ')).toBeLessThanOrEqual(MOST_FALSE_ALARMS);
  });
});
