import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { aPublicInvoice } from '#test/support/a-public-invoice.ts';
import { readableText } from '#test/support/readable-text.ts';
import { InvoiceDocument } from './invoice-document.tsx';
import { invoiceTitle } from './invoice-part.ts';

/** A deposit request of 500.00 CAD. */
const aRequest = (changes: Partial<PublicInvoice> = {}) =>
  aPublicInvoice({
    ...{ isDeposit: true, invoiceNumber: 'DEP-7', taxes: [] },
    items: [{ name: 'Deposit: kitchen', quantity: 1, rate: 500, amount: 500 }],
    ...changes,
  });

const readable = (invoice: PublicInvoice) =>
  readableText(
    renderToStaticMarkup(<InvoiceDocument dictionary={dictionaryFor(invoice)} invoice={invoice} payUrl="https://a" />),
  ).replaceAll('\u00a0', '_');

it('says what it is, and that it charges no tax', () => {
  const text = readable(aRequest());
  expect(text).toContain('\nDeposit request \nDEP-7\n');
  expect(text).toContain(
    'Subtotal\n500.00\nTotal\n500.00 CAD\nThis is a request for a deposit, not an invoice. No tax',
  );
  expect(text).toContain('Pay Deposit');
  expect(text).not.toMatch(/GST|Invoice/);
  expect(invoiceTitle(aRequest())).toBe('Deposit request DEP-7');
});

it('is written in French', () => {
  const text = readable(aRequest({ language: 'fr' }));
  expect(text).toContain('\nDemande d’acompte \nDEP-7\n');
  expect(text).toContain(
    'Ceci est une demande d’acompte et non une facture. Aucune taxe n’est perçue sur un acompte_:',
  );
  expect(text).not.toMatch(/facture [A-Z]|Facture/);
});

it('has a name for its file in both languages', () => {
  const names = (['en', 'fr'] as const).map((language) =>
    dictionaryFor({ language, isDeposit: true }).pdfName('DEP-7'),
  );
  expect(names).toEqual(['deposit-DEP-7.pdf', 'acompte-DEP-7.pdf']);
});

it('is named on the invoice that it pays', () => {
  const payments = [{ amount: 500, on: '2026-03-05', method: 'other', isCredit: true, deposit: 'DEP-7' } as const];
  const paid = (language: 'en' | 'fr') =>
    readable(
      aPublicInvoice({
        ...{ language, payments, amountPaid: 500 },
        items: [{ name: 'Kitchen', quantity: 1, rate: 800, amount: 800 }],
      }),
    );
  expect(paid('en')).toContain('Deposit DEP-7, applied on March 05, 2026\n−500.00\nBalance due\n300.00 CAD');
  expect(paid('fr')).toContain('Acompte DEP-7 imputé le 5_mars 2026\n−500,00\nSolde dû\n300,00_CAD');
});
