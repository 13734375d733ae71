import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const API_SERVER = 'http://127.0.0.1:3000';
const CONTRACT = join(import.meta.dirname, '../../packages/contract/src');
const PRELOADED_FONTS = /(figtree|fraunces)-latin-.*\.woff2$/;
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

/**
 * A schema nobody asks for is no reason to ship zod: what makes one, and what is made from one, has no side effects.
 * The bundler believes it of these names.
 */
function schemaNames(): string[] {
  const sources = readdirSync(CONTRACT).map((file) => readFileSync(join(CONTRACT, file), 'utf8'));
  return sources.flatMap((source) =>
    Array.from(source.matchAll(/^(?:export )?const (\w+Schema)\b/gm), ([, name]) => name ?? ''),
  );
}

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts()],
  server: { port: 5173, proxy: { '/api': API_SERVER } },
  preview: { port: 4173, proxy: { '/api': API_SERVER } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z', ...schemaNames()], propertyReadSideEffects: false },
      output: { codeSplitting: { groups: [{ name: 'vendor', test: VENDOR }] } },
    },
  },
});
