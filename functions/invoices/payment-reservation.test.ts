import { beforeAll, expect, it } from 'vitest';
import type { InvoiceRecord, OpenCheckout } from '#functions/domain/invoice/invoice-record.ts';
import { type Invoices, invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { anInvoice } from '#test/support/given.ts';
import { type InvoiceStore, invoiceStore } from './store.ts';

let invoices: Invoices;
let store: InvoiceStore;
beforeAll(async () => {
  const table = await emulatedTable();
  invoices = invoicesIn(table);
  store = invoiceStore(table);
});

const aReservation = (attempt: number): OpenCheckout => ({
  attempt,
  version: 1,
  accountId: 'acct',
  amountCents: 20_000,
  currency: 'CAD',
  expiresAt: 1_780_000_000 + attempt,
});

async function aStoredRecord(): Promise<InvoiceRecord> {
  const { status: _draft, ...content } = anInvoice();
  const at = '2026-03-01T00:00:00.000Z';
  const own = { id: crypto.randomUUID(), businessId: 'b', status: 'SENT' as const, version: 1 };
  const money = { totalCents: 20_000, movements: [] };
  const invoice: InvoiceRecord = { ...content, ...own, ...money, createdAt: at, updatedAt: at, historyLength: 1 };
  await invoices.create(invoice, { at, type: 'CREATED' });
  return invoice;
}

const checkoutOf = async (id: string) => (await invoices.find(id))?.checkout;

it('allows one of ten parallel reservations', async () => {
  const invoice = await aStoredRecord();
  const tries = Array.from({ length: 10 }, (_, index) => aReservation(index + 1));
  const made = await Promise.all(tries.map((reserved) => store.reserveCheckout({ invoice, reserved })));
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await checkoutOf(invoice.id)).toEqual(tries[made.indexOf(true)]);
});

it('is not made for an invoice that has changed since it was read', async () => {
  const before = await aStoredRecord();
  await invoices.replace({ before, after: { ...before, totalCents: 30_000, version: 2 }, events: [] });
  expect(await store.reserveCheckout({ invoice: before, reserved: aReservation(1) })).toBe(false);
  expect(await checkoutOf(before.id)).toBeUndefined();
});

it('is finished only by the first session, and not once it is gone', async () => {
  const invoice = await aStoredRecord();
  const reserved = aReservation(1);
  await store.reserveCheckout({ invoice, reserved });
  const finish = (sessionId: string) =>
    store.finishCheckout({ invoiceId: invoice.id, reserved, finished: { ...reserved, sessionId } });
  expect([await finish('cs_first'), await finish('cs_second')]).toEqual([true, false]);
  expect(await checkoutOf(invoice.id)).toEqual({ ...reserved, sessionId: 'cs_first' });
});

it('is dropped only as it was made, so that another one takes its place', async () => {
  const invoice = await aStoredRecord();
  const reserved = aReservation(1);
  await store.reserveCheckout({ invoice, reserved });
  await store.dropCheckout({ invoiceId: invoice.id, reserved: aReservation(2) });
  expect(await checkoutOf(invoice.id)).toEqual(reserved);
  await store.dropCheckout({ invoiceId: invoice.id, reserved });
  expect(await invoices.find(invoice.id)).toMatchObject({ checkoutAttempt: 1 });
  expect(await checkoutOf(invoice.id)).toBeUndefined();
});
