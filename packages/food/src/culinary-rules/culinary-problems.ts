import type { KnowledgeBase } from '../knowledge-base.ts';
import type { CanonicalRecipe } from '../recipe.ts';
import { cueProblems } from './cue-rules.ts';
import { dishFactsOf } from './dish-facts.ts';
import { donenessProblems, rawEggProblems, rawStarchProblems } from './doneness-rules.ts';
import { fryingProblems } from './frying-rules.ts';
import { liquidProblems } from './liquid-rules.ts';
import { mentionProblems } from './mention-rules.ts';
import { ovenProblems } from './oven-rules.ts';
import { panProblems } from './pan-rules.ts';
import { raisingProblems } from './raising-rules.ts';
import { saltProblems } from './salt-rules.ts';
import { yieldProblems } from './yield-rules.ts';

/**
 * What is wrong with a recipe as a dish, whoever wrote it: a sentence each, that says what to change. Empty where no
 * rule is broken.
 */
export function culinaryProblems(recipe: CanonicalRecipe, kb: KnowledgeBase): string[] {
  const facts = dishFactsOf(recipe, kb);
  return [
    ...liquidProblems(facts),
    ...raisingProblems(facts),
    ...saltProblems(facts, kb),
    ...ovenProblems(facts),
    ...panProblems(facts),
    ...fryingProblems(facts),
    ...donenessProblems(facts),
    ...cueProblems(facts),
    ...rawEggProblems(facts),
    ...rawStarchProblems(facts),
    ...mentionProblems(recipe, kb),
    ...yieldProblems(facts),
  ];
}
