import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAccount } from '#functions/customers/account.ts';
import { readBalances } from '#functions/customers/balances.ts';
import { newId } from '#functions/data/table/ids.ts';
import { businessKey } from '#functions/data/table/keys.ts';
import { customerInvoicesIn } from '#functions/domain/invoice/customer-invoices.ts';
import { toRow } from '#functions/domain/invoice/invoice-row.ts';
import { storedInvoice } from '#functions/domain/invoice/invoices.ts';
import { statementsIn } from '#functions/domain/invoice/statements.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { receiptsIn } from '#functions/domain/receipt/receipts.ts';
import type { CustomerAccountQuery } from '#shared/api/customers.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { anInvoice } from './an-invoice.ts';
import { type CountingTable, openCountingTable } from './counting-table.ts';
import { atMost, type Figure, medianMs } from './figure.ts';

/** Invoices of the customer, and of others of the same business. */
const OWN = 100;
const OTHERS = 2_000;
/** Those that are sent or overdue: two of five statuses. */
const OPEN = ((OWN + OTHERS) * 2) / 5;
const NOW = new Date('2026-06-15T12:00:00Z');

/** What all customers owe, and a customer's page: what they owe, with a page of their invoices, and a statement of all of them. */
export async function benchCustomerAccount(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const counting = await openCountingTable(folder);
  try {
    const caller = aCaller({ businessId: newId() });
    const id = await fill(counting, caller.businessId);
    const { table } = counting;
    const dependencies = {
      customers: customersIn(table, caller.businessId),
      invoices: customerInvoicesIn(table, caller.businessId),
      receipts: receiptsIn(table, caller.businessId),
      businesses: businessesIn(table),
    };
    const read = (query: CustomerAccountQuery) => () => readAccount(dependencies, { caller, id, query, now: NOW });
    const page = await counting.costOf(read({}));
    const order = { businessId: caller.businessId, customerId: id, from: '2021-01-01', to: '2026-06-15' };
    const balances = () => readBalances(dependencies, { caller, now: NOW });
    const statement = await counting.costOf(() => statementsIn(table).find(order, NOW));
    return [
      atMost(`customer with ${OWN} invoices, page 1`, page.units, 0.1 * OWN + 5, 'read units'),
      atMost(`customer with ${OWN} invoices, page 1`, await medianMs(9, read({})), 40, 'ms'),
      atMost(
        `customer with ${OWN} invoices, page 10`,
        (await counting.costOf(read({ page: 10 }))).units,
        0.1 * OWN + 5,
        'read units',
      ),
      atMost(
        `what customers owe, ${OPEN} open invoices`,
        (await counting.costOf(balances)).units,
        0.1 * OPEN + 2,
        'read units',
      ),
      atMost(`what customers owe, ${OPEN} open invoices`, await medianMs(9, balances), 60, 'ms'),
      atMost(`statement of ${OWN} invoices`, statement.units, 2 * OWN + 20, 'read units'),
    ];
  } finally {
    await counting.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a business with a customer, their invoices and those of others; returns the customer's id. */
async function fill(counting: CountingTable, businessId: string): Promise<string> {
  await counting.fill([{ ...businessKey(businessId), id: businessId, timeZone: 'America/Edmonton' }]);
  const customers = customersIn(counting.table, businessId);
  const { id } = await customers.add({ name: 'Finch & Harbour', email: 'hello@harbour.example' }, NOW);
  const invoices = Array.from({ length: OWN + OTHERS }, (_, index) => ({
    ...anInvoice(businessId, index),
    ...(index < OWN && { customerId: id }),
  }));
  await counting.fill(invoices.flatMap((invoice) => [storedInvoice(invoice), toRow(invoice)]));
  return id;
}
