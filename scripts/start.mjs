// npm start: installs, builds what has changed, and serves.
import { build, install, launch } from './prepare.mjs';

const node = install();
build(node);
// The server keeps within this memory whatever it is sent (docs/operations.md); NODE_OPTIONS can not raise the heap.
const heap = ['--max-old-space-size=256', '--max-semi-space-size=16'];
const { MALLOC_ARENA_MAX = '2', MALLOC_MMAP_THRESHOLD_ = '131072' } = process.env;
const environment = { NODE_ENV: 'production', MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_ };
const server = launch(node, [...heap, 'apps/server/src/main.ts'], environment);
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
