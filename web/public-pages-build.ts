import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { PRODUCT_NAME } from '#shared/brand.ts';
import type { Language } from '#shared/locale/language.ts';
import { sitePath } from '#shared/locale/site-path.ts';
import { PUBLIC_PAGES, type PublicPage } from '#shared/public-pages.ts';
import { FAILURE_ID, ROOT_ID, STATIC, WAITING } from './app/prerendered-root.ts';
import { LANGUAGE_KEY } from './lib/browser/language-key.ts';
import { SESSION_KEY } from './lib/session/stored-session.ts';
import { textsOf } from './texts-build.ts';

type Prerender = { prerenderScreen: (path: string) => Promise<string> };

type Options = {
  /** The folder of the built site. */
  folder: string;
  /** Build-time replacements in the app's code. */
  define: Readonly<Record<string, string>>;
  /** The site's origin, such as `https://example.com`; empty if unknown. */
  origin: string;
  language: Language;
};

/**
 * Writes a file for each public page: the built `index.html` with the screen as visitors see it. Its fields take input,
 * which the app keeps when it takes over.
 */
export async function prerenderPublicPages({ folder, define, origin, language }: Options): Promise<void> {
  const built = readFileSync(join(folder, sitePath(language, '/index.html')), 'utf8');
  const template = withDeferredCode(withTypeface(built, folder), { folder, language });
  const server = await createServer({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    define,
    plugins: [textsOf(language), react()],
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const restore = defineBrowserGlobals();
  try {
    const { prerenderScreen } = (await server.ssrLoadModule('/prerender.tsx')) as Prerender;
    for (const [path, page] of Object.entries(PUBLIC_PAGES)) {
      const address = page.parameter ? `${path}?${page.parameter}=any` : path;
      const html = withMarkup(withHead(template, { path, page, origin, language }), await prerenderScreen(address), {
        page,
        language,
      });
      writeFileSync(join(folder, `${sitePath(language, path)}.html`), html);
    }
  } finally {
    restore();
    await server.close();
  }
}

/** Browser globals that the app's modules use on load. */
const BROWSER = {
  localStorage: { getItem: () => null },
  location: new URL('http://localhost/'),
  addEventListener: () => undefined,
};

/** Defines the globals of a browser in this process; the returned function removes them. */
function defineBrowserGlobals(): () => void {
  const missing = Object.entries(BROWSER).filter(([name]) => !(name in globalThis));
  Object.assign(globalThis, Object.fromEntries(missing));
  return () => {
    for (const [name] of missing) Reflect.deleteProperty(globalThis, name);
  };
}

/** What a page says whose app could not be loaded. */
const START_FAILURE: Readonly<Record<Language, string>> = {
  en: 'This page could not be loaded completely. <a href="">Reload it</a>',
  fr: 'Impossible de charger toute la page. <a href="">Rechargez-la</a>',
};

function withMarkup(html: string, markup: string, { page, language }: Pick<Head, 'page' | 'language'>): string {
  const failure = `<p class="start-failure" hidden id="${FAILURE_ID}" role="alert">${START_FAILURE[language]}</p>`;
  const attributes = `${STATIC}${page.parameter ? ` data-parameter="${page.parameter}"` : ''}`;
  const root = `<div id="root" ${attributes}>${untilStart(markup)}</div>`;
  return replaced(html, '<div id="root"></div>', `${failure}${root}`);
}

/** No browser sends a form of this method itself, which would put a password into the URL; other buttons do nothing. */
function untilStart(markup: string): string {
  return markup
    .replaceAll('<form ', '<form method="dialog" ')
    .replace(/<button (?=[^>]*type="button")/g, '<button inert ');
}

/** Preloads the typeface along with the styles that use it. */
function withTypeface(html: string, folder: string): string {
  const file = readdirSync(join(folder, 'assets')).find((name) => /^inter-latin-(?!ext)/.test(name));
  if (!file) throw new Error('The site has no typeface');
  const link = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`;
  return replaced(html, '    <script type="module"', `    ${link}\n    <script type="module"`);
}

/** Starts the app even if nothing has been painted by then, such as in a tab the user has left. */
const PAINT_TIMEOUT_MS = 2000;

/**
 * Starts the app once the page is painted: its code is thirty times the size of the page. Starts immediately in
 * background tabs, which paint nothing, and for users with a session, who see their own screen instead of the visitors'
 * page. Before all that, goes to the page in the device's language, as `leavesForLanguage` does.
 */
function withDeferredCode(html: string, { folder, language }: Pick<Options, 'folder' | 'language'>): string {
  const scripts = [...html.matchAll(/ *<script type="module" crossorigin src="([^"]+)"><\/script>\n/g)];
  const imports = scripts.map(([, file]) => `import("${file}")`).join(',');
  const code = [
    `const root=document.getElementById("${ROOT_ID}")`,
    // A form that is submitted early waits for the app.
    `const wait=(event)=>{if(!root.hasAttribute("${STATIC}"))return;event.preventDefault();event.stopImmediatePropagation();event.target.setAttribute("${WAITING}","")}`,
    'addEventListener("submit",wait,true)',
    // Without the app, nothing is sent, so the page says why.
    `const fail=()=>{document.getElementById("${FAILURE_ID}").hidden=false;root.querySelector("[${WAITING}]")?.removeAttribute("${WAITING}")}`,
    `const start=()=>Promise.all([${imports}]).catch(fail)`,
    `const hasSession=localStorage.getItem("${SESSION_KEY}")`,
    'if(hasSession)root.replaceChildren()',
    `const language=(localStorage.getItem("${LANGUAGE_KEY}")??navigator.language).startsWith("fr")?"fr":"en"`,
    `if(language!=="${language}")location.replace(${OTHER_PATH[language]}+location.search+location.hash)`,
    'else if(hasSession||document.hidden)start()',
    // A browser runs a module once, however often it is imported.
    `else{new PerformanceObserver(start).observe({type:"paint",buffered:true});setTimeout(start,${PAINT_TIMEOUT_MS})}`,
  ].join(';');
  const file = `assets/start-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(folder, file), code);
  const bare = scripts.reduce((rest, [tag]) => rest.replace(tag, ''), html);
  return replaced(bare, '  </head>', `    <script type="module" crossorigin src="/${file}"></script>\n  </head>`);
}

/** Code for the path of a page in the other language. */
const OTHER_PATH: Readonly<Record<Language, string>> = {
  en: `"${sitePath('fr', '')}"+location.pathname`,
  fr: `location.pathname.slice(${sitePath('fr', '').length})`,
};

type Head = Pick<Options, 'origin' | 'language'> & { path: string; page: PublicPage };

/** The page's title and description, and the tags for link previews. */
function withHead(html: string, { path, page, origin, language }: Head): string {
  const title = escaped(`${page.title[language]} · ${PRODUCT_NAME}`);
  const description = escaped(page.description[language]);
  const more = [
    ...(origin ? addresses(origin, path, language) : []),
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="${PRODUCT_NAME}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:image" content="${origin}/social.png" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ];
  const titled = replaced(html, /<title>[^<]*<\/title>/, `<title>${title}</title>`);
  const described = replaced(
    titled,
    /<meta name="description"[^>]*>/,
    `<meta name="description" content="${description}" />`,
  );
  return replaced(
    described,
    '  </head>',
    `${more
      .filter(Boolean)
      .map((line) => `    ${line}\n`)
      .join('')}  </head>`,
  );
}

/** The page's own address, and those of its languages. */
function addresses(origin: string, path: string, language: Language): string[] {
  const alternate = (hreflang: string, each: Language) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${origin}${sitePath(each, path)}" />`;
  return [
    `<link rel="canonical" href="${origin}${sitePath(language, path)}" />`,
    alternate('en-CA', 'en'),
    alternate('fr-CA', 'fr'),
    alternate('x-default', 'en'),
  ];
}

/** Like `replace`, but throws if there is nothing to replace. */
function replaced(html: string, part: string | RegExp, by: string): string {
  const result = html.replace(part, () => by);
  if (result === html) throw new Error(`index.html has no ${part}`);
  return result;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
