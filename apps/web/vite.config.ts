import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type UserConfig } from 'vite';
import { pageFiles } from './build/page-files.ts';
import { pinTitleFont, TITLE_FONT } from './build/pin-font.ts';

const API_SERVER = 'http://127.0.0.1:3000';
const FONT_CACHE = join(import.meta.dirname, '../../node_modules/.cache/larder');
const CONTRACT = join(import.meta.dirname, '../../packages/contract/src');
const PRELOADED_FONTS = /(figtree|fraunces)-latin-.*\.woff2$/;

/**
 * What every page needs, in three files: to begin with, the libraries, and the frame around the pages. What several
 * pages need and the first one does not, in three more: on a slow line a file costs more than what is in it. What a group
 * takes brings along all that it imports, so schemas of forms and what waits for a sign-in stay out.
 */
const CHUNKS = [
  {
    name: 'early',
    test: /src\/(app\/(early|pages|page-texts)|i18n\/(detect-language|dictionaries)|lib\/storage)\.ts|contract\/src\/(language|browser)\.ts|preload-helper/,
    priority: 3,
  },
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core)|i18next|react-i18next(?!.*\/Trans\w*\.js))\/|lucide-react\/dist\/esm\/\w+\.mjs/,
    priority: 2,
  },
  {
    name: 'frame',
    test: /src\/(assets\/larder-shelf|app\/[\w-]+\.|lib\/(?!open-outbox|outbox-)|i18n\/[\w-]+\.|features\/preferences\/(?!hooks\/use-reset)|components\/([\w-]*button|select|choice-group|spinner|mark|announcer|toast\/toast-(context|provider))\.)|contract\/src\/(?!account|validation)|icons\/camera\.mjs/,
    priority: 1,
  },
  {
    name: 'primitives',
    test: /@radix-ui\/(primitive|react-(collection|compose-refs|context|direction|id|presence|primitive|roving-focus|slot|tabs|use-(callback|controllable|effect|is|layout)[a-z-]+))\//,
  },
  {
    name: 'account-forms',
    test: /react-hook-form\/|icons\/eye|contract\/src\/validation\.|src\/(components\/((password-)?field|schema-resolver|validation-text|focused-heading)|features\/auth\/(failure-text|diagnostics|api\/(account-calls|providers)|components\/submit-button|hooks\/use-password-reset))\./,
  },
  {
    name: 'icons',
    test: /icons\/(arrow-left|check|circle-check|leaf|plus|search|star|trash|triangle-exclamation-point|x)\.mjs/,
  },
];

/** Has the fonts fetched with the stylesheet instead of after it, and runs what need not wait for the libraries. */
function headStart(): Plugin {
  return {
    name: 'head-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const files = Object.keys(bundle);
        const early = files.filter((file) => bundle[file]?.type === 'chunk' && bundle[file].name === 'early');
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
 * A schema nobody asks for is no reason to ship zod: what makes one, and what is made from one, has no side effects.
 * The bundler believes it of these names.
 */
function schemaNames(): string[] {
  const sources = readdirSync(CONTRACT).map((file) => readFileSync(join(CONTRACT, file), 'utf8'));
  return sources.flatMap((source) =>
    Array.from(source.matchAll(/^(?:export )?const (\w+Schema)\b/gm), ([, name]) => name ?? ''),
  );
}

export default defineConfig(
  async (): Promise<UserConfig> => ({
    resolve: { alias: { [TITLE_FONT]: await pinTitleFont(FONT_CACHE) } },
    plugins: [react(), tailwindcss(), headStart(), pageFiles()],
    server: { port: 5173, proxy: { '/api': API_SERVER } },
    preview: { port: 4173, proxy: { '/api': API_SERVER } },
    build: {
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        treeshake: { manualPureFunctions: ['z', ...schemaNames()], propertyReadSideEffects: false },
        output: { codeSplitting: { groups: CHUNKS } },
      },
    },
  }),
);
