import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectLooksRightEverywhere, openWindow, SIZES, startBrowser } from '#test/support/browser.ts';
import { productUrl } from '#test/support/client.ts';
import { acceptButton, anEstimatePage } from '#test/support/estimate-page.ts';
import { aStoredInvoice, type Person } from '#test/support/given.ts';
import { aPayPage, aSeller, lines, payButton } from '#test/support/pay-page.ts';

let browser: Browser;
let seller: Person;
beforeAll(async () => {
  [browser, seller] = await Promise.all([startBrowser(), aSeller()]);
});

const PAGES = [
  [
    'the pay page',
    () => aPayPage(seller, { paymentMethod: 'bank' }),
    'Loading invoice Chargement de la facture',
    payButton,
  ],
  [
    'the page of an estimate',
    () => anEstimatePage(seller),
    'Loading estimate Chargement de la soumission',
    acceptButton,
  ],
] as const;

describe.each(SIZES)('on %s', (_, size) => {
  it.each(PAGES)('%s shifts nothing while the document and the logo load', async (_name, path, loading, button) => {
    const { page } = await openWindow(browser, { size, fresh: true });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let respond = () => {};
    const asked = new Promise<void>((done) => {
      void page.route('**/public', async (route) => {
        done();
        await new Promise<void>((go) => {
          respond = go;
        });
        await route.continue();
      });
    });
    await page.goto(await path(), { waitUntil: 'domcontentloaded' });
    await asked;
    expect(await page.getByRole('status').textContent()).toBe(loading);
    respond();
    await button(page).waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.logo')?.complete);
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });
});

describe('the pay page', () => {
  it('shows an error for an unknown or a deleted invoice', async () => {
    const { id } = await aStoredInvoice(seller);
    await seller.call('DELETE', `/invoices/${id}`);
    const { page } = await openWindow(browser);
    for (const missing of [id, 'A'.repeat(22), 'short', '%']) {
      await page.goto(`/pay/${missing}`);
      await page.getByText('Invoice not found').waitFor();
      await page.getByText("The invoice you're looking for doesn't exist").waitFor();
    }
    await expectLooksRightEverywhere(page, page.getByText('Invoice not found'));
  });

  it('offers to reload if the API does not respond, and then shows the invoice', async () => {
    const { page } = await openWindow(browser);
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(await aPayPage(seller));
    await expectLooksRightEverywhere(page, page.getByText('Please try again later or reload the page'));
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Reload' }).click();
    await payButton(page).waitFor();
  });

  it('has no touch target smaller than a fingertip, even beside long values', async () => {
    const { page, context } = await openWindow(browser, { fresh: true, size: { width: 320, height: 740 } });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const invoiceNumber = `NO-${'1234567890'.repeat(4)}`;
    await page.goto(await aPayPage(seller, { items: lines(9), paymentMethod: 'bank', invoiceNumber }));
    await payButton(page).waitFor();
    for (const target of await page.locator('button, a').all()) {
      const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height), await target.innerHTML()).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('loading', () => {
  it('says after a while that it is slow', async () => {
    const { page } = await openWindow(browser);
    await page.route('**/public', () => undefined);
    await page.goto(await aPayPage(seller), { waitUntil: 'domcontentloaded' });
    const late = page.getByText('This is taking longer than usual. Please check your connection or reload the page.');
    expect(await late.isVisible()).toBe(false);
    await late.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    expect(await late.isVisible()).toBe(true);
  });

  it('says that it needs JavaScript if it is turned off', async () => {
    const context = await browser.newContext({ baseURL: productUrl(), javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(await aPayPage(seller));
    const { x, y, width, height } = (await page.locator('noscript').boundingBox()) ?? {
      x: 1,
      y: 1,
      width: 0,
      height: 0,
    };
    expect([x, y, width, height]).toEqual([0, 0, 1280, 720]);
    const texts = await page.locator('noscript p').allTextContents();
    expect(texts).toEqual([
      'This page needs JavaScript. Please turn it on and reload the page.',
      'Cette page a besoin de JavaScript. Veuillez l’activer et recharger la page.',
    ]);
  });
});
