import { createContext, use } from 'react';
import type { SavedList } from './saved-list.ts';

export const SavedListContext = createContext<SavedList | null>(null);

export function useSavedList(): SavedList {
  const list = use(SavedListContext);
  if (!list) throw new Error('useSavedList needs a SavedProvider above it');
  return list;
}
