import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyDeposit } from '#functions/domain/invoice/apply-deposit.ts';
import type { InvoiceRecord, OpenCheckout } from '#functions/domain/invoice/invoice-record.ts';
import { toListItem, toRow } from '#functions/domain/invoice/invoice-row.ts';
import { keptCustomersIn } from '#functions/domain/invoice/kept-customer.ts';
import { removeInvoice, updateInvoice } from '#functions/invoices/invoices.ts';
import type { InvoiceUpdate } from '#shared/invoice/schema.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aReceipt } from '#test/support/given.ts';
import { receiptsHarness } from '#test/support/receipts-harness.ts';
import { aPaidSession } from '#test/support/stripe-event.ts';
import { ACCOUNT } from '#test/support/stripe-events-harness.ts';
import { answerClaim } from './answer-claim.ts';
import { creditInvoice } from './credit-notes.ts';
import { listPayments, recordPayment } from './payments.ts';
import { writeOff } from './write-off.ts';

const table = await emulatedTable();
let harness: Awaited<ReturnType<typeof receiptsHarness>>;
beforeAll(async () => {
  harness = await receiptsHarness(table);
});

const REFUSED = { code: 'CONFLICT', reason: 'DEBIT_RUNNING' };
const PENDING: OpenCheckout = {
  ...{ attempt: 1, version: 1, accountId: ACCOUNT, amountCents: 20_000, currency: 'CAD', expiresAt: 1_780_000_000 },
  ...{ sessionId: 'cs_debit', isDebit: true, pending: { at: '2026-03-04T12:00:00.000Z', on: '2026-03-04' } },
};

const CLAIM = { id: 'claim', method: 'e-transfer', at: '2026-03-03T12:00:00.000Z', on: '2026-03-03' } as const;

let customerId: string;
let id: string;
let call: { caller: typeof harness.caller; invoiceId: string; now: Date };
const given = async (changes: Partial<InvoiceRecord> = {}) => {
  ({ id } = await harness.givenAnInvoice({ customerId, checkout: PENDING, ...changes }));
  call = { caller: harness.caller, invoiceId: id, now: harness.now };
};
beforeEach(async () => {
  customerId = await harness.aCustomer();
  harness.closed.length = 0;
  await given();
});

const kept = keptCustomersIn(table);
const aPayment = (amount: number) =>
  ({ id: crypto.randomUUID(), amount, method: 'cheque', paidOn: '2026-03-05' }) as const;
const update = (changes: InvoiceUpdate) =>
  updateInvoice(
    { ...harness.dependencies, kept, payments: harness.dependencies.payments as never },
    { ...call, update: changes },
  );

