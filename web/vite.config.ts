import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Connect, defineConfig, type Plugin } from 'vite';
import { PRODUCT_NAME } from '#shared/brand.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** React stands alone, as both pages share it; with it what little else they share. The rest of a first load is one file. */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|web\/lib\/(?:use-action|leave-to)/, priority: 2 },
  { name: 'app', test: /web\/main\.tsx$/, priority: 1 },
];

/** The site: the app, and the pay page as an entry of its own. Nothing is inlined, so that the CSP needs no exception. */
export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwindcss(), brand(), payPage()],
  build: {
    outDir: here('../dist/site'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: here('index.html'), pay: here('pay.html') },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
});

/** Writes the product's name into the pages. */
function brand(): Plugin {
  return { name: 'brand', transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME) };
}

/** Serves the pay page for its addresses, as the distribution does. */
function payPage(): Plugin {
  const rewrite: Connect.NextHandleFunction = (request, _response, next) => {
    if (/^\/pay\/[^/.]+(?:\?|$)/.test(request.url ?? '')) request.url = '/pay.html';
    next();
  };
  return {
    name: 'pay-page',
    configureServer: (server) => void server.middlewares.use(rewrite),
    configurePreviewServer: (server) => void server.middlewares.use(rewrite),
  };
}
