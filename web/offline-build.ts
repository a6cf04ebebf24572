import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type BuildOptions, build, type Rolldown } from 'vite';
import { DOCUMENT_PAGES } from '#shared/document-pages.ts';
import { LANGUAGES, type Language } from '#shared/locale/language.ts';
import { sitePath } from '#shared/locale/site-path.ts';
import { PREACT, stylesInPage } from './document-pages-build.ts';
import { htmlIn } from './html-build.ts';
import { resolvedImports } from './resolved-imports.ts';
import { textsOf } from './texts-build.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PAGE = '/offline.html';

/**
 * Builds the page that the installed app shows without a connection into `outDir`, in each language, and the service worker
 * that keeps its files on the device. It contains nothing of the app.
 */
export async function buildOfflinePages(outDir: string, options: BuildOptions): Promise<void> {
  const built: Rolldown.RolldownOutput['output'][number][] = [];
  for (const language of LANGUAGES) built.push(...(await buildPage(language, { ...options, outDir })));
  const files = new Set(built.map(({ fileName }) => `/${fileName}`));
  const version = createHash('sha256')
    .update(JSON.stringify(built.map(contentOf)))
    .digest('hex')
    .slice(0, 8);
  const others = [...Object.keys(DOCUMENT_PAGES), 'api', 'local'];
  const pages = Object.fromEntries(LANGUAGES.map((language) => [language, sitePath(language, PAGE)]));
  await build({
    ...COMMON,
    define: { OFFLINE: JSON.stringify({ version, files: [...files], pages, others }) },
    build: {
      ...options,
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: here('service-worker.ts'),
        // At the root and with a constant name: it is for all pages, and browsers look there for a newer one.
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  });
}

const COMMON = { root: here('.'), configFile: false, logLevel: 'warn', publicDir: false } as const;

async function buildPage(language: Language, options: BuildOptions): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({
    ...COMMON,
    resolve: { alias: PREACT },
    plugins: [textsOf(language), react(), htmlIn(language), stylesInPage(), resolvedImports()],
    build: { ...options, emptyOutDir: false, rolldownOptions: { input: here('offline.html') } },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output;
}

function contentOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string {
  return file.type === 'chunk' ? file.code : String(file.source);
}
