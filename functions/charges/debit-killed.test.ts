import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { savedCardKey } from '#functions/data/table/keys.ts';
import { remove } from '#functions/data/table/write.ts';
import { BANK_ACCOUNT } from '#test/support/card-charges.ts';
import { CHARGED_AT, chargesHarness } from '#test/support/charges-harness.ts';
import { DECIDED_AT, TRIED_AGAIN_AT } from '#test/support/debits-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { anyKill, KILLS, type Kill, killedRun, LONG, ROUNDS, random } from '#test/support/killed-charges.ts';
import { tableKilledAfter } from '#test/support/killed-table.ts';
import { inBatches } from '#test/support/parallel.ts';
import { anEvent } from '#test/support/stripe-event.ts';

const table = await emulatedTable();

const NEXT_HOUR = '2026-12-01T15:00:00.000Z';
const DECIDED_AGAIN_AT = '2026-12-18T15:00:00.000Z';

/** An invoice that is to be debited, with a provider of its own. */
async function anInvoice() {
  const harness = chargesHarness(table);
  return { harness, ...(await harness.anInvoice({ label: BANK_ACCOUNT })) };
}

type Debited = Awaited<ReturnType<typeof anInvoice>>;

/** The bank decides about the debit that is on its way, and whoever is told of that is killed at first. */
async function decide({ harness, id }: Debited, outcome: 'paid' | 'declined', at: string, kill: Kill = {}) {
  const { provider } = harness;
  const debit = provider.chargesOf(id).at(-1);
  provider.settle(debit?.id ?? '', outcome);
  const { type, object } = provider.chargeEvent(debit?.id ?? '') ?? { type: '', object: {} };
  const event = anEvent(type, debit?.request.accountId ?? '', object) as unknown as Stripe.Event;
  const killed = tableKilledAfter(table, kill.writes ?? 1, kill.answers ?? false);
  await harness.applyEvent(event, at, killed).catch(() => undefined);
  await Promise.all([harness.applyEvent(event, at), harness.applyEvent(event, at)]);
}

/** There is one debit, which is on its way. */
async function expectOneOnItsWay({ harness, id }: Debited, tries = 0): Promise<void> {
  const { status, checkout } = await harness.read(id);
  expect([status, checkout?.isDebit]).toEqual(['SENT', true]);
  expect(checkout?.pending).toBeDefined();
  const states = harness.provider.chargesOf(id).map(({ state }) => state.status);
  expect(states.filter((state) => state === 'pending')).toHaveLength(1);
  expect(states.filter((state) => state === 'failed')).toHaveLength(tries);
  expect(await harness.eventsOf(id, 'DEBIT_STARTED')).toHaveLength(tries + 1);
  expect(await harness.entriesOf(id)).toEqual([]);
}

async function expectPaidOnce({ harness, id }: Debited, failures = 0): Promise<void> {
  const invoice = await harness.read(id);
  expect(invoice).toMatchObject({ status: 'PAID', paidCents: 10_000 });
  expect([invoice.charge, invoice.checkout]).toEqual([undefined, undefined]);
  expect(harness.takenFor(id)).toEqual([10_000]);
  expect(await harness.entriesOf(id)).toMatchObject([{ method: 'debit' }]);
  expect(await harness.eventsOf(id, 'PAYMENT')).toHaveLength(1);
  expect(await harness.eventsOf(id, 'CHARGE_FAILED')).toHaveLength(failures);
  const failed = failures > 0 ? ['CHARGE_FAILED'] : [];
  expect(await harness.mailsAbout(id)).toEqual([...failed, 'OWNER_NOTICE PAID', 'PAYER_NOTICE PAID']);
  expect(await harness.dueAt(id)).toBeUndefined();
}

