import { expect, test } from 'vitest';
import { localStore } from '../../../lib/browser-storage.ts';
import { type CookingTimer, startTimer } from './cooking-timer.ts';
import { TIMERS_KEY } from './stored-timer-ids.ts';
import { readTimer, writeTimer } from './timer-storage.ts';

const timer = startTimer([{ time: 480 }, { time: 300 }], 1_000) as CookingTimer;

test('each recipe has its own timer', () => {
  writeTimer(localStore, 'paella', timer);
  writeTimer(localStore, 'sangria', { ...timer, step: 1 });
  expect(readTimer(localStore, 'paella', 2)).toEqual(timer);
  expect(readTimer(localStore, 'sangria', 2)?.step).toBe(1);
  expect(readTimer(localStore, 'gazpacho', 2)).toBeNull();
});

test('removing a timer leaves the others', () => {
  writeTimer(localStore, 'paella', timer);
  writeTimer(localStore, 'sangria', timer);
  writeTimer(localStore, 'paella', null);
  expect(readTimer(localStore, 'paella', 2)).toBeNull();
  expect(readTimer(localStore, 'sangria', 2)).toEqual(timer);
});

test('a timer that does not fit the recipe’s steps is ignored', () => {
  writeTimer(localStore, 'paella', timer);
  expect(readTimer(localStore, 'paella', 3)).toBeNull();
});

test('other stored values are not timers', () => {
  localStorage.setItem(TIMERS_KEY, '{"paella":{"status":"running","steps":"many"}}');
  expect(readTimer(localStore, 'paella', 2)).toBeNull();
  localStorage.setItem(TIMERS_KEY, 'not JSON');
  expect(readTimer(localStore, 'paella', 2)).toBeNull();
  writeTimer(localStore, 'paella', timer);
  expect(readTimer(localStore, 'paella', 2)).toEqual(timer);
});

test('the oldest timers are dropped for new ones', () => {
  for (let number = 1; number <= 30; number += 1) writeTimer(localStore, `recipe-${number}`, timer);
  expect(readTimer(localStore, 'recipe-1', 2)).toBeNull();
  expect(readTimer(localStore, 'recipe-30', 2)).toEqual(timer);
});
