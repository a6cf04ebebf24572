import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { BilledReport, JournalReport } from '#shared/reports/files-schema.ts';
import { journalLines } from '#shared/reports/journal-lines.ts';
import type { LedgerRole } from '#shared/reports/ledger-accounts.ts';
import type { LedgerAccounts } from '#shared/reports/ledger-accounts-schema.ts';
import type { AgingReport } from '#shared/reports/schema.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import {
  aCustomer,
  aPayment,
  aPerson,
  aSentInvoice,
  aStoredInvoice,
  aStoredReceipt,
  type Person,
  todayOf,
} from '#test/support/given.ts';
import { aPaidDeposit, applyDeposit } from '#test/support/given-deposit.ts';
import { parallel } from '#test/support/parallel.ts';
import { aRegisteredOwner } from '#test/support/taxed-invoices.ts';

const WINTER = 'from=2026-01-01&to=2026-03-31';
const QUEBEC = { billingProvince: 'QC', billingCountry: 'Canada', taxMode: 'province' } as const;

const journalOf = async (by: Person, days = WINTER) =>
  (await by.call<JournalReport>('GET', `/reports/journal?${days}`)).body;
const billedOf = async (by: Person, days = WINTER) =>
  (await by.call<BilledReport>('GET', `/reports/invoices?${days}`)).body.invoices;

/** An invoice of 344.93 with the taxes of Québec, sent on a day. */
const anInvoiceOn = (by: Person, issueDate: string, changes: object = {}): Promise<Invoice> =>
  aSentInvoice(by, {
    ...QUEBEC,
    ...{ issueDate, dueDate: addDays(issueDate, 30), items: [{ name: 'Design', quantity: 3, rate: 100 }] },
    ...changes,
  });

/** What a journal debits to an account, less what it credits, in cents. */
function bookedTo(role: LedgerRole, { entries, held }: JournalReport): number {
  const lines = [...entries, ...held].flatMap(journalLines);
  return lines.reduce((sum, line) => (line.role === role ? sum + line.cents : sum), 0);
}

describe('the journal of a period', () => {
  it('has money on the day on which it came, and deposits and credit until they pay', async () => {
    const by = await aRegisteredOwner();
    const today = await todayOf(by);
    const year = `from=${addDays(today, -365)}&to=${today}`;
    const deposit = await aPaidDeposit(by, 100);
    const { customerId = '' } = deposit;
    const credit = await aStoredReceipt(by, { customerId, amount: 60, method: 'bank', paidOn: '2026-03-05' });
    const invoice = await anInvoiceOn(by, today, { customerId });
    expect(await journalOf(by)).toMatchObject({
      entries: [],
      held: [
        { on: '2026-03-04', method: 'e-transfer', cents: 10_000, invoiceNumber: deposit.invoiceNumber },
        { on: '2026-03-05', method: 'bank', cents: 6_000, customerId },
      ],
    });
    await applyDeposit(by, invoice.id, { depositId: deposit.id });
    const applications = [{ invoiceId: invoice.id, amount: 50 }];
    await by.call('POST', `/receipts/${credit.id}/applications`, { body: { applications } });
    await by.call('POST', `/receipts/${credit.id}/return`, { body: { id: crypto.randomUUID(), amount: 4 } });
    const journal = await journalOf(by, year);
    expect(journal.entries.map(({ kind, on }) => [kind, on])).toEqual([
      ['sale', today],
      ['money', today],
      ['money', today],
    ]);
    expect(bookedTo('e-transfer', journal)).toBe(10_000);
    expect(bookedTo('bank', journal)).toBe(5_600);
    expect(bookedTo('receivable', journal)).toBe(34_493 - 15_000);
    // 60.00 less 50.00 that paid and 4.00 that was given back.
    expect(bookedTo('credit', journal)).toBe(-600);
    const { rows } = (await by.call<AgingReport>('GET', '/reports/aging')).body;
    expect(rows).toMatchObject([{ totalCents: 19_493, creditCents: 600 }]);
  });

  it('has a payment of several invoices once, on their entries', async () => {
    const by = await aRegisteredOwner();
    const customer = await aCustomer(by, { name: 'Ann' });
    const invoice = await anInvoiceOn(by, '2026-01-05', { customerId: customer.id });
    const applications = [{ invoiceId: invoice.id, amount: 344.93 }];
    await aStoredReceipt(by, { customerId: customer.id, amount: 400, paidOn: '2026-02-01', applications });
    const journal = await journalOf(by);
    expect(journal.held).toMatchObject([{ on: '2026-02-01', customer: 'Ann', cents: 5_507 }]);
    expect(journal.entries).toMatchObject([{ kind: 'sale' }, { kind: 'money', on: '2026-02-01', cents: 34_493 }]);
    expect(bookedTo('receivable', journal)).toBe(0);
  });

  it('of a refund that is kept as credit has no money that moved', async () => {
    const by = await aRegisteredOwner();
    const { id: customerId } = await aCustomer(by);
    const invoice = await anInvoiceOn(by, '2026-01-05', { customerId });
    const payment = aPayment({ amount: 344.93, paidOn: '2026-02-01', method: 'cheque' });
    await by.call('POST', `/invoices/${invoice.id}/payments`, { body: payment });
    const body = { id: crypto.randomUUID(), paymentId: payment.id, amount: 44.93, keepAsCredit: true };
    const kept = await by.call('POST', `/invoices/${invoice.id}/refunds`, { body });
    expect(kept.status).toBe(200);
    const today = await todayOf(by);
    const journal = await journalOf(by, `from=${addDays(today, -365)}&to=${today}`);
    expect(bookedTo('cheque', journal)).toBe(34_493);
    expect(bookedTo('credit', journal)).toBe(-4_493);
  });
});

