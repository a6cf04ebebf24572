import { beforeAll, describe, expect, it } from 'vitest';
import { businessKey } from '#functions/data/table/keys.ts';
import { set } from '#functions/data/table/write.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { ISSUED_AT, remindersHarness } from '#test/support/reminders-harness.ts';
import type { InvoiceRecord, OpenCheckout } from './invoice-record.ts';
import { invoicesIn } from './invoices.ts';
import { isRemindable, remindersIn } from './reminders.ts';

const table = await emulatedTable();
const harness = remindersHarness(table);
const { next } = remindersIn(table);
let businessId: string;
beforeAll(async () => {
  businessId = await harness.aBusiness();
});

const FIRST = '2026-09-28T13:00:00.000Z';

const DEBIT: OpenCheckout = {
  ...{ attempt: 1, version: 1, accountId: 'acct', amountCents: 10_000, currency: 'CAD', expiresAt: 1_790_000_000 },
  ...{ sessionId: 'cs_debit', isDebit: true, pending: { at: '2026-09-25T12:00:00.000Z', on: '2026-09-25' } },
};

describe('an invoice is in the reminder index', () => {
  it('from when it is issued, which it remembers', async () => {
    const invoice = await harness.anIssuedInvoice(businessId);
    expect(invoice).toMatchObject({ issuedAt: ISSUED_AT, lastMessageAt: ISSUED_AT });
    expect(await harness.dueAt(invoice.id)).toBe(FIRST);
  });

  it.each<[string, Partial<InvoiceRecord>]>([
    ['paid', { status: 'PAID' }],
    ['cancelled', { status: 'CANCELLED' }],
    ['a draft again', { status: 'DRAFT' }],
    ['disputed', { disputedCents: 100 }],
    ['refunded in part', { returnedCents: 100 }],
    ['covered by payments', { paidCents: 10_000 }],
    ['without an address', { billingEmail: '' }],
    ['switched off', { reminders: 'off' }],
  ])('until it is %s', async (_, change) => {
    const { id } = await harness.anIssuedInvoice(businessId);
    await harness.change(id, change);
    expect(await harness.dueAt(id)).toBeUndefined();
  });

  it('until its email bounces, and again once it has another address', async () => {
    const { id, billingEmail = '' } = await harness.anIssuedInvoice(businessId);
    const address = billingEmail.toLowerCase();
    await harness.change(id, { deliveryFailure: { kind: 'BOUNCED', address, sentAt: ISSUED_AT } });
    expect(await harness.dueAt(id)).toBeUndefined();
    await harness.change(id, { billingEmail: 'other@example.com' });
    expect(await harness.dueAt(id)).toBe(FIRST);
  });

  it('not while a bank payment is on its way, and again once that failed', async () => {
    const { id } = await harness.anIssuedInvoice(businessId);
    await harness.change(id, { checkout: DEBIT });
    expect(await harness.dueAt(id)).toBeUndefined();
    const now = new Date('2026-09-28T13:10:00Z');
    const { describe: said } = remindersIn(table);
    const invoice = (await invoicesIn(table).find(id)) as InvoiceRecord;
    expect(await next(invoice, now)).toEqual({ kind: 'none', because: 'debited' });
    expect(await said(invoice, now)).toEqual({ offFor: 'debit' });
    expect(await said({ ...invoice, reminders: 'off' }, now)).toEqual({ offFor: 'invoice' });
    expect(isRemindable(invoice)).toBe(false);
    await harness.change(id, { checkout: undefined } as unknown as Partial<InvoiceRecord>);
    expect(await harness.dueAt(id)).toBe(FIRST);
  });

  it('again once the bank returned a debit, which was no refund', async () => {
    const { id } = await harness.anIssuedInvoice(businessId);
    await harness.change(id, { status: 'PAID' });
    expect(await harness.dueAt(id)).toBeUndefined();
    const movements = [
      { on: '2026-09-10', cents: 10_000, method: 'debit', takenBackCents: 10_000 },
      { on: '2026-09-20', cents: -10_000, method: 'debit', isDispute: true },
    ] as const;
    await harness.change(id, { status: 'SENT', paidCents: 0, movements });
    expect(await harness.dueAt(id)).toBe(FIRST);
  });

  it('at another time once its due day changes, it is overdue, or it was paid in part', async () => {
    const { id } = await harness.anIssuedInvoice(businessId);
    await harness.change(id, { dueDate: '2026-10-14', version: 2 });
    expect(await harness.dueAt(id)).toBe('2026-10-12T13:00:00.000Z');
    await harness.change(id, { status: 'OVERDUE', paidCents: 5_000, version: 3, remindedUpTo: '2026-10-11' });
    expect(await harness.dueAt(id)).toBe('2026-10-14T13:00:00.000Z');
  });

  it('with a reported payment, when its owner is asked', async () => {
    const { id } = await harness.anIssuedInvoice(businessId);
    await harness.change(id, {
      claim: { id: 'claim', method: 'e-transfer', at: '2026-09-23T15:00:00.000Z', on: '2026-09-23' },
    });
    expect(await harness.dueAt(id)).toBe('2026-09-30T13:00:00.000Z');
  });

  it('not if it was issued before its business switched reminders on', async () => {
    const later = await harness.aBusiness({ since: '2026-09-08T00:00:00.000Z' });
    const { id } = await harness.anIssuedInvoice(later);
    expect(await harness.dueAt(id)).toBeUndefined();
  });

  it('not while its business has them off', async () => {
    const off = await harness.aBusiness({ isOn: false });
    const { id } = await harness.anIssuedInvoice(off);
    expect(await harness.dueAt(id)).toBeUndefined();
  });
});

describe('a change elsewhere counts the next time', () => {
  const now = new Date('2026-09-28T13:10:00Z');

  it('of the customer, who has them off or was deleted', async () => {
    const customerId = await harness.aCustomer(businessId);
    const invoice = await harness.anIssuedInvoice(businessId, { customerId });
    expect(await next(invoice, now)).toMatchObject({ kind: 'remind', step: -3 });
    const customers = customersIn(table, businessId);
    await customers.change(customerId, { remind: false });
    expect(await next(invoice, now)).toEqual({ kind: 'none', because: 'customer-off' });
    await customers.remove(customerId);
    expect(await next(invoice, now)).toEqual({ kind: 'none', because: 'customer-deleted' });
  });

  it('of the business, which was disabled', async () => {
    const disabled = await harness.aBusiness();
    const invoice = await harness.anIssuedInvoice(disabled);
    await table.transact({ business: { Update: set(businessKey(disabled), { deletedAt: ISSUED_AT }) } });
    expect(await next(invoice, now)).toEqual({ kind: 'none', because: 'disabled' });
  });

  it('and is stored for the index, unless the invoice changed since', async () => {
    const invoice = await harness.anIssuedInvoice(businessId);
    const at = new Date('2026-10-05T13:00:00.000Z');
    expect(await harness.invoices.reschedule(invoice, at)).toBe(true);
    expect(await harness.dueAt(invoice.id)).toBe(at.toISOString());
    expect(await harness.invoices.reschedule(invoice, undefined)).toBe(true);
    expect(await harness.dueAt(invoice.id)).toBeUndefined();
    await harness.change(invoice.id, { version: 2 });
    expect(await harness.invoices.reschedule(invoice, at)).toBe(false);
  });
});
