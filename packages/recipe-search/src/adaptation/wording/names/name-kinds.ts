import { isAnimalOrigin } from '@larder/food/ingredients/diet-rules';
import type { Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, TextLanguage } from '@larder/food/recipe';

type Kind = {
  role: Role;
  /** The kind as a description names it, the words in brackets kept, and the plant that goes by it. */
  named: Record<TextLanguage, readonly (readonly [RegExp, string])[]>;
};

const KINDS: readonly Kind[] = [
  {
    role: 'cheese',
    named: {
      en: [
        [/\b(?<!(?:vegan|cream|cottage|goat’s|no|without|two|three|four|five) )(cheeses?)(?! ?cake)\b/iu, 'vegan $1'],
      ],
      es: [
        [/(?<!\p{L})(?<!(?:sin|ni) )(queso(?: fresco)?)(?! (?:crema|fresco|vegan))(?!\p{L})/iu, '$1 vegano'],
        [/(?<!\p{L})(?<!(?:sin|ni|dos|tres|cuatro|cinco) )(quesos)(?! vegan)(?!\p{L})/iu, '$1 veganos'],
      ],
      fr: [
        [
          /(?<!\p{L})(?<!(?:sans|passe de) )(fromage(?: frais| blanc)?)(?! (?:à tartiner|frais|blanc|végéta))(?!\p{L})/iu,
          '$1 végétal',
        ],
        [/(?<!\p{L})(?<!(?:sans|deux|trois|quatre|cinq) )(fromages)(?! végéta)(?!\p{L})/iu, '$1 végétaux'],
      ],
    },
  },
  {
    role: 'cream',
    named: {
      en: [[/(?<=(?:, |and |with ))(cream)(?=[,.]| and )/iu, 'vegan $1']],
      es: [[/(?<=(?:, |y |con ))(crema)(?=[,.]| y )/iu, '$1 vegana']],
      fr: [[/(?<=(?:, |et |à la |de la ))(crème)(?=[,.]| et )/iu, '$1 végétale']],
    },
  },
];

/** The foods of plants that stand for all of one kind in a dish. */
function cameInFor({ role }: Kind, { lines }: CanonicalRecipe, kb: KnowledgeBase): string[] {
  const food = (id: string | null | undefined) => (id ? kb.get(id) : undefined);
  const ofKind = lines.filter(({ ingredient }) => food(ingredient)?.roles.includes(role));
  const isOfAnimals = (id: string | null | undefined) => food(id)?.origin.some(isAnimalOrigin) === true;
  if (ofKind.some(({ ingredient }) => isOfAnimals(ingredient))) return [];
  return ofKind
    .filter(
      ({ swappedFrom }) => isOfAnimals(swappedFrom?.ingredient) && food(swappedFrom?.ingredient)?.roles.includes(role),
    )
    .flatMap(({ ingredient }) => ingredient ?? []);
}

/** A text whose cheese or cream goes by the name of what is of plants: "filled with vegan cheese". */
export function nameKinds(text: string, recipe: CanonicalRecipe, language: TextLanguage, kb: KnowledgeBase): string {
  return KINDS.filter((kind) => cameInFor(kind, recipe, kb).length > 0).reduce(
    (words, { named }) => named[language].reduce((each, [pattern, instead]) => each.replace(pattern, instead), words),
    text,
  );
}
