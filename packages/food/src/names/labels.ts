import type { TextLanguage } from '../recipe.ts';

/** What a name says that the food is without, or like, which the list of a recipe tells. */
const LABELS: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^(?:(?:gluten|lactose)[- ]free|low[- ]fodmap) /i,
  es: / (?:sin (?:gluten|lactosa|cebolla ni ajo)|estilo pollo)$/,
  fr: / (?:sans (?:gluten|lactose|oignon ni ail)|façon poulet)$/,
};

/** The name without its label: "flour" for "gluten-free flour". The label belongs in a list, and not in a sentence. */
export function withoutLabel(name: string, language: TextLanguage): string {
  return name.replace(LABELS[language], '');
}
