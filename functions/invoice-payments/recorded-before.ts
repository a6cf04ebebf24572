import type { Table } from '#functions/data/table/table.ts';
import type { Ledger } from '#functions/domain/invoice/change-ledger.ts';
import { repeatedEntry } from '#functions/domain/invoice/repeated-entry.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { usedReceipt } from '#functions/domain/receipt/receipt-record.ts';
import { receiptsIn } from '#functions/domain/receipt/receipts.ts';

type Recorded = {
  readonly id: string;
  readonly amountCents: number | undefined;
  readonly call: { readonly caller: Caller; readonly invoiceId: string };
};

/** Throws CONFLICT if the payment's id was used for a receipt of another amount, if given, or invoice. */
export async function checkReceipt(
  { table }: { readonly table: Table },
  { id, amountCents, call }: Recorded,
): Promise<void> {
  const receipt = await receiptsIn(table, call.caller.businessId).find(id);
  if (!receipt) return;
  const isOf = receipt.applications.some(({ invoiceId }) => invoiceId === call.invoiceId);
  if (!isOf || receipt.amountCents !== (amountCents ?? receipt.amountCents)) throw usedReceipt(receipt);
}

type Wanted = Omit<Parameters<typeof repeatedEntry<'payment'>>[1], 'kind'>;

/**
 * Whether a ledger has a payment already. Of a receipt, an invoice has only a part: `isChecked` says that
 * `checkReceipt` compared the amount. Throws CONFLICT for other content under its id.
 */
export function isRecorded({ entries }: Ledger, { amountCents, ...wanted }: Wanted, isChecked: boolean): boolean {
  const isPart = entries.some((entry) => entry.id === wanted.id && entry.kind === 'payment' && entry.receiptId);
  const whole = (isPart && isChecked) || amountCents === undefined ? {} : { amountCents };
  return repeatedEntry(entries, { kind: 'payment', ...wanted, ...whole }) !== undefined;
}
