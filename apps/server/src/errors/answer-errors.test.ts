import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { answerError } from './answer-errors.ts';
import { AppError } from './app-error.ts';

const log = { warn: vi.fn(), error: vi.fn() };
afterEach(() => vi.clearAllMocks());

async function failWith(error: Error) {
  const app = Fastify();
  app.setErrorHandler((thrown: Error, request, reply) => {
    request.log = { ...request.log, ...log } as typeof request.log;
    return answerError(thrown, request, reply);
  });
  app.get('/', () => {
    throw error;
  });
  const { statusCode } = await app.inject('/');
  await app.close();
  return statusCode;
}

test.each([
  ['a database that is gone', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), 503],
  ['a busy service', new AppError('UNAVAILABLE', 'Busy.'), 503],
  ['a search that took too long', new DOMException('late', 'TimeoutError'), 504],
])('%s is a warning with the reason and without a stack', async (_what, error, status) => {
  expect(await failWith(error)).toBe(status);
  expect(log.error).not.toHaveBeenCalled();
  expect(log.warn).toHaveBeenCalledOnce();
  expect(log.warn.mock.calls[0]?.[0]).toEqual({ code: expect.any(String), reason: error.message });
});

test('an unexpected failure is an error with its stack', async () => {
  const error = new Error('boom');
  expect(await failWith(error)).toBe(500);
  expect(log.error).toHaveBeenCalledWith({ err: error }, 'request failed');
  expect(log.warn).not.toHaveBeenCalled();
});
