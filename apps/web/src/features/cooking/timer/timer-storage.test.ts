import { expect, test } from 'vitest';
import { localStore } from '../../../lib/browser-storage.ts';
import { type CookingTimer, startTimer } from './cooking-timer.ts';
import { TIMERS_KEY } from './stored-timer-ids.ts';
import { readTimer, writeTimer } from './timer-storage.ts';

const timer = startTimer([{ time: 480 }, { time: 300 }], 1_000) as CookingTimer;

test('each recipe has a session of its own', () => {
  writeTimer(localStore, 'paella', timer);
  writeTimer(localStore, 'sangria', { ...timer, step: 1 });
  expect(readTimer(localStore, 'paella', 2)).toEqual(timer);
  expect(readTimer(localStore, 'sangria', 2)?.step).toBe(1);
  expect(readTimer(localStore, 'gazpacho', 2)).toBeNull();
});

test('a session that is over is forgotten, the others are not', () => {
  writeTimer(localStore, 'paella', timer);
  writeTimer(localStore, 'sangria', timer);
  writeTimer(localStore, 'paella', null);
  expect(readTimer(localStore, 'paella', 2)).toBeNull();
  expect(readTimer(localStore, 'sangria', 2)).toEqual(timer);
});

test('a session that does not fit the recipe’s steps any more is not taken up', () => {
  writeTimer(localStore, 'paella', timer);
  expect(readTimer(localStore, 'paella', 3)).toBeNull();
});

test('whatever else lies in the storage is no session', () => {
  localStorage.setItem(TIMERS_KEY, '{"paella":{"status":"running","steps":"many"}}');
  expect(readTimer(localStore, 'paella', 2)).toBeNull();
  localStorage.setItem(TIMERS_KEY, 'not JSON');
  expect(readTimer(localStore, 'paella', 2)).toBeNull();
  writeTimer(localStore, 'paella', timer);
  expect(readTimer(localStore, 'paella', 2)).toEqual(timer);
});

test('forgotten sessions make way for new ones', () => {
  for (let number = 1; number <= 30; number += 1) writeTimer(localStore, `recipe-${number}`, timer);
  expect(readTimer(localStore, 'recipe-1', 2)).toBeNull();
  expect(readTimer(localStore, 'recipe-30', 2)).toEqual(timer);
});
