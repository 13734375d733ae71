import { answerOf, someDrafts } from '../../apps/server/src/ai/test/drafts.ts';
import { type ModelServer, startModelServer } from '../../apps/server/src/ai/test/model-server.ts';
import { type RunningServer, startProcess } from '../../scripts/test-environment/server-process.ts';
import { percentile, type Row } from '../support/table.ts';
import { outageTimes } from './outage-times.ts';
import { ownWork } from './own-work.ts';
import { pageTimes } from './page-times.ts';

const RECIPES = 12;
/** A token has about four characters; the model writes 50 a second. */
const TOKEN = { partLength: 4, partMs: 20 };

const SEARCHES = {
  starts: [
    'potatoes, leek, cream',
    'pasta, tomatoes, basil',
    'chickpeas, tomatoes, onion',
    'eggs, cheese, bread',
    'beef, carrots, potatoes',
  ],
  streamed: 'rice, tomatoes, onion',
  inOnePiece: 'rice, tomatoes, garlic',
};

/**
 * A language model's answers: our own work on one; when its parts are on the screen from a model that writes slowly,
 * streamed and in one piece; and what an outage of the model costs.
 */
export async function benchAi(): Promise<Row[]> {
  const own = ownWork(RECIPES);
  const { model, server } = await start();
  try {
    const page = await pageTimes(server.url, SEARCHES);
    const outage = await outageTimes(server.url, model);
    return [...ownRows(own), ...pageRows(page), ...outageRows(outage)];
  } finally {
    await Promise.all([server.stop(), model.close()]);
  }
}

async function start(): Promise<{ model: ModelServer; server: RunningServer }> {
  const model = await startModelServer();
  model.behave({ text: answerOf(someDrafts(6)), ...TOKEN });
  const { provider, model: name, baseUrl, apiKey } = model.settings();
  const server = await startProcess('apps/server/src/main.ts', '/readyz', [], {
    AI_PROVIDER: provider,
    AI_MODEL: name,
    AI_BASE_URL: baseUrl ?? '',
    AI_API_KEY: apiKey ?? '',
    AI_DAILY_BUDGET_TOKENS: 'unlimited',
    LOG_LEVEL: 'silent',
  });
  return { model, server };
}

function ownRows(own: readonly number[]): Row[] {
  const name = `own work on an answer of ${RECIPES} recipes`;
  return [
    { name: `${name}, p50`, value: percentile(own, 0.5), unit: 'ms', limit: { atMost: 10 } },
    { name: `${name}, p95`, value: percentile(own, 0.95), unit: 'ms' },
  ];
}

function pageRows({ starts, streamed, inOnePiece }: Awaited<ReturnType<typeof pageTimes>>): Row[] {
  return [
    {
      name: 'on the screen, streamed: dishes of the cookbook, p50',
      value: percentile(starts, 0.5),
      unit: 'ms',
      limit: { atMost: 150 },
    },
    { name: 'on the screen, streamed: first recipe of the model', value: streamed.model, unit: 'ms' },
    { name: 'on the screen, streamed: whole answer', value: streamed.whole, unit: 'ms' },
    {
      name: 'on the screen, streamed: first recipe of the model, share of the whole',
      value: streamed.model / streamed.whole,
      unit: '×',
      limit: { atMost: 0.25 },
    },
    { name: 'on the screen, in one piece: first recipe of the model', value: inOnePiece.model, unit: 'ms' },
    { name: 'on the screen, in one piece: whole answer', value: inOnePiece.whole, unit: 'ms' },
    {
      name: 'first recipe of the model, in one piece to streamed',
      value: inOnePiece.model / streamed.model,
      unit: '×',
    },
  ];
}

function outageRows({ cancelMs, downMs, recoveryMs }: Awaited<ReturnType<typeof outageTimes>>): Row[] {
  return [
    {
      name: 'cancelled search: until the model’s server sees it',
      value: cancelMs,
      unit: 'ms',
      limit: { atMost: 1_000 },
    },
    {
      name: 'search while the model is down, slowest',
      value: Math.max(...downMs),
      unit: 'ms',
      limit: { atMost: 2_000 },
    },
    { name: 'until a model that is back answers again', value: recoveryMs, unit: 'ms' },
  ];
}
