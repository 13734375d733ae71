type Named = { name: string };

/**
 * Changes a list of ingredients such as "lemon, rice, no nuts": the first of `dropped` is replaced by the first of
 * `added`, and so on; what else the text says stays as it is. Names to drop that are no item of the list are returned as
 * `missing`.
 */
export function changeList<Name extends Named>(
  text: string,
  dropped: readonly Name[],
  added: readonly Named[],
): { text: string; missing: Name[] } {
  const items = text.split(',').map((item) => item.trim());
  const left = [...added];
  const missing: Name[] = [];
  for (const each of dropped) {
    const at = items.findIndex((item) => isSame(item, each.name));
    if (at < 0) missing.push(each);
    else items.splice(at, 1, ...left.splice(0, 1).map(({ name }) => name));
  }
  const absent = left.filter(({ name }) => !items.some((item) => isSame(item, name))).map(({ name }) => name);
  return { text: [...items, ...absent].filter(Boolean).join(', '), missing };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
