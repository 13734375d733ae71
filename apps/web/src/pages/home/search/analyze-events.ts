import type { AnalyzeEvents, AnalyzeResponse } from '@larder/contract/analyze';
import { ERROR_STATUS, type ErrorBody } from '@larder/contract/error';
import { ApiError } from '../../../lib/api/api-error.ts';

/**
 * Reads the events of POST /api/analyze and returns the whole answer; `onPart` gets the answer so far with each event.
 * @throws ApiError for an `error` event, and with status 0 where the stream ends early
 */
export async function readAnalyzeEvents(
  response: Response,
  onPart: (answer: AnalyzeResponse) => void,
): Promise<AnalyzeResponse> {
  let answer: AnalyzeResponse | null = null;
  for await (const { name, data } of eventsOf(response)) {
    if (name === 'error') throw failureOf(JSON.parse(data) as AnalyzeEvents['error']);
    if (name === 'end') return wholeOf(JSON.parse(data) as AnalyzeEvents['end'], answer);
    if (name === 'start') answer = JSON.parse(data) as AnalyzeEvents['start'];
    if (name === 'recipe' && answer) answer = { ...answer, recipes: [...answer.recipes, JSON.parse(data)] };
    if (answer) onPart(answer);
  }
  throw new ApiError('0: the answer ended early', { status: 0 });
}

function wholeOf({ order, added, ...response }: AnalyzeEvents['end'], before: AnalyzeResponse | null): AnalyzeResponse {
  const byId = new Map([...(before?.recipes ?? []), ...added].map((recipe) => [recipe.id, recipe]));
  return { ...response, recipes: order.flatMap((id) => byId.get(id) ?? []) };
}

function failureOf(body: ErrorBody): ApiError {
  const status = ERROR_STATUS[body.error];
  return new ApiError(`${status}: ${JSON.stringify(body)}`, { status, code: body.error, sentence: body.message });
}

/** https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream */
async function* eventsOf({ body }: Response): AsyncGenerator<{ name: string; data: string }> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const name = field('event');
      if (name) yield { name, data: field('data') ?? '' };
    }
  }
}
