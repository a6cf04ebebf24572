import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { InvoiceInput } from '#shared/invoice/schema.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { COMPANY } from './a-company.ts';
import { call } from './client.ts';
import { aPersonTakingCards, aStoredInvoice, type Person } from './given.ts';
import { aPng, dataUrl } from './images.ts';

/** A seller who takes cards and bank transfers, with a company and a logo. */
export async function aSeller(): Promise<Person> {
  const seller = await aPersonTakingCards();
  const details = { address: '128 8 Avenue SW', zip: 'T2P 1B3', country: 'Canada', email: 'hello@prairie.test' };
  const logo = dataUrl(aPng({ width: 480, height: 80 }));
  const company = await seller.call('POST', '/companies', { body: { ...COMPANY, ...details, logo } });
  expect(company.status).toBe(201);
  const bank = { preferredCurrency: 'CAD', bankName: 'ATB Financial', accountNumber: '00219 219 1234567' };
  expect((await seller.call('POST', '/payment-settings', { body: bank })).status).toBe(201);
  return seller;
}

/** The path of the pay page of a new invoice. */
export async function aPayPage(
  by: Person,
  changes: Partial<InvoiceInput> = {},
  status: InvoiceStatus = 'SENT',
): Promise<string> {
  const { id } = await aStoredInvoice(by, changes);
  if (status !== 'DRAFT') await by.call('PATCH', `/invoices/${id}`, { body: { status } });
  return `/pay/${id}`;
}

/** The id of the invoice on a pay page. */
export const idIn = (path: string) => path.slice('/pay/'.length);

export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay Now' });

/** Pays by card on the checkout page, without a browser. */
export async function payByCard(path: string): Promise<void> {
  const { body } = await call<{ checkoutUrl: string }>('POST', `/invoices/${idIn(path)}/payment`);
  const card = new URLSearchParams({ card: '4242 4242 4242 4242', action: 'pay' });
  await fetch(body.checkoutUrl, { method: 'POST', body: card, redirect: 'manual' });
}

/** Numbered invoice lines. */
export const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Line ${index + 1}`, quantity: 1.25, rate: 12.35 }));