describe('while a debit is on its way', () => {
  it.each<[what: string, work: () => Promise<unknown>]>([
    ['a recorded payment', () => recordPayment(harness.dependencies, { ...call, input: aPayment(200) })],
    ['a part payment', () => recordPayment(harness.dependencies, { ...call, input: aPayment(10) })],
    ['a write-off', () => writeOff(harness.dependencies, call)],
    [
      'a credit note',
      () => creditInvoice(harness.dependencies, { ...call, input: { id: crypto.randomUUID(), amount: 10 } }),
    ],
    ['a cancellation', () => update({ status: 'CANCELLED' })],
    ['being marked as paid', () => update({ status: 'PAID' })],
    ['another price', () => update({ items: [{ name: 'Design', quantity: 1, rate: 300 }] })],
    ['another currency', () => update({ currency: 'USD' })],
    ['another customer', async () => update({ customerId: await harness.aCustomer('Other') })],
    [
      'its deletion',
      () => removeInvoice({ ...harness.dependencies, payments: harness.dependencies.payments as never }, call),
    ],
  ])('%s is refused, and nothing is closed at the provider', async (_, work) => {
    await expect(work()).rejects.toMatchObject(REFUSED);
    expect(harness.closed).toEqual([]);
    expect(await harness.read(id)).toMatchObject({ status: 'SENT', checkout: PENDING });
  });

  it('a reported e-Transfer cannot be confirmed', async () => {
    await given({ claim: CLAIM });
    const answer = { action: 'confirm' } as const;
    await expect(answerClaim(harness.dependencies, { ...call, claimId: 'claim', answer })).rejects.toMatchObject(
      REFUSED,
    );
  });

  it('a change that leaves the money alone keeps it', async () => {
    const { dueDate } = await update({ dueDate: '2026-06-01', additionalNotes: 'Thank you' });
    expect(dueDate).toBe('2026-06-01');
    expect(await harness.read(id)).toMatchObject({ checkout: PENDING, version: 2 });
  });

  it('a payment of several invoices is refused at its place, before any is paid', async () => {
    const [other] = await harness.invoicesOf(customerId, 5_000);
    const applications = [
      { invoiceId: other?.id ?? '', amount: 50 },
      { invoiceId: id, amount: 200 },
    ];
    const recording = harness.record(aReceipt({ customerId, amount: 250, applications }));
    await expect(recording).rejects.toMatchObject({ ...REFUSED, params: { path: 'applications.1' } });
    expect(await harness.listOf(customerId)).toEqual([]);
  });

  it('a deposit is not applied, and stays held', async () => {
    const deposit = await harness.givenAnInvoice({
      ...{ customerId, isDeposit: true, status: 'PAID', paidCents: 20_000 },
      movements: [{ on: '2026-03-01', at: '2026-03-01T12:00:00Z', cents: 20_000, method: 'cheque' }],
    });
    const { businessId } = deposit;
    const applying = {
      id: crypto.randomUUID(),
      businessId,
      depositId: deposit.id,
      invoiceId: id,
      by: 'a',
      now: harness.now,
    };
    await expect(applyDeposit(harness.dependencies, applying)).rejects.toMatchObject(REFUSED);
    expect(await harness.listOf(customerId)).toEqual([]);
  });

  it('a payment by card that comes in late counts, and the debit keeps its place', async () => {
    await harness.deliver(
      'checkout.session.completed',
      aPaidSession(id, { id: 'cs_earlier', payment_intent: 'pi_late' }),
    );
    expect(await harness.read(id)).toMatchObject({ status: 'PAID', checkout: PENDING });
    expect(harness.closed).toEqual([]);
  });

  it('ledger and list say so, without an effect on the balance', async () => {
    expect(await listPayments(harness.dependencies, call)).toMatchObject({
      ...{ payments: [], paid: 0, balance: 200 },
      pendingDebit: { amount: 200, on: '2026-03-04' },
    });
    expect(toListItem(toRow(await harness.read(id)))).toMatchObject({ isDebited: true });
  });
});

it('once it has ended, everything is possible again', async () => {
  const { checkout: _, ...freed } = await harness.read(id);
  await harness.dependencies.invoices.replace({ before: await harness.read(id), after: freed, events: [] });
  await recordPayment(harness.dependencies, { ...call, input: aPayment(200) });
  expect(await harness.read(id)).toMatchObject({ status: 'PAID' });
  expect(toListItem(toRow(await harness.read(id)))).not.toHaveProperty('isDebited');
});

describe('a debit that was just begun, of which no event told yet', () => {
  const { pending: _, ...COMPLETE } = PENDING;
  const complete = { expireCheckout: async () => 'complete' as const };

  it('refuses a payment by hand as one, not as a card', async () => {
    await given({ checkout: COMPLETE });
    const dependencies = { ...harness.dependencies, payments: { ...harness.dependencies.payments, ...complete } };
    await expect(recordPayment(dependencies, { ...call, input: aPayment(200) })).rejects.toMatchObject(REFUSED);
  });

  it('refuses it as a card payment if it is one', async () => {
    const { isDebit: _debit, ...card } = COMPLETE;
    await given({ checkout: card });
    const dependencies = { ...harness.dependencies, payments: { ...harness.dependencies.payments, ...complete } };
    await expect(recordPayment(dependencies, { ...call, input: aPayment(200) })).rejects.toMatchObject({
      reason: 'CARD_PAYMENT_RUNNING',
    });
  });
});
