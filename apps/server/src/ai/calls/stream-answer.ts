import type { JSONSchema7, LanguageModel, ModelMessage, Output, ToolSet } from 'ai';
import type { OutputMode, Provider } from '../providers/provider.ts';
import { ModelFailure } from './model-failure.ts';

/** A structure to answer in. */
export type AnswerSchema = { name: string; schema: JSONSchema7 };

export type ModelCall = {
  model: LanguageModel;
  instructions: string;
  /** Data for the model, fenced. */
  prompt: string;
  /** A JPEG. */
  image?: Uint8Array;
  answer: AnswerSchema;
  mode: OutputMode;
  options?: Provider['options'];
  signal: AbortSignal;
};

export type Usage = { inputTokens: number; outputTokens: number };
export type ModelReply = { text: string; usage: Usage };

/** Longer answers are ended. */
const MAX_ANSWER_LENGTH = 200_000;
/** Characters of a token, on the low side, for servers that don't say how many tokens they used. */
const CHARACTERS_PER_TOKEN = 3.5;

/**
 * Makes one call and passes on the text of the answer as it arrives, until `onText` returns false.
 * @throws ModelFailure `refused`, `invalid-output` for an empty answer; what the provider throws
 */
export async function streamAnswer(call: ModelCall, onText: (text: string) => boolean): Promise<ModelReply> {
  const { streamText } = await import('ai');
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const ended = new AbortController();
  const failures: unknown[] = [];
  const { stream } = streamText({
    ...(await optionsOf(call)),
    maxRetries: 0,
    abortSignal: AbortSignal.any([call.signal, ended.signal]),
    onError: ({ error }) => void failures.push(error),
  });
  let text = '';
  let usage: Usage | null = null;
  let isRefused = false;
  for await (const part of stream) {
    if (part.type === 'error') failures.push(part.error);
    if (part.type === 'finish') {
      usage = usageOf(part.totalUsage);
      isRefused = part.finishReason === 'content-filter';
    }
    const added = part.type === 'text-delta' ? part.text : part.type === 'tool-input-delta' ? part.delta : '';
    if (added === '') continue;
    text += added;
    if (!onText(added) || text.length > MAX_ANSWER_LENGTH) {
      ended.abort();
      break;
    }
  }
  call.signal.throwIfAborted();
  if (failures.length > 0 && !ended.signal.aborted) throw failures[0];
  if (isRefused) throw new ModelFailure('refused', 'the content filter stopped the answer');
  if (text.trim() === '') throw new ModelFailure('invalid-output', 'the answer is empty');
  return { text, usage: usage ?? estimateUsage(call, text) };
}

function usageOf({
  inputTokens,
  outputTokens,
}: {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}) {
  return inputTokens === undefined || outputTokens === undefined ? null : { inputTokens, outputTokens };
}

function estimateUsage({ instructions, prompt }: ModelCall, text: string): Usage {
  return { inputTokens: estimateTokens(instructions + prompt), outputTokens: estimateTokens(text) };
}

/** About how many tokens a text takes. */
function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

/** No temperature is sent: some models refuse any, and the default of each suits it. */
async function optionsOf({ model, instructions, prompt, image, answer, mode, options }: ModelCall) {
  const { jsonSchema, tool } = await import('ai');
  const isDescribed = mode !== 'schema' && mode !== 'tool';
  const messages: ModelMessage[] = [
    {
      role: 'user',
      content: [
        { type: 'text', text: prompt },
        ...(image ? [{ type: 'file' as const, mediaType: 'image/jpeg', data: image }] : []),
      ],
    },
  ];
  const tools: ToolSet = {
    [answer.name]: tool({ description: 'Gives the answer.', inputSchema: jsonSchema(answer.schema) }),
  };
  return {
    model,
    instructions: isDescribed ? `${instructions}\n\n${schemaInWords(answer)}` : instructions,
    messages,
    ...(options ? { providerOptions: options } : {}),
    ...(mode === 'tool' ? { tools, toolChoice: 'required' as const } : {}),
    ...(mode === 'schema' || mode === 'json' ? { output: jsonOutput(mode === 'schema' ? answer : null) } : {}),
  };
}

function schemaInWords({ schema }: AnswerSchema): string {
  return `Answer with one JSON object and nothing else. It must conform to this JSON schema:\n${JSON.stringify(schema)}`;
}

/** An output format whose text is passed on as it is; the SDK's own ones parse the whole text again with each part. */
function jsonOutput(answer: AnswerSchema | null): Output.Output<string, number, never> {
  return {
    name: 'json',
    responseFormat: Promise.resolve({ type: 'json', ...(answer ? { schema: answer.schema, name: answer.name } : {}) }),
    parseCompleteOutput: async ({ text }) => text,
    // The SDK withholds text until this changes.
    parsePartialOutput: async ({ text }) => ({ partial: text.length }),
    createElementStreamTransform: () => undefined,
  };
}