it.each([
  ['again', async ({ harness, id }: Debited) => harness.run(id, NEXT_HOUR)],
  [
    'twice at once',
    async ({ harness, id }: Debited) => {
      await Promise.all([harness.run(id, NEXT_HOUR), harness.run(id, NEXT_HOUR)]);
    },
  ],
] as const)('a debit that is killed anywhere and runs %s is on its way once, and pays once', async (_, goOn) => {
  await inBatches(KILLS, async (kill) => {
    const debited = await anInvoice();
    await killedRun(debited, kill, CHARGED_AT);
    await goOn(debited);
    await expectOneOnItsWay(debited);
    await decide(debited, 'paid', DECIDED_AT, kill);
    await expectPaidOnce(debited);
  });
});

it('a debit whose bank decides before a killed run noted it pays once', async () => {
  await inBatches(KILLS, async (kill) => {
    const debited = await anInvoice();
    await killedRun(debited, kill, CHARGED_AT);
    const isBegun = debited.harness.provider.chargesOf(debited.id).some(({ state }) => state.status === 'pending');
    if (isBegun) await decide(debited, 'paid', NEXT_HOUR, kill);
    await debited.harness.run(debited.id, NEXT_HOUR);
    if (!isBegun) await decide(debited, 'paid', DECIDED_AT);
    await expectPaidOnce(debited);
  });
});

it('a debit that lacks the money and is killed anywhere fails once, and the second one pays', async () => {
  await inBatches(KILLS, async (kill) => {
    const debited = await anInvoice();
    const { harness, id } = debited;
    await killedRun(debited, kill, CHARGED_AT);
    await harness.run(id, NEXT_HOUR);
    await decide(debited, 'declined', DECIDED_AT, kill);
    expect((await harness.read(id)).charge).toMatchObject({ tries: 1, on: '2026-12-11' });
    await killedRun(debited, kill, TRIED_AGAIN_AT);
    await Promise.all([harness.run(id, TRIED_AGAIN_AT), harness.run(id, TRIED_AGAIN_AT)]);
    await expectOneOnItsWay(debited, 1);
    await decide(debited, 'paid', DECIDED_AGAIN_AT, kill);
    await expectPaidOnce(debited, 1);
  });
});

it('a debit that is killed before its account is removed is never made, or counts', async () => {
  await inBatches(KILLS, async (kill) => {
    const debited = await anInvoice();
    const { harness, id, businessId, customerId = '' } = debited;
    await killedRun(debited, kill, CHARGED_AT);
    const isBegun = harness.provider.chargesOf(id).some(({ state }) => state.status === 'pending');
    await table.transact({ card: remove(savedCardKey(businessId, customerId)) });
    await harness.run(id, NEXT_HOUR);
    await harness.run(id, NEXT_HOUR);
    if (isBegun) {
      await expectOneOnItsWay(debited);
      await decide(debited, 'paid', DECIDED_AT);
      return expectPaidOnce(debited);
    }
    const { charge, checkout } = await harness.read(id);
    expect([charge?.over, checkout]).toEqual(['card-removed', undefined]);
    for (const { state } of harness.provider.chargesOf(id)) expect(['open', 'cancelled']).toContain(state.status);
  });
});

it(
  `of ${ROUNDS} debits that are killed again and again, with two runs at once, each pays once`,
  async () => {
    await inBatches([...Array(ROUNDS).keys()], async (round) => {
      const debited = await anInvoice();
      const { harness, id } = debited;
      const begin = async (at: string) => {
        for (let kills = random(4); kills >= 0; kills -= 1)
          await Promise.all([killedRun(debited, anyKill(), at), killedRun(debited, anyKill(), at)]);
        await Promise.all([harness.run(id, at), harness.run(id, at)]);
      };
      await begin(CHARGED_AT);
      const failures = round % 3 === 0 ? 1 : 0;
      await expectOneOnItsWay(debited);
      if (failures > 0) {
        await decide(debited, 'declined', DECIDED_AT, anyKill());
        await begin(TRIED_AGAIN_AT);
        await expectOneOnItsWay(debited, failures);
      }
      await Promise.all([decide(debited, 'paid', DECIDED_AGAIN_AT, anyKill()), harness.run(id, DECIDED_AGAIN_AT)]);
      await harness.run(id, '2026-12-30T14:00:00.000Z');
      await expectPaidOnce(debited, failures);
    });
  },
  LONG,
);
