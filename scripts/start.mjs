// npm start: installs, builds what has changed, and serves.
import { build, install, launch } from './prepare.mjs';

const node = install();
build(node);
const server = launch(node, ['apps/server/src/main.ts'], { NODE_ENV: 'production' });
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
