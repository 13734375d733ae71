import { join } from 'node:path';
import { RENDERER_FILE } from '@larder/contract/rendered-page';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shakeLucide } from './build/shake-lucide.ts';

/** Builds the code with which the server renders pages, with all that it imports: an installed server has no React. */
export default defineConfig({
  plugins: [react(), shakeLucide()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/render-pages.tsx',
    outDir: join(import.meta.dirname, '../../dist/page-renderer'),
    emptyOutDir: true,
    target: 'node24',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: RENDERER_FILE } },
  },
});
