import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketConfig } from '../config.ts';

const KEY = { region: 'eu-test-1', accessKeyId: 'AKIDTEST', secretAccessKey: 'a secret/with+signs' };

export type BucketServer = {
  config: BucketConfig;
  /** Stored objects by the path below the bucket. */
  objects: Map<string, Buffer>;
  /** Requests that were refused, as `<method> <status>`. */
  refused: string[];
  /** From now on answers so in place of doing what it is asked; null: as a bucket does. */
  answerWith: (answer: { status: number; headers?: Record<string, string> } | null) => void;
  close: () => Promise<void>;
};

/** A server on loopback with the part of Amazon S3's protocol that objects need, which checks signatures. */
export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  const refused: string[] = [];
  let forced: { status: number; headers?: Record<string, string> } | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { method = '', url = '' } = request;
    const finish = (status: number, content?: Buffer, headers = {}) => {
      if (status >= 400 && status !== 404) refused.push(`${method} ${status}`);
      response.writeHead(status, headers).end(content);
    };
    if (forced) return finish(forced.status, undefined, forced.headers);
    if (!isSigned(request, body)) return finish(403);
    const name = /^\/pictures\/(.+)$/.exec(url)?.[1];
    if (name === undefined) return finish(404);
    if (method === 'PUT') return finish(200, void objects.set(name, body) as undefined);
    if (method === 'DELETE') return finish(204, void objects.delete(name) as undefined);
    const object = objects.get(name);
    return finish(object ? 200 : 404, object);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    config: { url: `http://127.0.0.1:${port}/pictures`, ...KEY },
    objects,
    refused,
    answerWith(answer) {
      forced = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Checks an AWS signature of version 4 and the hash of the body, as Amazon's documentation of them describes it. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const parts = pattern.exec(headers.authorization ?? '');
  if (!parts) return false;
  const [, keyId, scope = '', day = '', region = '', signedHeaders = '', signature] = parts;
  const hash = createHash('sha256').update(body).digest('hex');
  if (keyId !== KEY.accessKeyId || region !== KEY.region || headers['x-amz-content-sha256'] !== hash) return false;
  const names = signedHeaders.split(';');
  if (!names.includes('host') || !names.includes('x-amz-date')) return false;
  const lines = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('');
  const [path = '', query = ''] = url.split('?');
  const canonical = [method, path, query, lines, signedHeaders, hash].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${KEY.secretAccessKey}`);
  return hmac(key, text).toString('hex') === signature;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
