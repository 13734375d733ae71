import { ILLUSTRATION_COLOURS, ILLUSTRATION_GLASSES, ILLUSTRATION_VESSELS } from '@larder/contract/dish/illustration';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { AMOUNTS, type FeedbackChange } from '@larder/illustrations/feedback/feedback-change';
import { z } from 'zod';
import type { CallLimit } from '../calls/call-limit.ts';
import { createCircuitBreaker } from '../calls/circuit-breaker.ts';
import { classifyError } from '../calls/classify-error.ts';
import { hasUsedTokens, isOutage, ModelFailure } from '../calls/model-failure.ts';
import type { AnswerSchema } from '../calls/stream-answer.ts';
import { createStructuredCall } from '../calls/structured-call.ts';
import type { Budget, Spender } from '../cost/budget.ts';
import type { AiMeter } from '../monitoring.ts';
import { ObjectReader } from '../output/object-reader.ts';
import { fence } from '../prompts/fence.ts';
import { readPrompt } from '../prompts/prompt-file.ts';
import type { Provider } from '../providers/provider.ts';
import type { AiSettings } from '../settings.ts';

/** Milliseconds: somebody waits for the picture. */
const LIMITS = { callMs: 15_000, pauseMs: 15_000 };
const EXPECTED_TOKENS = 1_200;
const MAX_CHANGES = 6;
/** Of `KnowledgeBase.resolve`: a food that the model names exactly. */
const MIN_CONFIDENCE = 0.85;

const CHANGES = ['vessel', 'glass', 'colour', 'food', 'sauce', 'ice', 'garnish'] as const;

const amount = z.enum(AMOUNTS);
const changeSchema = z.discriminatedUnion('change', [
  z.object({ change: z.literal('vessel'), value: z.enum(ILLUSTRATION_VESSELS) }),
  z.object({ change: z.literal('glass'), value: z.enum(ILLUSTRATION_GLASSES) }),
  z.object({ change: z.literal('colour'), value: z.enum(ILLUSTRATION_COLOURS) }),
  z.object({ change: z.literal('food'), value: z.string().max(80), amount }),
  z.object({ change: z.enum(['sauce', 'ice', 'garnish']), amount }),
]);

const ANSWER: AnswerSchema = {
  name: 'changes',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['changes'],
    properties: {
      changes: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['change', 'value', 'amount'],
          properties: {
            change: { type: 'string', enum: [...CHANGES] },
            value: { type: 'string' },
            amount: { type: 'string', enum: [...AMOUNTS, ''] },
          },
        },
      },
    },
  },
};

/** `ingredients` are ids of the recipe's. */
type Feedback = { text: string; ingredients: readonly string[] };

/** What feedback asks a drawing to show, read by a language model; empty where that fails. */
export type AssistedFeedbackReader = (feedback: Feedback, spender: Spender) => Promise<FeedbackChange[]>;

type Dependencies = {
  settings: AiSettings;
  provider: Provider;
  kb: KnowledgeBase;
  budget: Budget;
  callLimit: CallLimit;
  meter: AiMeter;
  logFailure: (failure: ModelFailure) => void;
};

/** Whatever the text or the model says, only changes that the grammar of feedback knows leave the reader. */
export function createAssistedFeedbackReader(dependencies: Dependencies): AssistedFeedbackReader {
  const { kb, budget, callLimit, meter, logFailure } = dependencies;
  const breaker = createCircuitBreaker(LIMITS.pauseMs);
  const ask = createQuestion(dependencies);

  async function readByModel(feedback: Feedback, spender: Spender): Promise<FeedbackChange[]> {
    const reserved = await budget.reserve(spender, EXPECTED_TOKENS);
    if (!breaker.allows()) {
      await reserved.settle(0);
      throw new ModelFailure('server', 'calls are paused after several failures');
    }
    const started = performance.now();
    const deadline = AbortSignal.timeout(LIMITS.callMs);
    try {
      const { drafts, usage } = await ask(feedback, deadline);
      breaker.succeeded();
      await reserved.settle(usage.inputTokens + usage.outputTokens);
      meter.called('feedback', 'answered', performance.now() - started, usage);
      return drafts.slice(0, MAX_CHANGES).flatMap((draft) => changeOf(draft, kb));
    } catch (error) {
      const failure = deadline.aborted ? new ModelFailure('timeout', 'no answer in time') : classifyError(error);
      if (isOutage(failure)) breaker.failed();
      else breaker.released();
      if (!hasUsedTokens(failure)) await reserved.settle(0);
      meter.called('feedback', failure.kind, performance.now() - started);
      throw failure;
    }
  }

  return async (feedback, spender) => {
    try {
      return await callLimit.run(spender.address, () => readByModel(feedback, spender));
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      logFailure(error);
      return [];
    }
  };
}

function createQuestion({ settings, provider, kb }: Pick<Dependencies, 'settings' | 'provider' | 'kb'>) {
  const model = provider.text(settings.model);
  const { instructions } = readPrompt('feedback');
  const call = createStructuredCall();
  return async ({ text, ingredients }: Feedback, signal: AbortSignal) => {
    const reader = new ObjectReader(['change']);
    const drafts: object[] = [];
    const onText = (part: string) => drafts.push(...reader.read(part)) < MAX_CHANGES;
    const prompt = fence({
      said: text,
      ingredients: ingredients.map((id) => kb.name(id, 'en-US')),
      vessels: ILLUSTRATION_VESSELS,
      glasses: ILLUSTRATION_GLASSES,
      colours: ILLUSTRATION_COLOURS,
    }).text;
    const options = provider.options ? { options: provider.options } : {};
    const request = { model, instructions, prompt, answer: ANSWER, signal, ...options };
    const { usage } = await call(request, onText, Date.now() + LIMITS.callMs);
    drafts.push(...reader.rest());
    return { drafts, usage };
  };
}

function changeOf(draft: object, kb: KnowledgeBase): FeedbackChange[] {
  const { data } = changeSchema.safeParse(draft);
  if (!data) return [];
  switch (data.change) {
    case 'vessel':
      return [{ type: 'vessel', vessel: data.value }];
    case 'glass':
      return [{ type: 'glass', glass: data.value }];
    case 'colour':
      return [{ type: 'colour', colour: data.value }];
    case 'food': {
      const food = kb.resolve(data.value, 'en-US');
      const isKnown = food !== null && food.confidence >= MIN_CONFIDENCE;
      return isKnown ? [{ type: 'foods', amount: data.amount, foods: [food.id] }] : [];
    }
    default:
      return [{ type: data.change, amount: data.amount }];
  }
}
