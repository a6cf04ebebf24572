import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { Journal } from '#functions/domain/invoice/journal-store.ts';
import type { ReceiptRecord } from '#functions/domain/receipt/receipt-record.ts';
import { checkCount, checkRange, readEntries } from '#functions/domain/report/entries.ts';
import type { JournalReport } from '#shared/reports/files-schema.ts';
import type { HeldMoney } from '#shared/reports/held-money.ts';
import { MAX_REPORT_ENTRIES } from '#shared/reports/limits.ts';
import type { ReportRange } from '#shared/reports/schema.ts';
import { inTextOrder } from '#shared/text-order.ts';
import { heldOfDeposit, heldOfReceipt } from './held-money.ts';

type Dependencies = {
  readonly journal: Pick<Journal, 'list'>;
  readonly listReceipts: () => Promise<readonly ReceiptRecord[]>;
  readonly listDeposits: () => Promise<readonly InvoiceRecord[]>;
  readonly namesOf: (customerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/**
 * The journal of a period with the deposits and credit of customers. Reads all receipts and paid deposit requests of the
 * business, which are few. Throws INVALID_REQUEST for days that end before they begin, that are too many, or that have too
 * many entries.
 */
export async function readJournal(
  { journal, listReceipts, listDeposits, namesOf }: Dependencies,
  range: ReportRange,
  max = MAX_REPORT_ENTRIES,
): Promise<JournalReport> {
  checkRange(range);
  const [entries, receipts, deposits] = await Promise.all([
    readEntries(journal, range, max),
    listReceipts(),
    listDeposits(),
  ]);
  const isWithin = ({ on }: Pick<HeldMoney, 'on'>) => range.from <= on && on <= range.to;
  const held = [...deposits.flatMap(heldOfDeposit), ...receipts.flatMap(heldOfReceipt)].filter(isWithin);
  checkCount(entries.length + held.length, max);
  const unnamed = held.flatMap(({ customer, customerId }) => (customer || !customerId ? [] : [customerId]));
  const names = await namesOf([...new Set(unnamed)]);
  return {
    ...range,
    entries,
    held: held
      .map((it) => ({ ...it, customer: it.customer || (names.get(it.customerId ?? '') ?? '') }))
      .sort((a, b) => inTextOrder(a.on, b.on)),
  };
}
