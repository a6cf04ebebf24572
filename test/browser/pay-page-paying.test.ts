import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectLooksRight, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { productUrl } from '#test/support/client.ts';
import type { Person } from '#test/support/given.ts';
import { aPayPage, aSeller, idIn, lines, payButton, payByCard } from '#test/support/pay-page.ts';

let browser: Browser;
let seller: Person;
beforeAll(async () => {
  [browser, seller] = await Promise.all([startBrowser(), aSeller()]);
});

describe('paying', () => {
  it('starts once, however often it is pressed, and again after the back button', async () => {
    const { page } = await openWindow(browser);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/payment')) asked += 1;
    });
    await page.goto(await aPayPage(seller));
    await payButton(page).dblclick();
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    expect(asked).toBe(1);
    await page.goBack();
    await payButton(page).click();
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    expect(asked).toBe(2);
  });

  // The packaged browser has no back/forward cache, so these tests check its event and the page's eligibility.
  it('can start again on a page from the back/forward cache', async () => {
    const { page } = await openWindow(browser);
    const path = await aPayPage(seller);
    await page.goto(path);
    await page.route('**/nowhere', (route) => route.fulfill({ status: 204 }));
    await page.route('**/payment', (route) =>
      route.fulfill({ json: { status: 'PENDING', checkoutUrl: `${productUrl()}/nowhere` } }),
    );
    await payButton(page).click();
    await page.getByRole('button', { name: 'Processing...' }).waitFor();
    await seller.call('PATCH', `/invoices/${idIn(path)}`, { body: { items: lines(2) } });
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.getByText('Line 2', { exact: true }).waitFor();
    await expect.poll(() => payButton(page).isEnabled()).toBe(true);
  });

  it('leaves a page that is eligible for the back/forward cache', async () => {
    const { page, context } = await openWindow(browser, { fresh: true });
    const devTools = await context.newCDPSession(page);
    await devTools.send('Page.enable');
    const explained = new Promise<string[]>((done) => {
      devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
        done(notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason));
      });
    });
    await page.goto(await aPayPage(seller));
    await payButton(page).click();
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await page.goBack();
    expect(await explained).toEqual([]);
  });

  it('shows an error if it cannot start, and lets the payer try again', async () => {
    const { page } = await openWindow(browser);
    await page.route('**/payment', (route) => route.fulfill({ status: 502, json: { message: 'down' } }));
    await page.goto(await aPayPage(seller));
    await payButton(page).click();
    await page.getByText('Failed to initiate payment. Please try again.').waitFor();
    await expect.poll(() => payButton(page).isEnabled()).toBe(true);
  });

  it('shows an error immediately if offline, and starts once online', async () => {
    const { page, context } = await openWindow(browser);
    await page.goto(await aPayPage(seller));
    await payButton(page).waitFor();
    await context.setOffline(true);
    await payButton(page).click();
    await page.getByText('Failed to initiate payment. Please try again.').waitFor();
    await context.setOffline(false);
    await payButton(page).click();
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
  });

  it('shows that the invoice has since been cancelled', async () => {
    const { page } = await openWindow(browser);
    const path = await aPayPage(seller);
    await page.goto(path);
    await payButton(page).waitFor();
    await seller.call('PATCH', `/invoices/${idIn(path)}`, { body: { status: 'CANCELLED' } });
    await payButton(page).click();
    await page.getByText('This invoice was cancelled').waitFor();
    await expect.poll(() => payButton(page).count()).toBe(0);
  });

  it('tells a payer who cancelled that nothing was charged', async () => {
    const { page } = await openWindow(browser);
    await page.goto(await aPayPage(seller));
    await payButton(page).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('You have not been charged').first().waitFor();
  });

  it('shows that it is being processed, even with reduced motion', async () => {
    for (const size of [WIDTHS.desktop, WIDTHS.phone]) {
      const { page, consoleErrors } = await openWindow(browser, { size });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${await aPayPage(seller)}?payment=success`);
      await page.getByText('Your payment is being processed').waitFor();
      await expect.poll(() => payButton(page).count()).toBe(0);
      await expectLooksRight(page);
      expect(consoleErrors).toEqual([]);
    }
  });

  it('is confirmed automatically on the page of a waiting payer', async () => {
    const { page } = await openWindow(browser);
    const path = await aPayPage(seller);
    await page.goto(`${path}?payment=success`);
    await page.getByText('Your payment is being processed').waitFor();
    await payByCard(path);
    await page.getByText('Amount Paid').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('works with the keyboard only, and the pay bar never covers the focused element', async () => {
    const { page } = await openWindow(browser, { size: WIDTHS.phone });
    await page.goto(await aPayPage(seller, { items: lines(9), paymentMethod: 'bank' }));
    await payButton(page).waitFor();
    const reached: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      reached.push((await focused.textContent()) ?? '');
      const isOnTop = await focused.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isOnTop, reached.at(-1)).toBe(true);
    }
    expect(reached).toEqual(['Download PDF', 'Show all items (9)', 'Pay Now 138.96 CAD', 'hello@prairie.test']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
  });
});
