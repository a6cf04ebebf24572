import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enCaInvoice } from '#shared/locale/en-ca-invoice.ts';
import { anInvoice, PAY_NOW, setUpPage, show } from '#test/support/screens/pay-harness.tsx';
import { readInvoice } from './read-invoice.ts';

setUpPage();

const textOf = (selector: string) => document.querySelector(selector)?.textContent;

/** Renders an API response the way the page does. */
function showAnswer(answer: unknown): void {
  const invoice = readInvoice(answer);
  show(invoice ? { kind: 'loaded', document: invoice } : { kind: 'not-found' });
}

it.each([null, undefined, '', 'text', 7, []])('treats %j as a missing invoice', (answer) => {
  showAnswer(answer);
  expect(screen.getByRole('alert').textContent).toContain('Invoice not found');
});

it.each([
  ['the company is', 'company'],
  ['the status is', 'status'],
  ['the days are', 'issueDate', 'dueDate'],
  ['the payment method is', 'paymentMethod'],
  ['number and recipient are', 'invoiceNumber', 'billingName'],
])('shows an invoice with %s missing or null', (_, ...fields) => {
  for (const value of [null, undefined]) {
    showAnswer({ ...anInvoice(), ...Object.fromEntries(fields.map((field) => [field, value])) });
    expect(textOf('.amount')).toBe('1,000.00 CAD');
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN|Invalid/);
    document.body.replaceChildren();
  }
});

it('reads the seller from the profile if the company is empty', () => {
  const profile = { companyName: 'Larch', companyAddress: '1 Elm', companyCity: 'Banff', companyVat: 'RT1' };
  for (const answer of [
    { ...anInvoice(), company: null, profile },
    { ...anInvoice(), company: { name: '' }, ...profile },
  ]) {
    showAnswer(answer);
    expect(textOf('.seller')).toBe('Larch1 Elm, BanffTax number RT1');
    document.body.replaceChildren();
  }
});

it.each([null, undefined, 'items', {}, [null], [{ name: 'A', quantity: 'two', rate: 1 }]])(
  'reports invalid items for %j, and asks for no payment',
  (items) => {
    showAnswer({ ...anInvoice(), items });
    expect(screen.getByRole('alert').textContent).toBe('Error: Invalid items data');
    expect(screen.queryByText(enCaInvoice.pay.secure)).toBeNull();
    expect(textOf('.amount')).toBeUndefined();
    expect(screen.queryByRole('button', { name: PAY_NOW })).toBeNull();
  },
);

it('ignores adjustments that are null', () => {
  showAnswer({ ...anInvoice(), discountType: null, discountValue: null, taxValue: null, amountPaid: null });
  expect(textOf('.invoice-totals')).toBe('Subtotal1,000.00Total1,000.00 CAD');
});
