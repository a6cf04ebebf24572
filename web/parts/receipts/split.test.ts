import { describe, expect, it } from 'vitest';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { applicationsOf, excessiveParts, mailedTo, restCentsOf, splitAmong, type TypedAmounts } from './split.ts';

const invoice = (id: string, total: number, amountPaid = 0): InvoiceListItem => ({
  ...{ id, invoiceNumber: id, billingName: 'Café Léger', issueDate: '2026-01-01', dueDate: '2026-02-01' },
  ...{ total, amountPaid, currency: 'CAD', status: 'SENT' },
});
const THREE = [invoice('a', 100), invoice('b', 150), invoice('c', 99.99)];

function split(amount: number | string, typed: TypedAmounts = {}, invoices = THREE) {
  const parts = splitAmong(invoices, amount, typed);
  return { parts, values: parts.map(({ value }) => value), restCents: restCentsOf(amount, parts) };
}

describe('splitting a payment', () => {
  it.each([
    { amount: '', values: ['', '', ''], restCents: 0 },
    { amount: 'abc', values: ['', '', ''], restCents: 0 },
    { amount: 0.01, values: [0.01, '', ''], restCents: 0 },
    { amount: 100, values: [100, '', ''], restCents: 0 },
    { amount: 249.99, values: [100, 149.99, ''], restCents: 0 },
    { amount: 349.99, values: [100, 150, 99.99], restCents: 0 },
    { amount: 350.06, values: [100, 150, 99.99], restCents: 7 },
  ])('fills the invoices in their order with $amount', ({ amount, values, restCents }) => {
    expect(split(amount)).toMatchObject({ values, restCents });
  });

  it('takes only what is left to pay of an invoice', () => {
    expect(split(200, {}, [invoice('a', 100, 60), invoice('b', 150)]).values).toEqual([40, 150]);
  });

  it('keeps what was typed and fills the others with the rest', () => {
    expect(split(249.99, { b: 150 }).values).toEqual([99.99, 150, '']);
    expect(split(249.99, { a: '' }).values).toEqual(['', 150, 99.99]);
    expect(split(249.99, { a: 0 }).values).toEqual([0, 150, 99.99]);
  });

  it('fills nothing once the typed amounts are more than was received', () => {
    expect(split(100, { c: 120 })).toMatchObject({ values: ['', '', 120], restCents: -2000 });
  });

  it('names the parts above their balance', () => {
    expect(excessiveParts(split(500, { c: 100 }).parts).map(({ invoice: { id } }) => id)).toEqual(['c']);
    expect(excessiveParts(split(500, { c: 99.99 }).parts)).toEqual([]);
  });

  it('sends only what is paid, and a text as it is, so that it is refused', () => {
    expect(applicationsOf(split(200, { a: 0, b: 'x' }).parts)).toEqual([
      { invoiceId: 'b', amount: 'x' },
      { invoiceId: 'c', amount: 99.99 },
    ]);
  });

  it('ignores amounts of invoices that are no longer open', () => {
    expect(split(50, { gone: 20 }).restCents).toBe(0);
  });
});

it('a receipt by email goes to the address of the first invoice that is paid', () => {
  const at = (id: string, billingEmail?: string) => ({ ...invoice(id, 100), ...(billingEmail && { billingEmail }) });
  const invoices = [at('a', 'first@example.com'), at('b', 'second@example.com'), at('c')];
  expect(mailedTo(splitAmong(invoices, '', {}))).toBe('first@example.com');
  expect(mailedTo(splitAmong(invoices, 50, { a: '' }))).toBe('second@example.com');
  expect(mailedTo(splitAmong(invoices, 50, { a: '', b: '' }))).toBeUndefined();
});
