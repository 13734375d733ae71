import { inTextLanguages } from '@larder/food/recipe';
import { DISH_TEMPLATES } from '../templates/all-templates.ts';
import type { DishTemplate, TextTemplate } from '../templates/dish-template.ts';
import OPENINGS from './openings.json' with { type: 'json' };
import { parseTextTemplate, type SlotReference, type TemplateToken } from './text-template.ts';

/** Descriptions that several templates can have, in which `{*}` stands for the ingredients that the title names. */
type OpeningGroup = { dishTypes: readonly string[]; templates?: readonly string[]; texts: readonly TextTemplate[] };
const GROUPS: readonly OpeningGroup[] = OPENINGS;

/** At most so many ingredients are named in a description. */
const MOST_NAMED = 3;

/** The group that names a template, else that of its kind of dish. */
function groupOf({ id, dishType }: DishTemplate): OpeningGroup | undefined {
  return (
    GROUPS.find(({ templates }) => templates?.includes(id)) ??
    GROUPS.find(({ dishTypes }) => dishTypes.includes(dishType))
  );
}

const kept = new WeakMap<DishTemplate, readonly TextTemplate[]>();

/** The descriptions that a template can have: its own, then those of its group. */
export function descriptionsOf(template: DishTemplate): readonly TextTemplate[] {
  let descriptions = kept.get(template);
  if (!descriptions) {
    const slots = [...new Set(referencesIn(parseTextTemplate(template.title.en, 'en')).map(written))];
    const named = slots.length > 0 ? (groupOf(template)?.texts ?? []) : [];
    descriptions = [template.description, ...named.map((text) => withSlots(text, slots))];
    kept.set(template, descriptions);
  }
  return descriptions;
}

const places = new Map<DishTemplate, { place: number; turns: number }>();

/**
 * The number of the description that a template takes in the answer of number `answer`. The templates of a group take
 * its texts in turn, each text at most once in an answer; the others keep their own.
 */
export function descriptionNumber(template: DishTemplate, answer: number): number {
  let taken = places.get(template);
  const shared = descriptionsOf(template).length - 1;
  if (!taken) {
    const group = groupOf(template);
    const members = DISH_TEMPLATES.filter((other) => groupOf(other) === group);
    taken = { place: members.indexOf(template), turns: Math.max(members.length, shared + 1) };
    places.set(template, taken);
  }
  const turn = (taken.place + answer) % taken.turns;
  return turn < shared ? turn + 1 : 0;
}

function withSlots(text: TextTemplate, slots: readonly string[]): TextTemplate {
  const names = `${slots.join('+')}#${MOST_NAMED}`;
  return inTextLanguages((language) => text[language].replace('*}', `${names}}`));
}

/** A reference as texts write it, with its kinds. */
function written({ slot, kinds }: SlotReference): string {
  return kinds === null ? slot : `${slot}.${[...kinds].join()}`;
}

/** The slots that a text mentions; those of a condition are not named by it. */
function referencesIn(tokens: readonly TemplateToken[]): SlotReference[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    if ('mention' in token) return [...token.mention];
    return 'either' in token ? [...referencesIn(token.either), ...referencesIn(token.or)] : [];
  });
}
