import { API } from '@larder/contract/api';
import { errorBodySchema } from '@larder/contract/error';
import {
  imageFeedbackResponseSchema,
  imageFeedbackSchema,
  improvedImageResponseSchema,
  improvedImageSchema,
} from '@larder/contract/image-feedback';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { networkOf } from '../../http/client-network.ts';
import type { Metrics } from '../../monitoring/metrics.ts';
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import type { SessionReader } from '../auth/sessions/session-reader.ts';
import { IMAGE_FEEDBACK_PER_ACCOUNT, IMAGE_FEEDBACK_PER_ADDRESS } from './limits.ts';
import type { ImageFeedbackService } from './service.ts';

/** Feedback on the pictures of recipes. docs/specification.md §7. */
export function imageFeedbackRoutes(dependencies: {
  service: ImageFeedbackService;
  sessions: SessionReader;
  limiter: RateLimiter;
  metrics: Pick<Metrics, 'judgedPictures'>;
}): FastifyPluginAsyncZod {
  const { service, sessions, limiter, metrics } = dependencies;
  return async (app) => {
    app.post(
      API.imageFeedback,
      {
        schema: {
          summary: 'Say whether the picture of a recipe is accurate',
          body: imageFeedbackSchema,
          response: { 200: imageFeedbackResponseSchema, '4xx': errorBodySchema },
        },
      },
      async (request, reply) => {
        const { body, ip } = request;
        const answer = body.isAccurate ? 'yes' : 'no';
        if (body.isAccurate && (await sessions.requester(request, reply)) === null) {
          await limiter.count(IMAGE_FEEDBACK_PER_ADDRESS, ip);
          await service.mustExist(body.recipeId);
          metrics.judgedPictures.inc({ by: 'guest', answer });
          return {};
        }
        const user = await sessions.requireUser(request, reply);
        await limiter.count(IMAGE_FEEDBACK_PER_ACCOUNT, user.id);
        const newImageUrl = await service.judge(user, body, networkOf(ip));
        metrics.judgedPictures.inc({ by: 'account', answer });
        return newImageUrl === null ? {} : { newImageUrl };
      },
    );

    app.post(
      API.improvedImage,
      {
        schema: {
          summary: 'Draw the picture of a recipe anew',
          body: improvedImageSchema,
          response: { 200: improvedImageResponseSchema, '4xx': errorBodySchema },
        },
        onRequest: async (request, reply) => void (await sessions.requireUser(request, reply)),
      },
      async (request, reply) => {
        const user = await sessions.requireUser(request, reply);
        await limiter.count(IMAGE_FEEDBACK_PER_ACCOUNT, user.id);
        const newImageUrl = await service.redraw(user, request.body, networkOf(request.ip));
        return { success: true, newImageUrl, recipeId: request.body.recipeId };
      },
    );
  };
}
