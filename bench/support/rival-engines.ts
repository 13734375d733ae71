import { PGlite } from '@electric-sql/pglite';
import { intarray } from '@electric-sql/pglite/contrib/intarray';
import { SUBCATEGORIES } from '@larder/contract/category';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { CandidateQuery } from '@larder/recipe-search/candidates/candidate-index';
import { create, insertMultiple, search } from '@orama/orama';
import { Index } from 'flexsearch';
import MiniSearch from 'minisearch';

/** Returns the numbers of the best recipes of the query's category and subcategory. */
export type Engine = {
  query(query: CandidateQuery): number[] | Promise<number[]>;
  close(): Promise<void> | void;
};

export type Rival = {
  name: string;
  /** The most recipes that it holds in Node's default heap and indexes within a minute. */
  limit: number;
  load(recipes: Iterable<CanonicalRecipe>): Promise<Engine>;
};

/** Numbers for ingredients in the order in which they are met; as words of one length, so that none is a prefix of another. */
function createWords() {
  const numbers = new Map<string, number>();
  const number = (id: string): number => {
    const known = numbers.get(id) ?? numbers.size;
    numbers.set(id, known);
    return known;
  };
  return {
    number,
    text: (ids: readonly string[]): string => ids.map((id) => `x${String(number(id)).padStart(5, '0')}`).join(' '),
  };
}

function idsOf({ lines }: CanonicalRecipe): string[] {
  return lines.flatMap(({ ingredient }) => ingredient ?? []);
}

type Scope = { category: string; subcategory: string | null };

function isInScope({ category, subcategory }: Scope, query: CandidateQuery): boolean {
  return category === query.category && (query.subcategory === null || subcategory === query.subcategory);
}

const miniSearch: Rival['load'] = async (recipes) => {
  const words = createWords();
  const index = new MiniSearch<{ id: number; text: string } & Scope>({
    fields: ['text'],
    storeFields: ['category', 'subcategory'],
  });
  let id = 0;
  for (const recipe of recipes) {
    const { category, subcategory } = recipe;
    index.add({ id, text: words.text(idsOf(recipe)), category, subcategory });
    id += 1;
  }
  return {
    query(query) {
      const found = index.search(words.text(query.available), {
        filter: ({ category, subcategory }) => isInScope({ category, subcategory }, query),
      });
      return found.slice(0, query.limit).map((result) => Number(result.id));
    },
    close() {},
  };
};

const flexSearch: Rival['load'] = async (recipes) => {
  const words = createWords();
  const scopes: Scope[] = [];
  const index = new Index({ tokenize: 'strict', resolution: 1, encode: (text: string) => text.split(' ') });
  for (const recipe of recipes) {
    const { category, subcategory } = recipe;
    index.add(scopes.length, words.text(idsOf(recipe)));
    scopes.push({ category, subcategory });
  }
  return {
    query(query) {
      const best: number[] = [];
      for (const id of index.search(words.text(query.available), { suggest: true, limit: scopes.length })) {
        const scope = scopes[Number(id)];
        if (scope && isInScope(scope, query) && best.push(Number(id)) === query.limit) break;
      }
      return best;
    },
    close() {},
  };
};

const orama: Rival['load'] = async (recipes) => {
  const words = createWords();
  const index = create({ schema: { text: 'string', category: 'enum', subcategory: 'enum' } });
  let batch: Record<string, unknown>[] = [];
  let id = 0;
  const flush = async () => {
    await insertMultiple(index, batch, batch.length);
    batch = [];
  };
  for (const recipe of recipes) {
    const { category, subcategory } = recipe;
    batch.push({ id: String(id), text: words.text(idsOf(recipe)), category, subcategory: subcategory ?? '' });
    id += 1;
    if (batch.length === 10_000) await flush();
  }
  await flush();
  return {
    async query({ available, category, subcategory, limit }) {
      const found = await search(index, {
        term: words.text(available),
        properties: ['text'],
        limit,
        where: {
          category: { eq: category ?? 'Meals' },
          ...(subcategory === null ? {} : { subcategory: { eq: subcategory } }),
        },
      });
      return found.hits.map((hit) => Number(hit.id));
    },
    close() {},
  };
};

const pgliteGin: Rival['load'] = async (recipes) => {
  const words = createWords();
  const db = await PGlite.create({ extensions: { intarray } });
  await db.exec(`CREATE EXTENSION intarray;
    CREATE TABLE recipe (id int PRIMARY KEY, category text, subcategory smallint, ingredients int[])`);
  let rows: string[] = [];
  let id = 0;
  const flush = async () => {
    await db.query("COPY recipe FROM '/dev/blob'", [], { blob: new Blob(rows) });
    rows = [];
  };
  for (const recipe of recipes) {
    const subcategory = recipe.subcategory === null ? -1 : SUBCATEGORIES.indexOf(recipe.subcategory);
    const ingredients = `{${idsOf(recipe).map(words.number).join(',')}}`;
    rows.push(`${[id, recipe.category, subcategory, ingredients].join('\t')}\n`);
    id += 1;
    if (rows.length === 50_000) await flush();
  }
  await flush();
  await db.exec('CREATE INDEX ON recipe USING gin (ingredients gin__int_ops); ANALYZE recipe');
  return {
    async query({ available, category, subcategory, limit }) {
      const { rows: found } = await db.query<{ id: number }>(
        `SELECT id FROM recipe
         WHERE ingredients && $1::int[] AND category = $2 AND ($3::int < 0 OR subcategory = $3)
         ORDER BY icount(ingredients & $1::int[]) DESC, icount(ingredients), id LIMIT $4`,
        [
          `{${available.map(words.number).join(',')}}`,
          category,
          subcategory === null ? -1 : SUBCATEGORIES.indexOf(subcategory),
          limit,
        ],
      );
      return found.map((row) => row.id);
    },
    close: () => db.close(),
  };
};

export const RIVALS: readonly Rival[] = [
  { name: 'MiniSearch', limit: 1_000_000, load: miniSearch },
  { name: 'FlexSearch', limit: 1_000_000, load: flexSearch },
  { name: 'Orama', limit: 100_000, load: orama },
  { name: 'PGlite with a GIN index', limit: 1_000_000, load: pgliteGin },
];
