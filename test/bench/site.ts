import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { DOCUMENT_PAGES } from '#shared/document-pages.ts';
import { frenchApp } from '#web/vite.config.ts';
import { atMost, type Figure } from './figure.ts';

const CONFIG = fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url));

/** Screens with a budget in bytes of JavaScript, and the chunks each loads besides the app's entry. */
const ROUTES = [
  {
    work: 'sign-in, JS',
    parts: ['app/shell/public-layout.tsx', 'features/account/sign-in-screen.tsx'],
    budget: 125 * 1024,
  },
  { work: 'invoice list, JS', parts: appParts('features/invoice-list/invoice-list-screen.tsx'), budget: 170 * 1024 },
  { work: 'editor, JS', parts: appParts('features/invoice-editor/invoice-screen.tsx'), budget: 215 * 1024 },
] as const;

/** Gzipped bytes that the browser fetches before a screen shows, in each language. */
export async function benchSite(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  try {
    const english = await chunksOf({ configFile: CONFIG, logLevel: 'error', build: { outDir: folder } });
    // The site has it already; built again, it also says what is in its chunks.
    const french = await chunksOf(frenchApp(folder));
    return [
      ...screenFigures(folder, english, 'index.html'),
      ...screenFigures(folder, french, 'fr/index.html').map((figure) => ({
        ...figure,
        work: `${figure.work}, French`,
      })),
      ...Object.keys(DOCUMENT_PAGES).map((name) => {
        const page = `${name}.html`;
        const bytes = gzippedBytes(folder, [page, ...linkedFiles(folder, page)]);
        return atMost(`${name} page, HTML with its CSS, and JS`, bytes, 30 * 1024, 'bytes');
      }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function screenFigures(folder: string, chunks: readonly Chunk[], page: string): Figure[] {
  const entry = linkedFiles(folder, page).filter((file) => file.endsWith('.js'));
  return [
    ...ROUTES.map(({ work, parts, budget }) => {
      const roots = [...entry, ...parts.map((part) => chunkOf(chunks, part).fileName)];
      return atMost(work, gzippedBytes(folder, withImports(chunks, roots)), budget, 'bytes');
    }),
    atMost(
      'zod in these screens',
      zodBytes(chunks, withImports(chunks, [...entry, ...screenFiles(chunks)])),
      0,
      'bytes',
    ),
  ];
}

function screenFiles(chunks: readonly Chunk[]): string[] {
  return ROUTES.flatMap(({ parts }) => parts).map((part) => chunkOf(chunks, part).fileName);
}

/** Screens without a form need no schema library. */
function zodBytes(chunks: readonly Chunk[], files: readonly string[]): number {
  const modules = chunks
    .filter(({ fileName }) => files.includes(fileName))
    .flatMap((chunk) => Object.entries(chunk.modules));
  const zod = modules.filter(([id]) => id.includes('/node_modules/zod/'));
  return zod.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0);
}

function appParts(screen: string): string[] {
  return ['app/shell/app-shell.tsx', screen];
}

type Chunk = Rolldown.OutputChunk;

async function chunksOf(config: InlineConfig): Promise<Chunk[]> {
  const built = await build(config);
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return outputs.filter((file) => file.type === 'chunk');
}

function chunkOf(chunks: readonly Chunk[], part: string): Chunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${part}`));
  if (!chunk) throw new Error(`The site has no chunk for ${part}`);
  return chunk;
}

/** Files and their static imports, transitively. */
function withImports(chunks: readonly Chunk[], files: readonly string[]): string[] {
  const all = new Set(files);
  // Iterating over a set visits entries added during the loop.
  for (const file of all) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) all.add(imported);
  }
  return [...all];
}

/** Scripts and style sheets linked by a page. */
function linkedFiles(folder: string, page: string): string[] {
  const html = readFileSync(join(folder, page), 'utf8');
  return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
}

function gzippedBytes(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
}
