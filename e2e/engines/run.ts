// npm run e2e -- --engines=all: the main job in the installed browsers besides Chromium.
import { ENGINE_NAMES, ENGINE_PACKAGES, type Engine, findEngines } from '../../scripts/test-environment/engines.mjs';
import { startProcess } from '../../scripts/test-environment/server-process.ts';
import { textsIn } from '../support/texts.ts';
import { openFirefox } from './firefox.ts';
import { doMainJob } from './main-job.ts';
import { openWebKit } from './webkit.ts';

const LANGUAGE = 'en-GB';
const OPTION = '--engines=';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** The engines that the command names; `all` for every one that is installed. @throws Error */
function chosenEngines(args: readonly string[]): Engine[] {
  const named = (args.find((arg) => arg.startsWith(OPTION))?.slice(OPTION.length) ?? 'all').split(',');
  const unknown = named.find((name) => name !== 'all' && !ENGINE_NAMES.includes(name));
  if (unknown !== undefined) throw new Error(`There is no engine "${unknown}": ${ENGINE_NAMES.join(', ')} or all.`);
  const found = findEngines();
  const missing = ENGINE_NAMES.filter((name) => !found.some((engine) => engine.name === name));
  print(`Installed: ${found.map(({ name }) => name).join(', ') || 'none'}.`);
  if (missing.length > 0) print(`Not installed: ${missing.join(', ')}. On Debian: apt install ${ENGINE_PACKAGES}`);
  const chosen = found.filter(({ name }) => named.includes('all') || named.includes(name));
  if (chosen.length === 0) throw new Error('None of the engines is installed, so nothing was run.');
  return chosen;
}

function open({ name, programs }: Engine) {
  const { browser = '', driver = '', display = '' } = programs;
  return name === 'firefox' ? openFirefox(browser, LANGUAGE) : openWebKit({ driver, display }, LANGUAGE);
}

/** True if the engine does the whole job. */
async function passes(engine: Engine, siteUrl: string): Promise<boolean> {
  const steps: string[] = [];
  try {
    const page = await open(engine);
    try {
      print(`${engine.name}: ${page.browser}`);
      await doMainJob(page, siteUrl, textsIn(LANGUAGE), (step) => steps.push(step));
    } finally {
      await page.close();
    }
    print(`  passed: ${steps.join(', ')}`);
    return true;
  } catch (error) {
    print(`  failed after: ${steps.join(', ') || 'nothing'}`);
    print(`  ${error instanceof Error ? error.stack : String(error)}`);
    return false;
  }
}

const engines = chosenEngines(process.argv.slice(2));
const server = await startProcess('apps/server/src/main.ts', '/readyz');
try {
  for (const engine of engines) if (!(await passes(engine, server.url))) process.exitCode = 1;
} finally {
  await server.stop();
}
