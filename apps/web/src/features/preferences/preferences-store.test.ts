import { expect, test, vi } from 'vitest';
import { localStore } from '../../lib/storage.ts';
import { createPreferencesStore } from './preferences-store.ts';

test('without stored preferences the measures are imperial for en-US and metric otherwise', () => {
  expect(createPreferencesStore(localStore, 'en-US').get().measurementSystem).toBe('imperial');
  expect(createPreferencesStore(localStore, 'es').get().measurementSystem).toBe('metric');
});

test('a change is stored at once and told to whoever listens', () => {
  const store = createPreferencesStore(localStore, 'fr');
  const listener = vi.fn();
  store.subscribe(listener);
  store.set({ measurementSystem: 'imperial' });
  expect(listener).toHaveBeenCalledOnce();
  expect(JSON.parse(localStorage.getItem('userPreferences') ?? '')).toEqual({
    language: 'fr',
    measurementSystem: 'imperial',
    excludedAllergens: [],
    dietTypes: [],
  });
  expect(createPreferencesStore(localStore, 'fr').get().measurementSystem).toBe('imperial');
});

test('preferences of an older shape are read, and what is unknown in them is dropped', () => {
  localStorage.setItem(
    'userPreferences',
    '{"dietType":"Vegan","excludedAllergens":["Nuts","Kryptonite"],"measurementSystem":"cubits"}',
  );
  const { dietTypes, excludedAllergens, measurementSystem } = createPreferencesStore(localStore, 'en-US').get();
  expect(dietTypes).toEqual(['Vegan']);
  expect(excludedAllergens).toEqual(['Nuts']);
  expect(measurementSystem).toBe('imperial');
});
