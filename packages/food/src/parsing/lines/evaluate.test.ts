import { describe, expect, test } from 'vitest';
import { judgeLines, judgeTyped } from '../../__fixtures__/judge-lines.ts';
import { createKnowledgeBase } from '../../knowledge-base.ts';

const kb = createKnowledgeBase();
const reports = judgeLines(kb);
const typed = judgeTyped(kb);

describe.each(reports)('hand-labelled lines in $language', ({ lines, ingredient, quantity }) => {
  test('are at least 250', () => {
    expect(lines).toBeGreaterThanOrEqual(250);
  });

  test('have their ingredient found in at least 95 of 100', () => {
    expect(ingredient).toBeGreaterThanOrEqual(0.95);
  });

  test('have their amount and unit found in at least 98 of 100', () => {
    expect(quantity).toBeGreaterThanOrEqual(0.98);
  });
});

test('at least 150 inputs as people type them have their ids found in at least 95 of 100', () => {
  expect(typed.inputs).toBeGreaterThanOrEqual(150);
  expect(typed.right).toBeGreaterThanOrEqual(0.95);
});
