import { setTimeout as sleep } from 'node:timers/promises';
import { API } from '@larder/contract/api';
import { answerOf, someDrafts } from '../../apps/server/src/ai/test/drafts.ts';
import type { ModelServer } from '../../apps/server/src/ai/test/model-server.ts';

/** Each search has a food of its own, because an answered one is stored. */
const TO_OPEN = ['egg', 'pea', 'corn'];
const WHILE_DOWN = ['leek', 'carrot', 'potato', 'spinach', 'lentil'];
const MAX_RECOVERY_MS = 60_000;

type OutageTimes = { cancelMs: number; downMs: number[]; recoveryMs: number };

/**
 * Milliseconds from a client that leaves until the model's server sees it, of searches while that server is down, and
 * from its return until a search is answered by the model again.
 */
export async function outageTimes(url: string, model: ModelServer): Promise<OutageTimes> {
  const cancelMs = await cancel(url, model);
  model.behave({ status: 503, rawBody: 'down' });
  for (const food of TO_OPEN) await search(url, food);
  const downMs: number[] = [];
  for (const food of WHILE_DOWN) {
    const started = performance.now();
    const state = await search(url, food);
    if (state !== 'fallback') throw new Error(`the answer is ${state} while the model is down`);
    downMs.push(performance.now() - started);
  }
  model.behave({ text: answerOf(someDrafts(6)) });
  return { cancelMs, downMs, recoveryMs: await recover(url) };
}

async function cancel(url: string, model: ModelServer): Promise<number> {
  model.behave({ silent: true });
  const [calls, abandoned] = [model.calls.length, model.abandoned()];
  const leave = new AbortController();
  const left = search(url, 'thyme', leave.signal).catch(() => null);
  while (model.calls.length === calls) await sleep(1);
  const started = performance.now();
  leave.abort();
  while (model.abandoned() === abandoned) await sleep(1);
  await left;
  return performance.now() - started;
}

async function recover(url: string): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < MAX_RECOVERY_MS) {
    if ((await search(url, 'basil')) === 'answered') return performance.now() - started;
    await sleep(200);
  }
  throw new Error('the model is not called again');
}

/** The state of the model's part in the answer, for a client that takes JSON alone. */
async function search(url: string, food: string, signal: AbortSignal | null = null): Promise<string | undefined> {
  const body = new FormData();
  body.set('ingredients', `rice, tomatoes, ${food}`);
  // One address may search only so often.
  const headers = { 'x-forwarded-for': `198.51.100.${1 + Math.floor(Math.random() * 250)}` };
  const response = await fetch(`${url}${API.analyze}`, { method: 'POST', body, headers, signal });
  const answer = (await response.json()) as { assistant?: { state: string } };
  return answer.assistant?.state;
}
