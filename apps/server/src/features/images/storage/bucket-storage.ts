import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { BucketConfig } from '../../../config.ts';
import { AppError } from '../../../errors/app-error.ts';
import { type ImageStorage, ROW_STORAGE } from './image-storage.ts';

/** A bucket where one is configured, else the database. */
export function createImageStorage(bucket: BucketConfig | null): ImageStorage {
  return bucket ? createBucketStorage(bucket) : ROW_STORAGE;
}

/** Milliseconds of one call. */
const CALL_MS = 15_000;
/** A JPEG of 1,200 pixels has less than 1 MB. */
const MAX_BYTES = 5 * 1024 * 1024;
/** Pictures removed at once. */
const CONCURRENCY = 4;

/**
 * Keeps pictures in a bucket; rows that hold their picture themselves, from before there was a bucket, are still read.
 * Requests are signed (AWS signature version 4); redirects are not followed, so that no signed request leaves its host.
 */
export function createBucketStorage({ url, ...credentials }: BucketConfig): ImageStorage {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2, initRetryMs: 100 });
  const addressOf = (id: string) => `${url}/generated/${id}.jpg`;

  async function call(method: 'GET' | 'PUT' | 'DELETE', id: string, body?: Buffer<ArrayBuffer>): Promise<Response> {
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const headers = { 'x-amz-content-sha256': sha256, ...(body && { 'content-type': 'image/jpeg' }) };
    const signal = AbortSignal.timeout(CALL_MS);
    try {
      const init = { method, headers, signal, redirect: 'error' } as const;
      const response = await client.fetch(addressOf(id), body ? { ...init, body } : init);
      if (response.ok || response.status === 404) return response;
      await response.body?.cancel();
      throw new Error(`the bucket answered ${response.status}`);
    } catch (cause) {
      throw new AppError('UNAVAILABLE', 'The storage of pictures can not be reached.', { cause });
    }
  }

  return {
    async put(id, jpeg) {
      const response = await call('PUT', id, Buffer.from(jpeg));
      await response.body?.cancel();
      if (!response.ok) throw new AppError('UNAVAILABLE', 'The bucket for pictures does not exist.');
      return null;
    },

    async get(id, kept) {
      if (kept !== null) return ROW_STORAGE.get(id, kept);
      const response = await call('GET', id);
      if (!response.ok) {
        await response.body?.cancel();
        return null;
      }
      return readAtMost(response, MAX_BYTES);
    },

    async remove(ids) {
      for (let start = 0; start < ids.length; start += CONCURRENCY) {
        const responses = await Promise.all(ids.slice(start, start + CONCURRENCY).map((id) => call('DELETE', id)));
        await Promise.all(responses.map(({ body }) => body?.cancel()));
      }
    },
  };
}

async function readAtMost(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > maxBytes) throw new Error('the object is too large');
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new AppError('UNAVAILABLE', 'The storage of pictures can not be read.', { cause });
  }
  return Buffer.concat(chunks);
}
