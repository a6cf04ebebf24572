import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { chromiumExecutable } from '#functions/invoice-pdf/chromium.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { callJson, openSignedIn, signIn } from '#test/bench/sign-in.ts';
import { startProduct } from '#test/support/product-process.ts';

const FOLDER = resolve(import.meta.dirname, '../../.github');

type Picture = {
  /** The invoice of the demo that it shows. */
  readonly of: (invoice: InvoiceListItem) => boolean;
  readonly path: (invoiceId: string) => string;
  readonly show: (page: Page) => Promise<unknown>;
};

/** The pictures in README.md, by their files. */
const PICTURES: Readonly<Record<string, Picture>> = {
  'editor.png': {
    of: ({ status }) => status === 'SENT',
    path: (id) => `/invoices/${id}/edit`,
    async show(page) {
      await page.getByRole('tab', { name: /Line Items/ }).click();
      await page.getByText('All changes saved').waitFor();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    },
  },
  'invoice.png': {
    of: ({ isClaimed }) => isClaimed === true,
    path: (id) => `/invoices/${id}`,
    show: (page) => page.getByText('Opened again').waitFor(),
  },
};

/** `npm run pictures`: takes the pictures of README.md from the demo of the product as it is now. */
async function takePictures(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-pictures-'));
  const product = await startProduct({ folder });
  const { executablePath, env } = await chromiumExecutable();
  const browser = await chromium.launch({ executablePath, env, chromiumSandbox: false });
  try {
    const session = await signIn(product.url);
    const { data } = await callJson<{ data: InvoiceListItem[] }>(`${product.url}/api/invoices?limit=100`, {
      token: session.access_token,
    });
    const page = await (await openSignedIn(browser, product.url, session)).newPage();
    for (const [file, { of, path, show }] of Object.entries(PICTURES)) {
      const invoice = data.find(of);
      if (!invoice) throw new Error(`The demo has no invoice for ${file}`);
      await page.goto(`${product.url}${path(invoice.id)}`, { waitUntil: 'networkidle' });
      await show(page);
      await page.screenshot({ path: join(FOLDER, file), animations: 'disabled' });
      console.log(join('.github', file));
    }
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await takePictures();
