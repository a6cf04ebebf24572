import { beforeAll, describe, expect, it } from 'vitest';
import type { Table, Write } from '#functions/data/table/table.ts';
import { heldCents, type InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { draftEmail } from '#functions/invoice-delivery/emails.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { issuingHarness } from '#test/support/issuing-harness.ts';
import { tableKilledAfter } from '#test/support/killed-table.ts';
import { repeats } from '#test/support/repeats.ts';
import { MAX_RECEIPTS } from './deposits-on-issue.ts';

const WAYS = ['email', 'sms', 'sent'] as const;

let table: Table;
let harness: Awaited<ReturnType<typeof issuingHarness>>;
beforeAll(async () => {
  table = await emulatedTable();
  harness = await issuingHarness(table);
});

/** A draft with a deposit that was paid in two parts. */
async function aDraftWithDeposit(totalCents: number, parts: readonly number[], appliesCredit = false) {
  const customerId = await harness.aCustomerWith(appliesCredit);
  const [deposit] = await harness.depositsOf(customerId, 50_000);
  const depositId = deposit?.id ?? '';
  for (const amount of parts) await harness.pay(depositId, { amount });
  const draft = await harness.aDraft(customerId, totalCents, { deposits: [depositId] });
  return { customerId, depositId, draft };
}

const heldOf = async (depositId: string) => heldCents(await harness.read(depositId));
const creditOf = async (customerId: string) => {
  const receipts = await harness.listOf(customerId);
  const rests = await Promise.all(receipts.map(({ id }) => harness.restOf(id)));
  return rests.reduce((sum, rest) => sum + rest, 0);
};

describe.each(WAYS)('a draft that is issued by %s', (way) => {
  it('is paid by its deposit, of which the rest stays held', async () => {
    const { customerId, depositId, draft } = await aDraftWithDeposit(6_000, [40, 60]);
    await harness.issue(draft, way);
    expect(await harness.read(draft.id)).toMatchObject({ status: 'PAID', paidCents: 6_000 });
    expect(await heldOf(depositId)).toBe(4_000);
    expect(await creditOf(customerId)).toBe(0);
    expect(await harness.read(depositId)).toMatchObject({ paidCents: 10_000 });
  });

  it('is issued as ever if its deposit is not paid', async () => {
    const { draft } = await aDraftWithDeposit(6_000, []);
    await harness.issue(draft, way);
    expect(await harness.read(draft.id)).toMatchObject({ status: 'SENT', version: 2 });
  });
});

it('deposits go before credit', async () => {
  const { customerId, depositId, draft } = await aDraftWithDeposit(6_000, [50], true);
  const { id } = await harness.record({ customerId, amount: 30, paidOn: '2026-01-01' });
  await harness.issue(draft, 'sent');
  expect(await harness.read(draft.id)).toMatchObject({ status: 'PAID' });
  expect([await heldOf(depositId), await harness.restOf(id)]).toEqual([0, 2_000]);
});

it('of a deposit that was paid in many parts, what one invoice does not take stays held', async () => {
  const parts = Array.from({ length: MAX_RECEIPTS + 1 }, () => 1);
  const { customerId, depositId, draft } = await aDraftWithDeposit(6_000, parts);
  await harness.issue(draft, 'sent');
  expect(await harness.read(draft.id)).toMatchObject({ status: 'SENT', paidCents: 2_000 });
  expect([await heldOf(depositId), await creditOf(customerId)]).toEqual([100, 0]);
});

it('of a deposit that was paid on many days, everything fits the transaction that issues the invoice', async () => {
  const parts = Array.from({ length: MAX_RECEIPTS }, () => 1);
  const { draft, depositId } = await aDraftWithDeposit(6_000, []);
  for (const [index, amount] of parts.entries()) {
    const paidOn = `2026-01-${String(index + 1).padStart(2, '0')}`;
    await harness.pay(depositId, { amount, paidOn });
  }
  const sizes: number[] = [];
  const counted = {
    ...table,
    transact: (writes: Readonly<Record<string, Write>>) => {
      sizes.push(Object.keys(writes).length);
      return table.transact(writes);
    },
  } as Table;
  await harness.issue(draft, 'email', { on: counted });
  expect(await harness.read(draft.id)).toMatchObject({ status: 'SENT', paidCents: 2_000 });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
  expect(Math.max(...sizes)).toBeGreaterThan(60);
});

it('a preview names what the deposit leaves, and takes nothing', async () => {
  const { depositId, draft } = await aDraftWithDeposit(6_000, [20, 30]);
  const { caller, now, sending } = harness;
  const email = await draftEmail(sending, { caller, invoiceId: draft.id, now });
  expect(email.message).toContain('with a balance of 10.00 CAD');
  expect(await heldOf(depositId)).toBe(5_000);
  expect(await harness.read(draft.id)).toMatchObject({ status: 'DRAFT', version: 1 });
});

it.each([0, 1, 2, 3].flatMap((writes) => [true, false].map((answers) => ({ writes, answers }))))(
  'killed after $writes writes (known: $answers), it is issued with all of its deposit by the next try',
  async ({ writes, answers }) => {
    const { customerId, depositId, draft } = await aDraftWithDeposit(20_000, [40, 60]);
    await harness.tryToIssue(draft, 'sent', { on: tableKilledAfter(table, writes, answers) });
    const paid = ({ paidCents = 0 }: InvoiceRecord) => paidCents;
    const everywhere = async () =>
      (await heldOf(depositId)) + (await creditOf(customerId)) + paid(await harness.read(draft.id));
    expect(await everywhere()).toBe(10_000);
    await harness.tryToIssue(draft, 'sent');
    expect(await harness.read(draft.id)).toMatchObject({ status: 'SENT', paidCents: 10_000 });
    expect(await everywhere()).toBe(10_000);
  },
);

const ROUNDS = repeats(8, 100);

it(`two windows that send it at once use its deposit once, in ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { customerId, depositId, draft } = await aDraftWithDeposit(20_000, [40, 60]);
    await Promise.all([harness.tryToIssue(draft, 'email'), harness.tryToIssue(draft, 'sent')]);
    expect(await harness.read(draft.id)).toMatchObject({ status: 'SENT', paidCents: 10_000 });
    expect([await heldOf(depositId), await creditOf(customerId)]).toEqual([0, 0]);
  }
}, 240_000);
