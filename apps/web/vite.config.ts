import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const API_SERVER = 'http://127.0.0.1:3000';
const PRELOADED_FONTS = /(figtree|fraunces)-latin-.*\.woff2$/;
const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;
const VENDOR = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next)\//;

/** Has the fonts fetched with the stylesheet instead of after it. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => PRELOADED_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}

/** Writes `.br` and `.gz` beside every text asset, so that the server compresses nothing while it answers. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name))) {
        const path = join(dir, file);
        const bytes = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts(), precompress()],
  server: { port: 5173, proxy: { '/api': API_SERVER } },
  preview: { port: 4173, proxy: { '/api': API_SERVER } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      /** A schema nobody asks for is no reason to ship zod: what it is made with, and what is made from it, has no side effects. */
      treeshake: { manualPureFunctions: ['z', 'preferencesSchema', 'recipeSchema', 'recipeQuerySchema'] },
      output: { codeSplitting: { groups: [{ name: 'vendor', test: VENDOR }] } },
    },
  },
});
