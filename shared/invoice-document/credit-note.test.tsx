import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { creditParts } from '#shared/ledger/credit.ts';
import type { CreditEntry } from '#shared/ledger/entry.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import { frCa } from '#shared/locale/fr-ca.ts';
import { aPublicInvoice, aTaxedInvoice } from '#test/support/a-public-invoice.ts';
import { readableText } from '#test/support/readable-text.ts';
import { creditNoteOf } from './credit-note.ts';
import { InvoiceDocument } from './invoice-document.tsx';

/** The text of a credit note of 45.00 CAD, with no-break spaces as "_". */
function readable(of: PublicInvoice, dictionary = enCa, changes: Partial<CreditEntry> = {}) {
  const amountCents = 4_500;
  const credit: CreditEntry = {
    ...{ kind: 'credit', id: 'c1', number: 'CN-001', amountCents, currency: 'CAD' },
    ...creditParts(of, { amountCents, earlier: [] }),
    ...{ creditedOn: '2026-11-23', at: '2026-11-23T12:00:00Z' },
    ...changes,
  };
  const invoice = creditNoteOf(of, credit, dictionary);
  return readableText(
    renderToStaticMarkup(<InvoiceDocument dictionary={dictionary} invoice={invoice} payUrl="https://a" />),
  ).replaceAll('\u00a0', '_');
}

it('has its own number and day, names its invoice, and credits each tax with its registration', () => {
  const text = readable(aTaxedInvoice({ invoiceNumber: '001', amountPaid: 344.93, isDisputed: true }));
  expect(text).toContain('\nCredit note \nCN-001\n');
  expect(text).toContain('\nIssue date\nNovember 23, 2026\nFor invoice\n001\nTotal credited\n45.00 CAD\n');
  expect(text).toContain('Price reduction on invoice 001\n1\n39.14\n39.14\n');
  expect(text).toContain(
    'Subtotal\n39.14\nGST (5%)\n 84512 3397 RT0001\n1.96\nQST (9.975%)\n 1234567890 TQ0001\n3.90\nTotal credited\n45.00 CAD\n',
  );
  expect(text).not.toMatch(/Paid|Due|due|Payment|Pay |pay@|Disputed|Identité/);
});

it('is written in French', () => {
  const text = readable(aTaxedInvoice({ invoiceNumber: '001' }), frCa);
  expect(text).toContain('\nNote de crédit \nCN-001\n');
  expect(text).toContain('Date d’émission\n23_novembre 2026\nPour la facture\n001\nTotal crédité\n45,00_CAD\n');
  expect(text).toContain('Réduction accordée sur la facture 001\n1\n39,14\n39,14\n');
  expect(text).toContain('TPS (5_%)\n 84512 3397 RT0001\n1,96\nTVQ (9,975_%)\n 1234567890 TQ0001\n3,90\n');
});

it('states its reason, and has its part of a tax that the business entered itself', () => {
  const text = readable(
    aPublicInvoice({
      items: [{ name: 'Design', quantity: 1, rate: 100, amount: 100 }],
      taxType: 'fixed',
      taxValue: 12.5,
    }),
    enCa,
    { reason: 'Fewer hours' },
  );
  expect(text).toContain('Fewer hours\n1\n40.00\n40.00\n');
  expect(text).toContain('Subtotal\n40.00\nTax\n5.00\nTotal credited\n45.00 CAD\n');
});

it('is listed on its invoice', () => {
  const creditNotes = [{ id: 'c1', number: 'CN-001', amount: 45, on: '2026-11-23' }];
  const text = (dictionary: typeof enCa) =>
    readableText(
      renderToStaticMarkup(
        <InvoiceDocument dictionary={dictionary} invoice={aTaxedInvoice({ creditNotes, amountCredited: 45 })} />,
      ),
    ).replaceAll('\u00a0', '_');
  expect(text(enCa)).toContain(
    'Total\n344.93 CAD\nCredit note CN-001, November 23, 2026\n−45.00\nBalance due\n299.93 CAD\n',
  );
  expect(text(enCa)).toContain('Amount due\n299.93 CAD\n');
  expect(text(frCa)).toContain('Note de crédit CN-001 du 23_novembre 2026\n−45,00\nSolde dû\n299,93_CAD\n');
});
