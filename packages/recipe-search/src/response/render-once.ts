import type { Language } from '@larder/contract/language';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { type RenderedRecipe, type RenderOptions, renderRecipe } from '@larder/food/rendering/render-recipe';
import { renderVerdict } from '@larder/food/verifier/render-verdict';
import type { Verdict } from '@larder/food/verifier/verify';
import { typeset } from '@larder/text/typography';
import { lru } from 'tiny-lru';

/** A recipe and its verdict in one language and measurement system. */
export type Rendered = Readonly<RenderedRecipe & ReturnType<typeof renderVerdict>>;

/** By language and measurement system. */
type Renderings = Map<string, { verdict: Verdict; kb: KnowledgeBase; rendered: Rendered }>;

/**
 * The number of renderings that are kept, of the cookbook and composed. One takes about 40 kB with what answers share
 * of it; all of them in four languages would take more than the memory of a process.
 */
export const MAX_RENDERINGS = 1_500;

const renderingsByRecipe = new WeakMap<CanonicalRecipe, Renderings>();
/** The recipes of the renderings that were used last. A database row's goes with its object. */
const recent = lru<Use>(MAX_RENDERINGS).onEvict(({ value }) => drop(value));

type Use = { recipe: WeakRef<CanonicalRecipe>; key: string };

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
  const renderings: Renderings = renderingsByRecipe.get(recipe) ?? new Map();
  renderingsByRecipe.set(recipe, renderings);
  const key = `${options.language} ${options.measurementSystem}`;
  markUsed(recipe, key);
  const known = renderings.get(key);
  if (known?.verdict === verdict && known.kb === kb) return known.rendered;
  const rendered = render();
  renderings.set(key, { verdict, kb, rendered });
  return rendered;
}

/** Makes a rendering the one that was used last, and drops that of another recipe with the same id. */
function markUsed(recipe: CanonicalRecipe, key: string): void {
  const id = `${recipe.id} ${key}`;
  const before = recent.get(id);
  if (before?.recipe.deref() === recipe) return;
  if (before) drop(before);
  recent.set(id, { recipe: new WeakRef(recipe), key });
}

function drop({ recipe, key }: Use): void {
  const dropped = recipe.deref();
  if (dropped) renderingsByRecipe.get(dropped)?.delete(key);
}

/** All texts of a value as they are printed: recipes are written with straight apostrophes and plain spaces. */
function typesetAll<T>(value: T, language: Language): T {
  if (typeof value === 'string') return typeset(value, language) as T;
  if (Array.isArray(value)) return value.map((part) => typesetAll(part, language)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, typesetAll(part, language)])) as T;
}
