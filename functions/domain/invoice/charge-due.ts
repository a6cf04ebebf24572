import { businessKey, chargeDueKey, dueKeys, invoiceKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { type Condition, put, remove } from '#functions/data/table/write.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import { chargeDueAt } from './charge.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/** Opens the items by which the charges of invoices become due; each is written with its invoice. */
export function chargesDueIn(table: Pick<Table, 'get' | 'transact'>) {
  const dueAtOf = async (invoice: InvoiceRecord): Promise<Date | undefined> => {
    if (!invoice.charge?.on && !invoice.checkout?.pending) return undefined;
    const business = await table.get<BusinessRecord>(businessKey(invoice.businessId));
    return business && chargeDueAt(invoice, business.timeZone);
  };
  return {
    /** The writes that follow from a change of an invoice: none unless the day of its charge, or its debit, changes. */
    async writes(before: InvoiceRecord | null, after: InvoiceRecord | null): Promise<Record<string, Write>> {
      const [was, is] = [dueBy(before), dueBy(after)];
      const id = (after ?? before)?.id;
      if (!id || was === is) return {};
      const at = after && (await dueAtOf(after));
      return { chargeDue: at ? due(id, at) : remove(chargeDueKey(id)) };
    },
    /**
     * Stores when the charge of an invoice is due, as after a change of the time zone. Returns false if the invoice changed
     * since it was read, or if it is not charged.
     */
    async replan(invoice: InvoiceRecord, unchanged: Condition & { ConditionExpression: string }): Promise<boolean> {
      const at = await dueAtOf(invoice);
      if (!at) return false;
      const isUnchanged = { ConditionCheck: { Key: invoiceKey(invoice.id), ...unchanged } };
      return (await table.transact({ invoice: isUnchanged, chargeDue: due(invoice.id, at) })) === null;
    },
  };
}

/** What determines when the charge of an invoice is due. */
function dueBy(invoice: InvoiceRecord | null): string {
  return [invoice?.charge?.on, invoice?.checkout?.pending?.on].join();
}

function due(id: string, at: Date): Write {
  return put({ ...chargeDueKey(id), ...dueKeys(id, at) });
}
