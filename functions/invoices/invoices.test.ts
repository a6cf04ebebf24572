import { expect, it } from 'vitest';
import { creationsIn } from '#functions/domain/creation/creations.ts';
import { numberingIn } from '#functions/domain/document/numbering.ts';
import type { DeliveryFailure, InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { keptCustomersIn } from '#functions/domain/invoice/kept-customer.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import type { InvoiceUpdate } from '#shared/invoice/schema.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { anInvoice } from '#test/support/given.ts';
import { createInvoice } from './create-invoice.ts';
import { updateInvoice } from './invoices.ts';

const table = await emulatedTable();
const invoices = invoicesIn(table);
const kept = keptCustomersIn(table);
const caller = aCaller();
const now = new Date('2026-03-01T12:00:00.000Z');
const businesses = { timeZoneOf: async () => 'UTC', findCompany: async () => undefined } as unknown as Businesses;

it('an edit does not overwrite a bounce that arrived in the meantime', async () => {
  const { id } = await createInvoice(
    {
      invoices,
      businesses,
      kept,
      creations: creationsIn(table, caller.businessId, 'INVOICE'),
      numbers: numberingIn(table, caller.businessId, 'INVOICE'),
    },
    { caller, body: anInvoice(), now },
  );
  const deliveryFailure: DeliveryFailure = {
    kind: 'BOUNCED',
    address: 'billing@example.com',
    sentAt: now.toISOString(),
  };
  let isTold = false;
  const dependencies = {
    invoices: {
      ...invoices,
      /** The email bounces between the first read and the write. */
      async find(invoiceId: string) {
        const before = await invoices.find(invoiceId);
        if (before && !isTold) await invoices.replace({ before, after: { ...before, deliveryFailure }, events: [] });
        isTold = true;
        return before;
      },
    },
    businesses,
    table,
    ledger: ledgerIn(table),
    kept,
    payments: {} as CardPayments,
  };
  const update = { additionalNotes: 'Thank you' };
  await updateInvoice(dependencies, { caller, invoiceId: id, update, now });
  const stored: Partial<InvoiceRecord> = { ...update, deliveryFailure, version: 2 };
  expect(await invoices.find(id)).toMatchObject(stored);
});

it('an invoice without a charge that is paid is open again once it charges something', async () => {
  const dependencies = {
    invoices,
    businesses: {
      ...businesses,
      find: async () => ({ timeZone: 'UTC' }),
      findPaymentSettings: async () => undefined,
    } as unknown as Businesses,
    table,
    ledger: ledgerIn(table),
    kept,
    payments: {} as CardPayments,
  };
  const items = [{ name: 'Design', quantity: 1, rate: 0 }];
  const { id } = await createInvoice(
    {
      invoices,
      businesses,
      kept,
      creations: creationsIn(table, caller.businessId, 'INVOICE'),
      numbers: numberingIn(table, caller.businessId, 'INVOICE'),
    },
    { caller, body: { ...anInvoice(), invoiceNumber: 'FREE-1', items }, now },
  );
  const update = (change: InvoiceUpdate) => updateInvoice(dependencies, { caller, invoiceId: id, update: change, now });
  expect(await update({ status: 'PAID' })).toMatchObject({ status: 'PAID', total: 0 });
  const charged = await update({ items: [{ name: 'Design', quantity: 1, rate: 100 }] });
  expect(charged).toMatchObject({ status: 'SENT', total: 100 });
  expect(charged).not.toHaveProperty('amountPaid');
});
