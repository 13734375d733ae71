import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { type RenderedRecipe, type RenderOptions, renderRecipe } from '@larder/food/rendering/render-recipe';
import { renderVerdict } from '@larder/food/verifier/render-verdict';
import type { Verdict } from '@larder/food/verifier/verify';

/** So many recipes are remembered as they were read last. */
const MOST_REMEMBERED = 1_000;

/** A recipe and its verdict in one language and one kind of measures. */
type Rendered = RenderedRecipe & ReturnType<typeof renderVerdict>;
type Remembered = Map<string, { verdict: Verdict; rendered: Rendered }>;

const rememberedIn = new WeakMap<KnowledgeBase, Map<CanonicalRecipe, Remembered>>();

/**
 * A recipe in words, for as many as it was written for rendered once for the same readers: recipes do not change.
 * Nobody may change what is given.
 */
export function renderOnce(
  recipe: CanonicalRecipe,
  verdict: Verdict,
  options: RenderOptions,
  kb: KnowledgeBase,
): Readonly<Rendered> {
  const render = () => ({ ...renderRecipe(recipe, options, kb), ...renderVerdict(verdict, options.language, kb) });
  if (options.servings !== undefined) return render();
  const key = `${options.language} ${options.measurementSystem}`;
  const remembered = rememberedOf(recipe, kb);
  const known = remembered.get(key);
  if (known?.verdict === verdict) return known.rendered;
  const rendered = render();
  remembered.set(key, { verdict, rendered });
  return rendered;
}

function rememberedOf(recipe: CanonicalRecipe, kb: KnowledgeBase): Remembered {
  const all = rememberedIn.get(kb) ?? new Map<CanonicalRecipe, Remembered>();
  rememberedIn.set(kb, all);
  const remembered: Remembered = all.get(recipe) ?? new Map();
  all.delete(recipe);
  all.set(recipe, remembered);
  if (all.size > MOST_REMEMBERED) all.delete(all.keys().next().value ?? recipe);
  return remembered;
}
