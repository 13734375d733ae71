import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { type RenderedRecipe, type RenderOptions, renderRecipe } from '@larder/food/rendering/render-recipe';
import { renderVerdict } from '@larder/food/verifier/render-verdict';
import type { Verdict } from '@larder/food/verifier/verify';
import { lru } from 'tiny-lru';

/** Number of renderings that are kept. */
const KEPT_RENDERINGS = 4_000;

/** A recipe and its verdict in one language and measurement system. */
type Rendered = RenderedRecipe & ReturnType<typeof renderVerdict>;

const kept = lru<{ recipe: CanonicalRecipe; verdict: Verdict; kb: KnowledgeBase; rendered: Rendered }>(KEPT_RENDERINGS);

/**
 * Renders a recipe for its own number of servings once for each language and measurement system, and for other numbers
 * each time. The result is shared: callers must not change it.
 */
export function renderOnce(
  recipe: CanonicalRecipe,
  verdict: Verdict,
  options: RenderOptions,
  kb: KnowledgeBase,
): Readonly<Rendered> {
  const render = () => ({ ...renderRecipe(recipe, options, kb), ...renderVerdict(verdict, options.language, kb) });
  if (options.servings !== undefined) return render();
  const key = `${recipe.id} ${options.language} ${options.measurementSystem}`;
  const known = kept.get(key);
  if (known?.recipe === recipe && known.verdict === verdict && known.kb === kb) return known.rendered;
  const rendered = render();
  kept.set(key, { recipe, verdict, kb, rendered });
  return rendered;
}
