import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { CallLimit } from './calls/call-limit.ts';
import { createCircuitBreaker } from './calls/circuit-breaker.ts';
import { classifyError } from './calls/classify-error.ts';
import { hasUsedTokens, isOutage, ModelFailure } from './calls/model-failure.ts';
import type { AnswerStore } from './cost/answer-store.ts';
import type { Budget, Spender } from './cost/budget.ts';
import { createSharedCalls } from './cost/shared-calls.ts';
import type { AiMeter } from './monitoring.ts';
import type { Provider } from './providers/provider.ts';
import { type RecipeRequest, requestKey } from './recipes/recipe-request.ts';
import { createVerifiedWriter } from './recipes/verified-writer.ts';
import type { AiSettings } from './settings.ts';

/** Who answers, as people know it. */
type AssistantName = { provider: string; model: string };

type SuggestOptions = {
  spender: Spender;
  signal: AbortSignal;
  avoidTitles: readonly string[];
  /** Called with each recipe as soon as it is complete and verified, also with those of a stored answer. */
  onRecipe: (recipe: CanonicalRecipe) => void;
};

/** Recipes of a language model, verified. */
export type Assistant = {
  name: AssistantName;
  /**
   * Equal requests share a call while it runs and its answer afterwards.
   * @throws ModelFailure; the signal's reason on abort
   */
  suggest: (request: RecipeRequest, options: SuggestOptions) => Promise<CanonicalRecipe[]>;
};

/** The assistant and how its recipes are combined with the built-in service's. */
export type AssistantUse = { assistant: Assistant } & Pick<AiSettings, 'withCookbook' | 'fallback'>;

type AssistantDependencies = {
  settings: AiSettings;
  provider: Provider;
  kb: KnowledgeBase;
  cookbook: readonly CanonicalRecipe[];
  store: AnswerStore;
  budget: Budget;
  callLimit: CallLimit;
  meter: AiMeter;
  /** Failures that an operator has to see. */
  logFailure: (failure: ModelFailure) => void;
  limits?: AssistantLimits | undefined;
};

/** Milliseconds: of a call with its retries, and of the pause after several failures. */
export type AssistantLimits = { callMs: number; pauseMs: number };

/** The rest of the 60 seconds of a search is left for the built-in service. */
const LIMITS: AssistantLimits = { callMs: 50_000, pauseMs: 15_000 };

/** Tokens that a call may use, counted before it is made. */
const EXPECTED_TOKENS = { prompt: 1_500, recipe: 700 };

export function createAssistant(dependencies: AssistantDependencies): Assistant {
  const { settings, provider, kb, cookbook, store, budget, callLimit, meter, logFailure } = dependencies;
  const { callMs, pauseMs } = dependencies.limits ?? LIMITS;
  const breaker = createCircuitBreaker(pauseMs);
  const { write, accept, promptVersion } = createVerifiedWriter({ settings, provider, kb, cookbook });
  const shared = createSharedCalls<CanonicalRecipe, CanonicalRecipe[]>();
  const keyPrefix = `${settings.provider} ${settings.model} v${promptVersion}`;

  async function callModel(
    key: string,
    request: RecipeRequest,
    spender: Spender,
    avoidTitles: readonly string[],
    signal: AbortSignal,
    onRecipe: (recipe: CanonicalRecipe) => void,
  ): Promise<CanonicalRecipe[]> {
    const reserved = await budget.reserve(spender, EXPECTED_TOKENS.prompt + EXPECTED_TOKENS.recipe * request.count);
    if (!breaker.allows()) {
      await reserved.settle(0);
      throw new ModelFailure('server', 'calls are paused after several failures');
    }
    const started = performance.now();
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(callMs)]);
    const inTime: CanonicalRecipe[] = [];
    const onAccepted = (recipe: CanonicalRecipe) => {
      inTime.push(recipe);
      onRecipe(recipe);
    };
    try {
      const written = await write(request, {
        signal: deadline,
        until: Date.now() + callMs,
        avoidTitles,
        onRecipe: onAccepted,
      });
      breaker.succeeded();
      const { inputTokens, outputTokens } = written.usage;
      await reserved.settle(inputTokens + outputTokens);
      meter.called('recipes', 'answered', performance.now() - started, written.usage);
      await store.put(key, written, performance.now() - started);
      return written.recipes;
    } catch (error) {
      if (signal.aborted) {
        breaker.released();
        throw signal.reason;
      }
      if (deadline.aborted && inTime.length > 0) {
        breaker.succeeded();
        meter.called('recipes', 'answered', performance.now() - started);
        return inTime;
      }
      const failure = deadline.aborted ? new ModelFailure('timeout', 'no answer in time') : classifyError(error);
      if (isOutage(failure)) breaker.failed();
      else breaker.released();
      if (!hasUsedTokens(failure)) await reserved.settle(0);
      meter.called('recipes', failure.kind, performance.now() - started);
      logFailure(failure);
      throw failure;
    }
  }

  /** The recipes that answered the request before, as far as they still pass every check. */
  async function acceptedFromStore(key: string, { language, restrictions }: RecipeRequest): Promise<CanonicalRecipe[]> {
    const stored = await store.get(key);
    if (!stored) return [];
    meter.repeated('recipes');
    return stored.flatMap((recipe) => {
      const again = accept(recipe, language, restrictions);
      return 'recipe' in again ? [again.recipe] : [];
    });
  }

  return {
    name: { provider: provider.name, model: settings.model },
    async suggest(request, { spender, signal, avoidTitles, onRecipe }) {
      const key = store.keyOf(`${keyPrefix} ${requestKey(request)}`);
      // Equal requests at once also share the look into the store, so that none calls anew just after the first one's call.
      return shared.join(key, { signal, onPart: onRecipe }, async (callSignal, onPart) => {
        const stored = await acceptedFromStore(key, request);
        for (const recipe of stored) onPart(recipe);
        if (stored.length > 0) return stored;
        return callLimit.run(spender.address, () => callModel(key, request, spender, avoidTitles, callSignal, onPart));
      });
    },
  };
}
