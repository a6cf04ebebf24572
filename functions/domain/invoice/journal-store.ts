import { type Days, journalRange } from '#functions/data/table/keys.ts';
import { between } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { JournalEntry } from '#shared/reports/journal.ts';
import { inTextOrder } from '#shared/text-order.ts';
import { entriesIn, type JournalItem } from './journal-item.ts';

export type Journal = ReturnType<typeof journalIn>;

/** Opens the journal of a business: what counts of its invoices by day. */
export function journalIn(table: Table, businessId: string) {
  return {
    /**
     * The entries of a period by day, up to `max` and one, which tells that there are more. The cost grows with the invoices
     * that have entries in its months.
     */
    async list({ from, to }: Days, max: number): Promise<JournalEntry[]> {
      const items = await table.query<JournalItem>({
        ...between(journalRange(businessId, { from, to })),
        Limit: max + 1,
      });
      const entries = items.flatMap(entriesIn);
      // Every item has an entry, so there are too many in these months, if not on these days.
      if (items.length > max) return entries.slice(0, max + 1);
      return entries
        .filter(({ on }) => from <= on && on <= to)
        .sort((a, b) => inTextOrder(a.on, b.on) || inTextOrder(a.invoiceNumber, b.invoiceNumber))
        .slice(0, max + 1);
    },
  };
}
