import type { Search } from '../search/use-search.ts';
import { useSearchActions } from '../search/use-search-actions.ts';
import type { SearchForm } from '../search/use-search-form.ts';
import { changeList } from './things/ingredient-list.ts';
import { changed, isSearchedAs, namesOf, type PhotoThing, type ThingName, thingsOf } from './things/photo-things.ts';
import type { ThingActions } from './things/thing-actions.ts';
import type { Photo } from './use-photo.ts';

/**
 * What a person can say about a thing in the photo. The text of the search is changed accordingly, so that restrictions
 * and wishes in it stay, and searched with where its ingredients are now others.
 */
export function useThingActions(form: SearchForm, search: Search, photo: Photo) {
  const { submit } = useSearchActions(form, search);
  const things = thingsOf(photo.found) ?? [];

  function apply(next: readonly PhotoThing[]) {
    photo.setThings(next);
    const [before, after] = [namesOf(things), namesOf(next)];
    searchFor(without(before, after), without(after, before));
  }

  function searchFor(dropped: readonly ThingName[], added: readonly ThingName[]) {
    if (dropped.length === 0 && added.length === 0) return;
    const searched = search.results?.response.ingredients ?? [];
    const known = [...namesOf(things), ...searched.map(({ text, name }) => ({ name: text ?? name }))];
    const { text, missing } = changeList(form.text, { dropped, added, known });
    const ignored = new Set(search.request?.ignored);
    for (const { id } of added) ignored.delete(ignoredKey(id));
    for (const { id } of missing) ignored.add(ignoredKey(id));
    if (text !== '') return submit(text, [...ignored], 'correction');
    form.setText('');
    search.clear();
  }

  const actions: ThingActions = {
    name: (thing, name) => apply(changed(things, thing, { name, isConfirmed: true, isRemoved: false })),
    remove: (thing) => apply(changed(things, thing, { isRemoved: true })),
    putBack: (thing) => apply(changed(things, thing, { isRemoved: false })),
  };
  return {
    ...actions,
    /** Names every thing that is this ingredient. */
    nameAll: (id: string, name: ThingName) =>
      apply(things.map((thing) => (isSearchedAs(thing, id) ? { ...thing, name, isConfirmed: true } : thing))),
    /** Takes an ingredient out of the search, with every thing that is it. */
    removeIngredient: ({ id, name }: { id: string; name: string }) => {
      const isInPhoto = things.some((thing) => isSearchedAs(thing, id));
      if (!isInPhoto) return searchFor([{ id, name }], []);
      apply(things.map((thing) => (isSearchedAs(thing, id) ? { ...thing, isRemoved: true } : thing)));
    },
    /** Adds an ingredient that is not in the photo. */
    addIngredient: (name: string) => searchFor([], [{ id: null, name }]),
  };
}

/** How a search says that an ingredient in its text is not meant. */
export function ignoredKey(id: string | null): string {
  return `have:${id}`;
}

function without(names: readonly ThingName[], others: readonly ThingName[]): ThingName[] {
  return names.filter(({ name }) => !others.some((other) => other.name === name));
}
