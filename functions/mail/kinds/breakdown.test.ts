import { describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Language } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { aPublicInvoice, aTaxedInvoice } from '#test/support/a-public-invoice.ts';
import { breakdownOf } from './breakdown.ts';

/** The rows as text, with no-break spaces as "_" and "*" before the total. */
function rowsOf(invoice: PublicInvoice, language: Language = 'en'): string[] {
  const rows = breakdownOf(invoice, messageDictionaryFor({ language }));
  return rows.map(({ label, value, isTotal }) => `${isTotal ? '*' : ''}${label}: ${value}`.replaceAll('\u00a0', '_'));
}

const lines = (...names: string[]) => names.map((name, index) => ({ name, quantity: 2, rate: index + 1, amount: 0 }));

describe('the breakdown of an invoice in its email', () => {
  it('names up to three lines, and adds up the rest', () => {
    expect(rowsOf(aPublicInvoice({ items: lines('A', 'B', 'C') }))).toEqual([
      'A: 2.00',
      'B: 4.00',
      'C: 6.00',
      '*Total: 12.00 CAD',
    ]);
    expect(rowsOf(aPublicInvoice({ items: lines('A', 'B', 'C', 'D') })).slice(3)).toEqual([
      'and 1 more line: 8.00',
      '*Total: 20.00 CAD',
    ]);
    expect(rowsOf(aPublicInvoice({ items: lines('A', 'B', 'C', 'D', 'E') }), 'fr').slice(3)).toEqual([
      'et 2 autres lignes: 18,00',
      '*Total: 30,00_CAD',
    ]);
  });

  it('adds up from the lines to the total: discount, shipping and taxes', () => {
    const changes = { items: lines('A', 'B'), discountType: 'fixed', discountValue: 1, shippingValue: 3 } as const;
    expect(rowsOf(aPublicInvoice({ ...changes, shippingType: 'fixed', taxValue: 5 }))).toEqual([
      'A: 2.00',
      'B: 4.00',
      'Subtotal: 6.00',
      'Discount: −1.00',
      'Shipping: 3.00',
      'Tax (5%): 0.40',
      '*Total: 8.40 CAD',
    ]);
    expect(rowsOf(aTaxedInvoice(), 'fr')).toEqual([
      'Identité visuelle: 300,00',
      'TPS (5_%): 15,00',
      'TVQ (9,975_%): 29,93',
      '*Total: 344,93_CAD',
    ]);
  });

  it('has what was paid below the total', () => {
    const payments = [{ amount: 1.5, on: '2026-01-02', method: 'cash' }] as const;
    expect(rowsOf(aPublicInvoice({ items: lines('A'), amountPaid: 1.5, payments: [...payments] }))).toEqual([
      'A: 2.00',
      '*Total: 2.00 CAD',
      'Paid on January 02, 2026: 1.50 CAD',
    ]);
  });

  it('names no line if one has an address, and is left out if nothing else is in it', () => {
    expect(rowsOf(aPublicInvoice({ items: lines('A', 'See https://evil.example') }))).toEqual([]);
    expect(rowsOf(aPublicInvoice({ items: lines('Hosting of cafe.test') }))).toHaveLength(2);
  });
});
