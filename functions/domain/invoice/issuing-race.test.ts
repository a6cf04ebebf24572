import { beforeAll, expect, it } from 'vitest';
import type { Table } from '#functions/data/table/table.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { issuingHarness, WAYS, type Way } from '#test/support/issuing-harness.ts';
import { tableKilledAfter } from '#test/support/killed-table.ts';
import { repeats } from '#test/support/repeats.ts';

const ROUNDS = repeats(10, 50);

let table: Table;
let harness: Awaited<ReturnType<typeof issuingHarness>>;
beforeAll(async () => {
  table = await emulatedTable();
  harness = await issuingHarness(table);
});

it.each<[Way, Way]>([
  ['email', 'email'],
  ['email', 'sms'],
  ['email', 'sent'],
  ['email', 'payment'],
  ['sent', 'sent'],
])(
  `an invoice that is issued by %s and by %s at once gets its credit once, in ${ROUNDS} rounds`,
  async (one, two) => {
    const typed = [one, two].filter((way) => way === 'payment').length;
    for (let round = 0; round < ROUNDS; round += 1) {
      const customerId = await harness.aCustomerWith();
      const { id } = await harness.record({ customerId, amount: 50 });
      const invoice = await harness.aDraft(customerId, 6_000);
      await Promise.all([harness.tryToIssue(invoice, one), harness.tryToIssue(invoice, two)]);
      expect(await harness.appliedOf(id, [invoice])).toBe(5_000);
      expect(await harness.restOf(id)).toBe(0);
      expect(await harness.read(invoice.id)).toMatchObject({ status: 'SENT', paidCents: 5_000 + typed });
    }
  },
  240_000,
);

it(`two invoices of a customer that are sent at once share their credit, in ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const customerId = await harness.aCustomerWith();
    const { id } = await harness.record({ customerId, amount: 50 });
    const invoices = [await harness.aDraft(customerId, 3_000), await harness.aDraft(customerId, 3_000)];
    await Promise.all(invoices.map((invoice) => harness.issue(invoice, 'email')));
    expect(await harness.appliedOf(id, invoices)).toBe(5_000);
    expect(await harness.restOf(id)).toBe(0);
  }
}, 240_000);

/** More than any way takes. */
const WRITES = 5;

it.each(WAYS)(
  'an invoice that is issued by %s has all its credit or is a draft, whatever write it is killed after',
  async (way) => {
    for (let writes = 0; writes <= WRITES; writes += 1) {
      for (const answers of [true, false]) {
        const customerId = await harness.aCustomerWith();
        const first = await harness.record({ customerId, amount: 20 });
        const second = await harness.record({ customerId, amount: 30 });
        const invoice = await harness.aDraft(customerId, 6_000);
        await harness.tryToIssue(invoice, way, { on: tableKilledAfter(table, writes, answers) });
        const { status } = await harness.read(invoice.id);
        const appliedCents = async () =>
          (await harness.appliedOf(first.id, [invoice])) + (await harness.appliedOf(second.id, [invoice]));
        expect(await appliedCents()).toBe(status === 'DRAFT' ? 0 : 5_000);
        await harness.tryToIssue(invoice, way, { later: 1 });
        expect(await appliedCents()).toBe(5_000);
        expect((await harness.restOf(first.id)) + (await harness.restOf(second.id))).toBe(0);
        expect(await harness.read(invoice.id)).toMatchObject({ status: 'SENT' });
      }
    }
  },
  240_000,
);
