import {
  authProvidersSchema,
  doneSchema,
  forgotPasswordSchema,
  loginSchema,
  registrationSchema,
  resetPasswordSchema,
  userSchema,
} from '@larder/contract/account';
import { API, LENIENT } from '@larder/contract/api';
import { errorBodySchema } from '@larder/contract/error';
import { preferredLanguage } from '@larder/contract/language';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Sessions } from '../../auth/sessions.ts';
import type { AuthService } from './service.ts';

const done = { success: true as const };
const errors = { '4xx': errorBodySchema };

export function authRoutes(dependencies: {
  service: AuthService;
  sessions: Sessions;
  hasOidc: boolean;
}): FastifyPluginAsyncZod {
  const { service, sessions, hasOidc } = dependencies;
  return async (app) => {
    app.get(
      API.me,
      { schema: { summary: 'Who is signed in', response: { 200: userSchema, 204: z.null(), ...errors } } },
      async (request, reply) => {
        const isLenient = request.headers.prefer === LENIENT.prefer;
        if (isLenient && !(await sessions.actor(request, reply))) return reply.status(204).send(null);
        return service.user((await sessions.signedIn(request, reply)).person);
      },
    );

    app.get(
      API.authProviders,
      { schema: { summary: 'Ways to sign in beside a password', response: { 200: authProvidersSchema } } },
      async () => ({ oidc: hasOidc }),
    );

    app.post(
      API.login,
      { schema: { summary: 'Sign in', body: loginSchema, response: { 200: userSchema, ...errors } } },
      async (request, reply) => {
        const { user, cookies } = await service.login(request.body, request.ip);
        reply.header('set-cookie', cookies);
        return user;
      },
    );

    app.post(
      API.register,
      { schema: { summary: 'Create an account', body: registrationSchema, response: { 201: userSchema, ...errors } } },
      async (request, reply) => {
        const { user, cookies } = await service.register(request.body, request.ip);
        return reply.status(201).header('set-cookie', cookies).send(user);
      },
    );

    app.post(
      API.logout,
      { schema: { summary: 'Sign out', response: { 200: doneSchema, ...errors } } },
      async (request, reply) => {
        reply.header('set-cookie', await service.logout(request.headers.cookie ?? ''));
        return done;
      },
    );

    app.post(
      API.forgotPassword,
      {
        schema: {
          summary: 'Have a link to choose a new password sent',
          body: forgotPasswordSchema,
          response: { 200: doneSchema, ...errors },
        },
      },
      async (request) => {
        await service.forgotPassword(request.body, {
          address: request.ip,
          language: preferredLanguage(request.languages()),
        });
        return done;
      },
    );

    app.post(
      API.resetPassword,
      {
        schema: {
          summary: 'Choose a new password with a link from a mail',
          body: resetPasswordSchema,
          response: { 200: doneSchema, ...errors },
        },
      },
      async (request) => {
        await service.resetPassword(request.body, request.ip);
        return done;
      },
    );
  };
}
