import { MAX_INGREDIENTS_LENGTH } from '@larder/contract/analyze';
import { IMAGE_MAX_BYTES } from '@larder/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContentTypeParserDoneFunction } from 'fastify/types/content-type-parser.js';
import { decodeField, type MultipartError, make as makeParser } from 'multipasta';
import { AppError } from '../errors.ts';

/** A file of a form, held in memory; what it calls itself is not kept. */
export type FormFile = { bytes: Buffer };
/** A multipart form as an object: text fields as strings, files as `FormFile`. */
export type Form = Record<string, string | FormFile>;

const MAX_PARTS = 10;
/** Four bytes hold any character, so the schema's own limit is the one that speaks for texts just too long. */
const MAX_FIELD_BYTES = MAX_INGREDIENTS_LENGTH * 4;
/** A photo that is a little too large is still read, so that it can be refused by its name. */
const MAX_FORM_BYTES = IMAGE_MAX_BYTES + 1024 * 1024;

/** Lets the routes of this scope take `multipart/form-data`, and nothing else, as a parsed body. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES },
    (request: FastifyRequest, body: Buffer, done: ContentTypeParserDoneFunction) => {
      try {
        done(null, readForm(request.headers['content-type'] ?? '', body));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}

/** @throws AppError BAD_REQUEST for what is no form; PAYLOAD_TOO_LARGE for a part that is too long */
function readForm(contentType: string, body: Buffer): Form {
  const form: Form = Object.create(null);
  let whole = false;
  const set = (name: string, value: string | FormFile): void => {
    if (name in form) throw new AppError('BAD_REQUEST', `The form has the field "${brief(name)}" twice.`);
    form[name] = value;
  };
  const parser = makeParser({
    headers: { 'content-type': contentType },
    maxParts: MAX_PARTS,
    onField: (info, value) => {
      if (value.length > MAX_FIELD_BYTES) throw tooLarge(`The field "${brief(info.name)}" is too long.`);
      set(info.name, decodeField(info, value));
    },
    onFile: ({ name }) => collectFile((bytes) => set(name, { bytes })),
    onError: (error) => {
      throw unreadable(error);
    },
    onDone: () => {
      whole = true;
    },
  });
  parser.write(body);
  parser.end();
  if (!whole) throw new AppError('BAD_REQUEST', 'The form is cut short.');
  return form;
}

function collectFile(done: (bytes: Buffer) => void): (chunk: Uint8Array | null) => void {
  const chunks: Uint8Array[] = [];
  let size = 0;
  return (chunk) => {
    if (chunk === null) return done(Buffer.concat(chunks));
    size += chunk.length;
    if (size > IMAGE_MAX_BYTES) throw tooLarge('Please upload an image smaller than 5MB.');
    chunks.push(chunk);
  };
}

function unreadable(error: MultipartError): AppError {
  const what = error._tag === 'ReachedLimit' ? 'The form has too many parts.' : 'The form could not be read.';
  return new AppError('BAD_REQUEST', what, { cause: new Error(error._tag) });
}

function tooLarge(sentence: string): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', sentence);
}

/** A name from outside, short enough to repeat in a sentence. */
function brief(name: string): string {
  return name.slice(0, 40);
}
