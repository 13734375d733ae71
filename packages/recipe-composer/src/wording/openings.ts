import { DISH_TEMPLATES } from '../templates/all-templates.ts';
import type { DishTemplate, TextTemplate } from '../templates/dish-template.ts';
import BREAD_AND_DOUGH from './openings/bread-and-dough.json' with { type: 'json' };
import DRINKS from './openings/drinks.json' with { type: 'json' };
import EGGS_PASTA_RICE from './openings/eggs-pasta-rice.json' with { type: 'json' };
import OVEN from './openings/oven.json' with { type: 'json' };
import PAN from './openings/pan.json' with { type: 'json' };
import SALADS_AND_BOWLS from './openings/salads-and-bowls.json' with { type: 'json' };
import SOUPS from './openings/soups.json' with { type: 'json' };
import STEWS from './openings/stews.json' with { type: 'json' };
import SWEET_AND_DIPS from './openings/sweet-and-dips.json' with { type: 'json' };

/** More descriptions of each template, by its id. */
const OPENINGS: Readonly<Record<string, readonly TextTemplate[]>> = {
  ...BREAD_AND_DOUGH,
  ...DRINKS,
  ...EGGS_PASTA_RICE,
  ...OVEN,
  ...PAN,
  ...SALADS_AND_BOWLS,
  ...SOUPS,
  ...STEWS,
  ...SWEET_AND_DIPS,
};

const kept = new WeakMap<DishTemplate, readonly TextTemplate[]>();

/** The descriptions that a template can have, its own first. */
export function descriptionsOf(template: DishTemplate): readonly TextTemplate[] {
  let descriptions = kept.get(template);
  if (!descriptions) {
    descriptions = [template.description, ...(OPENINGS[template.id] ?? [])];
    kept.set(template, descriptions);
  }
  return descriptions;
}

const places = new Map(DISH_TEMPLATES.map((template, place) => [template, place]));

/** The number of the description that a template takes in the answer of number `answer`: one after the other. */
export function descriptionNumber(template: DishTemplate, answer: number): number {
  return ((places.get(template) ?? 0) + answer) % descriptionsOf(template).length;
}
