import { beforeAll, expect, it } from 'vitest';
import { standingOf } from '#shared/ledger/standing.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { moneyRace } from '#test/support/money-race.ts';
import { inRounds } from '#test/support/parallel.ts';
import { repeats } from '#test/support/repeats.ts';
import { aDispute } from '#test/support/stripe-event.ts';

const ROUNDS = repeats(40, 1_000);

let race: Awaited<ReturnType<typeof moneyRace>>;
/** Debits that the rounds began. */
let debits = 0;
beforeAll(async () => {
  race = await moneyRace(await emulatedTable());
});

const random = (below: number) => Math.floor(Math.random() * below);

it(`a debit that runs while people pay, credit, edit and cancel is never paid twice, in ${ROUNDS} rounds`, async () => {
  await inRounds(ROUNDS, oneRound);
  expect(debits).toBeGreaterThan(0);
}, 240_000);

async function oneRound(): Promise<void> {
  const id = await race.given([0, 5_000][random(2)] ?? 0, crypto.randomUUID());
  const moves = [
    () => race.openDebit(id),
    () => race.openDebit(id).then(() => race.payByCard(id)),
    () => race.openCheckout(id).then(() => race.payByCard(id)),
    () => race.payByHand(id, 1 + random(15_000)),
    () => race.credit(id, 1 + random(9_000)),
    () => race.refund(id, 3_000, 'stillOwed'),
    () => race.edit(id, 250 + random(50)),
    () => race.markPaid(id),
    () => race.cancel(id),
  ];
  const chosen = moves.toSorted(() => Math.random() - 0.5).slice(0, 3 + random(moves.length - 3));
  const debiting = () => race.openDebit(id).then(() => race.payByCard(id));
  // In half of the rounds, it runs before all others.
  if (random(2) === 0) await debiting();
  await Promise.all([debiting, ...chosen].map((move) => move()));
  const begun = race.sessionsOf(id).filter(({ isDebit, status }) => isDebit && status === 'complete');
  expect(begun.length).toBeLessThanOrEqual(1);
  const [debit] = begun;
  debits += begun.length;
  if (debit) await expectWaiting(id, debit);
  const outcome = random(2) === 0 ? 'paid' : 'failed';
  await race.settleDebits(id, outcome);
  await expectNoCentLost(id);
  if (debit && outcome === 'paid') await expectOwedAgain(id, debit.paymentIntentId ?? '');
}

type Debit = { readonly id: string; readonly amountCents: number };

/** While it runs, the debit has its place, is of the balance, and nothing else is paid. */
async function expectWaiting(id: string, { id: sessionId, amountCents }: Debit): Promise<void> {
  const [invoice, entries] = [await race.read(id), await race.entriesOf(id)];
  expect(invoice.checkout).toMatchObject({ sessionId, isDebit: true, pending: {} });
  expect(standingOf(entries, invoice).balanceCents).toBe(amountCents);
  expect(invoice.status).toBe('SENT');
  expect(await race.payByHand(id, 1)).toMatchObject({ isDone: false });
  expect(await race.openDebit(id)).toBe(false);
  expect(await race.openCheckout(id)).toBe(false);
}

async function expectNoCentLost(id: string): Promise<void> {
  const [invoice, entries] = [await race.read(id), await race.entriesOf(id)];
  const standing = standingOf(entries, invoice);
  expect(standing.surplusCents).toBe(0);
  expect(invoice.paidCents ?? 0).toBe(standing.paidCents);
  expect(invoice.checkout?.pending).toBeUndefined();
  expect(standing.paidCents).toBeLessThanOrEqual(invoice.totalCents - standing.creditedCents);
}

/** What the bank returns is owed again, to the cent. */
async function expectOwedAgain(id: string, paymentIntentId: string): Promise<void> {
  const before = standingOf(await race.entriesOf(id), await race.read(id));
  const debit = (await race.entriesOf(id)).find((entry) => entry.id === paymentIntentId);
  expect(debit).toMatchObject({ kind: 'payment', method: 'debit' });
  const amount = debit?.amountCents ?? 0;
  race.paidBy.set(paymentIntentId, id);
  await race.apply('charge.dispute.closed', aDispute(paymentIntentId, { status: 'lost', amount }));
  const [invoice, after] = [await race.read(id), standingOf(await race.entriesOf(id), await race.read(id))];
  expect(after.balanceCents).toBe(before.balanceCents + amount);
  expect(invoice).toMatchObject({ status: 'SENT', paymentNotice: { code: 'DEBIT_RETURNED' } });
}
