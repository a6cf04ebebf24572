import type { Browser, Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectLooksRightEverywhere, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import type { Person } from '#test/support/given.ts';
import { aPayPage, aSeller, lines, payButton, payByCard } from '#test/support/pay-page.ts';

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

  // The packaged browser has no back/forward cache.
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

  it('shows that it is being processed, and is confirmed automatically, with a tick, on the page of a waiting payer', async () => {
    const { page, consoleErrors } = await openWindow(browser);
    const path = await aPayPage(seller);
    await page.goto(`${path}?payment=success`);
    await expectLooksRightEverywhere(page, page.getByText('Your payment is being processed'));
    expect(await payButton(page).count()).toBe(0);
    await payByCard(path);
    await page.getByText('Amount Paid').waitFor();
    expect(new URL(page.url()).search).toBe('');
    const drawing = () =>
      page.locator('.notice.paid .icon').evaluate((tick) => {
        const { animationName, animationIterationCount } = getComputedStyle(tick);
        return [animationName, animationIterationCount];
      });
    expect(await drawing(), 'for who prefers less motion').toEqual(['none', '1']);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await drawing()).toEqual(['draw', '1']);
    expect(consoleErrors).toEqual([]);
  });

  it('works with the keyboard only, without the pay bar over the focused element, and says if it was cancelled', async () => {
    const { page } = await openWindow(browser, { size: WIDTHS.phone });
    await page.goto(await aPayPage(seller, { items: lines(60), paymentMethod: 'bank' }));
    await payButton(page).waitFor();
    const STOPS = ['Download PDF', 'Show all items (60)', 'Pay Now 926.40 CAD', 'Copy'];
    const reached: string[] = [];
    for (let count = 0; count < STOPS.length; count += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      reached.push((await focused.textContent()) ?? '');
      expect(await isOnTop(focused), reached.at(-1)).toBe(true);
    }
    expect(reached).toEqual(STOPS);
    await payButton(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('You have not been charged').first().waitFor();
  });

  it('is possible at every line of a long invoice on a desktop, in every way', async () => {
    const { page } = await openWindow(browser);
    await page.goto(await aPayPage(seller, { items: lines(60), paymentMethod: 'bank' }));
    await page.getByRole('button', { name: 'Show all items' }).click();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    const ways = [page.getByText('926.40 CAD').first(), payButton(page), page.getByText('00219 219 1234567')];
    for (const way of ways) expect(await isOnTop(way)).toBe(true);
    // A window too low for them all: the keyboard still reaches what has scrolled out of it.
    await page.setViewportSize({ width: 1024, height: 240 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await isOnTop(payButton(page))).toBe(false);
    await page.getByRole('button', { name: 'Copy: Bank' }).focus();
    await page.keyboard.press('Shift+Tab');
    expect(await isOnTop(payButton(page))).toBe(true);
  });
});

/** Whether the middle of an element is on screen, and nothing covers it. */
function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
