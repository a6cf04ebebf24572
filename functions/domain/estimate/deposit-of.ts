import { invoiceKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import type { EstimateRecord } from './estimate-record.ts';

/** What matters of a deposit request to the estimate that it was made with. */
export type DepositRequest = { readonly invoiceNumber: string; readonly status: InvoiceStatus };

/** The deposit request that was made with an estimate; undefined if there is none, or if it was cancelled or deleted. */
export async function depositRequestOf(
  table: Pick<Table, 'get'>,
  { deposit }: Pick<EstimateRecord, 'deposit'>,
): Promise<DepositRequest | undefined> {
  const request = deposit && (await table.get<DepositRequest>(invoiceKey(deposit.id)));
  return request?.status === 'CANCELLED' ? undefined : request;
}
