import { createHash } from 'node:crypto';
import type { Category } from '@larder/contract/category';
import { FALLBACK_LANGUAGE, type Language } from '@larder/contract/language';
import { defaultMeasurementSystem, type MeasurementSystem } from '@larder/contract/measurement';
import type { PopularRecipe, Recipe, RecipeInput } from '@larder/contract/recipe';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { readRecipeInput } from '@larder/food/parsing/recipes/read-recipe';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { verifyRecipe } from '@larder/food/verifier/verify';
import type { RecipeSearch } from '@larder/recipe-search/create-recipe-search';
import { presentRecipe } from '@larder/recipe-search/response/present';
import type { Actor, Developer, SignedIn } from '../../auth/sessions.ts';
import type { Database } from '../../database/create-database.ts';
import { AppError } from '../../errors.ts';
import {
  addOwn,
  countOwn,
  deleteStored,
  findLiked,
  findMarks,
  findOwn,
  findPublic,
  keepRecipes,
  type Marks,
  markShared,
  shareOwn,
} from './data.ts';

const DAY_MS = 24 * 3600 * 1000;
/** How long an answer may be given again without its recipes being kept anew, in milliseconds. */
export const ANSWER_LIFE_MS = DAY_MS;
/** How long a produced recipe is kept: 30 days from when it was last shown. */
const KEEP_MS = 30 * DAY_MS + ANSWER_LIFE_MS;
const POPULAR_COUNT = 12;
/** Liked recipes looked at; of some categories there may be few among them. */
const LIKED_COUNT = 200;
/** How long what people like is taken to stay so. */
const LIKED_FOR_MS = 60_000;
/** More than anybody writes; the database is not a disk for rent. */
const MOST_OWN_RECIPES = 2_000;

/** How an answer is to be rendered; what is missing follows from the rest. */
export type Rendering = {
  language?: Language | undefined;
  measurementSystem?: MeasurementSystem | undefined;
  servings?: number | undefined;
};

export type RecipesService = {
  /** A recipe through the eyes of who asks. @throws AppError NOT_FOUND */
  recipe: (actor: Actor, id: string, rendering: Rendering) => Promise<Recipe>;
  /** Those among `ids` that are there, in their order. */
  recipes: (actor: Actor, ids: readonly string[], rendering: Rendering) => Promise<Recipe[]>;
  /** @throws AppError NOT_FOUND */
  mustExist: (actor: Actor, id: string) => Promise<void>;
  /** What who asks saved and rated among `ids`; nothing for a guest. */
  marks: (actor: Actor, ids: readonly string[]) => Promise<Map<string, Marks>>;
  popular: (category: Category | null, rendering: Rendering) => Promise<PopularRecipe[]>;
  /** Keeps what was produced for someone, so that its link resolves; the cookbook's own are always there. */
  keep: (produced: readonly CanonicalRecipe[]) => Promise<void>;
  /**
   * Takes a recipe from someone's browser; one that the server knows stays what it is. Gives the id it can be opened by.
   * @throws AppError UNPROCESSABLE once they have too many
   */
  upload: (who: SignedIn, input: RecipeInput) => Promise<string>;
  /**
   * Makes a recipe one that anyone can open, for good; gives the id to open it by, which for someone's own is another.
   * @throws AppError NOT_FOUND for one that the server does not know, from a guest
   */
  share: (actor: Actor, input: RecipeInput) => Promise<string>;
  /** @throws AppError NOT_FOUND; CONFLICT for the cookbook's own */
  remove: (developer: Developer, id: string) => Promise<void>;
};

