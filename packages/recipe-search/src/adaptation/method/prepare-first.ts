import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, RecipeLine, StepPart, TextLanguage } from '@larder/food/recipe';
import { UNITS } from '@larder/food/units/units';
import { isWarmedSausage } from '../warmed-sausages.ts';
import { firstStepWith, mentionOf, spoonsOf, withLineBehind, withSentenceBefore } from './added-line.ts';
import { brownSausages } from './brown-sausages.ts';
import { foamed, isFoamed } from './foam.ts';

/**
 * The adapted recipe that says in its method what a substitute asks for before it does what the original did: milk that
 * is soured, a foam that is whisked, sausages that are browned.
 */
export function prepareFirst(recipe: CanonicalRecipe, kb: KnowledgeBase): CanonicalRecipe {
  let prepared = recipe;
  for (const line of recipe.lines) {
    const index = prepared.lines.indexOf(line);
    if (!line.swappedFrom || firstStepWith(prepared, index) < 0) continue;
    if (isSoured(line)) prepared = soured(prepared, index, kb);
    else if (isFoamed(prepared, line, kb)) prepared = foamed(prepared, index);
    else if (isWarmedSausage(prepared, line)) prepared = brownSausages(prepared, index, fryingOilFor(prepared), kb);
  }
  return prepared;
}

/** Milk without lactose, or of plants, that stands for buttermilk. */
const SOURED = /^(?:lactose-free-milk|(?:soya|oat)-drink)$/;
const isSoured = ({ ingredient, swappedFrom }: RecipeLine): boolean =>
  swappedFrom?.ingredient === 'buttermilk' && SOURED.test(ingredient ?? '');

/** Millilitres of milk that a spoon of lemon juice sours, and the seconds that it takes. */
const SOURED_BY_SPOON = 240;
const SOURING = 5 * 60;
const SOURS = ['lemon-juice', 'white-wine-vinegar'] as const;

function soured(recipe: CanonicalRecipe, index: number, kb: KnowledgeBase): CanonicalRecipe {
  const { amount, unit } = recipe.lines[index] ?? {};
  const millilitres = amount && unit && UNITS[unit].dimension === 'volume' ? amount.min * UNITS[unit].base : null;
  const acid = SOURS.find((id) => !recipe.lines.some(({ ingredient }) => ingredient === id));
  if (millilitres === null || !acid) return recipe;
  const spoons = Math.max(0.5, Math.round((2 * millilitres) / SOURED_BY_SPOON) / 2);
  const with_ = (language: TextLanguage) => mentionOf(index + 1, acid, language, kb);
  const time: StepPart = { seconds: SOURING };
  return withSentenceBefore(
    withLineBehind(recipe, index, spoonsOf(acid, spoons, kb)),
    index,
    {
      seconds: SOURING,
      words: {
        en: (milk) => ['Stir the ', with_('en'), ' into the ', milk, ' and leave to stand, ', time, '.'],
        es: (milk) => ['Mezcla la ', milk, ' con el ', with_('es'), ' y deja reposar, ', time, '.'],
        fr: (milk) => ['Mélanger le ', milk, ' et le ', with_('fr'), ' et laisser reposer, ', time, '.'],
      },
    },
    'step',
  );
}

/** An oil to fry in that is told from the one in the dish by its name. */
export function fryingOilFor({ lines }: CanonicalRecipe): string {
  return lines.some(({ ingredient }) => ingredient === 'sunflower-oil') ? 'olive-oil' : 'sunflower-oil';
}
