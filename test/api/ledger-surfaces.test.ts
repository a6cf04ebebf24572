import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { receivedFor } from '#functions/domain/invoice/invoice-received.ts';
import { dueCentsOf, type InvoiceRecord, toInvoice } from '#functions/domain/invoice/invoice-record.ts';
import { toListItem, toRow } from '#functions/domain/invoice/invoice-row.ts';
import { settled } from '#functions/domain/invoice/settled.ts';
import { invoiceMail } from '#functions/mail/kinds/invoice-mail.ts';
import { invoiceTotals } from '#shared/document/totals.ts';
import { cardObstacle } from '#shared/invoice/card-obstacle.ts';
import { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { received } from '#shared/invoice/received.ts';
import { InvoiceDocument } from '#shared/invoice-document/invoice-document.tsx';
import { enCa } from '#shared/locale/en-ca.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { fromCents, toCents } from '#shared/money.ts';
import { type Ledger, ledgers, TOTAL_CENTS } from '#test/support/ledgers.ts';
import { repeats } from '#test/support/repeats.ts';
import { aForm, USER } from '#test/support/screens/an-invoice.ts';
import { previewInvoice } from '#web/features/invoice-editor/model/preview-invoice.ts';
import { saveInvoiceCsv } from '#web/features/invoice-list/invoice-csv.ts';
import { Totals } from '#web/features/pay/totals.tsx';
import { downloadTable } from '#web/lib/lists/download-table.ts';

vi.mock('#web/lib/lists/download-table.ts', () => ({ downloadTable: vi.fn() }));

const RECORD: InvoiceRecord = {
  id: 'A'.repeat(22),
  businessId: 'business',
  status: 'SENT',
  version: 1,
  totalCents: TOTAL_CENTS,
  movements: [],
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  invoiceNumber: 'INV-20260105001',
  issueDate: '2026-01-05',
  dueDate: '2026-12-31',
  currency: 'CAD',
  paymentMethod: 'card',
  billingName: 'Café Léger',
  items: [{ name: 'Design', quantity: 1, rate: fromCents(TOTAL_CENTS) }],
};
const WHEN = { now: new Date('2026-06-01T12:00:00Z'), timeZone: 'America/Edmonton' };

it('shows the same paid, credited and refunded amounts and balance on every surface, for any ledger', () => {
  const property = fc.property(
    ledgers,
    ({ entries, paidCents, settledCents, creditedCents, refundedCents }: Ledger) => {
      const stored = entries.map((entry) => ({ ...entry, revision: 1 }));
      const record = settled(RECORD, stored, WHEN);
      const isOpen = record.status === 'SENT';
      const balance = isOpen ? TOTAL_CENTS - creditedCents - paidCents : 0;
      const amounts = { paid: paidCents, credited: creditedCents, refunded: refundedCents };
      const invoice = publicInvoiceOf(record);
      for (const read of [toInvoice(record), toListItem(toRow(record)), invoice])
        expect(amountsOf(read)).toEqual(amounts);
      expect(csvOf(record)).toEqual([paidCents, creditedCents, refundedCents, balance]);
      const isAsked = isOpen && paidCents + creditedCents > 0;
      const shown = {
        received: settledCents,
        credited: creditedCents,
        refunded: refundedCents,
        balance: isAsked ? balance : 0,
      };
      const totals = invoiceTotals(invoice);
      const rows = rowsOf(createElement(InvoiceDocument, { invoice, dictionary: enCa }));
      expect(rowsOf(createElement(Totals, { invoice, totals, dictionary: enCa }))).toEqual(rows);
      // Neither sum may contain rounding that was returned.
      const unseenCents = rows.received - shown.received;
      if (unseenCents !== 0) expect(unseenCents).toBe(0 - toCents(invoice.cashRoundingReturned ?? 0));
      expect(rows).toEqual({
        ...shown,
        received: shown.received + unseenCents,
        refunded: shown.refunded + unseenCents,
      });
      expect(ledgerOf(previewOf(record))).toEqual(ledgerOf(invoice));
      const dictionary = messageDictionaryFor(invoice);
      const message = { invoice, today: '2026-06-01', siteUrl: '', dictionary, to: 'a@example.com' };
      const { text } = invoiceMail({ ...message, pdf: new Uint8Array() });
      expect(text.includes(`\nAmount due: ${enCa.money(balance, 'CAD')}\n`)).toBe(isOpen);
      const dueCents = dueCentsOf(record);
      expect(cardObstacle({ ...invoice, takesCards: true, dueCents: Math.max(50, dueCents) }) === null).toBe(isOpen);
      if (isOpen) expect(dueCents).toBe(balance);
    },
  );
  fc.assert(property, { numRuns: repeats(300, 5_000) });
});

/** The invoice in the editor's preview. */
function previewOf(record: InvoiceRecord): PublicInvoice {
  const issuer = { company: null, settings: null, profile: USER.profile };
  return previewInvoice(aForm(), { issuer, pricing: { issuer: {}, saved: null }, saved: toInvoice(record) });
}

/** The ledger's part of an invoice. */
function ledgerOf({ status, paidAt, isClosed, ...invoice }: PublicInvoice) {
  const fields = Object.keys(received) as (keyof typeof received)[];
  return {
    ...Object.fromEntries(fields.map((field) => [field, invoice[field]])),
    ...{ status, isClosed },
    ...(status === 'PAID' && { paidAt }),
  };
}

type Amounts = Pick<PublicInvoice, 'amountPaid' | 'amountCredited' | 'amountRefunded'>;

function amountsOf({ amountPaid = 0, amountCredited = 0, amountRefunded = 0 }: Amounts) {
  return { paid: toCents(amountPaid), credited: toCents(amountCredited), refunded: toCents(amountRefunded) };
}

function publicInvoiceOf(record: InvoiceRecord): PublicInvoice {
  return PublicInvoice.parse({
    ...record,
    ...receivedFor(record),
    paidAt: record.paidOn,
    items: record.items.map((item) => ({ ...item, amount: item.rate })),
    company: { name: 'Prairie Studio Ltd.', paymentSettings: { paymentIntegrationEnabled: true } },
  });
}

/** Paid, credited, refunded and balance of the exported row, in cents. */
function csvOf(record: InvoiceRecord): number[] {
  vi.mocked(downloadTable).mockClear();
  void saveInvoiceCsv([toListItem(toRow(record))], '2026-06-01');
  const [, row = []] = vi.mocked(downloadTable).mock.lastCall?.[1] ?? [];
  return row.slice(7, 11).map((cell) => (typeof cell === 'object' && 'cents' in cell ? cell.cents : Number.NaN));
}

/** The sum of the rows below the total, in cents. */
function rowsOf(element: Parameters<typeof renderToStaticMarkup>[0]) {
  const rows = [
    ...renderToStaticMarkup(element).matchAll(/<dt>(?:<a [^>]*>)?([^<]*)(?:<\/a>)?<\/dt><dd>([^<]*)<\/dd>/g),
  ];
  const sum = (label: RegExp) =>
    rows
      .filter(([, name = '']) => label.test(name))
      .reduce((cents, [, , value = '']) => cents + toCents(Number(value.replace('−', '-').replace(/,| CAD/g, ''))), 0);
  return {
    received: 0 - sum(/^(Paid on .*|Earlier payments|Cash rounding)$/),
    credited: 0 - sum(/^Credit note /),
    refunded: sum(/^Refunded$/),
    balance: sum(/^Balance due$/),
  };
}
