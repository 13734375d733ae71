import { z } from 'zod';
import type { Language } from './language.ts';

/** Metric is g, ml, cm, °C; imperial is oz, fl oz, in, °F. docs/specification.md §3, Preferences. */
export const MEASUREMENT_SYSTEMS = ['metric', 'imperial'] as const;
export const measurementSystemSchema = z.enum(MEASUREMENT_SYSTEMS);
export type MeasurementSystem = z.infer<typeof measurementSystemSchema>;

/** Imperial for en-US, metric for all others. docs/specification.md §4, Preferences. */
export function defaultMeasurementSystem(language: Language): MeasurementSystem {
  return language === 'en-US' ? 'imperial' : 'metric';
}
