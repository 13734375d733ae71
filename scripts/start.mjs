// npm start: installs, builds what has changed, and serves.
import { build, install, launch } from './prepare.mjs';

const node = install();
build(node);
// The server keeps within this heap whatever it is sent (docs/operations.md); NODE_OPTIONS can not raise it.
const server = launch(node, ['--max-old-space-size=512', 'apps/server/src/main.ts'], { NODE_ENV: 'production' });
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
