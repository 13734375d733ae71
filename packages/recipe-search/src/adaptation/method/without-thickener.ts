import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, TextLanguage } from '@larder/food/recipe';
import { inEachLanguage } from '../wording/in-each-language.ts';

/** What is said of a sauce that thickens, and of one that boils down. */
const THICKENS: Readonly<Record<TextLanguage, readonly (readonly [RegExp, string])[]>> = {
  en: [[/until it thickens and coats/giu, 'until it boils down a little and coats']],
  es: [[/hasta que espese y lo cubra todo/giu, 'hasta que reduzca un poco y lo impregne todo']],
  fr: [
    [/jusqu[’']à ce qu[’']elle épaississe et nappe le tout/giu, 'jusqu’à ce qu’elle réduise un peu et enrobe le tout'],
  ],
};
const THICK: Readonly<Record<TextLanguage, readonly [RegExp, string]>> = {
  en: [/\b(thick|glossy) (?=sauce|juice)/giu, ''],
  es: [/(?<=\b(?:salsa|jugo) )(?:espes[oa]|brillante) /giu, ''],
  fr: [/(?<=\b(?:sauce|jus) )(?:épaisse?|brillante?) /giu, ''],
};

/** A dish whose sauce boils with nothing in it that thickens says that it boils down. */
export function withoutThickener(recipe: CanonicalRecipe, kb: KnowledgeBase): CanonicalRecipe {
  if (recipe.dishType !== 'stir-fry' || recipe.lines.some(({ ingredient }) => thickens(ingredient, kb))) return recipe;
  const steps = recipe.steps.map((step) =>
    inEachLanguage(step, (parts, language) =>
      parts.map((part) =>
        typeof part === 'string'
          ? THICKENS[language].reduce((words, [cue, instead]) => words.replace(cue, instead), part)
          : part,
      ),
    ),
  );
  const said = Object.entries(recipe.description).map(([language, text]) => [
    language,
    text.replace(...THICK[language as TextLanguage]),
  ]);
  return { ...recipe, steps, description: Object.fromEntries(said) as CanonicalRecipe['description'] };
}

const thickens = (id: string | null, kb: KnowledgeBase): boolean => {
  const { roles = [] } = (id ? kb.get(id) : undefined) ?? {};
  return roles.some((role) => ['thickener', 'flour', 'cream', 'syrup'].includes(role));
};
