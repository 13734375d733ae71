/** A queue whose clients take turns, so that what one client adds delays another's by one turn at most. */
export type FairQueue<T> = {
  add: (client: string, item: T) => void;
  /** The oldest item of the client whose turn it is. */
  take: () => T | undefined;
  /** The client whose turn it is. */
  nextClient: () => string | undefined;
  /** All other clients come before this one. */
  defer: (client: string) => void;
  /** Does nothing where the item was taken already. */
  remove: (client: string, item: T) => void;
  /** Of one client, or of all. */
  size: (client?: string) => number;
};

export function createFairQueue<T>(): FairQueue<T> {
  /** In the order of turns; clients without items are not in it. */
  const items = new Map<string, T[]>();

  return {
    add(client, item) {
      items.set(client, [...(items.get(client) ?? []), item]);
    },
    take() {
      const [turn] = items;
      if (!turn) return undefined;
      const [client, [first, ...rest]] = turn;
      items.delete(client);
      if (rest.length > 0) items.set(client, rest);
      return first;
    },
    nextClient: () => items.keys().next().value,
    defer(client) {
      const own = items.get(client);
      if (!own) return;
      items.delete(client);
      items.set(client, own);
    },
    remove(client, item) {
      const rest = (items.get(client) ?? []).filter((other) => other !== item);
      if (rest.length > 0) items.set(client, rest);
      else items.delete(client);
    },
    size: (client) =>
      client === undefined
        ? [...items.values()].reduce((sum, { length }) => sum + length, 0)
        : (items.get(client)?.length ?? 0),
  };
}
