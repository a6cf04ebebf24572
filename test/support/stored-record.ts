import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import { anInvoice } from './given.ts';

/** A sent invoice of a business of its own, stored with its first event. */
export async function aStoredRecord(invoices: Pick<Invoices, 'create'>): Promise<InvoiceRecord> {
  const at = '2026-03-01T12:00:00.000Z';
  const { status: _draft, ...content } = anInvoice();
  const invoice: InvoiceRecord = {
    ...content,
    id: crypto.randomUUID(),
    businessId: crypto.randomUUID(),
    status: 'SENT',
    version: 1,
    totalCents: 20_000,
    movements: [],
    createdAt: at,
    updatedAt: at,
    historyLength: 1,
  };
  const failed = await invoices.create(invoice, { at, type: 'CREATED' });
  if (failed) throw new Error(`The invoice was not stored: ${failed}`);
  return invoice;
}
