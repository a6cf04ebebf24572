import { newId, newListId } from '#functions/data/table/ids.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { type ReceiptRecord, restCents } from '#functions/domain/receipt/receipt-record.ts';
import { receiptsIn } from '#functions/domain/receipt/receipts.ts';
import { applyCredit, returnCredit, voidReceipt } from '#functions/receipts/receipts.ts';
import { type ReceiptDependencies, recordReceipt } from '#functions/receipts/record.ts';
import { planQueue } from '#functions/services/plan-queue.ts';
import { fromCents } from '#shared/money.ts';
import type { ReceiptInput } from '#shared/receipt/schema.ts';
import { aCaller } from './a-caller.ts';
import { aReceipt } from './given.ts';
import { BUSINESS, eventsHarness } from './stripe-events-harness.ts';

/** Noon of March 5 in the business's zone. */
const NOW = new Date('2026-03-05T19:00:00.000Z');

/** A customer of a business, their invoices, and what they pay at once. */
export async function receiptsHarness(table: Table) {
  // What is kept as credit asks the provider for nothing.
  const createRefund = () => Promise.reject(new Error('The card provider was asked'));
  const harness = await eventsHarness(table, { createRefund });
  const queued: string[] = [];
  const dependencies: ReceiptDependencies & typeof harness.dependencies = {
    ...harness.dependencies,
    queue: planQueue({ send: async (json) => void queued.push(json) }),
  };
  const [caller, now] = [aCaller(), NOW];
  const receipts = receiptsIn(table, BUSINESS.id);
  const find = async (id: string) => (await receipts.find(id)) as ReceiptRecord;
  return {
    ...harness,
    /** Delivers an event of the card provider. */
    deliver: harness.apply,
    dependencies,
    /** The same over another table. */
    dependenciesOn: (other: Table): ReceiptDependencies => ({
      ...dependencies,
      table: other,
      invoices: invoicesIn(other),
    }),
    caller,
    now,
    queued,
    find,
    listOf: receipts.listOf,
    /** A new customer. */
    async aCustomer(name = 'Café Léger'): Promise<string> {
      const id = newListId(now);
      const { record, count } = customersIn(table, BUSINESS.id).addition(id, { name, email: `${newId()}@example.com` });
      await table.transact({ record, count });
      return id;
    },
    /** Sent invoices of a customer with these totals, in cents. */
    invoicesOf: (customerId: string, ...totals: number[]): Promise<InvoiceRecord[]> =>
      Promise.all(
        totals.map((totalCents) =>
          harness.givenAnInvoice({
            ...{ customerId, totalCents, billingEmail: 'billing@example.com', invoiceNumber: newId() },
            items: [{ name: 'Design', quantity: 1, rate: fromCents(totalCents) }],
          }),
        ),
      ),
    /** The same as deposit requests. */
    depositsOf: (customerId: string, ...totals: number[]): Promise<InvoiceRecord[]> =>
      Promise.all(
        totals.map((totalCents) =>
          harness.givenAnInvoice({
            ...{ customerId, totalCents, isDeposit: true, taxMode: 'none', invoiceNumber: newId() },
            items: [{ name: 'Deposit', quantity: 1, rate: fromCents(totalCents) }],
          }),
        ),
      ),
    record: (input: Partial<ReceiptInput> & Pick<ReceiptInput, 'customerId'>) =>
      recordReceipt(dependencies, { caller, input: aReceipt(input), now }),
    apply: (receiptId: string, ...applications: { invoiceId: string; amount: number }[]) =>
      applyCredit(dependencies, { caller, receiptId, input: { applications }, now }),
    giveBack: (receiptId: string, amount: number, id: string = crypto.randomUUID()) =>
      returnCredit(dependencies, { caller, receiptId, input: { id, amount }, now }),
    void: (receiptId: string) => voidReceipt(dependencies, { caller, receiptId, input: {}, now }),
    /** What the ledgers of invoices have of a receipt, in cents. */
    async appliedOf(receiptId: string, invoices: readonly Pick<InvoiceRecord, 'id'>[]): Promise<number> {
      const ledgers = await Promise.all(invoices.map(({ id }) => harness.entriesOf(id)));
      const own = ledgers.flat().filter((entry) => entry.kind === 'payment' && entry.receiptId === receiptId);
      return own.reduce((sum, entry) => sum + (entry.kind === 'payment' && !entry.voidedAt ? entry.amountCents : 0), 0);
    },
    restOf: async (id: string) => restCents(await find(id)),
  };
}
