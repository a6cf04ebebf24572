import type Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Table } from '#functions/data/table/table.ts';
import { forgetCard } from '#functions/domain/saved-card/forget-card.ts';
import { type RemovedCard, removedCards } from '#functions/services/removed-cards.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { repeats } from '#test/support/repeats.ts';
import { savingHarness } from '#test/support/saving-harness.ts';
import { anEvent } from '#test/support/stripe-event.ts';
import { ACCOUNT } from '#test/support/stripe-events-harness.ts';
import { applyEvent, type Dependencies } from './apply.ts';

const MASTERCARD = { brand: 'mastercard', last4: '4444' };

let table: Table;
let shop: Awaited<ReturnType<typeof savingHarness>>;
beforeAll(async () => {
  table = await emulatedTable();
  shop = await savingHarness(table);
});

type Calls = Readonly<Record<string, unknown>>;

/** Dependencies that stop for good at a call: before it is made, or once it is. */
function stoppedAt(call: number, when: 'before' | 'after', removed: Dependencies['removed']): Dependencies {
  let made = 0;
  const stopping = <Of extends Calls>(calls: Of): Of =>
    Object.fromEntries(
      Object.entries(calls).map(([name, value]) => {
        if (typeof value !== 'function') return [name, value];
        const run = async (...input: unknown[]) => {
          made += 1;
          if (made > call || (made === call && when === 'before')) throw new Error('Killed');
          const result = await value(...input);
          if (made === call) throw new Error('Killed');
          return result;
        };
        return [name, run];
      }),
    ) as Of;
  const { dependencies } = shop;
  return {
    ...dependencies,
    table: { ...dependencies.table, transact: stopping({ transact: table.transact }).transact },
    payments: stopping(dependencies.payments),
    removed: stopping(removed),
  };
}

/** What a customer's cards at the provider are known by, once what was queued is forgotten. */
async function leftAfter(customerId: string, queued: readonly RemovedCard[]) {
  const { payments, cards } = shop.provider;
  for (const card of queued) await forgetCard({ cards: shop.cards, payments }, card);
  return [...cards.values()]
    .filter(({ holderId }) => holderId.endsWith(customerId))
    .map(({ brand, last4 }) => ({ brand, last4 }));
}

describe.each(['before', 'after'] as const)('a run that is killed %s a call', (when) => {
  // Reading the card, queueing the old one, saving, queueing again.
  it.each([1, 2, 3, 4, 5])('leaves one card, the new one, once the event is delivered again: call %i', async (call) => {
    const queued: RemovedCard[] = [];
    const removed = removedCards({ send: async (json) => void queued.push(JSON.parse(json).removed) });
    const customerId = await shop.addCustomer();
    await shop.deliver(await shop.pay(customerId));
    const paid = await shop.pay(customerId, { at: '2026-04-01T12:00:00.000Z', card: MASTERCARD });
    const event = anEvent('checkout.session.completed', ACCOUNT, paid.session) as Stripe.Event;
    const killed = applyEvent(stoppedAt(call, when, removed), event, new Date()).catch(() => 'killed');
    expect(await killed).toBe(call < 5 ? 'killed' : undefined);
    await applyEvent({ ...shop.dependencies, removed }, event, new Date());
    expect(await shop.cards.find(customerId)).toMatchObject({ ...MASTERCARD, id: paid.agreement.id });
    expect(await leftAfter(customerId, queued)).toEqual([MASTERCARD]);
    expect(await shop.entriesAbout(customerId)).toHaveLength(2);
  });
});

it('events in any order, each several times and at once, leave the card of the latest agreement', async () => {
  const rounds = repeats(8, 40);
  for (let round = 0; round < rounds; round += 1) {
    shop.forgotten.length = 0;
    const customerId = await shop.addCustomer();
    const paid = [];
    for (const month of [3, 4, 5, 6])
      paid.push(
        await shop.pay(customerId, {
          at: `2026-0${month}-01T12:00:00.000Z`,
          card: { brand: 'visa', last4: `000${month}` },
        }),
      );
    const deliveries = [...paid, ...paid, ...paid].toSorted(() => Math.random() - 0.5);
    await Promise.all(deliveries.map(shop.deliver));
    expect(await shop.cards.find(customerId)).toMatchObject({ last4: '0006' });
    expect(await leftAfter(customerId, shop.forgotten)).toEqual([{ brand: 'visa', last4: '0006' }]);
  }
});
