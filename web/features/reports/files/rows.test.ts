import { describe, expect, it } from 'vitest';
import { toCsv } from '#shared/csv.ts';
import type { BilledInvoice } from '#shared/reports/files-schema.ts';
import type { HeldMoney } from '#shared/reports/held-money.ts';
import { ledgerAccounts } from '#shared/reports/ledger-accounts.ts';
import { moneyEntry, QUEBEC } from '#test/support/journal-entries.ts';
import { billedRows } from './billed-rows.ts';
import { journalRows } from './journal-rows.ts';
import { paymentRows } from './payment-rows.ts';

const linesOf = (rows: Parameters<typeof toCsv>[0]) => toCsv(rows).trimEnd().replaceAll('""', '').split('\r\n');
const ACCOUNTS = ledgerAccounts({ bank: { number: '', name: 'Chequing' } }, 'en');
const DEPOSIT: HeldMoney = {
  ...{ kind: 'held', on: '2026-10-01', invoiceId: 'd', invoiceNumber: 'DEP-1', customer: 'Anna Roy' },
  ...{ currency: 'CAD', method: 'bank', cents: 25_000 },
};
const PAYMENT = moneyEntry({ cents: 34_493 });

describe('the journal', () => {
  it('has a row for each line, the entries by day and numbered', () => {
    expect(linesOf(journalRows({ entries: [QUEBEC, PAYMENT], held: [DEPOSIT] }, ACCOUNTS))).toEqual([
      '"Entry","Date","Account","Account name","Debit","Credit","Tax code","Type","Document","Invoice","Customer","Currency","Exchange rate"',
      '1,"2026-10-01",,"Chequing",250.00,,,"Deposit or credit received (Bank transfer)","DEP-1","DEP-1","Anna Roy","CAD",',
      '1,"2026-10-01","2100","Customer deposits and credit",,250.00,,"Deposit or credit received (Bank transfer)","DEP-1","DEP-1","Anna Roy","CAD",',
      '2,"2026-10-05","1200","Accounts receivable",344.93,,,"Invoice","INV-1","INV-1","Anna Roy","CAD",',
      '2,"2026-10-05","4000","Sales",,300.00,"Taxable","Invoice","INV-1","INV-1","Anna Roy","CAD",',
      '2,"2026-10-05","2310","GST/HST collected",,15.00,"GST","Invoice","INV-1","INV-1","Anna Roy","CAD",',
      '2,"2026-10-05","2320","QST collected",,29.93,"QST","Invoice","INV-1","INV-1","Anna Roy","CAD",',
      '3,"2026-10-20","1060","Bank account",344.93,,,"Payment (e-Transfer)","INV-1","INV-1","Anna Roy","CAD",',
      '3,"2026-10-20","1200","Accounts receivable",,344.93,,"Payment (e-Transfer)","INV-1","INV-1","Anna Roy","CAD",',
    ]);
  });

  it('names credit notes, and the rate of a document in another currency', () => {
    const note = { ...QUEBEC, kind: 'credit' as const, creditNumber: 'CN-1' };
    const [, row] = linesOf(journalRows({ entries: [note], held: [] }, ACCOUNTS));
    expect(row).toContain('"Credit note","CN-1","INV-1"');
    const dollars = { ...QUEBEC, currency: 'USD' as const, exchangeRate: { rate: 1.3725, on: '2026-10-05' } };
    expect(linesOf(journalRows({ entries: [dollars], held: [] }, ACCOUNTS))[1]).toMatch(/"USD",1\.3725$/);
  });

  it('says what credit does', () => {
    const applied = moneyEntry({ isCredit: true });
    const kept = moneyEntry({ isCredit: true, cents: -500 });
    const types = journalRows({ entries: [applied, kept], held: [] }, ACCOUNTS).map((row) => row[7]);
    expect(types).toEqual(['Type', ...Array(2).fill('Credit applied'), ...Array(2).fill('Refund kept as credit')]);
  });
});

it('the invoices have a column for each tax, where two rates of one add up', () => {
  const invoice: BilledInvoice = {
    ...{ invoiceId: 'i', invoiceNumber: 'INV-1', issueDate: '2026-10-05', dueDate: '2026-11-04', customer: 'Anna Roy' },
    ...{ place: 'ON', currency: 'CAD', priceCents: 14_000, ownTaxCents: 0, totalCents: 15_500, paidCents: 5_000 },
    taxes: [
      { code: 'HST', cents: 200 },
      { code: 'HST', cents: 1_300 },
    ],
    ...{ creditedCents: 0, writtenOffCents: 0, balanceCents: 10_500, status: 'SENT' },
  };
  expect(linesOf(billedRows([invoice]))).toEqual([
    '"Invoice","Date","Due","Customer","Place of supply","Currency","Before tax","GST","HST","QST","PST (British Columbia)","PST (Saskatchewan)","RST (Manitoba)","Other tax","Total","Paid","Credited","Written off","Balance","Status","Exchange rate"',
    '"INV-1","2026-10-05","2026-11-04","Anna Roy","Ontario","CAD",140.00,0.00,15.00,0.00,0.00,0.00,0.00,0.00,155.00,50.00,0.00,0.00,105.00,"Sent",',
  ]);
});

it('the payments have a row for each day and currency with a column for each method, and what was returned apart', () => {
  const entries = [
    QUEBEC,
    PAYMENT,
    moneyEntry({ method: 'card', cents: 1_000 }),
    moneyEntry({ cents: -500 }),
    moneyEntry({ isCredit: true }),
    moneyEntry({ currency: 'USD', cents: 700 }),
  ];
  expect(linesOf(paymentRows({ entries, held: [DEPOSIT] }))).toEqual([
    '"Date","Currency","Type","Card","Pre-authorized debit","Bank transfer","e-Transfer","Cash","Cheque","Other","Total"',
    '"2026-10-01","CAD","Received",0.00,0.00,250.00,0.00,0.00,0.00,0.00,250.00',
    '"2026-10-20","CAD","Received",10.00,0.00,0.00,344.93,0.00,0.00,0.00,354.93',
    '"2026-10-20","CAD","Returned",0.00,0.00,0.00,-5.00,0.00,0.00,0.00,-5.00',
    '"2026-10-20","USD","Received",0.00,0.00,0.00,7.00,0.00,0.00,0.00,7.00',
  ]);
});
