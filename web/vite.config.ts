import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Connect, defineConfig, type Plugin } from 'vite';
import { PRODUCT_NAME } from '#shared/brand.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The site: the app, and the pay page as an entry of its own. Nothing is inlined, so that the CSP needs no exception. */
export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwindcss(), brand(), payPage()],
  build: {
    outDir: here('../dist/site'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { app: here('index.html'), pay: here('pay.html') } },
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
