import { Readable } from 'node:stream';
import type { AnalyzeEvents, AnalyzeResponse } from '@larder/contract/analyze';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from '../../../errors/answer-errors.ts';
import type { SendEvent } from './suggested-recipes.ts';

const EVENTS = 'text/event-stream';
/** Comments keep proxies from closing a stream in which nothing happens. */
const KEEP_ALIVE_MS = 15_000;

/** An answer in parts as server-sent events. https://html.spec.whatwg.org/multipage/server-sent-events.html */
export type EventStream = {
  send: SendEvent;
  /** True once something was sent; before, the answer can still be a plain one. */
  isOpen: () => boolean;
  /** Sends what the whole answer has beyond the parts that were sent. */
  end: (json: Buffer | string) => FastifyReply;
  fail: (error: unknown) => FastifyReply;
};

/** True of a client that takes events; one that takes JSON, too, gets them only where an answer comes in parts. */
export function wantsEvents(request: FastifyRequest, comesInParts: boolean): boolean {
  const accepted = request.headers.accept ?? '';
  return accepted.includes(EVENTS) && (comesInParts || !accepted.includes('application/json'));
}

/** A stream that opens with the first event. */
export function createEventStream(request: FastifyRequest, reply: FastifyReply): EventStream {
  const body = new Readable({ read: () => {} });
  const sent = new Set<string>();
  let isOpen = false;
  let timer: NodeJS.Timeout | undefined;

  function write<Name extends keyof AnalyzeEvents>(name: Name, data: AnalyzeEvents[Name]): void {
    if (!isOpen) {
      isOpen = true;
      timer = setInterval(() => body.push(': waiting\n\n'), KEEP_ALIVE_MS).unref();
      body.once('close', () => clearInterval(timer));
      reply.header('cache-control', 'no-cache, no-transform').header('x-accel-buffering', 'no').type(EVENTS);
      reply.send(body as never);
    }
    body.push(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  function close(): FastifyReply {
    clearInterval(timer);
    body.push(null);
    return reply;
  }

  return {
    isOpen: () => isOpen,
    send(name, data) {
      if (reply.raw.destroyed) return;
      const recipes = 'recipes' in data ? data.recipes : [data];
      for (const { id } of recipes as { id: string }[]) sent.add(id);
      write(name, data);
    },
    end(json) {
      const { recipes, ...response } = JSON.parse(json.toString()) as AnalyzeResponse;
      const added = recipes.filter(({ id }) => !sent.has(id));
      write('end', { ...response, order: recipes.map(({ id }) => id), added });
      return close();
    },
    fail(error) {
      write('error', toAppError(error as Error, request).body);
      return close();
    },
  };
}
