import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import { expect, test } from 'vitest';
import { decidingSlots } from '../filling/fillable-templates.ts';
import { FROM_THE_SEA } from '../filling/fitting-stock.ts';
import { createCookingTable } from '../techniques/cooking-table.ts';
import { descriptionsOf } from '../wording/openings.ts';
import { parseTextTemplate, type SlotReference, type TemplateToken } from '../wording/text-template.ts';
import { tipsOf } from '../wording/tips.ts';
import { DISH_TEMPLATES } from './all-templates.ts';
import type { DishTemplate, TextTemplate } from './dish-template.ts';
import { type FlavourFamilyName, flavourFamily } from './flavour-families.ts';
import PAIRINGS from './flavour-pairings.json' with { type: 'json' };

function textsOf(template: DishTemplate): TextTemplate[] {
  const { title, knownAs = [], steps } = template;
  return [title, ...knownAs.map((name) => name.title), ...descriptionsOf(template), ...tipsOf(template), ...steps];
}

function flatten(tokens: readonly TemplateToken[]): TemplateToken[] {
  return tokens.flatMap((token) =>
    typeof token === 'object' && 'either' in token ? [token, ...flatten(token.either), ...flatten(token.or)] : [token],
  );
}

function referencesOf(text: string, language: TextLanguage): SlotReference[] {
  return flatten(parseTextTemplate(text, language)).flatMap((token) => {
    if (typeof token === 'string') return [];
    if ('mention' in token) return [...token.mention];
    if ('method' in token) return [...token.of];
    if ('agrees' in token) return [...token.with];
    return 'either' in token ? [...(token.given ?? [])] : [];
  });
}

/** What must be the same in every language: the slots that a text refers to, its times and temperatures. */
function dataOf(text: string, language: TextLanguage): string[] {
  const references = referencesOf(text, language).map(({ slot, kinds }) => `${slot}.${[...(kinds ?? [])].join()}`);
  const measures = flatten(parseTextTemplate(text, language)).flatMap((token) => {
    if (typeof token === 'string') return [];
    if ('either' in token) return token.over > 0 ? [`over ${token.over}`] : [];
    return 'seconds' in token || 'celsius' in token || 'centimetres' in token ? [JSON.stringify(token)] : [];
  });
  return [...new Set(references), ...measures].sort();
}

test('there are at least 24 templates of meals and 10 of drinks, with different ids', () => {
  const drinks = DISH_TEMPLATES.filter(({ category }) => category === 'Drinks');
  expect(drinks.length).toBeGreaterThanOrEqual(10);
  expect(DISH_TEMPLATES.length - drinks.length).toBeGreaterThanOrEqual(24);
  expect(new Set(DISH_TEMPLATES.map(({ id }) => id)).size).toBe(DISH_TEMPLATES.length);
});

test('templates refer to ingredients that exist', () => {
  const named = DISH_TEMPLATES.flatMap(({ slots }) =>
    Object.values(slots).flatMap(({ ids = [], but = [], or = [], named = [] }) => [...ids, ...but, ...or, ...named]),
  );
  for (const { knownAs = [] } of DISH_TEMPLATES) named.push(...knownAs.flatMap(({ of }) => Object.values(of).flat()));
  const unknown = named.filter((id) => !id.startsWith('@') && !kb.get(id));
  expect(named.length).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});

test('the slot of the stock comes after those of the fish that decide on it', () => {
  const early = DISH_TEMPLATES.filter(({ slots }) => {
    const kinds = Object.values(slots).map((slot) => slot.of);
    const stock = kinds.findIndex((of) => of.includes('stock'));
    return stock >= 0 && kinds.findLastIndex((of) => of.some((kind) => FROM_THE_SEA.has(kind))) > stock;
  });
  expect(early.map(({ id }) => id)).toEqual([]);
});

test('what a slot falls back on can be cooked', () => {
  const cookingOf = createCookingTable(kb);
  const uncooked = DISH_TEMPLATES.flatMap(({ id: template, slots }) =>
    Object.values(slots)
      .flatMap(({ or = [], proposed = [], named = [] }) => [...or, ...proposed, ...named])
      .filter((id) => !id.startsWith('@') && cookingOf(id) === undefined)
      .map((id) => `${id} in ${template}`),
  );
  expect(uncooked).toEqual([]);
});

test.each(DISH_TEMPLATES.map((template) => [template.id, template] as const))(
  'the texts of %s refer to its own slots and kinds, and to the same in every language',
  (_id, template) => {
    for (const text of textsOf(template)) {
      const data = TEXT_LANGUAGES.map((language) => dataOf(text[language], language));
      for (const language of TEXT_LANGUAGES) {
        for (const { slot, kinds } of referencesOf(text[language], language)) {
          expect(Object.keys(template.slots), text[language]).toContain(slot);
          const of = template.slots[slot]?.of ?? [];
          if (kinds)
            expect(
              [...kinds].some((kind) => of.includes(kind)),
              `${slot} in: ${text[language]}`,
            ).toBe(true);
        }
      }
      if (template.steps.includes(text)) {
        expect(data[1], text.es).toEqual(data[0]);
        expect(data[2], text.fr).toEqual(data[0]);
      }
    }
  },
);

test('slots ask for kinds that some ingredient has, and depend on slots of their template', () => {
  const cookingOf = createCookingTable(kb);
  const kinds = new Set(kb.all.flatMap(({ id }) => cookingOf(id)?.kind ?? []));
  for (const { id, slots, needs } of DISH_TEMPLATES) {
    const names = Object.keys(slots);
    for (const { of, unless = [], only = [] } of Object.values(slots)) {
      for (const kind of of) expect(kinds, id).toContain(kind);
      for (const other of [...unless, ...only]) expect(names, id).toContain(other);
    }
    for (const { of } of needs) for (const slot of of) expect(names, id).toContain(slot);
  }
});

test('pairings name ingredients that exist, and herbs and spices of their flavour family', () => {
  const named = Object.entries(PAIRINGS).flatMap(([family, byMain]) =>
    Object.values(byMain).flatMap(({ acid, herb, spice }) =>
      [...acid, ...herb, ...spice].map((id) => ({ family, id })),
    ),
  );
  const crunchy = Object.values(PAIRINGS).flatMap((byMain) => Object.values(byMain).flatMap(({ crunch }) => crunch));
  const cookingOf = createCookingTable(kb);
  expect(crunchy.length).toBeGreaterThan(10);
  for (const id of crunchy) expect(['nut', 'seed'], id).toContain(cookingOf(id)?.kind);
  expect(named.length).toBeGreaterThan(50);
  for (const { family, id } of named) {
    expect(kb.get(id), id).toBeDefined();
    const { seasonings } = flavourFamily(family as FlavourFamilyName);
    expect(kb.get(id)?.roles.includes('citrus') || seasonings.has(id), `${id} in ${family}`).toBe(true);
  }
});

test('templates have few enough slots that decide whether they are fillable to be the bits of a number', () => {
  const tooLarge = DISH_TEMPLATES.filter((template) => decidingSlots(template).length > 31).map(({ id }) => id);
  expect(tooLarge).toEqual([]);
});
