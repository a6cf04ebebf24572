import { beforeAll, expect, it } from 'vitest';
import { standingOf } from '#shared/ledger/standing.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { moneyRace } from '#test/support/money-race.ts';
import { inRounds } from '#test/support/parallel.ts';
import { repeats } from '#test/support/repeats.ts';

const ROUNDS = repeats(40, 1_000);
const EFFECTS = ['stillOwed', 'reducesPrice', 'none'] as const;

let race: Awaited<ReturnType<typeof moneyRace>>;
beforeAll(async () => {
  race = await moneyRace(await emulatedTable());
});

const random = (below: number) => Math.floor(Math.random() * below);
const shuffled = <Item>(items: readonly Item[]) =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

it(`concurrent card payment, recorded payment, claim, refund, edit and cancellation lose no cent, in ${ROUNDS} rounds`, async () => {
  await inRounds(ROUNDS, oneRound);
}, 240_000);

async function oneRound(): Promise<void> {
  const claimId = crypto.randomUUID();
  const id = await race.given([0, 5_000][random(2)] ?? 0, claimId);
  const byHand = [1 + random(15_000), 1 + random(15_000)];
  const paid: { cents: number; isDone: boolean }[] = [];
  const refunded: { cents: number; isDone: boolean }[] = [];
  const credited: { cents: number; isDone: boolean }[] = [];
  const refund = async (cents: number) => {
    const effect = EFFECTS[random(EFFECTS.length)] ?? 'none';
    const done = await race.refund(id, cents, effect);
    refunded.push(done);
    if (effect === 'reducesPrice') credited.push(done);
  };
  const moves = [
    () => race.payByCard(id),
    () => race.openCheckout(id),
    () => race.openCheckout(id).then(() => race.payByCard(id)),
    ...byHand.map((cents) => async () => void paid.push(await race.payByHand(id, cents))),
    ...[3_000, 4_000].map((cents) => () => refund(cents)),
    async () => void credited.push(await race.credit(id, 1 + random(9_000))),
    async () => void paid.push(await race.confirmClaim(id, claimId)),
    () => race.withdrawClaim(id, claimId),
    () => race.edit(id, 250 + random(50)),
    () => race.markPaid(id),
    () => race.cancel(id),
  ];
  const chosen = shuffled(moves).slice(0, 3 + random(moves.length - 2));
  const aMomentLater = async (move: () => Promise<unknown>) => {
    await aFewReads(id);
    await move();
  };
  await Promise.all(chosen.map(aMomentLater));
  await race.deliverAll(id);
  await expectNoCentLost(id, { paid, refunded, credited });
}

/** Waits for a random number of reads, so that any change can come first. */
async function aFewReads(id: string): Promise<void> {
  for (let reads = random(6); reads > 0; reads -= 1) await race.read(id);
}

type Done = { readonly cents: number; readonly isDone: boolean };
const centsOf = (done: readonly Done[]) => sumOf(done.filter(({ isDone }) => isDone).map(({ cents }) => cents));

type Moved = Readonly<Record<'paid' | 'refunded' | 'credited', Done[]>>;

async function expectNoCentLost(id: string, { paid, refunded, credited }: Moved): Promise<void> {
  const [invoice, entries] = [await race.read(id), await race.entriesOf(id)];
  const payments = entries.filter((entry) => entry.kind === 'payment');
  const refunds = entries.filter((entry) => entry.kind === 'refund');
  const credits = entries.filter((entry) => entry.kind === 'credit');
  const cents = (of: readonly { amountCents: number }[]) => sumOf(of.map(({ amountCents }) => amountCents));
  const intents = race.intentsOf(id).map(([, intent]) => intent);

  // Each payment and each refund has one entry.
  expect(cents(payments.filter(({ method }) => method === 'card'))).toBe(cents(intents));
  const isMark = ({ method }: { method: string }) => method === 'other';
  expect(cents(payments.filter((entry) => entry.method !== 'card' && !isMark(entry)))).toBe(centsOf(paid));
  expect(entries.every(({ amountCents }) => amountCents > 0)).toBe(true);
  expect(cents(refunds)).toBe(centsOf(refunded));
  expect(cents(credits)).toBe(centsOf(credited));
  expect(cents(refunds)).toBe(cents(intents.flatMap((intent) => intent.refunds)));
  expect(refunds.every(({ status }) => status === 'succeeded')).toBe(true);

  // The invoice agrees with its entries, and nobody paid more than its total.
  const standing = standingOf(entries, invoice);
  expect(sumOf((invoice.movements ?? []).map((movement) => movement.cents))).toBe(cents(payments) - cents(refunds));
  expect(invoice.paidCents ?? 0).toBe(standing.paidCents);
  expect(invoice.returnedCents ?? 0).toBe(standing.returnedCents);
  expect(standing.surplusCents).toBe(0);
  expect(invoice.creditedCents ?? 0).toBe(standing.creditedCents);
  expect(standing.paidCents).toBeLessThanOrEqual(invoice.totalCents - standing.creditedCents);

  // At most one checkout is open, for the balance.
  const open = race.sessionsOf(id).filter(({ status }) => status === 'open');
  expect(open.length).toBeLessThanOrEqual(1);
  for (const session of open) {
    expect(invoice.status).toBe('SENT');
    expect(invoice.checkout?.sessionId).toBe(session.id);
    expect(session.amountCents).toBe(standing.balanceCents);
  }
}
