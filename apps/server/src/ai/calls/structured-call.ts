import { OUTPUT_MODES, type OutputMode } from '../providers/provider.ts';
import { classifyError } from './classify-error.ts';
import { type ModelCall, type ModelReply, streamAnswer } from './stream-answer.ts';
import { withRetries } from './with-retries.ts';

/** The statuses with which servers refuse an output format that they do not know. */
const FORMAT_STATUSES = [400, 404, 422, 501];

export type StructuredCall = (
  call: Omit<ModelCall, 'mode'>,
  onText: (text: string) => boolean,
  until: number,
) => Promise<ModelReply>;

/**
 * Calls of one model for structured answers: in the best mode that its server supports, which is remembered, with
 * retries after passing failures as long as no text has arrived.
 */
export function createStructuredCall(): StructuredCall {
  let best = 0;
  return async (call, onText, until) => {
    for (let at = best; ; at += 1) {
      const mode: OutputMode = OUTPUT_MODES[at] ?? 'text';
      let hasText = false;
      const onNewText = (text: string): boolean => {
        hasText = true;
        return onText(text);
      };
      try {
        const reply = await withRetries(() => streamAnswer({ ...call, mode }, onNewText), {
          until,
          signal: call.signal,
          mayRetry: () => !hasText,
        });
        best = at;
        return reply;
      } catch (error) {
        call.signal.throwIfAborted();
        const failure = classifyError(error);
        const isFormat = failure.kind === 'unsupported-request' && FORMAT_STATUSES.includes(failure.status ?? 400);
        if (!isFormat || hasText || mode === 'text') throw failure;
      }
    }
  };
}
