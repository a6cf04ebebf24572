import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectLooksRight,
  expectNoSidewaysScroll,
  expectScreenWorks,
  openWindow,
  startBrowser,
  WIDTHS,
} from '#test/support/browser.ts';
import { changeLook } from '#test/support/change-look.ts';
import { stripeAccountOf } from '#test/support/emulators.ts';
import { aPerson, aPersonTakingCards, aStoredInvoice, type Person } from '#test/support/given.ts';
import { anEvent, aPaidSession, deliverAndSettle } from '#test/support/stripe-event.ts';

let browser: Browser;
let seller: Person;

const STATUSES = ['DRAFT', 'SENT', 'PAID', 'OVERDUE', 'CANCELLED', 'SENT'] as const;

beforeAll(async () => {
  [browser, seller] = await Promise.all([startBrowser(), aPerson()]);
  for (const [index, status] of STATUSES.entries()) {
    const { id } = await aStoredInvoice(seller, {
      invoiceNumber: `INV-${index + 1}`,
      issueDate: `2026-03-0${index + 1}`,
      billingName: ['Maple Works', 'Élan Studio'][index % 2] ?? '',
    });
    await seller.call('PATCH', `/invoices/${id}`, { body: { status } });
  }
});

const count = (page: Page, text: string) => page.getByText(text).waitFor();
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

describe('the list works', () => {
  it('with long texts, large amounts and a flagged payment, down to 320 pixels', async () => {
    const by = await aPersonTakingCards();
    const { id } = await aStoredInvoice(by, {
      invoiceNumber: 'N'.repeat(50),
      billingName: 'Averylongcustomernamewithoutanyspace'.repeat(5),
      items: [{ name: 'Bridge', quantity: 1, rate: 999_999_999.99 }],
    });
    const account = await stripeAccountOf(id);
    for (const currency of ['cad', 'usd']) {
      await deliverAndSettle(anEvent('checkout.session.completed', account, aPaidSession(id, { currency })));
    }
    await expectScreenWorks(browser, { path: '/invoices', shows: 'Check payment', by });
    const { page } = await openWindow(browser, { by, size: { width: 320, height: 640 } });
    await page.goto('/invoices');
    await page
      .getByRole('link', { name: /^Check payment of N+: A card payment came in a different currency/ })
      .waitFor();
    await page.getByText('200.00 of 999,999,999.99 paid').waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const refusal = page.getByRole('alertdialog', { name: 'This invoice cannot be deleted' });
    await refusal.waitFor();
    await expectNoSidewaysScroll(page);
    await refusal.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: /^Check payment/ }).click();
    await page.getByText('Check the payments on this invoice').waitFor();
  });
});

describe('the list', () => {
  it('ignores accents in a search, and the back button leaves the search', async () => {
    const { page } = await openWindow(browser, { by: seller });
    await page.goto('/invoices?pageSize=5');
    await count(page, 'Showing 1 to 5 of 6 invoices');
    await page.getByRole('button', { name: 'Next' }).click();
    await count(page, 'Page 2 of 2');
    await page.getByRole('searchbox').fill('elan');
    await count(page, 'Showing 1 to 3 of 3 invoices');
    expect(parameters(page)).toEqual({ search: 'elan', pageSize: '5' });
    await page.getByText('3 of 6 invoices').waitFor();
    await page.getByRole('link', { name: 'INV-6' }).click();
    await page.waitForURL(/\/invoices\/\w+$/);
    await page.getByRole('link', { name: 'Back to Invoices' }).click();
    await count(page, 'Showing 1 to 3 of 3 invoices');
    expect(parameters(page)).toEqual({ search: 'elan', pageSize: '5' });
    await page.goBack();
    await page.goBack();
    await count(page, 'Showing 1 to 3 of 3 invoices');
    expect(await page.getByRole('searchbox').inputValue()).toBe('elan');
    await page.goBack();
    await count(page, 'Showing 1 to 5 of 6 invoices');
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
  });

  it('is filtered by the status beside the search and the figures above', async () => {
    const { page } = await openWindow(browser, { by: seller });
    await page.goto('/invoices');
    const status = page.getByLabel('Status', { exact: true });
    await status.selectOption('PAID');
    await count(page, 'Showing 1 to 1 of 1 invoice');
    for (const [figure, filter, found] of [
      ['Outstanding', 'OUTSTANDING', 3],
      ['Overdue', 'OVERDUE', 1],
      ['Paid, last 30 days', 'PAID', 1],
      ['Drafts', 'DRAFT', 1],
    ] as const) {
      const tile = page.getByRole('button', { name: new RegExp(`^${figure}`) });
      await tile.click();
      await count(page, `Showing 1 to ${found} of ${found} ${found === 1 ? 'invoice' : 'invoices'}`);
      expect(await status.inputValue()).toBe(filter);
      expect(await tile.getAttribute('aria-pressed')).toBe('true');
      await tile.click();
      await count(page, 'Showing 1 to 6 of 6 invoices');
      expect(parameters(page)).toEqual({});
    }
  });

  it('is filtered by a range of days chosen with the keyboard, from two months or one', async () => {
    const { page, consoleErrors } = await openWindow(browser, { by: seller });
    await page.goto('/invoices?from=2026-03-02');
    for (const [size, scheme, months] of [
      [WIDTHS.desktop, 'light', 2],
      [WIDTHS.phone, 'dark', 1],
    ] as const) {
      await changeLook(page, size, scheme);
      await page.getByRole('button', { name: 'Filter by date: From Mar 02, 2026' }).press('Enter');
      await page.getByRole('grid', { name: 'March 2026' }).waitFor();
      expect(await page.getByRole('grid').count()).toBe(months);
      await expectLooksRight(page);
      if (months === 2) await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Enter');
    await page.getByText('Mar 02, 2026 – choose the last day').waitFor();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await count(page, 'Showing 1 to 3 of 3 invoices');
    expect(parameters(page)).toEqual({ from: '2026-03-02', to: '2026-03-04' });
    const button = page.getByRole('button', { name: 'Filter by date: Mar 02, 2026 – Mar 04, 2026' });
    await page.waitForFunction((one) => document.activeElement === one, await button.elementHandle());
    await page.getByRole('button', { name: 'Clear dates' }).press('Enter');
    await count(page, 'Showing 1 to 6 of 6 invoices');
    expect(consoleErrors).toEqual([]);
  });
});

it('leads by keyboard from the search to the payment of the third invoice in 14 keys', async () => {
  const { page } = await openWindow(browser, { by: seller });
  await page.goto('/invoices');
  await page.getByRole('link', { name: 'INV-4' }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.getByRole('searchbox').focus();
  let keys = 0;
  while ((await focused()) !== 'Record Payment: INV-4' && keys < 40) {
    await page.keyboard.press('Tab');
    keys += 1;
  }
  expect(keys).toBe(14);
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe('Actions for INV-4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Record Payment' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Actions for INV-4');
  // A list that is too narrow for the other actions has only the menu.
  await page.setViewportSize({ width: 1024, height: 740 });
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Actions for INV-4');
});

it('keeps the focus in the search box while the list updates', async () => {
  const { page } = await openWindow(browser, { by: seller });
  await page.goto('/invoices');
  const search = page.getByPlaceholder('Search invoices...');
  await search.click();
  await page.keyboard.type('INV');
  await page.waitForURL(/search=INV/);
  await page.keyboard.type('-1');
  await page.waitForURL(/search=INV-1/);
  expect(await search.inputValue()).toBe('INV-1');
});
