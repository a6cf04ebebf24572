import { beforeAll, expect, it } from 'vitest';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { repeats } from '#test/support/repeats.ts';
import { savingHarness } from '#test/support/saving-harness.ts';
import { type Delivery, deliverAll } from '#test/support/shuffled-deliveries.ts';
import { aDispute } from '#test/support/stripe-event.ts';

const DEBITS = repeats(12, 120);
/** How often each event is delivered. */
const TIMES = 3;

let shop: Awaited<ReturnType<typeof savingHarness>>;
beforeAll(async () => {
  shop = await savingHarness(await emulatedTable());
});

const OUTCOMES = ['paid', 'failed', 'pending', 'returned'] as const;

const random = (below: number) => Math.floor(Math.random() * below);

/** A debit with all its events. Every other payer agrees that their account is saved. */
async function aDebit(index: number) {
  const outcome = OUTCOMES[index % OUTCOMES.length] ?? 'paid';
  const customerId = index % 2 === 0 ? await shop.addCustomer() : undefined;
  const debit = await shop.debit(customerId ? { customerId } : {});
  const event = (type: string, object: object): Delivery => ({ id: `evt_${crypto.randomUUID()}`, type, object });
  const ended = outcome === 'pending' ? [] : [debit.end(outcome === 'failed' ? 'failed' : 'paid')];
  const dispute = aDispute(debit.pi);
  const returned = [
    event('charge.dispute.created', dispute),
    event('charge.dispute.closed', { ...dispute, status: 'lost' }),
  ];
  const events = [
    event(debit.started.type, debit.started.object),
    ...ended.map(({ type, object }) => event(type, object)),
    ...(outcome === 'returned' ? returned : []),
  ];
  return { ...debit, outcome, customerId, events };
}

const STATUSES = { paid: 'PAID', failed: 'SENT', pending: 'SENT', returned: 'SENT' } as const;
const TOLD = {
  paid: ['PAID'],
  failed: ['DEBIT_FAILED'],
  pending: [],
  returned: ['DEBIT_RETURNED', 'PAID'],
} as const;

it(`${DEBITS} debits end alike, in whatever order and however often their events arrive`, async () => {
  const debits = await Promise.all(Array.from({ length: DEBITS }, (_, index) => aDebit(index)));
  const events = debits.flatMap((debit) => debit.events);
  const deliveries = Array.from({ length: TIMES }, () => events).flat();
  const shuffled = deliveries.toSorted(() => Math.random() - 0.5);
  await deliverAll(shuffled, { apply: shop.apply, random });
  for (const { id, outcome, customerId } of debits) {
    const invoice = await shop.read(id);
    expect(invoice.status).toBe(STATUSES[outcome]);
    expect(invoice.checkout?.pending !== undefined).toBe(outcome === 'pending');
    if (outcome !== 'pending') expect(invoice).not.toHaveProperty('checkout');
    const isPaid = outcome === 'paid' || outcome === 'returned';
    const entries = await shop.entriesOf(id);
    expect(entries.map((entry) => 'method' in entry && entry.method)).toEqual(isPaid ? ['debit'] : []);
    const types = (await shop.eventsOf(id)).map(({ type }) => type);
    const timesOf = (type: string) => types.filter((each) => each === type).length;
    expect(timesOf('PAYMENT')).toBe(isPaid ? 1 : 0);
    expect(timesOf('PAYMENT_FAILED')).toBe(outcome === 'failed' ? 1 : 0);
    expect(timesOf('DISPUTE')).toBe(outcome === 'returned' ? 1 : 0);
    // Its start is no news after its end.
    expect(timesOf('DEBIT_STARTED')).toBeLessThanOrEqual(1);
    if (outcome === 'pending') expect(timesOf('DEBIT_STARTED')).toBe(1);
    const news = shop.mails.flatMap((mail) =>
      mail.invoiceId === id && mail.kind === 'OWNER_NOTICE' ? [mail.news.what] : [],
    );
    expect(news.toSorted()).toEqual(TOLD[outcome]);
    if (!customerId) continue;
    const saved = await shop.cards.find(customerId);
    expect(saved?.bank).toBe(isPaid ? 'TD Canada Trust' : undefined);
    const kept = [...shop.provider.cards.values()].filter(({ holderId }) => holderId.endsWith(customerId));
    // While it is on its way, the provider keeps the account.
    expect(kept).toHaveLength(outcome === 'failed' ? 0 : 1);
  }
});
