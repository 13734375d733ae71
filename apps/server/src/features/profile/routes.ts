import {
  deleteAccountSchema,
  doneSchema,
  emailChangeSchema,
  passwordChangeSchema,
  profileSchema,
  type User,
  userSchema,
} from '@larder/contract/account';
import { API } from '@larder/contract/api';
import { errorBodySchema } from '@larder/contract/error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Person } from '../../auth/person.ts';
import type { Sessions } from '../../auth/sessions.ts';
import type { ProfileService } from './service.ts';

const done = { success: true as const };
const errors = { '4xx': errorBodySchema };

export function profileRoutes(dependencies: {
  service: ProfileService;
  sessions: Sessions;
  userOf: (person: Person) => User;
  /** The cookies that make a browser forget a session that is gone. */
  forget: (cookie: string) => Promise<string[]>;
}): FastifyPluginAsyncZod {
  const { service, sessions, userOf, forget } = dependencies;
  const asking = async (request: FastifyRequest, reply: FastifyReply) => ({
    who: await sessions.signedIn(request, reply),
    cookie: request.headers.cookie ?? '',
  });
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => void (await sessions.signedIn(request, reply)));

    app.put(
      API.profile,
      { schema: { summary: 'Change the name', body: profileSchema, response: { 200: userSchema, ...errors } } },
      async (request, reply) => userOf(await service.rename(await sessions.signedIn(request, reply), request.body)),
    );

    app.put(
      API.email,
      { schema: { summary: 'Change the email', body: emailChangeSchema, response: { 200: userSchema, ...errors } } },
      async (request, reply) => userOf(await service.changeEmail(await asking(request, reply), request.body)),
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
        await service.changePassword(await asking(request, reply), request.body);
        return done;
      },
    );

    app.get(
      API.exportUser,
      {
        schema: {
          summary: 'All that is kept about me',
          response: { 200: z.record(z.string(), z.unknown()), ...errors },
        },
      },
      async (request, reply) => {
        const everything = await service.everything(await sessions.signedIn(request, reply));
        reply.header('content-disposition', 'attachment; filename="larder.json"');
        return JSON.parse(JSON.stringify(everything));
      },
    );

    app.delete(
      API.user,
      { schema: { summary: 'Delete my account', body: deleteAccountSchema, response: { 200: doneSchema, ...errors } } },
      async (request, reply) => {
        const who = await asking(request, reply);
        await service.remove(who, request.body.password);
        reply.header('set-cookie', await forget(who.cookie));
        return done;
      },
    );
  };
}
