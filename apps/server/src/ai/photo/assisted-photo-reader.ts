import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { Detection } from '@larder/vision/detection';
import { z } from 'zod';
import type { PhotoReader } from '../../vision/photo-reader.ts';
import type { PhotoOrigin } from '../../vision/worker-pool.ts';
import type { CallLimit } from '../calls/call-limit.ts';
import { createCircuitBreaker } from '../calls/circuit-breaker.ts';
import { classifyError } from '../calls/classify-error.ts';
import { hasUsedTokens, isOutage, ModelFailure, toAppError } from '../calls/model-failure.ts';
import type { AnswerSchema } from '../calls/stream-answer.ts';
import { createStructuredCall } from '../calls/structured-call.ts';
import type { Budget, Spender } from '../cost/budget.ts';
import type { AiMeter } from '../monitoring.ts';
import { ObjectReader } from '../output/object-reader.ts';
import { readPrompt } from '../prompts/prompt-file.ts';
import type { Provider } from '../providers/provider.ts';
import type { AiSettings } from '../settings.ts';

/** Larger photos cost more and are scaled down by the providers anyway. */
const MAX_PHOTO_SIDE = 2_048;
/** Milliseconds, so that the built-in recognition and the search have their time after it. */
const LIMITS = { callMs: 20_000, pauseMs: 15_000 };
const EXPECTED_TOKENS = 3_000;
const MAX_INGREDIENTS = 60;

const seenSchema = z.object({ name: z.string().max(100), confidence: z.coerce.number().min(0).max(1).catch(0.5) });

/** What a vision model is asked to answer with. */
export const PHOTO_ANSWER: AnswerSchema = {
  name: 'ingredients',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['ingredients'],
    properties: {
      ingredients: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['name', 'confidence'],
          properties: { name: { type: 'string' }, confidence: { type: 'number' } },
        },
      },
    },
  },
};

/** Whose photo it is; `userId` is null for a guest. */
type AssistedPhotoOrigin = PhotoOrigin & Pick<Spender, 'userId'>;

/** As `PhotoReader` has it, for whose budget a model's tokens are counted to. */
export type AssistedPhotoReader = {
  detectIngredients: (photo: Buffer, origin: AssistedPhotoOrigin) => ReturnType<PhotoReader['detectIngredients']>;
};

type Dependencies = {
  settings: AiSettings & { visionModel: string };
  provider: Provider;
  photos: PhotoReader;
  kb: KnowledgeBase;
  budget: Budget;
  callLimit: CallLimit;
  meter: AiMeter;
  logFailure: (failure: ModelFailure) => void;
};

/**
 * Reads photos with a vision model, and with the built-in recognition where that fails or names no known food. Only the
 * ids of known foods leave this function, so that text in a photo can say nothing else.
 */
export function createAssistedPhotoReader(dependencies: Dependencies): AssistedPhotoReader {
  const { settings, photos, kb, budget, callLimit, meter, logFailure } = dependencies;
  const breaker = createCircuitBreaker(LIMITS.pauseMs);
  const look = createLook(dependencies);

  async function reserve({ client, userId }: AssistedPhotoOrigin) {
    return budget.reserve({ userId, address: client }, EXPECTED_TOKENS).catch((error: unknown) => {
      breaker.released();
      throw error;
    });
  }

  async function detectByModel(jpeg: Uint8Array, origin: AssistedPhotoOrigin) {
    if (!breaker.allows()) throw new ModelFailure('server', 'calls are paused after several failures');
    const reserved = await reserve(origin);
    const started = performance.now();
    const deadline = AbortSignal.any([origin.signal, AbortSignal.timeout(LIMITS.callMs)]);
    try {
      const { drafts, usage } = await look(jpeg, deadline);
      breaker.succeeded();
      await reserved.settle(usage.inputTokens + usage.outputTokens);
      meter.called('photo', 'answered', performance.now() - started, usage);
      return detectionsOf(drafts, kb);
    } catch (error) {
      origin.signal.throwIfAborted();
      const failure = deadline.aborted ? new ModelFailure('timeout', 'no answer in time') : classifyError(error);
      if (isOutage(failure)) breaker.failed();
      else breaker.released();
      if (!hasUsedTokens(failure)) await reserved.settle(0);
      meter.called('photo', failure.kind, performance.now() - started);
      throw failure;
    }
  }

  return {
    async detectIngredients(photo, origin) {
      try {
        const jpeg = await photos.toJpeg(photo, MAX_PHOTO_SIDE, origin);
        const detections = await callLimit.run(origin.client, () => detectByModel(jpeg, origin));
        if (detections.length > 0) return { detections, unknown: [] };
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        logFailure(error);
        if (!settings.fallback) throw toAppError(error);
      }
      return photos.detectIngredients(photo, origin);
    },
  };
}

/** One call of the vision model for what a JPEG shows. */
function createLook({ settings, provider }: Pick<Dependencies, 'settings' | 'provider'>) {
  const model = provider.text(settings.visionModel);
  const { instructions } = readPrompt('photo');
  const call = createStructuredCall();
  return async (image: Uint8Array, signal: AbortSignal) => {
    const reader = new ObjectReader(['name', 'confidence']);
    const drafts: object[] = [];
    const onText = (text: string) => drafts.push(...reader.read(text)) < MAX_INGREDIENTS;
    const request = {
      model,
      instructions,
      prompt: 'List the foods in this photo.',
      image,
      answer: PHOTO_ANSWER,
      signal,
    };
    const options = provider.options ? { options: provider.options } : {};
    const { usage } = await call({ ...request, ...options }, onText, Date.now() + LIMITS.callMs);
    drafts.push(...reader.rest());
    return { drafts, usage };
  };
}

/** The known foods among what a model named, most certain first, each once. */
function detectionsOf(drafts: readonly object[], kb: KnowledgeBase): Detection[] {
  const byId = new Map<string, Detection>();
  for (const draft of drafts.slice(0, MAX_INGREDIENTS)) {
    const seen = seenSchema.safeParse(draft);
    const found = seen.success ? kb.resolve(seen.data.name, 'en-US') : null;
    if (!seen.success || !found || byId.has(found.id)) continue;
    const confidence = seen.data.confidence * found.confidence;
    byId.set(found.id, { ingredientId: found.id, confidence, box: null, alternatives: [] });
  }
  return [...byId.values()].sort((a, b) => b.confidence - a.confidence);
}
