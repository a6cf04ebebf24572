import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceInput } from '#shared/invoice/schema.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { COMPANY } from '#test/support/a-company.ts';
import { storedItems, stripe, stripeAccountOf } from '#test/support/behind.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectScreenWorks,
  openWindow,
  startBrowser,
  WIDTHS,
} from '#test/support/browser.ts';
import { call, productUrl } from '#test/support/client.ts';
import { aPerson, aPersonTakingCards, aStoredInvoice, type Person } from '#test/support/given.ts';
import { aPng, dataUrl } from '#test/support/images.ts';
import { pdfPages } from '#test/support/pdf-text.ts';

const LONG = 'Averylongnamewithoutanyspaceinit';
const SIDES = [
  ['a desktop', WIDTHS.desktop],
  ['a phone', WIDTHS.phone],
] as const;

let browser: Browser;
let seller: Person;
beforeAll(async () => {
  [browser, seller] = await Promise.all([startBrowser(), aPersonTakingCards()]);
  const details = { address: '128 8 Avenue SW', zip: 'T2P 1B3', country: 'Canada', email: 'hello@prairie.test' };
  const logo = dataUrl(aPng({ width: 480, height: 80 }));
  const company = await seller.call('POST', '/companies', { body: { ...COMPANY, ...details, logo } });
  expect(company.status).toBe(201);
  const bank = { preferredCurrency: 'CAD', bankName: 'ATB Financial', accountNumber: '00219 219 1234567' };
  expect((await seller.call('POST', '/payment-settings', { body: bank })).status).toBe(201);
});
afterAll(() => browser.close());

type Content = Partial<InvoiceInput>;

/** The address of an invoice's pay page. */
async function aPayPage(changes: Content = {}, status: InvoiceStatus = 'SENT', by = seller): Promise<string> {
  const { id } = await aStoredInvoice(by, changes);
  if (status !== 'DRAFT') await by.call('PATCH', `/invoices/${id}`, { body: { status } });
  return `/pay/${id}`;
}

const idIn = (path: string) => path.slice('/pay/'.length);
const payButton = (page: Page) => page.getByRole('button', { name: 'Pay Now' });

/** Pays by card where the checkout leads, without a browser. */
async function payByCard(path: string): Promise<void> {
  const { body } = await call<{ checkoutUrl: string }>('POST', `/invoices/${idIn(path)}/payment`);
  const card = new URLSearchParams({ card: '4242 4242 4242 4242', action: 'pay' });
  await fetch(body.checkoutUrl, { method: 'POST', body: card, redirect: 'manual' });
}

