import { type AnalyzeResponse, analyzeResponseSchema } from '@larder/contract/analyze';
import { API } from '@larder/contract/api';
import { errorBodySchema } from '@larder/contract/error';
import { SEARCH_TIMEOUT_MS } from '@larder/contract/limits';
import type { Recipe } from '@larder/contract/recipe';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { networkOf } from '../../http/client-network.ts';
import { bytesFor, type RepeatedBytes } from '../../http/repeated-bytes.ts';
import type { Metrics } from '../../monitoring/metrics.ts';
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import type { SessionReader } from '../auth/sessions/session-reader.ts';
import { type RecipesService, withMarks } from '../recipes/service.ts';
import { createEventStream, wantsEvents } from './assistant/event-stream.ts';
import { acceptForms } from './form/multipart-form.ts';
import { type SearchForm, searchFormSchema, toSearchFields } from './form/search-form.ts';
import { SEARCHES_PER_ADDRESS } from './limits.ts';
import type { AnalyzeService } from './service.ts';

export function analyzeRoutes(dependencies: {
  service: AnalyzeService;
  recipes: Pick<RecipesService, 'marks'>;
  sessions: SessionReader;
  limiter: RateLimiter;
  metrics: Metrics;
  hasAssistant: boolean;
}): FastifyPluginAsyncZod {
  const { service, recipes, sessions, limiter, metrics, hasAssistant } = dependencies;
  return async (app) => {
    acceptForms(app);
    app.post(
      API.analyze,
      {
        schema: {
          summary: 'Find recipes by ingredients, by a photo of them, or by name',
          consumes: ['multipart/form-data'],
          body: searchFormSchema,
          response: {
            200: analyzeResponseSchema,
            '4xx': errorBodySchema,
          },
        },
        preValidation: async (request) => {
          request.body = toSearchFields(request.body) as typeof request.body;
        },
      },
      async (request, reply) => {
        const by = kindOf(request.body);
        const requester = await sessions.requesterIfKnown(request, reply);
        const stream = wantsEvents(request, hasAssistant) ? createEventStream(request, reply) : null;
        const hooks = {
          beforeSearch: () => limiter.count(SEARCHES_PER_ADDRESS, request.ip),
          createSignal: () => abortOnCloseOrTimeout(reply),
          spender: { userId: requester?.id ?? null, address: networkOf(request.ip) },
          send: stream?.send ?? null,
        };
        try {
          const { json, recipeIds, isCached } = await service.analyze(request.body, hooks);
          metrics.searches.inc({ by, outcome: isCached ? 'repeated' : 'answered' });
          const marked = withUserMarks(json, await recipes.marks(requester, recipeIds));
          if (stream?.isOpen()) return stream.end(marked ?? json.plain());
          const answer = marked ?? (await bytesFor(request, reply, json));
          return reply.type('application/json; charset=utf-8').send(answer as never);
        } catch (error) {
          metrics.searches.inc({ by, outcome: 'refused' });
          if (stream?.isOpen()) return stream.fail(error);
          throw error;
        }
      },
    );
  };
}

/** The answer with a user's marks on its recipes; null where there are none. */
function withUserMarks(json: RepeatedBytes, marks: Awaited<ReturnType<RecipesService['marks']>>): string | null {
  if (marks.size === 0) return null;
  const answer = JSON.parse(json.plain().toString()) as AnalyzeResponse;
  const mark = (recipe: Recipe) => withMarks(recipe, marks.get(recipe.id));
  return JSON.stringify({
    ...answer,
    recipes: answer.recipes.map(mark),
    ...(answer.openings && {
      openings: answer.openings.map((opening) => ({ ...opening, recipes: opening.recipes.map(mark) })),
    }),
  });
}

function kindOf({ recipeName, image }: SearchForm): 'ingredients' | 'name' | 'photo' {
  if (image) return 'photo';
  return recipeName === undefined ? 'ingredients' : 'name';
}

/** Aborts when the client disconnects, or after the time limit of docs/specification.md §9. */
function abortOnCloseOrTimeout(reply: FastifyReply): AbortSignal {
  const search = new AbortController();
  // Not AbortSignal.timeout, which is in memory for the whole time after the answer too.
  const timer = setTimeout(
    () => search.abort(new DOMException('The search took too long.', 'TimeoutError')),
    SEARCH_TIMEOUT_MS,
  ).unref();
  reply.raw.once('close', () => {
    clearTimeout(timer);
    // Once answered there is nothing to abort, and an abort takes as long as reading the request.
    if (!reply.raw.writableFinished) search.abort();
  });
  return search.signal;
}
