import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumExecutable } from '#functions/invoice-pdf/chromium.ts';
import type { Emulator } from '#infra/local/emulators/emulator.ts';
import { findFreePort, serveLoopback } from '#infra/local/emulators/loopback.ts';
import { startProduct } from '#test/support/product-process.ts';
import { atLeast, atMost, type Figure } from './figure.ts';
import { callJson, signIn } from './sign-in.ts';

const RUNS = 3;

/** The minimum score of a page, and the maximum ratio of its largest paint on a phone to that of a static page. */
type Budget = { work: string; performance: number; paintRatio: number };

const DOCUMENT: Omit<Budget, 'work'> = { performance: 100, paintRatio: 1.65 };
const PUBLIC: Omit<Budget, 'work'> = { performance: 98, paintRatio: 1.9 };

/** Gzipped bytes of text on the static page: as many as a page loads before it shows. */
const STATIC_BYTES = 24_000;

/** Lighthouse's scores of the built product's pages, each the median of three runs. */
export async function benchPages(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const product = await startProduct({ folder });
  const still = await startStaticPage();
  const port = await findFreePort();
  const { executablePath, env } = await chromiumExecutable();
  const args = [`--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, env, chromiumSandbox: false, args });
  try {
    const staticMs = median(await measure(still.endpoint, port), paintMs);
    const page = (path: string, budget: Budget) => figuresOf(`${product.url}${path}`, { port, staticMs, budget });
    return [
      ...(await page(await aPayPage(product.url), { work: 'pay page', ...DOCUMENT })),
      ...(await page(await anEstimatePage(product.url), { work: 'estimate page', ...DOCUMENT })),
      ...(await page('/login', { work: 'sign-in', ...PUBLIC })),
      ...(await page('/about', { work: 'about page', ...PUBLIC })),
    ];
  } finally {
    await browser.close();
    await still.stop();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Against = { port: number; staticMs: number; budget: Budget };

async function figuresOf(url: string, { port, staticMs, budget }: Against): Promise<Figure[]> {
  const { work, performance, paintRatio } = budget;
  const phone = await measure(url, port);
  const desktop = await measure(url, port, desktopConfig);
  const ratio = median(phone, paintMs) / staticMs;
  return [
    atMost(`${work}, largest paint on a phone`, ratio, paintRatio, 'times that of a static page'),
    atLeast(`${work}, performance on a phone`, median(phone, score('performance')), performance),
    atLeast(`${work}, performance on a desktop`, median(desktop, score('performance')), performance),
    atMost(`${work}, layout shift`, median([...phone, ...desktop], audit('cumulative-layout-shift')), 0, ''),
    atLeast(`${work}, accessibility`, median(phone, score('accessibility')), 100),
    atLeast(`${work}, best practices`, median(phone, score('best-practices')), 100),
  ];
}

async function measure(url: string, port: number, config?: typeof desktopConfig): Promise<Result[]> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices'];
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const measured = await lighthouse(url, { port, onlyCategories, logLevel: 'error' }, config);
    if (!measured) throw new Error(`Lighthouse has no result for ${url}`);
    results.push(measured.lhr);
  }
  return results;
}

const score = (category: string) => (result: Result) => Math.round((result.categories[category]?.score ?? 0) * 100);
const audit = (name: string) => (result: Result) => result.audits[name]?.numericValue ?? Number.NaN;
const paintMs = audit('largest-contentful-paint');

function median(results: readonly Result[], read: (result: Result) => number): number {
  const values = results.map(read).toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The path of the pay page of an unpaid demo invoice. */
async function aPayPage(url: string): Promise<string> {
  const { access_token: token } = await signIn(url);
  const list = await callJson<{ data: { id: string; status: string }[] }>(`${url}/api/invoices`, { token });
  const sent = list.data.find(({ status }) => status === 'SENT');
  if (!sent) throw new Error('The demo business has sent no invoice');
  return `/pay/${sent.id}`;
}

/** The path of the page of a demo estimate that awaits its answer. */
async function anEstimatePage(url: string): Promise<string> {
  const { access_token: token } = await signIn(url);
  const list = await callJson<{ data: { link?: string; status: string }[] }>(`${url}/api/estimates`, { token });
  const sent = list.data.find(({ status }) => status === 'SENT');
  if (!sent?.link) throw new Error('The demo business has sent no estimate');
  return `/estimate/${sent.link}`;
}

/** A page of text without scripts, styles or images, served compressed. */
async function startStaticPage(): Promise<Emulator> {
  const words: string[] = [];
  while (words.length * 6 < STATIC_BYTES) words.push(Math.random().toString(36).slice(2, 10));
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">';
  const bytes = gzipSync(`${head}<title>Static</title><h1>Static</h1><p>${words.join(' ')}</p>`);
  const headers = { 'content-type': 'text/html', 'content-encoding': 'gzip', 'content-length': bytes.length };
  return serveLoopback(async (_request, response) => void response.writeHead(200, headers).end(bytes));
}
