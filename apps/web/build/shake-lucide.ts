import { join } from 'node:path';
import type { Plugin } from 'vite';

const PLAIN_ICON = join(import.meta.dirname, '../src/components/icons/plain-icon.ts');
const CREATION = /node_modules\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;

/** Lets `src/components/icons/plain-icon.ts` make Lucide's icons. A version of Lucide whose icons are not data fails the build. */
export function shakeLucide(): Plugin {
  return {
    name: 'shake-lucide',
    apply: 'build',
    transform: {
      filter: { id: CREATION },
      handler(code) {
        if (!code.includes('createLucideIcon(iconDataOrName')) this.error('Lucide makes its icons in another way now.');
        return { code: `export { plainIcon as default } from ${JSON.stringify(PLAIN_ICON)};`, map: null };
      },
    },
  };
}
