import type { AiProvider } from '../settings.ts';

/** What a reply contains, whatever the protocol. */
export type WireReply = { parts: readonly string[]; finish: 'stop' | 'length' | 'filter' };

type Protocol = {
  /** The path and query of a call for text. */
  path: RegExp;
  /** The base address that the adapter gets, from that of the server. */
  base: (address: string) => string;
  contentType: string;
  /** The reply in pieces, as the provider streams it. */
  stream: (reply: WireReply) => string[];
  /** The reply to a call without streaming. */
  whole: (reply: WireReply) => unknown;
  /** The error body of the provider. */
  error: (message: string, code: string, status: number) => unknown;
};

const sse = (data: unknown, event?: string): string =>
  `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const USAGE = { prompt_tokens: 100, completion_tokens: 200, total_tokens: 300 };
const CHAT = { id: 'c1', created: 1, model: 'test' };
const FINISH = { stop: 'stop', length: 'length', filter: 'content_filter' } as const;

/** https://platform.openai.com/docs/api-reference/chat-streaming */
const chat: Protocol = {
  path: /\/chat\/completions$/,
  base: (address) => `${address}/v1`,
  contentType: 'text/event-stream',
  stream: ({ parts, finish }) => [
    ...parts.map((content) =>
      sse({ ...CHAT, object: 'chat.completion.chunk', choices: [{ index: 0, delta: { role: 'assistant', content } }] }),
    ),
    sse({
      ...CHAT,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta: {}, finish_reason: FINISH[finish] }],
      usage: USAGE,
    }),
    sse('[DONE]'),
  ],
  whole: ({ parts, finish }) => ({
    ...CHAT,
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content: parts.join('') }, finish_reason: FINISH[finish] }],
    usage: USAGE,
  }),
  error: (message, code, status) => ({
    error: { message, type: status === 429 ? code : 'invalid_request_error', param: null, code },
  }),
};

/** https://platform.openai.com/docs/api-reference/responses-streaming */
const responses: Protocol = {
  ...chat,
  path: /\/v1\/responses$/,
  stream: ({ parts, finish }) => {
    const response = { id: 'r1', created_at: 1, model: 'test', service_tier: null };
    const ends = { input_tokens: 100, output_tokens: 200 };
    const reason = finish === 'stop' ? null : { reason: finish === 'length' ? 'max_output_tokens' : 'content_filter' };
    return [
      sse({ type: 'response.created', response }),
      sse({ type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'm1' } }),
      ...parts.map((delta) => sse({ type: 'response.output_text.delta', item_id: 'm1', delta, logprobs: null })),
      sse({ type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'm1' } }),
      sse({
        type: finish === 'stop' ? 'response.completed' : 'response.incomplete',
        response: { ...response, usage: ends, incomplete_details: reason },
      }),
    ];
  },
  whole: ({ parts }) => ({
    id: 'r1',
    created_at: 1,
    model: 'test',
    error: null,
    output: [
      {
        type: 'message',
        id: 'm1',
        role: 'assistant',
        content: [{ type: 'output_text', text: parts.join(''), annotations: [], logprobs: null }],
      },
    ],
    incomplete_details: null,
    usage: { input_tokens: 100, output_tokens: 200 },
  }),
};

/** https://docs.anthropic.com/en/api/messages-streaming */
const anthropic: Protocol = {
  path: /\/v1\/messages$/,
  base: (address) => `${address}/v1`,
  contentType: 'text/event-stream',
  stream: ({ parts, finish }) => {
    const reason = { stop: 'end_turn', length: 'max_tokens', filter: 'refusal' }[finish];
    return [
      sse(
        {
          type: 'message_start',
          message: {
            id: 'm1',
            type: 'message',
            role: 'assistant',
            model: 'test',
            content: [],
            stop_reason: null,
            stop_sequence: null,
            usage: { input_tokens: 100, output_tokens: 1 },
          },
        },
        'message_start',
      ),
      sse({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }, 'content_block_start'),
      ...parts.map((text) =>
        sse({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }, 'content_block_delta'),
      ),
      sse({ type: 'content_block_stop', index: 0 }, 'content_block_stop'),
      sse(
        { type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 200 } },
        'message_delta',
      ),
      sse({ type: 'message_stop' }, 'message_stop'),
    ];
  },
  whole: ({ parts }) => ({
    id: 'm1',
    type: 'message',
    role: 'assistant',
    model: 'test',
    content: [{ type: 'text', text: parts.join('') }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 100, output_tokens: 200 },
  }),
  error: (message, type) => ({ type: 'error', error: { type, message } }),
};

/** https://ai.google.dev/api/generate-content */
const google: Protocol = {
  path: /\/v1beta\/models\/[^/]+:(?:streamGenerateContent|generateContent)/,
  base: (address) => `${address}/v1beta`,
  contentType: 'text/event-stream',
  stream: ({ parts, finish }) => {
    const usageMetadata = { promptTokenCount: 100, candidatesTokenCount: 200, totalTokenCount: 300 };
    const finishReason = { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' }[finish];
    return [
      ...parts.map((text) => sse({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }] })),
      sse({
        candidates: [{ index: 0, content: { role: 'model', parts: [{ text: '' }] }, finishReason }],
        usageMetadata,
      }),
    ];
  },
  whole: ({ parts }) => ({
    candidates: [{ index: 0, content: { role: 'model', parts: [{ text: parts.join('') }] }, finishReason: 'STOP' }],
    usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 200, totalTokenCount: 300 },
  }),
  error: (message, code, status) => ({ error: { code: status, message, status: code } }),
};

/** https://docs.ollama.com/api/chat */
const ollama: Protocol = {
  path: /\/api\/chat$/,
  base: (address) => address,
  contentType: 'application/x-ndjson',
  stream: ({ parts, finish }) => [
    ...parts.map(
      (content) => `${JSON.stringify({ ...OLLAMA, message: { role: 'assistant', content }, done: false })}\n`,
    ),
    `${JSON.stringify({ ...OLLAMA, ...OLLAMA_END, message: { role: 'assistant', content: '' }, done_reason: finish })}\n`,
  ],
  whole: ({ parts }) => ({
    ...OLLAMA,
    ...OLLAMA_END,
    message: { role: 'assistant', content: parts.join('') },
    done_reason: 'stop',
  }),
  error: (message) => ({ error: message }),
};
const OLLAMA = { model: 'test', created_at: '2026-01-01T00:00:00Z' };
const OLLAMA_END = { done: true, prompt_eval_count: 100, eval_count: 200, total_duration: 1, load_duration: 1 };

/** The protocol that each provider's adapter speaks. */
export const PROTOCOLS: Readonly<Record<AiProvider, Protocol>> = {
  openai: responses,
  azure: { ...chat, path: /^\/openai\/v1\/chat\/completions$/, base: (address) => address },
  anthropic,
  google,
  mistral: chat,
  ollama,
  'openai-compatible': chat,
};
