import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodeField, type MultipartError, make as makeParser } from 'multipasta';
import { AppError } from '../../../errors/app-error.ts';
import { MAX_FIELD_BYTES, MAX_FORM_BYTES, MAX_FORM_PARTS, MAX_PHOTO_BYTES } from '../limits.ts';

/** A file of a form, in memory. Its name and content type are not kept. */
export type FormFile = { bytes: Buffer };
/** A multipart form: text fields as strings, files as `FormFile`. */
export type Form = Record<string, string | FormFile>;

/** Makes the routes of this scope accept `multipart/form-data`, and no other content type. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('multipart/form-data', (request: FastifyRequest, body: Readable) =>
    readForm(request.headers['content-type'] ?? '', body),
  );
}

/**
 * Reads a form as it arrives, up to the first part that is too long.
 * @throws AppError BAD_REQUEST for what is no form; PAYLOAD_TOO_LARGE for a part that is too long
 */
async function readForm(contentType: string, body: Readable): Promise<Form> {
  const form: Form = Object.create(null);
  let isComplete = false;
  let size = 0;
  const set = (name: string, value: string | FormFile): void => {
    if (name in form) throw new AppError('BAD_REQUEST', `The form has the field "${shorten(name)}" twice.`);
    form[name] = value;
  };
  const parser = makeParser({
    headers: { 'content-type': contentType },
    maxParts: MAX_FORM_PARTS,
    onField: (info, value) => {
      if (value.length > MAX_FIELD_BYTES) throw tooLarge(`The field "${shorten(info.name)}" is too long.`);
      set(info.name, decodeField(info, value));
    },
    onFile: ({ name }) => collectFile((bytes) => set(name, { bytes })),
    onError: (error) => {
      throw unreadable(error);
    },
    onDone: () => {
      isComplete = true;
    },
  });
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_FORM_BYTES) throw tooLarge('The request is larger than this call takes.');
    parser.write(chunk);
  }
  parser.end();
  if (!isComplete) throw new AppError('BAD_REQUEST', 'The form is cut short.');
  return form;
}

function collectFile(done: (bytes: Buffer) => void): (chunk: Uint8Array | null) => void {
  const chunks: Uint8Array[] = [];
  let size = 0;
  return (chunk) => {
    if (chunk === null) return done(Buffer.concat(chunks));
    size += chunk.length;
    if (size > MAX_PHOTO_BYTES) throw tooLarge('Please upload an image smaller than 5MB.');
    chunks.push(chunk);
  };
}

function unreadable(error: MultipartError): AppError {
  const message = error._tag === 'ReachedLimit' ? 'The form has too many parts.' : 'The form could not be read.';
  return new AppError('BAD_REQUEST', message, { cause: new Error(error._tag) });
}

function tooLarge(message: string): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', message);
}

const MAX_QUOTED_LENGTH = 40;

/** A client's field name, short enough to quote in a sentence. */
function shorten(name: string): string {
  return name.slice(0, MAX_QUOTED_LENGTH);
}
