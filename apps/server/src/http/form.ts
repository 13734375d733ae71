import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { MAX_INGREDIENTS_LENGTH } from '@larder/contract/analyze';
import { IMAGE_MAX_BYTES } from '@larder/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** A file of a form, held in memory. */
export type FormFile = { bytes: Buffer };
/** A multipart form as an object: text fields as strings, files as `FormFile`. */
export type Form = Record<string, string | FormFile>;

const MAX_FIELDS = 10;
/** Four bytes hold any character, so the schema's own limit is the one that speaks for texts just too long. */
const MAX_FIELD_BYTES = MAX_INGREDIENTS_LENGTH * 4;

/** Lets routes take `multipart/form-data` as a parsed body; other routes refuse it by their schema. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (request, payload) => readForm(request, payload));
}

function readForm(request: FastifyRequest, payload: NodeJS.ReadableStream): Promise<Form> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => {
      payload.unpipe(parser);
      payload.resume();
      reject(
        error instanceof AppError
          ? error
          : new AppError('BAD_REQUEST', 'The form could not be read.', { cause: error }),
      );
    };
    const form: Form = Object.create(null);
    const set = (name: string, value: string | FormFile): void => {
      if (name in form) fail(new AppError('BAD_REQUEST', `The form has the field "${name.slice(0, 40)}" twice.`));
      else form[name] = value;
    };
    let parser: Busboy;
    try {
      parser = new Busboy({
        headers: request.headers as BusboyHeaders,
        limits: {
          fields: MAX_FIELDS,
          files: 1,
          fieldSize: MAX_FIELD_BYTES,
          fileSize: IMAGE_MAX_BYTES,
          parts: MAX_FIELDS + 1,
        },
      });
    } catch (error) {
      reject(new AppError('BAD_REQUEST', 'The form has no boundary.', { cause: error }));
      return;
    }
    parser.on('field', (name, value, _nameTruncated, valueTruncated) => {
      if (valueTruncated) fail(new AppError('PAYLOAD_TOO_LARGE', `The field "${name.slice(0, 40)}" is too long.`));
      else set(name, value);
    });
    parser.on('file', (name, stream) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => fail(new AppError('PAYLOAD_TOO_LARGE', 'Please upload an image smaller than 5MB.')));
      stream.on('end', () => set(name, { bytes: Buffer.concat(chunks) }));
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => fail(new AppError('BAD_REQUEST', 'The form has too many parts.')));
    }
    parser.on('error', fail);
    parser.on('finish', () => resolve(form));
    payload.on('aborted', () => fail(new Error('aborted')));
    payload.pipe(parser);
  });
}
