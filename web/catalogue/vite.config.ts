import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The catalogue of components at `/local/ui`; `npm run dev` serves it from its sources instead. */
export default defineConfig({
  root: here('..'),
  base: '/local/ui/',
  publicDir: false,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: here('../../dist/catalogue'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    // What the app fetches on demand is also shown outright here.
    rolldownOptions: { input: here('index.html'), checks: { ineffectiveDynamicImport: false } },
  },
});
