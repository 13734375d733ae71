import { type AnalyzeResponse, analyzeFieldsSchema, analyzeResponseSchema } from '@larder/contract/analyze';
import { API } from '@larder/contract/api';
import { errorBodySchema } from '@larder/contract/error';
import { SEARCH_TIMEOUT_MS } from '@larder/contract/limits';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Limiter } from '../../auth/limits.ts';
import type { Sessions } from '../../auth/sessions.ts';
import { AppError } from '../../errors.ts';
import { acceptForms, type Form, type FormFile } from '../../http/form.ts';
import type { Metrics } from '../../http/metrics.ts';
import { type RecipesService, withMarks } from '../recipes/service.ts';
import type { AnalyzeService } from './service.ts';

/** The contract's fields, and the photo beside them. */
const formSchema = analyzeFieldsSchema.extend({
  image: z
    .custom<Buffer>((value) => Buffer.isBuffer(value))
    .meta({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP, AVIF or GIF, at most 5 MB' })
    .optional(),
});

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
          summary: 'Recipes from ingredients, a photo of them, or a name',
          consumes: ['multipart/form-data'],
          body: formSchema,
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
        const by = wayOfAsking(request.body);
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

function wayOfAsking({ recipeName, image }: z.infer<typeof formSchema>): 'ingredients' | 'name' | 'photo' {
  if (image) return 'photo';
  return recipeName === undefined ? 'ingredients' : 'name';
}

/**
 * The form's fields, ready for the contract: blank ones count as not sent, and `preferences` is JSON.
 * @throws AppError BAD_REQUEST for what is no JSON, and for a file where none belongs
 */
function fieldsOf(body: unknown): unknown {
  const { image, preferences, ...fields } = (body ?? {}) as Form;
  if ([preferences, ...Object.values(fields)].some((value) => typeof value === 'object')) {
    throw new AppError('BAD_REQUEST', 'A file can only be sent as image.');
  }
  const given = Object.entries(fields).filter(([, value]) => typeof value === 'string' && value.trim() !== '');
  return {
    ...Object.fromEntries(given),
    ...(preferences ? { preferences: parsePreferences(preferences) } : {}),
    ...(image ? { image: bytesOf(image) } : {}),
  };
}

function bytesOf(image: string | FormFile): Buffer {
  if (typeof image !== 'string') return image.bytes;
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please upload an image file.');
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
