import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildOptions, build, type Connect, defineConfig, type Plugin } from 'vite';
import { PRODUCT_NAME } from '#shared/brand.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const root = here('.');

/** Nothing is inlined, so that the CSP needs no exception. */
const BUILD: BuildOptions = {
  assetsInlineLimit: 0,
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  modulePreload: { polyfill: false },
};

/** The site: the app in `index.html`, and the pay page, a bundle of its own. */
export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), brand(), payPage()],
  build: {
    ...BUILD,
    outDir: here('../dist/site'),
    emptyOutDir: true,
    rolldownOptions: {
      input: here('index.html'),
      // All that a first look needs comes in one file, whatever later screens share of it.
      output: { codeSplitting: { groups: [{ name: 'app', test: /web\/main\.tsx$/ }] } },
    },
  },
});

/** Writes the product's name into the pages. */
function brand(): Plugin {
  return { name: 'brand', transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME) };
}

/**
 * Builds the pay page after the app and by itself, so that it can carry nothing of the app, and serves it for its
 * addresses, as the distribution does.
 */
function payPage(): Plugin {
  let outDir = '';
  const rewrite: Connect.NextHandleFunction = (request, _response, next) => {
    if (/^\/pay\/[^/.]+(?:\?|$)/.test(request.url ?? '')) request.url = '/pay.html';
    next();
  };
  return {
    name: 'pay-page',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async writeBundle() {
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        plugins: [react(), brand()],
        build: { ...BUILD, outDir, emptyOutDir: false, rolldownOptions: { input: here('pay.html') } },
      });
    },
    configureServer: (server) => void server.middlewares.use(rewrite),
    configurePreviewServer: (server) => void server.middlewares.use(rewrite),
  };
}
