import { PGlite } from '@electric-sql/pglite';
import { intarray } from '@electric-sql/pglite/contrib/intarray';
import { ALLERGENS } from '@larder/contract/allergen';
import { SUBCATEGORIES } from '@larder/contract/category';
import { create, insertMultiple, search } from '@orama/orama';
import { Index } from 'flexsearch';
import MiniSearch from 'minisearch';
import type { MatchQuery } from '../packages/recipe-search/src/candidates/match-index.ts';
import { allergenBits } from '../packages/recipe-search/src/candidates/recipe-columns.ts';
import type { SyntheticRecipe } from './synthetic-corpus.ts';

/** Answers with the numbers of the recipes it finds best, filters applied. */
export type Engine = {
  query(query: MatchQuery): number[] | Promise<number[]>;
  close(): Promise<void> | void;
};

export type Rival = {
  name: string;
  /** The most recipes that it holds in Node's usual heap and indexes within a minute. */
  most: number;
  load(recipes: Iterable<SyntheticRecipe>): Promise<Engine>;
};

/** A number for each ingredient as it is first met; as a word of one length, so that none is the start of another. */
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

function idsOf({ lines }: SyntheticRecipe): string[] {
  return lines.flatMap(({ ingredient }) => ingredient ?? []);
}

type Facts = { category: string; subcategory: string | null; allergens: number };

function passes({ category, subcategory, allergens }: Facts, query: MatchQuery, excluded: number): boolean {
  return (
    category === query.category &&
    (query.subcategory === null || subcategory === query.subcategory) &&
    (allergens & excluded) === 0
  );
}

const miniSearch: Rival['load'] = async (recipes) => {
  const words = createWords();
  const index = new MiniSearch<{ id: number; text: string } & Facts>({
    fields: ['text'],
    storeFields: ['category', 'subcategory', 'allergens'],
  });
  let id = 0;
  for (const recipe of recipes) {
    const { category, subcategory } = recipe;
    index.add({
      id,
      text: words.text(idsOf(recipe)),
      category,
      subcategory,
      allergens: allergenBits(recipe.allergens),
    });
    id += 1;
  }
  return {
    query(query) {
      const excluded = allergenBits(query.excludedAllergens);
      const found = index.search(words.text(query.have), {
        filter: ({ category, subcategory, allergens }) => passes({ category, subcategory, allergens }, query, excluded),
      });
      return found.slice(0, query.k).map((result) => Number(result.id));
    },
    close() {},
  };
};

const flexSearch: Rival['load'] = async (recipes) => {
  const words = createWords();
  const facts: Facts[] = [];
  const index = new Index({ tokenize: 'strict', resolution: 1, encode: (text: string) => text.split(' ') });
  for (const recipe of recipes) {
    const { category, subcategory } = recipe;
    index.add(facts.length, words.text(idsOf(recipe)));
    facts.push({ category, subcategory, allergens: allergenBits(recipe.allergens) });
  }
  return {
    query(query) {
      const excluded = allergenBits(query.excludedAllergens);
      const best: number[] = [];
      for (const id of index.search(words.text(query.have), { suggest: true, limit: facts.length })) {
        const known = facts[Number(id)];
        if (known && passes(known, query, excluded) && best.push(Number(id)) === query.k) break;
      }
      return best;
    },
    close() {},
  };
};

const orama: Rival['load'] = async (recipes) => {
  const words = createWords();
  const free = Object.fromEntries(ALLERGENS.map((allergen) => [allergen, 'boolean'] as const));
  const index = create({ schema: { text: 'string', category: 'enum', subcategory: 'enum', ...free } });
  let batch: Record<string, unknown>[] = [];
  let id = 0;
  const flush = async () => {
    await insertMultiple(index, batch, batch.length);
    batch = [];
  };
  for (const recipe of recipes) {
    const { category, subcategory, allergens } = recipe;
    const borne = Object.fromEntries(ALLERGENS.map((allergen) => [allergen, allergens.includes(allergen)]));
    batch.push({ id: String(id), text: words.text(idsOf(recipe)), category, subcategory: subcategory ?? '', ...borne });
    id += 1;
    if (batch.length === 10_000) await flush();
  }
  await flush();
  return {
    async query({ have, category, subcategory, excludedAllergens, k }) {
      const found = await search(index, {
        term: words.text(have),
        properties: ['text'],
        limit: k,
        where: {
          category: { eq: category ?? 'Meals' },
          ...(subcategory === null ? {} : { subcategory: { eq: subcategory } }),
          ...Object.fromEntries(excludedAllergens.map((allergen) => [allergen, false])),
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
    CREATE TABLE recipe (id int PRIMARY KEY, category text, subcategory smallint, allergens int, ingredients int[])`);
  let rows: string[] = [];
  let id = 0;
  const flush = async () => {
    await db.query("COPY recipe FROM '/dev/blob'", [], { blob: new Blob(rows) });
    rows = [];
  };
  for (const recipe of recipes) {
    const subcategory = recipe.subcategory === null ? -1 : SUBCATEGORIES.indexOf(recipe.subcategory);
    const ingredients = `{${idsOf(recipe).map(words.number).join(',')}}`;
    rows.push(`${[id, recipe.category, subcategory, allergenBits(recipe.allergens), ingredients].join('\t')}\n`);
    id += 1;
    if (rows.length === 50_000) await flush();
  }
  await flush();
  await db.exec('CREATE INDEX ON recipe USING gin (ingredients gin__int_ops); ANALYZE recipe');
  return {
    async query({ have, category, subcategory, excludedAllergens, k }) {
      const { rows: found } = await db.query<{ id: number }>(
        `SELECT id FROM recipe
         WHERE ingredients && $1::int[] AND category = $2 AND ($3::int < 0 OR subcategory = $3) AND allergens & $4 = 0
         ORDER BY icount(ingredients & $1::int[]) DESC, icount(ingredients), id LIMIT $5`,
        [
          `{${have.map(words.number).join(',')}}`,
          category,
          subcategory === null ? -1 : SUBCATEGORIES.indexOf(subcategory),
          allergenBits(excludedAllergens),
          k,
        ],
      );
      return found.map((row) => row.id);
    },
    close: () => db.close(),
  };
};

export const RIVALS: readonly Rival[] = [
  { name: 'MiniSearch', most: 1_000_000, load: miniSearch },
  { name: 'FlexSearch', most: 1_000_000, load: flexSearch },
  { name: 'Orama', most: 100_000, load: orama },
  { name: 'PGlite with a GIN index', most: 1_000_000, load: pgliteGin },
];
