import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadIngredients } from '@larder/food/ingredients/load-ingredients';
import { createKnowledgeBase } from '@larder/food/knowledge-base';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { type Evaluation, evaluateModel } from '../ai/evaluation/evaluate-model.ts';
import { sampleRequests } from '../ai/evaluation/sample-requests.ts';
import { loadProvider } from '../ai/providers/load-provider.ts';
import { ConfigError, readConfig } from '../config.ts';

const snapshot = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../dist/${name}.json`, import.meta.url)), 'utf8');
const print = (line: string) => void process.stdout.write(`${line}\n`);

const DEFAULT_COUNT = 40;

/**
 * npm run evaluate:ai: a line for each request and their sums; fails if a restriction is broken after the check. The
 * argument is the number of requests.
 */
async function main(): Promise<void> {
  const { ai } = readConfig(process.env);
  if (ai === null)
    return print('No language model is configured: AI_PROVIDER is not set. See docs/language-models.md.');
  const kb = createKnowledgeBase(loadIngredients(snapshot('ingredients')));
  const cookbook = loadCookbook(snapshot('cookbook'));
  const provider = await loadProvider(ai);
  const count = Number(process.argv[2] ?? DEFAULT_COUNT);
  const all: Evaluation[] = [];
  print('recipes relevant  leaks before after   tokens    time  request');
  for await (const result of evaluateModel(sampleRequests(count), { settings: ai, provider, kb, cookbook })) {
    all.push(result);
    const { recipes, relevant, leaksBefore, leaksAfter, tokens, milliseconds, text, failure } = result;
    const figures = [recipes, relevant, leaksBefore, leaksAfter, tokens.input + tokens.output];
    const [a, b, c, d, e] = figures.map(String);
    print(
      `${a?.padStart(7)} ${b?.padStart(8)} ${c?.padStart(13)} ${d?.padStart(5)} ${e?.padStart(8)} ${(milliseconds / 1000).toFixed(1).padStart(6)}s  ${text}${failure ? ` (${failure})` : ''}`,
    );
  }
  const sum = (figureOf: (result: Evaluation) => number) => all.reduce((total, each) => total + figureOf(each), 0);
  const input = sum(({ tokens }) => tokens.input);
  const output = sum(({ tokens }) => tokens.output);
  print(
    `${sum(({ recipes }) => recipes)} recipes, ${sum(({ relevant }) => relevant)} relevant, ${sum(({ leaksBefore }) => leaksBefore)} leaks before the check and ${sum(({ leaksAfter }) => leaksAfter)} after, ${input} tokens read and ${output} written${ai.prices ? `, cost ${((input * ai.prices.input + output * ai.prices.output) / 1e6).toFixed(4)}` : ''}, ${all.filter(({ failure }) => failure).length} of ${all.length} requests failed.`,
  );
  if (sum(({ leaksAfter }) => leaksAfter) > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
});
