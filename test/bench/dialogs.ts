import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumExecutable } from '#functions/invoice-pdf/chromium.ts';
import { startProduct } from '#test/support/product-process.ts';
import { atMost, type Figure, median } from './figure.ts';
import { callJson, openSignedIn, type Session, signIn } from './sign-in.ts';

const RUNS = 3;
/** How long a person looks at a screen before the first click. */
const IDLE_MS = 2_000;
/** A slow phone connection: 180 KB/s, and half a second to respond. */
const SLOW_LINE = { offline: false, latency: 563, downloadThroughput: 180_000, uploadThroughput: 180_000 };

/** The buttons whose first click fetches a dialog, and their screens. */
async function openersOf(url: string, session: Session): Promise<readonly (readonly [path: string, name: string])[]> {
  const { data } = await callJson<{ data: { id: string; status: string }[] }>(`${url}/api/invoices?limit=50`, {
    token: session.access_token,
  });
  const pathOf = (status: string) => `/invoices/${data.find((invoice) => invoice.status === status)?.id}`;
  return [
    ['/customers', 'Add Customer'],
    ['/products', 'Add Product'],
    ['/employees', 'Add Employee'],
    ['/appointments', 'New Meeting'],
    [pathOf('SENT'), 'Record Payment'],
    [pathOf('DRAFT'), 'Send Invoice'],
  ];
}

/** The first click on what opens a dialog, on a slow line: time to its frame, and until it can be used. */
export async function benchDialogs(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const product = await startProduct({ folder });
  const { executablePath, env } = await chromiumExecutable();
  const browser = await chromium.launch({ executablePath, env, chromiumSandbox: false });
  try {
    const session = await signIn(product.url);
    const figures: Figure[] = [];
    for (const opener of await openersOf(product.url, session)) {
      figures.push(...(await figuresOf(opener, () => openSignedIn(browser, product.url, session), product.url)));
    }
    return figures;
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function figuresOf(
  [path, name]: readonly [string, string],
  open: () => ReturnType<Browser['newContext']>,
  url: string,
): Promise<Figure[]> {
  const times: Times[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await open();
    times.push(await timesOf(await onSlowLine(context), `${url}${path}`, name));
    await context.close();
  }
  const work = `first click on ${name}`;
  return [
    atMost(`${work}, its frame`, median(times.map(({ frameMs }) => frameMs)), 100, 'ms'),
    atMost(`${work}, usable`, median(times.map(({ usableMs }) => usableMs)), 1_000, 'ms'),
  ];
}

async function onSlowLine(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', SLOW_LINE);
  return page;
}

type Times = { frameMs: number; usableMs: number };

const FRAME = 'dialog[open], [role=dialog], [role=alertdialog]';
const CONTROL = ['input', 'textarea', 'select', 'button:not([aria-label=Close])']
  .map((control) => `:is([role=dialog], [role=alertdialog]) ${control}:enabled`)
  .join();

async function timesOf(page: Page, address: string, name: string): Promise<Times> {
  await page.goto(address);
  const button = page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  await button.waitFor({ timeout: 60_000 });
  await page.waitForTimeout(IDLE_MS);
  const [frameMs = Number.NaN, usableMs = Number.NaN] = await button.evaluate(clickAndTime, [FRAME, CONTROL]);
  return { frameMs, usableMs };
}

/** Runs in the page: clicks, and returns when each of the elements was painted, one after the other; within 20 s. */
async function clickAndTime(button: HTMLElement, selectors: readonly string[]): Promise<number[]> {
  const clickedAt = performance.now();
  button.click();
  const times: number[] = [];
  for (const selector of selectors) {
    do {
      await new Promise((painted) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = painted;
          port2.postMessage(null);
        });
      });
    } while (!document.querySelector(selector) && performance.now() - clickedAt < 20_000);
    times.push(performance.now() - clickedAt);
  }
  return times;
}
