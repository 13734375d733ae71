import type { Preferences } from '@larder/contract/user/preferences';
import { expect, test, vi } from 'vitest';
import { localStore } from '../../lib/browser-storage.ts';
import { createPreferencesStore } from './preferences-store.ts';

test('without stored preferences the measures are imperial for en-US and metric otherwise', () => {
  expect(createPreferencesStore(localStore, 'en-US').get().measurementSystem).toBe('imperial');
  expect(createPreferencesStore(localStore, 'es').get().measurementSystem).toBe('metric');
});

test('a change is stored at once and reported to listeners', () => {
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

const HELD = {
  language: 'es',
  measurementSystem: 'imperial',
  excludedAllergens: ['Nuts'],
  dietTypes: ['Vegan'],
} as const satisfies Preferences;
const held = (): Preferences => structuredClone(HELD) as Preferences;

function signedIn(userId = 'ada') {
  const store = createPreferencesStore(localStore, 'en-GB');
  store.setUser(userId);
  return store;
}

test('what the account holds replaces what is here', () => {
  const store = signedIn();
  store.applyAccount('ada', held());
  expect(store.get()).toEqual(HELD);
  expect(localStorage.getItem('i18nextLng')).toBe('es');
  expect(store.owner()).toEqual({ userId: 'ada', known: true, unsent: [] });
});

test('what was changed and has not reached the account outlives what the account holds, over a reload too', () => {
  signedIn().applyAccount('ada', held());
  createPreferencesStore(localStore, 'es').set({ excludedAllergens: ['Dairy'] });
  const store = createPreferencesStore(localStore, 'es');
  store.applyAccount('ada', { ...held(), dietTypes: ['Keto'] });
  expect(store.get()).toMatchObject({ excludedAllergens: ['Dairy'], dietTypes: ['Keto'] });
  store.acknowledge(store.get());
  store.applyAccount('ada', held());
  expect(store.get()).toEqual(HELD);
});

test('a change made while an earlier one was on its way is still unsent', () => {
  const store = signedIn();
  store.applyAccount('ada', held());
  store.set({ excludedAllergens: ['Dairy'] });
  const sent = store.get();
  store.set({ excludedAllergens: ['Dairy', 'Eggs'] });
  store.acknowledge(sent);
  expect(store.owner()?.unsent).toEqual(['excludedAllergens']);
});

test('a new account takes the preferences of the guest', () => {
  const store = createPreferencesStore(localStore, 'fr');
  store.set({ measurementSystem: 'imperial' });
  store.setUser('ada');
  store.applyAccount('ada', null);
  expect(store.get()).toMatchObject({ language: 'fr', measurementSystem: 'imperial' });
  expect(store.owner()?.unsent).toEqual(['language', 'measurementSystem', 'excludedAllergens', 'dietTypes']);
});

test.each([
  ['the next person', 'grace'],
  ['a guest', null],
])('what one person avoids and eats is not left to %s', (_who, next) => {
  const store = signedIn();
  store.applyAccount('ada', held());
  store.setUser(next);
  expect(store.get()).toEqual({ ...HELD, excludedAllergens: [], dietTypes: [] });
  expect(localStorage.getItem('userPreferences')).not.toMatch(/Nuts|Vegan/);
});

test('a response for another user is ignored', () => {
  const store = signedIn('grace');
  store.applyAccount('ada', held());
  expect(store.get().excludedAllergens).toEqual([]);
});

test('what another tab stored is read again', () => {
  const [here, there] = [signedIn(), createPreferencesStore(localStore, 'en-GB')];
  const listener = vi.fn();
  here.subscribe(listener);
  there.applyAccount('ada', held());
  here.reload();
  expect(here.get()).toEqual(HELD);
  expect(listener).toHaveBeenCalled();
});

test('a record of the owner that makes no sense counts as none', () => {
  localStorage.setItem('userPreferencesOwner', '{"userId":"ada","known":true,"unsent":["__proto__"]}');
  expect(createPreferencesStore(localStore, 'en-GB').owner()).toBeNull();
});
