import type { IngredientEntry } from '../entry-schema.ts';
import { widerKindsOf } from '../wider-kinds.ts';

/** Foods of its wider kinds that an entry leaves unsaid, and what it says twice or for nothing. */
export function madeFromProblems(entry: IngredientEntry, entries: ReadonlyMap<string, IngredientEntry>): string[] {
  const { id, kindOf = [], madeFrom = [], mayBeMadeFrom = [], madeWithout = [] } = entry;
  const isAKindOf = (food: string, kind: string) => {
    const known = entries.get(food);
    return food === kind || (known !== undefined && widerKindsOf(known, entries).some((each) => each.id === kind));
  };
  const said = [id, ...madeFrom, ...mayBeMadeFrom];
  const unsaid = kindOf.flatMap((kind) =>
    foodsOf(entries.get(kind))
      .filter((food) => !madeWithout.includes(food) && !said.some((each) => isAKindOf(each, food)))
      .map((food) => `Its wider kind ${kind} has ${food}: list it in madeFrom, mayBeMadeFrom or madeWithout.`),
  );
  const twice = [...mayBeMadeFrom.filter((food) => madeFrom.includes(food)), ...madeWithout.filter(listed(said))];
  const foodsOfKinds = kindOf.flatMap((kind) => foodsOf(entries.get(kind)));
  const idle = madeWithout.filter((food) => !foodsOfKinds.includes(food));
  return [
    ...unsaid,
    ...twice.map((food) => `It lists ${food} in two of madeFrom, mayBeMadeFrom and madeWithout.`),
    ...idle.map((food) => `madeWithout lists ${food}, which none of its wider kinds has.`),
  ];
}

const listed = (foods: readonly string[]) => (food: string) => foods.includes(food);

function foodsOf(entry: IngredientEntry | undefined): string[] {
  return [...(entry?.madeFrom ?? []), ...(entry?.mayBeMadeFrom ?? [])];
}
