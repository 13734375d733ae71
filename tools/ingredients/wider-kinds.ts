/** All wider kinds of an entry or ingredient, nearest first; unknown ids are left out. */
export function widerKindsOf<Kind extends { kindOf?: readonly string[] }>(
  { kindOf }: Kind,
  byId: ReadonlyMap<string, Kind>,
): Kind[] {
  const found = new Set(kindOf);
  for (const id of found) for (const wider of byId.get(id)?.kindOf ?? []) found.add(wider);
  return [...found].flatMap((id) => byId.get(id) ?? []);
}
