// npm run dev: restarts the server when its sources change, and updates the web application in place.
import { build, install, launch } from './prepare.mjs';

const node = install();
build(node);
const children = [
  launch(node, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  }),
  launch(node, ['node_modules/vite/bin/vite.js', 'apps/web']),
];
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = code ?? 0;
  });
}
