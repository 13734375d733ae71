import type { DishTemplate, TextTemplate } from '../templates/dish-template.ts';
import MORE_TIPS from './tips.json' with { type: 'json' };

/** More tips of templates that have one, by their id. */
const MORE: Readonly<Record<string, readonly TextTemplate[]>> = MORE_TIPS;

/** The tips that the dishes of a template take in turn, its own first. */
export function tipsOf({ id, tip }: DishTemplate): readonly TextTemplate[] {
  return tip ? [tip, ...(MORE[id] ?? [])] : [];
}
