import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Serves the built web application: hashed assets for ever, and its one page for every address that is not a file.
 * `folder` is Vite's output; assets beside which a `.br` or `.gz` stands are sent in that form.
 */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) throw new Error(`The web application is not built: there is no ${page}.`);
  const html = readFileSync(page, 'utf8');

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/index.html*'],
    setHeaders: (reply, file) => {
      const hashed = file.startsWith(path.join(folder, 'assets'));
      reply.header('cache-control', hashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'public, max-age=3600');
    },
  });

  app.setNotFoundHandler(async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (!['GET', 'HEAD'].includes(request.method) || pathname.startsWith('/api/') || path.extname(pathname) !== '') {
      throw new AppError('NOT_FOUND', `There is nothing at ${request.method} ${pathname.slice(0, 200)}.`);
    }
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  });
}
