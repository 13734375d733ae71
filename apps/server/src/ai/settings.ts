import { z } from 'zod';

export const AI_PROVIDERS = [
  'ollama',
  'openai',
  'azure',
  'anthropic',
  'google',
  'mistral',
  'openai-compatible',
] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

/** How many of a budget's tokens one user, or one address, may use. */
const SHARE_OF_ONE = 0.1;
const DEFAULT_DAILY_TOKENS = 2_000_000;
/** Of providers whose models have only as much context as a call asks for. */
const DEFAULT_CONTEXT_TOKENS: Partial<Record<AiProvider, number>> = { ollama: 8_192 };

const modelName = z.string().min(1).max(200).regex(/^\S+$/).optional();
const MODEL_NAME = 'the name of a model as the provider writes it, without spaces';
const onOff = z.enum(['on', 'off']).default('on');

/** The variables of the language model, as `VARIABLES` in config.ts has them. */
export const AI_VARIABLES = {
  AI_PROVIDER: { schema: z.enum(AI_PROVIDERS).optional(), may: `one of ${AI_PROVIDERS.join(', ')}` },
  AI_MODEL: { schema: modelName, may: MODEL_NAME },
  AI_VISION_MODEL: { schema: modelName, may: MODEL_NAME },
  AI_IMAGE_MODEL: { schema: modelName, may: MODEL_NAME },
  AI_API_KEY: {
    schema: z
      .string()
      .min(1)
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    may: 'a key without spaces',
  },
  AI_BASE_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    may: 'the address of the provider’s API, such as http://127.0.0.1:11434',
  },
  AI_ANSWERS: { schema: z.enum(['only', 'with-cookbook']).default('with-cookbook'), may: 'only or with-cookbook' },
  AI_FALLBACK: { schema: onOff, may: 'on or off' },
  AI_DAILY_BUDGET_TOKENS: {
    schema: z.union([z.literal('unlimited'), z.coerce.number().int().positive().max(2_000_000_000)]).optional(),
    may: 'the number of tokens that all searches of a day may use together, or unlimited',
  },
  AI_CONTEXT_TOKENS: {
    schema: z.coerce.number().int().min(1_000).max(10_000_000).optional(),
    may: 'the number of tokens, at least 1000, that the model can read and write in one call',
  },
  AI_PRICES: {
    schema: z
      .string()
      .regex(/^\d+(\.\d+)?,\d+(\.\d+)?$/)
      .optional(),
    may: 'the prices of a million tokens read and written, such as 2.5,10',
  },
} as const;

type Read = <K extends keyof typeof AI_VARIABLES>(name: K) => z.infer<(typeof AI_VARIABLES)[K]['schema']>;

export type AiSettings = {
  provider: AiProvider;
  model: string;
  /** Null: photos are recognised by the built-in network. */
  visionModel: string | null;
  /** Null: no pictures are generated. */
  imageModel: string | null;
  /** Null for servers that need none. */
  apiKey: string | null;
  /** Without a trailing slash; null for the provider's own address. */
  baseUrl: string | null;
  /** Whether fitting dishes of the cookbook are part of an answer. */
  withCookbook: boolean;
  /** Whether the built-in service answers when the model fails. */
  fallback: boolean;
  /** Tokens a day; infinite where unlimited. */
  dailyTokens: { server: number; user: number; address: number };
  /** Tokens that the model reads and writes in one call; null where that is unknown and large. */
  contextTokens: number | null;
  /** Of a million tokens, in whatever currency the operator counts in; null where unknown. */
  prices: { input: number; output: number } | null;
};

/** Providers whose own address answers nobody without a key. */
const NEED_KEY: readonly AiProvider[] = ['openai', 'azure', 'anthropic', 'google', 'mistral'];
/** Providers without an address of their own. */
const NEED_ADDRESS: readonly AiProvider[] = ['azure', 'openai-compatible'];

/**
 * The settings of the language model, null where none is configured. Local servers have no default budget.
 * `fail` throws the error of a wrong combination.
 */
export function readAiSettings(read: Read, fail: (sentence: string) => never): AiSettings | null {
  const provider = read('AI_PROVIDER');
  if (provider === undefined) {
    const stray = (['AI_MODEL', 'AI_VISION_MODEL', 'AI_IMAGE_MODEL', 'AI_API_KEY', 'AI_BASE_URL'] as const).find(
      (name) => read(name) !== undefined,
    );
    if (stray) fail(`${stray} is set, but AI_PROVIDER is not. It must be ${AI_VARIABLES.AI_PROVIDER.may}.`);
    return null;
  }
  const model = read('AI_MODEL');
  if (model === undefined) return fail(`AI_PROVIDER is "${provider}", so AI_MODEL must be ${MODEL_NAME}.`);
  const apiKey = read('AI_API_KEY') ?? null;
  const baseUrl = read('AI_BASE_URL')?.replace(/\/+$/, '') ?? null;
  if (baseUrl === null && NEED_ADDRESS.includes(provider)) {
    fail(`AI_PROVIDER is "${provider}", so AI_BASE_URL must be the address of that server’s API.`);
  }
  if (apiKey === null && baseUrl === null && NEED_KEY.includes(provider)) {
    fail(`AI_PROVIDER is "${provider}", so AI_API_KEY must be the key that it gave out.`);
  }
  const prices = read('AI_PRICES')?.split(',').map(Number);
  return {
    provider,
    model,
    visionModel: read('AI_VISION_MODEL') ?? null,
    imageModel: read('AI_IMAGE_MODEL') ?? null,
    apiKey,
    baseUrl,
    withCookbook: read('AI_ANSWERS') === 'with-cookbook',
    fallback: read('AI_FALLBACK') === 'on',
    dailyTokens: dailyTokensOf(
      read('AI_DAILY_BUDGET_TOKENS') ?? (apiKey === null ? 'unlimited' : DEFAULT_DAILY_TOKENS),
    ),
    contextTokens: read('AI_CONTEXT_TOKENS') ?? DEFAULT_CONTEXT_TOKENS[provider] ?? null,
    prices: prices ? { input: prices[0] ?? 0, output: prices[1] ?? 0 } : null,
  };
}

function dailyTokensOf(budget: number | 'unlimited'): AiSettings['dailyTokens'] {
  const server = budget === 'unlimited' ? Number.POSITIVE_INFINITY : budget;
  const one = Math.ceil(server * SHARE_OF_ONE);
  return { server, user: one, address: one };
}
