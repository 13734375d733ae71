import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { takeRequestTurns } from './request-turns.ts';

test('of many requests of one client one begins in each turn of the event loop, and others’ are not delayed', async () => {
  const app = Fastify();
  takeRequestTurns(app);
  let turn = 0;
  const begun: { client: string; turn: number }[] = [];
  app.get('/', async ({ ip }) => {
    begun.push({ client: ip, turn });
    return '';
  });
  await app.ready();
  let isOver = false;
  const countTurns = () => {
    turn += 1;
    if (!isOver) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  const send = (remoteAddress: string) => app.inject({ url: '/', remoteAddress });
  const responses = await Promise.all([...Array.from({ length: 20 }, () => send('192.0.2.1')), send('192.0.2.2')]);
  isOver = true;
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 21 }, () => 200));
  const turnsOfMany = begun.filter(({ client }) => client === '192.0.2.1').map((request) => request.turn);
  expect(new Set(turnsOfMany).size).toBeGreaterThanOrEqual(19);
  expect(begun.findIndex(({ client }) => client === '192.0.2.2')).toBeLessThanOrEqual(3);
  await app.close();
});
