import { beforeEach, describe, expect, it } from 'vitest';
import { withAmountAnnounced } from '#functions/domain/invoice/charge.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { keptCustomersIn } from '#functions/domain/invoice/kept-customer.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { assignCustomer } from '#functions/invoices/assign-customer.ts';
import { CHARGED_AT, chargesHarness } from '#test/support/charges-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { retryCharge, stopCharge } from './charge.ts';

const table = await emulatedTable();
const harness = chargesHarness(table);
const { provider, dependencies } = harness;
const LATER = '2026-12-10T20:00:00.000Z';

let queued: string[];
beforeEach(() => {
  queued = [];
});
const retrying = {
  ...dependencies,
  savedCards: dependencies.cardsOf,
  queue: { send: async (json: string) => void queued.push(json) },
};

const callOf = ({ id: invoiceId, businessId }: InvoiceRecord, now = CHARGED_AT) => ({
  ...{ caller: harness.callerOf(businessId), invoiceId, now: new Date(now) },
});

/** An invoice whose card declined all tries. */
async function anInvoiceGivenUp(): Promise<InvoiceRecord> {
  const { id } = await harness.anInvoice({ planned: { tries: 3, on: '2026-12-08' } });
  provider.outcomes.push('declined');
  await harness.run(id, '2026-12-08T14:00:00.000Z');
  return harness.read(id);
}

