import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { MAX_INGREDIENTS_LENGTH } from '@larder/contract/analyze';
import { IMAGE_MAX_BYTES } from '@larder/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** A file of a form, held in memory. */
type FormFile = { bytes: Buffer };
/** A multipart form as an object: text fields as strings, files as `FormFile`. */
export type Form = Record<string, string | FormFile>;

const MAX_FIELDS = 10;
const LIMITS = {
  fields: MAX_FIELDS,
  files: 1,
  parts: MAX_FIELDS + 1,
  /** Four bytes hold any character, so the schema's own limit is the one that speaks for texts just too long. */
  fieldSize: MAX_INGREDIENTS_LENGTH * 4,
  fileSize: IMAGE_MAX_BYTES,
};

/** Lets the routes of this scope take `multipart/form-data`, and nothing else, as a parsed body. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('multipart/form-data', (request: FastifyRequest, payload: IncomingMessage) =>
    readForm(request, payload),
  );
}

async function readForm({ headers }: FastifyRequest, payload: IncomingMessage): Promise<Form> {
  const parser = createParser(headers as BusboyHeaders);
  try {
    return await collect(parser, payload);
  } catch (error) {
    payload.unpipe(parser);
    payload.resume();
    throw error instanceof AppError
      ? error
      : new AppError('BAD_REQUEST', 'The form could not be read.', { cause: error });
  }
}

function createParser(headers: BusboyHeaders): BusboyInstance {
  try {
    return new Busboy({ headers, limits: LIMITS });
  } catch (cause) {
    throw new AppError('BAD_REQUEST', 'The form has no boundary.', { cause });
  }
}

function collect(parser: BusboyInstance, payload: IncomingMessage): Promise<Form> {
  return new Promise((resolve, reject) => {
    const form: Form = Object.create(null);
    const files: Promise<void>[] = [];
    const set = (name: string, value: string | FormFile): void => {
      if (name in form) reject(new AppError('BAD_REQUEST', `The form has the field "${brief(name)}" twice.`));
      form[name] = value;
    };
    parser.on('field', (name, value, _nameCut, valueCut) => {
      if (valueCut) reject(new AppError('PAYLOAD_TOO_LARGE', `The field "${brief(name)}" is too long.`));
      set(name, value);
    });
    parser.on('file', (name, stream) => {
      files.push(readFile(stream).then((bytes) => set(name, { bytes }), reject));
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => reject(new AppError('BAD_REQUEST', 'The form has too many parts.')));
    }
    parser.on('error', reject);
    parser.on('finish', () => Promise.all(files).then(() => resolve(form)));
    payload.on('error', reject);
    payload.pipe(parser);
  });
}

async function readFile(stream: BusboyFileStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.truncated) throw new AppError('PAYLOAD_TOO_LARGE', 'Please upload an image smaller than 5MB.');
  return Buffer.concat(chunks);
}

/** A name from outside, short enough to repeat in a sentence. */
function brief(name: string): string {
  return name.slice(0, 40);
}
