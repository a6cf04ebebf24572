import type { Table, Write } from '#functions/data/table/table.ts';
import { withParts } from '#functions/domain/estimate/estimate-record.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import type { InvoiceRecord } from './invoice-record.ts';

type Releasing = Pick<InvoiceRecord, 'id' | 'businessId' | 'invoiceNumber' | 'estimateId'>;

/**
 * The write by which an estimate loses an invoice that was made from it and is deleted; none if the estimate has gone or
 * does not name it. Fails if it changes meanwhile.
 */
export async function releasedEstimate(
  table: Table,
  { id, businessId, invoiceNumber, estimateId }: Releasing,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<Readonly<Record<string, Write>>> {
  if (!estimateId) return {};
  const estimates = estimatesIn(table, businessId);
  const before = await estimates.find(estimateId);
  const kept = before?.invoices?.filter((part) => part.id !== id);
  if (!before || !kept || kept.length === before.invoices?.length) return {};
  const at = now.toISOString();
  return estimates.writes({
    before,
    after: { ...withParts(before, kept), version: before.version + 1, updatedAt: at },
    events: [{ type: 'INVOICE_DELETED', at, by, invoiceNumber }],
  });
}
