import type { AnalyzeResponse } from '@larder/contract/analyze';
import { API } from '@larder/contract/api';
import type { ErrorBody } from '@larder/contract/error';
import type { FastifyInstance } from 'fastify';

type Fields = { ingredients?: string; recipeName?: string; preferences?: object; category?: string };

/** POST /api/analyze as a client that takes JSON. `answer` and `body` are the same payload. */
export async function search(
  app: FastifyInstance,
  fields: Fields,
  address = '127.0.0.1',
): Promise<{ status: number; answer: AnalyzeResponse; body: ErrorBody; retryAfter: string | undefined }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const request = new Request('http://larder.test/', { method: 'POST', body: form });
  const response = await app.inject({
    method: 'POST',
    url: API.analyze,
    remoteAddress: address,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const payload = response.json();
  const header = response.headers['retry-after'];
  return { status: response.statusCode, answer: payload, body: payload, retryAfter: header?.toString() };
}
