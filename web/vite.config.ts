import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildOptions, build, type Connect, defineConfig, type InlineConfig, type Plugin } from 'vite';
import { documentPage } from '#shared/document-pages.ts';
import { LANGUAGES, type Language } from '#shared/locale/language.ts';
import { CHUNK_GROUPS } from './chunk-groups.ts';
import { directIcons } from './direct-icons.ts';
import { buildDocumentPages, documentHtml } from './document-pages-build.ts';
import { htmlIn } from './html-build.ts';
import { manifestIn } from './manifest-build.ts';
import { buildOfflinePages } from './offline-build.ts';
import { prerenderPublicPages } from './public-pages-build.ts';
import { resolvedImports } from './resolved-imports.ts';
import { writeSitemap } from './sitemap.ts';
import { textsOf } from './texts-build.ts';
import { withoutUnusedAmplify } from './unused-amplify.ts';
import { withoutUnusedRouter } from './unused-router.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const root = here('.');

/** Nothing is inlined, so that the CSP needs no exception. */
const BUILD: BuildOptions = {
  assetsInlineLimit: 0,
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  modulePreload: { polyfill: false },
};

/** Evaluates `typeof name` for each name at build time. */
const typesOf = (answer: string, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [`typeof ${name}`, JSON.stringify(answer)]));

/**
 * React's browser checks, resolved at build time: every browser that the styles support has these objects and
 * functions, and the app uses neither React's navigation indicator nor its bandwidth estimate or developer tools. Removes
 * 1.3 KB.
 */
const FEATURE_CHECKS = {
  ...typesOf('object', 'window window.document document performance'),
  ...typesOf('function', 'window.document.createElement performance.now setTimeout clearTimeout queueMicrotask'),
  ...typesOf('function', 'reportError MessageChannel AbortController Object.is WeakMap WeakSet'),
  ...typesOf('undefined', 'navigation performance.getEntriesByType'),
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
};

/**
 * The support contact and where SMS may go: from the settings of the stage, unless these
 * variables are set.
 */
function settingsOfStage(): Record<string, string> {
  const { supportEmail, fromAddress, supportPhone, smsDestinations } = stage();
  const texts = {
    VITE_SUPPORT_EMAIL: process.env.VITE_SUPPORT_EMAIL || supportEmail || fromAddress || '',
    VITE_SUPPORT_PHONE: process.env.VITE_SUPPORT_PHONE || supportPhone || '',
    VITE_SMS_DESTINATIONS: process.env.VITE_SMS_DESTINATIONS || smsDestinations || '',
  };
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [`import.meta.env.${name}`, JSON.stringify(text)]),
  );
}

/** The origin of the stage's site; empty if it has no domain of its own. */
function originOfStage(): string {
  const { domain } = stage();
  return domain ? `https://${domain}` : '';
}

/** The settings in `cdk.json` of the stage in `STAGE`, or of the default stage. */
function stage(): Record<string, string> {
  const { context } = JSON.parse(readFileSync(here('../cdk.json'), 'utf8'));
  return context[process.env.STAGE ?? context.stage] ?? {};
}

/** The app in a language, in `index.html` or below the path of that language. */
function appIn(language: Language): InlineConfig {
  return {
    root,
    plugins: [
      textsOf(language),
      react(),
      tailwindcss(),
      htmlIn(language),
      manifestIn(language),
      documentHtml(),
      fetchedParts(),
      directIcons(),
      withoutUnusedAmplify(),
      withoutUnusedRouter(),
      resolvedImports(),
    ],
    build: {
      ...BUILD,
      rolldownOptions: {
        input: here('index.html'),
        // Classes and constants that nothing uses are left out even if they read a property, such as `React.Component`.
        treeshake: { propertyReadSideEffects: false },
        // An inlined text would count as unused.
        output: { codeSplitting: { groups: CHUNK_GROUPS } },
      },
    },
  };
}

/**
 * The site: the app in each language, and its offline page and the public pages of documents as separate bundles. `npm run dev` also serves the
 * app in the mode `french`.
 */
export default defineConfig(({ command, mode }) => {
  const app = appIn(mode === 'french' ? 'fr' : 'en');
  return {
    ...app,
    plugins: [...(app.plugins ?? []), otherPages()],
    define: { ...settingsOfStage(), ...(command === 'build' && FEATURE_CHECKS) },
    build: { ...app.build, outDir: here('../dist/site'), emptyOutDir: true },
  };
});

/** The French app as built into a site: it shares the files that have no texts. */
export function frenchApp(outDir: string): InlineConfig {
  const app = appIn('fr');
  return {
    ...app,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { ...settingsOfStage(), ...FEATURE_CHECKS },
    build: { ...app.build, outDir, emptyOutDir: false },
  };
}

/** Loads chunks with a bare import: those of the pay page have no styles. */
const PLAIN_IMPORT = 'export const __vitePreload = (load) => load();';

/** Replaces Vite's chunk loading with our own, which can be retried. */
function fetchedParts(): Plugin {
  return chunkLoading(`export { fetchPart as __vitePreload } from ${JSON.stringify(here('lib/api/fetch-part.ts'))};`);
}

/** Replaces the module with which Vite loads chunks, 1 KB that is of use only for chunks with files of their own. */
function chunkLoading(code: string): Plugin {
  return {
    name: 'chunk-loading',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? code : null),
  };
}

/**
 * Builds the other pages after the app: the public ones from its screens, and those of documents separately, so that they
 * contain nothing of the app. Serves these at their addresses, as the distribution does.
 */
function otherPages(): Plugin {
  let outDir = '';
  const rewrite: Connect.NextHandleFunction = (request, _response, next) => {
    const [path] = /^\/\w+\/[^/.]+(?=\?|$)/.exec(request.url ?? '') ?? [];
    const page = path && documentPage(path);
    if (page) request.url = `/${page}`;
    next();
  };
  return {
    name: 'other-pages',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async writeBundle() {
      const origin = originOfStage();
      await build(frenchApp(outDir));
      for (const language of LANGUAGES) {
        await prerenderPublicPages({ folder: outDir, define: settingsOfStage(), origin, language });
      }
      if (origin) writeSitemap(outDir, origin);
      await buildOfflinePages(outDir, BUILD);
      // Last: the local cloud takes this file as the sign of a complete build.
      await buildDocumentPages(outDir, {
        plugins: [chunkLoading(PLAIN_IMPORT)],
        options: BUILD,
      });
    },
    configureServer: (server) => void server.middlewares.use(rewrite),
    configurePreviewServer: (server) => void server.middlewares.use(rewrite),
  };
}
