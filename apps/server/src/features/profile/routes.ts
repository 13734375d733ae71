import { Readable } from 'node:stream';
import { API } from '@larder/contract/api';
import { errorBodySchema } from '@larder/contract/error';
import {
  deleteAccountSchema,
  doneSchema,
  emailChangeSchema,
  passwordChangeSchema,
  profileSchema,
  userSchema,
} from '@larder/contract/user/account';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Passwords } from '../auth/passwords/password-change.ts';
import type { AuthService } from '../auth/service.ts';
import type { SessionReader } from '../auth/sessions/session-reader.ts';
import type { ProfileService } from './service.ts';

const done = { success: true as const };
const errors = { '4xx': errorBodySchema };

export function profileRoutes(dependencies: {
  service: ProfileService;
  passwords: Passwords;
  sessions: SessionReader;
  auth: Pick<AuthService, 'toUser' | 'forget'>;
}): FastifyPluginAsyncZod {
  const { service, passwords, sessions, auth } = dependencies;
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => void (await sessions.requireUser(request, reply)));

    app.put(
      API.profile,
      { schema: { summary: 'Change the name', body: profileSchema, response: { 200: userSchema, ...errors } } },
      async (request, reply) =>
        auth.toUser(await service.rename(await sessions.requireUser(request, reply), request.body)),
    );

    app.put(
      API.email,
      { schema: { summary: 'Change the email', body: emailChangeSchema, response: { 200: userSchema, ...errors } } },
      async (request, reply) =>
        auth.toUser(await service.changeEmail(await sessions.requireUser(request, reply), request.body)),
    );

    app.put(
      API.password,
      {
        schema: {
          summary: 'Change the password',
          body: passwordChangeSchema,
          response: { 200: doneSchema, ...errors },
        },
      },
      async (request, reply) => {
        await passwords.changePassword(await sessions.requireUser(request, reply), request.body);
        return done;
      },
    );

    app.get(
      API.exportUser,
      {
        schema: {
          summary: 'Everything stored about me',
          response: { 200: z.record(z.string(), z.unknown()), ...errors },
        },
      },
      async (request, reply) => {
        const parts = await service.exportData(await sessions.requireUser(request, reply));
        // Awaited before the response starts, so that a failure has its status.
        const first = await parts.next();
        reply.header('content-disposition', 'attachment; filename="larder.json"');
        reply.type('application/json; charset=utf-8');
        return reply.send(Readable.from(startingWith(first, parts), { objectMode: false }) as never);
      },
    );

    app.delete(
      API.user,
      { schema: { summary: 'Delete my account', body: deleteAccountSchema, response: { 200: doneSchema, ...errors } } },
      async (request, reply) => {
        await service.remove(await sessions.requireUser(request, reply), request.body.password);
        reply.header('set-cookie', await auth.forget(request.headers.cookie ?? ''));
        return done;
      },
    );
  };
}

async function* startingWith(
  first: IteratorResult<string, void>,
  rest: AsyncGenerator<string>,
): AsyncGenerator<string> {
  if (!first.done) yield first.value;
  yield* rest;
}
