import { beforeAll, expect, it } from 'vitest';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { writeOff } from '#functions/invoice-payments/write-off.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { type EventsHarness, eventsHarness } from '#test/support/stripe-events-harness.ts';
import type { OpenCheckout } from './invoice-record.ts';
import { statementsIn } from './statements.ts';

/** Evening of March 1 in the business's zone, March 2 in UTC. */
const NOW = new Date('2026-03-02T03:00:00.000Z');

const { businessId } = aCaller();
const table = await emulatedTable();
let harness: EventsHarness;
let customerId: string;
beforeAll(async () => {
  harness = await eventsHarness(table);
  const customer = { name: 'Café Léger', email: 'a@example.com' };
  customerId = (await customersIn(table, businessId).add(customer, NOW)).id;
  const { id } = await harness.givenAnInvoice({
    ...{ customerId, issueDate: '2026-02-01', dueDate: '2026-02-15' },
  });
  await writeOff(harness.dependencies, { caller: aCaller(), invoiceId: id, now: NOW });
});

/** The statement of March 1. */
function statement() {
  const order = { businessId, customerId, from: '2026-03-01', to: '2026-03-01' };
  return statementsIn(table).find(order, NOW);
}

it('has a write-off on its day in the business’s time zone', async () => {
  expect((await statement())?.sections).toMatchObject([
    { opening: 200, lines: [{ on: '2026-03-01', kind: 'writeOff', amount: -200 }], closing: 0 },
  ]);
});

it('names a bank payment that is on its way', async () => {
  const checkout: OpenCheckout = {
    ...{ attempt: 1, version: 1, accountId: 'a', amountCents: 20_000, currency: 'CAD', expiresAt: 1_780_000_000 },
    ...{ sessionId: 'cs', isDebit: true, pending: { at: '2026-03-01T18:00:00.000Z', on: '2026-03-01' } },
  };
  const { invoiceNumber } = await harness.givenAnInvoice({ customerId, issueDate: '2026-02-20', checkout });
  expect((await statement())?.sections).toMatchObject([
    { closing: 200, pending: [{ on: '2026-03-01', invoiceNumber, amount: 200 }] },
  ]);
});

it('does not exist once the business was deleted', async () => {
  await businessesIn(table).change(businessId, { deletedAt: NOW.toISOString() });
  expect(await statement()).toBeUndefined();
});
