import { createHash } from 'node:crypto';
import type { Category } from '@larder/contract/category';
import type { PopularRecipe, Recipe, RecipeInput } from '@larder/contract/recipe';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { readRecipeInput } from '@larder/food/parsing/recipes/read-recipe';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { RecipeSearch } from '@larder/recipe-search/create-recipe-search';
import { drawnImageOf } from '@larder/recipe-search/response/image-of';
import type { Availability } from '../../database/availability.ts';
import type { Database } from '../../database/create-database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { TimeSlicer } from '../../event-loop/time-slicer.ts';
import type { Requester, SignedInDeveloper, SignedInUser } from '../auth/sessions/session-reader.ts';
import type { RecipePictures } from '../images/versions/recipe-pictures.ts';
import {
  addOwn,
  deleteStored,
  findMarks,
  findOwn,
  findPopular,
  findPublic,
  markShared,
  measureOwn,
  shareOwn,
  type UserMarks,
} from './data.ts';
import { MAX_OWN_BYTES, MAX_OWN_RECIPES } from './limits.ts';
import { createRecipePresenter, type VersionedRecipe } from './rendering/recipe-presenter.ts';
import type { RenderingOptions } from './rendering/rendering-options.ts';
import { createDeletedRecipes } from './stored/deleted-recipes.ts';
import { createKeptRecipes } from './stored/kept-recipes.ts';
import { createPopularList } from './stored/popular-list.ts';

const POPULAR_COUNT = 12;
/** Popular recipes that are read before they are filtered by category. */
const POPULAR_CANDIDATES = 200;
/** The embedded database answers nothing else while it reads: five of the largest recipes take it about 10 ms. */
const READ_AT_ONCE = 5;

export type RecipesService = {
  /**
   * One recipe with the requester's own marks. `beforeRendering` is called where it is not in the cache.
   * @throws AppError NOT_FOUND; what `beforeRendering` throws
   */
  recipe: (
    requester: Requester,
    id: string,
    rendering: RenderingOptions,
    beforeRendering: () => Promise<void>,
  ) => Promise<Recipe>;
  /** Those of `ids` that exist, in the same order. */
  recipes: (requester: Requester, ids: readonly string[], rendering: RenderingOptions) => Promise<Recipe[]>;
  /** @throws AppError NOT_FOUND */
  mustExist: (requester: Requester, id: string) => Promise<void>;
  /** A recipe that the requester can open, and whether everyone can. @throws AppError NOT_FOUND */
  canonical: (requester: Requester, id: string) => Promise<{ recipe: CanonicalRecipe; isPublic: boolean }>;
  isInCookbook: (id: string) => boolean;
  /** The requester's saves, ratings and changed pictures among `ids`; for a guest only pictures. */
  marks: (requester: Requester, ids: readonly string[]) => Promise<Map<string, UserMarks>>;
  /** True while composed recipes wait for the database. */
  isStoreAway: () => boolean;
  /** Those of `ids` that a developer deleted; while the database is away, those that this process knows of. */
  deletedAmong: (ids: readonly string[]) => Promise<Set<string>>;
  /** Drawings replace images of other servers, because those would learn who visits. */
  popular: (category: Category | null, rendering: RenderingOptions) => Promise<PopularRecipe[]>;
  /**
   * Stores composed and adapted recipes, so that their links resolve; the cookbook's own are always there. While the
   * database is away they resolve in this process, which stores them with the next ones.
   */
  keep: (produced: readonly CanonicalRecipe[]) => Promise<void>;
  /**
   * Stores a recipe from a user's browser and returns its id. One that the server knows under this id stays unchanged.
   * @throws AppError UNPROCESSABLE above `MAX_OWN_RECIPES` or `MAX_OWN_BYTES`
   */
  upload: (user: SignedInUser, input: RecipeInput) => Promise<string>;
  /**
   * Makes a recipe public for good and returns its public id; a user's own recipe is copied to a new id.
   * @throws AppError NOT_FOUND for a guest with a recipe that the server does not know
   */
  share: (requester: Requester, input: RecipeInput) => Promise<string>;
  /** @throws AppError NOT_FOUND; COOKBOOK_RECIPE for the cookbook's recipes */
  remove: (developer: SignedInDeveloper, id: string) => Promise<void>;
};

