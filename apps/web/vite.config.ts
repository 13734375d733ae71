import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type UserConfig } from 'vite';
import { CHUNK_GROUPS } from './build/chunks.ts';
import { minifyAgain } from './build/minify-again.ts';
import { pageFiles } from './build/page-files.ts';
import { pinTitleFont, TITLE_FONT } from './build/pin-font.ts';
import { refuseCycles } from './build/refuse-cycles.ts';
import { shakeI18next } from './build/shake-i18next.ts';
import { shakeLucide } from './build/shake-lucide.ts';
import { shakeQuery } from './build/shake-query.ts';
import { shakeRouter } from './build/shake-router.ts';

const API_SERVER = 'http://127.0.0.1:3000';
const FONT_CACHE = join(import.meta.dirname, '../../node_modules/.cache/larder');
const CONTRACT = join(import.meta.dirname, '../../packages/contract/src');
const PRELOADED_FONTS = /(figtree|fraunces)-latin-.*\.woff2$/;

/** Preloads the fonts and loads the `prefetch` chunk before the libraries. */
function headStart(): Plugin {
  return {
    name: 'head-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const files = Object.keys(bundle);
        const early = files.filter((file) => bundle[file]?.type === 'chunk' && bundle[file].name === 'prefetch');
        return [
          ...early.map((file) => tag('script', { type: 'module', async: true, crossorigin: true, src: `/${file}` })),
          ...files
            .filter((file) => PRELOADED_FONTS.test(file))
            .map((file) =>
              tag('link', { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true }),
            ),
        ];
      },
    },
  };
}

function tag(name: string, attrs: Record<string, string | boolean>): HtmlTagDescriptor {
  return { tag: name, attrs, injectTo: 'head' };
}

/**
 * The names of the contract's schemas. Declared pure, so that the bundler drops unused schemas, and zod with them.
 */
function schemaNames(): string[] {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const sources = files.map((file) => readFileSync(join(CONTRACT, file), 'utf8'));
  return sources.flatMap((source) =>
    Array.from(source.matchAll(/^(?:export )?const (\w+Schema)\b/gm), ([, name]) => name ?? ''),
  );
}

export default defineConfig(
  async (): Promise<UserConfig> => ({
    resolve: { alias: { [TITLE_FONT]: await pinTitleFont(FONT_CACHE) } },
    // A chunk of texts that is imported whole lists no name for each of its parts.
    json: { namedExports: false },
    plugins: [
      react(),
      tailwindcss(),
      shakeRouter(),
      shakeQuery(),
      shakeI18next(),
      shakeLucide(),
      headStart(),
      pageFiles(),
      minifyAgain(),
      refuseCycles(),
    ],
    server: { port: 5173, proxy: { '/api': API_SERVER, '/images': API_SERVER } },
    preview: { port: 4173, proxy: { '/api': API_SERVER, '/images': API_SERVER } },
    build: {
      target: 'es2023',
      // The browsers that Tailwind supports; es2023 alone adds fallbacks for older ones.
      cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        treeshake: {
          manualPureFunctions: ['z', ...schemaNames()],
          propertyReadSideEffects: false,
        },
        output: { codeSplitting: { groups: [...CHUNK_GROUPS] } },
      },
    },
  }),
);
