import type { DishType } from '@larder/contract/dish/dish-type';
import { TEXT_LANGUAGES } from '@larder/food/recipe';
import type { DishTemplate, TextTemplate } from '../templates/dish-template.ts';
import OPENINGS from './openings.json' with { type: 'json' };
import { parseTextTemplate, type SlotReference, type TemplateToken } from './text-template.ts';

/** Descriptions of kinds of dishes, in which `{*}` stands for the ingredients that the title names. */
const byDishType = new Map<string, readonly TextTemplate[]>(
  OPENINGS.flatMap(({ dishTypes, texts }) =>
    dishTypes.map((type): [DishType, TextTemplate[]] => [type as DishType, texts]),
  ),
);

/** At most so many ingredients are named in a description. */
const MOST_NAMED = 3;

const kept = new WeakMap<DishTemplate, readonly TextTemplate[]>();

/** The descriptions that a template can have: its own, then those of its kind of dish. */
export function descriptionsOf(template: DishTemplate): readonly TextTemplate[] {
  let descriptions = kept.get(template);
  if (!descriptions) {
    const slots = [...new Set(referencesIn(parseTextTemplate(template.title.en, 'en')).map(({ slot }) => slot))];
    const named = slots.length > 0 ? (byDishType.get(template.dishType) ?? []) : [];
    descriptions = [template.description, ...named.map((text) => withSlots(text, slots))];
    kept.set(template, descriptions);
  }
  return descriptions;
}

function withSlots(text: TextTemplate, slots: readonly string[]): TextTemplate {
  const names = `${slots.join('+')}#${MOST_NAMED}`;
  const [en = '', es = '', fr = ''] = TEXT_LANGUAGES.map((language) => text[language].replace('*}', `${names}}`));
  return { en, es, fr };
}

/** The slots that a text mentions; those of a condition are not named by it. */
function referencesIn(tokens: readonly TemplateToken[]): SlotReference[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    if ('mention' in token) return [...token.mention];
    return 'either' in token ? [...referencesIn(token.either), ...referencesIn(token.or)] : [];
  });
}
