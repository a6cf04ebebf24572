import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import { frCa } from '#shared/locale/fr-ca.ts';
import { aTaxedInvoice } from '#test/support/a-public-invoice.ts';
import { readableText } from '#test/support/readable-text.ts';
import { InvoiceDocument } from './invoice-document.tsx';

/** The text of an invoice over 344.93 CAD, with no-break spaces as "_". */
const readable = (changes: Partial<PublicInvoice>, dictionary = enCa) =>
  readableText(
    renderToStaticMarkup(
      <InvoiceDocument invoice={aTaxedInvoice(changes)} dictionary={dictionary} payUrl="https://a" />,
    ),
  ).replaceAll('\u00a0', '_');

const paid = (amount: number, on = '2026-03-01') => ({ amount, on, method: 'cash' as const });

it('shows each payment and the balance', () => {
  const part = { amountPaid: 200, payments: [paid(150), paid(50, '2026-03-12')] };
  const text = readable(part);
  expect(text).toContain('Amount due\n144.93 CAD\n');
  expect(text).toContain(
    'Total\n344.93 CAD\nPaid on March 01, 2026\n−150.00\nPaid on March 12, 2026\n−50.00\nBalance due\n144.93 CAD\n',
  );
  expect(readable(part, frCa)).toContain(
    'Total\n344,93_CAD\nPaiement du 1er_mars 2026\n−150,00\nPaiement du 12_mars 2026\n−50,00\nSolde dû\n144,93_CAD\n',
  );
});

it('shows the latest payments of many, and the others as one amount', () => {
  const payments = [1, 2, 3, 4, 5, 6].map((day) => paid(day, `2026-03-0${day}`));
  expect(readable({ amountPaid: 21, payments })).toContain(
    'CAD\nEarlier payments\n−3.00\nPaid on March 03, 2026\n−3.00\n',
  );
  expect(readable({ amountPaid: 15, payments: payments.slice(0, 5) })).toContain(
    'CAD\nPaid on March 01, 2026\n−1.00\n',
  );
});

it('shows the rounding of cash', () => {
  const status = 'PAID' as const;
  const cash = { status, amountPaid: 344.93, payments: [paid(344.95)], cashRounding: -0.02 };
  expect(readable(cash)).toContain('Amount paid\n344.93 CAD\n');
  expect(readable(cash)).toContain('Paid on March 01, 2026\n−344.95\nCash rounding\n0.02\n');
  expect(readable(cash, frCa)).toContain('Paiement du 1er_mars 2026\n−344,95\nArrondissement\n0,02\n');
});

it('shows the amount returned of a cash payment, without its rounding', () => {
  const cash = { payments: [paid(344.9)], cashRounding: 0.03, cashRoundingReturned: 0.03, amountRefunded: 344.93 };
  const closed = readable({ ...cash, status: 'CANCELLED', isRefunded: true, amountPaid: 344.93 });
  expect(closed).toContain('Paid on March 01, 2026\n−344.90\nRefunded\n344.90\n');
  expect(closed).not.toMatch(/Cash rounding|Balance due/);
  const owedAgain = readable({ ...cash, amountPaid: 50, payments: [paid(50, '2026-02-01'), paid(344.9)] });
  expect(owedAgain).toContain('−344.90\nRefunded\n344.90\nBalance due\n294.93 CAD\n');
  expect(owedAgain).not.toContain('Cash rounding');
});

it('says what was refunded of a paid invoice', () => {
  const payments = [paid(344.93)];
  const refunded = { status: 'PAID', paidAt: '2026-03-01', amountPaid: 344.93, payments, amountRefunded: 45 } as const;
  expect(readable(refunded)).toContain('Paid\nMarch 01, 2026\n45.00 CAD refunded\n');
  expect(readable(refunded, frCa)).toContain('Payée\n1er_mars 2026\nRemboursement de 45,00_CAD\n');
  expect(readable(refunded)).not.toContain('Balance due');
});

it('shows a refund that is owed again above the balance, and any other below it', () => {
  const part = { amountRefunded: 50, payments: [paid(200)] };
  expect(readable({ ...part, amountPaid: 150 })).toContain('−200.00\nRefunded\n50.00\nBalance due\n194.93 CAD\n');
  expect(readable({ ...part, amountPaid: 200 })).toContain('−200.00\nBalance due\n144.93 CAD\nRefunded\n50.00\n');
});

it('tells credit that was applied, and what stays as credit, from payments and refunds', () => {
  const credit = { amount: 100, on: '2026-04-01', method: 'bank', isCredit: true } as const;
  const part = { payments: [paid(200), credit], amountPaid: 250, amountKept: 30, amountRefunded: 20 };
  expect(readable(part)).toContain(
    'Paid on March 01, 2026\n−200.00\nCredit applied on April 01, 2026\n−100.00\n' +
      'Kept as credit\n30.00\nRefunded\n20.00\nBalance due\n94.93 CAD\n',
  );
  expect(readable(part, frCa)).toContain('Crédit appliqué le 1er_avril 2026\n−100,00\nConservé comme crédit\n30,00\n');
  const payments = [paid(344.93)];
  const kept = { status: 'PAID', amountPaid: 344.93, payments, amountKept: 45 } as const;
  expect(readable(kept)).not.toContain('refunded');
});

it.each<[Partial<PublicInvoice>, english: string, french: string]>([
  [{ status: 'CANCELLED', isRefunded: true, amountRefunded: 344.93 }, 'Refunded', 'Remboursée'],
  [{ status: 'CANCELLED', isClosed: true }, 'Closed', 'Fermée'],
  [{ status: 'PAID', isDisputed: true }, 'Disputed', 'Contestée'],
  [{ status: 'OVERDUE', isDisputed: true }, 'Disputed', 'Contestée'],
])('is marked with its state and has no amount due: %j', (closed, english, french) => {
  const changes = { ...closed, amountPaid: 344.93, payments: [paid(344.93)] };
  expect(readable(changes).split('\n')).toContain(english);
  expect(readable(changes, frCa).split('\n')).toContain(french);
  expect(readable(changes)).not.toMatch(/Cancelled|due\n\d|Pay Invoice|Send e-Transfer/);
});
