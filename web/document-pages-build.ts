import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type AliasOptions, type BuildOptions, build, type Plugin, type Rolldown } from 'vite';
import { DOCUMENT_PAGES } from '#shared/document-pages.ts';
import { earlyRequest } from '#shared/early-request.ts';
import { resolvedImports } from './resolved-imports.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Pages of their own run on Preact's core, a tenth of React's size; in development and tests they run on React. */
export const PREACT: AliasOptions = [
  { find: /^react(-dom\/client)?$/, replacement: here('preact-core.ts') },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
];

/** Builds the public pages of documents into `outDir`, each by itself, so that it contains nothing of the app. */
export async function buildDocumentPages(
  outDir: string,
  { plugins, options }: { plugins: Plugin[]; options: BuildOptions },
) {
  for (const name of Object.keys(DOCUMENT_PAGES)) {
    await build({
      root: here('.'),
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      resolve: { alias: PREACT },
      plugins: [react(), ...plugins, documentHtml(), stylesInPage(), resolvedImports()],
      build: {
        ...options,
        outDir,
        emptyOutDir: false,
        // No getter here has an effect, so reading a property keeps no unused code.
        rolldownOptions: { input: here(`${name}.html`), treeshake: { propertyReadSideEffects: false } },
      },
    });
  }
}

/** Writes skeleton, texts and inline script into the HTML of these pages: `%title%` is English, `%titleFr%` French. */
export function documentHtml(): Plugin {
  return {
    name: 'document-html',
    transformIndexHtml(html, { filename }) {
      const { name } = parse(filename);
      const page = DOCUMENT_PAGES[name];
      if (!page) return html;
      const french = Object.entries(page.shell.fr).map(([label, text]) => [`${label}Fr`, text]);
      const texts: Readonly<Record<string, string>> = { ...page.shell.en, ...Object.fromEntries(french) };
      const skeleton = readFileSync(here('document-page/skeleton.html'), 'utf8');
      return {
        html: html.replace('%skeleton%', skeleton).replace(/%(\w+)%/g, (mark, label: string) => texts[label] ?? mark),
        tags: [{ tag: 'script', children: earlyRequest(name), injectTo: 'head' }],
      };
    },
  };
}

/**
 * Inlines the page's styles, which saves a request. The page's own policy allows only these styles; the site's allows any
 * inline style. The typeface is not preloaded: it would share the line with the code and show the invoice later.
 */
export function stylesInPage(): Plugin {
  return {
    name: 'styles-in-page',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(/ *<link rel="stylesheet"[^>]* href="\/([^"]+)">/, (_, file: string) => {
          const css = textOf(bundle[file]);
          delete bundle[file];
          return headOf(css).replaceAll(/^/gm, '    ');
        }),
    },
  };
}

function headOf(css: string): string {
  if (/[\r\n]/.test(css)) throw new Error('The styles of a page contain line breaks');
  const hash = createHash('sha256').update(css).digest('base64');
  return `<meta http-equiv="content-security-policy" content="style-src 'sha256-${hash}'">
<style>${css}</style>`;
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset' || typeof file.source !== 'string') throw new Error('A page has no styles');
  return file.source.trim();
}
