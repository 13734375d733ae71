import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@larder/contract/error';
import { VALIDATION_MESSAGES, type ValidationCode } from '@larder/contract/user/validation';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from './app-error.ts';
import { isDatabaseUnavailable, isDiskFull } from './database-errors.ts';

const DATABASE_RETRY_SECONDS = 5;
/** An operator has to free space first. */
const DISK_FULL_RETRY_SECONDS = 60;

/** Answers an error with the contract's error body; causes are only logged. */
export function answerError(thrown: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown, request);
  if (error.status >= 500) logFailure(error, thrown, request);
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
  // Serialized here, because a path that cannot be decoded has no route and so no serializer.
  return reply.status(error.status).type('application/json; charset=utf-8').send(JSON.stringify(error.body));
}

/** Failures that pass by themselves; they are expected under load and need no stack. */
const PASSING: readonly ErrorCode[] = ['UNAVAILABLE', 'TIMEOUT', 'AI_SERVER_ERROR', 'AI_NETWORK_ERROR'];

function logFailure({ code }: AppError, thrown: Error, request: FastifyRequest): void {
  if (PASSING.includes(code)) {
    const { message } = thrown.cause instanceof Error ? thrown.cause : thrown;
    request.log.warn({ code, reason: message }, 'request refused');
  } else request.log.error({ err: thrown }, 'request failed');
}

/** The expected failure that an error stands for. */
export function toAppError(thrown: FastifyError | Error, request: FastifyRequest): AppError {
  if (thrown instanceof AppError) return thrown;
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    const [first] = thrown.validation;
    const field = first?.instancePath.split('/').filter(Boolean).join('.') || thrown.validationContext;
    return new AppError('BAD_REQUEST', sentenceFor(field, first?.message), { cause: thrown });
  }
  if (thrown.name === 'TimeoutError') {
    return new AppError('TIMEOUT', 'AI_TIMEOUT_ERROR The search took too long. Please try again.', { cause: thrown });
  }
  if (isDiskFull(thrown)) {
    return new AppError('UNAVAILABLE', 'The server has no room left to store this. What was stored before is kept.', {
      cause: thrown,
      retryAfterSeconds: DISK_FULL_RETRY_SECONDS,
    });
  }
  if (isDatabaseUnavailable(thrown)) {
    return new AppError('UNAVAILABLE', 'The database can not be reached at the moment. Please try again shortly.', {
      cause: thrown,
      retryAfterSeconds: DATABASE_RETRY_SECONDS,
    });
  }
  return fromTransport(thrown, request);
}

/** Validation codes become the contract's sentence; other messages get the field's name. */
function sentenceFor(field: string | undefined, message = 'is not valid'): string {
  return Object.hasOwn(VALIDATION_MESSAGES, message)
    ? VALIDATION_MESSAGES[message as ValidationCode]
    : `${field}: ${message}`;
}

/** Fastify's own errors, by status. */
function fromTransport(thrown: FastifyError | Error, request: FastifyRequest): AppError {
  const status = 'statusCode' in thrown ? thrown.statusCode : undefined;
  const options = { cause: thrown };
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE', 'The request is larger than this call takes.', options);
  if (status === 415) {
    const type = request.headers['content-type']?.split(';')[0] ?? 'none';
    return new AppError('UNSUPPORTED_MEDIA_TYPE', `This call does not take the content type "${type}".`, options);
  }
  if (status === 408) return new AppError('BAD_REQUEST', 'The request took too long to arrive.', options);
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError('BAD_REQUEST', 'The request could not be read.', options);
  }
  return new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', options);
}

const CLIENT_ERRORS: Record<string, AppError> = {
  HPE_HEADER_OVERFLOW: new AppError(
    'PAYLOAD_TOO_LARGE',
    'The headers of the request are larger than this server takes.',
  ),
  ERR_HTTP_REQUEST_TIMEOUT: new AppError('BAD_REQUEST', 'The request took too long to arrive.'),
};

/** Answers what cannot be parsed as HTTP, and closes the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } =
    CLIENT_ERRORS[error.code ?? ''] ?? new AppError('BAD_REQUEST', 'The request could not be read.');
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
