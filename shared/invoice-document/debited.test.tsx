import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import { frCa } from '#shared/locale/fr-ca.ts';
import { aTaxedInvoice } from '#test/support/a-public-invoice.ts';
import { readableText } from '#test/support/readable-text.ts';
import { InvoiceDocument } from './invoice-document.tsx';

const PENDING: Partial<PublicInvoice> = { pendingDebit: { amount: 344.93, on: '2026-03-01' } };

/** The text of an invoice over 344.93 CAD, with no-break spaces as "_". */
const readable = (changes: Partial<PublicInvoice>, dictionary = enCa) =>
  readableText(
    renderToStaticMarkup(
      <InvoiceDocument invoice={aTaxedInvoice(changes)} dictionary={dictionary} payUrl="https://a" />,
    ),
  ).replaceAll('\u00a0', '_');

it('says that a bank payment is on its way, of how much and since when, and still what is due', () => {
  const text = readable(PENDING);
  expect(text).toContain('Bank payment on its way\n344.93 CAD · March 01, 2026\n');
  expect(text).toContain('Amount due\n344.93 CAD\n');
  expect(readable(PENDING, frCa)).toContain('Paiement bancaire en cours\n344,93_CAD · 1er_mars 2026\n');
});

it('still has the balance that it pays', () => {
  const part = { amountPaid: 200, payments: [{ amount: 200, on: '2026-02-01', method: 'cash' as const }] };
  expect(readable({ ...part, pendingDebit: { amount: 144.93, on: '2026-03-01' } })).toContain(
    'Paid on February 01, 2026\n−200.00\nBalance due\n144.93 CAD\n',
  );
});

it('asks for no other payment meanwhile', () => {
  expect(readable({ ...PENDING, paymentMethod: 'card' })).not.toContain('https://a');
  expect(readable({ paymentMethod: 'card' })).toContain('https://a');
});

it('says nothing of it once it is paid', () => {
  expect(readable({ ...PENDING, status: 'PAID', amountPaid: 344.93 })).not.toContain('Bank payment');
});