/** Recipes by id, popular recipes, and recipes that users upload and share. */
export function createRecipesService(dependencies: {
  database: Database;
  availability: Availability;
  recipeSearch: RecipeSearch;
  kb: KnowledgeBase;
  slicer: TimeSlicer;
  pictures: RecipePictures;
  clock: () => Date;
}): RecipesService {
  const { database, availability, recipeSearch, kb, slicer, pictures, clock } = dependencies;
  const kept = createKeptRecipes({ database, availability, clock });
  const deleted = createDeletedRecipes({ database, availability });

  const presenter = createRecipePresenter(kb);

  /** The cookbook first, then public recipes, then the user's own, so that no upload can replace another recipe. */
  async function find(requester: Requester, ids: readonly string[]): Promise<Map<string, VersionedRecipe>> {
    const found = new Map<string, VersionedRecipe>();
    const add = (recipes: readonly VersionedRecipe[]) => {
      for (const versioned of recipes) found.set(versioned.recipe.id, versioned);
      return ids.filter((id) => !found.has(id));
    };
    const inCookbook = ids.flatMap((id) => recipeSearch.recipe(id) ?? []);
    const notInCookbook = add(inCookbook.map((recipe) => ({ recipe, version: null })));
    const notWaiting = add(
      notInCookbook.flatMap((id) => kept.waiting(id) ?? []).map((recipe) => ({ recipe, version: null })),
    );
    const work = slicer.start(clientOf(requester), { isShort: true });
    for (let from = 0; from < notWaiting.length; from += READ_AT_ONCE) {
      await work.nextSlice();
      const stored = notWaiting.slice(from, from + READ_AT_ONCE);
      add(await findPublic(database, stored));
      const notPublic = stored.filter((id) => !found.has(id));
      if (requester) add(await findOwn(database, requester, notPublic));
    }
    return found;
  }

  async function recipes(requester: Requester, ids: readonly string[], rendering: RenderingOptions): Promise<Recipe[]> {
    const found = await find(requester, ids);
    const marks = await marksOf(requester, [...found.keys()]);
    const work = slicer.start(clientOf(requester));
    const presented: Recipe[] = [];
    for (const id of ids) {
      const recipe = found.get(id);
      if (!recipe) continue;
      await work.nextSlice();
      presented.push(withMarks(presenter.present(recipe, rendering), marks.get(id)));
    }
    return presented;
  }

  async function marksOf(requester: Requester, ids: readonly string[]): Promise<Map<string, UserMarks>> {
    const images = await pictures.shownTo(requester, ids);
    const marks = requester
      ? await availability.attempt(
          () => findMarks(database, requester, ids),
          () => NO_MARKS,
        )
      : NO_MARKS;
    if (images.size === 0) return marks;
    const marked = new Map(marks);
    for (const [id, imageUrl] of images) marked.set(id, { ...(marks.get(id) ?? UNMARKED), imageUrl });
    return marked;
  }

  async function upload(user: SignedInUser, input: RecipeInput): Promise<string> {
    const id = input.id ?? idOfContent(input);
    if ((await find(user, [id])).has(id)) return id;
    const { count, bytes } = await measureOwn(database, user);
    if (count >= MAX_OWN_RECIPES) {
      throw new AppError('UNPROCESSABLE', `More than ${MAX_OWN_RECIPES} recipes of your own can not be kept.`);
    }
    if (bytes >= MAX_OWN_BYTES) throw new AppError('UNPROCESSABLE', 'Your own recipes take too much space.');
    await addOwn(database, user, readRecipeInput(input, id, kb), clock());
    return id;
  }

  const popularRecipes = createPopularList({
    clock,
    load: () =>
      availability.attempt<VersionedRecipe[] | null>(
        async () => {
          const ids = await findPopular(database, POPULAR_CANDIDATES);
          const found = await find(null, ids);
          return ids.flatMap((id) => found.get(id) ?? []);
        },
        () => null,
      ),
  });

  return {
    recipes,
    upload,
    isInCookbook: (id) => recipeSearch.recipe(id) !== undefined,

    async recipe(requester, id, rendering, beforeRendering) {
      const recipe = (await find(requester, [id])).get(id);
      if (!recipe) throw notFound();
      if (!presenter.isReady(recipe, rendering)) {
        await beforeRendering();
        await slicer.start(clientOf(requester)).nextSlice();
      }
      const marks = await marksOf(requester, [id]);
      return withMarks(presenter.present(recipe, rendering), marks.get(id));
    },

    async canonical(requester, id) {
      const everyones = (await find(null, [id])).get(id);
      const found = everyones ?? (await find(requester, [id])).get(id);
      if (!found) throw notFound();
      return { recipe: found.recipe, isPublic: everyones !== undefined };
    },

    async mustExist(requester, id) {
      if (!(await find(requester, [id])).has(id)) throw notFound();
    },

    isStoreAway: kept.isWaiting,

    deletedAmong: (ids) => deleted.among(ids.filter((id) => recipeSearch.recipe(id) === undefined)),

    marks: marksOf,

    async popular(category, rendering) {
      const filling = recipeSearch.popular(category).map((recipe) => ({ recipe, version: null }));
      const ranked = new Map(
        [...(await popularRecipes()), ...filling].map((versioned) => [versioned.recipe.id, versioned] as const),
      );
      const shown = [...ranked.values()]
        .filter(({ recipe }) => category === null || recipe.category === category)
        .slice(0, POPULAR_COUNT);
      const ids = shown.map(({ recipe }) => recipe.id);
      const everyones = await pictures.shownTo(null, ids);
      return shown.map((recipe) => {
        const presented = presenter.present(recipe, rendering);
        const { id, title, category, subcategory, dietType, imageUrl } = presented;
        const drawn = drawnImageOf(recipe.recipe, kb);
        const image = imageUrl !== null && isOfThisServer(imageUrl) ? imageUrl : drawn;
        return { id, title, category, subcategory, dietType, imageUrl: everyones.get(recipe.recipe.id) ?? image };
      });
    },

    keep: (produced) => kept.keep(produced.filter(({ source, drawnLike }) => source !== 'cookbook' || drawnLike)),

    async share(requester, input) {
      const known = input.id === undefined ? undefined : (await find(null, [input.id])).get(input.id);
      if (known) {
        await markShared(database, known.recipe.id, clock());
        return known.recipe.id;
      }
      if (!requester) throw notFound();
      const ownId = await upload(requester, input);
      const own = (await find(requester, [ownId])).get(ownId);
      if (!own) throw notFound();
      const copy = { ...own.recipe, id: idOfSharedCopy(requester, ownId) };
      await shareOwn(database, requester, copy, clock());
      return copy.id;
    },

    async remove(developer, id) {
      if (recipeSearch.recipe(id)) {
        throw new AppError('COOKBOOK_RECIPE', 'This recipe is part of the cookbook and cannot be deleted.');
      }
      if (!(await deleteStored(database, developer, id, clock()))) throw notFound();
      deleted.readAgain();
    },
  };
}

