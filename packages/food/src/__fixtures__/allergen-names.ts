import type { Allergen } from '@larder/contract/allergen';
import type { Language } from '@larder/contract/language';

/** Names of food parted by commas: those that bear an allergen, and those that only sound like it. */
export type AllergenNames = {
  bearing: Record<Allergen, string>;
  traps: Partial<Record<Allergen, string>>;
};

/** One name to judge by. */
export type LabelledName = { name: string; allergen: Allergen; language: Language };

/** A list as single names, each once for each allergen. */
export function labelled(names: Partial<Record<Allergen, string>>, language: Language): LabelledName[] {
  return Object.entries(names).flatMap(([allergen, list]) => {
    const separate = list.split(',').map((name) => name.trim().replace(/\s+/g, ' '));
    return [...new Set(separate)].filter(Boolean).map((name) => ({ name, allergen: allergen as Allergen, language }));
  });
}
