import { FALLBACK_LANGUAGE, type Language } from '@larder/contract/language';
import { defaultMeasurementSystem, type MeasurementSystem } from '@larder/contract/measurement';

/** How recipes are to be rendered, as far as the client says so. */
export type RenderingOptions = {
  language?: Language | undefined;
  measurementSystem?: MeasurementSystem | undefined;
  servings?: number | undefined;
};

/** Missing options become the fallback language and the measures that are usual in the language. */
export function resolveRendering({ language = FALLBACK_LANGUAGE, measurementSystem }: RenderingOptions): {
  language: Language;
  measurementSystem: MeasurementSystem;
} {
  return { language, measurementSystem: measurementSystem ?? defaultMeasurementSystem(language) };
}
