type Named = { name: string };

/** `known`: names of what is in the list already. */
type ListChange<Name extends Named> = { dropped: readonly Name[]; added: readonly Named[]; known: readonly Named[] };

/**
 * Changes a list of ingredients such as "lemon, rice, allergic to nuts": the first of `dropped` is replaced by the first
 * of `added`, and so on; what else the text says stays as it is. Further names stand behind the last known one, else at
 * the beginning, since behind a restriction they would be read as part of it. Names to drop that are no item of the list
 * are returned as `missing`.
 */
export function changeList<Name extends Named>(
  text: string,
  { dropped, added, known }: ListChange<Name>,
): { text: string; missing: Name[] } {
  const items = text.split(',').map((item) => item.trim());
  const left = added.map(({ name }) => name);
  const missing: Name[] = [];
  for (const each of dropped) {
    const at = items.findIndex((item) => isSame(item, each.name));
    if (at < 0) missing.push(each);
    else items.splice(at, 1, ...left.splice(0, 1));
  }
  const behind = items.findLastIndex((item) => [...known, ...added].some(({ name }) => isSame(item, name)));
  const absent = left.filter((name) => !items.some((item) => isSame(item, name)));
  items.splice(behind + 1, 0, ...absent);
  return { text: items.filter(Boolean).join(', '), missing };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
