// npm run e2e: the built product in a browser. Further arguments go to Playwright; --engines=all runs the main job in
// other browsers instead.
import { build, install } from './prepare.mjs';
import { OTHER_ENGINES, playwright, runSteps } from './test-steps/steps.mjs';

const node = install();
build(node);
const args = process.argv.slice(2);

async function steps() {
  if (args.some((arg) => arg.startsWith('--engines=')))
    return [{ ...OTHER_ENGINES, args: [...OTHER_ENGINES.args, ...args] }];
  const { browserTestEnvironment } = await import('./test-environment/chromium.mjs');
  return [playwright('the product in a browser', args, await browserTestEnvironment(node))];
}

process.exitCode = (await runSteps(node, await steps())) ? 0 : 1;