/** A pay page of 200.00 CAD of which 50.00 were given back. */
async function aPartlyRefundedPage(): Promise<string> {
  const path = await aPayPage();
  await payByCard(path);
  const [entry] = await storedItems(`INVOICE#${idIn(path)}`, 'PAYMENT#');
  const refund = { payment_intent: String(entry?.paymentIntentId), amount: 5_000 };
  await (await stripe()).refunds.create(refund, { stripeAccount: await stripeAccountOf(idIn(path)) });
  const status = async () => (await call<PublicInvoice>('GET', `/invoices/${idIn(path)}/public`)).body.status;
  await expect.poll(status).toBe('SENT');
  return path;
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Line ${index + 1}`, quantity: 1.25, rate: 12.35 }));
const one = (rate: number) => ({ items: [{ name: 'Turbine', quantity: 1, rate }] });

describe.each<[name: string, path: () => Promise<string>, shows: string | RegExp]>([
  ['a draft', () => aPayPage({}, 'DRAFT'), 'Pay Now'],
  ['an invoice that was sent', () => aPayPage({ paymentMethod: 'bank', taxValue: 5 }), 'ATB Financial'],
  ['an overdue invoice', () => aPayPage({}, 'OVERDUE'), 'Overdue since March 31, 2026'],
  ['a paid invoice', () => aPayPage({}, 'PAID'), /^Paid on \w+ \d\d, \d{4}$/],
  ['a cancelled invoice', () => aPayPage({}, 'CANCELLED'), 'This invoice was cancelled'],
  ['a partly refunded invoice', aPartlyRefundedPage, '50.00 CAD'],
  ['a payment broken off', async () => `${await aPayPage()}?payment=cancelled`, /You have not been charged/],
  ['a huge amount in dollars', () => aPayPage({ ...one(99_999_999.99), currency: 'USD' }), '99,999,999.99 USD'],
  ['200 lines', () => aPayPage({ items: lines(200) }), 'Show all items (200)'],
  [
    'names without a space',
    () => aPayPage({ billingName: LONG.repeat(5), items: [{ name: LONG.repeat(6), quantity: 9.5, rate: 1_234.56 }] }),
    '11,728.32 CAD',
  ],
  [
    'long terms and notes',
    () => aPayPage({ paymentTerms: 'Half now. '.repeat(80), additionalNotes: 'A line of notes.\n'.repeat(200) }),
    'Notes',
  ],
])('the pay page of %s', (_, path, shows) => {
  it('works on a desktop in light and on a phone in dark', async () => {
    await expectScreenWorks(browser, { path: await path(), shows });
  });
});

describe('the pay page of a seller without cards', () => {
  it('says so, and whom to ask', async () => {
    const newcomer = await aPerson();
    const path = await aPayPage({}, 'SENT', newcomer);
    await expectScreenWorks(browser, { path, shows: 'Setup Credit Card Payments Disabled' });
    const { page, context } = await openWindow(browser);
    await page.goto(path);
    await page.getByText('Please ask the sender how to pay this invoice.').waitFor();
    expect(await page.getByRole('link', { name: newcomer.email }).getAttribute('href')).toBe(
      `mailto:${newcomer.email}`,
    );
    await context.close();
  });

  it('fits on a phone with the longest name of a company', async () => {
    const owner = await aPerson();
    await owner.call('POST', '/companies', { body: { name: LONG.repeat(3), address: LONG.repeat(3) } });
    await expectScreenWorks(browser, { path: await aPayPage({}, 'OVERDUE', owner), shows: LONG.repeat(3) });
  });
});

describe.each(SIDES)('on %s the pay page', (_, size) => {
  it('moves nothing while the invoice and the logo come', async () => {
    const { page, context } = await openWindow(browser, { size });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let answer = () => {};
    const asked = new Promise<void>((done) => {
      void page.route('**/public', async (route) => {
        done();
        await new Promise<void>((go) => {
          answer = go;
        });
        await route.continue();
      });
    });
    await page.goto(await aPayPage({ paymentMethod: 'bank' }), { waitUntil: 'domcontentloaded' });
    await asked;
    expect(await page.getByRole('status').textContent()).toBe('Loading invoice');
    answer();
    await payButton(page).waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.logo')?.complete);
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await context.close();
  });

  it('says that there is no such invoice, or none any more', async () => {
    const { id } = await aStoredInvoice(seller);
    await seller.call('DELETE', `/invoices/${id}`);
    const { page, context } = await openWindow(browser, { size });
    for (const missing of [id, 'A'.repeat(22), 'short', '%']) {
      await page.goto(`/pay/${missing}`);
      await page.getByText('Invoice not found').waitFor();
      await page.getByText("The invoice you're looking for doesn't exist").waitFor();
    }
    await expectAccessible(page);
    await context.close();
  });

  it('offers to reload when the API does not answer, and then shows the invoice', async () => {
    const { page, context } = await openWindow(browser, { size });
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(await aPayPage());
    await page.getByText('Please try again later or reload the page').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Reload' }).click();
    await payButton(page).waitFor();
    await context.close();
  });

  it('has nothing to press that is smaller than a fingertip', async () => {
    const { page, context } = await openWindow(browser, { size });
    await page.goto(await aPayPage({ items: lines(9) }));
    await payButton(page).waitFor();
    for (const target of await page.locator('button, a').all()) {
      expect((await target.boundingBox())?.height, await target.innerHTML()).toBeGreaterThanOrEqual(40);
    }
    await context.close();
  });
});

describe('loading', () => {
  it('says after a while that it takes long', async () => {
    const { page, context } = await openWindow(browser);
    await page.route('**/public', () => undefined);
    await page.goto(await aPayPage(), { waitUntil: 'domcontentloaded' });
    const late = page.getByText('This takes longer than usual. Please check your connection or reload the page.');
    expect(await late.isVisible()).toBe(false);
    await late.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    expect(await late.isVisible()).toBe(true);
    await context.close();
  });

  it('says that it needs JavaScript where there is none', async () => {
    const context = await browser.newContext({ baseURL: productUrl(), javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(await aPayPage());
    const { x, y, width, height } = (await page.locator('noscript').boundingBox()) ?? {
      x: 1,
      y: 1,
      width: 0,
      height: 0,
    };
    expect([x, y, width, height]).toEqual([0, 0, 1280, 720]);
    expect(await page.locator('noscript').textContent()).toBe(
      'This page needs JavaScript. Please switch it on and reload the page.',
    );
    await context.close();
  });
});

describe('paying', () => {
  it('begins once, however fast it is pressed, and again after the back button', async () => {
    const { page, context } = await openWindow(browser);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/payment')) asked += 1;
    });
    await page.goto(await aPayPage());
    await payButton(page).dblclick();
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    expect(asked).toBe(1);
    await page.goBack();
    await payButton(page).click();
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    expect(asked).toBe(2);
    await context.close();
  });

  // The packaged browser keeps no page for the back button; what such a page is told, and that it could be kept, is.
  it('can begin again on a page that the browser kept as it was left', async () => {
    const { page, context } = await openWindow(browser);
    const path = await aPayPage();
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
    expect(await payButton(page).isEnabled()).toBe(true);
    await context.close();
  });

  it('leaves a page that the browser may keep for the back button', async () => {
    const { page, context } = await openWindow(browser);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Page.enable');
    const explained = new Promise<string[]>((done) => {
      devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
        done(notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason));
      });
    });
    await page.goto(await aPayPage());
    await payButton(page).click();
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await page.goBack();
    expect(await explained).toEqual([]);
    await context.close();
  });

  it('says so when it cannot begin, and lets the payer try again', async () => {
    const { page, context } = await openWindow(browser);
    await page.route('**/payment', (route) => route.fulfill({ status: 502, json: { message: 'down' } }));
    await page.goto(await aPayPage());
    await payButton(page).click();
    await page.getByText('Failed to initiate payment. Please try again.').waitFor();
    expect(await payButton(page).isEnabled()).toBe(true);
    await context.close();
  });

  it('shows that the invoice was cancelled meanwhile', async () => {
    const { page, context } = await openWindow(browser);
    const path = await aPayPage();
    await page.goto(path);
    await payButton(page).waitFor();
    await seller.call('PATCH', `/invoices/${idIn(path)}`, { body: { status: 'CANCELLED' } });
    await payButton(page).click();
    await page.getByText('This invoice was cancelled').waitFor();
    expect(await payButton(page).count()).toBe(0);
    await context.close();
  });

  it('tells a payer who turned back that nothing was charged', async () => {
    const { page, context } = await openWindow(browser);
    await page.goto(await aPayPage());
    await payButton(page).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('You have not been charged').first().waitFor();
    await context.close();
  });

  it('is waited for on a page that needs no motion for it', async () => {
    for (const size of [WIDTHS.desktop, WIDTHS.phone]) {
      const { page, context, complaints } = await openWindow(browser, { size });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${await aPayPage()}?payment=success`);
      await page.getByText('Your payment is being processed').waitFor();
      expect(await payButton(page).count()).toBe(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('is confirmed by itself on the page of a payer who is waiting', async () => {
    const { page, context } = await openWindow(browser);
    const path = await aPayPage();
    await page.goto(`${path}?payment=success`);
    await page.getByText('Your payment is being processed').waitFor();
    await payByCard(path);
    await page.getByText('Amount Paid').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await context.close();
  });

  it('works by keyboard alone, and the pay bar never covers what has the focus', async () => {
    const { page, context } = await openWindow(browser, { size: WIDTHS.phone });
    await page.goto(await aPayPage({ items: lines(9), paymentMethod: 'bank' }));
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
    expect(reached).toEqual(['Download PDF', 'Show all items (9)', 'Pay Now', 'hello@prairie.test']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await context.close();
  });
});

