import { Counter, Histogram, type Registry } from 'prom-client';
import type { Usage } from './calls/stream-answer.ts';
import type { AiSettings } from './settings.ts';

type Purpose = 'recipes' | 'photo' | 'image' | 'feedback';

/** Counts calls of the models. */
export type AiMeter = {
  /** `outcome` is `answered` or the kind of the failure. */
  called: (purpose: Purpose, outcome: string, milliseconds: number, usage?: Usage) => void;
  /** A request was answered from the store. */
  repeated: (purpose: Purpose) => void;
};

export function createAiMeter(registry: Registry, { prices }: Pick<AiSettings, 'prices'>): AiMeter {
  const registers = [registry];
  const calls = new Counter({
    name: 'larder_ai_calls_total',
    help: 'Requests to language models by purpose and outcome (answered, repeated from the store, or a failure).',
    labelNames: ['purpose', 'outcome'] as const,
    registers,
  });
  const tokens = new Counter({
    name: 'larder_ai_tokens_total',
    help: 'Tokens that language models read (input) and wrote (output).',
    labelNames: ['direction'] as const,
    registers,
  });
  const cost = new Counter({
    name: 'larder_ai_cost_total',
    help: 'Cost of the tokens at the prices of AI_PRICES, in their currency.',
    registers,
  });
  const duration = new Histogram({
    name: 'larder_ai_call_duration_seconds',
    help: 'Time of a call of a language model, with its retries.',
    labelNames: ['purpose'] as const,
    buckets: [0.5, 1, 2, 5, 10, 20, 40, 60],
    registers,
  });
  return {
    called(purpose, outcome, milliseconds, usage) {
      calls.inc({ purpose, outcome });
      duration.observe({ purpose }, milliseconds / 1000);
      if (!usage) return;
      tokens.inc({ direction: 'input' }, usage.inputTokens);
      tokens.inc({ direction: 'output' }, usage.outputTokens);
      if (prices) cost.inc((usage.inputTokens * prices.input + usage.outputTokens * prices.output) / 1_000_000);
    },
    repeated: (purpose) => calls.inc({ purpose, outcome: 'repeated' }),
  };
}
