import { API, LENIENT } from '@larder/contract/api';
import { errorBodySchema } from '@larder/contract/error';
import { preferredLanguage } from '@larder/contract/language';
import {
  authProvidersSchema,
  doneSchema,
  forgotPasswordSchema,
  loginSchema,
  registrationSchema,
  resetPasswordSchema,
  userSchema,
} from '@larder/contract/user/account';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { PasswordReset } from './passwords/password-reset.ts';
import type { AuthService } from './service.ts';
import type { Client } from './sessions/client-limits.ts';
import type { SessionReader } from './sessions/session-reader.ts';

const done = { success: true as const };
const errors = { '4xx': errorBodySchema };

export function authRoutes(dependencies: {
  service: AuthService;
  passwordReset: PasswordReset;
  sessions: SessionReader;
  hasOidc: boolean;
}): FastifyPluginAsyncZod {
  const { service, passwordReset, sessions, hasOidc } = dependencies;
  return async (app) => {
    app.get(
      API.me,
      { schema: { summary: 'The signed-in user', response: { 200: userSchema, 204: z.null(), ...errors } } },
      async (request, reply) => {
        const isLenient = request.headers.prefer === LENIENT.prefer;
        if (isLenient && !(await sessions.requester(request, reply))) return reply.status(204).send(null);
        return service.toUser((await sessions.requireUser(request, reply)).account);
      },
    );

    app.get(
      API.authProviders,
      { schema: { summary: 'Ways to sign in besides a password', response: { 200: authProvidersSchema } } },
      async () => ({ oidc: hasOidc }),
    );

    app.post(
      API.login,
      { schema: { summary: 'Sign in', body: loginSchema, response: { 200: userSchema, ...errors } } },
      async (request, reply) => {
        const { user, cookies } = await service.login(request.body, clientOf(request));
        reply.header('set-cookie', cookies);
        return user;
      },
    );

    app.post(
      API.register,
      { schema: { summary: 'Create an account', body: registrationSchema, response: { 201: userSchema, ...errors } } },
      async (request, reply) => {
        const { user, cookies } = await service.register(request.body, clientOf(request));
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
          summary: 'Send a link for choosing a new password',
          body: forgotPasswordSchema,
          response: { 200: doneSchema, ...errors },
        },
      },
      async (request) => {
        const language = preferredLanguage(request.languages());
        await passwordReset.sendResetMail(request.body, { ...clientOf(request), language });
        return done;
      },
    );

    app.post(
      API.resetPassword,
      {
        schema: {
          summary: 'Choose a new password with the token of a reset link',
          body: resetPasswordSchema,
          response: { 200: doneSchema, ...errors },
        },
      },
      async (request, reply) => {
        const email = await passwordReset.resetPassword(request.body, request.ip);
        reply.header('set-cookie', await service.rememberDevice(email, request.headers.cookie));
        return done;
      },
    );
  };
}

function clientOf({ ip, headers }: FastifyRequest): Client {
  return { address: ip, cookieHeader: headers.cookie };
}
