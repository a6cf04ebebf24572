import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { chromiumExecutable } from '#functions/invoice-pdf/chromium.ts';
import { MAX_ITEMS } from '#shared/document/content-schema.ts';
import { startProduct } from '#test/support/product-process.ts';
import { atMost, type Figure } from './figure.ts';
import { callJson, openSignedIn, type Session, signIn } from './sign-in.ts';

/** A very fast typist: 150 words a minute. */
const KEY_EVERY_MS = 80;
const TYPED = { 'Short Description': 'Design of the new website, second round', Rate: '12345678.90' } as const;

/** The editor of the built site in a real browser: time from key press to paint. */
export async function benchEditor(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const product = await startProduct({ folder });
  const { executablePath, env } = await chromiumExecutable();
  const browser = await chromium.launch({ executablePath, env, chromiumSandbox: false });
  try {
    const session = await signUp(product.url);
    const page = await (await openSignedIn(browser, product.url, session)).newPage();
    await page.goto(`${product.url}/invoices/${await aLongInvoice(product.url, session)}/edit`);
    await page.getByRole('tab', { name: /Line Items/ }).click();
    return [...(await typing(page, 'Short Description')), ...(await typing(page, 'Rate'))];
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Key press to paint in a field of the middle line of 200. */
async function typing(page: Page, label: keyof typeof TYPED): Promise<Figure[]> {
  const field = page.getByRole('row', { name: `Line ${MAX_ITEMS / 2}`, exact: true }).getByLabel(label);
  await field.scrollIntoViewIfNeeded();
  await field.fill('');
  await page.evaluate(rememberPaints);
  const text = TYPED[label];
  await field.pressSequentially(text, { delay: KEY_EVERY_MS });
  await page.waitForTimeout(KEY_EVERY_MS);
  if ((await field.inputValue()) !== text) throw new Error(`${label} lost key presses`);
  const times = (await page.evaluate(() => Reflect.get(globalThis, 'paints') as number[])).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  const work = `editor of ${MAX_ITEMS} lines, key to paint in ${label}`;
  return [atMost(`${work}, median`, at(0.5), 50, 'ms'), atMost(`${work}, 95 of 100`, at(0.95), 50, 'ms')];
}

/** Runs in the page: records the time from each key press to the end of the next frame. */
function rememberPaints(): void {
  const paints: number[] = [];
  Reflect.set(globalThis, 'paints', paints);
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => paints.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    { capture: true },
  );
}

/** Registers a user and signs in. */
async function signUp(url: string): Promise<Session> {
  const account = { email: 'bench@example.com', password: 'correct-horse-1' };
  await callJson(`${url}/api/users`, { body: account });
  return signIn(url, account);
}

/** The id of an invoice with the maximum number of lines. */
async function aLongInvoice(url: string, { access_token }: Session): Promise<string> {
  const invoice = {
    invoiceNumber: 'INV-BENCH',
    issueDate: '2026-03-01',
    dueDate: '2026-03-31',
    currency: 'CAD',
    paymentMethod: 'bank',
    paymentTerms: 'Payment is due within 30 days of the invoice date.',
    billingName: 'Café Léger',
    billingEmail: 'billing@example.com',
    items: Array.from({ length: MAX_ITEMS }, (_, index) => ({
      name: `Line ${index + 1} of the work that was done`,
      description: 'Two rounds with comments from everyone',
      quantity: 1.25,
      rate: 120.5,
    })),
  };
  return (await callJson<{ id: string }>(`${url}/api/invoices`, { body: invoice, token: access_token })).id;
}