/** All guests take turns as one: each reads one recipe at a time. */
function clientOf(requester: Requester): string {
  return requester?.id ?? 'guests';
}

/** As browsers read addresses, which skip some characters: "/\t/evil.example" is another server. */
function isOfThisServer(address: string): boolean {
  const here = 'http://here.invalid';
  return URL.canParse(address, here) && new URL(address, here).origin === here;
}

const NO_MARKS: Map<string, UserMarks> = new Map();
const UNMARKED: UserMarks = { isSaved: false, userRating: 0 };

type Marked = Pick<Recipe, 'isSaved' | 'saved' | 'userRating' | 'imageUrl'>;

/** The recipe with a user's marks in place of the neutral ones. */
export function withMarks<T extends Marked>(recipe: T, marks?: UserMarks): T {
  if (!marks) return recipe;
  const { isSaved, userRating, imageUrl = recipe.imageUrl } = marks;
  return { ...recipe, isSaved, saved: isSaved, userRating, imageUrl };
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'Recipe not found');
}

/** Without an id of its own, the same recipe sent twice gets the same id. */
function idOfContent(input: RecipeInput): string {
  return `own-${shortHash(JSON.stringify(input))}`;
}

/** Unique over all users, although two users' own recipes may have the same id. */
function idOfSharedCopy(user: SignedInUser, ownId: string): string {
  return `shared-${shortHash(`${user.id}\n${ownId}`)}`;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
