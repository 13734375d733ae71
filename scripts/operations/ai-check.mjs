// npm run ai:check: tries the language model that the AI_ variables configure, and says what to change.
import { buildData, install, run } from '../prepare.mjs';

const node = install();
buildData(node);
run(node, ['apps/server/src/ai-check/main.ts']);
