// npm run soak: a mixed load with random failures. `-- --minutes 5` sets how long (default 30).
import { build, install, run } from './prepare.mjs';

const node = install();
build(node);
run(node, ['bench/soak/run.ts', ...process.argv.slice(2)]);
