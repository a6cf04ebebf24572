import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumExecutable } from '#functions/invoice-pdf/chromium.ts';
import { contentShare } from '#test/support/content-share.ts';
import { startProduct } from '#test/support/product-process.ts';
import { atLeast, atMost, type Figure } from './figure.ts';
import { callJson, openSignedIn, signIn } from './sign-in.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
/** A window of 1280 × 1024 px at 400 % zoom. */
const ENLARGED = { width: 320, height: 256 };

/** What fits on a screen: how large the paper's text is, where a list starts, and what bars leave of a low window. */
export async function benchLook(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const product = await startProduct({ folder });
  const { executablePath, env } = await chromiumExecutable();
  const browser = await chromium.launch({ executablePath, env, chromiumSandbox: false });
  try {
    const session = await signIn(product.url);
    const { data } = await callJson<{ data: { id: string }[] }>(`${product.url}/api/invoices?limit=1&status=SENT`, {
      token: session.access_token,
    });
    const context = await openSignedIn(browser, product.url, session);
    return await figuresOf(context, {
      list: `${product.url}/invoices`,
      editor: `${product.url}/invoices/${data[0]?.id}/edit`,
    });
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Screens = { readonly list: string; readonly editor: string };

async function figuresOf(context: BrowserContext, { list, editor }: Screens): Promise<Figure[]> {
  const page = await context.newPage();
  await page.setViewportSize(DESKTOP);
  await page.goto(editor, { waitUntil: 'networkidle' });
  const sizes = await page.locator('.invoice-document').evaluate(textSizes);
  await page.setViewportSize(PHONE);
  await page.goto(list, { waitUntil: 'networkidle' });
  const first = await firstInvoice(page).boundingBox();
  await page.setViewportSize(ENLARGED);
  const shares = [await shareOf(page, list), await shareOf(page, editor)];
  return [
    atLeast('editor at 1440 px, most of the paper’s text', usual(sizes), 11, 'px'),
    atMost('list on a phone of 360 × 740 px, first invoice', first?.y ?? Number.POSITIVE_INFINITY, 320, 'px'),
    atLeast('list at 400 % zoom, content', (shares[0] ?? 0) * 100, 60, '%'),
    atLeast('editor at 400 % zoom, content', (shares[1] ?? 0) * 100, 60, '%'),
  ];
}

async function shareOf(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, 400));
  return page.evaluate(contentShare);
}

function firstInvoice(page: Page) {
  return page.getByRole('list', { name: 'Invoices', exact: true }).getByRole('listitem').first();
}

/** The size on screen of each character of the paper, in px. Runs in the page. */
function textSizes(paper: Element): number[] {
  const texts = [];
  for (const walker = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT); walker.nextNode(); ) {
    const { parentElement: element, textContent } = walker.currentNode;
    if (!element?.checkVisibility()) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom;
    texts.push(...Array<number>(textContent?.trim().length ?? 0).fill(size));
  }
  return texts;
}

/** The size of most characters. */
function usual(sizes: readonly number[]): number {
  return sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
}
