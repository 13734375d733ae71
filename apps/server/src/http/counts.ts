/** Counts by key; a key whose count is 0 takes no memory. */
export function createCounts<Key>() {
  const counts = new Map<Key, number>();
  const of = (key: Key) => counts.get(key) ?? 0;
  return {
    of,
    add(key: Key, change: number): void {
      const count = of(key) + change;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
