import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { openWindow, startBrowser } from '#test/support/browser.ts';
import { productUrl } from '#test/support/client.ts';
import { stripe, stripeAccountOf } from '#test/support/emulators.ts';
import { anInvoice, aPersonTakingCards, type Person } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { pdfPages } from '#test/support/pdf-text.ts';

let browser: Browser;
let person: Person;
beforeAll(async () => {
  [browser, person] = await Promise.all([startBrowser(), aPersonTakingCards()]);
});

const line = (quantity: number, rate: number) => [{ name: 'Line', quantity, rate }];

/** The total on every surface, as text with the currency; Stripe's in cents. */
async function totalsOf(page: Page, invoice: Invoice, total: string) {
  await page.goto('/invoices');
  const row = page.getByRole('row', { name: new RegExp(invoice.invoiceNumber) });
  const list = await row.textContent();
  await page.goto(`/invoices/${invoice.id}/edit`);
  const preview = page.locator('.invoice-document').first();
  await preview.getByText(total).first().waitFor();
  await page.goto(`/pay/${invoice.id}`);
  await page.getByText('Amount Due').waitFor();
  const payPage = await page.locator('body').textContent();
  const pdf = await fetch(`${productUrl()}/api/invoices/${invoice.id}/pdf`);
  const pages = await pdfPages(new Uint8Array(await pdf.arrayBuffer()));
  await person.call('POST', `/invoices/${invoice.id}/send`);
  const [mail] = await mailsTo(invoice.billingEmail ?? '');
  const { body } = await person.call<{ checkoutUrl: string }>('POST', `/invoices/${invoice.id}/payment`);
  const session = await (await stripe()).checkout.sessions.retrieve(
    /cs_\w+/.exec(body.checkoutUrl)?.[0] ?? '',
    {},
    { stripeAccount: await stripeAccountOf(invoice.id) },
  );
  return { list, payPage, pdf: pages.join(' '), mail: mail?.text, html: mail?.html, charged: session.amount_total };
}

describe('the total is the same on list, preview, pay page, PDF, email and charge', () => {
  it.each([
    [
      'fractions, a percentage discount, shipping and tax',
      {
        items: [...line(3, 0.33), ...line(0.25, 9.99), ...line(2, 100)],
        discountType: 'percentage' as const,
        discountValue: 12.5,
        shippingType: 'fixed' as const,
        shippingValue: 15,
        taxValue: 13,
      },
      '218.15 CAD',
      21_815,
    ],
    [
      '200 lines',
      { items: Array.from({ length: 200 }, () => line(1, 12.35)).flat(), taxValue: 5 },
      '2,593.50 CAD',
      259_350,
    ],
  ])('%s', async (_, changes, total, cents) => {
    const billingEmail = `amounts-${crypto.randomUUID()}@example.com`;
    const input = anInvoice({ ...changes, billingEmail });
    const { body: invoice } = await person.call<Invoice>('POST', '/invoices', { body: input });
    const { page, consoleErrors } = await openWindow(browser, { by: person });
    const { charged, ...surfaces } = await totalsOf(page, invoice, total);
    for (const [surface, text] of Object.entries(surfaces)) expect(text, surface).toContain(total);
    expect(charged).toBe(cents);
    expect(consoleErrors).toEqual([]);
  });
});
