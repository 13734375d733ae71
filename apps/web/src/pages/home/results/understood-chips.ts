import type { AnalyzeResponse } from '@larder/contract/analyze';
import type { TFunction } from 'i18next';
import { allergenName } from '../../../i18n/allergen-name.ts';
import { formatMinutes } from '../../../i18n/format-minutes.ts';

/** One restriction or wish of a search; its `key` is sent to leave it out. */
export type UnderstoodChip = { key: string; label: string; isRestriction: boolean };

/** The restrictions and then the wishes of a search. */
export function understoodChips({ understood, names }: AnalyzeResponse, t: TFunction): UnderstoodChip[] {
  return [...restrictionChips(understood, names, t), ...wishChips(understood, names, t)];
}

type Understood = AnalyzeResponse['understood'];
type Names = AnalyzeResponse['names'];

function restrictionChips(understood: Understood, names: Names, t: TFunction): UnderstoodChip[] {
  const restriction = (key: string, label: string): UnderstoodChip => ({ key, label, isRestriction: true });
  const without = (name: string): string => t('understood.without', { name });
  return [
    ...understood.excludedAllergens.map((allergen) =>
      restriction(`excludedAllergens:${allergen}`, without(allergenName(allergen, t).toLowerCase())),
    ),
    ...understood.dietTypes.map((diet) => restriction(`dietTypes:${diet}`, t(`diets.${diet}`))),
    ...understood.excludedIngredients.map((id) => restriction(`excludedIngredients:${id}`, without(names[id] ?? id))),
    ...(understood.halal ? [restriction('halal', t('understood.halal'))] : []),
    ...(understood.kosher ? [restriction('kosher', t('understood.kosher'))] : []),
    ...(understood.audience ? [restriction('audience', t(`understood.audience.${understood.audience}`))] : []),
  ];
}

function wishChips(understood: Understood, names: Names, t: TFunction): UnderstoodChip[] {
  const { maxMinutes, servings, course, cuisine, equipment, withoutEquipment, useFirst, only, styles } = understood;
  const chip = (key: string, label: string): UnderstoodChip => ({ key, label, isRestriction: false });
  return [
    ...(maxMinutes === null
      ? []
      : [chip('maxMinutes', t('understood.maxMinutes', { time: formatMinutes(maxMinutes, t) }))]),
    ...(servings === null ? [] : [chip('servings', t('understood.servings', { count: servings }))]),
    ...(course === null ? [] : [chip('course', t(`understood.course.${course}`))]),
    ...(cuisine === null ? [] : [chip('cuisine', t(`cuisine.${cuisine}`))]),
    ...equipment.map((tool) =>
      chip(`equipment:${tool}`, t('understood.with', { name: t(`understood.equipment.${tool}`) })),
    ),
    ...withoutEquipment.map((tool) =>
      chip(`withoutEquipment:${tool}`, t('understood.without', { name: t(`understood.equipment.${tool}`) })),
    ),
    ...useFirst.map((id) => chip(`useFirst:${id}`, t('understood.useFirst', { name: names[id] ?? id }))),
    ...(only ? [chip('only', t('understood.only'))] : []),
    ...styles.map((style) => chip(`styles:${style}`, styleName(style, names, t))),
  ];
}

/** The translated name of a style, or the name of a wished dish. */
function styleName(style: string, names: Names, t: TFunction): string {
  const text = t(`understood.style.${style}` as 'understood.style.spicy', { defaultValue: '' });
  return text || names[style] || style;
}
