import type { Invoice } from '#shared/invoice/schema.ts';
import { call } from '#web/lib/api/call.ts';

/** Copies the files that a new invoice awaits from its appointment. One that does not get them now still awaits them. */
export async function withAwaitedFiles(invoice: Invoice): Promise<Invoice> {
  try {
    return { ...invoice, ...(await carriedFiles(invoice.id)) };
  } catch {
    return invoice;
  }
}

/** Copies the files that an invoice awaits, if any, and returns what then changes of it. Throws what the call throws. */
export async function carriedFiles(id: string): Promise<Pick<Invoice, 'attachments' | 'awaitedFiles'>> {
  return { attachments: await call('POST /invoices/{id}/appointment-files', { id }), awaitedFiles: undefined };
}
