// npm run bench: how fast it is, as ratios and against limits. An argument picks benchmarks by name.
import { build, install, run } from './prepare.mjs';

const node = install();
build(node);
run(node, ['bench/run.ts', ...process.argv.slice(2)]);
