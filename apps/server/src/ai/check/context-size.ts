import { z } from 'zod';
import { DEFAULT_ADDRESSES } from '../providers/default-addresses.ts';
import type { AiProvider, AiSettings } from '../settings.ts';

const REQUEST_MS = 10_000;
const MAX_LENGTH = 8_000_000;
const MAX_DEPTH = 2;

type Connection = { baseUrl: string | null; model: string; apiKey: string | null };
/** Where a provider describes a model, and the names of the numbers that are the size of its context, best first. */
type Description = {
  url: (connection: Connection) => string;
  body?: (connection: Connection) => object;
  headers?: (key: string) => Record<string, string>;
  fields: readonly RegExp[];
};

/** vLLM, OpenRouter, Groq, LM Studio and llama.cpp, in this order. */
const LISTED = [/^max_model_len$/, /^context_length$/, /^context_window$/, /^max_context_length$/, /^n_ctx(_train)?$/];

/** Providers that are not here describe no context. */
const DESCRIPTIONS: Partial<Record<AiProvider, Description>> = {
  // https://github.com/ollama/ollama/blob/main/docs/api.md#show-model-information
  ollama: {
    url: ({ baseUrl }) => `${baseUrl ?? DEFAULT_ADDRESSES.ollama}/api/show`,
    body: ({ model }) => ({ model }),
    fields: [/\.context_length$/],
  },
  // https://ai.google.dev/api/models#Model
  google: {
    url: ({ baseUrl, model }) => `${baseUrl ?? DEFAULT_ADDRESSES.google}/models/${encodeURIComponent(model)}`,
    headers: (key) => ({ 'x-goog-api-key': key }),
    fields: [/^inputTokenLimit$/],
  },
  // https://docs.mistral.ai/api/#tag/models
  mistral: {
    url: ({ baseUrl, model }) => `${baseUrl ?? DEFAULT_ADDRESSES.mistral}/models/${encodeURIComponent(model)}`,
    fields: [/^max_context_length$/],
  },
  'openai-compatible': { url: ({ baseUrl }) => `${baseUrl ?? ''}/models`, fields: LISTED },
};

const tokenCount = z.int().min(256).max(100_000_000);

/** Tokens that a model can read and write in one call, as its server says; null where the server does not say. */
export async function contextSizeOf(settings: AiSettings): Promise<number | null> {
  const description = DESCRIPTIONS[settings.provider];
  if (!description) return null;
  const described = await describe(description, settings).catch(() => null);
  const ofModel = modelEntry(described, settings.model);
  const numbers = numbersIn(ofModel);
  for (const field of description.fields) {
    const size = tokenCount.safeParse(numbers.find(([name]) => field.test(name))?.[1]);
    if (size.success) return size.data;
  }
  return null;
}

async function describe({ url, body, headers }: Description, settings: AiSettings): Promise<unknown> {
  const { apiKey } = settings;
  const authorisation = headers ?? ((key: string) => ({ authorization: `Bearer ${key}` }));
  const response = await fetch(url(settings), {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(apiKey === null ? {} : authorisation(apiKey)) },
    ...(body ? { body: JSON.stringify(body(settings)) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(REQUEST_MS),
  });
  if (!response.ok) return null;
  let text = '';
  for await (const part of (response.body ?? new Blob([]).stream()).pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.length > MAX_LENGTH) return null;
  }
  return JSON.parse(text);
}

const listing = z.object({ data: z.array(z.looseObject({ id: z.string() })) });

/** The entry of a model in a list of them, or the description itself where it is of one model. */
function modelEntry(described: unknown, model: string): unknown {
  const list = listing.safeParse(described);
  return list.success ? list.data.data.find(({ id }) => id === model) : described;
}

/** The numbers of an object and of the objects in it, with their names. */
function numbersIn(value: unknown, depth = 0): [string, number][] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'number' ? [[name, part]] : numbersIn(part, depth + 1),
  );
}
