// Builds the web application, for browsers and for the server that renders pages, and adds a .br and a .gz file for every asset that becomes smaller.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from './prepare.mjs';

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/;
const web = path.join(ROOT, 'apps', 'web');
const dist = path.join(web, 'dist');

await build({
  root: web,
  configFile: path.join(web, 'vite.config.ts'),
  logLevel: 'warn',
  build: { emptyOutDir: true },
});

await build({ configFile: path.join(web, 'vite.server.config.ts'), root: web, logLevel: 'warn' });

for (const name of readdirSync(dist, { recursive: true })) {
  if (!COMPRESSIBLE.test(name)) continue;
  const file = path.join(dist, name);
  const bytes = readFileSync(file);
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  if (brotli.length >= bytes.length) continue;
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
