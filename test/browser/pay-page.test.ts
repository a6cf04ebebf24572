import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectScreenWorks, startBrowser } from '#test/support/browser.ts';
import { aPayment, aPerson, type Person } from '#test/support/given.ts';
import { aPayPage, aSeller, idIn, lines } from '#test/support/pay-page.ts';

const LONG = 'Averylongnamewithoutanyspaceinit';

let browser: Browser;
let seller: Person;
beforeAll(async () => {
  [browser, seller] = await Promise.all([startBrowser(), aSeller()]);
});

/** The pay page of a 200.00 CAD invoice of which 150.00 were paid. */
async function aPartlyPaidPage(): Promise<string> {
  const path = await aPayPage(seller);
  await seller.call('POST', `/invoices/${idIn(path)}/payments`, { body: aPayment({ amount: 150 }) });
  return path;
}

/** The pay page of a 200.00 CAD invoice that was paid, and of which this was refunded. */
async function aRefundedPage(amount: number): Promise<string> {
  const path = await aPayPage(seller);
  const payment = aPayment({ amount: 200 });
  await seller.call('POST', `/invoices/${idIn(path)}/payments`, { body: payment });
  const body = { id: crypto.randomUUID(), paymentId: payment.id, amount };
  await seller.call('POST', `/invoices/${idIn(path)}/refunds`, { body });
  return path;
}

const _one = (rate: number) => ({ items: [{ name: 'Turbine', quantity: 1, rate }] });

describe.each<[name: string, path: () => Promise<string>, shows: string | RegExp]>([
  ['a draft', () => aPayPage(seller, {}, 'DRAFT'), 'This invoice is not final'],
  ['a sent invoice', () => aPayPage(seller, { paymentMethod: 'bank', taxValue: 5 }), 'ATB Financial'],
  [
    'an overdue invoice',
    () => aPayPage(seller, { dueDate: '2026-03-31' }, 'OVERDUE'),
    /^Overdue by \d+ days · March 31, 2026$/,
  ],
  ['a partly paid invoice', aPartlyPaidPage, 'Pay Now 50.00 CAD'],
  ['a partly refunded invoice', () => aRefundedPage(45), 'Paid on March 02, 2026 · 45.00 CAD refunded'],
  ['a cancelled payment', async () => `${await aPayPage(seller)}?payment=cancelled`, /You have not been charged/],
  [
    'names without a space and a huge amount in dollars',
    () =>
      aPayPage(seller, {
        billingName: LONG.repeat(5),
        items: [{ name: LONG.repeat(6), quantity: 1, rate: 99_999_999.99 }],
        currency: 'USD',
      }),
    '99,999,999.99 USD',
  ],
  [
    '200 lines with long terms and notes',
    () =>
      aPayPage(seller, {
        items: lines(200),
        paymentTerms: 'Half now. '.repeat(80),
        additionalNotes: 'A line of notes.\n'.repeat(200),
      }),
    'Show all items (200)',
  ],
])('the pay page of %s', (_, path, shows) => {
  it('works on a desktop in light and on a phone in dark', async () => {
    await expectScreenWorks(browser, { path: await path(), shows });
  });
});

it('the pay page of a French invoice works, in French', async () => {
  const path = await aPayPage(seller, { language: 'fr', paymentMethod: 'bank', billingProvince: 'Québec' });
  const page = await expectScreenWorks(browser, { path, shows: 'Payer 200,00\u00a0CAD' });
  await page.getByRole('button', { name: 'Télécharger le PDF' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr-CA');
});

describe('the pay page of a seller without cards', () => {
  it('says so, and whom to contact', async () => {
    const newcomer = await aPerson();
    const path = await aPayPage(newcomer);
    const page = await expectScreenWorks(browser, { path, shows: 'Setup Credit Card Payments Disabled' });
    await page.getByText('Please ask the sender how to pay this invoice.').waitFor();
    expect(await page.getByRole('link', { name: newcomer.email }).getAttribute('href')).toBe(
      `mailto:${newcomer.email}`,
    );
  });

  it('fits on a phone with the longest company name', async () => {
    const owner = await aPerson();
    await owner.call('POST', '/companies', { body: { name: LONG.repeat(3), address: LONG.repeat(3) } });
    await expectScreenWorks(browser, { path: await aPayPage(owner, {}, 'OVERDUE'), shows: LONG.repeat(3) });
  });
});
