import type { Language } from '@larder/contract/language';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { type RenderedRecipe, type RenderOptions, renderRecipe } from '@larder/food/rendering/render-recipe';
import { renderVerdict } from '@larder/food/verifier/render-verdict';
import type { Verdict } from '@larder/food/verifier/verify';
import { typeset } from '@larder/text/typography';

/** A recipe and its verdict in one language and measurement system. */
export type Rendered = Readonly<RenderedRecipe & ReturnType<typeof renderVerdict>>;

/** By language and measurement system. */
type Renderings = Map<string, { verdict: Verdict; kb: KnowledgeBase; rendered: Rendered }>;

/** Renderings live as long as their recipe: those of the cookbook stay, those of a database row go with its object. */
const renderingsByRecipe = new WeakMap<CanonicalRecipe, Renderings>();

/**
 * Renders a recipe for its own number of servings once for each language and measurement system, and for other numbers
 * each time. The result is shared: callers must not change it.
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
  const renderings: Renderings = renderingsByRecipe.get(recipe) ?? new Map();
  renderingsByRecipe.set(recipe, renderings);
  const key = `${options.language} ${options.measurementSystem}`;
  const known = renderings.get(key);
  if (known?.verdict === verdict && known.kb === kb) return known.rendered;
  const rendered = render();
  renderings.set(key, { verdict, kb, rendered });
  return rendered;
}

/** All texts of a value as they are printed: recipes are written with straight apostrophes and plain spaces. */
function typesetAll<T>(value: T, language: Language): T {
  if (typeof value === 'string') return typeset(value, language) as T;
  if (Array.isArray(value)) return value.map((part) => typesetAll(part, language)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, typesetAll(part, language)])) as T;
}
