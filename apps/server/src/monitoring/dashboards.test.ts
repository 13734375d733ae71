import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelServer, startModelServer } from '../ai/test/model-server.ts';
import { createTestApp, TEST_CONFIG, type TestApp } from '../test/create-test-app.ts';

/** What Prometheus itself adds to each target. */
const BY_PROMETHEUS = ['up'];
/** Series of a histogram. */
const SERIES = /_(bucket|sum|count)$/;
/** Words of PromQL that look like metrics. */
const NO_METRIC = /^(sum|rate|by|le|histogram_quantile|max|min|avg|increase|on|without|and|or|unless|topk|clamp_min)$/;

const fileOf = (file: string) => readFileSync(fileURLToPath(new URL(`../../../../${file}`, import.meta.url)), 'utf8');

let model: ModelServer;
let server: TestApp;
let metrics: Set<string>;

beforeAll(async () => {
  model = await startModelServer();
  server = await createTestApp({ config: { ...TEST_CONFIG, ai: model.settings({ prices: { input: 1, output: 2 } }) } });
  const { body } = await server.app.inject('/metrics');
  metrics = new Set(Array.from(body.matchAll(/^# TYPE (\S+) /gm), ([, name = '']) => name));
});
afterAll(async () => {
  await server.close();
  await model.close();
});

/** The names of metrics in PromQL: not labels, their values, durations or functions. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"(?:\\.|[^"\\])*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|without|on)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/[a-z_][a-z0-9_]*/gi)].map(([name]) => name).filter((name) => !NO_METRIC.test(name));
}

function expectKnown(expressions: readonly string[]): void {
  const used = expressions.flatMap(metricsIn);
  expect(used.length).toBeGreaterThanOrEqual(expressions.length);
  const isKnown = (name: string) =>
    metrics.has(name) || metrics.has(name.replace(SERIES, '')) || BY_PROMETHEUS.includes(name);
  expect(used.filter((name) => !isKnown(name))).toEqual([]);
}

test('every panel of the dashboard shows metrics that the server has', () => {
  const expressions: string[] = [];
  JSON.parse(fileOf('deploy/grafana-dashboard.json'), (key, value) => {
    if (key === 'expr') expressions.push(value);
    return value;
  });
  expect(expressions.length).toBeGreaterThan(5);
  expectKnown(expressions);
});

test('every alert is about metrics that the server has, and the page of operations says what to do', () => {
  const rules = fileOf('deploy/alerts.yaml');
  const expressions = Array.from(rules.matchAll(/^\s+expr: (.+)$/gm), ([, expression = '']) => expression);
  const names = Array.from(rules.matchAll(/^\s+- alert: (\S+)$/gm), ([, name = '']) => name);
  expect(names.length).toBe(expressions.length);
  expectKnown(expressions);
  const page = fileOf('docs/operations.md');
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('the page of operations explains every metric of Larder, and none that there is not', () => {
  const page = fileOf('docs/operations.md');
  const explained = Array.from(page.matchAll(/^\| (`[a-z_]+`(?:, `[a-z_]+`)*) \|/gm), ([, cell = '']) =>
    [...cell.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name),
  ).flat();
  expect(explained.filter((name) => name.includes('_') && !metrics.has(name))).toEqual([]);
  const own = [...metrics].filter((name) => /^(larder|http)_/.test(name));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((name) => !explained.includes(name))).toEqual([]);
});
