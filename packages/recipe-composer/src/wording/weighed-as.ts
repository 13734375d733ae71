import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { Localised } from '@larder/food/recipe';
import type { MeasuredIngredient } from '../filling/dish-ingredient.ts';

/** The state in which what swells as it cooks is weighed; pulses are taken as cooked, lentils as dried. */
const WEIGHED_AS: Partial<Record<CookingKind, Localised>> = {
  pulse: {
    en: 'tinned or cooked, drained weight',
    es: 'peso escurrido, en conserva o de cocción propia',
    fr: 'poids égoutté, en conserve ou cuisson maison',
  },
  prawn: { en: 'raw, peeled weight', es: 'en crudo, peso sin cáscara', fr: 'crues, poids décortiqué' },
  lentil: { en: 'dry weight', es: 'peso en seco', fr: 'poids à sec' },
};

/** What a line says of the state in which its ingredient is weighed; undefined where that is plain. */
export function weighedAs({ cooking, measured, cut }: MeasuredIngredient): Localised | undefined {
  const isAsItComes = cooking.kind === 'pulse' && cut !== 'drain';
  return measured.unit === 'tin' || isAsItComes ? undefined : WEIGHED_AS[cooking.kind];
}
