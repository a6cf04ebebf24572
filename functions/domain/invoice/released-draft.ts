import { invoiceKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { ifEqual, onlyIf, set } from '#functions/data/table/write.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/**
 * The write by which a draft loses a deposit request for it that is deleted; none if the draft has gone, was issued or
 * does not name it. Fails if it changes meanwhile.
 */
export async function releasedDraft(
  table: Pick<Table, 'get'>,
  { id, depositFor }: Pick<InvoiceRecord, 'id' | 'depositFor'>,
): Promise<{ readonly depositFor?: Write }> {
  if (!depositFor) return {};
  const { status, deposits } = (await table.get<InvoiceRecord>(invoiceKey(depositFor))) ?? {};
  if (status !== 'DRAFT' || !deposits?.includes(id)) return {};
  const kept = set(invoiceKey(depositFor), { deposits: deposits.filter((other) => other !== id) });
  return { depositFor: { Update: onlyIf(kept, ifEqual({ status, deposits })) } };
}