describe('a person who stops a charge', () => {
  it('ends it with an email to the payer alone, and reminders go on', async () => {
    const invoice = await harness.anInvoice();
    const stopped = await stopCharge(dependencies, callOf(invoice));
    expect(stopped.charge).toMatchObject({ over: 'stopped' });
    expect(await harness.eventsOf(invoice.id, 'CHARGE_ENDED')).toMatchObject([
      { because: 'stopped', by: 'owner@example.com' },
    ]);
    expect(await harness.mails(invoice.id)).toMatchObject([{ kind: 'CHARGE_FAILED', because: 'stopped' }]);
    expect(await harness.dueAt(invoice.id)).toBeUndefined();
    await harness.run(invoice.id);
    expect(provider.chargesOf(invoice.id)).toEqual([]);
  });

  it('calls off one that was prepared and not confirmed', async () => {
    const invoice = await harness.anInvoice();
    provider.lost.push({ call: 'confirm', when: 'before' });
    await expect(harness.run(invoice.id)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    await stopCharge(dependencies, callOf(invoice));
    expect(provider.chargesOf(invoice.id)).toMatchObject([{ state: { status: 'cancelled' } }]);
    expect((await harness.read(invoice.id)).checkout).toBeUndefined();
    await harness.run(invoice.id);
    expect(harness.takenFor(invoice.id)).toEqual([]);
  });

  it('is refused while the card is being charged', async () => {
    const invoice = await harness.anInvoice();
    provider.outcomes.push('pending');
    await harness.run(invoice.id);
    await expect(stopCharge(dependencies, callOf(invoice))).rejects.toMatchObject({ reason: 'CARD_PAYMENT_RUNNING' });
    expect((await harness.read(invoice.id)).charge?.on).toBe('2026-12-01');
  });

  it('is refused if there is none, and does not find another business’s', async () => {
    const invoice = await harness.anInvoice();
    const stranger = { ...callOf(invoice), caller: harness.callerOf('another') };
    await expect(stopCharge(dependencies, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await stopCharge(dependencies, callOf(invoice));
    await expect(stopCharge(dependencies, callOf(invoice))).rejects.toMatchObject({ reason: 'NOT_CHARGED_BY_ITSELF' });
  });
});

describe('a person who has a card charged again', () => {
  it('has it charged today, at once', async () => {
    const invoice = await anInvoiceGivenUp();
    const again = await retryCharge(retrying, callOf(invoice, LATER));
    expect(again.charge).toEqual({
      ...invoice.charge,
      on: '2026-12-10',
      firstOn: '2026-12-10',
      over: undefined,
    });
    expect(queued.map((json) => JSON.parse(json))).toEqual([{ invoiceId: invoice.id }]);
    // In case the message is lost, the next hour finds it.
    expect(await harness.dueAt(invoice.id)).toBe('2026-12-10T14:00:00.000Z');
    await harness.run(invoice.id, LATER);
    expect(harness.takenFor(invoice.id)).toEqual([10_000]);
    expect(await harness.eventsOf(invoice.id, 'CHARGE_AGAIN')).toMatchObject([{ by: 'owner@example.com' }]);
  });

  it('charges the card that is saved now, and what is due now', async () => {
    const invoice = await anInvoiceGivenUp();
    await harness.change(invoice.id, { totalCents: 8_345 });
    const card = await harness.saveCard(invoice.businessId, invoice.customerId ?? '');
    await retryCharge(retrying, callOf(invoice, LATER));
    await harness.run(invoice.id, LATER);
    expect(provider.chargesOf(invoice.id).at(-1)?.request).toMatchObject({
      methodId: card.methodId,
      amountCents: 8_345,
    });
    expect(harness.takenFor(invoice.id)).toEqual([8_345]);
  });

  it('is refused until an email told the customer what is due, and arrived', async () => {
    const invoice = await anInvoiceGivenUp();
    const untold = { reason: 'NOT_CHARGED_BY_ITSELF', message: expect.stringContaining('not told') };
    await harness.change(invoice.id, { totalCents: 12_345 });
    await expect(retryCharge(retrying, callOf(invoice, LATER))).rejects.toMatchObject(untold);
    const raised = await harness.read(invoice.id);
    await harness.change(invoice.id, { charge: withAmountAnnounced(raised, { sent: raised }).charge });
    const failure = { kind: 'BOUNCED', address: raised.billingEmail?.toLowerCase() ?? '', sentAt: LATER } as const;
    await harness.change(invoice.id, { deliveryFailure: failure });
    await expect(retryCharge(retrying, callOf(invoice, LATER))).rejects.toMatchObject(untold);
    await harness.change(invoice.id, { deliveryFailure: undefined });
    await retryCharge(retrying, callOf(invoice, LATER));
    await harness.run(invoice.id, LATER);
    expect(harness.takenFor(invoice.id)).toEqual([12_345]);
  });

  it('comes before the payment in the history, although the provider counts in seconds', async () => {
    const invoice = await anInvoiceGivenUp();
    const asked = new Date(Date.now() + 60_000);
    await retryCharge(retrying, { ...callOf(invoice), now: asked });
    await harness.run(invoice.id, new Date(asked.getTime() + 1).toISOString());
    const [[again], [payment]] = [
      await harness.eventsOf(invoice.id, 'CHARGE_AGAIN'),
      await harness.eventsOf(invoice.id, 'PAYMENT'),
    ];
    expect(again?.at && payment && payment.at > again.at).toBe(true);
  });

  it('gets the next hour’s run if the queue takes nothing', async () => {
    const invoice = await anInvoiceGivenUp();
    const queue = { send: () => Promise.reject(new Error('down')) };
    await retryCharge({ ...retrying, queue }, callOf(invoice, LATER));
    expect(await harness.dueAt(invoice.id)).toBe('2026-12-10T14:00:00.000Z');
  });

  it('twice at once has it charged once', async () => {
    const invoice = await anInvoiceGivenUp();
    const calls = [1, 2].map(() => retryCharge(retrying, callOf(invoice, LATER)));
    const settled = await Promise.allSettled(calls);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await Promise.all([harness.run(invoice.id, LATER), harness.run(invoice.id, LATER)]);
    expect(harness.takenFor(invoice.id)).toEqual([10_000]);
  });

  it('is refused while it is still ahead, without a card, and once no card can pay it', async () => {
    const ahead = await harness.anInvoice();
    const refused = { reason: 'NOT_CHARGED_BY_ITSELF' };
    await expect(retryCharge(retrying, callOf(ahead))).rejects.toMatchObject(refused);
    const cardless = await anInvoiceGivenUp();
    const without = { ...retrying, savedCards: () => ({ find: async () => undefined }) };
    await expect(retryCharge(without, callOf(cardless, LATER))).rejects.toMatchObject(refused);
    await harness.changeBusiness(cardless.businessId, { stripeConnected: false });
    const reason = { reason: 'CARD_NOT_SAVED_HERE' };
    await expect(retryCharge(retrying, callOf(cardless, LATER))).rejects.toMatchObject(reason);
    expect(queued).toEqual([]);
  });

  it('never has the card of another customer charged, to whom the invoice was given', async () => {
    const invoice = await anInvoiceGivenUp();
    const other = await harness.aCustomer(invoice.businessId);
    const assigning = {
      ...{ invoices: dependencies.invoices, payments: dependencies.payments },
      ...{ customers: customersIn(table, invoice.businessId), kept: keptCustomersIn(table) },
    };
    await assignCustomer(assigning, { ...callOf(invoice, LATER), body: { customerId: other.customerId } });
    const refused = { reason: 'CARD_NOT_SAVED_HERE' };
    await expect(retryCharge(retrying, callOf(invoice, LATER))).rejects.toMatchObject(refused);
    await harness.run(invoice.id, LATER);
    expect(harness.takenFor(invoice.id)).toEqual([]);
  });
});
