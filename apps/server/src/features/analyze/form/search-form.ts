import { analyzeFieldsSchema } from '@larder/contract/analyze';
import { z } from 'zod';
import { AppError } from '../../../errors/app-error.ts';
import type { Form, FormFile } from './multipart-form.ts';

/** The form of POST /api/analyze: the contract's fields and the photo. */
export const searchFormSchema = analyzeFieldsSchema.extend({
  image: z
    .custom<Buffer>((value) => Buffer.isBuffer(value))
    .meta({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP, AVIF or GIF, at most 5 MB' })
    .optional(),
});
export type SearchForm = z.infer<typeof searchFormSchema>;

/**
 * A form's fields as `searchFormSchema` expects them: blank ones count as absent, and `preferences` and `ignored` are parsed as JSON.
 * @throws AppError BAD_REQUEST for invalid JSON, and for a file in a text field; UNSUPPORTED_MEDIA_TYPE for an `image`
 * that is no file
 */
export function toSearchFields(body: unknown): unknown {
  const { image, preferences, ignored, ...fields } = (body ?? {}) as Form;
  if ([preferences, ignored, ...Object.values(fields)].some((value) => typeof value === 'object')) {
    throw new AppError('BAD_REQUEST', 'A file can only be sent as image.');
  }
  const filled = Object.entries(fields).filter(([, value]) => typeof value === 'string' && value.trim() !== '');
  return {
    ...Object.fromEntries(filled),
    ...(preferences ? { preferences: parseJson('preferences', preferences) } : {}),
    ...(ignored ? { ignored: parseJson('ignored', ignored) } : {}),
    ...(image ? { image: bytesOf(image) } : {}),
  };
}

function bytesOf(image: string | FormFile): Buffer {
  if (typeof image !== 'string') return image.bytes;
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please upload an image file.');
}

function parseJson(field: string, value: Form[string]): unknown {
  try {
    return JSON.parse(String(value));
  } catch (cause) {
    throw new AppError('BAD_REQUEST', `${field}: must be JSON`, { cause });
  }
}
