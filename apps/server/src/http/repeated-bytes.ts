import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** zlib's default of 11 takes a hundred times as long. */
export const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compress = promisify(brotliCompress);

/** Texts and bytes that are sent as one; other answers may share them. */
export type Parts = readonly (string | Uint8Array)[];

/** Bytes that are sent more than once; `brotli` compresses them at its first call. */
export type RepeatedBytes = { length: number; plain: () => Buffer; brotli: () => Promise<Buffer> };

/**
 * Joins the parts at once, and keeps them joined from the second time on: most answers are sent once, and memory that
 * is kept for each of them has the garbage collector run twice as often.
 */
export function createRepeatedBytes(parts: Parts): RepeatedBytes {
  let first: Buffer | null = join(parts);
  let kept: Buffer | null = null;
  let brotli: Promise<Buffer> | null = null;
  const plain = (): Buffer => {
    const bytes = kept ?? first ?? join(parts);
    if (first === null) kept = bytes;
    first = null;
    return bytes;
  };
  return {
    length: first.length,
    plain,
    brotli() {
      brotli ??= compress(plain(), BROTLI_OPTIONS);
      return brotli;
    },
  };
}

/** Neighbouring texts are encoded together. */
function join(parts: Parts): Buffer {
  const encoded: Uint8Array[] = [];
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else {
      encoded.push(Buffer.from(text), part);
      text = '';
    }
  }
  return Buffer.concat([...encoded, Buffer.from(text)]);
}

/**
 * The bytes to send to a client, with the headers set that belong to them. Without this, a client that asks for one
 * answer again and again would have it compressed each time, which takes longer than all else that it costs.
 */
export async function bytesFor(request: FastifyRequest, reply: FastifyReply, bytes: RepeatedBytes): Promise<Buffer> {
  if (request.encoding(['br']) !== 'br') return bytes.plain();
  const brotli = await bytes.brotli();
  reply.header('content-encoding', 'br').header('vary', 'accept-encoding');
  return brotli;
}
