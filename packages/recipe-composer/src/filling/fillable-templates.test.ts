import { kb } from '@larder/food/__fixtures__/knowledge-base';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCookingTable } from '../techniques/cooking-table.ts';
import { DISH_TEMPLATES } from '../templates/all-templates.ts';
import { createUses } from './available-ingredient.ts';
import { fillTemplate } from './fill-template.ts';
import { createFillableFinder } from './fillable-templates.ts';

const knowledge = { kb, cookingOf: createCookingTable(kb) };
const usesOf = createUses(kb, knowledge.cookingOf);
const findFillable = createFillableFinder(DISH_TEMPLATES, kb);
const cooked = kb.all.map(({ id }) => id).filter((id) => usesOf(id).length > 0);

test('each template that can be filled is found', () => {
  let filled = 0;
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...cooked), { minLength: 1, maxLength: 9 }), (ids) => {
      const available = ids.flatMap(usesOf);
      const found = findFillable(available);
      const request = { available, permits: () => true, diets: [], isNamed: false };
      for (const template of DISH_TEMPLATES) {
        if (fillTemplate(template, request, knowledge) === null) continue;
        filled += 1;
        expect(found.map(({ id }) => id)).toContain(template.id);
      }
    }),
    { numRuns: 300 },
  );
  expect(filled).toBeGreaterThan(300);
});

test('most templates are ruled out by what is available', () => {
  expect(findFillable(['egg', 'milk'].flatMap(usesOf)).length).toBeLessThan(DISH_TEMPLATES.length / 4);
});
