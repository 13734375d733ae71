import type { AnalyzeResponse } from '@larder/contract/analyze';
import type { TFunction } from 'i18next';
import { formatMinutes } from '../../../i18n/format-minutes.ts';

/** One thing that the words were understood to say; `key` is what takes it back. */
export type UnderstoodChip = { key: string; label: string; isRestriction: boolean };

/** What the words were understood to say besides the foods at hand, restrictions first. */
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
      restriction(`excludedAllergens:${allergen}`, without(t(`allergen.${allergen}`).toLowerCase())),
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

/** A style by its text; a dish that was wished for by its name. */
function styleName(style: string, names: Names, t: TFunction): string {
  const text = t(`understood.style.${style}` as 'understood.style.spicy', { defaultValue: '' });
  return text || names[style] || style;
}
