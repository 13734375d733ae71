/** One figure, and the limit it must not exceed or fall below. */
export type Row = {
  name: string;
  value: number;
  unit: string;
  limit?: { atMost: number } | { atLeast: number };
};

export type Benchmark = { name: string; run: () => Promise<Row[]> };

/** Prints figures with their limits; true if all are met. */
export function printRows(title: string, rows: readonly Row[]): boolean {
  console.log(`\n${title}`);
  for (const { name, value, unit, limit } of rows) {
    const figure = `${format(value)} ${unit}`.padStart(18);
    console.log(
      `  ${figure}  ${name}${limit ? `  (${inWords(limit)}: ${holds(value, limit) ? 'holds' : 'MISSED'})` : ''}`,
    );
  }
  return rows.every(({ value, limit }) => limit === undefined || holds(value, limit));
}

function holds(value: number, limit: NonNullable<Row['limit']>): boolean {
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
}

function inWords(limit: NonNullable<Row['limit']>): string {
  return 'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`;
}

function format(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toPrecision(3);
}

/** The value below which a share of the values lies; values need not be sorted. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