/** Recipes by id and by popularity. */
export function createRecipesService(dependencies: {
  database: Database;
  recipeSearch: RecipeSearch;
  kb: KnowledgeBase;
  clock: () => Date;
}): RecipesService {
  const { database, recipeSearch, kb, clock } = dependencies;
  let liked = { until: 0, ids: [] as string[] };

  const present = (recipe: CanonicalRecipe, rendering: Rendering): Recipe =>
    presentRecipe(
      recipe,
      {
        verdict: verifyRecipe(recipe, kb),
        have: null,
        servings: rendering.servings,
        ...resolveRendering(rendering),
      },
      kb,
    );

  /** The cookbook comes first, then what anyone can open, then someone's own: nobody's upload hides another's recipe. */
  async function find(actor: Actor, ids: readonly string[]): Promise<Map<string, CanonicalRecipe>> {
    const found = new Map<string, CanonicalRecipe>();
    const add = (recipes: readonly CanonicalRecipe[]) => {
      for (const recipe of recipes) found.set(recipe.id, recipe);
      return ids.filter((id) => !found.has(id));
    };
    const stored = add(ids.flatMap((id) => recipeSearch.recipe(id) ?? []));
    const left = add(await findPublic(database, stored));
    if (actor) add(await findOwn(database, actor, left));
    return found;
  }

  async function recipes(actor: Actor, ids: readonly string[], rendering: Rendering): Promise<Recipe[]> {
    const found = await find(actor, ids);
    const marks = actor ? await findMarks(database, actor, [...found.keys()]) : NO_MARKS;
    return ids.flatMap((id) => {
      const recipe = found.get(id);
      return recipe ? [withMarks(present(recipe, rendering), marks.get(id))] : [];
    });
  }

  async function upload(who: SignedIn, input: RecipeInput): Promise<string> {
    const id = input.id ?? idOfContent(input);
    if ((await find(who, [id])).has(id)) return id;
    if ((await countOwn(database, who)) >= MOST_OWN_RECIPES) {
      throw new AppError('UNPROCESSABLE', `More than ${MOST_OWN_RECIPES} recipes of your own can not be kept.`);
    }
    await addOwn(database, who, readRecipeInput(input, id, kb), clock());
    return id;
  }

  async function likedIds(): Promise<string[]> {
    const now = clock().getTime();
    if (now >= liked.until) liked = { until: now + LIKED_FOR_MS, ids: await findLiked(database, LIKED_COUNT) };
    return liked.ids;
  }

  return {
    recipes,
    upload,

    async recipe(actor, id, rendering) {
      const [recipe] = await recipes(actor, [id], rendering);
      if (!recipe) throw notFound();
      return recipe;
    },

    async mustExist(actor, id) {
      if (!(await find(actor, [id])).has(id)) throw notFound();
    },

    async marks(actor, ids) {
      return actor ? findMarks(database, actor, ids) : NO_MARKS;
    },

    async popular(category, rendering) {
      const found = await find(null, await likedIds());
      const ranked = new Map(
        [...found.values(), ...recipeSearch.popular(category)].map((recipe) => [recipe.id, recipe]),
      );
      return [...ranked.values()]
        .filter((recipe) => category === null || recipe.category === category)
        .slice(0, POPULAR_COUNT)
        .map((recipe) => {
          const { id, title, category, subcategory, dietType, imageUrl, ...rest } = present(recipe, rendering);
          const ingredients = rest.ingredients.map(({ ingredientId }) => ({ ingredientId }));
          return { id, title, category, subcategory, dietType, imageUrl, ingredients };
        });
    },

    async keep(produced) {
      const now = clock();
      const own = produced.filter((recipe) => recipe.source !== 'cookbook');
      await keepRecipes(database, own, { createdAt: now, keepUntil: new Date(now.getTime() + KEEP_MS) });
    },

    async share(actor, input) {
      const known = input.id === undefined ? undefined : (await find(null, [input.id])).get(input.id);
      if (known) {
        await markShared(database, known.id, clock());
        return known.id;
      }
      if (!actor) throw notFound();
      const own = await upload(actor, input);
      const recipe = (await find(actor, [own])).get(own);
      if (!recipe) throw notFound();
      const copy = { ...recipe, id: idOfShared(actor, own) };
      await shareOwn(database, actor, copy, clock());
      return copy.id;
    },

    async remove(developer, id) {
      if (recipeSearch.recipe(id)) {
        throw new AppError('CONFLICT', 'This recipe is part of the cookbook and can not be deleted.');
      }
      if (!(await deleteStored(database, developer, id))) throw notFound();
    },
  };
}

const NO_MARKS: Map<string, Marks> = new Map();

/** A recipe as someone sees it who left these marks on it. */
export function withMarks<T extends Pick<Recipe, 'isSaved' | 'saved' | 'userRating'>>(recipe: T, marks?: Marks): T {
  return marks ? { ...recipe, isSaved: marks.isSaved, saved: marks.isSaved, userRating: marks.userRating } : recipe;
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'Recipe not found');
}

/** The same recipe sent twice without an id gets the same one. */
function idOfContent(input: RecipeInput): string {
  return `own-${shortHash(JSON.stringify(input))}`;
}

/** An id that nobody can choose: two people's recipes may bear one name, their shared copies never do. */
function idOfShared(who: SignedIn, ownId: string): string {
  return `shared-${shortHash(`${who.id}\n${ownId}`)}`;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** The language and measures to render in: as asked, else the fallback language and what is usual there. */
export function resolveRendering(rendering: Rendering): { language: Language; measurementSystem: MeasurementSystem } {
  const language = rendering.language ?? FALLBACK_LANGUAGE;
  return { language, measurementSystem: rendering.measurementSystem ?? defaultMeasurementSystem(language) };
}
