import { type AnalyzeResponse, analyzeFieldsSchema, analyzeResponseSchema } from '@larder/contract/analyze';
import { API } from '@larder/contract/api';
import { errorBodySchema } from '@larder/contract/error';
import { SEARCH_TIMEOUT_MS } from '@larder/contract/limits';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Limiter } from '../../auth/limits.ts';
import type { Sessions } from '../../auth/sessions.ts';
import { AppError } from '../../errors.ts';
import { acceptForms, type Form } from '../../http/form.ts';
import type { Metrics } from '../../http/metrics.ts';
import { type RecipesService, withMarks } from '../recipes/service.ts';
import type { AnalyzeService } from './service.ts';

export function analyzeRoutes(dependencies: {
  service: AnalyzeService;
  recipes: Pick<RecipesService, 'marks'>;
  sessions: Sessions;
  limiter: Limiter;
  metrics: Metrics;
}): FastifyPluginAsyncZod {
  const { service, recipes, sessions, limiter, metrics } = dependencies;
  return async (app) => {
    acceptForms(app);
    app.post(
      API.analyze,
      {
        schema: {
          summary: 'Recipes from ingredients or from a name',
          consumes: ['multipart/form-data'],
          body: analyzeFieldsSchema,
          response: {
            200: analyzeResponseSchema,
            '4xx': errorBodySchema,
          },
        },
        preValidation: async (request) => {
          request.body = fieldsOf(request.body) as typeof request.body;
        },
      },
      async (request, reply) => {
        const by = request.body.recipeName === undefined ? 'ingredients' : 'name';
        const actor = await sessions.actor(request, reply);
        const { json, ids, repeated } = await service
          .analyze(request.body, {
            admit: () => limiter.use({ 'analyze by address': request.ip }),
            signal: () => untilGoneOrTooLong(reply),
          })
          .catch((error: unknown) => {
            metrics.searches.inc({ by, outcome: 'refused' });
            throw error;
          });
        metrics.searches.inc({ by, outcome: repeated ? 'repeated' : 'answered' });
        return reply
          .type('application/json; charset=utf-8')
          .send(withMarksOf(json, await recipes.marks(actor, ids)) as never);
      },
    );
  };
}

/** The answer as someone sees it who left these marks; the bytes themselves where they left none. */
function withMarksOf(json: Buffer, marks: Awaited<ReturnType<RecipesService['marks']>>): Buffer | string {
  if (marks.size === 0) return json;
  const answer = JSON.parse(json.toString()) as AnalyzeResponse;
  return JSON.stringify({
    ...answer,
    recipes: answer.recipes.map((recipe) => withMarks(recipe, marks.get(recipe.id))),
  });
}

/**
 * The form's text fields, ready for the contract: blank ones count as not sent, and `preferences` is JSON.
 * @throws AppError PHOTO_NOT_SUPPORTED for an image; BAD_REQUEST for what is no form or no JSON
 */
function fieldsOf(body: unknown): unknown {
  const { image, preferences, ...fields } = (body ?? {}) as Form;
  if (image !== undefined && image !== '') {
    throw new AppError(
      'PHOTO_NOT_SUPPORTED',
      'Photos can not be searched with yet. Please type what is in the picture.',
    );
  }
  const given = Object.entries(fields).filter(([, value]) => typeof value === 'string' && value.trim() !== '');
  return { ...Object.fromEntries(given), ...(preferences ? { preferences: parsePreferences(preferences) } : {}) };
}

function parsePreferences(preferences: Form[string]): unknown {
  try {
    return JSON.parse(String(preferences));
  } catch (cause) {
    throw new AppError('BAD_REQUEST', 'preferences: must be JSON', { cause });
  }
}

/** Ends when the client has gone or the spec's time for a search is over. */
function untilGoneOrTooLong(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return AbortSignal.any([gone.signal, AbortSignal.timeout(SEARCH_TIMEOUT_MS)]);
}
