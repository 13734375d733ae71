// npm run bench: measures speed, as ratios and against limits. Arguments select benchmarks by name.
import { build, install, run } from './prepare.mjs';

const node = install();
build(node);
run(node, ['bench/run.ts', ...process.argv.slice(2)]);
