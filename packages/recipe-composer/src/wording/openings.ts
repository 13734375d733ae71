import { DISH_TEMPLATES } from '../templates/all-templates.ts';
import type { DishTemplate, TextTemplate } from '../templates/dish-template.ts';
import OPENINGS from './openings.json' with { type: 'json' };

/** Descriptions that several templates can have; the title names the ingredients. */
type OpeningGroup = { dishTypes: readonly string[]; templates?: readonly string[]; texts: readonly TextTemplate[] };
const GROUPS: readonly OpeningGroup[] = OPENINGS;

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
    descriptions = [template.description, ...(groupOf(template)?.texts ?? [])];
    kept.set(template, descriptions);
  }
  return descriptions;
}

const places = new Map<DishTemplate, { place: number; turns: number }>();

/**
 * The number of the description that a template takes in the answer of number `answer`. In every other answer it takes
 * its own, which names what is in the dish; in between, the templates of a group take its texts in turn, each text at
 * most once in an answer, and the others keep their own.
 */
export function descriptionNumber(template: DishTemplate, answer: number): number {
  let taken = places.get(template);
  const shared = descriptionsOf(template).length - 1;
  if (!taken) {
    const group = groupOf(template);
    const members = DISH_TEMPLATES.filter((other) => groupOf(other) === group);
    taken = { place: members.indexOf(template), turns: 2 * Math.max(members.length, shared + 1) };
    places.set(template, taken);
  }
  const turn = (taken.place + answer) % taken.turns;
  return turn % 2 === 0 && turn / 2 < shared ? turn / 2 + 1 : 0;
}
