import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** Refuses text that PostgreSQL cannot store (NUL characters and unpaired surrogates) and values nested too deep. */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const isRefused = [request.body, request.params, request.query].some(holdsUnstorable);
    done(
      isRefused
        ? new AppError('BAD_REQUEST', 'The request holds characters that are no text, or is nested too deep.')
        : undefined,
    );
  });
}

/** Deeper values hold no payload of the contract, and would exhaust the stack. */
const MAX_DEPTH = 32;

function holdsUnstorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  if (depth > MAX_DEPTH) return true;
  return Object.entries(value).some(([key, inner]) => holdsUnstorable(key) || holdsUnstorable(inner, depth + 1));
}
