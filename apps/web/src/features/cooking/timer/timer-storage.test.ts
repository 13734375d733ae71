import { expect, test } from 'vitest';
import { localStore } from '../../../lib/browser-storage.ts';
import { type CookingSession, startCooking } from './cooking-timer.ts';
import { SESSIONS_KEY } from './stored-timer-ids.ts';
import { readSession, writeSession } from './timer-storage.ts';

const session = startCooking([{ time: 480 }, { time: 300 }], 1_000) as CookingSession;

test('each recipe has a session of its own', () => {
  writeSession(localStore, 'paella', session);
  writeSession(localStore, 'sangria', { ...session, step: 1 });
  expect(readSession(localStore, 'paella', 2)).toEqual(session);
  expect(readSession(localStore, 'sangria', 2)?.step).toBe(1);
  expect(readSession(localStore, 'gazpacho', 2)).toBeNull();
});

test('a session that is over is forgotten, the others are not', () => {
  writeSession(localStore, 'paella', session);
  writeSession(localStore, 'sangria', session);
  writeSession(localStore, 'paella', null);
  expect(readSession(localStore, 'paella', 2)).toBeNull();
  expect(readSession(localStore, 'sangria', 2)).toEqual(session);
});

test('a session that does not fit the recipe’s steps any more is not taken up', () => {
  writeSession(localStore, 'paella', session);
  expect(readSession(localStore, 'paella', 3)).toBeNull();
});

test('whatever else lies in the storage is no session', () => {
  localStorage.setItem(SESSIONS_KEY, '{"paella":{"status":"running","steps":"many"}}');
  expect(readSession(localStore, 'paella', 2)).toBeNull();
  localStorage.setItem(SESSIONS_KEY, 'not JSON');
  expect(readSession(localStore, 'paella', 2)).toBeNull();
  writeSession(localStore, 'paella', session);
  expect(readSession(localStore, 'paella', 2)).toEqual(session);
});

test('forgotten sessions make way for new ones', () => {
  for (let number = 1; number <= 30; number += 1) writeSession(localStore, `recipe-${number}`, session);
  expect(readSession(localStore, 'recipe-1', 2)).toBeNull();
  expect(readSession(localStore, 'recipe-30', 2)).toEqual(session);
});
