import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/** The event of a status that someone set or, without `by`, that followed from another event; none if it stays. */
export function statusEvents(
  { status: from }: Pick<InvoiceRecord, 'status'>,
  { status: to, updatedAt: at }: Pick<InvoiceRecord, 'status' | 'updatedAt'>,
  by?: string,
): InvoiceEvent[] {
  return from === to ? [] : [{ at, type: 'STATUS', from, to, ...(by && { by }) }];
}
