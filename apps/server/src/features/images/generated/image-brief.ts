import type { Illustration } from '@larder/contract/dish/illustration';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';

/**
 * What a generated picture shows, a line for each property: of the verified recipe and of the scene of its drawing, in
 * words of this server. The title is that of a recipe of the cookbook; nothing that a person or a model wrote is in it.
 */
export function imageBrief(
  recipe: CanonicalRecipe,
  scene: Illustration,
  kb: KnowledgeBase,
  { withTitle }: { withTitle: boolean },
): string {
  const { title, category, dishType, cuisine, lines } = recipe;
  const ingredients = new Set(lines.flatMap(({ ingredient }) => (ingredient ? [kb.name(ingredient, 'en-US')] : [])));
  const properties: readonly (readonly [name: string, value: string | null])[] = [
    ['Name', withTitle ? (title.en ?? null) : null],
    ['Kind', category === 'Drinks' ? 'drink' : 'dish'],
    ['Type', dishType],
    ['Cuisine', cuisine],
    ...propertiesOf(scene),
    ['Made of', [...ingredients].join(', ')],
  ];
  return properties.flatMap(([name, value]) => (value ? [`- ${name}: ${value}`] : [])).join('\n');
}

function propertiesOf(scene: Illustration): (readonly [string, string | null])[] {
  if (scene.kind === 'drink') {
    return [
      ['Served in', `${scene.glass} glass`],
      ['Colours', [...new Set(scene.colours)].join(', ')],
      ['Ice', scene.ice ? 'yes' : 'no'],
      ['Garnish', scene.garnish.join(', ') || 'none'],
    ];
  }
  return [
    ['Served in', scene.vessel],
    ['Below', scene.base === 'none' ? null : scene.base],
    ['Main colour', scene.colour],
    ['Visible on top', [...new Set(scene.parts)].join(', ') || null],
  ];
}