describe('the PDF', () => {
  it.each([
    ['its number', 'INV-7', 'invoice-INV-7.pdf'],
    ['no number', '', 'invoice-download.pdf'],
  ])('is saved under a name for %s', async (_, invoiceNumber, name) => {
    const { page, context } = await openWindow(browser);
    await page.route('**/public', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), invoiceNumber } });
    });
    await page.goto(await aPayPage());
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).dblclick();
    expect((await downloading).suggestedFilename()).toBe(name);
    await page.getByText('PDF downloaded successfully').waitFor();
    await context.close();
  });

  it('says so when it cannot be had', async () => {
    const { page, context } = await openWindow(browser);
    await page.route('**/pdf', (route) => route.fulfill({ status: 503, json: { message: 'down' } }));
    await page.goto(await aPayPage());
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await page.getByText('Failed to download PDF').waitFor();
    await context.close();
  });
});

it('prints every line on white paper, without what only a screen can use', async () => {
  const { page, context } = await openWindow(browser, { dark: true });
  await page.goto(await aPayPage({ items: lines(200), additionalNotes: 'Thank you for your business.' }));
  await payButton(page).waitFor();
  const paper = (await pdfPages(await page.pdf({ format: 'Letter' }))).join(' ');
  for (const text of ['Prairie Studio Ltd.', 'Amount Due', 'Line 1 ', 'Line 200 ', 'Thank you for your business.']) {
    expect(paper).toContain(text);
  }
  for (const text of ['Pay Now', 'Download PDF', 'Show all items', 'By paying']) expect(paper).not.toContain(text);
  await page.emulateMedia({ media: 'print' });
  const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
  expect(ink).toBe('rgb(15, 26, 23)');
  await context.close();
});

it('shows the day of payment alike in every zone', async () => {
  const path = await aPayPage({}, 'PAID');
  const { body } = await call<PublicInvoice>('GET', `/invoices/${idIn(path)}/public`);
  const [year, , day] = (body.paidAt ?? '').split('-');
  for (const timezoneId of ['America/Vancouver', 'Asia/Tokyo']) {
    const context = await browser.newContext({ baseURL: productUrl(), timezoneId });
    const page = await context.newPage();
    await page.goto(path);
    const text = await page.getByText(/^Paid on/).textContent();
    expect(text, timezoneId).toMatch(new RegExp(`^Paid on \\w+ ${day}, ${year}$`));
    await context.close();
  }
});
