import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** zlib's default of 11 takes a hundred times as long. */
export const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compress = promisify(brotliCompress);

/** Bytes that are sent more than once; `brotli` compresses them at its first call. */
export type RepeatedBytes = { plain: Buffer; brotli: () => Promise<Buffer> };

export function createRepeatedBytes(plain: Buffer): RepeatedBytes {
  let brotli: Promise<Buffer> | null = null;
  return {
    plain,
    brotli() {
      brotli ??= compress(plain, BROTLI_OPTIONS);
      return brotli;
    },
  };
}

/**
 * The bytes to send to a client, with the headers set that belong to them. Without this, a client that asks for one
 * answer again and again would have it compressed each time, which takes longer than all else that it costs.
 */
export async function bytesFor(request: FastifyRequest, reply: FastifyReply, bytes: RepeatedBytes): Promise<Buffer> {
  if (request.encoding(['br']) !== 'br') return bytes.plain;
  const brotli = await bytes.brotli();
  reply.header('content-encoding', 'br').header('vary', 'accept-encoding');
  return brotli;
}
