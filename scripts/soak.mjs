// npm run soak: a mixed load with random failures. `-- --minutes 5` sets how long (default 30). `-- --cluster`: each part
// of nginx, three processes, PgBouncer and PostgreSQL with a standby fails in turn; these must be installed.
import { build, install, run } from './prepare.mjs';

const node = install();
build(node);
const args = process.argv.slice(2);
run(node, args.includes('--cluster') ? ['bench/soak/cluster/run.ts'] : ['bench/soak/run.ts', ...args]);
