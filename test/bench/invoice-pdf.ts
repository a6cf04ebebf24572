import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { chromiumExecutable } from '#functions/invoice-pdf/chromium.ts';
import { someItems } from '#test/support/a-public-invoice.ts';
import { startProduct } from '#test/support/product-process.ts';
import { atMost, type Figure } from './figure.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The PDF of an invoice: rendering time warm and cold, size, and time to read it from storage. */
export async function benchInvoicePdf(): Promise<Figure[]> {
  const folder = await bundle();
  try {
    return [...(await warm(folder)), ...(await cold(folder)), ...(await again())];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Renders invoices of each line count one after another; prints each time and the size of the last PDF. */
const MAKE = `
  import { closeBrowser, printPdf } from '#functions/invoice-pdf/browser.ts';
  import { cachedPdfs } from '#functions/invoice-pdf/cached-pdfs.ts';
  import { invoicePdfs } from '#functions/invoice-pdf/invoice-pdf.ts';
  import { aFullInvoice, someItems } from '#test/support/a-public-invoice.ts';
  const files = { get: async () => undefined, put: async () => undefined };
  const made = {};
  for (const [count, runs] of JSON.parse(process.argv[2])) {
    const invoice = aFullInvoice({ items: someItems(count) });
    let number = 0;
    const find = async () => ({ invoice: { ...invoice, invoiceNumber: 'INV-' + number } });
    const invoices = { find, findToSend: find };
    const pdfs = invoicePdfs({ invoices, cached: cachedPdfs({ files, print: printPdf }), siteUrl: 'https://northbill.example.com' });
    made[count] = { times: [] };
    for (; number < runs; number += 1) {
      const startedAt = performance.now();
      made[count].bytes = (await pdfs.read('any')).bytes.length;
      made[count].times.push(performance.now() - startedAt);
    }
  }
  console.log(JSON.stringify({ made, finishedAt: Date.now() }));
  await closeBrowser();
`;

/** Bundles the script as for Lambda, with the fonts, into a new folder. */
async function bundle(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  await build({
    stdin: { contents: MAKE, resolveDir: ROOT, loader: 'ts' },
    outfile: join(folder, 'index.mjs'),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['@sparticuz/chromium'],
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  });
  cpSync(join(ROOT, 'functions/invoice-pdf/fonts'), join(folder, 'fonts'), { recursive: true });
  return folder;
}

type Made = { times: number[]; bytes: number };
type Run = { made: Record<number, Made>; finishedAt: number };

/** Runs the bundle in a new process with an empty temp folder and an unpacked browser, as on Lambda. */
async function run(folder: string, counts: readonly (readonly [count: number, runs: number])[]): Promise<Run> {
  const env = {
    ...process.env,
    CHROMIUM_PATH: '',
    CHROMIUM_FOLDER: dirname((await chromiumExecutable()).executablePath),
    TMPDIR: mkdtempSync(join(folder, 'empty-')),
  };
  const { stdout } = await promisify(execFile)(process.execPath, ['index.mjs', JSON.stringify(counts)], {
    cwd: folder,
    env,
  });
  return JSON.parse(stdout) as Run;
}

async function warm(folder: string): Promise<Figure[]> {
  const { made } = await run(folder, [
    [10, 101],
    [200, 41],
  ]);
  const none: Made = { times: [], bytes: Number.NaN };
  const [ten, twoHundred] = [made[10] ?? none, made[200] ?? none];
  // The first runs warm up.
  const [short, long] = [ten.times.slice(5), twoHundred.times.slice(5)];
  return [
    atMost('PDF, 10 items, warm, median', percentile(short, 0.5), 35, 'ms'),
    atMost('PDF, 10 items, warm, p95', percentile(short, 0.95), 60, 'ms'),
    atMost('PDF, 10 items, warm, fastest', percentile(short, 0), 35, 'ms'),
    atMost('PDF, 200 items, warm, median', percentile(long, 0.5), 100, 'ms'),
    atMost('PDF, 200 items, warm, fastest', percentile(long, 0), 100, 'ms'),
    atMost('PDF, 10 items, size', ten.bytes / 1000, 65, 'KB'),
    atMost('PDF, 200 items, size', twoHundred.bytes / 1000, 120, 'KB'),
  ];
}

async function cold(folder: string): Promise<Figure[]> {
  const times: number[] = [];
  for (let process = 0; process < 9; process += 1) {
    const startedAt = Date.now();
    times.push((await run(folder, [[10, 1]])).finishedAt - startedAt);
  }
  return [
    atMost('PDF, cold, median of 9 processes', percentile(times, 0.5), 650, 'ms'),
    atMost('PDF, cold, fastest', percentile(times, 0), 650, 'ms'),
  ];
}

/** An unchanged invoice's PDF from the running product over HTTP, which reads it from storage. */
async function again(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const product = await startProduct({ folder: join(folder, 'data') });
  try {
    const url = `${product.url}/api/invoices/${await anInvoice(product.url)}/pdf`;
    const read = async () => Buffer.from(await (await fetch(url)).arrayBuffer());
    const first = await read();
    const times: number[] = [];
    for (let run = 0; run < 41; run += 1) {
      const startedAt = performance.now();
      const pdf = await read();
      times.push(performance.now() - startedAt);
      // A PDF contains its creation time, so a new one differs.
      if (!pdf.equals(first)) throw new Error('The PDF was rendered again');
    }
    return [atMost('PDF again, unchanged, through the API, median', percentile(times, 0.5), 40, 'ms')];
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function anInvoice(url: string): Promise<string> {
  const post = async (path: string, body: unknown, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  };
  const { access_token } = await post('/auth/login', { email: 'owner@demo.test', password: 'demo-1234' });
  const { id = '' } = await post(
    '/invoices',
    {
      invoiceNumber: 'INV-BENCH',
      issueDate: '2026-03-01',
      dueDate: '2026-03-31',
      currency: 'CAD',
      paymentMethod: 'bank',
      billingName: 'Café Léger',
      items: someItems(10).map(({ amount, ...item }) => item),
    },
    access_token,
  );
  return id;
}

/** The value at a percentile; `share` is from 0 to 1. */
function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * share) - 1)] ?? Number.NaN;
}
