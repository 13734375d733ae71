import type { Language } from '@larder/contract/language';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { type RenderedRecipe, type RenderOptions, renderRecipe } from '@larder/food/rendering/render-recipe';
import { renderVerdict } from '@larder/food/verifier/render-verdict';
import type { Verdict } from '@larder/food/verifier/verify';
import { typeset } from '@larder/text/typography';
import { lru } from 'tiny-lru';
import type { SharedParts } from './shared-parts.ts';

/** A recipe and its verdict in one language and measurement system, with what answers share of it once it was shown. */
export type Rendered = Readonly<RenderedRecipe & ReturnType<typeof renderVerdict>> & { parts?: SharedParts };

/**
 * The number of renderings that are kept, of the cookbook and composed. One takes about 40 kB with what answers share
 * of it; all of them in four languages would take more than the memory of a process.
 */
export const MAX_RENDERINGS = 1_500;

type Kept = { recipe: CanonicalRecipe; verdict: Verdict; kb: KnowledgeBase; rendered: Rendered };

/**
 * The renderings that were used last. What holds them is no `WeakMap`, whose values the garbage collector can only mark
 * while everything waits for it.
 */
const kept = lru<Kept>(MAX_RENDERINGS);

/**
 * Renders a recipe for its own number of servings once for each language and measurement system, as long as it is among
 * those used last, and for other numbers each time. The result is shared: callers must not change it.
 */
export function renderOnce(
  recipe: CanonicalRecipe,
  verdict: Verdict,
  options: RenderOptions,
  kb: KnowledgeBase,
): Rendered {
  const render = () =>
    typesetAll(
      { ...renderRecipe(recipe, options, kb), ...renderVerdict(verdict, options.language, kb) },
      options.language,
    );
  if (options.servings !== undefined) return render();
  const key = `${recipe.id} ${options.language} ${options.measurementSystem}`;
  const known = kept.get(key);
  if (known?.recipe === recipe && known.verdict === verdict && known.kb === kb) return known.rendered;
  const rendered = render();
  kept.set(key, { recipe, verdict, kb, rendered });
  return rendered;
}

/** All texts of a value as they are printed: recipes are written with straight apostrophes and plain spaces. */
function typesetAll<T>(value: T, language: Language): T {
  if (typeof value === 'string') return typeset(value, language) as T;
  if (Array.isArray(value)) return value.map((part) => typesetAll(part, language)) as T;
  if (typeof value !== 'object' || value === null) return value;
  // A copy has the shape of the value, unlike an object that is made of entries: what reads it stays fast.
  const copy = { ...value };
  for (const key in copy) copy[key] = typesetAll(copy[key], language);
  return copy;
}