describe('the invoices of a period', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await aRegisteredOwner();
  });

  it('have their taxes and what was paid and credited, by day', async () => {
    const second = await anInvoiceOn(owner, '2026-02-05');
    const first = await anInvoiceOn(owner, '2026-01-05');
    await anInvoiceOn(owner, '2026-04-01');
    await aStoredInvoice(owner, { ...QUEBEC, issueDate: '2026-01-06' });
    await aPaidDeposit(owner, 100);
    await owner.call('POST', `/invoices/${first.id}/payments`, { body: aPayment({ amount: 114.98 }) });
    await owner.call('POST', `/invoices/${second.id}/write-off`, { body: {} });
    expect(await billedOf(owner)).toMatchObject([
      {
        ...{ invoiceNumber: first.invoiceNumber, issueDate: '2026-01-05', dueDate: '2026-02-04', place: 'QC' },
        ...{ priceCents: 30_000, totalCents: 34_493, paidCents: 11_498, balanceCents: 22_995, writtenOffCents: 0 },
        taxes: [
          { code: 'GST', cents: 1_500 },
          { code: 'QST', cents: 2_993 },
        ],
      },
      { invoiceNumber: second.invoiceNumber, status: 'CANCELLED', balanceCents: 0, writtenOffCents: 34_493 },
    ]);
  });

  it('have nothing of one that was cancelled by hand but its number', async () => {
    const by = await aRegisteredOwner();
    const invoice = await anInvoiceOn(by, '2026-01-05');
    await by.call('PATCH', `/invoices/${invoice.id}`, { body: { status: 'CANCELLED' } });
    expect(await billedOf(by)).toMatchObject([
      { invoiceNumber: invoice.invoiceNumber, status: 'CANCELLED', priceCents: 0, taxes: [], totalCents: 0 },
    ]);
  });
});

describe('the accounts of the journal', () => {
  const read = async (by: Person) => (await by.call<LedgerAccounts>('GET', '/reports/accounts')).body;
  const change = (by: Person, body: object) => by.call<LedgerAccounts>('PATCH', '/reports/accounts', { body });
  const CHEQUING = { number: '1000', name: 'Chequing' };

  it('are the usual ones until some are chosen; null returns to them', async () => {
    const by = await aPerson();
    expect(await read(by)).toEqual({ accounts: {}, version: 1 });
    const chosen = await change(by, { accounts: { bank: CHEQUING, 'e-transfer': CHEQUING }, version: 1 });
    expect(chosen).toMatchObject({ status: 200, body: { accounts: { bank: CHEQUING }, version: 2 } });
    const till = { number: '', name: 'Till' };
    await change(by, { accounts: { bank: null, cash: till } });
    expect(await read(by)).toEqual({ accounts: { 'e-transfer': CHEQUING, cash: till }, version: 3 });
    expect(await change(by, {})).toMatchObject({ status: 200, body: { version: 3 } });
    const changes = (await entriesOf(by)).filter(({ action }) => action === 'accounts.update');
    expect(changes.map((entry) => entry.changes)).toEqual([
      [
        {
          field: 'ledgerAccounts',
          from: { kind: 'text', text: '1000 Chequing' },
          to: { kind: 'text', text: 'Till' },
        },
      ],
      [{ field: 'ledgerAccounts', to: { kind: 'text', text: '1000 Chequing' } }],
    ]);
  });

  it('are not changed from an outdated version, and by one of many at once', async () => {
    const by = await aPerson();
    const changes = await parallel(10, () => change(by, { accounts: { bank: CHEQUING }, version: 1 }));
    expect(changes.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(await change(by, { accounts: { cash: CHEQUING }, version: 1 })).toMatchObject({
      status: 409,
      body: { reason: 'CHANGED_MEANWHILE' },
    });
    expect(await read(by)).toEqual({ accounts: { bank: CHEQUING }, version: 2 });
  });

  it.each([
    [{ bank: { number: '1', name: '' } }, 'accounts.bank.name', 'required'],
    [{ bank: { number: 'x'.repeat(21), name: 'Bank' } }, 'accounts.bank.number', 'maxLength'],
    [{ bank: { number: '1', name: 'x'.repeat(81) } }, 'accounts.bank.name', 'maxLength'],
    [{ purse: { number: '1', name: 'Purse' } }, 'accounts.purse', 'unknown'],
  ])('refuse %j', async (accounts, path, rule) => {
    const by = await aPerson();
    expect(await change(by, { accounts })).toMatchObject({ status: 400, body: { issues: [{ path, rule }] } });
    expect(await read(by)).toEqual({ accounts: {}, version: 1 });
  });

  it('are those of one business, and no employee reads them', async () => {
    const [by, other] = [await aPerson(), await aPerson()];
    await change(by, { accounts: { bank: CHEQUING } });
    expect(await read(other)).toEqual({ accounts: {}, version: 1 });
    const employee = await anEmployeeOf(by);
    expect((await employee.call('GET', '/reports/accounts')).status).toBe(403);
    expect((await employee.call('GET', `/reports/journal?${WINTER}`)).status).toBe(403);
  });
});

describe.each(['journal', 'invoices'])('the file of %s', (file) => {
  it.each([
    ['from=2026-03-02&to=2026-03-01', 'after'],
    ['from=2025-01-01&to=2026-01-02', 'maxDays'],
  ])('is refused of %s', async (days, rule) => {
    const answer = await (await aPerson()).call('GET', `/reports/${file}?${days}`);
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'to', rule }] } });
  });
});
