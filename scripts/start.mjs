// npm start: installs, builds what has changed, and serves.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, install, launch, ROOT } from './prepare.mjs';

const node = install();
build(node);
// The server keeps within this memory whatever it is sent (docs/operations.md); NODE_OPTIONS can not raise the heap.
const { heap, malloc } = JSON.parse(readFileSync(path.join(ROOT, 'apps/server/memory.json'), 'utf8'));
const given = Object.fromEntries(Object.entries(process.env).filter(([name]) => name in malloc));
const environment = { NODE_ENV: 'production', ...malloc, ...given };
const server = launch(node, [...heap, 'apps/server/src/main.ts'], environment);
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
