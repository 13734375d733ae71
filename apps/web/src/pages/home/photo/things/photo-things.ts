import type { AnalyzeResponse, PhotoBox, PhotoGuess, RecognisedIngredient } from '@larder/contract/analyze';

/** What a thing is taken for; `id` is null for words that a person has typed and no ingredient was chosen for. */
export type ThingName = { id: string | null; name: string };

/** A thing in a photo, with what a person has said about it. */
export type PhotoThing = {
  /** Its number in the photo and in the list, from 1; null where its place is unknown. */
  number: number | null;
  box: PhotoBox | null;
  /** What it may be by recognition, the most likely first. */
  guesses: readonly PhotoGuess[];
  /** Null until a person names an unknown thing. */
  name: ThingName | null;
  /** Whether the name is a person's choice. */
  isConfirmed: boolean;
  isRemoved: boolean;
};

/** What was found in a photo. */
export type FoundInPhoto = {
  answer: AnalyzeResponse;
  /** With what a person has said; null before they have said anything. */
  things: readonly PhotoThing[] | null;
  /** The answer to a search by text since then. */
  later: AnalyzeResponse | null;
};

/** The things in a photo as they are known now; null before it was analysed. */
export function thingsOf(found: FoundInPhoto | null): readonly PhotoThing[] | null {
  if (!found) return null;
  const things = found.things ?? thingsIn(found.answer);
  return found.later ? keptIn(things, found.later.ingredients) : things;
}

/** The things in an analysed photo, numbered as they are read: by rows, from left to right. */
export function thingsIn({ ingredients, unknown = [] }: AnalyzeResponse): PhotoThing[] {
  const said = { number: null, isConfirmed: false, isRemoved: false };
  const recognised = ingredients.map(({ id, name, confidence, box = null, alternatives = [] }) => {
    return { ...said, box, guesses: [{ id, name, confidence }, ...alternatives], name: { id, name } };
  });
  const unnamed = unknown.map(({ box, guesses }) => ({ ...said, box, guesses, name: null }));
  const things: PhotoThing[] = [...recognised, ...unnamed];
  const placed = inRows(things.filter(hasPlace));
  return [
    ...placed.map((thing, index) => ({ ...thing, number: index + 1 })),
    ...things.filter((thing) => !hasPlace(thing)),
  ];
}

type Placed = PhotoThing & { box: PhotoBox };

function hasPlace(thing: PhotoThing): thing is Placed {
  return thing.box !== null;
}

/** A row begins with the highest thing that is left, and holds all whose middle is above its lower edge. */
function inRows(things: readonly Placed[]): Placed[] {
  const [highest] = things.toSorted((one, other) => one.box.y - other.box.y);
  if (!highest) return [];
  const edge = highest.box.y + highest.box.height;
  const isInRow = ({ box }: Placed) => box.y + box.height / 2 < edge;
  const row = things.filter((thing) => thing === highest || isInRow(thing));
  const rest = things.filter((thing) => !row.includes(thing));
  return [...row.toSorted((one, other) => one.box.x - other.box.x), ...inRows(rest)];
}

/** True of a thing that still needs a name. */
export function isUnnamed({ name, isRemoved }: PhotoThing): boolean {
  return name === null && !isRemoved;
}

/** True of a thing that recognition takes for one of several. */
export function isUnsure({ name, guesses, isConfirmed }: PhotoThing): boolean {
  return name !== null && !isConfirmed && guesses.length > 1;
}

/** The names of what is in the search, each once. */
export function namesOf(things: readonly PhotoThing[]): ThingName[] {
  const names = things.flatMap(({ name, isRemoved }) => (name && !isRemoved ? [name] : []));
  return [...new Map(names.map((name) => [name.name, name])).values()];
}

/** True if a thing is this ingredient and part of the search. */
export function isSearchedAs({ name, isRemoved }: PhotoThing, id: string): boolean {
  return name?.id === id && !isRemoved;
}

/** The things with one of them, which has a number, changed. */
export function changed(
  things: readonly PhotoThing[],
  thing: PhotoThing,
  change: Partial<Pick<PhotoThing, 'name' | 'isConfirmed' | 'isRemoved'>>,
): PhotoThing[] {
  return things.map((other) => (other.number === thing.number ? { ...other, ...change } : other));
}

/**
 * The things after a later search by text, for these ingredients: those that it no longer holds are removed, and words
 * that a person typed for one are the ingredient as which they were read.
 */
export function keptIn(things: readonly PhotoThing[], ingredients: readonly RecognisedIngredient[]): PhotoThing[] {
  return things.map((thing) => {
    const { name } = thing;
    if (!name) return thing;
    if (name.id !== null) return ingredients.some(({ id }) => id === name.id) ? thing : { ...thing, isRemoved: true };
    const read = ingredients.find(({ text }) => text?.toLowerCase() === name.name.toLowerCase());
    return read ? { ...thing, name: { id: read.id, name: read.name } } : thing;
  });
}
