// npm run admin, npm run backup, npm run restore: accounts, backups and expired data, for the operator.
import { spawnSync } from 'node:child_process';
import { environmentFor, install, ROOT } from '../prepare.mjs';

const node = install();
const args = ['apps/server/src/administration/main.ts', ...process.argv.slice(2)];
const { status } = spawnSync(node, args, { cwd: ROOT, stdio: 'inherit', env: environmentFor(node) });
process.exitCode = status ?? 1;
