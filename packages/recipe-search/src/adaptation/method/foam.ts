import type { DishType } from '@larder/contract/dish/dish-type';
import type { Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, RecipeLine, StepPart, TextLanguage } from '@larder/food/recipe';
import { sentencesWith } from '../sentences.ts';
import { inEachLanguage } from '../wording/in-each-language.ts';
import { firstStepWith, isMentionOf, type Mention, withSentenceBefore } from './added-line.ts';

/** Dishes that stand higher for the foam of what is beaten into them. */
const OF_FOAM: ReadonlySet<DishType> = new Set<DishType>(['cake', 'muffins', 'pudding', 'sweet-bread', 'waffles']);

/**
 * True of the liquid of chickpeas that is beaten in one sentence with a fat, which would keep foam from forming; but not
 * with yogurt or milk as well, which beat down what foam there is.
 */
export const isFoamed = (recipe: CanonicalRecipe, line: RecipeLine, kb: KnowledgeBase): boolean =>
  line.ingredient === 'aquafaba' &&
  recipe.dishType !== null &&
  OF_FOAM.has(recipe.dishType) &&
  !recipe.lines.some(({ ingredient }) => ingredient && kb.isKindOf(ingredient, 'yeast')) &&
  sentencesWith(recipe, recipe.lines.indexOf(line)).some(
    ({ words, before }) =>
      /\b(?:beat|whisk)/i.test(words) &&
      ![...before.keys()].some((at) => isLoose(recipe.lines[at]?.ingredient, kb)) &&
      [...before.keys()].some((at) => {
        const id = recipe.lines[at]?.ingredient;
        return id != null && (kb.isKindOf(id, 'oil') || kb.get(id)?.roles.includes('baking-fat') === true);
      }),
  );

const LOOSE: ReadonlySet<Role> = new Set<Role>(['milk', 'cream', 'yogurt']);
const isLoose = (id: string | null | undefined, kb: KnowledgeBase): boolean =>
  kb.get(id ?? '')?.roles.some((role) => LOOSE.has(role)) === true;

const SECONDS = 3 * 60;
const time: StepPart = { seconds: SECONDS };
const FOAMED = {
  seconds: SECONDS,
  words: {
    en: (foam: Mention): StepPart[] => ['Whip the ', foam, ' to a thick white foam, ', time, '.'],
    es: (foam: Mention): StepPart[] => ['Monta la ', foam, ' hasta que esté blanca y espumosa, ', time, '.'],
    fr: (foam: Mention): StepPart[] => ['Monter l’', foam, ' en mousse bien blanche, ', time, '.'],
  },
};

/** What is beaten is called foam from then on. */
const FOAM: Readonly<Record<TextLanguage, { article: RegExp; foam: string }>> = {
  en: { article: /(?:the )?$/u, foam: 'the foam' },
  es: { article: /(?:el |la |los |las )?$/u, foam: 'la espuma' },
  fr: { article: /(?:le |la |les |l[’'])?$/u, foam: 'la mousse' },
};

/** The recipe in which the liquid of chickpeas is beaten before the sentence that names it, which goes on with the foam. */
export function foamed(recipe: CanonicalRecipe, index: number): CanonicalRecipe {
  const at = firstStepWith(recipe, index);
  const beaten = withSentenceBefore(recipe, index, FOAMED, 'sentence');
  const steps = beaten.steps.map((step, place) =>
    place === at ? inEachLanguage(step, (parts, language) => callFoam(parts, index, language)) : step,
  );
  return { ...beaten, steps };
}

/** The parts in which the foam stands for the second mention of the line. */
function callFoam(parts: readonly StepPart[], index: number, language: TextLanguage): StepPart[] {
  const { article, foam } = FOAM[language];
  const [, second] = parts.flatMap((part, at) => (isMentionOf(part, index) ? [at] : []));
  if (second === undefined) return [...parts];
  const [before, after] = [parts[second - 1], parts[second + 1]];
  if (typeof before !== 'string' || typeof after !== 'string') return [...parts];
  return parts.toSpliced(second - 1, 3, before.replace(article, foam) + after);
}
