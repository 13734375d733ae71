import type { Plugin } from 'vite';

const INFINITE = /node_modules\/@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/;
const EXPORTS = /\bexport \{([^}]*)\}/;

/** Drops from TanStack Query how the pages of infinite queries are fetched: every query refers to it, and none is infinite. */
export function shakeQuery(): Plugin {
  return {
    name: 'shake-query',
    apply: 'build',
    transform: {
      filter: { id: INFINITE },
      handler(code) {
        const names = EXPORTS.exec(code)?.[1]
          ?.split(',')
          .map((name) => name.trim());
        if (!names?.includes('infiniteQueryBehavior'))
          this.error('TanStack Query has no infiniteQueryBehavior any more.');
        const stubs = names.map((name) => `export function ${name}() {}`);
        return { code: stubs.join('\n'), map: null };
      },
    },
  };
}
