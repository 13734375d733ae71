import { z } from 'zod';
import type { Language } from './language.ts';

/** Metric is g, ml, cm, °C; imperial is oz, fl oz, in, °F. Spec section 3, Preferences. */
export const MEASUREMENT_SYSTEMS = ['metric', 'imperial'] as const;
export const measurementSystemSchema = z.enum(MEASUREMENT_SYSTEMS);
export type MeasurementSystem = z.infer<typeof measurementSystemSchema>;

/** Imperial for en-US, metric for everyone else. Spec section 4, Preferences. */
export function defaultMeasurementSystem(language: Language): MeasurementSystem {
  return language === 'en-US' ? 'imperial' : 'metric';
}
