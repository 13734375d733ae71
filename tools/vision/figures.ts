/** What was there in a picture and what was told. */
export type Outcome = { true: ReadonlySet<string>; told: readonly string[] };

export type Figures = { photos: number; precision: number; recall: number; f1: number };

/** Precision, recall and F1 over all pairs of picture and ingredient (micro). */
export function microFigures(outcomes: readonly Outcome[]): Figures {
  const hits = sum(outcomes, ({ true: there, told }) => told.filter((id) => there.has(id)).length);
  const told = sum(outcomes, (outcome) => outcome.told.length);
  const there = sum(outcomes, (outcome) => outcome.true.size);
  return {
    photos: outcomes.length,
    precision: told ? hits / told : 1,
    recall: there ? hits / there : 1,
    f1: told + there ? (2 * hits) / (told + there) : 1,
  };
}

/** How often the first thing told is there. */
export function topOne(outcomes: readonly Outcome[]): number {
  return (
    sum(outcomes, ({ true: there, told }) => Number(told[0] !== undefined && there.has(told[0]))) / outcomes.length
  );
}

/** The figures of each ingredient by itself, those in most pictures first. */
export function figuresByIngredient(outcomes: readonly Outcome[]): (Figures & { id: string })[] {
  const ids = new Set(outcomes.flatMap(({ true: there, told }) => [...there, ...told]));
  return [...ids]
    .map((id) => {
      const only = outcomes.map((outcome) => ({
        true: new Set(outcome.true.has(id) ? [id] : []),
        told: outcome.told.filter((one) => one === id),
      }));
      return { ...microFigures(only), id, photos: sum(outcomes, ({ true: there }) => Number(there.has(id))) };
    })
    .sort((one, other) => other.photos - one.photos || one.id.localeCompare(other.id));
}

export type Reliability = { from: number; to: number; told: number; meanConfidence: number; right: number };

/** How often what is told at a confidence is right, in bands a tenth wide. */
export function reliabilityOf(guesses: readonly { confidence: number; right: boolean }[]): Reliability[] {
  return Array.from({ length: 10 }, (_, band) => {
    const held = guesses.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === band);
    return {
      from: band / 10,
      to: (band + 1) / 10,
      told: held.length,
      meanConfidence: held.length ? sum(held, ({ confidence }) => confidence) / held.length : Number.NaN,
      right: held.length ? sum(held, ({ right }) => Number(right)) / held.length : Number.NaN,
    };
  }).filter(({ told }) => told > 0);
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
