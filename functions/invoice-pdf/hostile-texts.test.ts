import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { aFullInvoice } from '#test/support/a-public-invoice.ts';
import { hostileTexts } from '#test/support/hostile-texts.ts';
import { pdfPages } from '#test/support/pdf-text.ts';
import { closeBrowser, printPdf } from './browser.ts';
import { invoiceHtml } from './document.tsx';

const SECRET = 'canary-4711';
const requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(request.url ?? '');
  response.end(SECRET);
}).on('connection', () => requests.push('a connection'));
const folder = mkdtempSync(join(tmpdir(), 'canary-'));
const file = join(folder, 'canary.txt');
let texts: string[] = [];

beforeAll(async () => {
  writeFileSync(file, SECRET);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  texts = hostileTexts(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, file);
});

beforeEach(() => void requests.splice(0));

afterAll(async () => {
  await closeBrowser();
  server.close();
  rmSync(folder, { recursive: true });
});

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

it('detects a load without the lock-down', async () => {
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/song`)).text()).toBe(SECRET);
  expect(requests).toContain('/song');
});

/** An invoice with the text in every free-text field. */
function everywhere(text: string): PublicInvoice {
  const full = aFullInvoice();
  const filled = (fields: object) => Object.fromEntries(Object.keys(fields).map((field) => [field, text]));
  const { items, company, paymentInstructions, ...rest } = full;
  const billing = Object.keys(rest).filter((field) => field.startsWith('billing'));
  return {
    ...full,
    ...Object.fromEntries(billing.map((field) => [field, text])),
    invoiceNumber: text,
    paymentTerms: text,
    additionalNotes: text,
    items: items.slice(0, 2).map((item) => ({ ...item, name: text, description: text })),
    company: {
      ...filled({ ...company, footerLine: '' }),
      logo: undefined,
      signature: undefined,
      paymentSettings: company.paymentSettings,
    },
    paymentInstructions: filled(paymentInstructions ?? {}),
  };
}

it('prints hostile text as text, in every field', async () => {
  for (const text of texts) {
    const pages = await pdfPages(await printPdf(invoiceHtml(everywhere(text))));
    const printed = withoutSpaces(pages.join(''));
    expect(printed.split(withoutSpaces(text)).length - 1, text).toBeGreaterThanOrEqual(20);
    expect(printed).not.toContain(SECRET);
  }
  expect(requests).toEqual([]);
});

it('reads no file, sends no request and runs no script for hostile markup', async () => {
  for (const markup of texts) {
    const html = `<!doctype html><html><body><p>Before</p>${markup}<p>After`;
    const pages = await pdfPages(await printPdf(html));
    expect(pages.join(''), markup).not.toContain(SECRET);
  }
  expect(requests).toEqual([]);
});

it('prints the next document right after a hostile one', async () => {
  for (const markup of texts) {
    await printPdf(`<!doctype html>${markup}`);
    const [page] = await pdfPages(await printPdf('<!doctype html><p>All is well'));
    expect(page, markup).toBe('All is well');
  }
});

it('runs no script', async () => {
  const scripts = `<p id=a>Untouched</p><script>a.textContent = 'Changed'</script><img src=x onerror="a.textContent = 'Changed'">`;
  const [page] = await pdfPages(await printPdf(`<!doctype html>${scripts}`));
  expect(page).toContain('Untouched');
});

it('leaves hostile image URLs of a company out', async () => {
  for (const logo of [...texts, `file://${file}`, `http://127.0.0.1:1/x`]) {
    const company = { ...aFullInvoice().company, logo, signature: logo };
    const pages = await pdfPages(await printPdf(invoiceHtml(aFullInvoice({ company }))));
    expect(pages.join('')).not.toContain(SECRET);
  }
  expect(requests).toEqual([]);
});
